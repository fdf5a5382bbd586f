//! What the look of the options gives away.

use crate::diagnostics::Sink;
use crate::load::Book;
use crate::schema::{Question, QuestionText};
use crate::source::Document;

/// Full stops of the scripts that content may come in.
const FULL_STOPS: [char; 4] = ['.', '。', '।', '۔'];
/// How much longer than the others the right option may be.
const LONGER: f64 = 1.6;
/// Between short options a few characters are no hint.
const HINT: usize = 12;

/// All options of a question end with a full stop or none does; the right one is not the longest by far.
pub(super) fn check(book: &Book, sink: &Sink) {
    for quiz in &book.quizzes {
        let Some(bones) = &quiz.bones else { continue };
        for words in quiz.words.values() {
            for question in &bones.value.questions {
                if let Some(text) = words.value.questions.get(&question.id) {
                    different(question, text, &words.doc, sink);
                    full_stops(question, text, &words.doc, sink);
                    giveaway(question, text, &words.doc, sink);
                }
            }
        }
    }
}

/// Two options that say the same cannot be one right and one wrong.
fn different(question: &Question, text: &QuestionText, doc: &Document, sink: &Sink) {
    let texts: Vec<(&String, &String)> =
        question.options.iter().filter_map(|id| Some((id, &text.options.get(id)?.text))).collect();
    for (index, (id, words)) in texts.iter().enumerate().filter(|(_, (_, words))| !words.trim().is_empty()) {
        if let Some((first, _)) = texts[..index].iter().find(|(_, other)| other == words) {
            doc.error(sink, &key(question, id), format!("`{id}` says the same as `{first}`; expected its own words"));
        }
    }
}

fn full_stops(question: &Question, text: &QuestionText, doc: &Document, sink: &Sink) {
    let options = question.options.iter().filter_map(|id| Some((id, text.options.get(id)?.text.as_str())));
    let (with, without): (Vec<_>, Vec<_>) =
        options.filter(|(_, text)| !text.is_empty()).partition(|(_, text)| text.ends_with(FULL_STOPS));
    let (odd, message) = if with.len() <= without.len() {
        (with.first(), "the option ends with a full stop, others do not; expected all or none")
    } else {
        (without.first(), "the option ends without a full stop, others have one; expected all or none")
    };
    if let (Some((id, _)), false) = (odd, with.is_empty() || without.is_empty()) {
        doc.error(sink, &key(question, id), message);
    }
}

fn giveaway(question: &Question, text: &QuestionText, doc: &Document, sink: &Sink) {
    let length = |id: &String| doc.text(&key(question, id)).map(|text| text.parts.plain.chars().count());
    let Some(right) = text.options.get(&question.answer).and_then(|_| length(&question.answer)) else {
        return;
    };
    let mut others: Vec<usize> =
        question.options.iter().filter(|id| **id != question.answer).filter_map(length).collect();
    others.sort_unstable();
    let Some(&median) = others.get(others.len() / 2) else {
        return;
    };
    if right as f64 > LONGER * median as f64 && right >= median + HINT {
        let message = format!(
            "the right option has {right} characters, the others about {median}; expected no more than {LONGER} times as many, or its length gives it away"
        );
        doc.warning(sink, &key(question, &question.answer), message);
    }
}

fn key(question: &Question, option: &str) -> String {
    format!("questions.{}.options.{option}.text", question.id)
}

#[cfg(test)]
mod tests {
    use crate::fixture::Fixture;

    const SW: &str = "quizzes/holes/sw.toml";

    #[test]
    fn two_options_that_say_the_same() {
        Fixture::new().replace(SW, "text = \"Bloku ni kuukuu\"", "text = \"Bloku ni kubwa\"").finds(&[
            "quizzes/holes/sw.toml:12:20: error: `too-old` says the same as `too-big`; expected its own words",
        ]);
    }

    #[test]
    fn one_full_stop_among_the_options() {
        Fixture::new()
            .replace(SW, "text = \"Bloku ni kubwa\"", "text = \"Bloku ni kubwa.\"")
            .finds(&["quizzes/holes/sw.toml:11:20: error: the option ends with a full stop, others do not"]);
    }

    #[test]
    fn one_full_stop_too_few() {
        Fixture::new()
            .replace(SW, "text = \"Ni haraka.\"", "text = \"Ni haraka\"")
            .finds(&["quizzes/holes/sw.toml:19:19: error: the option ends without a full stop, others have one"]);
    }

    #[test]
    fn a_right_option_that_is_much_longer() {
        Fixture::new()
            .replace(SW, "text = \"Hakuna tundu\"", "text = \"Hakuna tundu moja ambalo linatosha ombi lote\"")
            .warns("quizzes/holes/sw.toml:10:20: warning: the right option has 44 characters, the others about 14;");
    }
}
