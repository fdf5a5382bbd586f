//! What is read back after a step: every slot, every block table, and the results of both kernels.

use gpu::ReadError;
use gpu::kv::{ContiguousSequence, Sequence, SlotMismatch, Written, compare, reference};
use l10n::{Arg, Bundle, Message, msg};
use models::paged_kv::{Requests, SequenceId, Token};

use super::mirror::{KvMirror, first, room};
use crate::kv::{Plan, Side, Story, name};
use crate::player::Proof;

/// A sequence that runs in blocks, with what it should find there.
struct Checked<'s> {
    id: SequenceId,
    name: String,
    row: u32,
    tokens: &'s [Token],
}

impl KvMirror {
    pub(super) async fn prove(&self, story: &Story, bundle: &Bundle) -> Result<Proof, ReadError> {
        let slots = self.pool.verify(&self.gpu, expected(story)).await?;
        let checked = checked(story);
        let table = self.wrong_entry(story, &checked).await?;
        let (differ, wrong) = self.attend(story, &checked).await?;
        let names = |of: &[usize]| of.iter().map(|at| checked[*at].name.as_str()).collect::<Vec<_>>().join(", ");
        let mismatch = if let Some((at, logical, expected, found)) = table {
            let (name, logical, expected) = (checked[at].name.clone(), logical.to_string(), expected.to_string());
            // a block with the same tokens, or with none, changes no result
            Some(if differ.is_empty() {
                msg::kv::mismatch_entry(name, logical, expected, found)
            } else {
                msg::kv::mismatch_table(name, logical, expected, found, names(&differ))
            })
        } else if let Some(first) = slots.first {
            Some(mismatch(bundle, story, slots.mismatches, &first))
        } else if !wrong.is_empty() {
            Some(msg::kv::mismatch_twin(names(&wrong)))
        } else if !differ.is_empty() {
            Some(msg::kv::mismatch_result(names(&differ)))
        } else {
            None
        };
        let (mib, adapter) = (Arg::mib(slots.bytes), self.gpu.name().to_string());
        let told = match checked.len() {
            0 => msg::kv::verified_none(mib, adapter),
            count => msg::kv::verified(mib, count, adapter),
        };
        let mismatch = mismatch.map(|message| bundle.text(&message));
        Ok(Proof { bytes: slots.bytes, mismatch, told: Some(bundle.text(&told)) })
    }

    /// The first entry of a block table that is not the model's: the sequence's place among those that are checked, the
    /// logical block, the physical one, and what stands there.
    async fn wrong_entry(
        &self,
        story: &Story,
        checked: &[Checked<'_>],
    ) -> Result<Option<(usize, u32, u32, String)>, ReadError> {
        let rows = self.tables.read(&self.gpu).await?;
        for (at, sequence) in checked.iter().enumerate() {
            let Some(table) = story.serving().paged().table(sequence.id) else { continue };
            let row = rows.get(sequence.row as usize).map_or(&[][..], Vec::as_slice);
            for (logical, block) in (0..).zip(table.blocks()) {
                let found = row.get(logical as usize).copied();
                if found != Some(block.0) {
                    return Ok(Some((
                        at,
                        logical,
                        block.0,
                        found.map_or_else(|| "?".to_owned(), |found| found.to_string()),
                    )));
                }
            }
        }
        Ok(None)
    }

    /// Runs both kernels for every sequence: which of them differ, and which differ from the processor's results. A
    /// sequence that has a stretch with at least as many tokens is read there; for the others a stretch is written.
    async fn attend(&self, story: &Story, checked: &[Checked<'_>]) -> Result<(Vec<usize>, Vec<usize>), ReadError> {
        let plan = story.plan();
        let mut written = Vec::new();
        let (mut paged, mut contiguous) = (Vec::new(), Vec::new());
        for sequence in checked {
            let (tokens, query) = (sequence.tokens.len() as u32, sequence.id.0);
            let own = room(plan) + sequence.row * Requests::LONGEST;
            let start = stretch(story, sequence).map(|start| first(plan, Side::Contiguous) + start);
            if start.is_none() {
                written.extend((own..).zip(sequence.tokens).map(|(slot, token)| Written { slot, content: *token }));
            }
            paged.push(Sequence { row: sequence.row, tokens, query });
            contiguous.push(ContiguousSequence { start: start.unwrap_or(own), tokens, query });
        }
        self.pool.write(&self.gpu, &written);
        let size = story.serving().paged().block_tokens();
        let through = self.attention.run_paged(&self.gpu, &self.pool, &self.tables, &paged, size).await?;
        let over = self.attention.run_contiguous(&self.gpu, &self.pool, &contiguous).await?;
        let twin: Vec<f32> = checked
            .iter()
            .flat_map(|sequence| {
                let tokens = sequence.tokens;
                reference(|at| tokens[at as usize], tokens.len() as u32, sequence.id.0)
            })
            .collect();
        let kernels = compare(&through, &over).into_iter().map(|pair| pair.bitwise);
        let processor = compare(&through, &twin).into_iter().map(|pair| pair.is_close());
        Ok((failed(kernels), failed(processor)))
    }
}

/// The places where it does not hold.
fn failed(holds: impl Iterator<Item = bool>) -> Vec<usize> {
    holds.enumerate().filter(|(_, holds)| !holds).map(|(at, _)| at).collect()
}

/// What the model says of every slot.
fn expected(story: &Story) -> impl Iterator<Item = Written> {
    let serving = story.serving();
    let all = serving.paged().contents().slots().iter().chain(serving.contiguous().contents().slots());
    (0..).zip(all).map(|(slot, token)| Written { slot, content: token.unwrap_or(0) })
}

/// The sequences that run in blocks and have computed something, in the rows of their tables.
fn checked(story: &Story) -> Vec<Checked<'_>> {
    let paged = story.serving().paged();
    let all = (0..).zip(paged.scheduler().running()).filter_map(|(row, id)| {
        let table = paged.table(*id)?;
        let tokens = &table.tokens()[..table.computed() as usize];
        (!tokens.is_empty()).then(|| Checked {
            id: *id,
            name: paged.sample(*id).map(name).unwrap_or_default(),
            row,
            tokens,
        })
    });
    all.collect()
}

/// Where the same sequence has its stretch, if it has as many tokens there.
fn stretch(story: &Story, sequence: &Checked<'_>) -> Option<u32> {
    let sample = story.serving().paged().sample(sequence.id)?;
    let mut running = story.serving().contiguous().running();
    let (_, held) = running.find(|(_, held)| (held.request, held.sample) == sample)?;
    (held.computed as usize >= sequence.tokens.len()).then_some(held.start)
}

/// Says where bytes differ.
fn mismatch(bundle: &Bundle, story: &Story, count: u64, first: &SlotMismatch) -> Message {
    let hex = |word: u32| format!("0x{word:08X}");
    let place = place(story.plan(), story.serving().paged().block_tokens(), first.slot);
    msg::kv::mismatch_slot(count, bundle.text(&place), hex(first.expected), hex(first.found))
}

fn place(plan: &Plan, size: u32, slot: u32) -> Message {
    match slot.checked_sub(first(plan, Side::Contiguous)) {
        Some(slot) => msg::kv::place_contiguous(slot.to_string()),
        None => msg::kv::place_paged((slot % size).to_string(), (slot / size).to_string()),
    }
}
