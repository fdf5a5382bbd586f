//! The spoken account: what a step did, as a sentence and as a call.

use l10n::{Bundle, Message, msg};
use models::{
    caching_allocator::{Action, Allocation, Event, MAX_OPS, Op, OutOfMemory, Outcome, Problem, ProgramError, Step},
    heap::Range,
    rules::rounding::{LARGE_SEGMENT, SMALL_SEGMENT, SMALL_SIZE},
};

use super::{
    scene::{Cell, Cloth},
    story::{NoStory, Story},
    words::address,
};
use crate::words::size;

/// The sentence of the step that the story stands after.
#[must_use]
pub fn sentence(bundle: &Bundle, story: &Story) -> String {
    use msg::allocator as m;
    let size = |bytes| size(bundle, bytes);
    let Some(step) = story.step() else { return bundle.text(&m::start(size(story.timeline().device()))) };
    let name = |tensor| story.program().name(tensor).to_owned();
    let message = match (&step.op, &step.outcome) {
        (Op::Alloc { tensor, bytes, .. }, Outcome::Allocated(allocation)) => {
            allocated(bundle, story, step, (name(*tensor), *bytes), allocation)
        }
        (Op::Alloc { tensor, .. }, Outcome::Failed(error)) => failed(bundle, story, name(*tensor), error),
        (Op::Free { tensor }, Outcome::Done) => freed(bundle, story, step, name(*tensor)),
        (Op::RecordStream { tensor, stream }, Outcome::Done) => m::recorded(stream.0.to_string(), name(*tensor)),
        (Op::Synchronize { stream: Some(stream) }, _) => m::synchronized(stream.0.to_string()),
        (Op::Synchronize { stream: None }, _) => m::synchronized_all(),
        (Op::EmptyCache, _) => emptied(bundle, story, step),
        (Op::Free { tensor } | Op::RecordStream { tensor, .. } | Op::Alloc { tensor, .. }, _) => {
            m::nothing(name(*tensor))
        }
    };
    bundle.text(&message)
}

/// The step as it stands in the program, and the address that an allocation got.
#[must_use]
pub fn call(story: &Story) -> String {
    let Some(step) = story.step() else { return String::new() };
    let text = story.program().text_of(&step.op);
    match step.outcome {
        Outcome::Allocated(allocation) => [&text, " → ", &address(allocation.address)].concat(),
        Outcome::Failed(_) => [&text, " → OutOfMemoryError"].concat(),
        Outcome::Done | Outcome::Nothing => text,
    }
}

/// The message of the error that PyTorch raises; empty where the step has not failed.
#[must_use]
pub fn error(story: &Story) -> String {
    match story.step().map(|step| step.outcome) {
        Some(Outcome::Failed(error)) => ["torch.OutOfMemoryError: ", &error.to_string()].concat(),
        _ => String::new(),
    }
}

/// A block in words, for pointer and arrow keys.
#[must_use]
pub fn block(bundle: &Bundle, story: &Story, cell: &Cell) -> String {
    use msg::allocator as m;
    let n = (cell.slot + 1).to_string();
    let tensor = cell.tensor.map(|tensor| story.program().name(tensor).to_owned()).unwrap_or_default();
    let (bytes, at) = (size(bundle, cell.range.len), address(cell.range.start));
    let message = match cell.cloth {
        Cloth::Live | Cloth::New => {
            let since =
                cell.tensor.and_then(|tensor| story.state().live().get(&tensor)).map_or(0, |placed| placed.since);
            let loss = size(bundle, cell.range.len.saturating_sub(cell.requested));
            let age = story.position().saturating_sub(since + 1);
            m::block_live(tensor, n, bytes, at, size(bundle, cell.requested), loss, cell.stream.to_string(), age)
        }
        Cloth::Pending => m::block_pending(tensor, n, bytes, at),
        Cloth::Cached | Cloth::Split | Cloth::Mapped => m::block_free(n, bytes, at, cell.stream.to_string()),
        Cloth::Gone => m::block_gone(n, bytes),
    };
    bundle.text(&message)
}

/// Why there is no story.
#[must_use]
pub fn no_story(bundle: &Bundle, error: &NoStory) -> String {
    use msg::allocator as m;
    let NoStory::Program(ProgramError { line, problem }) = error else { return bundle.text(&m::program_empty()) };
    let problem = match problem {
        Problem::Operation(text) => m::program_operation(text.clone()),
        Problem::Name(text) => m::program_name(text.clone()),
        Problem::Size(text) => m::program_size(text.clone()),
        Problem::Stream(text) => m::program_stream(text.clone()),
        Problem::InUse(text) => m::program_in_use(text.clone()),
        Problem::NotThere(text) => m::program_not_there(text.clone()),
        Problem::TooLong => m::program_too_long(MAX_OPS),
    };
    bundle.text(&m::program_bad(line.to_string(), bundle.text(&problem)))
}

