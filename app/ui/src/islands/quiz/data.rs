use std::sync::Arc;

use leptos::prelude::*;

use crate::islands::packed::Packed;
use crate::islands::stage::StageData;

/// A quiz in the page's language. Fields called `html` are markup; they and the fixed words stay on the server, where
/// they have become the page (see [`crate::islands::packed`]).
#[derive(Clone, Debug, Default, PartialEq)]
pub struct QuizData {
    /// The quiz's folder name: what progress is stored under.
    pub slug: String,
    /// Whether another site shows the quiz in a frame: then nothing is kept on the device unasked.
    pub embedded: bool,
    /// The questions in order.
    pub questions: Vec<QuestionData>,
    /// The words around them.
    pub words: QuizWords,
}

/// One question.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct QuestionData {
    /// Stable for ever.
    pub id: String,
    /// Raised when the question or its answer changed; a stored answer of another revision does not count.
    pub revision: u32,
    /// The question.
    pub html: String,
    /// What one needs to know to answer; markup of paragraphs, or empty.
    pub body_html: String,
    /// The options.
    pub options: Vec<OptionData>,
    /// The index of the right one.
    pub answer: usize,
    /// “Not right. The answer is B.”
    pub verdict_wrong: String,
    /// What follows an answer: the explanation, the sources, the guide.
    pub after_html: String,
    /// The whole answer for readers without scripts.
    pub answer_html: String,
    /// The live demo.
    pub stage: Option<StageData>,
    /// The figure, where there is no demo yet: markup of what is inside the `<figure>`.
    pub figure_html: String,
}

/// One option.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OptionData {
    /// Stable for ever.
    pub id: String,
    /// The option.
    pub html: String,
    /// Its reason.
    pub why_html: String,
}

/// The words of the quiz. Where a number stands in a sentence, every number that can occur has its own: plural forms are
/// the language's matter, and no language code is needed in the browser.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[allow(missing_docs, reason = "each is the message of its name in content/ui/<locale>/quiz.ftl")]
pub struct QuizWords {
    /// By number, from 0.
    pub right_counts: Vec<String>,
    /// By number, from 0.
    pub wrong_counts: Vec<String>,
    /// “All answered”, by number of right ones.
    pub done: Vec<String>,
    /// By state: right, wrong, not answered.
    pub states: Vec<String>,
    pub unsaved: String,
    /// With `{key}` where the name of what was set aside stands.
    pub damaged: String,
    /// With `{key}` where the name of what was left alone stands.
    pub blocked: String,
    /// Words that stay as they are.
    pub fixed: Arc<FixedWords>,
}

/// Words that stay as they are on the page.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[allow(missing_docs, reason = "each is the message of its name in content/ui/<locale>/quiz.ftl")]
pub struct FixedWords {
    /// By question.
    pub counts: Vec<String>,
    pub progress: String,
    pub check: String,
    pub choose_first: String,
    pub verdict_right: String,
    pub yours_right: String,
    pub yours: String,
    pub correct: String,
    pub again: String,
    pub previous: String,
    pub next: String,
    pub results: String,
    pub all: String,
    pub to_demo: String,
    pub answer: String,
    pub review: String,
    pub perfect: String,
    pub restart: String,
    pub restart_ask: String,
    pub restart_yes: String,
    pub restart_no: String,
    pub keys: String,
    pub figure: String,
}

/// The id of the element that carries a quiz's data.
pub const DATA_ID: &str = "quiz-data";

impl QuizData {
    /// The data of the quiz that is being made: on the server what the page has put into the context, in the browser
    /// what the server packed into the page.
    pub(super) fn here() -> Self {
        if let Some(data) = use_context() {
            return data;
        }
        let carrier = web_sys::window()
            .and_then(|window| window.document())
            .and_then(|document| document.get_element_by_id(DATA_ID))
            .and_then(|carrier| carrier.text_content());
        carrier.and_then(|json| Packed::parse(&json)).map(|packed| unpack(&packed)).unwrap_or_default()
    }

    /// What the client needs of it, for an element with the id [`DATA_ID`]. Safe inside a `<script>`.
    #[cfg(feature = "ssr")]
    #[must_use]
    pub fn packed(&self) -> String {
        pack(self).replace('<', "\\u003c")
    }
}

