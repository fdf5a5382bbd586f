use crate::kernels::slot::{self, HEAD_SIZE, HEADS, SLOT_WORDS};

/// Results of a sequence: an element for each head, heads one after the other.
pub const RESULTS: usize = (HEADS * HEAD_SIZE) as usize;

/// What attention of the query with seed `query` gives over tokens whose slots hold `contents(0)`, `contents(1)`, … up to
/// `tokens`: [`RESULTS`] numbers, head after head; zeros without tokens. Computed in `f64`.
#[must_use]
pub fn reference(contents: impl Fn(u32) -> u32, tokens: u32, query: u32) -> Vec<f32> {
    let mut results = Vec::with_capacity(RESULTS);
    for head in 0..HEADS {
        let number = |token, index| f64::from(slot::number(slot::word(contents(token), index)));
        let score = |token| {
            let terms = (0..HEAD_SIZE).map(|element| {
                let key = slot::key_index(head, element);
                f64::from(query_number(query, key)) * number(token, key)
            });
            terms.sum::<f64>() / f64::from(HEAD_SIZE).sqrt()
        };
        let scores: Vec<f64> = (0..tokens).map(score).collect();
        let most = scores.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let weights: Vec<f64> = scores.iter().map(|score| (score - most).exp()).collect();
        let sum: f64 = weights.iter().sum();
        results.extend((0..HEAD_SIZE).map(|element| {
            let index = SLOT_WORDS / 2 + slot::key_index(head, element);
            let value: f64 = (0..).zip(&weights).map(|(token, weight)| weight * number(token, index)).sum();
            if tokens == 0 { 0.0 } else { to_f32(value / sum) }
        }));
    }
    results
}

/// Element `element` of all heads together of the query with this seed, in [-1, 1).
#[must_use]
pub fn query_number(seed: u32, element: u32) -> f32 {
    let mut h = element.wrapping_mul(0x9E37_79B1) ^ seed.wrapping_mul(0xC2B2_AE35);
    h = (h ^ (h >> 15)).wrapping_mul(0x2C1B_3C6D);
    h = (h ^ (h >> 12)).wrapping_mul(0x297A_2D39);
    slot::number(h ^ (h >> 15))
}

#[allow(clippy::cast_possible_truncation, reason = "rounded to the kernel's precision")]
fn to_f32(number: f64) -> f32 {
    number as f32
}

#[cfg(test)]
mod tests {
    use super::{RESULTS, query_number, reference};
    use crate::kernels::slot::{self, SLOT_WORDS};

    #[test]
    fn one_token_gives_its_own_values() {
        let values: Vec<f32> = (SLOT_WORDS / 2..SLOT_WORDS).map(|index| slot::number(slot::word(7, index))).collect();
        assert_eq!(reference(|_| 7, 1, 3), values);
        // and so do many that are equal, but for the last bit
        for (one, many) in values.iter().zip(reference(|_| 7, 9, 3)) {
            assert!((one - many).abs() <= f32::EPSILON, "{one} and {many}");
        }
    }

    #[test]
    fn no_token_gives_zeros() {
        assert_eq!(reference(|_| 7, 0, 3), vec![0.0; RESULTS]);
    }

    #[test]
    fn queries_are_spread_over_their_range() {
        let numbers: Vec<f32> = (0..40).flat_map(|seed| (0..128).map(move |n| query_number(seed, n))).collect();
        let mean = numbers.iter().sum::<f32>() / 5120.0;
        let square = numbers.iter().map(|n| n * n).sum::<f32>() / 5120.0;
        assert!(mean.abs() < 0.03 && (square - 1.0 / 3.0).abs() < 0.03, "{mean}, {square}");
        assert!(numbers.iter().all(|n| (-1.0..1.0).contains(n)));
    }
}
