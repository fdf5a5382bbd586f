//! The state in tables: blocks, statistics, history, the program with the line that is played.

use std::fmt::Write as _;

use l10n::{Bundle, Message, msg};
use models::caching_allocator::{Action, Stat, Stats};

use super::{
    scene::{Cell, Cloth},
    story::Story,
    words::address,
};
use crate::{markup::escape, words::size};

/// Rows that a table shows at most.
pub const LONGEST: usize = 64;

/// The rows of blocks by address, and a sentence on those that are left out.
#[must_use]
pub fn blocks(bundle: &Bundle, story: &Story) -> (String, String) {
    let cells: Vec<Cell> = story.scene().cells.into_iter().filter(|cell| cell.cloth != Cloth::Gone).collect();
    let mut rows = String::new();
    for cell in cells.iter().take(LONGEST) {
        let in_use = cell.tensor.filter(|_| matches!(cell.cloth, Cloth::Live | Cloth::New | Cloth::Pending));
        let tensor = in_use.map_or("–", |tensor| story.program().name(tensor));
        let (state, bytes) = (bundle.text(&state(cell.cloth)), size(bundle, cell.range.len));
        let (tensor, state, bytes, at) = (escape(tensor), escape(&state), escape(&bytes), address(cell.range.start));
        write!(rows, "<tr><th scope=\"row\">{tensor}</th><td>{state}</td><td><bdi>{at}</bdi></td><td><bdi>{bytes}</bdi></td></tr>").ok();
    }
    let more = match cells.len().saturating_sub(LONGEST) {
        0 => String::new(),
        count => bundle.text(&msg::allocator::table_more(count)),
    };
    (rows, more)
}

/// The rows of `torch.cuda.memory_summary()`: its words, and current, peak, allocated and freed of each.
#[must_use]
pub fn summary(bundle: &Bundle, stats: &Stats) -> String {
    let mut rows = String::new();
    let bytes = [
        ("Allocated memory", &stats.allocated_bytes),
        ("Active memory", &stats.active_bytes),
        ("Requested memory", &stats.requested_bytes),
        ("GPU reserved memory", &stats.reserved_bytes),
        ("Non-releasable memory", &stats.inactive_split_bytes),
    ];
    for (name, array) in bytes {
        for (name, stat) in
            [(name, array.all), ("from large pool", array.large_pool), ("from small pool", array.small_pool)]
        {
            row(&mut rows, name, stat, |n| escape(&size(bundle, n)));
        }
    }
    let counts = [
        ("Allocations", &stats.allocation),
        ("Active allocs", &stats.active),
        ("GPU reserved segments", &stats.segment),
        ("Non-releasable allocs", &stats.inactive_split),
    ];
    for (name, array) in counts {
        row(&mut rows, name, array.all, |n| n.to_string());
    }
    for (name, stat) in
        [("Oversize allocations", stats.oversize_allocations), ("Oversize GPU segments", stats.oversize_segments)]
    {
        row(&mut rows, name, stat, |n| n.to_string());
    }
    rows
}

/// The latest entries of the recorded history, the newest first: step, action, address, size.
#[must_use]
pub fn history(bundle: &Bundle, story: &Story) -> String {
    let done = story.steps().iter().take(story.position() as usize).enumerate().rev();
    let entries = done.flat_map(|(index, step)| step.events.iter().rev().map(move |event| (index + 1, event)));
    let mut rows = String::new();
    for (step, event) in entries.take(LONGEST) {
        let at = if event.action == Action::Oom { "–".to_owned() } else { address(event.address) };
        let (action, bytes) = (event.action.name(), escape(&size(bundle, event.size)));
        let now = if step == story.position() as usize { " data-now" } else { "" };
        write!(rows, "<tr{now}><td>{step}</td><td><code>{action}</code></td><td><bdi>{at}</bdi></td><td><bdi>{bytes}</bdi></td></tr>").ok();
    }
    rows
}

/// The program line by line, the operation that was just done marked.
#[must_use]
pub fn listing(story: &Story) -> String {
    let program = story.program();
    let now = (story.position() as usize).checked_sub(1);
    let mut lines = String::new();
    for (index, op) in program.ops().iter().take(story.len() as usize).enumerate() {
        let mark = if now == Some(index) { " aria-current=\"step\"" } else { "" };
        let text = escape(&program.text_of(op));
        write!(lines, "<li{mark}><code>{text}</code></li>").ok();
    }
    lines
}

/// The legend's word for a state.
#[must_use]
pub fn state(cloth: Cloth) -> Message {
    use msg::allocator as m;
    match cloth {
        Cloth::Live => m::live(),
        Cloth::New => m::new(),
        Cloth::Pending => m::pending(),
        Cloth::Cached => m::cached(),
        Cloth::Split => m::split(),
        Cloth::Mapped => m::mapped(),
        Cloth::Gone => m::gone(),
    }
}

fn row(rows: &mut String, name: &str, stat: Stat, text: impl Fn(u64) -> String) {
    write!(rows, "<tr><th scope=\"row\" lang=\"en\">{name}</th>").ok();
    for value in [stat.current, stat.peak, stat.allocated, stat.freed] {
        write!(rows, "<td><bdi>{}</bdi></td>", text(value)).ok();
    }
    rows.push_str("</tr>");
}
