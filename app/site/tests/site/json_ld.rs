//! Structured data.

use std::collections::BTreeMap;

use catalog::{Guide, GuideText, OptionText, Question, QuestionText, Quiz, QuizText};
use site::json_ld::{QuizContext, article, quiz};

#[test]
fn a_quiz_names_its_questions_in_plain_words() {
    let option = |text: &str| OptionText { text: text.into(), why: "Why.".into() };
    let options = ["a", "b"].map(|id| (id.to_owned(), option(&format!("`{id}` is *it*"))));
    let words = QuestionText {
        text: "What is `malloc`?".into(),
        explanation: "It <b>allocates</b>.".into(),
        options: options.into(),
        ..QuestionText::default()
    };
    let bones = Question {
        id: "what".into(),
        options: vec!["a".into(), "b".into()],
        answer: "b".into(),
        ..Question::default()
    };
    let text = QuizText {
        title: "Holes".into(),
        questions: BTreeMap::from([("what".to_owned(), words)]),
        ..QuizText::default()
    };
    let holes = Quiz {
        minutes: 12,
        questions: vec![bones],
        text: BTreeMap::from([("en".to_owned(), text)]),
        ..Quiz::default()
    };
    let context = QuizContext { level: "Foundation", guide_title: "Free memory", guide_url: "/en/guides/free/" };
    let data = quiz(&holes, "en", context).unwrap();
    assert_eq!(data["educationalLevel"], "Foundation");
    assert_eq!(data["timeRequired"], "PT12M");
    assert_eq!(data["isBasedOn"]["url"], "/en/guides/free/");
    let question = &data["hasPart"][0];
    assert_eq!(question["text"], "What is malloc?");
    assert_eq!(question["suggestedAnswer"].as_array().unwrap().len(), 1);
    assert_eq!(question["suggestedAnswer"][0]["text"], "a is it");
    assert_eq!(question["acceptedAnswer"]["position"], 2);
    assert!(question["acceptedAnswer"]["answerExplanation"]["text"].as_str().unwrap().contains("allocates"));
    assert!(quiz(&holes, "sw", context).is_none());
}

#[test]
fn a_guide_is_an_article() {
    let text = GuideText { title: "Free `memory`".into(), ..GuideText::default() };
    let guide = Guide { text: BTreeMap::from([("en".to_owned(), text)]), ..Guide::default() };
    let data = article(&guide, "en").unwrap();
    assert_eq!(data["headline"], "Free memory");
    assert_eq!(data["inLanguage"], "en");
}
