//! The player and its loop: one event after the other, then what they have made due.

use std::cell::{Cell, RefCell};
use std::ops::ControlFlow;
use std::rc::Rc;

use futures_channel::mpsc::{UnboundedReceiver, UnboundedSender};
use gloo_events::EventListener;
use gpu::{Gpu, Unavailable};
use l10n::{Arg, Bundle, msg};
use models::heap::Range;
use web_sys::{HtmlCanvasElement, HtmlElement};

use super::events::Event;
use super::hooks;
use super::open::{Host, OpenError};
use super::page::{scale, watch_page, width_of};
use super::rest::Rest;
use super::{Look, Mirror, Painter, Palette, Piece};
use crate::panel::Panel;
use crate::stage::{Badge, BadgeKind, Command, Notice};

/// Steps a second, times ten, at the start.
const CALM: u32 = 15;
/// More bytes than these take long enough to read back to say so.
const LONG_READ: u64 = 8 << 20;
/// How long a new block takes to unroll, in milliseconds: the identity's one gesture.
const PICK_MS: f64 = 260.0;

pub(super) async fn run<P: Piece>(mut player: Player<P>, mut inbox: UnboundedReceiver<Event>) {
    player.publish();
    player.await_rest();
    loop {
        player.settle().await;
        let Ok(event) = inbox.recv().await else { break };
        if player.handle(event).is_break() {
            break;
        }
        // what piled up meanwhile is taken at once: a drag of the scrubber is one jump
        while let Ok(event) = inbox.try_recv() {
            if player.handle(event).is_break() {
                player.close();
                return;
            }
        }
    }
    player.close();
}

/// Where the story happens besides the model.
pub(super) enum Backing<M> {
    /// Nowhere yet: without a device, or on one that has still to be filled.
    Opening(Option<Gpu>),
    /// On a device.
    Device(Box<M>),
    /// On a canvas alone, or on none where the browser gives no context at all.
    Canvas(Option<Painter>),
}

impl<M> Backing<M> {
    /// Gives back what is on the device, and the device.
    pub(super) fn end<P: Piece>(self)
    where
        M: Mirror<P>,
    {
        match self {
            Self::Device(mirror) => mirror.into_gpu().destroy(),
            Self::Opening(Some(gpu)) => gpu.destroy(),
            Self::Opening(None) | Self::Canvas(_) => {}
        }
    }
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

pub(super) struct Player<P: Piece> {
    pub(super) panel: Panel,
    pub(super) slot: HtmlElement,
    pub(super) bundle: Bundle,
    pub(super) events: UnboundedSender<Event>,
    pub(super) listeners: Vec<EventListener>,
    pub(super) frame: Option<gloo_render::AnimationFrame>,
    pub(super) piece: P,
    /// The settings that the question asks for.
    pub(super) question: P::Settings,
    /// Whether the step that answers the question is held back.
    pub(super) held: bool,
    /// What the controls offer while a slider is on its way, or while what they say makes no story.
    pub(super) offered: Option<P::Settings>,
    /// Steps that the last move passed, for what to read back.
    pub(super) passed: std::ops::Range<u32>,
    pub(super) backing: Backing<P::Mirror>,
    /// The settings that stood before those that are still to be tried on a device.
    pub(super) before: Option<P::Settings>,
    /// Whether the device before was lost.
    pub(super) lost: bool,
    pub(super) palette: Palette,
    pub(super) canvas: Option<HtmlCanvasElement>,
    /// The map's width and height in CSS pixels.
    pub(super) size: (f64, u32),
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
    pub(super) charted: Rc<RefCell<Option<(u32, u32, u32)>>>,
    pub(super) due: Due,
    /// A button of the piece's own that was pressed, and whose work on the device is not done.
    pub(super) job: Option<String>,
}

impl<P: Piece> Player<P> {
    pub(super) fn new(host: Host, panel: Panel, events: UnboundedSender<Event>) -> Result<Self, OpenError> {
        let slot = panel.part("slot").ok_or(OpenError::Panel)?;
        let bundle = Bundle::from_compact(&host.tag, host.dir, &host.words)?;
        let question = P::scenario(&host.scenario).ok_or(OpenError::Scenario)?;
        let (linked, notice) = linked::<P>(&bundle, &question, &host.link);
        let mut piece = match linked {
            Some(piece) => piece,
            None => P::open(&bundle, question.clone()).map_err(|_| OpenError::Scenario)?,
        };
        let end = piece.end(host.held);
        if piece.position() > end {
            piece.go_to(end);
        }
        let width = width_of(&slot);
        let size = (width, piece.fit(width));
        let mut listeners = hooks::listen(&slot, &events);
        listeners.extend(watch_page(&events));
        let palette = Palette::read(&slot).unwrap_or_default();
        let badge = Badge { lead: String::new(), text: bundle.text(&msg::demo::opening()), kind: BadgeKind::Busy };
        Ok(Self {
            panel,
            slot,
            bundle,
            events,
            listeners,
            frame: None,
            piece,
            held: host.held,
            offered: None,
            passed: 0..0,
            backing: Backing::Opening(None),
            // a link may ask for more than this device has
            before: Some(question.clone()),
            lost: false,
            question,
            palette,
            canvas: None,
            size,
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
            job: None,
        })
    }

