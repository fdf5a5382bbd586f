use std::sync::Arc;

use leptos::prelude::*;

use super::order;
use crate::islands::dom;
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
    /// The result's panel.
    pub results_html: String,
    /// What stands in the dialog of keys.
    pub keys_html: String,
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
    /// The options as quiz.toml has them.
    pub options: Vec<OptionData>,
    /// By place on the page: the index of the option.
    pub order: Vec<usize>,
    /// The index of the right one.
    pub answer: usize,
    /// What follows an answer: the explanation, the sources, the guide.
    pub after_html: String,
    /// The whole answer for readers without scripts.
    pub answer_html: String,
    /// The live demo.
    pub stage: Option<StageData>,
    /// The figure, where there is no demo yet: markup of what is inside the `<figure>`.
    pub figure_html: String,
    /// Whether the figure gives the answer away, so that it is covered until then.
    pub figure_after: bool,
    /// Whether there is a figure.
    pub has_figure: bool,
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
    /// How many are being asked again; by number, from 0.
    pub again_counts: Vec<String>,
    /// By state: right, wrong, not answered.
    pub states: Vec<String>,
    /// “Not right. The answer is B.”, by place of the right option.
    pub verdicts: Vec<String>,
    pub unsaved: String,
    pub full: String,
    pub newer: String,
    /// With `{name}` where the names of what was set aside stand.
    pub damaged: String,
    /// With `{name}` where the names of what was left out stand.
    pub left_out: String,
    pub copied: String,
    pub copy_failed: String,
    /// Those of the result, which its own code reads from the page.
    pub results: ResultWords,
    /// Words that stay as they are.
    pub fixed: Arc<FixedWords>,
}

/// The words of the result that depend on numbers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ResultWords {
    /// “All answered”, by number of right ones.
    pub done: Vec<String>,
    /// “So many answered so far”, by number.
    pub so_far: Vec<String>,
    /// The button that asks the wrong ones again, by their number.
    pub retry: Vec<String>,
    /// What the review calls the chosen option and the right one.
    pub of_review: Vec<String>,
    /// The same of somebody else's result.
    pub of_shared: Vec<String>,
    /// With `{minutes}` and `{seconds}`.
    pub time: String,
    /// With `{date}`.
    pub date: String,
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
    pub see: String,
    pub see_figure: String,
    pub covered: String,
    pub copy: String,
    pub figure: String,
    pub keep: String,
    pub keep_why: String,
    pub keys: String,
    pub results_failed: String,
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
        let carrier = dom::by_id(DATA_ID).and_then(|carrier| carrier.text_content());
        let data = carrier.and_then(|json| Packed::parse(&json)).map(|packed| unpack(&packed));
        data.map(order::as_shown).unwrap_or_default()
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
                "after": question.figure_after,
                "figure": question.has_figure,
                "stage": question.stage.as_ref().map(StageData::pack),
            })
        })
        .collect();
    // a demo's words once, however many questions it stands beside
    let stages = quiz.questions.iter().filter_map(|question| question.stage.as_ref());
    let demos: std::collections::BTreeMap<_, _> = stages.map(|stage| (&stage.demo, &stage.words)).collect();
    let words = &quiz.words;
    serde_json::json!({
        "demos": demos,
        "slug": quiz.slug,
        "embedded": quiz.embedded,
        "questions": questions,
        "right": words.right_counts,
        "wrong": words.wrong_counts,
        "again": words.again_counts,
        "states": words.states,
        "verdicts": words.verdicts,
        "results": {
            "done": words.results.done,
            "soFar": words.results.so_far,
            "retry": words.results.retry,
            "ofReview": words.results.of_review,
            "ofShared": words.results.of_shared,
            "time": words.results.time,
            "date": words.results.date,
        },
        "unsaved": words.unsaved,
        "full": words.full,
        "newer": words.newer,
        "damaged": words.damaged,
        "left_out": words.left_out,
        "copied": words.copied,
        "copy_failed": words.copy_failed,
    })
    .to_string()
}

fn unpack(packed: &Packed) -> QuizData {
    let demos = packed.get("demos");
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
        figure_after: packed.get("after").as_bool(),
        has_figure: packed.get("figure").as_bool(),
        stage: StageData::unpack(&packed.get("stage")).map(|stage| {
            let words = demos.get(&stage.demo).text();
            StageData { words, ..stage }
        }),
        ..QuestionData::default()
    };
    QuizData {
        slug: packed.get("slug").text(),
        questions: packed.get("questions").list().iter().map(question).collect(),
        embedded: packed.get("embedded").as_bool(),
        results_html: String::new(),
        keys_html: String::new(),
        words: QuizWords {
            right_counts: packed.get("right").texts(),
            wrong_counts: packed.get("wrong").texts(),
            again_counts: packed.get("again").texts(),
            states: packed.get("states").texts(),
            verdicts: packed.get("verdicts").texts(),
            unsaved: packed.get("unsaved").text(),
            full: packed.get("full").text(),
            newer: packed.get("newer").text(),
            damaged: packed.get("damaged").text(),
            left_out: packed.get("left_out").text(),
            copied: packed.get("copied").text(),
            copy_failed: packed.get("copy_failed").text(),
            results: ResultWords::default(),
            fixed: Arc::default(),
        },
    }
}

#[cfg(feature = "ssr")]
mod make {
    use std::sync::Arc;

    use l10n::{Bundle, msg};

    use super::{FixedWords, QuizWords, ResultWords};
    use crate::islands::quiz::LETTERS;

    impl QuizWords {
        /// The words for a quiz of `total` questions with at most `options` options each.
        #[must_use]
        pub fn new(bundle: &Bundle, total: usize, options: usize) -> Self {
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
                see: t(m::see()),
                see_figure: t(m::see_figure()),
                covered: t(m::covered()),
                copy: t(m::copy()),
                figure: t(m::figure()),
                keep: t(m::keep()),
                keep_why: t(m::keep_why()),
                keys: t(m::keys()),
                results_failed: t(m::results_failed()),
            };
            Self {
                right_counts: (0..=total).map(|n| t(m::right_count(n))).collect(),
                wrong_counts: (0..=total).map(|n| t(m::wrong_count(n))).collect(),
                again_counts: (0..=total).map(|n| t(m::again_count(n))).collect(),
                states: vec![t(m::state_right()), t(m::state_wrong()), t(m::state_todo())],
                verdicts: LETTERS.iter().take(options).map(|letter| t(m::verdict_wrong(*letter))).collect(),
                unsaved: t(m::unsaved()),
                full: t(m::full()),
                newer: t(m::newer()),
                damaged: t(m::damaged("{name}")),
                left_out: t(m::left_out("{name}")),
                copied: t(m::copied()),
                copy_failed: t(m::copy_failed()),
                results: ResultWords {
                    done: (0..=total).map(|n| t(m::done(total, n))).collect(),
                    so_far: (0..=total).map(|n| t(m::so_far(n, total))).collect(),
                    retry: (0..=total).map(|n| t(m::retry(n))).collect(),
                    of_review: vec![t(m::yours()), t(m::correct())],
                    of_shared: vec![t(m::chosen()), t(m::correct())],
                    time: t(m::time("{minutes}", "{seconds}")),
                    date: t(m::result_date("{date}")),
                },
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
