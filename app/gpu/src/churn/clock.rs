/// Readings after which a clock counts as standing still.
const PATIENCE: u32 = 1_000_000;
/// Steps that are looked at.
const LOOKS: u32 = 8;

/// The smallest step of a clock, in its own unit: the least of several advances. None where it does not advance.
pub(crate) fn step(now: &dyn Fn() -> f64) -> Option<f64> {
    let mut least = f64::INFINITY;
    for _ in 0..LOOKS {
        least = least.min(advance(now)?);
    }
    Some(least)
}

fn advance(now: &dyn Fn() -> f64) -> Option<f64> {
    let begin = now();
    (0..PATIENCE).map(|_| now() - begin).find(|passed| *passed > 0.0)
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use super::step;

    #[test]
    fn a_coarse_clock_shows_its_step() {
        let readings = Cell::new(0_u32);
        let now = || {
            readings.set(readings.get() + 1);
            f64::from(readings.get() / 100) * 0.125
        };
        assert_eq!(step(&now), Some(0.125));
    }

    #[test]
    fn a_clock_that_stands_still_has_none() {
        assert_eq!(step(&|| 7.0), None);
    }

    #[test]
    fn a_clock_that_is_set_back_goes_on() {
        let readings = Cell::new(0_u32);
        let now = || {
            readings.set(readings.get() + 1);
            if readings.get() == 1 { 10.0 } else { f64::from(readings.get()) }
        };
        assert_eq!(step(&now), Some(1.0));
    }
}