fn allocated(
    bundle: &Bundle,
    story: &Story,
    step: &Step,
    (name, asked): (String, u64),
    allocation: &Allocation,
) -> Message {
    use msg::allocator as m;
    let given = size(bundle, allocation.size);
    let new = bytes(&step.events, &[Action::SegmentAlloc]);
    let mapped = bytes(&step.events, &[Action::SegmentMap]);
    let back = bytes(&step.events, &[Action::SegmentFree, Action::SegmentUnmap]);
    // blocks go back by age before the device is asked, where more than the threshold is reserved
    let settings = story.settings();
    let reserved = (story.position() as usize).checked_sub(2).and_then(|before| story.steps().get(before));
    let reserved = reserved.map_or(0, |step| step.stats.reserved_bytes.all.current);
    let is_above = reserved * 100 > settings.device() * u64::from(settings.collect_percent);
    let rounded = settings.config().round_size(asked).unwrap_or(asked);
    if back > 0 && settings.collect_percent > 0 && is_above {
        m::collected(size(bundle, back), name, given)
    } else if back > 0 {
        m::retried(name, size(bundle, back), size(bundle, new + mapped))
    } else if new > 0 {
        m::new_segment(name, given, size(bundle, new))
    } else if mapped > 0 {
        m::grown(name, given, size(bundle, mapped))
    } else if allocation.size > rounded {
        m::reused_whole(name, size(bundle, asked), given)
    } else {
        m::reused(name, given)
    }
}

fn failed(bundle: &Bundle, story: &Story, name: String, error: &OutOfMemory) -> Message {
    use msg::allocator as m;
    let OutOfMemory::Shortage(shortage) = error else { return m::failed_limit(name) };
    // an expandable segment grows by whole pages
    let page = match (story.settings().expandable, shortage.rounded <= SMALL_SIZE) {
        (true, true) => SMALL_SEGMENT,
        (true, false) => LARGE_SEGMENT,
        (false, _) => 1,
    };
    let (asked, free) = (shortage.tried.next_multiple_of(page), shortage.free_in_all());
    let (tried, rounded, in_all) = (size(bundle, asked), size(bundle, shortage.rounded), size(bundle, free));
    if free >= asked {
        m::failed_pieces(name, tried, in_all)
    } else if shortage.enough_bytes() {
        m::failed_segment(name, rounded, tried, in_all)
    } else {
        m::failed_full(name, tried, in_all)
    }
}

fn freed(bundle: &Bundle, story: &Story, step: &Step, name: String) -> Message {
    use msg::allocator as m;
    let Some(event) = step.events.iter().find(|event| event.action == Action::FreeCompleted) else {
        return m::freed_waits(name);
    };
    // the block that now begins there or before, and has grown
    let at = event.address;
    let free = story.scene().cells.into_iter().find(|cell| holds(cell.range, at));
    let before = before_the_free(story, step);
    match free {
        Some(cell) if before.is_some_and(|before| cell.range.len > before) => {
            m::freed_merged(name, size(bundle, cell.range.len))
        }
        _ => m::freed(name, size(bundle, before.unwrap_or(event.size))),
    }
}

/// The bytes of the block that the step freed.
fn before_the_free(story: &Story, step: &Step) -> Option<u64> {
    let Op::Free { tensor } = step.op else { return None };
    let before = story.timeline().state_at(story.position() as usize - 1);
    before.live().get(&tensor).map(|placed| placed.range.len)
}

fn emptied(bundle: &Bundle, story: &Story, step: &Step) -> Message {
    use msg::allocator as m;
    let gone = [Action::SegmentFree, Action::SegmentUnmap];
    let count = step.events.iter().filter(|event| gone.contains(&event.action)).count();
    let back = bytes(&step.events, &gone);
    let kept = step.stats.reserved_bytes.all.current;
    match (back, kept) {
        (0, 0) => m::emptied_empty(),
        (0, _) if story.settings().expandable => m::emptied_nothing_pages(size(bundle, kept)),
        (0, _) => m::emptied_nothing(size(bundle, kept)),
        (_, 0) if story.state().live().is_empty() => m::emptied_all(size(bundle, back)),
        _ => m::emptied(count, size(bundle, back), size(bundle, kept)),
    }
}

fn bytes(events: &[Event], actions: &[Action]) -> u64 {
    events.iter().filter(|event| actions.contains(&event.action)).map(|event| event.size).sum()
}

fn holds(range: Range, address: u64) -> bool {
    range.start <= address && address < range.end()
}
