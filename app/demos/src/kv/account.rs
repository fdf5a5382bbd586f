//! The spoken account: what a step did, as a sentence.

use l10n::{Bundle, Message, msg};
use models::{
    heap::Range,
    paged_kv::{BlockId, Event, SequenceId, ServingError},
};

use super::{Side, Spot, Story, name, scene::running};

/// The sentence of the step that the story stands after: what happened in the blocks, and who waits for a stretch.
#[must_use]
pub fn sentence(bundle: &Bundle, story: &Story) -> String {
    if story.position() == 0 {
        return bundle.text(&msg::kv::start(story.settings().slots, story.settings().block_tokens().get()));
    }
    let paged = bundle.text(&paged(story));
    let side = story.serving().contiguous();
    let waits = side.waiting().next().filter(|_| side.is_blocked());
    match waits {
        Some(sample) => [&paged, " ", &bundle.text(&msg::kv::waits_contiguous(name(sample)))].concat(),
        None => paged,
    }
}

/// Why settings make no story.
#[must_use]
pub fn no_story(bundle: &Bundle, error: ServingError) -> String {
    match error {
        ServingError::Small { slots, needed } => bundle.text(&msg::kv::small(slots, needed)),
        // no control makes it so
        ServingError::Idle => String::new(),
    }
}

/// What is chosen on the map, in words.
#[must_use]
pub fn chosen(bundle: &Bundle, story: &Story, range: Range) -> String {
    let message = match story.plan().spot(range.start) {
        Spot::Logical(sequence, logical) => logical_block(story, sequence, logical),
        Spot::Slot(Side::Paged, slot) => {
            Some(block(bundle, story, BlockId(slot / story.serving().paged().block_tokens())))
        }
        Spot::Slot(Side::Contiguous, slot) => stretch(story, slot),
    };
    message.map(|message| bundle.text(&message)).unwrap_or_default()
}

/// The most telling thing that happened in the blocks.
fn paged(story: &Story) -> Message {
    use msg::kv as m;
    let side = story.serving().paged();
    let step = side.step();
    let who = |sequence: SequenceId| side.sample(sequence).map(name).unwrap_or_default();
    if let Some(victim) = step.preempted.first() {
        return m::preempted_recompute(who(*victim));
    }
    if let Some(swap) = step.swapped_out.first() {
        return m::swapped_out(who(swap.sequence), swap.blocks.len());
    }
    if let Some(swap) = step.swapped_in.first() {
        return m::swapped_in(who(swap.sequence), swap.blocks.len());
    }
    let copied = side.events().iter().find_map(|event| match *event {
        Event::Copied { sequence, from, to, .. } => Some((sequence, from, to)),
        _ => None,
    });
    if let Some((sequence, from, to)) = copied.filter(|(sequence, ..)| side.sample(*sequence).is_some()) {
        return m::copied(who(sequence), from.0.to_string(), to.0.to_string());
    }
    let forked = running(story.serving()).find(|(_, (request, sample))| {
        *sample > 0
            && side.step().work.iter().any(|work| side.sample(work.sequence) == Some((*request, 0)) && work.start == 0)
    });
    if let Some((_, (request, _))) = forked {
        let samples = story.serving().requests()[request].outputs.len();
        return m::forked(name((request, 0)), samples);
    }
    let hits = |sequence| {
        side.events().iter().filter(|event| matches!(event, Event::Hit { sequence: of, .. } if *of == sequence)).count()
    };
    if let Some(sequence) = step.admitted.iter().find(|sequence| hits(**sequence) > 0) {
        return m::hit(who(*sequence), hits(*sequence));
    }
    let new = |sequence| {
        side.events()
            .iter()
            .filter(|event| matches!(event, Event::Allocated { sequence: of, .. } if *of == sequence))
            .count()
    };
    if let Some(sequence) = step.admitted.first() {
        return match step.admitted.len() {
            1 => m::admitted(who(*sequence), new(*sequence)),
            count => m::admitted_many(count),
        };
    }
    let grown = step.work.iter().filter(|work| new(work.sequence) > 0).count();
    if grown > 0 {
        let first = step.work.iter().find(|work| new(work.sequence) > 0).map(|work| who(work.sequence));
        return match grown {
            1 => m::grown(first.unwrap_or_default()),
            count => m::grown_many(count),
        };
    }
    match step.work.len() {
        0 => m::nothing(),
        count => m::computed(count),
    }
}

fn logical_block(story: &Story, sequence: SequenceId, logical: u32) -> Option<Message> {
    let side = story.serving().paged();
    let table = side.table(sequence)?;
    let block = table.blocks().get(logical as usize)?;
    let size = side.block_tokens();
    let filled = table.computed().saturating_sub(logical * size).min(size);
    let shared = side.scheduler().manager().pool().block(*block).references;
    let who = name(side.sample(sequence)?);
    Some(msg::kv::logical(who, logical.to_string(), block.0.to_string(), filled, size, shared))
}

fn block(bundle: &Bundle, story: &Story, block: BlockId) -> Message {
    use msg::kv as m;
    let side = story.serving().paged();
    let number = block.0.to_string();
    let held = side.scheduler().manager().pool().block(block);
    if block == models::paged_kv::BlockPool::NULL {
        return m::null_block();
    }
    let of = running(story.serving()).filter_map(|(sequence, sample)| {
        let at = side.table(sequence)?.blocks().iter().position(|held| *held == block)?;
        Some(bundle.text(&m::logical_of(name(sample), at.to_string())))
    });
    let of: Vec<_> = of.collect();
    match held.references {
        0 if held.hash.is_some() => m::block_cached(number),
        0 => m::block_free(number),
        _ => m::block(number, of.join(", ")),
    }
}

fn stretch(story: &Story, slot: u32) -> Option<Message> {
    let side = story.serving().contiguous();
    let held =
        side.running().find(|(_, sequence)| (sequence.start..sequence.start + sequence.stretch()).contains(&slot));
    Some(match held {
        Some((_, sequence)) => msg::kv::stretch(
            name((sequence.request, sequence.sample)),
            sequence.stretch(),
            sequence.computed,
            sequence.needed,
        ),
        None => msg::kv::stretch_free(side.largest()),
    })
}
