//! The record of which English text each text was made from, and what it says about a language.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use crate::diagnostics::{Diagnostics, Sink};
use crate::load::{self, Book, TRANSLATED};
use crate::schema::{Count, Coverage};
use crate::units;

/// Notes that the texts of language `tag` that `pieces` name (all, if there is none) say what the English texts say
/// today. Gives back how many, for [`file()`].
///
/// A piece is an id such as `quizzes/slug:question`, or what stands above ids: `quizzes/slug`, `quizzes`.
///
/// # Errors
/// When the content cannot be read at all, there is no such language, a piece names nothing, or the record cannot be
/// written.
pub fn record(root: &Path, tag: &str, pieces: &[String], today: &str) -> Result<usize, RecordError> {
    let sink = Sink::default();
    let Some(book) = load::book(root, &sink) else {
        return Err(RecordError::Content(sink.into_diagnostics()));
    };
    let known: Vec<&str> = book.translations().map(|locale| locale.tag.as_str()).collect();
    if !known.contains(&tag) {
        return Err(RecordError::Language { tag: tag.to_owned(), known: crate::check::list(&known) });
    }
    let english = units::of_language(&book, crate::ENGLISH);
    let own = units::of_language(&book, tag);
    let there: Vec<&str> = english.keys().filter(|id| own.contains_key(*id)).map(String::as_str).collect();
    if let Some(unknown) = pieces.iter().find(|piece| !there.iter().any(|id| names(piece, id))) {
        let groups: BTreeSet<&str> = there.iter().filter_map(|id| Some(id.split_once(':')?.0)).collect();
        let known = crate::check::list(&groups.into_iter().collect::<Vec<_>>());
        let example = there.first().copied().unwrap_or_default().to_owned();
        return Err(RecordError::Piece { tag: tag.to_owned(), piece: unknown.clone(), known, example });
    }
    let is_meant = |id: &str| pieces.is_empty() || pieces.iter().any(|piece| names(piece, id));
    let mut from = book
        .translated
        .as_ref()
        .and_then(|records| records.get(tag))
        .map(|record| record.value.from.clone())
        .unwrap_or_default();
    from.retain(|id, _| english.contains_key(id) && own.contains_key(id));
    let mut count = 0;
    for (id, unit) in english.iter().filter(|(id, _)| own.contains_key(*id) && is_meant(id)) {
        from.insert(id.clone(), unit.hash.clone());
        count += 1;
    }
    std::fs::create_dir_all(root.join(TRANSLATED))?;
    std::fs::write(file(root, tag), written(today, &from))?;
    Ok(count)
}

/// Where a language's record is.
pub fn file(root: &Path, tag: &str) -> PathBuf {
    root.join(TRANSLATED).join(format!("{tag}.toml"))
}

/// Whether a piece is this id, or stands above it.
fn names(piece: &str, id: &str) -> bool {
    let piece = piece.trim_end_matches(['/', ':']);
    id.strip_prefix(piece).is_some_and(|rest| !piece.is_empty() && (rest.is_empty() || rest.starts_with(['/', ':'])))
}

fn written(today: &str, from: &BTreeMap<String, String>) -> String {
    let lines: String = from.iter().map(|(id, hash)| format!("\"{id}\" = \"{hash}\"\n")).collect();
    format!(
        "# Which English text each text was made from. `cargo xtask translated <language>` writes this file.\ncompared = \"{today}\"\n\n[from]\n{lines}"
    )
}

/// Why there is no record.
#[derive(Debug, thiserror::Error)]
pub enum RecordError {
    /// The content cannot be read.
    #[error("the content has problems:\n{0}")]
    Content(Diagnostics),
    /// A language that is not there, or English.
    #[error("`{tag}` is not a translation of locales.toml; expected one of {known}")]
    Language {
        /// What was asked for.
        tag: String,
        /// Those that are there.
        known: String,
    },
    /// A piece that is not there.
    #[error(
        "`{tag}` has nothing by the name of `{piece}`; expected one of {known}, or one of their pieces, as in `{example}`"
    )]
    Piece {
        /// The language.
        tag: String,
        /// What was asked for.
        piece: String,
        /// What stands above the ids that are there.
        known: String,
        /// One of those ids.
        example: String,
    },
    /// The file cannot be written.
    #[error(transparent)]
    Io(#[from] std::io::Error),
}

