//! The picture of a pool's slots, drawn from its own buffer and compared pixel by pixel with what the slots hold.
#![allow(clippy::unwrap_used, reason = "tests")]

mod common;
mod picture;

use common::on_device;
use gpu::Gpu;
use gpu::kernels::map::{Cloth, Ink, Place, weave};
use gpu::kernels::slot;
use gpu::kv::{KvPool, PoolLook, PoolRect, PoolView, SlotEntry, Slots, Written};
use picture::{FORMAT, HEIGHT, Picture, WIDTH, inks};

/// More than the view's table begins with.
const SLOTS: u32 = 1000;
/// The first slot whose entry is not set.
const KNOWN: u32 = 900;

/// What each slot holds and what is expected of it, and how it is drawn then.
fn scene(slot: u32) -> (u32, SlotEntry, Cloth) {
    let content = slot + 1;
    let entry = |cloth| SlotEntry { content, cloth };
    match slot % 8 {
        0 => (content, entry(Cloth::Live), Cloth::Live),
        1 => (content, entry(Cloth::New), Cloth::New),
        2 => (content, entry(Cloth::Stale), Cloth::Stale),
        3 => (content, entry(Cloth::Pending), Cloth::Pending),
        // never written, whatever is expected
        4 => (0, entry(Cloth::Live), Cloth::Never),
        5 => (0, SlotEntry::NONE, Cloth::Never),
        // left over
        6 => (content, SlotEntry::NONE, Cloth::Stale),
        // another's words
        _ => (content + 1, entry(Cloth::Live), Cloth::Wrong),
    }
}

/// The cloth of a slot whose entry may not be set.
fn cloth(slot: u32) -> Cloth {
    match scene(slot) {
        (_, _, cloth) if slot < KNOWN => cloth,
        (0, ..) => Cloth::Never,
        _ => Cloth::Stale,
    }
}

async fn pool(gpu: &Gpu) -> KvPool {
    let pool = KvPool::new(gpu, SLOTS).await.unwrap();
    let written: Vec<_> = (0..SLOTS).map(|slot| Written { slot, content: scene(slot).0 }).collect();
    pool.write(gpu, &written);
    pool
}

fn rect(first: u32, count: u32, [x, y, width, height]: [u16; 4]) -> PoolRect {
    let [x, y, width, height] = [x, y, width, height].map(f32::from);
    PoolRect { slots: Slots { first, count }, place: Place { x, y, width, height } }
}

/// Blocks of slots of 16, 4, 2 and ½ pixels; the last but one is beyond the table, the last beyond the pool.
fn rects() -> [PoolRect; 6] {
    [
        rect(0, 8, [3, 2, 128, 16]),
        rect(8, 16, [140, 2, 64, 24]),
        rect(100, 16, [210, 2, 32, 8]),
        rect(160, 128, [8, 30, 64, 8]),
        rect(904, 8, [80, 30, 64, 16]),
        rect(SLOTS - 4, 8, [150, 30, 64, 16]),
    ]
}

async fn draw(gpu: &Gpu, pool: &KvPool, enter: f32, scale: f32, rects: &[PoolRect]) -> Picture {
    let view = PoolView::new(gpu, pool, FORMAT);
    let table: Vec<_> = (0..KNOWN).map(|slot| scene(slot).1).collect();
    view.set_table(gpu, &table);
    let look = PoolLook { inks: inks(), scale, enter };
    let picture = Picture::take(gpu, |target| view.draw(gpu, target, &look, rects)).await;
    view.destroy();
    picture
}

/// The shader's twin: the ink of a pixel, where slots are a whole number of pixels wide, or pixels of slots.
fn expected(x: u32, y: u32, enter: f32, scale: u32, rects: &[PoolRect]) -> Ink {
    let holds = |from: f32, len: f32, at: u32| (from..from + len).contains(&(at as f32));
    let place =
        |rect: &&PoolRect| holds(rect.place.x, rect.place.width, x) && holds(rect.place.y, rect.place.height, y);
    let Some(PoolRect { slots, place }) = rects.iter().find(place) else { return Ink::Loom };
    let (column, line) = (x - place.x as u32, y - place.y as u32);
    let nth = column * slots.count / place.width as u32;
    let slot = slots.first + nth;
    let wide = place.width as u32 / slots.count;
    if slot >= SLOTS || (wide >= 4 * scale && nth > 0 && column % wide < scale) {
        return Ink::Loom;
    }
    let cloth = match cloth(slot) {
        Cloth::New if line as f32 >= enter * place.height => Cloth::Never,
        cloth => cloth,
    };
    weave(cloth, column / scale, line / scale)
}

