use std::fmt;
use std::str::FromStr;

use models::heap::Policy;

use super::{LARGEST_MIB, SEEDS, SIZE_STEP, SMALLEST_MIB, Settings, Story, Workload};

/// Settings and step of the heap demo as a link carries them: `every-second-block-64-first-s1.12` is that workload on
/// 64 MiB, first fit, seed 1, after 12 steps.
///
/// The page passes such a text on and does not read it; each demo has a form of its own. There is one text for each
/// state, and only letters that need no escape in an address.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HeapState {
    /// The settings.
    pub settings: Settings,
    /// Steps done.
    pub position: u32,
}

/// A text that is no state of this demo.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the state’s {0} cannot be read")]
pub struct DamagedState(pub StatePart);

/// The parts of a state, in the order of its text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StatePart {
    /// What happens.
    Workload,
    /// MiB: one of those that the slider offers.
    Size,
    /// Placement.
    Policy,
    /// One of those that the slider offers.
    Seed,
    /// At most as many as the story has.
    Step,
}

impl fmt::Display for StatePart {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Workload => "workload",
            Self::Size => "size",
            Self::Policy => "policy",
            Self::Seed => "seed",
            Self::Step => "step",
        })
    }
}

impl fmt::Display for HeapState {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Settings { mib, policy, workload, seed } = &self.settings;
        write!(f, "{}-{mib}-{}-s{seed}.{}", workload.as_str(), short(*policy), self.position)
    }
}

impl FromStr for HeapState {
    type Err = DamagedState;

    /// Reads what `Display` writes, and nothing else.
    ///
    /// # Errors
    /// The first part that is missing, unknown or out of range; what stands behind the last part belongs to it.
    fn from_str(text: &str) -> Result<Self, DamagedState> {
        let damaged = |part| move || DamagedState(part);
        let after = |workload: &Workload| text.strip_prefix(workload.as_str())?.strip_prefix('-');
        let (workload, rest) = Workload::ALL
            .into_iter()
            .find_map(|workload| Some((workload, after(&workload)?)))
            .ok_or_else(damaged(StatePart::Workload))?;
        let mut parts = rest.splitn(3, '-').map(Some).chain(std::iter::repeat(None));
        let mut part = || parts.next().flatten();
        let mib = part()
            .and_then(number)
            .filter(|mib| (SMALLEST_MIB..=LARGEST_MIB).contains(mib) && mib % SIZE_STEP == 0)
            .ok_or_else(damaged(StatePart::Size))?;
        let policy = part()
            .and_then(|name| Policy::ALL.into_iter().find(|policy| short(*policy) == name))
            .ok_or_else(damaged(StatePart::Policy))?;
        let (seed, step) = part().map(|tail| tail.split_once('.').unwrap_or((tail, ""))).unwrap_or_default();
        let seed = seed
            .strip_prefix('s')
            .and_then(number)
            .filter(|seed| (1..=SEEDS).contains(seed))
            .ok_or_else(damaged(StatePart::Seed))?;
        let settings = Settings { mib, policy, workload, seed };
        let story = Story::new(&settings).map_err(|_| DamagedState(StatePart::Size))?;
        let position = number(step).filter(|step| *step <= story.len()).ok_or_else(damaged(StatePart::Step))?;
        Ok(Self { settings, position })
    }
}

/// A policy's name without what all of them end with.
fn short(policy: Policy) -> &'static str {
    policy.name().trim_end_matches("-fit")
}

/// A number as it is printed: no sign, no zeros in front.
fn number(text: &str) -> Option<u32> {
    let printed = text == "0" || text.starts_with(|first: char| ('1'..='9').contains(&first));
    text.parse().ok().filter(|_| printed)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn damaged(text: &str) -> Option<StatePart> {
        text.parse::<HeapState>().err().map(|DamagedState(part)| part)
    }

    #[test]
    fn a_state_is_read_as_it_is_written() {
        let state = HeapState { settings: Settings::default(), position: 12 };
        assert_eq!(state.to_string(), "every-second-block-64-first-s1.12");
        assert_eq!("every-second-block-64-first-s1.12".parse(), Ok(state));
        let settings = Settings { mib: 256, policy: Policy::NextFit, workload: Workload::Random, seed: 50 };
        assert_eq!("random-256-next-s50.0".parse(), Ok(HeapState { settings, position: 0 }));
    }

    #[test]
    fn the_first_damaged_part_is_named() {
        use StatePart::{Policy, Seed, Size, Step, Workload};
        let cases = [
            ("", Workload),
            ("garbage", Workload),
            ("every-second-block", Workload),
            ("every-second-blocks-64-first-s1.12", Workload),
            ("Random-64-first-s1.0", Workload),
            ("random-", Size),
            ("random-8-first-s1.0", Size),
            ("random-272-first-s1.0", Size),
            ("random-65-first-s1.0", Size),
            ("random-064-first-s1.0", Size),
            ("random-+64-first-s1.0", Size),
            ("random-64", Policy),
            ("random-64-worst-s1.0", Policy),
            ("random-64-first-fit-s1.0", Seed),
            ("random-64-first", Seed),
            ("random-64-first-1.0", Seed),
            ("random-64-first-s0.0", Seed),
            ("random-64-first-s51.0", Seed),
            ("random-64-first-s1", Step),
            ("random-64-first-s1.", Step),
            ("random-64-first-s1.01", Step),
            ("random-64-first-s1.-1", Step),
            ("random-64-first-s1.999", Step),
            ("random-64-first-s1.99999999999", Step),
            ("every-second-block-64-first-s1.28", Step),
            ("every-second-block-64-first-s1.12 ", Step),
            ("every-second-block-64-first-s1.12.1", Step),
        ];
        for (text, part) in cases {
            assert_eq!(damaged(text), Some(part), "{text}");
        }
        assert_eq!(DamagedState(Step).to_string(), "the state’s step cannot be read");
    }

    fn states() -> impl Strategy<Value = HeapState> {
        let policy = prop::sample::select(Policy::ALL.to_vec());
        let workload = prop::sample::select(Workload::ALL.to_vec());
        (1..=LARGEST_MIB / SIZE_STEP, policy, workload, 1..=SEEDS, 0.0..=1.0).prop_map(
            |(sizes, policy, workload, seed, share)| {
                let settings = Settings { mib: sizes * SIZE_STEP, policy, workload, seed };
                let len = Story::new(&settings).map_or(0, |story| story.len());
                HeapState { settings, position: (f64::from(len) * share) as u32 }
            },
        )
    }

    proptest! {
        #[test]
        fn every_state_comes_back_from_its_text(state in states()) {
            let text = state.to_string();
            prop_assert!(text.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-.".contains(&byte)), "{}", text);
            prop_assert_eq!(text.parse(), Ok(state));
        }

        /// One letter of a text changed, taken out or put in: it is refused, or it is the text of another state.
        #[test]
        fn a_damaged_text_is_refused_or_read_as_what_it_says(
            state in states(),
            at in any::<prop::sample::Index>(),
            letter in prop::sample::select("0123456789abst-.+ é".chars().collect::<Vec<_>>()),
            way in 0..3,
        ) {
            let mut letters: Vec<char> = state.to_string().chars().collect();
            let at = at.index(letters.len());
            match way {
                0 => letters[at] = letter,
                1 => drop(letters.remove(at)),
                _ => letters.insert(at, letter),
            }
            let text: String = letters.into_iter().collect();
            if let Ok(read) = text.parse::<HeapState>() {
                prop_assert_eq!(read.to_string(), text);
            }
        }
    }
}
