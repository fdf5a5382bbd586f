use std::fmt;

use base64::{
    Engine as _,
    alphabet::Alphabet,
    engine::{GeneralPurpose, general_purpose::NO_PAD},
};

use super::{
    settings::{BUDGETS, DEVICES, DIVISIONS, MAX_SPLITS, OWN, SEEDS, Scenario, Settings, Source, THRESHOLDS},
    story::Story,
};

/// Settings and step of the allocator demo as a link carries them: `mixed-sizes-100-x0-m0-g0-r0-b64-s1.12` is that trace
/// on 100 MiB, without expandable segments (`x`), limit for splitting (`m`), garbage collection (`g`) and divisions (`r`),
/// with 64 MiB of the learner's device (`b`), seed 1, after 12 steps. A learner's own program stands in it as `own~` and
/// its text in base64.
///
/// The question is not in it: the page knows which demo it gives the text to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AllocatorState {
    /// The settings.
    pub settings: Settings,
    /// Steps done.
    pub position: u32,
}

/// A text that is no state of this demo; the name of the control whose value cannot be read, or `step`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the state’s {0} cannot be read")]
pub struct DamagedState(pub &'static str);

/// Base64 of letters that need no escape in an address, and without the one between the parts.
fn engine() -> Option<GeneralPurpose> {
    const LETTERS: &str = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789~_";
    Alphabet::new(LETTERS).ok().map(|alphabet| GeneralPurpose::new(&alphabet, NO_PAD))
}

impl AllocatorState {
    /// Reads what `Display` writes, and nothing else.
    ///
    /// # Errors
    /// The first part that is missing, unknown or out of range.
    pub fn read(scenario: Scenario, text: &str) -> Result<Self, DamagedState> {
        let mut parts: Vec<&str> = text.rsplitn(8, '-').collect();
        parts.reverse();
        let [source, device, expandable, max_split, gc, divisions, budget, tail] = parts[..] else {
            return Err(DamagedState("trace"));
        };
        let (seed, step) = tail.split_once('.').ok_or(DamagedState("step"))?;
        let mut settings =
            Settings { source: read_source(source).ok_or(DamagedState("trace"))?, ..Settings::of(scenario) };
        settings.device_mib = one_of(&DEVICES, device, "").ok_or(DamagedState("device"))?;
        settings.expandable = one_of(&[0, 1], expandable, "x").ok_or(DamagedState("expandable"))? == 1;
        settings.max_split_mib = one_of(&MAX_SPLITS, max_split, "m").ok_or(DamagedState("max-split"))?;
        settings.collect_percent = one_of(&THRESHOLDS, gc, "g").ok_or(DamagedState("gc"))?;
        settings.divisions = one_of(&DIVISIONS, divisions, "r").ok_or(DamagedState("divisions"))?;
        settings.budget_mib = one_of(&BUDGETS, budget, "b").ok_or(DamagedState("budget"))?;
        let seed = seed.strip_prefix('s').and_then(number).filter(|seed| (1..=SEEDS).contains(seed));
        settings.seed = seed.ok_or(DamagedState("seed"))?;
        let story = Story::new(settings.clone()).map_err(|_| DamagedState("program"))?;
        let position = number(step).filter(|step| *step <= story.len()).ok_or(DamagedState("step"))?;
        Ok(Self { settings, position })
    }
}

impl fmt::Display for AllocatorState {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Settings {
            source,
            seed,
            device_mib,
            expandable,
            max_split_mib,
            collect_percent,
            divisions,
            budget_mib,
            ..
        } = &self.settings;
        match source {
            Source::Trace(trace) => f.write_str(trace.name())?,
            Source::Own(text) => {
                f.write_str(OWN)?;
                f.write_str("~")?;
                f.write_str(&engine().map(|engine| engine.encode(text)).unwrap_or_default())?;
            }
        }
        let x = u8::from(*expandable);
        write!(
            f,
            "-{device_mib}-x{x}-m{max_split_mib}-g{collect_percent}-r{divisions}-b{budget_mib}-s{seed}.{}",
            self.position
        )
    }
}

