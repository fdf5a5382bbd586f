//! The whole way: new files, what the checks say of them, and what they say once the texts are written.

use std::collections::{BTreeMap, BTreeSet};

use super::*;
use crate::fixture::Fixture;
use crate::{Diagnostics, Dir, load_strict, translated};

fn arabic() -> NewLocale {
    NewLocale { tag: "ar".into(), name: "العربية".into(), quotes: "“”".into(), ..NewLocale::default() }
}

/// Everything that is found, each in a new file and at a place that is there.
#[track_caller]
fn found_in(fixture: &Fixture, new: &[String]) -> Diagnostics {
    let found = crate::load(&fixture.root()).unwrap_err();
    let files = fixture.files();
    for problem in &found {
        assert!(new.contains(&problem.file), "{problem}\nis in none of {new:?}");
        let text = &files[problem.file.strip_prefix("content/").unwrap()];
        let line = text.lines().nth(problem.line - 1).unwrap_or_default();
        assert!(problem.column >= 1 && problem.column <= line.chars().count() + 1, "{problem}\n{line}");
    }
    found
}

/// Each empty text of the files was found, and nothing else at its place.
#[track_caller]
fn every_gap_is_found(fixture: &Fixture, found: &Diagnostics, new: &[String]) {
    let files = fixture.files();
    for label in new.iter().filter(|label| !label.ends_with("locales.toml")) {
        for (index, line) in files[label.strip_prefix("content/").unwrap()].lines().enumerate() {
            let messages = line.ends_with(" =").then_some(1);
            for column in line.match_indices("\"\"").map(|(at, _)| at + 1).chain(messages) {
                let place = format!("{label}:{}:{column}: error: ", index + 1);
                let said = found.iter().filter(|problem| problem.to_string().starts_with(&place)).count();
                assert_eq!(said, 1, "{place}{line}\n{found}");
            }
        }
    }
}

/// Writes a text of its own into each gap, with the names that English may have there.
fn filled(text: &str, word: &str, variables: &BTreeMap<String, Vec<String>>) -> String {
    let mut count = 0;
    let mut next = || {
        count += 1;
        format!("{word} {count} PyTorch CUDA MiB")
    };
    let mut out = String::new();
    for line in text.lines() {
        if line == "description = \"\"" {
            out.push_str(&format!("description = \"{}. {}. {}. {}.\"", next(), next(), next(), next()));
        } else if let Some(id) = line.strip_suffix(" =") {
            let used: String = variables[id].iter().map(|name| format!(" {{ ${name} }}")).collect();
            out.push_str(&format!("{line} {}{used}", next()));
        } else if let Some(id) = line.strip_prefix("## {#") {
            out.push_str(&format!("## {} {{#{id}\n\n{}", next(), next()));
        } else if line == "heap" {
            out.push_str(&format!("heap\n{}", next()));
        } else {
            let mut pieces = line.split("\"\"");
            out.push_str(pieces.next().unwrap());
            for piece in pieces {
                out.push_str(&format!("\"{}\"{piece}", next()));
            }
        }
        out.push('\n');
    }
    out
}

/// The variables of English messages.
fn variables(fixture: &Fixture) -> BTreeMap<String, Vec<String>> {
    let book = read(&fixture.root()).unwrap();
    let files = book.fluent.iter().filter_map(|set| set.files.get(crate::ENGLISH));
    let messages = files.flat_map(|file| &file.messages);
    messages.map(|message| (message.id.clone(), message.variables.iter().cloned().collect())).collect()
}

/// Fills the words of new files; the bones of quizzes and guides are the tests' own.
fn fill(fixture: Fixture, new: &[String]) -> Fixture {
    let variables = variables(&fixture);
    let paths = new.iter().map(|label| label.strip_prefix("content/").unwrap());
    let words = paths.filter(|path| !["locales.toml", "quiz.toml", "guide.toml"].iter().any(|end| path.ends_with(end)));
    words.fold(fixture, |fixture, path| {
        let text = filled(&fixture.files()[path], word(path), &variables);
        fixture.write(path, &text)
    })
}

/// A word of a file's language.
fn word(path: &str) -> &'static str {
    let is_of = |tag: &str| path.contains(&format!("/{tag}.")) || path.contains(&format!("/{tag}/"));
    match ["sw", "ar"].map(is_of) {
        [true, _] => "Neno",
        [_, true] => "كلمة",
        _ => "Text",
    }
}