    fn handle(&mut self, event: Event) -> ControlFlow<()> {
        match event {
            Event::Command(Command::Close) => return ControlFlow::Break(()),
            Event::Command(command) => self.command(command),
            Event::Tick(play) if self.playing && play == self.play.get() => self.tick(),
            Event::Tick(_) => {}
            Event::Frame => self.due.draw = true,
            Event::Rest(turn) => self.come_to_rest(turn),
            Event::Lost => self.recover(),
            Event::Corrupt(address) => {
                if let Backing::Device(mirror) = &self.backing {
                    mirror.corrupt(&self.piece, address);
                    self.due.draw = true;
                }
            }
            Event::Lose => {
                if let Backing::Device(mirror) = &self.backing {
                    mirror.gpu().destroy();
                }
            }
        }
        ControlFlow::Continue(())
    }

    fn command(&mut self, command: Command) {
        match command {
            Command::Step(by) => {
                self.pause();
                let steps = i64::from(self.piece.position()) + i64::from(by);
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
            Command::Change { name, value, done } => self.change(&name, &value, done),
            Command::Act(name) => self.act(&name),
            Command::Hold(held) => self.hold(held),
            Command::Show => self.show_all(),
            Command::Tabulate => self.due.publish = true,
            Command::Verify => self.due.verify = Some(Extent::Whole),
            Command::Point(x, y) => self.choose(self.piece.address_at(x, y)),
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
        if let Backing::Opening(_) = self.backing {
            self.find_backing().await;
        }
        if self.due.device {
            self.follow().await;
        }
        let due = std::mem::take(&mut self.due);
        if due.draw {
            self.draw();
        }
        let ranges = due.verify.and_then(|extent| self.ranges_due(extent));
        if due.publish || ranges.is_some() {
            self.publish();
        }
        if let Some(ranges) = ranges {
            self.prove(&ranges).await;
            self.publish();
        }
        if let Some(job) = self.job.take() {
            let gpu = match &self.backing {
                Backing::Device(mirror) => Some(mirror.gpu()),
                Backing::Opening(_) | Backing::Canvas(_) => None,
            };
            self.piece.run(&job, gpu).await;
            self.publish();
        }
    }

    /// What is to be read back now, if anything. Where that takes long, the badge says so.
    fn ranges_due(&mut self, extent: Extent) -> Option<Vec<Range>> {
        let Backing::Device(_) = self.backing else { return None };
        let touched = extent == Extent::Touched;
        let ranges = self.piece.to_read(touched.then(|| self.passed.clone()));
        if touched && ranges.is_empty() {
            return None;
        }
        let bytes = self.piece.on_device(ranges.iter().map(|range| range.len).sum());
        if bytes > LONG_READ {
            self.badge = Badge {
                kind: BadgeKind::Busy,
                lead: String::new(),
                text: self.bundle.text(&msg::demo::checking(Arg::mib(bytes))),
            };
        }
        Some(ranges)
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
        let look = Look { palette: &self.palette, scale: scale(), enter };
        match &self.backing {
            Backing::Device(mirror) => mirror.draw(&self.piece, &look),
            Backing::Canvas(Some(painter)) => {
                painter.begin(self.size, &look);
                self.piece.paint(painter, &look);
            }
            Backing::Opening(_) | Backing::Canvas(None) => {}
        }
    }

    fn close(mut self) {
        self.play.set(self.play.get() + 1);
        self.charted.replace(None);
        drop(self.listeners);
        self.backing.end();
        // its own canvas: a demo that came after may have put another there
        self.canvas.inspect(|canvas| canvas.remove());
        self.panel.rest();
    }
}

/// The piece that a link asks for; if there is none, what is to be said of it.
fn linked<P: Piece>(bundle: &Bundle, question: &P::Settings, link: &str) -> (Option<P>, Option<Notice>) {
    if link.is_empty() {
        return (None, None);
    }
    let opened = P::linked(bundle, question, link).and_then(|(settings, position)| {
        let mut piece = P::open(bundle, settings)?;
        piece.go_to(position.min(piece.steps()));
        Ok(piece)
    });
    match opened {
        Ok(piece) => (Some(piece), None),
        Err(text) => (None, Some(Notice { text, alert: false })),
    }
}
