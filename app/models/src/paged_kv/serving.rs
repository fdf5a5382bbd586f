//! The same requests served from blocks and from reservations, step by step.

mod contiguous;
mod figures;
mod paged;

use std::num::NonZeroU32;

use thiserror::Error;

use super::{Preemption, Request, Reservation};

pub use contiguous::{Contiguous, ContiguousSequence};
pub use figures::Figures;
pub use paged::Paged;

/// How requests are served.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ServingConfig {
    /// Slots of each side's pool. On the side of the blocks these are whole blocks, and the null block comes on top.
    pub slots: u32,
    /// Tokens of a block.
    pub block_tokens: NonZeroU32,
    /// Whether full blocks are found again by what they hold.
    pub prefix_caching: bool,
    /// What happens to a sequence whose blocks are needed.
    pub preemption: Preemption,
    /// How much the contiguous side reserves.
    pub reservation: Reservation,
    /// The longest sequence that the model takes, in tokens.
    pub longest: u32,
    /// Tokens that a step computes at most on each side.
    pub batched_tokens: u32,
    /// Sequences that run at most on each side.
    pub sequences: u32,
}

/// Why requests cannot be served.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum ServingError {
    /// The pool has no room for one sequence of full length, so a request could wait forever.
    #[error("a pool of {slots} slots has no room for a sequence of {needed}")]
    Small {
        /// Slots of the pool, in whole blocks.
        slots: u32,
        /// Slots that the longest request needs.
        needed: u32,
    },
    /// A step computes nothing.
    #[error("a step computes no token")]
    Idle,
}

/// Both sides after the same number of steps.
#[derive(Debug, Clone)]
pub struct Serving {
    config: ServingConfig,
    requests: Vec<Request>,
    step: u32,
    paged: Paged,
    contiguous: Contiguous,
}

impl Serving {
    /// Both sides before the first request.
    ///
    /// # Errors
    /// When a request can never be served.
    pub fn new(config: ServingConfig, requests: Vec<Request>) -> Result<Self, ServingError> {
        if config.batched_tokens == 0 || config.sequences == 0 {
            return Err(ServingError::Idle);
        }
        let blocks = config.slots / config.block_tokens;
        let needed = requests.iter().map(Request::slots).max().unwrap_or(0);
        let longest = needed.div_ceil(config.block_tokens.get()) * config.block_tokens.get();
        if blocks * config.block_tokens.get() < longest {
            return Err(ServingError::Small { slots: blocks * config.block_tokens.get(), needed });
        }
        let (paged, contiguous) = (Paged::new(config, blocks), Contiguous::new(config, &requests)?);
        Ok(Self { config, requests, step: 0, paged, contiguous })
    }

    /// How they serve.
    #[must_use]
    pub fn config(&self) -> ServingConfig {
        self.config
    }

    /// What is asked of them, in the order of arrival.
    #[must_use]
    pub fn requests(&self) -> &[Request] {
        &self.requests
    }

    /// Steps done.
    #[must_use]
    pub fn steps(&self) -> u32 {
        self.step
    }

    /// The side with blocks.
    #[must_use]
    pub fn paged(&self) -> &Paged {
        &self.paged
    }

    /// The side with reservations.
    #[must_use]
    pub fn contiguous(&self) -> &Contiguous {
        &self.contiguous
    }

    /// Whether every request is answered on both sides.
    #[must_use]
    pub fn is_done(&self) -> bool {
        let all: u32 = self.requests.iter().map(|request| request.outputs.len() as u32).sum();
        self.paged.figures().finished == all && self.contiguous.figures().finished == all
    }

    /// One engine step on both sides: new requests come, everybody who runs computes, and who is done leaves.
    pub fn advance(&mut self) {
        let now = self.step;
        let from = self.requests.partition_point(|request| request.arrival < now);
        let to = self.requests.partition_point(|request| request.arrival <= now);
        self.paged.advance(&self.requests, from..to);
        self.contiguous.advance(&self.requests, from..to);
        self.step += 1;
    }
}
