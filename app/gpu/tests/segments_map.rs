//! The picture of all segments, drawn from their own buffers and compared pixel by pixel with what the model says.
#![allow(clippy::unwrap_used, reason = "tests")]

mod common;
mod picture;

use common::on_device;
use gpu::kernels::map::{Cloth, Ink, MapEntry, Place, SegmentRect, SegmentsLook, SegmentsView, weave};
use gpu::{Gpu, MIB, SegmentBuffers};
use models::heap::{BlockId, Range};
use picture::{FORMAT, HEIGHT, Picture, WIDTH, inks};

const SCALE: u64 = 256;
/// A segment of one buffer.
const WHOLE: u64 = 0x7f00_0000_0000;
/// Pages of an expandable segment, far away: more words lie between than 32 bits count.
const PAGED: u64 = WHOLE + (1 << 44);
/// The largest id that a word can name, so the table is as large as it gets.
const LAST: u32 = 0xFFFF;

/// A block of the scene: id, first byte, length.
type Block = (u32, u64, u64, Cloth);

const BLOCKS: [Block; 5] = [
    (1, WHOLE, MIB, Cloth::Live),
    (2, WHOLE + MIB, MIB, Cloth::Pending),
    // over the end of the first two pages
    (3, PAGED, 5 * MIB, Cloth::New),
    (4, PAGED + 5 * MIB, MIB, Cloth::Stale),
    // begins with a page
    (LAST, PAGED + 6 * MIB, MIB, Cloth::Live),
];

/// The new block shows up to here.
const WOVEN: u64 = 3 * MIB;

fn rect(start: u64, mib: u64, [x, y, width, height]: [u16; 4]) -> SegmentRect {
    let [x, y, width, height] = [x, y, width, height].map(f32::from);
    SegmentRect { range: Range { start, len: mib * MIB }, place: Place { x, y, width, height } }
}

/// The segment in two lines, the pages in one.
fn rects() -> [SegmentRect; 3] {
    [rect(WHOLE, 1, [8, 4, 64, 16]), rect(WHOLE + MIB, 1, [8, 24, 64, 16]), rect(PAGED, 8, [100, 10, 128, 40])]
}

async fn scene(gpu: &Gpu) -> SegmentBuffers {
    let mut segments = SegmentBuffers::new(gpu, SCALE, MIB).await.unwrap();
    segments.add(gpu, WHOLE, 2 * MIB, None).await.unwrap();
    segments.add(gpu, PAGED, 8 * MIB, Some(2 * MIB)).await.unwrap();
    let fills: Vec<_> =
        BLOCKS.iter().map(|(id, start, len, _)| (Range { start: *start, len: *len }, BlockId(*id))).collect();
    segments.fill(gpu, &fills);
    segments
}

async fn draw(gpu: &Gpu, segments: &SegmentBuffers, rects: &[SegmentRect]) -> Picture {
    let mut table = vec![MapEntry::NONE; LAST as usize + 1];
    for (id, address, len, cloth) in BLOCKS {
        table[id as usize] = MapEntry { cloth, address, len };
    }
    let view = SegmentsView::new(gpu, FORMAT);
    view.set_table(gpu, segments, &table);
    let look = SegmentsLook { inks: inks(), scale: 1.0, enter: (PAGED, 5 * MIB, WOVEN) };
    let picture = Picture::take(gpu, |target| view.draw(gpu, target, segments, &look, rects)).await;
    view.destroy();
    picture
}

fn block_at(address: u64) -> Option<Block> {
    BLOCKS.into_iter().find(|(_, start, len, _)| (*start..start + len).contains(&address))
}

