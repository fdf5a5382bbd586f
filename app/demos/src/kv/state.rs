use std::fmt;

use super::{
    settings::{
        BLOCK_EXPONENTS, CapacitySettings, ELEMENTS, MEMORIES, PREFIXES, RATES, REQUEST_LENGTHS, SAMPLES, SEEDS, SLOTS,
        Settings, UTILIZATIONS,
    },
    story::Story,
};
use models::paged_kv::{Lengths, Reservation, shape::ModelShape};

/// Settings and step of the demo as a link carries them: `512-b4-r10-mixed-p0-n1-maximum-x0-s1.12~llama-3.1-8b~24~92~8192~2`
/// are pools of 512 slots, blocks of 2⁴ tokens (`b`), ten requests in ten steps (`r`), mixed lengths, no common prefix
/// (`p`), one sample (`n`), reservations of the maximum, no swapping (`x`), seed 1 (`s`), after 12 steps; then what is
/// calculated: model, GiB, percent, tokens of a request, bytes of a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KvState {
    /// The settings.
    pub settings: Settings,
    /// Steps done.
    pub position: u32,
}

/// A text that is no state of this demo; the name of the control whose value cannot be read, or `step`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the state’s {0} cannot be read")]
pub struct DamagedState(pub &'static str);

impl KvState {
    /// Reads what `Display` writes, and nothing else.
    ///
    /// # Errors
    /// The first part that is missing, unknown or out of range.
    pub fn read(text: &str) -> Result<Self, DamagedState> {
        let (story, calculated) = text.split_once('~').ok_or(DamagedState("model"))?;
        let (story, step) = story.split_once('.').ok_or(DamagedState("step"))?;
        let mut parts = Parts(story.split("-"));
        let slots = parts.number("slots", "", |n| SLOTS.contains(&n))?;
        let block_exponent = parts.number("block", "b", |n| is_within(BLOCK_EXPONENTS, n))?;
        let rate = parts.number("rate", "r", |n| is_within(RATES, n))?;
        let lengths = parts.next().and_then(Lengths::named).ok_or(DamagedState("lengths"))?;
        let prefix = parts.number("prefix", "p", |n| is_within(PREFIXES, n))?;
        let samples = parts.number("samples", "n", |n| SAMPLES.contains(&n))?;
        let reservation = parts.next().and_then(reservation).ok_or(DamagedState("reservation"))?;
        let swap = parts.number("swap", "x", |n| n < 2)? == 1;
        let seed = parts.number("seed", "s", |n| is_within((1, SEEDS), n))?;
        if parts.next().is_some() {
            return Err(DamagedState("step"));
        }
        let capacity = read_capacity(calculated)?;
        let settings =
            Settings { slots, block_exponent, rate, lengths, prefix, samples, reservation, swap, seed, capacity };
        let steps = Story::new(settings).map_err(|_| DamagedState("slots"))?.len();
        let position = number(step).filter(|step| *step <= steps).ok_or(DamagedState("step"))?;
        Ok(Self { settings, position })
    }
}

impl fmt::Display for KvState {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Settings { slots, block_exponent, rate, lengths, prefix, samples, reservation, swap, seed, capacity } =
            self.settings;
        let (swap, reservation) = (u8::from(swap), short(reservation));
        let CapacitySettings { model, memory_gib, utilization, tokens, element } = capacity;
        write!(
            f,
            "{slots}-b{block_exponent}-r{rate}-{lengths}-p{prefix}-n{samples}-{reservation}-x{swap}-s{seed}.{}",
            self.position
        )?;
        write!(f, "~{model}~{memory_gib}~{utilization}~{tokens}~{element}")
    }
}

/// The parts of the story, one after the other.
struct Parts<'t>(std::str::Split<'t, &'static str>);

impl Parts<'_> {
    fn next(&mut self) -> Option<&str> {
        self.0.next()
    }

    fn number(
        &mut self,
        name: &'static str,
        prefix: &str,
        is_value: impl Fn(u32) -> bool,
    ) -> Result<u32, DamagedState> {
        let text = self.0.next().and_then(|text| text.strip_prefix(prefix));
        text.and_then(number).filter(|n| is_value(*n)).ok_or(DamagedState(name))
    }
}

