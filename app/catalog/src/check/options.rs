//! A question's options and its answer.

use crate::diagnostics::Sink;
use crate::load::Book;

/// How many options a question has.
const OPTIONS: usize = 4;

/// Four different options, one of which is the answer.
pub(super) fn check(book: &Book, sink: &Sink) {
    for bones in book.quizzes.iter().filter_map(|quiz| quiz.bones.as_ref()) {
        if bones.value.questions.is_empty() {
            bones.doc.error(sink, "question", "the quiz has no question; expected `[[question]]`");
        }
        for (index, question) in bones.value.questions.iter().enumerate() {
            let path = format!("question[{index}]");
            let options = &question.options;
            let at_options = format!("{path}.options");
            if options.len() != OPTIONS && bones.doc.is_good(&at_options) {
                bones.doc.error(sink, &at_options, format!("{} options; expected {OPTIONS}", options.len()));
            }
            for (nth, option) in options.iter().enumerate() {
                if options[..nth].contains(option) {
                    let message = format!("the option `{option}` is there already; expected {OPTIONS} different ones");
                    bones.doc.error(sink, &format!("{at_options}[{nth}]"), message);
                }
            }
            let at_answer = format!("{path}.answer");
            if bones.doc.is_good(&at_answer) && bones.doc.is_good(&at_options) && !options.contains(&question.answer) {
                let known = super::list(options);
                let message = format!("the answer `{}` is not an option; expected one of {known}", question.answer);
                bones.doc.error(sink, &at_answer, message);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::fixture::Fixture;

    #[test]
    fn an_answer_that_is_no_option() {
        Fixture::new().replace("quizzes/holes/quiz.toml", "answer = \"no-hole\"", "answer = \"no-whole\"").finds(&[
            "quizzes/holes/quiz.toml:10:10: error: the answer `no-whole` is not an option; expected one of `no-hole`, ",
        ]);
    }

    #[test]
    fn three_options() {
        Fixture::new().replace("quizzes/holes/quiz.toml", ", \"too-hot\"]", "]").finds(&[
            "quizzes/holes/quiz.toml:9:11: error: 3 options; expected 4",
            "quizzes/holes/en.toml:13:11: error: unknown option `too-hot`",
            "quizzes/holes/sw.toml:13:11: error: unknown option `too-hot`",
        ]);
    }

    #[test]
    fn an_option_twice() {
        Fixture::new().replace("quizzes/holes/quiz.toml", "\"too-hot\"]", "\"too-big\"]").finds_among(
            "quizzes/holes/quiz.toml:9:45: error: the option `too-big` is there already; expected 4 different",
        );
    }

    #[test]
    fn a_quiz_without_questions() {
        Fixture::new()
            .cut("quizzes/holes/quiz.toml", "[[question]]")
            .finds_among("quizzes/holes/quiz.toml:1:1: error: the quiz has no question; expected `[[question]]`");
    }
}
