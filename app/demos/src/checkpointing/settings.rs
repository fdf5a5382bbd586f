//! What a learner can choose.

use std::num::NonZeroU32;

use models::checkpointing::{Policy, ShapeError, Stack};

use super::MIB;

/// The question that the demo stands beside.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Scenario {
    /// Training runs out of memory because of its activations.
    LessActivationMemory,
}

impl Scenario {
    /// All of them.
    pub const ALL: [Self; 1] = [Self::LessActivationMemory];

    /// Its name in content files.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::LessActivationMemory => "less-activation-memory",
        }
    }

    /// The scenario of that name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|scenario| scenario.name() == name)
    }
}

/// The settings of the demo.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settings {
    /// The question.
    pub scenario: Scenario,
    /// What is kept; the `k` of [`Policy::EveryK`] is [`Settings::every`].
    pub policy: Policy,
    /// Layers from checkpoint to checkpoint, also while another policy is chosen.
    pub every: u32,
    /// Layers.
    pub depth: u32,
    /// Elements of a token.
    pub width: u32,
    /// Tokens.
    pub tokens: u32,
    /// What weights, activations and gradients may take, in MiB; 0: no limit.
    pub limit_mib: u32,
}

/// Policies that the menu offers, by their names.
pub const POLICIES: [&str; 5] = ["none", "selective", "full", "every", "sqrt"];
/// Depths that the menu offers.
pub const DEPTHS: [u32; 5] = [4, 8, 16, 24, 32];
/// Widths that the menu offers.
pub const WIDTHS: [u32; 2] = [32, 64];
/// Tokens that the menu offers.
pub const TOKENS: [u32; 3] = [64, 128, 256];
/// Limits that the menu offers, in MiB; 0: none.
pub const LIMITS: [u32; 7] = [0, 3, 5, 7, 10, 16, 32];
/// The longest segment that the slider offers, in layers; the shortest is 1.
pub const MOST_EVERY: u32 = 16;

impl Settings {
    /// What a question opens with.
    #[must_use]
    pub fn of(scenario: Scenario) -> Self {
        let every = 4;
        Self { scenario, policy: every_layers(every), every, depth: 16, width: 64, tokens: 128, limit_mib: 7 }
    }

    /// Settings with another value of one control; `None` where that is no value of it.
    #[must_use]
    pub fn with(&self, control: &str, value: &str) -> Option<Self> {
        let mut settings = *self;
        match control {
            "policy" => settings.policy = value.parse().ok()?,
            "every" => settings.every = value.parse().ok().filter(|every| (1..=MOST_EVERY).contains(every))?,
            "depth" => settings.depth = one_of(&DEPTHS, value)?,
            "width" => settings.width = one_of(&WIDTHS, value)?,
            "tokens" => settings.tokens = one_of(&TOKENS, value)?,
            "limit" => settings.limit_mib = one_of(&LIMITS, value)?,
            _ => return None,
        }
        if let Policy::EveryK(_) = settings.policy {
            settings.policy = every_layers(settings.every);
        }
        Some(settings)
    }

    /// The network.
    ///
    /// # Errors
    /// When the menus' values make none, which a test rules out.
    pub fn stack(&self) -> Result<Stack, ShapeError> {
        Stack::new(self.depth, self.width, self.tokens)
    }

    /// The limit in bytes.
    #[must_use]
    pub fn limit(&self) -> Option<u64> {
        (self.limit_mib > 0).then(|| u64::from(self.limit_mib) * MIB)
    }
}

fn every_layers(every: u32) -> Policy {
    Policy::EveryK(NonZeroU32::new(every).unwrap_or(NonZeroU32::MIN))
}

fn one_of(values: &[u32], value: &str) -> Option<u32> {
    value.parse().ok().filter(|value| values.contains(value))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_value_of_every_menu_makes_a_network() {
        let opened = Settings::of(Scenario::LessActivationMemory);
        for (control, values) in [("depth", &DEPTHS[..]), ("width", &WIDTHS), ("tokens", &TOKENS), ("limit", &LIMITS)] {
            for value in values {
                assert!(opened.with(control, &value.to_string()).unwrap().stack().is_ok(), "{control} {value}");
            }
        }
        for policy in POLICIES {
            assert_eq!(opened.with("policy", policy).unwrap().policy.name(), policy);
        }
        for (control, value) in
            [("policy", "x"), ("every", "0"), ("every", "17"), ("depth", "9"), ("limit", "1"), ("x", "1")]
        {
            assert_eq!(opened.with(control, value), None, "{control} {value}");
        }
    }

    #[test]
    fn the_slider_is_remembered_while_another_policy_is_chosen() {
        let opened = Settings::of(Scenario::LessActivationMemory);
        let there = opened.with("every", "6").unwrap().with("policy", "full").unwrap();
        assert_eq!((there.policy, there.every), (Policy::Full, 6));
        assert_eq!(there.with("policy", "every").unwrap().policy, every_layers(6));
    }
}
