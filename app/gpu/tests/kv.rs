//! Slots of a K/V pool on a real device: written, copied, swapped, read back.
#![allow(clippy::unwrap_used, reason = "tests")]

mod common;

use common::on_device;
use gpu::kernels::slot;
use gpu::kv::{BlockTables, Copied, KvPool, NO_BLOCK, SLOT_BYTES, SlotMismatch, Slots, Written};
use gpu::{AllocationError, Gpu};

const SLOTS: u32 = 600;

fn write(pool: &KvPool, gpu: &Gpu, contents: impl IntoIterator<Item = (u32, u32)>) {
    let written: Vec<_> = contents.into_iter().map(|(slot, content)| Written { slot, content }).collect();
    pool.write(gpu, &written);
}

async fn assert_holds(gpu: &Gpu, pool: &KvPool, content: impl Fn(u32) -> u32) {
    let expected = (0..pool.slots()).map(|slot| Written { slot, content: content(slot) });
    let check = pool.verify(gpu, expected).await.unwrap();
    assert_eq!((check.bytes, check.mismatches), (pool.bytes(), 0), "{:?}", check.first);
}

#[test]
fn what_was_written_is_there_and_nothing_else() {
    on_device(|gpu| async move {
        let pool = KvPool::new(&gpu, SLOTS).await.unwrap();
        assert_eq!((pool.slots(), pool.bytes()), (SLOTS, u64::from(SLOTS) * SLOT_BYTES));
        assert_holds(&gpu, &pool, |_| 0).await;
        // the last of a list counts, and what lies beyond the end is left out
        write(&pool, &gpu, [(5, 9), (SLOTS - 1, 0xFFFF), (5, 7), (SLOTS, 3), (u32::MAX, 3)]);
        let content = |slot| match slot {
            5 => 7,
            slot if slot == SLOTS - 1 => 0xFFFF,
            _ => 0,
        };
        assert_holds(&gpu, &pool, content).await;
        write(&pool, &gpu, [(5, 0)]);
        assert_holds(&gpu, &pool, |slot| if slot == 5 { 0 } else { content(slot) }).await;
        pool.clear(&gpu);
        assert_holds(&gpu, &pool, |_| 0).await;
        pool.destroy();
    });
}

#[test]
fn a_pool_of_more_slots_than_a_submission_or_a_window_has() {
    on_device(|gpu| async move {
        let pool = KvPool::new(&gpu, 9000).await.unwrap();
        let content = |slot: u32| slot % 65_535 + 1;
        write(&pool, &gpu, (0..9000).rev().map(|slot| (slot, content(slot))));
        assert_holds(&gpu, &pool, content).await;
        let all = [Slots { first: 0, count: 9000 }];
        let host = pool.swap_out(&gpu, &all).await.unwrap();
        assert_eq!(host.len() as u64, pool.bytes());
        pool.clear(&gpu);
        pool.swap_in(&gpu, &all, &host);
        assert_holds(&gpu, &pool, content).await;
        pool.destroy();
    });
}

#[test]
fn a_copy_leaves_the_original() {
    on_device(|gpu| async move {
        let pool = KvPool::new(&gpu, SLOTS).await.unwrap();
        write(&pool, &gpu, (0..280).map(|slot| (slot, slot + 1)));
        // more than the scratch holds, then a copy of a copy, then one that reaches over the end
        let copies = [(0, 300, 280), (300, 590, 4), (16, 596, 16), (598, 580, 9)];
        pool.copy(&gpu, &copies.map(|(from, to, slots)| Copied { from, to, slots }));
        let content = |slot: u32| match slot {
            0..280 => slot + 1,
            580..582 => 16 + slot - 580 + 2 + 1,
            300..580 => slot - 300 + 1,
            590..594 => slot - 590 + 1,
            596..600 => slot - 596 + 16 + 1,
            _ => 0,
        };
        assert_holds(&gpu, &pool, content).await;
        // who writes into the copy does not write into the original
        write(&pool, &gpu, [(301, 900)]);
        assert_holds(&gpu, &pool, |slot| if slot == 301 { 900 } else { content(slot) }).await;
        pool.copy(&gpu, &[]);
        pool.destroy();
    });
}

