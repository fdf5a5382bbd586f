use std::cell::Cell;
use std::rc::Rc;

use futures_channel::mpsc::{self, UnboundedReceiver, UnboundedSender};
use gloo_events::EventListener;
use gloo_timers::future::TimeoutFuture;
use gpu::{AllocationError, Gpu, ReadError, Unavailable, Verification};
use l10n::{Arg, Bundle, BundleError, Dir, msg};
use models::heap::Range;
use models::trace::{Outcome, State, Trace, TraceError};
use wasm_bindgen::JsCast as _;
use web_sys::{HtmlCanvasElement, HtmlElement};

use super::canvas2d::Painter;
use super::device::{Mirror, MirrorError, open_gpu};
use super::events::{Controls, Event};
use super::hooks;
use super::palette::Palette;
use crate::chart::{HeapChart, heap_chart};
use crate::heap::account;
use crate::heap::map::{Layout, overlay};
use crate::heap::scene::{Cell as SceneCell, Scene, largest_hole};
use crate::heap::still::CHART;
use crate::heap::{LARGEST_MIB, MIB, Story};
use crate::stage::{Badge, BadgeKind, Command, Settings, View};

/// Where the demo lives and what it starts with.
pub struct Host {
    /// An empty element that the demo puts its canvas into.
    pub slot: HtmlElement,
    /// The page's language.
    pub tag: String,
    /// Its direction.
    pub dir: Dir,
    /// The demo's Fluent file in that language.
    pub ftl: String,
    /// The settings to start with.
    pub settings: Settings,
    /// Called with each new view.
    pub on_view: Rc<dyn Fn(View)>,
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
}

/// Starts the demo. It asks for a device by itself and shows the same scene without one.
///
/// # Errors
/// When its words or its settings are not usable.
pub fn open(host: Host) -> Result<Controls, OpenError> {
    let (events, inbox) = mpsc::unbounded();
    let demo = Demo::new(host, events.clone())?;
    wasm_bindgen_futures::spawn_local(run(demo, inbox));
    Ok(Controls { events })
}

/// Steps a second, times ten, at the start.
const CALM: u32 = 15;
/// How long a new block takes to unroll, in milliseconds: the identity's one gesture.
const PICK_MS: f64 = 260.0;

async fn run(mut demo: Demo, mut inbox: UnboundedReceiver<Event>) {
    demo.publish();
    demo.open_device(None).await;
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
enum Stage {
    /// No device yet.
    Opening,
    /// On a device.
    Device(Box<Mirror>),
    /// On a canvas alone, or on none where the browser gives no context at all.
    Canvas(Option<Painter>),
}

/// Why there is no device behind the picture.
#[derive(Clone, Debug)]
enum Unavailability {
    From(Unavailable),
    Lost,
}

/// What has to be done before the next event.
#[derive(Clone, Copy, Debug, Default)]
struct Due {
    device: bool,
    draw: bool,
    publish: bool,
    verify: Option<Extent>,
}

/// How much is read back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Extent {
    Touched,
    Whole,
}

struct Demo {
    host: Host,
    bundle: Bundle,
    events: UnboundedSender<Event>,
    listeners: Vec<EventListener>,
    frame: Option<gloo_render::AnimationFrame>,
    story: Story,
    settings: Settings,
    position: u32,
    state: State,
    /// Steps that the last move passed, for what to read back.
    passed: std::ops::Range<u32>,
    stage: Stage,
    palette: Palette,
    layout: Layout,
    canvas: Option<HtmlCanvasElement>,
    chosen: Option<u64>,
    badge: Badge,
    notice: Option<String>,
    mismatch: bool,
    play: Rc<Cell<u32>>,
    playing: bool,
    speed: u32,
    entered_at: Option<f64>,
    due: Due,
}

