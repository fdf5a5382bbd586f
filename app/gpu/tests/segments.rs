//! The mirror of an allocator's segments on a real device, against the model.
#![allow(clippy::unwrap_used, reason = "tests")]

mod common;

use common::on_device;
use gpu::kernels::pattern;
use gpu::{AllocationError, Gpu, MIB, Mismatch, Segment, SegmentBuffers};
use models::contents::{Contents, Run, Writer};
use models::heap::{BlockId, Range};

/// Where the model's addresses begin.
const BASE: u64 = 0x7f00_0000_0000;
const SCALE: u64 = 64;

fn range(start: u64, len: u64) -> Range {
    Range { start, len }
}

/// The last writer of each byte from [`BASE`] on.
struct Expected(Contents);

impl Expected {
    fn new(bytes: u64) -> Self {
        Self(Contents::new(bytes))
    }

    fn write(&mut self, at: Range, id: u32) {
        self.0.write(range(at.start - BASE, at.len), BlockId(id));
    }

    fn runs(&self) -> Vec<Run> {
        self.0.runs().map(|run| Run { range: range(run.range.start + BASE, run.range.len), ..run }).collect()
    }
}

async fn assert_agrees(gpu: &Gpu, segments: &SegmentBuffers, expected: &Expected, bytes: u64) {
    let result = segments.verify(gpu, expected.runs()).await.unwrap();
    assert_eq!((result.bytes, result.mismatches), (bytes, 0), "{:?}", result.first);
}

#[test]
fn a_fill_goes_on_across_the_ends_of_pages() {
    on_device(|gpu| async move {
        let mut segments = SegmentBuffers::new(&gpu, SCALE, MIB).await.unwrap();
        segments.add(&gpu, BASE, 8 * MIB, Some(2 * MIB)).await.unwrap();
        assert_eq!((segments.count(), segments.bytes()), (4, 8 * MIB / SCALE));
        let mut expected = Expected::new(8 * MIB);
        // over all four pages, over one end, within a page, and with ends that are no whole words on the device
        for (id, start, len) in [(7, 0, 8 * MIB), (8, MIB, 2 * MIB), (9, 5 * MIB, 512), (10, 3 * MIB + 512, MIB - 1024)]
        {
            let at = range(BASE + start, len);
            segments.fill(&gpu, &[(at, BlockId(id))]);
            expected.write(at, id);
        }
        assert_agrees(&gpu, &segments, &expected, 8 * MIB / SCALE).await;
        // the words count on: the first of page 4 is the block's 3 × 2 MiB / 256 th
        let word = pattern::word(7, (6 * MIB / SCALE / 4) as u32);
        let run = Run { range: range(BASE + 6 * MIB, 4 * SCALE), writer: None };
        let first = segments.verify(&gpu, [run]).await.unwrap().first.unwrap();
        assert_eq!((first.expected, first.found), (0, word));
    });
}

#[test]
fn blocks_smaller_than_a_word_leave_what_the_model_has_at_each_word() {
    on_device(|gpu| async move {
        // a word stands for 4 KiB, most blocks for less
        let mut segments = SegmentBuffers::new(&gpu, 1024, MIB).await.unwrap();
        segments.add(&gpu, BASE, 2 * MIB, None).await.unwrap();
        let mut expected = Expected::new(2 * MIB);
        let mut fills = Vec::new();
        let mut start = 0;
        for id in 1_u32.. {
            let len = 512 * (1 + u64::from(id) * 7 % 23);
            if start + len > 2 * MIB {
                break;
            }
            fills.push((range(BASE + start, len), BlockId(id)));
            expected.write(range(BASE + start, len), id);
            start += len;
        }
        assert!(fills.len() > 256, "more than one submission: {}", fills.len());
        segments.fill(&gpu, &fills);
        assert_agrees(&gpu, &segments, &expected, 2048).await;
    });
}

#[test]
fn what_is_removed_and_added_again_is_zero() {
    on_device(|gpu| async move {
        let mut segments = SegmentBuffers::new(&gpu, SCALE, MIB).await.unwrap();
        segments.add(&gpu, BASE, 6 * MIB, Some(2 * MIB)).await.unwrap();
        let whole = range(BASE, 6 * MIB);
        segments.fill(&gpu, &[(whole, BlockId(5))]);
        assert_eq!(segments.remove(BASE + 2 * MIB, 2 * MIB), 1);
        assert_eq!((segments.count(), segments.bytes()), (2, 4 * MIB / SCALE));
        segments.add(&gpu, BASE + 2 * MIB, 2 * MIB, Some(2 * MIB)).await.unwrap();
        let mut expected = Expected::new(6 * MIB);
        expected.write(whole, 5);
        expected.write(range(BASE + 2 * MIB, 2 * MIB), 0);
        assert_agrees(&gpu, &segments, &expected, 6 * MIB / SCALE).await;
    });
}

#[test]
fn a_block_is_intact_when_the_segments_beside_it_are_destroyed() {
    on_device(|gpu| async move {
        let mut segments = SegmentBuffers::new(&gpu, SCALE, MIB).await.unwrap();
        let mut fills = Vec::new();
        for n in 0..3_u32 {
            let at = range(BASE + u64::from(n) * 2 * MIB, 2 * MIB);
            segments.add(&gpu, at.start, at.len, None).await.unwrap();
            fills.push((at, BlockId(n + 1)));
        }
        segments.fill(&gpu, &fills);
        assert_eq!(segments.remove(BASE, 2 * MIB) + segments.remove(BASE + 4 * MIB, 2 * MIB), 2);
        let mut expected = Expected::new(6 * MIB);
        expected.write(fills[1].0, 2);
        // of what is expected elsewhere nothing is there to be read
        assert_agrees(&gpu, &segments, &expected, 2 * MIB / SCALE).await;
        let left: Vec<_> = segments.segments().collect();
        assert_eq!(left, [Segment { range: fills[1].0, device_bytes: 2 * MIB / SCALE }]);
    });
}

