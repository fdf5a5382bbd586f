//! The answers of one learner, and the short text that carries them in a link.

use super::data::QuizData;

/// An answer as it stands.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Given {
    /// The option, by its place in quiz.toml.
    pub(super) option: usize,
    /// How long the question was looked at before, in milliseconds.
    pub(super) took: u32,
    /// When, in milliseconds since 1970.
    pub(super) at: f64,
}

/// By question.
pub(super) type Outcome = Vec<Option<Given>>;

/// A result out of a link. Nothing vouches for it but the one who sent it.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Shared {
    /// The answers; of their times only the sum is known, and stands at the first one.
    pub(super) outcome: Outcome,
}

/// The number base of what is written into links.
const BASE: u32 = 36;

/// The outcome as `<quiz>.<answers>.<seconds>.<minutes since 1970>`, for instance `1k2j9ds.badc_aab.5k.hx2p0`. The answers
/// are letters in the order of quiz.toml, `_` for none; the quiz is a hash of its questions with their revisions.
pub(super) fn code(quiz: &QuizData, outcome: &[Option<Given>]) -> String {
    let letter = |given: &Option<Given>| match given {
        Some(given) => char::from(b'a' + (given.option % 26) as u8),
        None => '_',
    };
    let answers: String = outcome.iter().map(letter).collect();
    let latest = latest(outcome) / 60_000.0;
    [radix(u64::from(fingerprint(quiz))), answers, radix(u64::from(milliseconds(outcome) / 1000)), radix(latest as u64)]
        .join(".")
}

/// Reads what [`code`] wrote; none where it is damaged or of another version of the quiz.
pub(super) fn read(quiz: &QuizData, code: &str) -> Option<Shared> {
    let [print, answers, seconds, minutes] = <[&str; 4]>::try_from(code.split('.').collect::<Vec<_>>()).ok()?;
    if number(print)? != u64::from(fingerprint(quiz)) || answers.len() != quiz.questions.len() {
        return None;
    }
    let at = number(minutes).filter(|minutes| *minutes < 1_u64 << 33)? as f64 * 60_000.0;
    let mut took = u32::try_from(number(seconds)?).ok()?.checked_mul(1000)?;
    let given = quiz.questions.iter().zip(answers.bytes()).map(|(question, letter)| {
        if letter == b'_' {
            return Some(None);
        }
        let option = usize::from(letter.checked_sub(b'a')?);
        let given = Given { option, took: std::mem::take(&mut took), at };
        (option < question.options.len()).then_some(Some(given))
    });
    Some(Shared { outcome: given.collect::<Option<_>>()? })
}

/// The time of all answers together, in milliseconds.
pub(super) fn milliseconds(outcome: &[Option<Given>]) -> u32 {
    outcome.iter().flatten().fold(0, |sum, given| sum.saturating_add(given.took))
}

/// When the last answer was given; 0 without any.
pub(super) fn latest(outcome: &[Option<Given>]) -> f64 {
    outcome.iter().flatten().map(|given| given.at).fold(0.0, f64::max)
}

/// FNV-1a over the questions' ids and revisions: a result of other questions does not fit.
fn fingerprint(quiz: &QuizData) -> u32 {
    let mut hash = 2_166_136_261_u32;
    for question in &quiz.questions {
        for byte in question.id.bytes().chain(question.revision.to_le_bytes()) {
            hash = (hash ^ u32::from(byte)).wrapping_mul(16_777_619);
        }
    }
    hash
}

fn number(text: &str) -> Option<u64> {
    u64::from_str_radix(text, BASE).ok().filter(|_| !text.starts_with('+'))
}

fn radix(mut number: u64) -> String {
    let mut digits = Vec::new();
    loop {
        digits.push(char::from_digit((number % u64::from(BASE)) as u32, BASE).unwrap_or('0'));
        number /= u64::from(BASE);
        if number == 0 {
            return digits.iter().rev().collect();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::islands::quiz::data::tests_support::quiz;

    fn given(option: usize, took: u32) -> Option<Given> {
        Some(Given { option, took, at: 1_800_000_000_000.0 })
    }

    #[test]
    fn a_result_comes_back_from_its_link() {
        let quiz = quiz();
        let outcome = vec![given(1, 61_000), given(0, 4_500)];
        let shared = read(&quiz, &code(&quiz, &outcome)).unwrap();
        assert_eq!(shared.outcome.iter().map(|given| given.unwrap().option).collect::<Vec<_>>(), [1, 0]);
        assert_eq!(milliseconds(&shared.outcome), 65_000);
        assert_eq!(latest(&shared.outcome), 1_800_000_000_000.0);
    }

    #[test]
    fn an_open_question_stays_open() {
        let quiz = quiz();
        let shared = read(&quiz, &code(&quiz, &[None, given(1, 0)])).unwrap();
        assert_eq!(shared.outcome[0], None);
        assert_eq!(shared.outcome[1].unwrap().option, 1);
    }

    #[test]
    fn a_damaged_result_is_none() {
        let quiz = quiz();
        let code = code(&quiz, &[given(1, 1), given(0, 1)]);
        for damaged in
            ["", "a.b", &code[1..], &code.replace("ba", "bz"), &code.replace(".ba.", ".b."), &format!("{code}.1")]
        {
            assert_eq!(read(&quiz, damaged), None, "{damaged}");
        }
    }

    #[test]
    fn a_result_of_another_revision_is_none() {
        let mut other = quiz();
        let code = code(&other, &[given(1, 1), given(0, 1)]);
        other.questions[0].revision += 1;
        assert_eq!(read(&other, &code), None);
    }
}