impl Demo {
    fn new(host: Host, events: UnboundedSender<Event>) -> Result<Self, OpenError> {
        let bundle = Bundle::new(&host.tag, host.dir, [("heap", host.ftl.as_str())])?;
        let settings = host.settings.clone();
        let story = Story::new(&settings)?;
        let state = story.state_at(0);
        let layout = Layout::for_width(width_of(&host.slot), story.capacity());
        let mut listeners = hooks::listen(&host.slot, &events);
        listeners.extend(watch_page(&events));
        let palette = Palette::read(&host.slot).unwrap_or_default();
        let badge = Badge { lead: String::new(), text: bundle.text(&msg::heap::opening()), kind: BadgeKind::Busy };
        Ok(Self {
            host,
            bundle,
            events,
            listeners,
            frame: None,
            story,
            settings,
            position: 0,
            state,
            passed: 0..0,
            stage: Stage::Opening,
            palette,
            layout,
            canvas: None,
            chosen: None,
            badge,
            notice: None,
            mismatch: false,
            play: Rc::default(),
            playing: false,
            speed: CALM,
            entered_at: None,
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
            Event::Lost => self.recover().await,
            Event::Corrupt(address) => self.corrupt(address),
            Event::Lose => {
                if let Stage::Device(mirror) = &self.stage {
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
            Command::Pause => self.pause(),
            Command::Speed(speed) => {
                self.speed = speed.max(1);
                if self.playing {
                    self.start_play();
                }
            }
            Command::Reset => {
                self.pause();
                self.notice = None;
                self.seek(0);
            }
            Command::Set(settings) => self.set(settings).await,
            Command::Verify => self.due.verify = Some(Extent::Whole),
            Command::Point(x, y) => self.choose(self.layout.address_at(x, y)),
            Command::Choose(by) => self.choose_next(by),
            Command::ChooseNothing => self.choose(None),
            Command::Redraw => {
                self.palette = Palette::read(&self.host.slot).unwrap_or_default();
                self.due.draw = true;
                self.due.publish = true;
            }
            Command::Close => {}
        }
    }

    // --- time ---------------------------------------------------------------------------------------------------------

    fn seek(&mut self, position: u32) {
        let position = position.min(self.story.len());
        if position == self.position {
            self.due.publish = true;
            return;
        }
        let forward = position > self.position;
        self.passed = if forward { self.position..position } else { 0..position };
        self.state = if forward { self.walk(position) } else { self.story.state_at(position) };
        self.position = position;
        self.entered_at = (self.passed.len() == 1 && forward && !reduced_motion()).then(js_sys::Date::now);
        self.due.device = true;
        self.due.draw = true;
        self.due.publish = true;
        self.due.verify = Some(if self.mismatch || self.passed.len() > 8 { Extent::Whole } else { Extent::Touched });
    }

    fn walk(&self, position: u32) -> State {
        let mut state = self.state.clone();
        for step in &self.story.steps()[self.position as usize..position as usize] {
            Trace::apply(&mut state, step);
        }
        state
    }

    fn start_play(&mut self) {
        if self.position == self.story.len() {
            self.seek(0);
        }
        self.playing = true;
        self.due.publish = true;
        let play = self.play.get() + 1;
        self.play.set(play);
        let pause_ms = 10_000 / self.speed;
        let (current, events) = (Rc::clone(&self.play), self.events.clone());
        wasm_bindgen_futures::spawn_local(async move {
            loop {
                TimeoutFuture::new(pause_ms).await;
                if current.get() != play || events.unbounded_send(Event::Tick(play)).is_err() {
                    break;
                }
            }
        });
    }

    fn pause(&mut self) {
        self.play.set(self.play.get() + 1);
        self.due.publish |= self.playing;
        self.playing = false;
    }

    fn tick(&mut self) {
        self.seek(self.position + 1);
        let refused = matches!(self.story.step_before(self.position), Some(step) if matches!(step.outcome, Outcome::Refused(_)));
        if self.position == self.story.len() || (refused && self.settings.workload != crate::stage::Workload::Random) {
            self.pause();
        }
    }

    // --- settings -----------------------------------------------------------------------------------------------------

    async fn set(&mut self, settings: Settings) {
        self.pause();
        self.notice = None;
        let before = std::mem::replace(&mut self.settings, settings);
        match Story::new(&self.settings) {
            Ok(story) => self.story = story,
            Err(_) => {
                self.settings = before;
                self.due.publish = true;
                return;
            }
        }
        self.rewind();
        if let Stage::Device(mirror) = std::mem::replace(&mut self.stage, Stage::Opening) {
            let gpu = mirror.into_gpu();
            self.build_mirror(gpu, Some(before)).await;
        } else {
            self.open_device(Some(before)).await;
        }
    }

    /// To the start of a story that has just become another.
    fn rewind(&mut self) {
        self.position = 0;
        self.passed = 0..0;
        self.state = self.story.state_at(0);
        self.chosen = None;
        self.mismatch = false;
        self.layout = Layout::for_width(self.layout.width, self.story.capacity());
        self.due = Due { draw: true, publish: true, device: true, verify: None };
    }

    // --- device -------------------------------------------------------------------------------------------------------

    async fn open_device(&mut self, before: Option<Settings>) {
        if matches!(self.stage, Stage::Canvas(..)) {
            return;
        }
        let events = self.events.clone();
        let lost = move || {
            events.unbounded_send(Event::Lost).ok();
        };
        match open_gpu(lost).await {
            Ok(gpu) => self.build_mirror(gpu, before).await,
            Err(reason) => self.fall_back(Unavailability::From(reason)),
        }
    }

    /// The story's heap on the device. What the device or the budget refuses is said, and the size before is tried again.
    async fn build_mirror(&mut self, mut gpu: Gpu, before: Option<Settings>) {
        let mut before = before;
        loop {
            let Some(canvas) = self.fresh_canvas() else { return };
            match Mirror::new(gpu, &self.story, canvas).await {
                Ok(mirror) => {
                    self.stage = Stage::Device(Box::new(mirror));
                    self.due.device = true;
                    self.due.draw = true;
                    self.due.publish = true;
                    self.due.verify = Some(Extent::Whole);
                    return;
                }
                Err((back, MirrorError::Allocation(error))) => {
                    let smaller = before.take().filter(|before| before.mib < self.settings.mib);
                    let Some(smaller) = smaller else {
                        let reason = Unavailable::Refused(error.to_string());
                        return self.fall_back(Unavailability::From(reason));
                    };
                    self.notice = Some(self.refusal(&error, smaller.mib));
                    if let Ok(story) = Story::new(&smaller) {
                        self.settings = smaller;
                        self.story = story;
                        self.rewind();
                    }
                    gpu = back;
                }
                Err((_, MirrorError::Canvas)) => {
                    return self.fall_back(Unavailability::From(Unavailable::Refused("canvas".to_owned())));
                }
            }
        }
    }

    fn refusal(&self, error: &AllocationError, back: u32) -> String {
        let message = match error {
            AllocationError::Budget { asked, limit } => msg::heap::over_budget(Arg::mib(*asked), Arg::mib(*limit)),
            AllocationError::OutOfMemory { asked } => msg::heap::device_oom(Arg::mib(*asked), back),
            AllocationError::Invalid(_) => msg::heap::device_oom(self.settings.mib, back),
        };
        self.bundle.text(&message)
    }

    /// A new device, and the log played again on it.
    async fn recover(&mut self) {
        let Stage::Device(mirror) = &self.stage else { return };
        if !mirror.gpu.loss().happened() {
            return;
        }
        self.stage = Stage::Opening;
        self.open_device(None).await;
        if let Stage::Device(_) = self.stage {
            self.notice = Some(self.bundle.text(&msg::heap::rebuilt(self.position)));
        } else {
            self.fall_back(Unavailability::Lost);
        }
    }

    fn fall_back(&mut self, reason: Unavailability) {
        let painter = self.fresh_canvas().and_then(|canvas| Painter::new(&canvas));
        let message = match &reason {
            Unavailability::From(Unavailable::Insecure) => msg::heap::insecure(),
            Unavailability::From(Unavailable::NoApi) => msg::heap::no_api(),
            Unavailability::From(Unavailable::NoAdapter) => msg::heap::no_adapter(),
            Unavailability::From(Unavailable::Refused(why)) => msg::heap::refused_device(why.as_str()),
            Unavailability::Lost => msg::heap::lost(),
        };
        self.badge = Badge {
            kind: BadgeKind::Simulated,
            lead: self.bundle.text(&msg::heap::simulated()),
            text: self.bundle.text(&message),
        };
        self.stage = Stage::Canvas(painter);
        self.due.draw = true;
        self.due.publish = true;
    }

    /// A canvas that has given no context yet: one that has given `webgpu` refuses `2d`, and the other way round.
    fn fresh_canvas(&mut self) -> Option<HtmlCanvasElement> {
        let document = web_sys::window()?.document()?;
        let canvas: HtmlCanvasElement = document.create_element("canvas").ok()?.dyn_into().ok()?;
        canvas.set_attribute("aria-hidden", "true").ok()?;
        self.host.slot.replace_children_with_node_1(&canvas);
        self.canvas = Some(canvas.clone());
        self.fit();
        Some(canvas)
    }

    /// Fits the canvas to its place; true device pixels, so that threads stay sharp.
    fn fit(&mut self) {
        let Some(canvas) = &self.canvas else { return };
        self.layout = Layout::for_width(width_of(&self.host.slot), self.story.capacity());
        let scale = scale();
        let (width, height) = ((self.layout.width * scale).round() as u32, (self.layout.height() * scale).round() as u32);
        if canvas.width() != width || canvas.height() != height {
            canvas.set_width(width);
            canvas.set_height(height);
            canvas.style().set_property("block-size", &format!("{}px", self.layout.height())).ok();
        }
    }

    fn corrupt(&mut self, address: Option<u64>) {
        let first_live = self.state.heap.blocks().next().map(|block| block.range.start + 64);
        if let (Stage::Device(mirror), Some(address)) = (&self.stage, address.or(first_live)) {
            mirror.corrupt(address);
            self.due.draw = true;
        }
    }

    // --- what is due --------------------------------------------------------------------------------------------------

    /// Does what the last events asked for: device, picture, page, proof.
    async fn settle(&mut self) {
        let due = std::mem::take(&mut self.due);
        if due.device && let Stage::Device(mirror) = &mut self.stage {
            mirror.go_to(&self.story, self.position);
        }
        if due.draw {
            self.draw();
        }
        let ranges = due.verify.map(|extent| self.ranges(extent)).unwrap_or_default();
        if !ranges.is_empty() && let Stage::Device(_) = self.stage {
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
        match &self.stage {
            Stage::Opening => {}
            Stage::Device(mirror) => {
                mirror.draw(&self.story, &self.state, &self.layout, &self.palette, scale(), enter);
            }
            Stage::Canvas(Some(painter)) => {
                painter.draw(&self.scene(), &self.layout, &self.palette, scale());
            }
            Stage::Canvas(None) => {}
        }
    }

    fn scene(&self) -> Scene {
        Scene::new(&self.state, self.story.step_before(self.position))
    }

    /// What the passed steps touched; for a refusal, the largest hole and its two neighbours, which made it fail.
    fn ranges(&self, extent: Extent) -> Vec<Range> {
        let whole = Range { start: 0, len: self.story.capacity() };
        if extent == Extent::Whole {
            return vec![whole];
        }
        let mut ranges = Vec::new();
        for step in &self.story.steps()[self.passed.start as usize..self.passed.end as usize] {
            match &step.outcome {
                Outcome::Placed(block) | Outcome::Freed(block) => ranges.push(block.range),
                Outcome::Moved(_) => return vec![whole],
                Outcome::Refused(_) => ranges.extend(self.around_largest_hole()),
            }
        }
        ranges
    }

    fn around_largest_hole(&self) -> Vec<Range> {
        let Some(hole) = largest_hole(&self.state) else { return Vec::new() };
        let beside = |range: &Range| range.end() == hole.start || range.start == hole.end();
        let mut ranges: Vec<_> = self.state.heap.blocks().map(|block| block.range).filter(beside).collect();
        ranges.push(hole);
        ranges
    }

    async fn prove(&mut self, ranges: &[Range]) {
        let Stage::Device(mirror) = &self.stage else { return };
        match mirror.verify(&self.state, ranges).await {
            Ok(result) => self.badge = self.judge(&result, &mirror.gpu.name().to_string()),
            // the loss itself is an event of its own, and its handler says what follows
            Err(ReadError::Lost) => {}
            Err(ReadError::Map(why)) => self.fall_back(Unavailability::From(Unavailable::Refused(why))),
        }
        self.mismatch = self.badge.kind == BadgeKind::Mismatch;
    }

    fn judge(&self, result: &Verification, adapter: &str) -> Badge {
        let Some(first) = result.first else {
            return Badge {
                kind: BadgeKind::Verified,
                lead: self.bundle.text(&msg::heap::verified()),
                text: self.bundle.text(&msg::heap::verified_text(Arg::mib(result.bytes), adapter)),
            };
        };
        let hex = |word: u32| format!("0x{word:08X}");
        let place = account::address(first.address);
        let text = match first.block {
            Some(block) => msg::heap::mismatch_block(
                result.mismatches,
                account::name(block.0),
                place,
                hex(first.expected),
                hex(first.found),
            ),
            None => msg::heap::mismatch_empty(result.mismatches, place, hex(first.expected), hex(first.found)),
        };
        Badge {
            kind: BadgeKind::Mismatch,
            lead: self.bundle.text(&msg::heap::mismatch()),
            text: self.bundle.text(&text),
        }
    }

    // --- one block or hole --------------------------------------------------------------------------------------------

    fn choose(&mut self, address: Option<u64>) {
        if self.chosen != address {
            self.chosen = address;
            self.due.publish = true;
        }
    }

    fn choose_next(&mut self, by: i32) {
        let stretches = self.stretches();
        let current = self.chosen.and_then(|at| stretches.iter().position(|(range, _)| contains(*range, at)));
        let next = match current {
            None if by >= 0 => 0,
            None => stretches.len().saturating_sub(1),
            Some(index) => index.saturating_add_signed(by as isize).min(stretches.len().saturating_sub(1)),
        };
        self.choose(stretches.get(next).map(|(range, _)| range.start));
    }

    /// Blocks and whole holes by address.
    fn stretches(&self) -> Vec<(Range, SceneCell)> {
        let mut stretches: Vec<(Range, SceneCell)> =
            self.scene().cells.into_iter().map(|cell| (cell.hole.unwrap_or(cell.range), cell)).collect();
        stretches.dedup_by_key(|(range, _)| *range);
        stretches
    }

    fn chosen_stretch(&self) -> Option<(Range, SceneCell)> {
        let at = self.chosen?;
        self.stretches().into_iter().find(|(range, _)| contains(*range, at))
    }

    // --- the page -----------------------------------------------------------------------------------------------------

    fn publish(&self) {
        (self.host.on_view)(self.view());
    }

    fn view(&self) -> View {
        let step = self.story.step_before(self.position);
        let stats = self.state.heap.stats();
        let alert = step.is_some_and(|step| matches!(step.outcome, Outcome::Refused(_)));
        let words = [self.bundle.text(&msg::heap::used()), self.bundle.text(&msg::heap::largest())];
        let chart = HeapChart {
            capacity: self.story.capacity(),
            steps: self.story.steps(),
            position: self.position,
            size: CHART,
            words: [&words[0], &words[1]],
        };
        let chosen = self.chosen_stretch();
        let sentence = self.bundle.text(&account::sentence(self.story.capacity(), step));
        View {
            position: self.position,
            steps: self.story.len(),
            step: self.bundle.text(&msg::heap::step(self.position, self.story.len())),
            call: account::call(&self.bundle, step),
            alert,
            metrics: account::metrics(&self.bundle, &stats, alert),
            badge: self.badge.clone(),
            notice: self.notice.clone(),
            overlay: overlay(&self.bundle, &self.layout, &self.scene(), chosen.map(|(range, _)| range), false),
            map_height: self.layout.height() as u32,
            map_label: self.bundle.text(&msg::heap::map()),
            chosen: chosen.map(|(range, cell)| self.describe(range, &cell)).unwrap_or_default(),
            chart: heap_chart(&chart).unwrap_or_default(),
            chart_label: self.bundle.text(&msg::heap::chart_alt(
                Arg::mib(stats.used),
                Arg::mib(stats.largest_hole),
                self.position,
            )),
            sentence,
            playing: self.playing,
            play_label: self.bundle.text(&if self.playing { msg::heap::pause() } else { msg::heap::play() }),
            size_text: self.bundle.text(&msg::heap::mib(self.settings.mib)),
            settings: self.settings.clone(),
            largest_mib: self.largest_mib(),
            on_gpu: matches!(self.stage, Stage::Device(_)),
        }
    }

    fn describe(&self, range: Range, cell: &SceneCell) -> String {
        let (size, place) = (Arg::mib(range.len), account::address(range.start));
        let message = match cell.block {
            Some(block) => msg::heap::cell_live(account::name(block.0), size, place),
            None => msg::heap::cell_free(size, place),
        };
        self.bundle.text(&message)
    }

    fn largest_mib(&self) -> u32 {
        match &self.stage {
            Stage::Device(mirror) => {
                let mib = mirror.gpu.budget().largest_buffer() / MIB;
                u32::try_from(mib).unwrap_or(LARGEST_MIB).min(LARGEST_MIB) / 16 * 16
            }
            Stage::Opening | Stage::Canvas(..) => LARGEST_MIB,
        }
    }

    fn close(self) {
        self.play.set(self.play.get() + 1);
        drop(self.listeners);
        if let Stage::Device(mirror) = self.stage {
            mirror.into_gpu().destroy();
        }
        self.host.slot.replace_children_with_node_0();
    }
}

fn contains(range: Range, address: u64) -> bool {
    range.start <= address && address < range.end()
}

fn width_of(slot: &HtmlElement) -> f64 {
    f64::from(slot.client_width().max(160))
}

fn scale() -> f64 {
    web_sys::window().map_or(1.0, |window| window.device_pixel_ratio()).max(1.0)
}

fn reduced_motion() -> bool {
    web_sys::window()
        .and_then(|window| window.match_media("(prefers-reduced-motion: reduce)").ok().flatten())
        .is_some_and(|query| query.matches())
}

/// The page's width and colours: a change of either is a reason to draw again.
fn watch_page(events: &UnboundedSender<Event>) -> Vec<EventListener> {
    let Some(window) = web_sys::window() else { return Vec::new() };
    let mut listeners = Vec::new();
    let redraw = |events: &UnboundedSender<Event>| {
        let events = events.clone();
        move |_: &web_sys::Event| {
            events.unbounded_send(Event::Command(Command::Redraw)).ok();
        }
    };
    listeners.push(EventListener::new(&window, "resize", redraw(events)));
    listeners.push(EventListener::new(&window, "kumbukumbu:theme", redraw(events)));
    if let Some(query) = window.match_media("(prefers-color-scheme: dark)").ok().flatten() {
        listeners.push(EventListener::new(&query, "change", redraw(events)));
    }
    listeners
}
