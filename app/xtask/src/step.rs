//! One line when a step starts, one when it ends.

use std::time::{Duration, Instant};

/// A running step of the build.
#[derive(Debug)]
pub(crate) struct Step {
    name: String,
    started: Instant,
}

impl Step {
    /// Starts a step and says what it is about to do.
    pub(crate) fn start(name: &str, doing: &str) -> Self {
        println!("· {name}: {doing}");
        Self { name: name.to_owned(), started: Instant::now() }
    }

    /// Ends a step that did its work.
    pub(crate) fn done(self, result: &str) {
        println!("✓ {}: {result} ({})", self.name, duration(self.started.elapsed()));
    }

    /// Ends a step that found something wrong.
    pub(crate) fn failed(self, result: &str) {
        println!("✗ {}: {result} ({})", self.name, duration(self.started.elapsed()));
    }
}

/// Says that a step had nothing to do.
pub(crate) fn up_to_date(name: &str) {
    println!("– {name}: up to date");
}

/// A duration for people: `0.4 s`, `12 s`, `1 m 55 s`.
pub(crate) fn duration(time: Duration) -> String {
    let seconds = time.as_secs_f64();
    let whole = seconds.round() as u64;
    if seconds < 9.95 {
        format!("{seconds:.1} s")
    } else if whole < 60 {
        format!("{whole} s")
    } else {
        format!("{} m {:02} s", whole / 60, whole % 60)
    }
}

/// A size for people, in units of 1000 bytes as browsers' tools count: `512 B`, `8.1 KB`, `152 KB`.
pub(crate) fn size(bytes: u64) -> String {
    let thousands = bytes as f64 / 1000.0;
    if bytes < 1000 {
        format!("{bytes} B")
    } else if thousands < 99.95 {
        format!("{thousands:.1} KB")
    } else {
        format!("{thousands:.0} KB")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn durations_read_well() {
        assert_eq!(duration(Duration::from_millis(420)), "0.4 s");
        assert_eq!(duration(Duration::from_secs(12)), "12 s");
        assert_eq!(duration(Duration::from_secs(115)), "1 m 55 s");
        assert_eq!(duration(Duration::from_millis(59_700)), "1 m 00 s");
        assert_eq!(duration(Duration::from_secs(121)), "2 m 01 s");
    }

    #[test]
    fn sizes_read_well() {
        assert_eq!(size(512), "512 B");
        assert_eq!(size(8_120), "8.1 KB");
        assert_eq!(size(152_400), "152 KB");
    }
}
