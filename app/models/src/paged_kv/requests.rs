use std::fmt;

use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg32;
use serde::{Deserialize, Serialize};

use super::Token;

/// Somebody asks the model.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Request {
    /// The engine's step at which it comes.
    pub arrival: u32,
    /// The tokens that are given.
    pub prompt: Vec<Token>,
    /// The tokens that will be generated, for each sample; all samples have equally many. The engine learns them one by one.
    pub outputs: Vec<Vec<Token>>,
}

impl Request {
    /// Slots that a sample fills in the end: the last token that is generated needs none.
    #[must_use]
    pub fn slots(&self) -> u32 {
        (self.prompt.len() + self.output().saturating_sub(1)) as u32
    }

    /// Tokens that each sample generates.
    #[must_use]
    pub fn output(&self) -> usize {
        self.outputs.first().map_or(0, Vec::len)
    }
}

/// How long prompts and outputs are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Lengths {
    /// A few tokens each.
    Short,
    /// Everything between: short ones more often, as each octave has an equal chance.
    #[default]
    Mixed,
    /// Long ones.
    Long,
}

impl Lengths {
    /// All of them, in the order of a menu.
    pub const ALL: [Self; 3] = [Self::Short, Self::Mixed, Self::Long];

    /// Its name in a menu's value or an address.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Short => "short",
            Self::Mixed => "mixed",
            Self::Long => "long",
        }
    }

    /// The one of that name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|lengths| lengths.name() == name)
    }

    /// Least and most tokens of a prompt and of an output, for sequences of at most 128.
    fn bounds(self) -> (u32, u32) {
        match self {
            Self::Short => (4, 16),
            Self::Mixed => (4, 64),
            Self::Long => (32, 64),
        }
    }
}

impl fmt::Display for Lengths {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// What a list of requests is drawn from. Equal values give equal requests on every platform.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Requests {
    /// The generator's seed (PCG32).
    pub seed: u64,
    /// How many requests.
    pub count: u32,
    /// How many come in ten steps, on average.
    pub per_ten_steps: u32,
    /// How long they are.
    pub lengths: Lengths,
    /// Tokens with which all prompts begin.
    pub shared_prefix: u32,
    /// Answers that are sampled for each.
    pub samples: u32,
}

impl Requests {
    /// The longest sequence in tokens, prompt and output together.
    pub const LONGEST: u32 = 128;
    /// A token's number fits into 16 bits; no more tokens are drawn than there are numbers.
    pub const MOST_TOKENS: u32 = 0xFFFF;

    /// Draws them, in the order in which they come; the first comes at step 0. Every token but those of the shared prefix
    /// has a number of its own, so equal numbers mean equal keys and values. A list that would need more numbers than there
    /// are is shorter.
    #[must_use]
    pub fn draw(self) -> Vec<Request> {
        let mut random = Pcg32::seed_from_u64(self.seed);
        let mut below = |n: u32| ((u64::from(random.next_u32()) * u64::from(n.max(1))) >> 32) as u32;
        let (least, most) = self.lengths.bounds();
        let shared = self.shared_prefix.min(Self::LONGEST / 2);
        let (mut next, mut arrival) = (shared + 1, 0);
        let mut requests = Vec::new();
        for number in 0..self.count {
            let octaves = (most / least).ilog2().max(1);
            let mut length = || {
                let low = least << below(octaves);
                low + below((low * 2).min(most + 1) - low)
            };
            let (own, output) = (length(), length());
            let own = own.min(Self::LONGEST - shared - output.min(Self::LONGEST / 2));
            let output = output.min(Self::LONGEST - shared - own);
            let samples = self.samples.max(1);
            if number > 0 {
                // steps between two requests: 0 to twice the mean
                let mean_tenths = 100 / self.per_ten_steps.max(1);
                arrival += (below(2 * mean_tenths + 1) + 5) / 10;
            }
            if own + output * samples > Self::MOST_TOKENS - next {
                break;
            }
            let mut fresh = |count: u32| {
                next += count;
                (next - count..next).collect::<Vec<Token>>()
            };
            let prompt = (1..=shared).chain(fresh(own)).collect();
            let outputs = (0..samples).map(|_| fresh(output)).collect();
            requests.push(Request { arrival, prompt, outputs });
        }
        requests
    }
}

#[cfg(test)]
mod tests {
    use super::{Lengths, Requests};

    #[test]
    fn every_length_and_rate_gives_requests_that_the_model_takes() {
        for lengths in Lengths::ALL {
            for shared_prefix in [0, 16, 64] {
                let drawn =
                    Requests { seed: 7, count: 40, per_ten_steps: 5, lengths, shared_prefix, samples: 2 }.draw();
                assert_eq!(drawn.len(), 40);
                for request in &drawn {
                    assert!(request.prompt.len() > shared_prefix as usize && request.output() > 0);
                    assert!(request.prompt.len() + request.output() <= Requests::LONGEST as usize);
                    assert_eq!(request.outputs.len(), 2);
                }
                // no two tokens beside those of the prefix have one number
                let mut seen = std::collections::BTreeSet::new();
                let own = drawn.iter().flat_map(|request| &request.prompt[shared_prefix as usize..]);
                let all = own.chain(drawn.iter().flat_map(|request| request.outputs.iter().flatten()));
                assert!(all.copied().all(|token| token > shared_prefix && seen.insert(token)));
            }
        }
    }

    #[test]
    fn the_mean_distance_is_what_was_asked_for() {
        let drawn = |per_ten_steps| {
            let lengths = Lengths::Short;
            Requests { seed: 3, count: 400, per_ten_steps, lengths, shared_prefix: 0, samples: 1 }.draw()
        };
        for rate in [2, 5, 10] {
            let steps = drawn(rate).last().map_or(0, |request| request.arrival);
            assert!((steps * rate).abs_diff(4000) < 600, "{rate}: {steps}");
        }
    }
}
