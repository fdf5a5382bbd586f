//! The weaves as numbers: the twin of `weave.wgsl`, and what Canvas 2D paints its tiles from.

/// What a stretch of the heap is, as the map shows it. The numbers are those of the shader.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u32)]
pub enum Cloth {
    /// Never written: bare warp.
    Never = 0,
    /// A live block: plain weave.
    Live = 1,
    /// A block placed in this step: fresh weft.
    New = 2,
    /// Freed, the old bytes still there: threadbare weave.
    Stale = 3,
    /// A word that no block of the model can have written there: cross-hatch.
    Wrong = 4,
    /// Freed while another stream may still use it: half its cloth is taken off the warp, in a broad twill.
    Pending = 5,
}

/// The colours that the weaves are made of, by their index in the shader. Each is a token of the style sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u32)]
pub enum Ink {
    /// The ground.
    Loom = 0,
    /// A live block's ground.
    Live = 1,
    /// A live block's threads.
    LiveThread = 2,
    /// The bare warp.
    FreeThread = 3,
    /// A new block's ground.
    New = 4,
    /// A new block's threads.
    NewThread = 5,
    /// What is left of a freed block's weft.
    StaleThread = 6,
    /// Wrong.
    Fail = 7,
    /// The ground under wrong.
    Surface = 8,
}

/// How many inks there are.
pub const INKS: usize = 9;

/// The custom properties of the style sheet that the inks are, by index.
pub const TOKENS: [&str; INKS] =
    ["--loom", "--live", "--live-t", "--free-t", "--new", "--new-t", "--stale-t", "--fail", "--surface"];

/// The edge of a square tile that repeats every weave, in CSS pixels (common multiple of 8, 4 and 3).
pub const TILE: u32 = 24;

/// The ink at a CSS pixel of a weave.
#[must_use]
pub fn weave(cloth: Cloth, px: u32, py: u32) -> Ink {
    let (x, y) = (px % 8, py % 8);
    let weft = (matches!(y, 1 | 2) && x < 4) || (matches!(y, 5 | 6) && x >= 4);
    let warp = px % 4 == 2;
    match cloth {
        Cloth::Live => {
            let raised = (matches!(x, 5 | 6) && y < 4) || (matches!(x, 1 | 2) && y >= 4);
            if weft || raised { Ink::LiveThread } else { Ink::Live }
        }
        Cloth::New if py % 3 == 1 => Ink::NewThread,
        Cloth::New => Ink::New,
        Cloth::Stale if weft => Ink::StaleThread,
        Cloth::Wrong if x == y || (x + y) % 8 <= 1 => Ink::Fail,
        Cloth::Wrong => Ink::Surface,
        Cloth::Pending if (x + y) % 8 < 4 => Ink::Live,
        Cloth::Pending | Cloth::Stale | Cloth::Never if warp => Ink::FreeThread,
        Cloth::Pending | Cloth::Stale | Cloth::Never => Ink::Loom,
    }
}

#[cfg(test)]
mod tests {
    use super::{Cloth, Ink, TILE, weave};

    const ALL: [Cloth; 6] = [Cloth::Never, Cloth::Live, Cloth::New, Cloth::Stale, Cloth::Wrong, Cloth::Pending];

    /// A weave without its colours: for each pixel of a tile, which pixel is the first of the same ink.
    fn pattern(cloth: Cloth) -> Vec<usize> {
        let tile: Vec<Ink> = (0..TILE * TILE).map(|n| weave(cloth, n % TILE, n / TILE)).collect();
        tile.iter().map(|ink| tile.iter().position(|other| other == ink).unwrap_or(0)).collect()
    }

    #[test]
    fn each_weave_differs_from_the_others_as_a_pattern_too() {
        for (n, one) in ALL.iter().enumerate() {
            for other in &ALL[n + 1..] {
                assert_ne!(pattern(*one), pattern(*other), "{one:?} and {other:?}");
            }
        }
    }

    #[test]
    fn a_tile_repeats_every_weave() {
        for cloth in ALL {
            for (x, y) in (0..TILE).flat_map(|y| (0..TILE).map(move |x| (x, y))) {
                assert_eq!(weave(cloth, x, y), weave(cloth, x + TILE, y + TILE), "{cloth:?} at {x},{y}");
            }
        }
    }
}