#[cfg(feature = "ssr")]
fn pack(quiz: &QuizData) -> String {
    let questions: Vec<_> = quiz
        .questions
        .iter()
        .map(|question| {
            let options: Vec<_> = question.options.iter().map(|option| option.id.as_str()).collect();
            serde_json::json!({
                "id": question.id,
                "revision": question.revision,
                "options": options,
                "answer": question.answer,
                "stage": question.stage.as_ref().map(StageData::pack),
            })
        })
        .collect();
    let words = &quiz.words;
    serde_json::json!({
        "slug": quiz.slug,
        "embedded": quiz.embedded,
        "questions": questions,
        "right": words.right_counts,
        "wrong": words.wrong_counts,
        "done": words.done,
        "states": words.states,
        "unsaved": words.unsaved,
        "damaged": words.damaged,
        "blocked": words.blocked,
    })
    .to_string()
}

fn unpack(packed: &Packed) -> QuizData {
    let question = |packed: &Packed| QuestionData {
        id: packed.get("id").text(),
        revision: packed.get("revision").number(),
        options: packed
            .get("options")
            .texts()
            .into_iter()
            .map(|id| OptionData { id, ..OptionData::default() })
            .collect(),
        answer: packed.get("answer").number() as usize,
        stage: StageData::unpack(&packed.get("stage")),
        ..QuestionData::default()
    };
    QuizData {
        slug: packed.get("slug").text(),
        embedded: packed.get("embedded").is_true(),
        questions: packed.get("questions").list().iter().map(question).collect(),
        words: QuizWords {
            right_counts: packed.get("right").texts(),
            wrong_counts: packed.get("wrong").texts(),
            done: packed.get("done").texts(),
            states: packed.get("states").texts(),
            unsaved: packed.get("unsaved").text(),
            damaged: packed.get("damaged").text(),
            blocked: packed.get("blocked").text(),
            fixed: Arc::default(),
        },
    }
}

#[cfg(feature = "ssr")]
mod make {
    use std::sync::Arc;

    use l10n::{Bundle, msg};

    use super::{FixedWords, QuizWords};

    impl QuizWords {
        /// The words for a quiz of `total` questions.
        #[must_use]
        pub fn new(bundle: &Bundle, total: usize) -> Self {
            use msg::quiz as m;
            let t = |message| bundle.text(&message);
            let fixed = FixedWords {
                counts: (1..=total).map(|n| t(m::count(n, total))).collect(),
                progress: t(m::progress()),
                check: t(m::check()),
                choose_first: t(m::choose_first()),
                verdict_right: t(m::verdict_right()),
                yours_right: t(m::yours_right()),
                yours: t(m::yours()),
                correct: t(m::correct()),
                again: t(m::again()),
                previous: t(m::previous()),
                next: t(m::next()),
                results: t(m::results()),
                all: t(m::all()),
                to_demo: t(m::to_demo()),
                answer: t(m::answer()),
                review: t(m::review()),
                perfect: t(m::perfect()),
                restart: t(m::restart()),
                restart_ask: t(m::restart_ask()),
                restart_yes: t(m::restart_yes()),
                restart_no: t(m::restart_no()),
                keys: t(m::keys()),
                figure: t(m::figure()),
            };
            Self {
                right_counts: (0..=total).map(|n| t(m::right_count(n))).collect(),
                wrong_counts: (0..=total).map(|n| t(m::wrong_count(n))).collect(),
                done: (0..=total).map(|n| t(m::done(total, n))).collect(),
                states: vec![t(m::state_right()), t(m::state_wrong()), t(m::state_todo())],
                unsaved: t(m::unsaved()),
                damaged: t(m::damaged("{key}")),
                blocked: t(m::blocked("{key}")),
                fixed: Arc::new(fixed),
            }
        }
    }
}

#[cfg(test)]
pub(super) mod tests_support {
    use super::*;

    /// Two questions of two options each.
    pub(in crate::islands::quiz) fn quiz() -> QuizData {
        let option = |id: &str| OptionData { id: id.to_owned(), ..OptionData::default() };
        let question = |id: &str| QuestionData {
            id: id.to_owned(),
            revision: 1,
            options: vec![option("yes"), option("no")],
            ..QuestionData::default()
        };
        QuizData {
            slug: "test".to_owned(),
            questions: vec![question("first"), question("second")],
            ..QuizData::default()
        }
    }
}
