/// Durations of one kind of round, in µs.
#[derive(Clone, Debug, PartialEq)]
pub struct Series {
    /// All samples, in the order in which they were measured.
    pub samples: Vec<f64>,
    /// The middle one, or the mean of the two in the middle; 0 where there are none.
    pub median: f64,
    /// The 99th percentile by nearest rank: the smallest sample that at least 99 % of the samples do not exceed. Of fewer
    /// than 100 samples that is the largest.
    pub p99: f64,
}

impl Series {
    /// Of these samples, in µs.
    #[must_use]
    pub fn of(samples: Vec<f64>) -> Self {
        let mut sorted = samples.clone();
        sorted.sort_unstable_by(f64::total_cmp);
        let median = (nearest_rank(&sorted, 50) + upper_middle(&sorted)) / 2.0;
        let p99 = nearest_rank(&sorted, 99);
        Self { samples, median, p99 }
    }

    /// How many samples there are.
    #[must_use]
    pub fn count(&self) -> usize {
        self.samples.len()
    }
}

/// The smallest value that at least `percent` of the values do not exceed.
fn nearest_rank(sorted: &[f64], percent: usize) -> f64 {
    let rank = (sorted.len() * percent).div_ceil(100);
    sorted.get(rank.saturating_sub(1)).copied().unwrap_or_default()
}

/// The middle value, or the larger of the two in the middle.
fn upper_middle(sorted: &[f64]) -> f64 {
    sorted.get(sorted.len() / 2).copied().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::Series;

    fn up_to(count: u32) -> Series {
        Series::of((1..=count).rev().map(f64::from).collect())
    }

    #[test]
    fn the_median_is_in_the_middle() {
        assert_eq!(up_to(1).median, 1.0);
        assert_eq!(up_to(2).median, 1.5);
        assert_eq!(up_to(5).median, 3.0);
        assert_eq!(up_to(100).median, 50.5);
        assert_eq!(up_to(101).median, 51.0);
    }

    #[test]
    fn p99_is_the_nearest_rank() {
        assert_eq!(up_to(1).p99, 1.0);
        assert_eq!(up_to(99).p99, 99.0);
        assert_eq!(up_to(100).p99, 99.0);
        assert_eq!(up_to(101).p99, 100.0);
        assert_eq!(up_to(200).p99, 198.0);
        assert_eq!(up_to(1000).p99, 990.0);
    }

    #[test]
    fn samples_keep_their_order_and_none_give_zeros() {
        let series = Series::of(vec![3.0, 1.0, 2.0]);
        assert_eq!((series.samples.as_slice(), series.count()), ([3.0, 1.0, 2.0].as_slice(), 3));
        let empty = Series::of(Vec::new());
        assert_eq!((empty.median, empty.p99, empty.count()), (0.0, 0.0, 0));
    }
}