/// The shader's twin: the ink of a pixel, where each pixel stands for a whole number of words.
fn expected(x: u32, y: u32, rects: &[SegmentRect], is_held: impl Fn(u64) -> bool) -> Ink {
    let (px, py) = (f64::from(x) + 0.5, f64::from(y) + 0.5);
    let inside = |rect: &&SegmentRect| {
        let Place { x, y, width, height } = rect.place;
        let [x, y, width, height] = [x, y, width, height].map(f64::from);
        (x..x + width).contains(&px) && (y..y + height).contains(&py)
    };
    let Some(rect) = rects.iter().find(inside) else {
        return Ink::Loom;
    };
    let (column, line) = (x - rect.place.x as u32, y - rect.place.y as u32);
    let per_pixel = rect.range.len as f64 / f64::from(rect.place.width);
    let address_of = |column: f64| rect.range.start + (column.max(0.0) * per_pixel) as u64;
    let address = address_of(f64::from(column));
    if !is_held(address) {
        return Ink::Loom;
    }
    let [here, left] = [address, address_of(f64::from(column) - 1.5)].map(block_at);
    if column > 1 && here.map(|block| block.0) != left.map(|block| block.0) {
        return Ink::Loom;
    }
    let cloth = match here {
        Some((_, start, _, Cloth::New)) if address >= start + WOVEN => Cloth::Never,
        Some((_, _, _, cloth)) => cloth,
        None => Cloth::Never,
    };
    weave(cloth, column, line)
}

fn compare(picture: &Picture, rects: &[SegmentRect], is_held: impl Fn(u64) -> bool) {
    for (x, y) in (0..HEIGHT).flat_map(|y| (0..WIDTH).map(move |x| (x, y))) {
        assert_eq!(picture.ink(x, y), Some(expected(x, y, rects, &is_held)), "at {x},{y}");
    }
}

#[test]
fn every_pixel_shows_what_the_model_has_there() {
    on_device(|gpu| async move {
        let segments = scene(&gpu).await;
        let picture = draw(&gpu, &segments, &rects()).await;
        compare(&picture, &rects(), |_| true);
    });
}

#[test]
fn a_page_that_was_given_back_is_an_empty_loom() {
    on_device(|gpu| async move {
        let mut segments = scene(&gpu).await;
        assert_eq!(segments.remove(PAGED + 2 * MIB, 2 * MIB), 1);
        let picture = draw(&gpu, &segments, &rects()).await;
        compare(&picture, &rects(), |address| !(PAGED + 2 * MIB..PAGED + 4 * MIB).contains(&address));
    });
}

#[test]
fn a_corrupted_word_shows_where_it_is_sampled() {
    on_device(|gpu| async move {
        let segments = scene(&gpu).await;
        // 64 KiB a pixel; the last block's own id with a wrong check, an id that no block has, and a word of another block
        let at = PAGED + 6 * MIB + 8 * (64 << 10);
        for word in [0xFFFF_0000, 0xBAD0_C0DE, gpu::kernels::pattern::word(LAST, 0)] {
            segments.corrupt(&gpu, at, word);
            let picture = draw(&gpu, &segments, &rects()).await;
            let column: Vec<_> = (0..40).map(|y| picture.ink(204, 10 + y).unwrap()).collect();
            assert_eq!(column, (0..40).map(|y| weave(Cloth::Wrong, 104, y)).collect::<Vec<_>>(), "{word:#X}");
        }
    });
}

#[test]
fn as_many_rectangles_as_there_are_come_out() {
    on_device(|gpu| async move {
        let segments = scene(&gpu).await;
        // each of 128 rectangles of 16 × 8 pixels: the first MiB of the pages again and again, half of it at a time
        let many: Vec<_> = (0..128_u16)
            .map(|n| SegmentRect {
                range: Range { start: PAGED + u64::from(n % 2) * (MIB / 2), len: MIB / 2 },
                ..rect(PAGED, 1, [n % 16 * 16, n / 16 * 8, 16, 8])
            })
            .collect();
        let picture = draw(&gpu, &segments, &many).await;
        compare(&picture, &many, |_| true);
    });
}

#[test]
fn nothing_at_all_is_an_empty_loom() {
    on_device(|gpu| async move {
        let segments = SegmentBuffers::new(&gpu, SCALE, MIB).await.unwrap();
        let picture = draw(&gpu, &segments, &rects()).await;
        compare(&picture, &[], |_| true);
    });
}