fn read_source(text: &str) -> Option<Source> {
    if let Some(code) = text.strip_prefix(OWN).and_then(|rest| rest.strip_prefix('~')) {
        let bytes = engine()?.decode(code).ok()?;
        return Some(Source::Own(String::from_utf8(bytes).ok()?));
    }
    models::caching_allocator::Trace::named(text).map(Source::Trace)
}

fn one_of(values: &[u32], text: &str, prefix: &str) -> Option<u32> {
    number(text.strip_prefix(prefix)?).filter(|value| values.contains(value))
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

    fn damaged(text: &str) -> Option<&'static str> {
        AllocatorState::read(Scenario::EmptyCacheLive, text).err().map(|DamagedState(part)| part)
    }

    #[test]
    fn a_state_is_read_as_it_is_written() {
        let state = AllocatorState { settings: Settings::of(Scenario::EmptyCacheLive), position: 12 };
        assert_eq!(state.to_string(), "mixed-sizes-100-x0-m0-g0-r0-b64-s1.12");
        assert_eq!(AllocatorState::read(Scenario::EmptyCacheLive, &state.to_string()), Ok(state));
    }

    #[test]
    fn the_first_damaged_part_is_named() {
        let cases = [
            ("", "trace"),
            ("garbage", "trace"),
            ("mixed-sizes", "trace"),
            ("mixed-sizes-100-x0-m0-g0-r0-b64", "step"),
            ("mixed_sizes-100-x0-m0-g0-r0-b64-s1.1", "trace"),
            ("own~~~~-100-x0-m0-g0-r0-b64-s1.1", "trace"),
            ("mixed-sizes-101-x0-m0-g0-r0-b64-s1.1", "device"),
            ("mixed-sizes-100-x2-m0-g0-r0-b64-s1.1", "expandable"),
            ("mixed-sizes-100-x0-m1-g0-r0-b64-s1.1", "max-split"),
            ("mixed-sizes-100-x0-m0-g-r0-b64-s1.1", "gc"),
            ("mixed-sizes-100-x0-m0-g0-r3-b64-s1.1", "divisions"),
            ("mixed-sizes-100-x0-m0-g0-r0-b512-s1.1", "budget"),
            ("mixed-sizes-100-x0-m0-g0-r0-b64-s0.1", "seed"),
            ("mixed-sizes-100-x0-m0-g0-r0-b64-s1", "step"),
            ("mixed-sizes-100-x0-m0-g0-r0-b64-s1.24", "step"),
            ("mixed-sizes-100-x0-m0-g0-r0-b64-s1.01", "step"),
        ];
        for (text, part) in cases {
            assert_eq!(damaged(text), Some(part), "{text}");
        }
    }

    proptest! {
        #[test]
        fn every_state_comes_back_from_its_text(
            scenario in prop::sample::select(Scenario::ALL.to_vec()),
            own in prop::option::of(prop::collection::vec("[a-z]{1,3} = alloc\\([1-9] MiB\\)  # [ -~å-ö]{0,8}", 1..2)),
            device in prop::sample::select(DEVICES.to_vec()),
            (expandable, seed, share) in (any::<bool>(), 1..=SEEDS, 0.0..=1.0),
            max_split_mib in prop::sample::select(MAX_SPLITS.to_vec()),
        ) {
            let source = own.map_or(Settings::of(scenario).source, |lines| Source::Own(lines.join("\n")));
            let settings = Settings { source, seed, device_mib: device, expandable, max_split_mib, ..Settings::of(scenario) };
            let len = Story::new(settings.clone()).map_or(0, |story| story.len());
            let state = AllocatorState { settings, position: (f64::from(len) * share) as u32 };
            let text = state.to_string();
            prop_assert!(text.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-._~".contains(&byte)), "{}", text);
            prop_assert_eq!(AllocatorState::read(scenario, &text), Ok(state));
        }
    }
}
