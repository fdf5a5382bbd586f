use std::cell::Cell;
use std::rc::Rc;

use futures_channel::mpsc::{self, UnboundedReceiver, UnboundedSender};
use gloo_events::EventListener;
use gpu::Unavailable;
use l10n::{Arg, Bundle, BundleError, Dir, msg};
use models::trace::{State, TraceError};
use web_sys::{HtmlCanvasElement, HtmlElement};

use super::canvas2d::Painter;
use super::device::{Look, Mirror};
use super::events::{Controls, Event};
use super::hooks;
use super::page::{scale, watch_page, width_of};
use super::palette::Palette;
use super::rest::Rest;
use crate::heap::map::Layout;
use crate::heap::scene::Scene;
use crate::heap::{HeapState, MIB, Story, account};
use crate::panel::Panel;
use crate::stage::{Badge, BadgeKind, Command, Notice, Settings};

/// Where the demo lives and what it starts with.
pub struct Host {
    /// The panel that the server wrote (`ui::components::heap_panel`).
    pub panel: HtmlElement,
    /// The page's language.
    pub tag: String,
    /// Its direction.
    pub dir: Dir,
    /// The demo's messages in that language, compiled by `l10n::compact`.
    pub words: String,
    /// The settings that its question asks for.
    pub settings: Settings,
    /// A [`HeapState`] in words to open with instead, from a link or from an earlier visit; empty for none.
    pub link: String,
    /// Whether the step that answers the question is held back.
    pub held: bool,
    /// Hears the demo's state in words whenever it has come to rest; an empty text where it stands as the question
    /// opens it.
    pub report: Box<dyn Fn(String)>,
}

/// Why a demo could not start.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// The demo's words do not parse.
    #[error(transparent)]
    Words(#[from] BundleError),
    /// The model refused the settings.
    #[error(transparent)]
    Model(#[from] TraceError),
    /// The panel lacks a part.
    #[error("the panel has no place for the canvas")]
    Panel,
}

/// Starts the demo. It asks for a device by itself and shows the same scene without one.
///
/// # Errors
/// When its words or its settings are not usable.
pub fn open(host: Host) -> Result<Controls, OpenError> {
    let (events, inbox) = mpsc::unbounded();
    let commands = events.clone();
    let panel = Panel::bind(host.panel.clone(), move |command| {
        commands.unbounded_send(Event::Command(command)).ok();
    });
    let demo = Demo::new(host, panel, events.clone())?;
    wasm_bindgen_futures::spawn_local(run(demo, inbox));
    Ok(Controls { events })
}

/// Steps a second, times ten, at the start.
const CALM: u32 = 15;
/// How long a new block takes to unroll, in milliseconds: the identity's one gesture.
const PICK_MS: f64 = 260.0;

async fn run(mut demo: Demo, mut inbox: UnboundedReceiver<Event>) {
    demo.publish();
    demo.await_rest();
    // a link may ask for more than this device has
    let question = demo.question.clone();
    demo.open_device(Some(question)).await;
    loop {
        demo.settle().await;
        let Ok(event) = inbox.recv().await else { break };
        if demo.handle(event).await.is_break() {
            break;
        }
        // what piled up meanwhile is taken at once: a drag of the scrubber is one jump
        while let Ok(event) = inbox.try_recv() {
            if demo.handle(event).await.is_break() {
                demo.close();
                return;
            }
        }
    }
    demo.close();
}

/// Where the story happens besides the model.
pub(super) enum Backing {
    /// No device yet.
    Opening,
    /// On a device.
    Device(Box<Mirror>),
    /// On a canvas alone, or on none where the browser gives no context at all.
    Canvas(Option<Painter>),
}

/// Why there is no device behind the picture.
#[derive(Clone, Debug)]
pub(super) enum Unavailability {
    From(Unavailable),
    Lost,
}

/// What has to be done before the next event.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Due {
    pub(super) device: bool,
    pub(super) draw: bool,
    pub(super) publish: bool,
    pub(super) verify: Option<Extent>,
}

/// How much is read back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Extent {
    Touched,
    Whole,
}

