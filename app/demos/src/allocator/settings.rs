//! What a learner can choose.

use models::caching_allocator::{AllocatorConfig, Program, ProgramError, Trace};

use super::MIB;

/// The question that the demo stands beside: what it opens with, and what it shows besides the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Scenario {
    /// Why PyTorch keeps freed memory.
    WhyCache,
    /// A request fails though memory is reserved and unused.
    FailsThoughReserved,
    /// Sizes change from step to step.
    ChangingSizes,
    /// `empty_cache` and a live tensor.
    EmptyCacheLive,
    /// Reserved is more than allocated.
    ReservedAboveAllocated,
}

impl Scenario {
    /// All of them.
    pub const ALL: [Self; 5] = [
        Self::WhyCache,
        Self::FailsThoughReserved,
        Self::ChangingSizes,
        Self::EmptyCacheLive,
        Self::ReservedAboveAllocated,
    ];

    /// Its name in content files.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::WhyCache => "why-cache",
            Self::FailsThoughReserved => "fails-though-reserved",
            Self::ChangingSizes => "changing-sizes",
            Self::EmptyCacheLive => "empty-cache-live",
            Self::ReservedAboveAllocated => "reserved-above-allocated",
        }
    }

    /// The scenario of that name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|scenario| scenario.name() == name)
    }

    /// What it opens with.
    #[must_use]
    pub fn trace(self) -> Trace {
        match self {
            Self::WhyCache => Trace::TrainingStep,
            Self::ChangingSizes => Trace::SmallThenLarge,
            Self::FailsThoughReserved | Self::EmptyCacheLive | Self::ReservedAboveAllocated => Trace::MixedSizes,
        }
    }

    /// How many steps of its trace its question needs; all of them where none are given.
    pub(super) fn steps(self) -> Option<u32> {
        match self {
            Self::WhyCache | Self::ChangingSizes => None,
            // until the next large tensor has found room, after the cache was emptied for it
            Self::FailsThoughReserved => Some(16),
            // until after the second `empty_cache`
            Self::EmptyCacheLive => Some(23),
            Self::ReservedAboveAllocated => Some(9),
        }
    }

    /// How many steps may be seen before the question is answered; all of them where none are given.
    pub(super) fn held(self) -> Option<u32> {
        match self {
            Self::WhyCache => None,
            Self::FailsThoughReserved => Some(13),
            Self::ChangingSizes => Some(16),
            // before the first `empty_cache`
            Self::EmptyCacheLive => Some(16),
            // the first free is the sixth
            Self::ReservedAboveAllocated => Some(5),
        }
    }
}

/// What is played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Source {
    /// One of ours.
    Trace(Trace),
    /// The learner's own program, as it was written.
    Own(String),
}

impl Source {
    /// Its value in the menu.
    #[must_use]
    pub fn name(&self) -> &'static str {
        match self {
            Self::Trace(trace) => trace.name(),
            Self::Own(_) => OWN,
        }
    }
}

/// The menu's value for the learner's own program.
pub(super) const OWN: &str = "own";

/// The settings of the demo.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    /// The question.
    pub scenario: Scenario,
    /// What is played.
    pub source: Source,
    /// The seed of a trace that has one.
    pub seed: u32,
    /// The device, in MiB.
    pub device_mib: u32,
    /// `expandable_segments`.
    pub expandable: bool,
    /// `max_split_size_mb`; 0: no limit.
    pub max_split_mib: u32,
    /// `garbage_collection_threshold`, in percent of the device; 0: never.
    pub collect_percent: u32,
    /// `roundup_power2_divisions`; 0: none.
    pub divisions: u32,
    /// What the page may take on the learner's device, in MiB.
    pub budget_mib: u32,
}

/// Devices that the menu offers, in MiB.
pub const DEVICES: [u32; 8] = [100, 128, 192, 256, 512, 1024, 4096, 8192];
/// Limits for splitting that the menu offers, in MiB; 0: none.
pub const MAX_SPLITS: [u32; 5] = [0, 20, 32, 64, 128];
/// Thresholds of garbage collection that the menu offers, in percent; 0: never.
pub const THRESHOLDS: [u32; 4] = [0, 50, 80, 90];
/// Divisions that the menu offers; 0: none.
pub const DIVISIONS: [u32; 5] = [0, 2, 4, 8, 16];
/// Budgets that the menu offers, in MiB.
pub const BUDGETS: [u32; 3] = [64, 128, 256];
/// Seeds that the slider offers, from 1.
pub const SEEDS: u32 = 50;

