//! The picture of the heap, drawn into a texture and compared pixel by pixel with the weave's twin.
#![allow(clippy::unwrap_used, reason = "tests")]

mod common;
mod picture;

use common::on_device;
use gpu::kernels::map::{Cloth, Ink, MapEntry, MapLook, MapView, weave};
use gpu::{Gpu, HeapBuffer, MIB};
use models::heap::{BlockId, Range};
use picture::{FORMAT, HEIGHT, Picture, WIDTH, inks};

/// 8 MiB in two rows: block 1 live at 0–1 MiB, block 2 freed (stale) at 1–2, block 4 waiting for a stream at 2–3, block 3
/// new at 4–6, the rest never written.
async fn scene(gpu: &Gpu) -> (HeapBuffer, Vec<MapEntry>) {
    let heap = HeapBuffer::create(gpu, 8 * MIB).await.unwrap();
    let place = |mib: u64, len: u64| Range { start: mib * MIB, len: len * MIB };
    let fills = [(place(0, 1), 1), (place(1, 1), 2), (place(4, 2), 3), (place(2, 1), 4)];
    heap.fill(gpu, &fills.map(|(place, id)| (place, BlockId(id))));
    let table = vec![
        MapEntry::NONE,
        MapEntry { cloth: Cloth::Live, address: 0, len: MIB },
        MapEntry { cloth: Cloth::Stale, address: MIB, len: MIB },
        MapEntry { cloth: Cloth::New, address: 4 * MIB, len: 2 * MIB },
        MapEntry { cloth: Cloth::Pending, address: 2 * MIB, len: MIB },
    ];
    (heap, table)
}

/// Two rows of 24 pixels, 32 apart.
fn look() -> MapLook {
    let (width, enter) = (WIDTH, (0, 0, 0));
    MapLook { inks: inks(), width, top: 0.0, pitch: 32.0, height: 24.0, scale: 1.0, rows: 2, enter }
}

async fn draw(gpu: &Gpu, heap: &HeapBuffer, table: &[MapEntry], look: &MapLook) -> Picture {
    let view = MapView::new(gpu, heap, FORMAT, table.len() as u32);
    view.set_table(gpu, table);
    Picture::take(gpu, |target| view.draw(gpu, target, look)).await
}

#[test]
fn each_stretch_is_drawn_in_its_own_weave() {
    on_device(|gpu| async move {
        let (heap, table) = scene(&gpu).await;
        let picture = draw(&gpu, &heap, &table, &look()).await;
        // 4 MiB a row over 256 pixels: 64 pixels a MiB
        for (x, row, cloth) in [
            (20, 0, Cloth::Live),
            (90, 0, Cloth::Stale),
            (150, 0, Cloth::Pending),
            (220, 0, Cloth::Never),
            (30, 1, Cloth::New),
            (200, 1, Cloth::Never),
        ] {
            for y in 0..24 {
                for x in x..x + 24 {
                    let expected = weave(cloth, x, y);
                    assert_eq!(picture.ink(x, row * 32 + y), Some(expected), "{cloth:?} at {x},{y} of row {row}");
                }
            }
        }
    });
}

#[test]
fn blocks_are_parted_by_a_hairline_and_rows_by_the_loom() {
    on_device(|gpu| async move {
        let (heap, table) = scene(&gpu).await;
        let picture = draw(&gpu, &heap, &table, &look()).await;
        for y in 0..HEIGHT {
            for x in [64, 65, 128, 129, 192, 193] {
                if y < 24 {
                    assert_eq!(picture.ink(x, y), Some(Ink::Loom), "{x},{y}");
                }
            }
            if y % 32 >= 24 {
                assert!((0..WIDTH).all(|x| picture.ink(x, y) == Some(Ink::Loom)), "line {y}");
            }
        }
    });
}

#[test]
fn of_a_block_that_is_woven_in_only_the_done_part_shows() {
    on_device(|gpu| async move {
        let (heap, table) = scene(&gpu).await;
        let look = MapLook { enter: (4 * MIB, 2 * MIB, MIB), ..look() };
        let picture = draw(&gpu, &heap, &table, &look).await;
        for (x, cloth) in [(63, Cloth::New), (64, Cloth::Never), (127, Cloth::Never)] {
            let column: Vec<_> = (0..24).map(|y| picture.ink(x, 32 + y).unwrap()).collect();
            assert_eq!(column, (0..24).map(|y| weave(cloth, x, y)).collect::<Vec<_>>(), "{x}");
        }
    });
}

#[test]
fn a_corrupted_word_shows_where_it_is_sampled() {
    on_device(|gpu| async move {
        let (heap, table) = scene(&gpu).await;
        let per_pixel = 4 * MIB / u64::from(WIDTH);
        // the block's own id with a wrong check, and an id that no block has
        for word in [0x0001_0000, 0xBAD0_C0DE] {
            heap.corrupt(&gpu, 32 * per_pixel, word);
            let picture = draw(&gpu, &heap, &table, &look()).await;
            let column: Vec<_> = (0..24).map(|y| picture.ink(32, y).unwrap()).collect();
            let expected: Vec<_> = (0..24).map(|y| weave(Cloth::Wrong, 32, y)).collect();
            assert_eq!(column, expected, "{word:#X}");
        }
    });
}