#[test]
fn a_quiz_with_its_guide() {
    let fixture = Fixture::new();
    let old = fixture.files();
    let mut new = quiz(&fixture.root(), "heap-talk", "memory", 2).unwrap();
    assert_eq!(new, ["quiz", "en", "sw"].map(|name| format!("content/quizzes/heap-talk/{name}.toml")));
    let found = found_in(&fixture, &new).to_string();
    let place = "content/quizzes/heap-talk/quiz.toml:6:9: error: there is no guide `heap-talk`; expected one of";
    assert!(found.contains(place), "{found}");

    new.extend(guide(&fixture.root(), "heap-talk", "memory").unwrap());
    let found = found_in(&fixture, &new);
    every_gap_is_found(&fixture, &found, &new);
    let found = found.to_string();
    for part in [
        "quiz.toml:13:9: error: the guide `heap-talk` has no section ``; expected one of `section-1`, `section-2`",
        "quiz.toml:8:1: error: neither a demo nor a figure",
        "quiz.toml:17:12: error: supports nothing; expected some of `answer`",
        "guide.toml:10:12: error: supports nothing; expected some of `section-1`",
        "sw.md:7:1: error: the heading is empty; expected its words before `{#section-1}`",
        "en.toml:6:8: error: `questions.question-1.text` is empty; expected a text",
    ] {
        assert!(found.contains(part), "{part}\n{found}");
    }

    let mut bones = fixture.files()["quizzes/heap-talk/quiz.toml"].replace("supports = []", "supports = [\"answer\"]");
    for number in 1..=8 {
        let demo = format!("guide = \"faq\"\ndemo = {{ id = \"heap\", scenario = \"talk-{number}\" }}\n");
        bones = bones.replacen("guide = \"\"\n", &demo, 1);
    }
    let sources = |text: &str| text.replace("url = \"\"", "url = \"https://example.org/\"").replace("\"\"", "\"A\"");
    let fixture = fill(fixture, &new)
        .write("quizzes/heap-talk/quiz.toml", &sources(&bones))
        .replace(
            "guides/heap-talk/guide.toml",
            "supports = []",
            "supports = [\"section-1\", \"section-2\", \"section-3\"]",
        )
        .replace("guides/heap-talk/guide.toml", "url = \"\"", "url = \"https://example.org/\"")
        .replace("guides/heap-talk/guide.toml", "\"\"", "\"A\"");
    let catalog = load_strict(&fixture.root()).map_err(|found| found.to_string()).unwrap();
    let quiz = catalog.quizzes.iter().find(|quiz| quiz.slug == "heap-talk").unwrap();
    assert_eq!((quiz.level, quiz.questions.len()), (2, 8));
    assert!(quiz.questions.iter().all(|question| question.options.len() == 4));
    assert!(old.iter().all(|(path, text)| fixture.files()[path] == *text));
}

#[test]
fn a_second_quiz_has_ids_of_its_own() {
    let fixture = Fixture::new();
    quiz(&fixture.root(), "one", "memory", 1).unwrap();
    quiz(&fixture.root(), "another", "memory", 1).unwrap();
    assert!(fixture.files()["quizzes/one/quiz.toml"].contains("id = \"question-8\""));
    assert!(fixture.files()["quizzes/another/quiz.toml"].contains("id = \"question-9\""));
    let found = crate::load(&fixture.root()).unwrap_err().to_string();
    assert!(!found.contains("already"), "{found}");
}

/// Adds to the new language what its texts have in English besides words: a code span and a table.
fn as_in_english(fixture: Fixture) -> Fixture {
    fixture.replace("quizzes/holes/ar.toml", "text = \"كلمة 7 ", "text = \"`malloc` ").replace(
        "guides/free-memory/ar.md",
        "{#cache}\n",
        "{#cache}\n\n| 1 | 2 |\n|---|---|\n| 3 | 4 |\n",
    )
}