fn compare(picture: &Picture, expected: impl Fn(u32, u32) -> Ink) {
    for (x, y) in (0..HEIGHT).flat_map(|y| (0..WIDTH).map(move |x| (x, y))) {
        assert_eq!(picture.ink(x, y), Some(expected(x, y)), "at {x},{y}");
    }
}

#[test]
fn every_pixel_shows_what_its_slot_holds() {
    on_device(|gpu| async move {
        let pool = pool(&gpu).await;
        for (enter, scale) in [(1.0, 1), (0.5, 1), (0.0, 2), (1.0, 2)] {
            let picture = draw(&gpu, &pool, enter, scale as f32, &rects()).await;
            compare(&picture, |x, y| expected(x, y, enter, scale, &rects()));
        }
        pool.destroy();
    });
}

#[test]
fn a_corrupted_word_shows_at_its_height_whichever_it_is() {
    on_device(|gpu| async move {
        let pool = pool(&gpu).await;
        let rects = [rect(0, 8, [0, 0, 128, 32])];
        // of 256 words in 32 lines 8 are in each; the slot's own content with a wrong number, and another content's word
        for (index, word) in [(0, 0x0001_0000), (43, 0xBAD0_C0DE), (255, slot::word(9, 255))] {
            pool.corrupt(&gpu, 0, index, word);
            let picture = draw(&gpu, &pool, 1.0, 1.0, &rects).await;
            compare(&picture, |x, y| {
                let is_wrong = x < 16 && y == index / 8;
                if is_wrong { weave(Cloth::Wrong, x, y) } else { expected(x, y, 1.0, 1, &rects) }
            });
            pool.write(&gpu, &[Written { slot: 0, content: 1 }]);
        }
        pool.destroy();
    });
}

#[test]
fn a_slot_that_is_known_to_be_wrong_is_wrong_from_top_to_bottom() {
    on_device(|gpu| async move {
        let pool = pool(&gpu).await;
        let view = PoolView::new(&gpu, &pool, FORMAT);
        let known = SlotEntry { content: 1, cloth: Cloth::Wrong };
        view.set_table(&gpu, &[known]);
        let look = PoolLook { inks: inks(), scale: 1.0, enter: 1.0 };
        let rects = [rect(0, 1, [0, 0, 16, 16])];
        let picture = Picture::take(&gpu, |target| view.draw(&gpu, target, &look, &rects)).await;
        compare(&picture, |x, y| if x < 16 && y < 16 { weave(Cloth::Wrong, x, y) } else { Ink::Loom });
        view.destroy();
        pool.destroy();
    });
}

#[test]
fn as_many_blocks_as_there_are_come_out_and_none_is_an_empty_loom() {
    on_device(|gpu| async move {
        let pool = pool(&gpu).await;
        let many: Vec<_> = (0..512_u16)
            .map(|n| rect(u32::from(n) * 13 % (SLOTS - 2), 2, [n % 32 * 8, n / 32 * 4, 7, 3]))
            .filter(|rect| rect.slots.first < SLOTS)
            .collect();
        let narrow: Vec<_> =
            many.iter().map(|rect| PoolRect { place: Place { width: 6.0, ..rect.place }, ..*rect }).collect();
        let picture = draw(&gpu, &pool, 1.0, 1.0, &narrow).await;
        compare(&picture, |x, y| expected(x, y, 1.0, 1, &narrow));
        let nothing = [rect(0, 0, [0, 0, 9, 9]), rect(0, 1, [0, 0, 0, 9]), rect(u32::MAX, 5, [0, 0, 9, 9])];
        let picture = draw(&gpu, &pool, 1.0, 1.0, &nothing).await;
        compare(&picture, |_, _| Ink::Loom);
        let picture = draw(&gpu, &pool, 1.0, 1.0, &[]).await;
        compare(&picture, |_, _| Ink::Loom);
        pool.destroy();
    });
}
