//! Contents against an array with one entry for each byte, and small cases by hand.

use models::{
    contents::{Contents, Run, Writer},
    heap::{BlockId, Move, Range},
};
use proptest::prelude::*;

const CAPACITY: u64 = 48;

fn range(start: u64, len: u64) -> Range {
    Range { start, len }
}

fn run(start: u64, len: u64, writer: Option<(u32, u64)>) -> Run {
    Run { range: range(start, len), writer: writer.map(|(id, offset)| Writer { id: BlockId(id), offset }) }
}

fn runs(contents: &Contents) -> Vec<Run> {
    contents.runs().collect()
}

fn moved(from: u64, to: u64, len: u64) -> Move {
    Move { id: BlockId(99), from, to, len }
}

#[test]
fn a_block_written_over_another_leaves_its_ends_stale() {
    let mut contents = Contents::new(32);
    contents.write(range(4, 24), BlockId(1));
    contents.write(range(12, 8), BlockId(2));
    let expected = [
        run(0, 4, None),
        run(4, 8, Some((1, 0))),
        run(12, 8, Some((2, 0))),
        run(20, 8, Some((1, 16))),
        run(28, 4, None),
    ];
    assert_eq!(runs(&contents), expected);
    assert_eq!(contents.runs_in(range(6, 8)).collect::<Vec<_>>(), [run(6, 6, Some((1, 2))), run(12, 2, Some((2, 0)))]);
    assert_eq!(contents.runs_in(range(6, 0)).count(), 0);
    assert_eq!(contents.runs_in(range(40, 8)).count(), 0);
    assert_eq!(contents.runs_in(range(30, u64::MAX)).collect::<Vec<_>>(), [run(30, 2, None)]);
}

#[test]
fn an_overlapping_move_down_leaves_the_tail_of_the_old_copy() {
    let mut contents = Contents::new(32);
    contents.write(range(8, 16), BlockId(1));
    contents.copy(&moved(8, 4, 16));
    let expected = [run(0, 4, None), run(4, 16, Some((1, 0))), run(20, 4, Some((1, 12))), run(24, 8, None)];
    assert_eq!(runs(&contents), expected);
}

#[test]
fn pieces_that_carry_each_other_on_become_one_run() {
    let mut contents = Contents::new(32);
    contents.write(range(0, 8), BlockId(1));
    contents.copy(&moved(4, 20, 4)); // bytes 4..8 of #1
    contents.copy(&moved(0, 16, 4)); // bytes 0..4 before them
    assert_eq!(runs(&contents)[2..], [run(16, 8, Some((1, 0))), run(24, 8, None)]);
    contents.write(range(0, 32), BlockId(0));
    assert_eq!(runs(&contents), [run(0, 32, None)], "the reserved id means: never written");
}

#[test]
fn what_lies_outside_is_left_out() {
    let mut contents = Contents::new(16);
    contents.write(range(12, u64::MAX), BlockId(1));
    contents.copy(&moved(0, 20, 8));
    contents.copy(&moved(20, 0, 8));
    contents.copy(&moved(12, 14, 4));
    assert_eq!(runs(&contents), [run(0, 12, None), run(12, 2, Some((1, 0))), run(14, 2, Some((1, 0)))]);
    assert_eq!(Contents::new(0).runs().count(), 0);
    assert_eq!(contents.capacity(), 16);
}

#[derive(Debug, Clone, Copy)]
enum Act {
    Write(Range, u32),
    Copy(Move),
}

fn acts() -> impl Strategy<Value = Vec<Act>> {
    let span = (0..CAPACITY).prop_flat_map(|start| (Just(start), 0..=CAPACITY - start));
    let write = (span, 0..5_u32).prop_map(|((start, len), id)| Act::Write(range(start, len), id));
    let copy = (0..CAPACITY, 0..CAPACITY)
        .prop_flat_map(|(from, to)| (Just(from), Just(to), 0..=CAPACITY - from.max(to)))
        .prop_map(|(from, to, len)| Act::Copy(moved(from, to, len)));
    prop::collection::vec(prop_oneof![write, copy], 0..40)
}

type Byte = Option<(u32, u64)>;

fn bytes(runs: impl Iterator<Item = Run>) -> Vec<Byte> {
    runs.flat_map(|r| (0..r.range.len).map(move |i| r.writer.map(|w| (w.id.0, w.offset + i)))).collect()
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(400) })]

    #[test]
    fn contents_equal_an_array_of_bytes(acts in acts(), start in 0..CAPACITY, len in 0..CAPACITY) {
        let mut contents = Contents::new(CAPACITY);
        let mut naive: Vec<Byte> = vec![None; CAPACITY as usize];
        for act in acts {
            match act {
                Act::Write(range, id) => {
                    contents.write(range, BlockId(id));
                    for i in 0..range.len {
                        naive[(range.start + i) as usize] = (id > 0).then_some((id, i));
                    }
                }
                Act::Copy(m) => {
                    contents.copy(&m);
                    naive.copy_within(m.from as usize..(m.from + m.len) as usize, m.to as usize);
                }
            }
            prop_assert_eq!(&bytes(contents.runs()), &naive);
            let runs = runs(&contents);
            for pair in runs.windows(2) {
                prop_assert_eq!(pair[0].range.end(), pair[1].range.start);
                let carried = pair[0].writer.map(|w| Writer { offset: w.offset + pair[0].range.len, ..w });
                prop_assert_ne!(carried, pair[1].writer, "neighbours are merged where they can be");
            }
            let end = (start + len).min(CAPACITY);
            prop_assert_eq!(bytes(contents.runs_in(range(start, len))), &naive[start as usize..end as usize]);
        }
    }
}