#[test]
fn a_language() {
    let fixture = Fixture::new();
    let old = fixture.files();
    let new = locale(&fixture.root(), &arabic()).unwrap();
    let paths = [
        "locales.toml",
        "demos/heap/ar.ftl",
        "glossary/ar.toml",
        "guides/free-memory/ar.md",
        "quizzes/holes/ar.toml",
        "ui/ar/site.ftl",
        "ui/ar/topics.ftl",
    ];
    assert_eq!(new.iter().collect::<BTreeSet<_>>(), paths.map(|path| format!("content/{path}")).iter().collect());
    let files = fixture.files();
    let added =
        "\n[[locale]]\ntag = \"ar\"\nname = \"العربية\"\ndir = \"rtl\"\nopen_graph = \"ar_EG\"\nquotes = \"“”\"\n";
    assert_eq!(files["locales.toml"], format!("{}{added}", old["locales.toml"]));
    assert!(old.iter().filter(|(path, _)| *path != "locales.toml").all(|(path, text)| files[path] == *text));
    assert_eq!(
        files["ui/ar/site.ftl"],
        "### The frame.\n\n# The link at the top\nsite-skip =\nsite-questions =\nsite-lost =\n"
    );
    assert_eq!(
        files["guides/free-memory/ar.md"],
        "+++\ntitle = \"\"\nlede = \"\"\ndescription = \"\"\n+++\n\n## {#cache}\n\n## {#holes}\n\n```python\nx = 1  # the code\n```\n\n```figure\nheap\n```\n"
    );

    let found = found_in(&fixture, &new);
    every_gap_is_found(&fixture, &found, &new);
    for part in [
        "ui/ar/site.ftl:4:1: error: `site-skip` is empty; expected a text",
        "quizzes/holes/ar.toml:7:8: error: `questions.why-holes.body` is empty",
        "quizzes/holes/ar.toml:43:17: error: `questions.why-cache.figure.labels.s0` is empty",
        "guides/free-memory/ar.md:9:1: error: the heading is empty; expected its words before `{#holes}`",
        "guides/free-memory/ar.md:15:1: error: the figure `heap` has no caption",
        "glossary/ar.toml:6:8: error: the word is empty; expected one",
        "glossary/ar.toml:7:14: error: `cache.definition` is empty",
    ] {
        assert!(found.to_string().contains(&format!("content/{part}")), "{part}\n{found}");
    }

    let fixture = fill(fixture, &new);
    as_in_english(fixture).passes();
}

#[test]
fn where_records_are_kept_the_last_step_is_to_compare() {
    let fixture = Fixture::new();
    translated::record(&fixture.root(), "sw", &[], "2026-11-30").unwrap();
    let new = locale(&fixture.root(), &arabic()).unwrap();
    let fixture = as_in_english(fill(fixture, &new));
    let found = crate::load(&fixture.root()).unwrap_err().to_string();
    assert_eq!(
        found,
        "content/translated/ar.toml:1:1: error: this file is missing; expected it once the texts are compared with the English ones: `cargo xtask translated ar` writes it"
    );
    translated::record(&fixture.root(), "ar", &[], "2026-11-30").unwrap();
    fixture.passes();
}

#[test]
fn nothing_is_overwritten_and_nothing_half_written() {
    type Make = dyn Fn(&Path) -> Result<Vec<String>, SkeletonError>;
    let refused = |mine: &[&str], make: &Make| {
        let fixture = mine.iter().fold(Fixture::new(), |fixture, path| fixture.write(path, "Mine."));
        let old = fixture.files();
        let error = make(&fixture.root()).unwrap_err().to_string();
        let files = check::list(&mine.iter().map(|path| format!("content/{path}")).collect::<Vec<_>>());
        assert_eq!(error, format!("in the way: {files}; expected nothing there, and wrote nothing"));
        assert_eq!(fixture.files(), old);
    };
    refused(&["quizzes/new/quiz.toml", "quizzes/new/sw.toml"], &|root| quiz(root, "new", "memory", 1));
    refused(&["quizzes/new"], &|root| quiz(root, "new", "memory", 1));
    refused(&["guides/new/sw.md"], &|root| guide(root, "new", "memory"));
    refused(&["guides/free-memory/ar.md", "glossary/ar.toml"], &|root| locale(root, &arabic()));
    refused(&["ui/ar"], &|root| locale(root, &arabic()));
}

