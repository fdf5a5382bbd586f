//! What a learner can choose.

use std::num::NonZeroU32;

use models::paged_kv::{
    Lengths, Preemption, Requests, Reservation, ServingConfig,
    shape::{Device, ModelShape},
};

/// The settings of the demo.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settings {
    /// Slots of each pool.
    pub slots: u32,
    /// Tokens of a block, as the exponent of a power of two.
    pub block_exponent: u32,
    /// Requests that come in ten steps, on average.
    pub rate: u32,
    /// How long prompts and outputs are.
    pub lengths: Lengths,
    /// Tokens with which all prompts begin.
    pub prefix: u32,
    /// Answers that are sampled for each request.
    pub samples: u32,
    /// How much the contiguous side reserves.
    pub reservation: Reservation,
    /// Whether a sequence whose blocks are needed goes to the CPU's memory.
    pub swap: bool,
    /// The seed of the requests.
    pub seed: u32,
    /// What the calculation of a real GPU's room is for.
    pub capacity: CapacitySettings,
}

/// A real model on a real GPU. Nothing of the story depends on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CapacitySettings {
    /// The model, by its id in [`models::paged_kv::shape::MODELS`].
    pub model: &'static str,
    /// Memory of the GPU, in GiB.
    pub memory_gib: u32,
    /// `gpu_memory_utilization`, in percent.
    pub utilization: u32,
    /// Tokens of each request.
    pub tokens: u32,
    /// Bytes of a number in the cache.
    pub element: u32,
}

/// The name of the question's scenario in content files.
const SCENARIO: &str = "what-paging-manages";

/// What a question's scenario opens with.
#[must_use]
pub fn scenario(name: &str) -> Option<Settings> {
    (name == SCENARIO).then(Settings::default)
}

/// Pools that the menu offers, in slots.
pub const SLOTS: [u32; 4] = [256, 512, 1024, 2048];
/// Block sizes that the slider offers, as exponents: 1 to 128 tokens.
pub const BLOCK_EXPONENTS: (u32, u32) = (0, 7);
/// Requests in ten steps that the slider offers.
pub const RATES: (u32, u32) = (1, 20);
/// Common tokens that the slider offers.
pub const PREFIXES: (u32, u32) = (0, 64);
/// Samples that the menu offers.
pub const SAMPLES: [u32; 3] = [1, 2, 4];
/// Seeds that the slider offers, from 1.
pub const SEEDS: u32 = 50;
/// GPUs that the menu offers, by their memory in GiB.
pub const MEMORIES: [u32; 8] = [8, 16, 24, 40, 48, 80, 141, 192];
/// Shares of it that the slider offers, in percent.
pub const UTILIZATIONS: (u32, u32) = (50, 100);
/// Lengths of requests that the menu offers, in tokens.
pub const REQUEST_LENGTHS: [u32; 6] = [512, 2048, 8192, 20_000, 32_768, 131_072];
/// Bytes of a number in the cache that the menu offers.
pub const ELEMENTS: [u32; 2] = [2, 1];

/// Requests of a story.
const REQUESTS: u32 = 24;
/// Tokens that a step computes at most on each side: more than any prompt has.
const BATCHED_TOKENS: u32 = 256;
/// Sequences that run at most on each side.
const SEQUENCES: u32 = 64;
/// Blocks that the CPU's memory holds: all that can be preempted at once.
const HOST_BLOCKS: u32 = 4096;

impl Default for Settings {
    fn default() -> Self {
        Self {
            slots: 512,
            block_exponent: 4,
            rate: 10,
            lengths: Lengths::Mixed,
            prefix: 0,
            samples: 1,
            reservation: Reservation::Maximum,
            swap: false,
            seed: 1,
            capacity: CapacitySettings {
                model: "llama-3.1-8b",
                memory_gib: 24,
                utilization: 92,
                tokens: 8192,
                element: 2,
            },
        }
    }
}