pub(super) struct Demo {
    pub(super) panel: Panel,
    pub(super) slot: HtmlElement,
    pub(super) bundle: Bundle,
    pub(super) events: UnboundedSender<Event>,
    pub(super) listeners: Vec<EventListener>,
    pub(super) frame: Option<gloo_render::AnimationFrame>,
    pub(super) story: Story,
    pub(super) settings: Settings,
    /// The settings that the question asks for.
    pub(super) question: Settings,
    /// Whether the step that answers the question is held back.
    pub(super) held: bool,
    /// What a slider on its way offers.
    pub(super) offered: Option<Settings>,
    pub(super) position: u32,
    pub(super) state: State,
    /// Steps that the last move passed, for what to read back.
    pub(super) passed: std::ops::Range<u32>,
    pub(super) backing: Backing,
    pub(super) palette: Palette,
    pub(super) layout: Layout,
    pub(super) canvas: Option<HtmlCanvasElement>,
    pub(super) chosen: Option<u64>,
    pub(super) badge: Badge,
    pub(super) notice: Option<Notice>,
    pub(super) mismatch: bool,
    pub(super) play: Rc<Cell<u32>>,
    pub(super) playing: bool,
    pub(super) speed: u32,
    pub(super) entered_at: Option<f64>,
    /// Whether it plays the question's story through, for someone who has answered.
    pub(super) showing: bool,
    /// Ticks for which it stays where it is.
    pub(super) linger: u32,
    pub(super) rest: Rest,
    /// What the chart shows: steps in all and done, and its width.
    pub(super) charted: Rc<std::cell::RefCell<Option<(u32, u32, u32)>>>,
    pub(super) due: Due,
}

impl Demo {
    fn new(host: Host, panel: Panel, events: UnboundedSender<Event>) -> Result<Self, OpenError> {
        let slot = panel.part("slot").ok_or(OpenError::Panel)?;
        let bundle = Bundle::from_compact(&host.tag, host.dir, &host.words)?;
        let question = host.settings;
        let asked = (!host.link.is_empty()).then(|| host.link.parse::<HeapState>());
        let (HeapState { settings, position }, notice) = match asked {
            Some(Ok(state)) => (state, None),
            Some(Err(damaged)) => {
                let text = account::damaged(&bundle, damaged);
                (HeapState { settings: question.clone(), position: 0 }, Some(Notice { text, alert: false }))
            }
            None => (HeapState { settings: question.clone(), position: 0 }, None),
        };
        let story = Story::new(&settings)?;
        let position = position.min(story.end(host.held));
        let state = story.state_at(position);
        let layout = Layout::for_width(width_of(&slot), story.capacity());
        let mut listeners = hooks::listen(&slot, &events);
        listeners.extend(watch_page(&events));
        let palette = Palette::read(&slot).unwrap_or_default();
        let badge = Badge { lead: String::new(), text: bundle.text(&msg::heap::opening()), kind: BadgeKind::Busy };
        Ok(Self {
            panel,
            slot,
            bundle,
            events,
            listeners,
            frame: None,
            story,
            settings,
            question,
            held: host.held,
            offered: None,
            position,
            state,
            passed: 0..0,
            backing: Backing::Opening,
            palette,
            layout,
            canvas: None,
            chosen: None,
            badge,
            notice,
            mismatch: false,
            play: Rc::default(),
            playing: false,
            speed: CALM,
            entered_at: None,
            showing: false,
            linger: 0,
            rest: Rest::new(host.report),
            charted: Rc::default(),
            due: Due { draw: true, publish: true, ..Due::default() },
        })
    }

    async fn handle(&mut self, event: Event) -> std::ops::ControlFlow<()> {
        match event {
            Event::Command(Command::Close) => return std::ops::ControlFlow::Break(()),
            Event::Command(command) => self.command(command).await,
            Event::Tick(play) if self.playing && play == self.play.get() => self.tick(),
            Event::Tick(_) => {}
            Event::Frame => self.due.draw = true,
            Event::Rest(turn) => self.come_to_rest(turn),
            Event::Lost => self.recover().await,
            Event::Corrupt(address) => self.corrupt(address),
            Event::Lose => {
                if let Backing::Device(mirror) = &self.backing {
                    mirror.gpu.destroy();
                }
            }
        }
        std::ops::ControlFlow::Continue(())
    }

