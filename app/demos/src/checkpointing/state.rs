use std::fmt;

use super::{
    settings::{DEPTHS, LIMITS, MOST_EVERY, POLICIES, Scenario, Settings, TOKENS, WIDTHS},
    story::Story,
};

/// Settings and step of the checkpointing demo as a link carries them: `every-k4-d16-w64-t128-m7.30` is that policy with
/// checkpoints every 4 layers (`k`, also where the policy has no use for it), 16 layers (`d`), width 64 and 128 tokens, on
/// 7 MiB (`m`; 0: no limit), after 30 steps.
///
/// The question is not in it: the page knows which demo it gives the text to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CheckpointingState {
    /// The settings.
    pub settings: Settings,
    /// Steps done.
    pub position: u32,
}

/// A text that is no state of this demo; the name of the control whose value cannot be read, or `step`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the state’s {0} cannot be read")]
pub struct DamagedState(pub &'static str);

impl CheckpointingState {
    /// Reads what `Display` writes, and nothing else.
    ///
    /// # Errors
    /// The first part that is missing, unknown or out of range.
    pub fn read(scenario: Scenario, text: &str) -> Result<Self, DamagedState> {
        let parts: Vec<&str> = text.split('-').collect();
        let [policy, every, depth, width, tokens, tail] = parts[..] else { return Err(DamagedState("policy")) };
        let (limit, step) = tail.split_once('.').ok_or(DamagedState("step"))?;
        let slider: Vec<u32> = (1..=MOST_EVERY).collect();
        let numbers: [(&'static str, &str, &str, &[u32]); 5] = [
            ("every", "k", every, &slider),
            ("depth", "d", depth, &DEPTHS),
            ("width", "w", width, &WIDTHS),
            ("tokens", "t", tokens, &TOKENS),
            ("limit", "m", limit, &LIMITS),
        ];
        if !POLICIES.contains(&policy) {
            return Err(DamagedState("policy"));
        }
        let mut settings = Settings::of(scenario).with("policy", policy).ok_or(DamagedState("policy"))?;
        for (control, prefix, text, values) in numbers {
            let value = text.strip_prefix(prefix).and_then(number).filter(|value| values.contains(value));
            let value = value.ok_or(DamagedState(control))?;
            settings = settings.with(control, &value.to_string()).ok_or(DamagedState(control))?;
        }
        let steps = Story::new(settings).map_err(|_| DamagedState("depth"))?.len();
        let position = number(step).filter(|step| *step <= steps).ok_or(DamagedState("step"))?;
        Ok(Self { settings, position })
    }
}

impl fmt::Display for CheckpointingState {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Settings { policy, every, depth, width, tokens, limit_mib, .. } = self.settings;
        let name = policy.name();
        write!(f, "{name}-k{every}-d{depth}-w{width}-t{tokens}-m{limit_mib}.{}", self.position)
    }
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

    const SCENARIO: Scenario = Scenario::LessActivationMemory;

    #[test]
    fn a_state_is_read_as_it_is_written() {
        let state = CheckpointingState { settings: Settings::of(SCENARIO), position: 30 };
        assert_eq!(state.to_string(), "every-k4-d16-w64-t128-m7.30");
        assert_eq!(CheckpointingState::read(SCENARIO, &state.to_string()), Ok(state));
    }

    #[test]
    fn a_damaged_state_names_its_part() {
        let cases = [
            ("", "policy"),
            ("some-k4-d16-w64-t128-m7.30", "policy"),
            ("every-k4-d16-w64-t128", "policy"),
            ("every-k0-d16-w64-t128-m7.30", "every"),
            ("every-k17-d16-w64-t128-m7.30", "every"),
            ("every-k04-d16-w64-t128-m7.30", "every"),
            ("every-4-d16-w64-t128-m7.30", "every"),
            ("every-k4-d15-w64-t128-m7.30", "depth"),
            ("every-k4-d16-w65-t128-m7.30", "width"),
            ("every-k4-d16-w64-t129-m7.30", "tokens"),
            ("every-k4-d16-w64-t128-m8.30", "limit"),
            ("every-k4-d16-w64-t128-m7", "step"),
            ("every-k4-d16-w64-t128-m7.030", "step"),
            ("every-k4-d16-w64-t128-m7.999", "step"),
        ];
        for (text, part) in cases {
            assert_eq!(CheckpointingState::read(SCENARIO, text), Err(DamagedState(part)), "{text}");
        }
    }

    proptest! {
        #[test]
        fn every_state_comes_back_from_its_text(
            policy in prop::sample::select(POLICIES.to_vec()),
            every in 1..=MOST_EVERY,
            depth in prop::sample::select(DEPTHS.to_vec()),
            width in prop::sample::select(WIDTHS.to_vec()),
            tokens in prop::sample::select(TOKENS.to_vec()),
            (limit, share) in (prop::sample::select(LIMITS.to_vec()), 0.0..=1.0),
        ) {
            let mut settings = Settings::of(SCENARIO).with("policy", policy).unwrap();
            for (control, value) in [("every", every), ("depth", depth), ("width", width), ("tokens", tokens), ("limit", limit)] {
                settings = settings.with(control, &value.to_string()).unwrap();
            }
            let len = Story::new(settings).unwrap().len();
            let state = CheckpointingState { settings, position: (f64::from(len) * share) as u32 };
            let text = state.to_string();
            prop_assert!(text.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-.".contains(&byte)), "{}", text);
            prop_assert_eq!(CheckpointingState::read(SCENARIO, &text), Ok(state));
        }
    }
}