/// How complete each language is.
pub(crate) fn coverage(book: &Book) -> BTreeMap<String, Coverage> {
    let english = units::of_language(book, crate::ENGLISH);
    let of_language = |tag: &str| {
        let own = units::of_language(book, tag);
        let record = book.translated.as_ref().and_then(|records| records.get(tag));
        let mut coverage =
            Coverage { compared: record.map(|record| record.value.compared.clone()), ..Coverage::default() };
        for (id, unit) in &english {
            let Count { of, there, current } = coverage.parts.entry(unit.part).or_default();
            let is_there = own.contains_key(id);
            let is_current =
                tag == crate::ENGLISH || record.is_some_and(|record| record.value.from.get(id) == Some(&unit.hash));
            *of += 1;
            *there += usize::from(is_there);
            *current += usize::from(is_there && is_current);
        }
        coverage
    };
    let tags = book.locales.value.iter().map(|locale| locale.tag.clone());
    tags.map(|tag| (tag.clone(), of_language(&tag))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Part;
    use crate::fixture::Fixture;

    #[test]
    fn what_was_recorded_is_current_until_english_changes() {
        let fixture = Fixture::new();
        let all = record(&fixture.root(), "sw", &[], "2026-11-30").unwrap();
        let coverage = crate::load_strict(&fixture.root()).unwrap().coverage;
        let count = coverage["sw"].parts[&Part::Questions];
        assert_eq!(count, Count { of: 2, there: 2, current: 2 });
        assert_eq!(coverage["sw"].compared.as_deref(), Some("2026-11-30"));
        assert_eq!(coverage["sw"].parts.values().map(|count| count.current).sum::<usize>(), all);

        let fixture = fixture
            .replace("quizzes/holes/en.toml", "explanation = \"The cache", "explanation = \"A cache")
            .replace("guides/free-memory/en.md", "See [the", "Look at [the")
            .replace("ui/en/site.ftl", "Skip to content", "Skip to the content")
            .replace("glossary/en.toml", "What is kept", "All that is kept");
        let again = "run `cargo xtask translated sw";
        let found = crate::load(&fixture.root()).unwrap_err().to_string();
        for (place, piece) in [
            ("quizzes/holes/sw.toml:16:8", "quizzes/holes:why-cache"),
            ("guides/free-memory/sw.md:7:1", "guides/free-memory:cache"),
            ("ui/sw/site.ftl:3:1", "ui/site:site-skip"),
            ("glossary/sw.toml:5:2", "glossary:cache"),
        ] {
            assert!(
                found.contains(&format!("content/{place}: error: made from an earlier English text")),
                "{place}\n{found}"
            );
            assert!(found.contains(&format!("{again} {piece}`")), "{piece}\n{found}");
        }
        assert_eq!(found.lines().count(), 4, "{found}");

        assert_eq!(record(&fixture.root(), "sw", &["quizzes/holes:why-cache".to_owned()], "2026-12-01").unwrap(), 1);
        assert_eq!(crate::load(&fixture.root()).unwrap_err().len(), 3);
        record(&fixture.root(), "sw", &[], "2026-12-01").unwrap();
        fixture.passes();
    }

    #[test]
    fn a_text_that_was_never_compared() {
        let fixture = Fixture::new();
        record(
            &fixture.root(),
            "sw",
            &["ui".to_owned(), "demos".to_owned(), "guides".to_owned(), "quizzes".to_owned()],
            "2026-11-30",
        )
        .unwrap();
        fixture.finds(&[
            "glossary/sw.toml:1:2: error: not yet compared with the English text; expected that, then run `cargo xtask translated sw glossary:block`",
            "glossary/sw.toml:5:2: error: not yet compared",
        ]);
    }

    #[test]
    fn pieces_that_are_not_there() {
        let fixture = Fixture::new();
        let error = |piece: &str| {
            let pieces = ["ui".to_owned(), piece.to_owned()];
            record(&fixture.root(), "sw", &pieces, "2026-11-30").unwrap_err().to_string()
        };
        assert_eq!(
            error("quizes/holes"),
            "`sw` has nothing by the name of `quizes/holes`; expected one of `demos/heap`, `glossary`, `guides/free-memory`, `quizzes/holes`, `ui/site`, `ui/topics`, or one of their pieces, as in `demos/heap:heap-placed`"
        );
        // Half a name is no name: another piece could begin with it.
        for piece in ["quizzes/holes:why", "quizzes/hol", "", ":"] {
            assert!(error(piece).starts_with(&format!("`sw` has nothing by the name of `{piece}`")), "{piece}");
        }
        assert!(!file(&fixture.root(), "sw").exists());
        fixture.passes();
    }

    #[test]
    fn what_is_empty_counts_as_not_there() {
        let fixture = Fixture::new()
            .replace("glossary/sw.toml", "word = \"bloku\"\nalso = [\"mabloku\"]", "word = \"\"")
            .replace("glossary/sw.toml", "\"Sehemu ya segmenti.\"", "\"\"");
        assert_eq!(record(&fixture.root(), "sw", &["glossary".to_owned()], "2026-11-30").unwrap(), 1);
        assert!(record(&fixture.root(), "sw", &["glossary:block".to_owned()], "2026-11-30").is_err());
    }

    #[test]
    fn a_day_that_is_none() {
        let fixture = Fixture::new();
        record(&fixture.root(), "sw", &[], "2026-13-30").unwrap();
        fixture.finds(&["translated/sw.toml:2:12: error: `2026-13-30` is no day; expected one such as `2026-11-30`"]);
    }

    #[test]
    fn only_languages_that_are_translations() {
        let fixture = Fixture::new();
        for tag in ["en", "fr"] {
            let error = record(&fixture.root(), tag, &[], "2026-11-30").unwrap_err().to_string();
            assert_eq!(error, format!("`{tag}` is not a translation of locales.toml; expected one of `sw`"));
        }
    }
}
