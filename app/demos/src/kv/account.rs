//! The spoken account: what a step did, as a sentence.

use l10n::{Bundle, Message, msg};
use models::{
    heap::Range,
    paged_kv::{BlockId, Event, Paged, SequenceId, ServingError},
};

use super::{Side, Spot, Story, name, scene::running};

/// The sentence of the step that the story stands after: what happened in the blocks, and who waits for a stretch.
#[must_use]
pub fn sentence(bundle: &Bundle, story: &Story) -> String {
    if story.position() == 0 {
        return bundle.text(&msg::kv::start(story.settings().slots, story.settings().block_tokens().get()));
    }
    let side = story.serving().contiguous();
    let waits = side.waiting().next().filter(|_| side.is_blocked());
    let waits = waits.map(|sample| msg::kv::waits_contiguous(name(sample)));
    let told: Vec<_> = paged(story).into_iter().chain(waits).map(|message| bundle.text(&message)).collect();
    told.join(" ")
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

/// What happened in the blocks: the most telling thing, and who has grown beside a request that starts.
fn paged(story: &Story) -> Vec<Message> {
    if let Some(rare) = moved(story.serving().paged()).or_else(|| shared(story)) {
        return vec![rare];
    }
    let side = story.serving().paged();
    let told: Vec<_> = started(side).into_iter().chain(grown(side)).collect();
    match side.step().work.len() {
        _ if !told.is_empty() => told,
        _ if !side.answered().is_empty() => vec![answered(side)],
        0 => vec![msg::kv::nothing()],
        count => vec![msg::kv::computed(count)],
    }
}

/// Who had to give way or came back, and whose block was copied.
fn moved(side: &Paged) -> Option<Message> {
    use msg::kv as m;
    let step = side.step();
    if let Some(victim) = step.preempted.first() {
        return Some(m::preempted_recompute(who(side, *victim)));
    }
    if let Some(swap) = step.swapped_out.first() {
        return Some(m::swapped_out(swap.blocks.len(), who(side, swap.sequence)));
    }
    if let Some(swap) = step.swapped_in.first() {
        return Some(m::swapped_in(who(side, swap.sequence), swap.blocks.len()));
    }
    side.events().iter().find_map(|event| match *event {
        Event::Copied { sequence, from, to, .. } => {
            Some(m::copied(who(side, sequence), from.0.to_string(), to.0.to_string()))
        }
        _ => None,
    })
}

/// Who shares blocks from this step on.
fn shared(story: &Story) -> Option<Message> {
    let side = story.serving().paged();
    let begun = |request| {
        side.step().work.iter().any(|work| side.sample(work.sequence) == Some((request, 0)) && work.start == 0)
    };
    let forked = running(story.serving()).find(|(_, (request, sample))| *sample > 0 && begun(*request));
    if let Some((_, (request, _))) = forked {
        let samples = story.serving().requests()[request].outputs.len();
        return Some(msg::kv::forked(name((request, 0)), samples));
    }
    let hits = |sequence| {
        side.events().iter().filter(|event| matches!(event, Event::Hit { sequence: of, .. } if *of == sequence)).count()
    };
    let hit = side.step().admitted.iter().find(|sequence| hits(**sequence) > 0)?;
    Some(msg::kv::hit(who(side, *hit), hits(*hit)))
}

fn started(side: &Paged) -> Option<Message> {
    let admitted = &side.step().admitted;
    let first = *admitted.first()?;
    Some(match admitted.len() {
        1 => msg::kv::admitted(who(side, first), allocated(side, first)),
        count => msg::kv::admitted_many(count),
    })
}

/// Who ran before and got a block.
fn grown(side: &Paged) -> Option<Message> {
    let step = side.step();
    let ran = step.work.iter().map(|work| work.sequence).filter(|sequence| !step.admitted.contains(sequence));
    let grown: Vec<_> = ran.filter(|sequence| allocated(side, *sequence) > 0).collect();
    Some(match grown[..] {
        [] => return None,
        [one] => msg::kv::grown(who(side, one)),
        _ => msg::kv::grown_many(grown.len()),
    })
}

/// Whose last token was computed.
fn answered(side: &Paged) -> Message {
    match side.answered() {
        [(_, one)] => msg::kv::answered(name(*one)),
        more => msg::kv::answered_many(more.len()),
    }
}

/// Blocks that a sequence got in this step.
fn allocated(side: &Paged, sequence: SequenceId) -> usize {
    let is_its = |event: &&Event| matches!(event, Event::Allocated { sequence: of, .. } if *of == sequence);
    side.events().iter().filter(is_its).count()
}

fn who(side: &Paged, sequence: SequenceId) -> String {
    let answered = || side.answered().iter().find(|(of, _)| *of == sequence).map(|(_, sample)| *sample);
    side.sample(sequence).or_else(answered).map(name).unwrap_or_default()
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
        Some(bundle.text(&m::logical_of(at.to_string(), name(sample))))
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
