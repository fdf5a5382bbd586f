use bytemuck::{Pod, Zeroable};

use super::table::number;
use crate::segments::Words;

/// A rectangle of the target, in device pixels from its upper left corner.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Place {
    /// The left edge.
    pub x: f32,
    /// The upper edge.
    pub y: f32,
    /// The width.
    pub width: f32,
    /// The height.
    pub height: f32,
}

/// The parameters of one draw, as the shader has them.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Pod, Zeroable)]
pub(super) struct Rect {
    x: f32,
    y: f32,
    width: f32,
    height: f32,
    left: f32,
    right: f32,
    first: u32,
    words: u32,
    held_first: u32,
    held_words: u32,
}

impl Rect {
    /// Those of `shown`, spread over `place`, that a buffer with the words `held` has; none where it has none of them.
    pub(super) fn new(place: Place, shown: Words, held: Words) -> Option<Self> {
        let here = shown.common(held);
        if here.len() == 0 || place.width <= 0.0 || place.height <= 0.0 {
            return None;
        }
        let edge = |word: u64| place.x + ((word - shown.first) as f64 / shown.len() as f64) as f32 * place.width;
        Some(Self {
            x: place.x,
            y: place.y,
            width: place.width,
            height: place.height,
            left: edge(here.first),
            right: edge(here.end),
            first: number(shown.first),
            words: number(shown.len()),
            held_first: number(held.first),
            held_words: number(held.len()),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::{Place, Rect, Words};

    const PLACE: Place = Place { x: 10.0, y: 4.0, width: 100.0, height: 8.0 };

    #[test]
    fn a_buffer_draws_only_the_columns_that_it_may_hold() {
        let shown = Words { first: 1000, end: 2000 };
        let rect = Rect::new(PLACE, shown, Words { first: 1500, end: 1750 }).unwrap();
        assert_eq!((rect.left, rect.right), (60.0, 85.0));
        assert_eq!((rect.first, rect.words, rect.held_first, rect.held_words), (1000, 1000, 1500, 250));
    }

    #[test]
    fn nothing_is_drawn_of_nothing() {
        let shown = Words { first: 1000, end: 2000 };
        assert_eq!(Rect::new(PLACE, shown, Words { first: 2000, end: 3000 }), None);
        assert_eq!(Rect::new(Place { width: 0.0, ..PLACE }, shown, shown), None);
    }

    #[test]
    fn numbers_of_words_wrap_around() {
        let far = 7 << 32;
        let words = Words { first: far - 4, end: far + 4 };
        let rect = Rect::new(PLACE, words, words).unwrap();
        assert_eq!((rect.first, rect.words), (u32::MAX - 3, 8));
    }
}
