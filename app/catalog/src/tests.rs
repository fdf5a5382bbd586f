//! The whole way, from a folder to a catalog.

use std::path::Path;

use crate::fixture::Fixture;
use crate::{BlockState, Dir, load, load_strict};

#[test]
fn a_good_folder_loads() {
    let fixture = Fixture::new();
    let catalog = load_strict(&fixture.root()).unwrap();
    assert_eq!(catalog.locales.iter().map(|locale| locale.tag.as_str()).collect::<Vec<_>>(), ["en", "sw"]);
    assert_eq!(catalog.locales[1].dir, Dir::Ltr);
    assert_eq!(catalog.topics[0].motif, "kibaba");
    assert_eq!(catalog.glossary.terms["sw"]["block"].word, "bloku");
    assert!(catalog.warnings.is_empty());

    let quiz = &catalog.quizzes[0];
    assert_eq!((quiz.slug.as_str(), quiz.level, quiz.minutes), ("holes", 1, 5));
    assert!(quiz.is_preview());
    let [played, drawn] = quiz.questions.as_slice() else { panic!("two questions") };
    assert_eq!(played.demo.as_ref().unwrap().scenario, "every-second-block");
    assert_eq!(drawn.sources[0].locator.as_deref(), Some("section 2"));
    let row = &drawn.figure.as_ref().unwrap().rows[0];
    assert_eq!((row.size(), row.blocks[1].state, row.blocks[1].text.as_deref()), (16.0, BlockState::Free, Some("8")));
    let words = &quiz.text["sw"].questions["why-cache"];
    assert_eq!(words.options["faster"].text, "Ni haraka.");
    assert_eq!(words.figure.as_ref().unwrap().labels["s0"], "Segmenti ya 0");

    let guide = &catalog.guides[0];
    assert_eq!(guide.sections, ["cache", "holes"]);
    assert_eq!(guide.text["sw"].sections[1].heading, "Matundu");
    assert!(guide.text["en"].body.trim_start().starts_with("## A cache {#cache}"));
}

#[test]
fn every_problem_comes_at_once_and_in_order() {
    let fixture = Fixture::new()
        .replace("quizzes/holes/quiz.toml", "level = 1", "level = 4")
        .replace("quizzes/holes/quiz.toml", "topic = ", "tpoic = ")
        .replace("guides/free-memory/guide.toml", "minutes = 4", "minutes = \"four\"");
    assert_eq!(
        load(&fixture.root()).unwrap_err().to_string(),
        "content/guides/free-memory/guide.toml:2:11: error: `minutes` is a string; expected a whole number\n\
         content/quizzes/holes/quiz.toml:1:1: error: the key `topic` is missing; expected it in the file's first part\n\
         content/quizzes/holes/quiz.toml:1:1: error: unknown key `tpoic`; expected one of `topic`, `level`, `minutes`, `guide`, `question`, `facts`\n\
         content/quizzes/holes/quiz.toml:2:9: error: `level` is 4; expected a number from 1 to 3"
    );
}

#[test]
fn columns_count_characters() {
    Fixture::new()
        .replace("quizzes/holes/sw.toml", "text = \"Ni ndogo.\"", "text = \"Ñi dogo.\", wy = 1")
        .finds(&["quizzes/holes/sw.toml:20:32: error: unknown key `wy`; expected one of `text`, `why`"]);
}

#[test]
fn not_toml() {
    Fixture::new()
        .replace("quizzes/holes/sw.toml", "alt = \"Bloku moja hai na nafasi.\"", "alt = \"Bloku")
        .finds(&["quizzes/holes/sw.toml:24:13: error: not TOML: invalid basic string, expected `\"`"]);
    Fixture::new()
        .replace("quizzes/holes/quiz.toml", "level = 1", "level = 1\nlevel = 2")
        .finds(&["quizzes/holes/quiz.toml:3:1: error: not TOML: duplicate key"]);
}

#[test]
fn keys_that_are_missing_in_tables() {
    Fixture::new()
        .replace("quizzes/holes/sw.toml", "explanation = \"Akiba ya CUDA huokoa miito.\"\n", "")
        .replace("quizzes/holes/quiz.toml", "scenario = ", "opening = ")
        .finds(&[
            "quizzes/holes/quiz.toml:12:8: error: the key `scenario` is missing; expected it in `question[0].demo`",
            "quizzes/holes/quiz.toml:12:23: error: unknown key `opening`; expected one of `id`, `scenario`",
            "quizzes/holes/sw.toml:15:1: error: the key `explanation` is missing; expected it in `questions.why-cache`",
        ]);
}

#[test]
fn values_of_another_type() {
    Fixture::new()
        .replace("quizzes/holes/quiz.toml", "scale = 16", "scale = [16]")
        .replace("quizzes/holes/quiz.toml", "\"too-hot\"]", "7]")
        .replace("quizzes/holes/sw.toml", "title = \"Matundu\"", "title = true")
        .finds(&[
            "quizzes/holes/quiz.toml:9:45: error: `question[0].options[3]` is a whole number; expected a string",
            "quizzes/holes/quiz.toml:31:9: error: `question[1].figure.scale` is a list; expected a number",
            "quizzes/holes/sw.toml:1:9: error: `title` is true or false; expected a string",
        ]);
}

#[test]
fn lists_that_are_missing() {
    Fixture::new().remove("topics.toml").finds(&["topics.toml:1:1: error: this file is missing; expected it here"]);
    Fixture::new().remove("glossary.toml").finds(&["glossary.toml:1:1: error: this file is missing; expected it here"]);
    Fixture::new().remove("locales.toml").finds(&["locales.toml:1:1: error: this file is missing; expected it here"]);
}

#[test]
fn no_folder_at_all() {
    let found = load(Path::new("/nowhere/content")).unwrap_err();
    assert_eq!(found.len(), 3);
    assert!(found.has_errors());
}
