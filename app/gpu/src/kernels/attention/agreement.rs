use super::RESULTS;

/// How far results may be from the reference, as a share of the largest number of it.
pub const TOLERANCE: f32 = 1e-5;

/// How well two results of a sequence agree.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SequenceAgreement {
    /// Every number has the same bits.
    pub bitwise: bool,
    /// The largest difference of two numbers; infinite where one is not a number.
    pub worst: f32,
    /// The largest number of the second result, without its sign.
    pub largest: f32,
}

impl SequenceAgreement {
    /// Whether the first result is as near to the second, a reference, as [`TOLERANCE`] asks.
    #[must_use]
    pub fn is_close(&self) -> bool {
        self.worst <= TOLERANCE * self.largest
    }
}

/// Compares results, sequence by sequence; `results` and `others` are [`RESULTS`] numbers for each. What one has more of
/// than the other is left out.
#[must_use]
pub fn compare(results: &[f32], others: &[f32]) -> Vec<SequenceAgreement> {
    results.chunks_exact(RESULTS).zip(others.chunks_exact(RESULTS)).map(|(one, other)| agreement(one, other)).collect()
}

fn agreement(one: &[f32], other: &[f32]) -> SequenceAgreement {
    let mut result = SequenceAgreement { bitwise: true, worst: 0.0, largest: 0.0 };
    for (a, b) in one.iter().zip(other) {
        let apart = (a - b).abs();
        result.bitwise &= a.to_bits() == b.to_bits();
        result.worst = result.worst.max(if apart.is_nan() { f32::INFINITY } else { apart });
        result.largest = result.largest.max(b.abs());
    }
    result
}

#[cfg(test)]
mod tests {
    use super::{RESULTS, compare};

    #[test]
    fn each_sequence_is_judged_for_itself() {
        let reference = vec![0.5; 3 * RESULTS];
        let mut results = reference.clone();
        results[RESULTS] += 4e-6;
        results[2 * RESULTS + 5] += 6e-6;
        let found = compare(&results, &reference);
        assert_eq!(
            found.iter().map(|one| (one.bitwise, one.is_close())).collect::<Vec<_>>(),
            [(true, true), (false, true), (false, false)]
        );
    }

    #[test]
    fn what_is_no_number_agrees_with_nothing() {
        let mut results = vec![0.0; RESULTS];
        results[3] = f32::NAN;
        let found = compare(&results, &[1.0; RESULTS]);
        assert!(!found[0].is_close() && found[0].worst.is_infinite());
        // bits are bits
        assert!(compare(&results, &results)[0].bitwise);
    }
}
