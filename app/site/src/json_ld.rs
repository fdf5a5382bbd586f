//! Quizzes and guides as schema.org describes them.
//!
//! Everything here counts against a page's budget: the whys of wrong answers stay out, they are on the page.

use catalog::markdown::plain;
use catalog::{Guide, Question, QuestionText, Quiz, Source};
use serde_json::{Value, json};

/// What a quiz does not know about itself.
#[derive(Debug, Clone, Copy)]
pub struct QuizContext<'a> {
    /// The level's name in the page's language.
    pub level: &'a str,
    /// The guide's title in the page's language.
    pub guide_title: &'a str,
    /// The guide's address, which may be relative to the host.
    pub guide_url: &'a str,
}

/// A quiz with its questions; `None` if it has no words in that language.
pub fn quiz(quiz: &Quiz, lang: &str, context: QuizContext<'_>) -> Option<Value> {
    let text = quiz.text.get(lang)?;
    let questions: Vec<Value> =
        quiz.questions.iter().filter_map(|bones| question(bones, text.questions.get(&bones.id)?)).collect();
    Some(json!({
        "@context": "https://schema.org",
        "@type": "Quiz",
        "name": plain(&text.title),
        "description": plain(&text.description),
        "inLanguage": lang,
        "learningResourceType": "Quiz",
        "educationalLevel": context.level,
        "timeRequired": minutes(quiz.minutes),
        "isAccessibleForFree": true,
        "isBasedOn": {
            "@type": "Article",
            "name": plain(context.guide_title),
            "url": context.guide_url,
        },
        "hasPart": questions,
    }))
}

/// A guide with its sources; `None` if it has no words in that language.
pub fn article(guide: &Guide, lang: &str) -> Option<Value> {
    let text = guide.text.get(lang)?;
    let sources: Vec<Value> = guide.sources.iter().map(source).collect();
    Some(json!({
        "@context": "https://schema.org",
        "@type": ["Article", "LearningResource"],
        "headline": plain(&text.title),
        "description": plain(&text.description),
        "inLanguage": lang,
        "timeRequired": minutes(guide.minutes),
        "isAccessibleForFree": true,
        "citation": sources,
    }))
}

fn question(bones: &Question, text: &QuestionText) -> Option<Value> {
    let mut wrong = Vec::new();
    let mut right = None;
    for (at, id) in bones.options.iter().enumerate() {
        let mut answer = json!({
            "@type": "Answer",
            "position": at + 1,
            "text": plain(&text.options.get(id)?.text),
        });
        if *id == bones.answer {
            answer["answerExplanation"] = json!({
                "@type": "Comment",
                "text": plain(&text.explanation),
            });
            right = Some(answer);
        } else {
            wrong.push(answer);
        }
    }
    Some(json!({
        "@type": "Question",
        "eduQuestionType": "Multiple choice",
        "text": plain(&text.text),
        "suggestedAnswer": wrong,
        "acceptedAnswer": right?,
    }))
}

fn source(source: &Source) -> Value {
    json!({ "@type": "CreativeWork", "name": source.title, "url": source.url })
}

fn minutes(minutes: u32) -> String {
    format!("PT{minutes}M")
}
