//! What passed and what failed, counted.

use std::ops::AddAssign;

/// A count of checks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Count {
    /// Checks that passed.
    pub(crate) passed: u64,
    /// Checks that failed.
    pub(crate) failed: u64,
    /// Checks that could not be made here.
    pub(crate) skipped: u64,
}

impl Count {
    /// One check.
    pub(crate) fn one(passed: bool) -> Self {
        Self { passed: passed.into(), failed: (!passed).into(), skipped: 0 }
    }

    /// The count in words; alone on the last line it tells the whole run's result.
    pub(crate) fn words(self) -> String {
        let skipped = if self.skipped > 0 { format!(", {} skipped", self.skipped) } else { String::new() };
        format!("{} passed, {} failed{skipped}", self.passed, self.failed)
    }
}

impl AddAssign for Count {
    fn add_assign(&mut self, other: Self) {
        self.passed += other.passed;
        self.failed += other.failed;
        self.skipped += other.skipped;
    }
}

/// What a step of the tests found.
#[derive(Clone, Debug, Default)]
pub(crate) struct Outcome {
    /// Its checks.
    pub(crate) count: Count,
    /// What to show of the failures.
    pub(crate) details: Vec<String>,
}

impl Outcome {
    /// Adds one check.
    pub(crate) fn check(&mut self, passed: bool, detail: impl FnOnce() -> String) {
        self.count += Count::one(passed);
        if !passed {
            self.details.push(detail());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_read_well() {
        assert_eq!(Count { passed: 3, failed: 1, skipped: 0 }.words(), "3 passed, 1 failed");
        assert_eq!(Count { passed: 3, failed: 0, skipped: 2 }.words(), "3 passed, 0 failed, 2 skipped");
    }

    #[test]
    fn a_failed_check_keeps_its_detail() {
        let mut outcome = Outcome::default();
        outcome.check(true, || unreachable!("a passed check has no detail"));
        outcome.check(false, || "why".to_owned());
        assert_eq!(outcome.count, Count { passed: 1, failed: 1, skipped: 0 });
        assert_eq!(outcome.details, ["why"]);
    }
}