impl Settings {
    /// Settings with another value of one control; `None` where that is no value of it.
    #[must_use]
    pub fn with(&self, control: &str, value: &str) -> Option<Self> {
        let mut settings = *self;
        match control {
            "slots" => settings.slots = one_of(&SLOTS, value)?,
            "block" => settings.block_exponent = within(BLOCK_EXPONENTS, value)?,
            "rate" => settings.rate = within(RATES, value)?,
            "lengths" => settings.lengths = Lengths::named(value)?,
            "prefix" => settings.prefix = within(PREFIXES, value)?,
            "samples" => settings.samples = one_of(&SAMPLES, value)?,
            "reservation" => settings.reservation = Reservation::named(value)?,
            "swap" => settings.swap = value.parse().ok()?,
            "seed" => settings.seed = within((1, SEEDS), value)?,
            "model" => settings.capacity.model = ModelShape::named(value)?.id,
            "memory" => settings.capacity.memory_gib = one_of(&MEMORIES, value)?,
            "utilization" => settings.capacity.utilization = within(UTILIZATIONS, value)?,
            "tokens" => settings.capacity.tokens = one_of(&REQUEST_LENGTHS, value)?,
            "element" => settings.capacity.element = one_of(&ELEMENTS, value)?,
            _ => return None,
        }
        Some(settings)
    }

    /// Tokens of a block.
    #[must_use]
    pub fn block_tokens(&self) -> NonZeroU32 {
        NonZeroU32::new(1 << self.block_exponent.min(31)).unwrap_or(NonZeroU32::MIN)
    }

    /// What comes to be served.
    #[must_use]
    pub fn requests(&self) -> Requests {
        Requests {
            seed: self.seed.into(),
            count: REQUESTS,
            per_ten_steps: self.rate,
            lengths: self.lengths,
            shared_prefix: self.prefix,
            samples: self.samples,
        }
    }

    /// How it is served.
    #[must_use]
    pub fn serving(&self) -> ServingConfig {
        ServingConfig {
            slots: self.slots,
            block_tokens: self.block_tokens(),
            prefix_caching: true,
            preemption: if self.swap { Preemption::Swap { host_blocks: HOST_BLOCKS } } else { Preemption::Recompute },
            reservation: self.reservation,
            longest: Requests::LONGEST,
            batched_tokens: BATCHED_TOKENS,
            sequences: SEQUENCES,
        }
    }

    /// Whether the story is the question's, whatever is calculated beside it.
    #[must_use]
    pub fn is_the_questions(&self) -> bool {
        let own = Self::default();
        Self { capacity: own.capacity, ..*self } == own
    }
}

impl CapacitySettings {
    /// The model's sizes.
    #[must_use]
    pub fn shape(&self) -> Option<ModelShape> {
        ModelShape::named(self.model)
    }

    /// The GPU.
    #[must_use]
    pub fn device(&self) -> Device {
        Device { memory: u64::from(self.memory_gib) << 30, utilization: f64::from(self.utilization) / 100.0, other: 0 }
    }
}

fn one_of(values: &[u32], value: &str) -> Option<u32> {
    value.parse().ok().filter(|value| values.contains(value))
}

fn within((least, most): (u32, u32), value: &str) -> Option<u32> {
    value.parse().ok().filter(|value| (least..=most).contains(value))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_value_is_refused() {
        let settings = Settings::default();
        for (control, value) in [
            ("slots", "300"),
            ("block", "8"),
            ("rate", "0"),
            ("lengths", "x"),
            ("samples", "3"),
            ("model", "x"),
            ("x", "1"),
        ] {
            assert_eq!(settings.with(control, value), None, "{control} {value}");
        }
    }

    #[test]
    fn the_calculation_leaves_the_story_the_questions() {
        let settings = Settings::default().with("memory", "80").expect("a value");
        assert!(settings.is_the_questions() && settings != Settings::default());
        assert!(!settings.with("block", "0").expect("a value").is_the_questions());
    }
}