fn read_capacity(text: &str) -> Result<CapacitySettings, DamagedState> {
    let mut parts = text.split('~');
    let model = parts.next().and_then(ModelShape::named).ok_or(DamagedState("model"))?.id;
    let mut next = |name, is_value: &dyn Fn(u32) -> bool| {
        parts.next().and_then(number).filter(|n| is_value(*n)).ok_or(DamagedState(name))
    };
    let memory_gib = next("memory", &|n| MEMORIES.contains(&n))?;
    let utilization = next("utilization", &|n| is_within(UTILIZATIONS, n))?;
    let tokens = next("tokens", &|n| REQUEST_LENGTHS.contains(&n))?;
    let element = next("element", &|n| ELEMENTS.contains(&n))?;
    if parts.next().is_some() {
        return Err(DamagedState("element"));
    }
    Ok(CapacitySettings { model, memory_gib, utilization, tokens, element })
}

/// A name without the sign between the parts.
fn short(reservation: Reservation) -> &'static str {
    match reservation {
        Reservation::Maximum => "maximum",
        Reservation::PowersOfTwo => "powers",
        Reservation::Oracle => "oracle",
    }
}

fn reservation(text: &str) -> Option<Reservation> {
    Reservation::ALL.into_iter().find(|reservation| short(*reservation) == text)
}

fn is_within((least, most): (u32, u32), n: u32) -> bool {
    (least..=most).contains(&n)
}

/// A number as it is printed: no sign, no zeros in front.
fn number(text: &str) -> Option<u32> {
    let printed = text == "0" || text.starts_with(|first: char| ('1'..='9').contains(&first));
    text.parse().ok().filter(|_| printed)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn a_state_is_read_as_it_is_written() {
        let state = KvState { settings: Settings::default(), position: 12 };
        let text = "512-b4-r10-mixed-p0-n1-maximum-x0-s1.12~llama-3.1-8b~24~92~8192~2";
        assert_eq!(state.to_string(), text);
        assert_eq!(KvState::read(text), Ok(state));
    }

    #[test]
    fn the_first_damaged_part_is_named() {
        let tail = "~llama-3.1-8b~24~92~8192~2";
        for (story, part) in [
            ("513-b4-r10-mixed-p0-n1-maximum-x0-s1.12", "slots"),
            ("512-b8-r10-mixed-p0-n1-maximum-x0-s1.12", "block"),
            ("512-b4-r10-mixed-p0-n1-most-x0-s1.12", "reservation"),
            ("512-b4-r10-mixed-p0-n1-maximum-x2-s1.12", "swap"),
            ("512-b4-r10-mixed-p0-n1-maximum-x0-s1.012", "step"),
            ("512-b4-r10-mixed-p0-n1-maximum-x0-s1.9999", "step"),
            ("512-b4-r10-mixed-p0-n1-maximum-x0-s1", "step"),
        ] {
            assert_eq!(KvState::read(&format!("{story}{tail}")), Err(DamagedState(part)), "{story}");
        }
        let head = "512-b4-r10-mixed-p0-n1-maximum-x0-s1.12";
        for (calculated, part) in [
            ("", "model"),
            ("~gpt-9~24~92~8192~2", "model"),
            ("~gpt2~25~92~8192~2", "memory"),
            ("~gpt2~24~92~8192~2~", "element"),
        ] {
            assert_eq!(KvState::read(&format!("{head}{calculated}")), Err(DamagedState(part)), "{calculated}");
        }
    }

    proptest! {
        #[test]
        fn every_state_comes_back_from_its_text(
            block_exponent in 0..=7_u32,
            rate in 1..=20_u32,
            (swap, seed, share) in (any::<bool>(), 1..=SEEDS, 0.0..=1.0),
            reservation in prop::sample::select(Reservation::ALL.to_vec()),
            slots in prop::sample::select(SLOTS.to_vec()),
        ) {
            let settings = Settings { block_exponent, rate, swap, seed, reservation, slots, ..Settings::default() };
            let len = Story::new(settings).map_or(0, |story| story.len());
            let state = KvState { settings, position: (f64::from(len) * share) as u32 };
            let text = state.to_string();
            prop_assert!(text.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-._~".contains(&byte)), "{}", text);
            prop_assert_eq!(KvState::read(&text), Ok(state));
        }
    }
}
