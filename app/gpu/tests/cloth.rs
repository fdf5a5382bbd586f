//! Cloths in rectangles, drawn into a texture and compared pixel by pixel with the weave's twin.
#![allow(clippy::unwrap_used, reason = "tests")]

mod common;
mod picture;

use common::on_device;
use gpu::kernels::cloth::{ClothLook, ClothView, Piece};
use gpu::kernels::map::{Cloth, Ink, Place, weave};
use picture::{FORMAT, HEIGHT, Picture, WIDTH, inks};

const CLOTHS: [Cloth; 6] = [Cloth::Never, Cloth::Live, Cloth::New, Cloth::Stale, Cloth::Wrong, Cloth::Pending];

#[test]
fn each_rectangle_has_its_weave_and_the_rest_is_the_loom() {
    on_device(|gpu| async move {
        // more than there is room for at the start, in rows of 16
        let place =
            |n: u16| Place { x: f32::from(n % 16 * 16 + 1), y: f32::from(n / 16 * 10), width: 14.0, height: 8.0 };
        let pieces: Vec<_> =
            (0..96_u16).map(|n| Piece { place: place(n), cloth: CLOTHS[usize::from(n) % 6] }).collect();
        let look = ClothLook { inks: inks(), scale: 1.0 };
        let view = ClothView::new(&gpu, FORMAT);
        let picture = Picture::take(&gpu, |target| view.draw(&gpu, target, &look, &pieces)).await;
        for (x, y) in (0..HEIGHT).flat_map(|y| (0..WIDTH).map(move |x| (x, y))) {
            let (left, top) = (x % 16, y % 10);
            let number = y / 10 * 16 + x / 16;
            let expected = if (1..15).contains(&left) && top < 8 && number < 96 {
                weave(CLOTHS[number as usize % 6], left - 1, top)
            } else {
                Ink::Loom
            };
            assert_eq!(picture.ink(x, y), Some(expected), "at {x},{y}");
        }
        view.destroy();
    });
}

#[test]
fn nothing_is_an_empty_loom() {
    on_device(|gpu| async move {
        let view = ClothView::new(&gpu, FORMAT);
        let look = ClothLook { inks: inks(), scale: 1.0 };
        let picture = Picture::take(&gpu, |target| view.draw(&gpu, target, &look, &[])).await;
        assert!((0..WIDTH).all(|x| (0..HEIGHT).all(|y| picture.ink(x, y) == Some(Ink::Loom))));
        view.destroy();
    });
}
