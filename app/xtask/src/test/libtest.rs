//! Reading what Rust's test harness prints.

use super::report::{Count, Outcome};
use crate::process::Finished;

/// How a test says, on a line of its own, that it could not do its work here.
const SKIPPED: &str = "skipped:";

/// The findings of one `cargo test`.
pub(crate) fn read(finished: &Finished) -> Outcome {
    let mut count = Count::default();
    for line in finished.stdout.lines() {
        if let Some(summary) = line.strip_prefix("test result: ") {
            count += Count {
                passed: number(summary, "passed"),
                failed: number(summary, "failed"),
                skipped: number(summary, "ignored"),
            };
        }
    }
    let skipped = finished.stdout.lines().filter(|line| line.trim_start().starts_with(SKIPPED)).count() as u64;
    let skipped = skipped.min(count.passed);
    count.passed -= skipped;
    count.skipped += skipped;
    let mut details = Vec::new();
    if !finished.status.success() {
        // What does not compile has no count of its own.
        if count.failed == 0 {
            count.failed = 1;
        }
        details.push(failures(&finished.stdout).unwrap_or_else(|| finished.tail()));
    }
    Outcome { count, details }
}

/// The number before a word in `ok. 3 passed; 0 failed; …`.
fn number(summary: &str, word: &str) -> u64 {
    let before = summary.split(';').find_map(|part| part.trim().strip_suffix(word));
    before.and_then(|part| part.split_whitespace().last()).and_then(|number| number.parse().ok()).unwrap_or(0)
}

/// The part of the output that tells of the failed tests.
fn failures(stdout: &str) -> Option<String> {
    let start = stdout.find("\nfailures:\n")?;
    Some(stdout[start..].trim().to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn summaries_are_read() {
        let summary = "ok. 12 passed; 1 failed; 2 ignored; 0 measured; 0 filtered out; finished in 0.01s";
        assert_eq!(number(summary, "passed"), 12);
        assert_eq!(number(summary, "failed"), 1);
        assert_eq!(number(summary, "ignored"), 2);
    }

    #[test]
    fn failures_are_cut_out() {
        let printed = "running 1 test\ntest a ... FAILED\n\nfailures:\n\n---- a stdout ----\nboom\n";
        assert_eq!(failures(printed).as_deref(), Some("failures:\n\n---- a stdout ----\nboom"));
        assert_eq!(failures("test result: ok."), None);
    }
}
