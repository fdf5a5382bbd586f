//! The picture of the heap, drawn into a texture and compared pixel by pixel with the weave's twin.
#![allow(clippy::unwrap_used, reason = "tests")]

mod common;
mod picture;

use common::on_device;
use gpu::kernels::map::{Cloth, MapEntry, weave};
use gpu::{HeapBuffer, MIB};
use models::heap::{BlockId, Range};
use picture::{HEIGHT, Picture, WIDTH, look};

/// 8 MiB in two rows: block 1 live at 0–1 MiB, block 2 freed (stale) at 1–2, block 3 new at 4–6, the rest never written.
async fn scene(gpu: &gpu::Gpu) -> (HeapBuffer, Vec<MapEntry>) {
    let heap = HeapBuffer::create(gpu, 8 * MIB).await.unwrap();
    let place = |mib: u64, len: u64| Range { start: mib * MIB, len: len * MIB };
    heap.fill(gpu, &[(place(0, 1), BlockId(1)), (place(1, 1), BlockId(2)), (place(4, 2), BlockId(3))]);
    let table = vec![
        MapEntry::NONE,
        MapEntry { cloth: Cloth::Live, address: 0, len: MIB },
        MapEntry { cloth: Cloth::Stale, address: MIB, len: MIB },
        MapEntry { cloth: Cloth::New, address: 4 * MIB, len: 2 * MIB },
    ];
    (heap, table)
}

#[test]
fn each_stretch_is_drawn_in_its_own_weave() {
    on_device(|gpu| async move {
        let (heap, table) = scene(&gpu).await;
        let picture = Picture::draw(&gpu, &heap, &table, &look()).await;
        // 4 MiB a row over 256 pixels: 64 pixels a MiB
        for (x, row, cloth) in [
            (20, 0, Cloth::Live),
            (90, 0, Cloth::Stale),
            (200, 0, Cloth::Never),
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
        assert_eq!((picture.pixels(), WIDTH * HEIGHT), (WIDTH * HEIGHT, 256 * 64));
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
            let picture = Picture::draw(&gpu, &heap, &table, &look()).await;
            let column: Vec<_> = (0..24).map(|y| picture.ink(32, y).unwrap()).collect();
            let expected: Vec<_> = (0..24).map(|y| weave(Cloth::Wrong, 32, y)).collect();
            assert_eq!(column, expected, "{word:#X}");
        }
    });
}
