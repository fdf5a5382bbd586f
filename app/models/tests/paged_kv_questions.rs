//! The answer of the question about paging: what the blocks hold, and what that saves, in the question's scenario; and a
//! neighbouring one where it saves nothing.
#![allow(clippy::unwrap_used, reason = "a test that unwraps an error has failed")]

use std::num::NonZeroU32;

use models::paged_kv::{Lengths, Preemption, Requests, Reservation, Serving, ServingConfig, facts};

fn served(lengths: Lengths, block: u32, reservation: Reservation) -> Serving {
    let requests = Requests { seed: 1, count: 24, per_ten_steps: 10, lengths, shared_prefix: 0, samples: 1 };
    let config = ServingConfig {
        slots: 512,
        block_tokens: NonZeroU32::new(block).unwrap(),
        prefix_caching: true,
        preemption: Preemption::Recompute,
        reservation,
        longest: Requests::LONGEST,
        batched_tokens: 256,
        sequences: 32,
    };
    Serving::new(config, requests.draw()).unwrap()
}

#[test]
fn what_paging_manages_is_the_cache_of_each_sequence_as_it_grows() {
    let play = facts::played(served(Lengths::Mixed, 16, Reservation::Maximum));
    // every block that was handed out holds tokens of a sequence, and a new one came only when the last was full
    assert!(facts::blocks_follow_the_tokens(&play));
    // so that less stays empty, and more run at once
    assert!(facts::wastes_less_in_blocks(&play));
    assert!(facts::runs_more_in_blocks(&play));
}

/// A block as long as the longest sequence is a reservation of the maximum.
#[test]
fn with_blocks_of_full_length_nothing_is_saved() {
    let play = facts::played(served(Lengths::Mixed, 128, Reservation::Maximum));
    assert!(!facts::wastes_less_in_blocks(&play) && !facts::runs_more_in_blocks(&play));
}

/// The explanation's “at most 15”: less than a block for each sequence, whatever the block's size.
#[test]
fn only_the_last_block_has_empty_slots() {
    for block in [1, 8, 16, 32] {
        let play = facts::played(served(Lengths::Mixed, block, Reservation::Maximum));
        assert!(play.iter().all(|moment| {
            let waste = moment.paged.waste;
            waste.reserved + waste.internal <= moment.paged.running * (block - 1)
        }));
    }
}