    async fn command(&mut self, command: Command) {
        match command {
            Command::Step(by) => {
                self.pause();
                let steps = i64::from(self.position) + i64::from(by);
                self.seek(u32::try_from(steps.max(0)).unwrap_or(0));
            }
            Command::Seek(position) => {
                self.pause();
                self.seek(position);
            }
            Command::TogglePlay if self.playing => self.pause(),
            Command::TogglePlay => self.start_play(),
            Command::Speed(speed) => {
                self.speed = speed.max(1);
                if self.playing {
                    self.start_play();
                }
            }
            Command::Reset => self.restart(),
            Command::Set(settings) => self.set(settings).await,
            Command::Offer(settings) => {
                self.offered = Some(settings);
                self.due.publish = true;
            }
            Command::Hold(held) => self.hold(held),
            Command::Show => self.show_all().await,
            Command::Tabulate => self.due.publish = true,
            Command::Verify => self.due.verify = Some(Extent::Whole),
            Command::Point(x, y) => self.choose(self.layout.address_at(x, y)),
            Command::Choose(by) => self.choose_next(by),
            Command::ChooseNothing => self.choose(None),
            Command::Redraw => {
                self.palette = Palette::read(&self.slot).unwrap_or_default();
                self.due.draw = true;
                self.due.publish = true;
            }
            Command::Close => {}
        }
    }

    // --- what is due --------------------------------------------------------------------------------------------------

    /// Does what the last events asked for: device, picture, page, proof.
    async fn settle(&mut self) {
        let due = std::mem::take(&mut self.due);
        if due.device
            && let Backing::Device(mirror) = &mut self.backing
        {
            mirror.go_to(&self.story, self.position);
        }
        if due.draw {
            self.draw();
        }
        let ranges = due.verify.map(|extent| self.ranges(extent)).unwrap_or_default();
        if !ranges.is_empty()
            && let Backing::Device(_) = self.backing
        {
            let bytes = ranges.iter().map(|range| range.len).sum();
            if bytes > 8 * MIB {
                self.badge = Badge {
                    kind: BadgeKind::Busy,
                    lead: String::new(),
                    text: self.bundle.text(&msg::heap::checking(Arg::mib(bytes))),
                };
            }
            self.publish();
            self.prove(&ranges).await;
            self.publish();
        } else if due.publish {
            self.publish();
        }
    }

    fn draw(&mut self) {
        self.fit();
        let enter = match self.entered_at.map(|start| (js_sys::Date::now() - start) / PICK_MS) {
            Some(share) if share < 1.0 => {
                let events = self.events.clone();
                self.frame = Some(gloo_render::request_animation_frame(move |_| {
                    events.unbounded_send(Event::Frame).ok();
                }));
                share.max(0.0)
            }
            _ => {
                self.entered_at = None;
                1.0
            }
        };
        match &self.backing {
            Backing::Opening => {}
            Backing::Device(mirror) => {
                let look = Look { layout: &self.layout, palette: &self.palette, scale: scale(), enter };
                mirror.draw(&self.story, &self.state, &look);
            }
            Backing::Canvas(Some(painter)) => {
                painter.draw(&self.scene(), &self.layout, &self.palette, scale());
            }
            Backing::Canvas(None) => {}
        }
    }

    pub(super) fn scene(&self) -> Scene {
        Scene::new(&self.state, self.story.step_before(self.position))
    }

    fn close(mut self) {
        self.play.set(self.play.get() + 1);
        self.charted.replace(None);
        drop(self.listeners);
        if let Backing::Device(mirror) = self.backing {
            mirror.into_gpu().destroy();
        }
        // its own canvas: a demo that came after may have put another there
        self.canvas.inspect(|canvas| canvas.remove());
        self.panel.rest();
    }
}