impl Settings {
    /// What a question opens with.
    #[must_use]
    pub fn of(scenario: Scenario) -> Self {
        Self {
            scenario,
            source: Source::Trace(scenario.trace()),
            seed: 1,
            device_mib: scenario.trace().device_mib(),
            expandable: false,
            max_split_mib: 0,
            collect_percent: 0,
            divisions: 0,
            budget_mib: BUDGETS[0],
        }
    }

    /// Settings with another value of one control; `None` where that is no value of it.
    #[must_use]
    pub fn with(&self, control: &str, value: &str) -> Option<Self> {
        let mut settings = self.clone();
        match control {
            "trace" if value == OWN => settings.source = Source::Own(self.program_text()),
            "trace" => {
                let trace = Trace::named(value)?;
                settings.source = Source::Trace(trace);
                settings.device_mib = trace.device_mib();
            }
            "program" => settings.source = Source::Own(value.to_owned()),
            "seed" => settings.seed = value.parse().ok().filter(|seed| (1..=SEEDS).contains(seed))?,
            "device" => settings.device_mib = one_of(&DEVICES, value)?,
            "expandable" => settings.expandable = value.parse().ok()?,
            "max-split" => settings.max_split_mib = one_of(&MAX_SPLITS, value)?,
            "gc" => settings.collect_percent = one_of(&THRESHOLDS, value)?,
            "divisions" => settings.divisions = one_of(&DIVISIONS, value)?,
            "budget" => settings.budget_mib = one_of(&BUDGETS, value)?,
            _ => return None,
        }
        Some(settings)
    }

    /// The program that is played.
    ///
    /// # Errors
    /// The first line of the learner's own program that is no operation.
    pub fn program(&self) -> Result<Program, ProgramError> {
        match &self.source {
            Source::Trace(trace) => Ok(trace.program(self.seed)),
            Source::Own(text) => text.parse(),
        }
    }

    /// The program as text.
    #[must_use]
    pub fn program_text(&self) -> String {
        match &self.source {
            Source::Trace(trace) => trace.program(self.seed).to_string(),
            Source::Own(text) => text.clone(),
        }
    }

    /// The allocator's options.
    #[must_use]
    pub fn config(&self) -> AllocatorConfig {
        let default = AllocatorConfig::default();
        let divisions = if self.divisions == 0 { None } else { self.divisions.to_string().parse().ok() };
        AllocatorConfig {
            expandable_segments: self.expandable,
            max_split_size: if self.max_split_mib == 0 { u64::MAX } else { u64::from(self.max_split_mib) * MIB },
            garbage_collection_threshold: f64::from(self.collect_percent) / 100.0,
            roundup_power2_divisions: divisions.unwrap_or_default(),
            ..default
        }
    }

    /// The device's bytes.
    #[must_use]
    pub fn device(&self) -> u64 {
        u64::from(self.device_mib) * MIB
    }

    /// Whether it is the question's own program on its own device, whatever the options.
    #[must_use]
    pub fn is_the_questions(&self) -> bool {
        let own = Self::of(self.scenario);
        self.source == own.source && self.device_mib == own.device_mib
    }
}

fn one_of(values: &[u32], value: &str) -> Option<u32> {
    value.parse().ok().filter(|value| values.contains(value))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_are_written_as_one_sets_them() {
        let mut settings = Settings::of(Scenario::ChangingSizes);
        assert_eq!(settings.config().to_string(), "");
        for (control, value) in [("expandable", "true"), ("max-split", "32"), ("gc", "80"), ("divisions", "4")] {
            settings = settings.with(control, value).unwrap_or_else(|| panic!("{control}"));
        }
        let expected =
            "max_split_size_mb:32,garbage_collection_threshold:0.8,roundup_power2_divisions:4,expandable_segments:True";
        assert_eq!(settings.config().to_string(), expected);
        assert_eq!(expected.parse(), Ok(settings.config()));
    }

    #[test]
    fn what_is_no_value_is_refused() {
        let settings = Settings::of(Scenario::WhyCache);
        for (control, value) in [
            ("trace", "x"),
            ("seed", "0"),
            ("seed", "51"),
            ("device", "99"),
            ("expandable", "1"),
            ("budget", "512"),
            ("x", "1"),
        ] {
            assert_eq!(settings.with(control, value), None, "{control} {value}");
        }
        let own = settings.with("trace", "own").map(|own| own.program_text());
        assert_eq!(own, Some(settings.program_text()), "one's own program begins as the one that was shown");
    }

    #[test]
    fn every_question_opens_with_a_device_of_the_menu() {
        for scenario in Scenario::ALL {
            let settings = Settings::of(scenario);
            assert!(DEVICES.contains(&settings.device_mib) && settings.is_the_questions(), "{scenario:?}");
            assert_eq!(Scenario::named(scenario.name()), Some(scenario));
        }
    }
}