#[test]
fn what_was_written_before_a_failure_is_taken_away() {
    let fixture = Fixture::new();
    let old = fixture.files();
    let folder = load::Folder::new(&fixture.root());
    let mut plan = plan::Plan::new(&folder);
    plan.add("quizzes/new/en.toml".into(), "x".into());
    plan.add("demos/new/deep/en.ftl".into(), "x".into());
    let error = plan.write_and_append("gone.toml", "x").unwrap_err().to_string();
    assert!(error.starts_with("content/gone.toml cannot be written, so nothing was: "), "{error}");
    assert_eq!(fixture.files(), old);
    assert!(!fixture.root().join("demos/new").exists() && !fixture.root().join("quizzes/new").exists());
}

#[test]
fn names_that_are_none() {
    let fixture = Fixture::new();
    let old = fixture.files();
    let root = fixture.root();
    let slug = "expected small letters a to z, digits and single hyphens: `like-this-2`";
    for name in ["Heap_talk", "", "../up", "a/b", "é"] {
        for result in [quiz(&root, name, "memory", 1), guide(&root, name, "memory")] {
            assert_eq!(result.unwrap_err().to_string(), format!("the name is `{name}`; {slug}"));
        }
    }
    for result in [quiz(&root, "new", "memroy", 1), guide(&root, "new", "memroy")] {
        assert_eq!(result.unwrap_err().to_string(), "there is no topic `memroy`; expected one of `memory`");
    }
    let level = quiz(&root, "new", "memory", 4).unwrap_err().to_string();
    assert_eq!(level, "the level is 4; expected a number from 1 to 3");
    assert_eq!(fixture.files(), old);
}

#[test]
fn languages_that_are_none() {
    let fixture = Fixture::new();
    let old = fixture.files();
    let error = |change: &dyn Fn(&mut NewLocale)| {
        let mut new = arabic();
        change(&mut new);
        locale(&fixture.root(), &new).unwrap_err().to_string()
    };
    for tag in ["", "klingon", "xx", "und", "a", "../up", "fr_", "qar"] {
        assert_eq!(
            error(&|new| new.tag = tag.into()),
            format!("`{tag}` is no language; expected a BCP 47 tag such as `fr`, `pt-BR` or `zh-Hant`")
        );
    }
    assert_eq!(error(&|new| new.tag = "pt_br".into()), "the tag is `pt_br`; expected it as `pt-BR`");
    assert_eq!(
        error(&|new| new.tag = "sw".into()),
        "the language `sw` is at content/locales.toml:9:7 already; expected one that is not there"
    );
    assert!(error(&|new| new.name = " ".into()).starts_with("the language has no name; expected its name in itself"));
    for open_graph in ["ar", "AR_eg", "ar-EG", ""] {
        let message = error(&|new| new.open_graph = Some(open_graph.into()));
        assert!(message.starts_with(&format!("the name for Open Graph is `{open_graph}`; expected")), "{message}");
    }
    assert!(error(&|new| new.quotes = "\"".into()).starts_with("the quotation marks are `\"`; expected two signs"));
    assert_eq!(fixture.files(), old);
}

#[test]
fn what_is_not_said_of_a_language_is_known() {
    let added = |tag: &str, dir, open_graph: Option<&str>| {
        let fixture = Fixture::new();
        let open_graph = open_graph.map(str::to_owned);
        locale(&fixture.root(), &NewLocale { tag: tag.into(), dir, open_graph, ..arabic() }).unwrap();
        let book = read(&fixture.root()).unwrap();
        let last = book.locales.value.last().unwrap();
        (last.dir, last.open_graph.clone())
    };
    assert_eq!(added("fr", None, None), (Dir::Ltr, "fr_FR".to_owned()));
    assert_eq!(added("pt-BR", None, None), (Dir::Ltr, "pt_BR".to_owned()));
    assert_eq!(added("zh-Hant", None, None), (Dir::Ltr, "zh_TW".to_owned()));
    assert_eq!(added("fa", Some(Dir::Ltr), Some("fa_AF")), (Dir::Ltr, "fa_AF".to_owned()));
}

#[test]
fn without_english_there_is_no_pattern_for_a_language() {
    let fixture = Fixture::new().remove("guides/free-memory/en.md");
    let old = fixture.files();
    let error = locale(&fixture.root(), &arabic()).unwrap_err().to_string();
    assert_eq!(
        error,
        "content/guides/free-memory/en.md cannot be read; expected it, since a language takes its ids from English (`cargo xtask check` says what is wrong)"
    );
    assert_eq!(fixture.files(), old);
}