#[test]
fn what_is_swapped_out_comes_back_elsewhere() {
    on_device(|gpu| async move {
        let pool = KvPool::new(&gpu, SLOTS).await.unwrap();
        write(&pool, &gpu, (0..100).map(|slot| (slot, slot + 1)));
        let out = [Slots { first: 16, count: 16 }, Slots { first: 64, count: 8 }, Slots { first: SLOTS, count: 5 }];
        let host = pool.swap_out(&gpu, &out).await.unwrap();
        assert_eq!(host.len() as u64, 24 * SLOT_BYTES);
        // others take the slots meanwhile
        write(&pool, &gpu, (0..100).map(|slot| (slot, 700)));
        pool.swap_in(&gpu, &[Slots { first: 200, count: 4 }, Slots { first: 300, count: 20 }], &host);
        let word = |nth: u32| if nth < 16 { 16 + nth + 1 } else { 64 + nth - 16 + 1 };
        let content = |slot: u32| match slot {
            0..100 => 700,
            200..204 => word(slot - 200),
            300..320 => word(slot - 300 + 4),
            _ => 0,
        };
        assert_holds(&gpu, &pool, content).await;
        // less than was asked for leaves the rest as it is
        pool.swap_in(&gpu, &[Slots { first: 0, count: 3 }], &host[..SLOT_BYTES as usize + 8]);
        assert_holds(&gpu, &pool, |slot| if slot == 0 { 17 } else { content(slot) }).await;
        pool.destroy();
    });
}

#[test]
fn a_corrupted_word_is_named() {
    on_device(|gpu| async move {
        let pool = KvPool::new(&gpu, SLOTS).await.unwrap();
        write(&pool, &gpu, (0..SLOTS).map(|slot| (slot, slot + 1)));
        pool.corrupt(&gpu, 77, 200, 0xBAD0_C0DE);
        pool.corrupt(&gpu, 78, 0, 0);
        pool.corrupt(&gpu, SLOTS, 0, 1);
        pool.corrupt(&gpu, 0, 256, 1);
        let check = pool.verify(&gpu, (0..SLOTS).map(|slot| Written { slot, content: slot + 1 })).await.unwrap();
        let first =
            SlotMismatch { slot: 77, content: 78, index: 200, expected: slot::word(78, 200), found: 0xBAD0_C0DE };
        assert_eq!((check.mismatches, check.first), (2, Some(first)));
        // a wrong content is every word of the slot, and so is a slot that should be empty
        let check = pool.verify(&gpu, [(3, 9), (4, 0), (SLOTS, 1)].map(|(slot, content)| Written { slot, content }));
        let check = check.await.unwrap();
        assert_eq!((check.bytes, check.mismatches), (2 * SLOT_BYTES, 512));
        pool.destroy();
    });
}

#[test]
fn tables_are_read_as_they_were_written() {
    on_device(|gpu| async move {
        let tables = BlockTables::new(&gpu, 3, 4).await.unwrap();
        tables.write(&gpu, 0, &[7, 3]);
        tables.write(&gpu, 2, &[1, 2, 3, 4, 5]);
        tables.write(&gpu, 3, &[9]);
        let mut expected = vec![vec![7, 3, NO_BLOCK, NO_BLOCK], vec![NO_BLOCK; 4], vec![1, 2, 3, 4]];
        assert_eq!(tables.read(&gpu).await.unwrap(), expected);
        tables.write(&gpu, 0, &[8]);
        tables.corrupt(&gpu, 2, 1, 99);
        tables.corrupt(&gpu, 2, 4, 99);
        tables.corrupt(&gpu, 3, 0, 99);
        expected[0] = vec![8, NO_BLOCK, NO_BLOCK, NO_BLOCK];
        expected[2][1] = 99;
        assert_eq!(tables.read(&gpu).await.unwrap(), expected);
        tables.destroy();
    });
}

#[test]
fn refusals_and_a_lost_device_are_said() {
    on_device(|gpu| async move {
        let refused = KvPool::new(&gpu, u32::MAX).await.err();
        assert!(matches!(refused, Some(AllocationError::Budget { .. })), "{refused:?}");
        let refused = BlockTables::new(&gpu, u32::MAX, u32::MAX).await.err();
        assert!(matches!(refused, Some(AllocationError::Budget { .. })), "{refused:?}");
        let pool = KvPool::new(&gpu, 0).await.unwrap();
        let tables = BlockTables::new(&gpu, 0, 0).await.unwrap();
        assert_eq!((pool.slots(), tables.rows(), tables.width()), (1, 1, 1));
        gpu.destroy();
        assert!(pool.swap_out(&gpu, &[Slots { first: 0, count: 1 }]).await.is_err());
        assert!(pool.verify(&gpu, [Written { slot: 0, content: 0 }]).await.is_err());
        assert!(tables.read(&gpu).await.is_err());
    });
}
