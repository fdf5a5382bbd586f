use l10n::Dir;

use crate::islands::packed::Packed;

/// What the page is made from in the page's language: its words, and what the site asks today.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ProgressData {
    /// The language.
    pub tag: String,
    /// Its direction.
    pub dir: Dir,
    /// The messages of `progress.ftl`, compiled for the browser (see `l10n::compact`).
    pub words: String,
    /// The address of the list of topics.
    pub start: String,
    /// The topics in order.
    pub topics: Vec<TopicOutline>,
}

/// A topic.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TopicOutline {
    /// Its name.
    pub name: String,
    /// Its motif.
    pub motif: String,
    /// Its quizzes in order.
    pub quizzes: Vec<QuizOutline>,
}

/// A quiz.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct QuizOutline {
    /// What its answers are stored under.
    pub slug: String,
    /// Its address.
    pub href: String,
    /// Its title as markup.
    pub html: String,
    /// Its questions in order.
    pub questions: Vec<QuestionOutline>,
}

/// A question.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct QuestionOutline {
    /// Its id.
    pub id: String,
    /// Its revision.
    pub revision: u32,
    /// The ids of its options.
    pub options: Vec<String>,
    /// The question as markup.
    pub html: String,
}

/// The id of the element that carries the data.
pub const DATA_ID: &str = "progress-data";

impl ProgressData {
    /// The data as JSON, for an element with the id [`DATA_ID`]. Safe inside a `<script>`.
    #[cfg(feature = "ssr")]
    #[must_use]
    pub fn packed(&self) -> String {
        pack(self).to_string().replace('<', "\\u003c")
    }

    /// The data of this page.
    #[cfg_attr(not(target_arch = "wasm32"), allow(dead_code, reason = "the page lives in browsers"))]
    pub(super) fn here() -> Option<Self> {
        let carrier = web_sys::window()?.document()?.get_element_by_id(DATA_ID)?;
        Some(unpack(&Packed::parse(&carrier.text_content()?)?))
    }
}

#[cfg(feature = "ssr")]
fn pack(data: &ProgressData) -> serde_json::Value {
    let question = |question: &QuestionOutline| {
        serde_json::json!([question.id, question.revision, question.options, question.html])
    };
    let quiz = |quiz: &QuizOutline| {
        let questions: Vec<_> = quiz.questions.iter().map(question).collect();
        serde_json::json!({ "slug": quiz.slug, "href": quiz.href, "html": quiz.html, "questions": questions })
    };
    let topic = |topic: &TopicOutline| {
        let quizzes: Vec<_> = topic.quizzes.iter().map(quiz).collect();
        serde_json::json!({ "name": topic.name, "motif": topic.motif, "quizzes": quizzes })
    };
    let topics: Vec<_> = data.topics.iter().map(topic).collect();
    serde_json::json!({
        "tag": data.tag,
        "dir": data.dir.as_str(),
        "words": data.words,
        "start": data.start,
        "topics": topics,
    })
}

#[cfg_attr(not(target_arch = "wasm32"), allow(dead_code, reason = "the page lives in browsers"))]
fn unpack(packed: &Packed) -> ProgressData {
    let question = |packed: &Packed| {
        let mut fields = packed.list().into_iter();
        let mut field = || fields.next();
        QuestionOutline {
            id: field().map(|id| id.text()).unwrap_or_default(),
            revision: field().map(|revision| revision.number()).unwrap_or_default(),
            options: field().map(|options| options.texts()).unwrap_or_default(),
            html: field().map(|html| html.text()).unwrap_or_default(),
        }
    };
    let quiz = |packed: &Packed| QuizOutline {
        slug: packed.get("slug").text(),
        href: packed.get("href").text(),
        html: packed.get("html").text(),
        questions: packed.get("questions").list().iter().map(question).collect(),
    };
    let topic = |packed: &Packed| TopicOutline {
        name: packed.get("name").text(),
        motif: packed.get("motif").text(),
        quizzes: packed.get("quizzes").list().iter().map(quiz).collect(),
    };
    ProgressData {
        tag: packed.get("tag").text(),
        dir: if packed.get("dir").text() == "rtl" { Dir::Rtl } else { Dir::Ltr },
        words: packed.get("words").text(),
        start: packed.get("start").text(),
        topics: packed.get("topics").list().iter().map(topic).collect(),
    }
}
