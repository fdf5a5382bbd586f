//! The side with reservations.

use std::{
    collections::{BTreeMap, VecDeque},
    ops::Range,
};

use super::{Figures, ServingConfig, ServingError};
use crate::paged_kv::{Buddy, Request, Reservation, SequenceId, SlotContents, Token, Waste};

/// Requests in stretches of one pool, each reserved when its sequence starts and kept to its end: the systems that the
/// paper compares with, with continuous batching (section 6.1). Every sample has a stretch of its own.
#[derive(Debug, Clone)]
pub struct Contiguous {
    reservation: Reservation,
    longest: u32,
    batched_tokens: u32,
    sequences: u32,
    buddy: Buddy,
    contents: SlotContents,
    waiting: VecDeque<(SequenceId, usize, usize)>,
    running: BTreeMap<SequenceId, ContiguousSequence>,
    next: u32,
    admitted: Vec<SequenceId>,
    blocked: bool,
    written: Vec<(u32, Token)>,
    figures: Figures,
}

/// A sequence with its stretch.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ContiguousSequence {
    /// The request, by its number.
    pub request: usize,
    /// The sample of it.
    pub sample: usize,
    /// The first slot of the stretch.
    pub start: u32,
    /// Slots that were asked for.
    pub reserved: u32,
    /// Slots that it will fill in the end.
    pub needed: u32,
    /// Tokens whose keys and values are there.
    pub computed: u32,
    generated: usize,
}

impl ContiguousSequence {
    /// The stretch that the allocator gave: a power of two of slots.
    #[must_use]
    pub fn stretch(&self) -> u32 {
        Buddy::stretch(self.reserved).unwrap_or(self.reserved)
    }
}

impl Contiguous {
    pub(super) fn new(config: ServingConfig, requests: &[Request]) -> Result<Self, ServingError> {
        let buddy = Buddy::new(config.slots);
        let slots = |request: &Request| {
            config.reservation.slots(request.prompt.len() as u32, request.output() as u32, config.longest)
        };
        let needed = requests.iter().map(slots).max().unwrap_or(0);
        if Buddy::stretch(needed).is_none_or(|stretch| stretch > buddy.largest()) {
            return Err(ServingError::Small { slots: buddy.largest(), needed });
        }
        let free = Waste { free: config.slots, ..Waste::default() };
        Ok(Self {
            reservation: config.reservation,
            longest: config.longest,
            batched_tokens: config.batched_tokens,
            sequences: config.sequences,
            buddy,
            contents: SlotContents::new(config.slots),
            waiting: VecDeque::new(),
            running: BTreeMap::new(),
            next: 0,
            admitted: Vec::new(),
            blocked: false,
            written: Vec::new(),
            figures: Figures { waste: free, ..Figures::default() },
        })
    }

    /// What each slot of the pool holds.
    #[must_use]
    pub fn contents(&self) -> &SlotContents {
        &self.contents
    }

    /// The sequences that run, with their stretches, in the order in which they came.
    pub fn running(&self) -> impl Iterator<Item = (SequenceId, &ContiguousSequence)> {
        self.running.iter().map(|(id, sequence)| (*id, sequence))
    }

    /// Request and sample of those that wait, by their numbers, the next first.
    pub fn waiting(&self) -> impl Iterator<Item = (usize, usize)> {
        self.waiting.iter().map(|(_, request, sample)| (*request, *sample))
    }

    /// Sequences that the last step took in.
    #[must_use]
    pub fn admitted(&self) -> &[SequenceId] {
        &self.admitted
    }

    /// Whether a request waits for which there is no stretch.
    #[must_use]
    pub fn is_blocked(&self) -> bool {
        self.blocked
    }

    /// The slots that the last step wrote, with their tokens, in order.
    #[must_use]
    pub fn written(&self) -> &[(u32, Token)] {
        &self.written
    }

    /// How it stands.
    #[must_use]
    pub fn figures(&self) -> &Figures {
        &self.figures
    }

    /// The longest free stretch, in slots.
    #[must_use]
    pub fn largest(&self) -> u32 {
        self.buddy.largest()
    }

    pub(super) fn advance(&mut self, requests: &[Request], new: Range<usize>) {
        for request in new {
            for sample in 0..requests[request].outputs.len() {
                self.next += 1;
                self.waiting.push_back((SequenceId(self.next), request, sample));
            }
        }
        self.written.clear();
        self.admit(requests);
        let mut budget = self.batched_tokens;
        let mut done = Vec::new();
        for (id, sequence) in &mut self.running {
            let request = &requests[sequence.request];
            let (prompt, output) = (&request.prompt, &request.outputs[sequence.sample]);
            let known = (prompt.len() + sequence.generated) as u32;
            let tokens = (known - sequence.computed).min(budget);
            budget -= tokens;
            for at in sequence.computed..sequence.computed + tokens {
                let token = prompt.get(at as usize).or_else(|| output.get(at as usize - prompt.len()));
                self.written.extend(token.map(|token| (sequence.start + at, *token)));
            }
            sequence.computed += tokens;
            if tokens > 0 && sequence.computed == known {
                sequence.generated += 1;
                self.figures.generated += 1;
                if sequence.generated >= output.len() {
                    done.push(*id);
                }
            }
        }
        for (slot, token) in &self.written {
            self.contents.write(*slot, *token);
        }
        self.figures.computed += self.written.len() as u32;
        for id in done {
            if let Some(sequence) = self.running.remove(&id) {
                self.buddy.free(sequence.start, sequence.reserved);
                self.figures.finished += 1;
            }
        }
        self.count();
    }

    fn admit(&mut self, requests: &[Request]) {
        self.admitted.clear();
        self.blocked = false;
        while let Some(&(id, request, sample)) = self.waiting.front() {
            if self.running.len() >= self.sequences as usize {
                break;
            }
            let asked = &requests[request];
            let (prompt, output) = (asked.prompt.len() as u32, asked.output() as u32);
            let reserved = self.reservation.slots(prompt, output, self.longest);
            let Some(start) = self.buddy.allocate(reserved) else {
                self.blocked = true;
                break;
            };
            self.waiting.pop_front();
            self.admitted.push(id);
            let needed = asked.slots();
            let sequence = ContiguousSequence { request, sample, start, reserved, needed, computed: 0, generated: 0 };
            self.running.insert(id, sequence);
        }
    }

    fn count(&mut self) {
        let mut waste = Waste::default();
        for sequence in self.running.values() {
            let will = sequence.needed.min(sequence.reserved);
            waste.used += sequence.computed;
            waste.reserved += will - sequence.computed;
            waste.internal += sequence.reserved - will;
            waste.external += sequence.stretch() - sequence.reserved;
        }
        let free = self.buddy.free_slots();
        if self.blocked {
            waste.external += free;
        } else {
            waste.free = free;
        }
        self.figures.waste = waste;
        self.figures.running = self.running.len() as u32;
        self.figures.waiting = self.waiting.len() as u32;
    }
}