#[test]
fn one_corrupted_word_is_found_and_named_by_block_and_model_address() {
    on_device(|gpu| async move {
        let mut segments = SegmentBuffers::new(&gpu, SCALE, MIB).await.unwrap();
        segments.add(&gpu, BASE, 4 * MIB, Some(2 * MIB)).await.unwrap();
        let block = range(BASE + MIB, 2 * MIB);
        segments.fill(&gpu, &[(block, BlockId(9))]);
        let mut expected = Expected::new(4 * MIB);
        expected.write(block, 9);
        let at = BASE + 2 * MIB + 100 * 4 * SCALE;
        segments.corrupt(&gpu, at + 3, 0xDEAD_BEEF);
        let result = segments.verify(&gpu, expected.runs()).await.unwrap();
        let word = pattern::word(9, (MIB / SCALE / 4 + 100) as u32);
        let first = Mismatch { address: at, block: Some(BlockId(9)), expected: word, found: 0xDEAD_BEEF };
        assert_eq!((result.bytes, result.mismatches, result.first), (4 * MIB / SCALE, 1, Some(first)));
    });
}

#[test]
fn a_mismatch_in_a_word_that_begins_before_its_block_is_reported_inside_it() {
    on_device(|gpu| async move {
        let mut segments = SegmentBuffers::new(&gpu, 1024, MIB).await.unwrap();
        segments.add(&gpu, BASE, 2 * MIB, None).await.unwrap();
        let block = range(BASE + 512, 8192);
        segments.fill(&gpu, &[(block, BlockId(3))]);
        segments.corrupt(&gpu, block.start, 1);
        let run = Run { range: block, writer: Some(Writer { id: BlockId(3), offset: 0 }) };
        let first = segments.verify(&gpu, [run]).await.unwrap().first.unwrap();
        assert_eq!((first.address, first.found), (block.start, 1));
    });
}

#[test]
fn a_refusal_by_the_budget_leaves_everything_as_it_was() {
    on_device(|gpu| async move {
        let budget = 6 * MIB / SCALE;
        let mut segments = SegmentBuffers::new(&gpu, SCALE, budget).await.unwrap();
        segments.add(&gpu, BASE, 4 * MIB, None).await.unwrap();
        let block = range(BASE, 4 * MIB);
        segments.fill(&gpu, &[(block, BlockId(1))]);
        // pages that would fit one by one are refused together
        for page in [None, Some(2 * MIB)] {
            let error = segments.add(&gpu, BASE + 8 * MIB, 4 * MIB, page).await.err().unwrap();
            assert_eq!(error, AllocationError::Budget { asked: 8 * MIB / SCALE, limit: budget });
        }
        let error = segments.add(&gpu, BASE + 8 * MIB, 1 << 40, Some(1)).await.err().unwrap();
        assert!(matches!(error, AllocationError::Budget { .. }), "{error}");
        assert_eq!((segments.count(), segments.bytes()), (1, 4 * MIB / SCALE));
        let mut expected = Expected::new(4 * MIB);
        expected.write(block, 1);
        assert_agrees(&gpu, &segments, &expected, 4 * MIB / SCALE).await;
        // what does fit is still to be had
        segments.add(&gpu, BASE + 8 * MIB, 2 * MIB, Some(2 * MIB)).await.unwrap();
        assert_eq!(segments.bytes(), budget);
    });
}

#[test]
fn bytes_that_a_buffer_stands_for_already_are_refused() {
    on_device(|gpu| async move {
        let mut segments = SegmentBuffers::new(&gpu, SCALE, MIB).await.unwrap();
        segments.add(&gpu, BASE + 2 * MIB, 2 * MIB, None).await.unwrap();
        for (start, len) in [(0, 3), (3, 3), (2, 2), (0, 6)] {
            let error = segments.add(&gpu, BASE + start * MIB, len * MIB, None).await.err().unwrap();
            assert!(matches!(error, AllocationError::Invalid(_)), "{error}");
        }
        segments.add(&gpu, BASE, 2 * MIB, None).await.unwrap();
        segments.add(&gpu, BASE + 4 * MIB, 0, None).await.unwrap();
        // half of a buffer is no reason to destroy it
        assert_eq!((segments.remove(BASE + MIB, 2 * MIB), segments.count()), (0, 2));
        assert_eq!((segments.remove(0, u64::MAX), segments.count(), segments.bytes()), (2, 0, 0));
    });
}

#[test]
fn more_than_a_window_is_read_back_in_several() {
    on_device(|gpu| async move {
        let mut segments = SegmentBuffers::new(&gpu, 1, 64 * MIB).await.unwrap();
        segments.add(&gpu, BASE, 21 * MIB, Some(3 * MIB)).await.unwrap();
        let mut expected = Expected::new(21 * MIB);
        for (id, start, len) in [(1, 0, 20 * MIB), (2, 9 * MIB - 4, 8)] {
            let at = range(BASE + start, len);
            segments.fill(&gpu, &[(at, BlockId(id))]);
            expected.write(at, id);
        }
        assert_agrees(&gpu, &segments, &expected, 21 * MIB).await;
        segments.corrupt(&gpu, BASE + 17 * MIB, 0);
        let first = segments.verify(&gpu, expected.runs()).await.unwrap().first.unwrap();
        assert_eq!((first.address, first.block), (BASE + 17 * MIB, Some(BlockId(1))));
        segments.destroy();
    });
}
