//! English left in other languages.

use crate::diagnostics::Sink;
use crate::load::Book;
use crate::schema::Glossary;
use crate::source::{Document, Loaded, Text};

/// Words that give English away. A language's own words that look like one are in the glossary, under `alike`.
const ENGLISH_WORDS: [&str; 104] = [
    "a",
    "after",
    "all",
    "allocate",
    "allocated",
    "allocates",
    "allocation",
    "allocator",
    "an",
    "and",
    "any",
    "are",
    "as",
    "asks",
    "be",
    "because",
    "before",
    "between",
    "block",
    "blocks",
    "but",
    "by",
    "cache",
    "cached",
    "can",
    "cannot",
    "do",
    "does",
    "each",
    "every",
    "for",
    "fragmentation",
    "free",
    "freed",
    "from",
    "has",
    "have",
    "heap",
    "hole",
    "holes",
    "how",
    "if",
    "in",
    "into",
    "is",
    "it",
    "its",
    "keeps",
    "large",
    "layer",
    "layers",
    "less",
    "memory",
    "more",
    "most",
    "must",
    "need",
    "needs",
    "never",
    "not",
    "of",
    "on",
    "one",
    "only",
    "or",
    "request",
    "requests",
    "reserved",
    "segment",
    "segments",
    "should",
    "size",
    "small",
    "stays",
    "than",
    "that",
    "the",
    "their",
    "then",
    "there",
    "these",
    "they",
    "this",
    "those",
    "to",
    "training",
    "two",
    "used",
    "uses",
    "using",
    "was",
    "were",
    "what",
    "when",
    "where",
    "which",
    "while",
    "who",
    "why",
    "will",
    "with",
    "without",
    "would",
    "you",
];

/// From this many words on, a text that equals the English one was not translated.
const WORDS_OF_A_SENTENCE: usize = 3;

/// Shorter words are often signs: an id, a unit.
const LETTERS_OF_A_WORD: usize = 3;

/// Finds English words, and texts that equal the English ones, outside code, `*marks*`, addresses and names.
pub(super) fn check(book: &Book, sink: &Sink) {
    let nothing = Glossary::default();
    let glossary = book.glossary.as_ref().map_or(&nothing, |Loaded { value, .. }| value);
    for pair in super::pairs(book) {
        for text in &pair.other.texts {
            let prose = without_names(&text.parts.prose, glossary);
            let is_copied = is_translatable(&prose, glossary, pair.lang)
                && pair.english.texts.iter().any(|english| english.key == text.key && english.raw == text.raw);
            if is_copied {
                pair.other.file.error(sink, text.span.start, "the text equals the English one; expected a translation");
            } else {
                report(pair.other, text, &english_words(&prose, glossary, pair.lang), sink);
            }
        }
    }
}

/// Whether a text says something that is not the language's own too: then one that equals English was not translated.
pub(super) fn is_translatable(prose: &str, glossary: &Glossary, lang: &str) -> bool {
    let alike = glossary.alike.get(lang);
    let is_own = |word: &str| alike.is_some_and(|own| own.contains(&word.to_ascii_lowercase()));
    let is_long = |word: &&str| word.chars().filter(|letter| letter.is_alphabetic()).count() >= LETTERS_OF_A_WORD;
    words(prose).count() >= WORDS_OF_A_SENTENCE || words(prose).filter(is_long).any(|word| !is_own(word))
}

fn report(doc: &Document, text: &Text, found: &[&str], sink: &Sink) {
    let Some(first) = found.first() else { return };
    let message = format!(
        "English: {}; expected a translation, or `*marks*` around a word that stays English",
        super::list(found)
    );
    doc.error_in(sink, text, first, message);
}

/// The English words of a text, each once; not those that are the language's own too.
pub(super) fn english_words<'p>(prose: &'p str, glossary: &Glossary, lang: &str) -> Vec<&'p str> {
    let alike = glossary.alike.get(lang);
    let mut found: Vec<&str> = Vec::new();
    for word in words(prose).filter(|word| is_a_word(word)) {
        let lower = word.to_ascii_lowercase();
        let is_own = alike.is_some_and(|words| words.contains(&lower));
        if !is_own && ENGLISH_WORDS.contains(&lower.as_str()) && !found.contains(&word) {
            found.push(word);
        }
    }
    found
}

/// A, B and IT are labels and abbreviations.
fn is_a_word(word: &str) -> bool {
    word.chars().any(char::is_lowercase)
}

/// The words of a text.
pub(super) fn words(prose: &str) -> impl Iterator<Item = &str> {
    let pieces = prose.split(|char: char| !char.is_alphabetic() && char != '\'' && char != '’');
    pieces.filter(|word| !word.is_empty())
}

/// A text without the names that stay as they are. The longest first: some are parts of others.
pub(super) fn without_names(prose: &str, glossary: &Glossary) -> String {
    let mut names: Vec<&str> = glossary.keep.iter().map(String::as_str).collect();
    names.sort_by_key(|name| std::cmp::Reverse(name.len()));
    let mut prose = prose.to_owned();
    for name in names {
        while let Some(at) = super::find_word(&prose, name) {
            prose.replace_range(at..at + name.len(), " ");
        }
    }
    prose
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture::Fixture;

    const SW: &str = "quizzes/holes/sw.toml";

    #[test]
    fn the_list_is_sorted_so_that_a_word_is_easily_found() {
        assert!(ENGLISH_WORDS.is_sorted());
    }

    #[test]
    fn english_words_outside_marks() {
        Fixture::new()
            .replace(SW, "alt = \"Bloku moja hai", "alt = \"Bloku moja of the memory hai")
            .append("guides/free-memory/en.md", "\n- Room is free.\n")
            .append("guides/free-memory/sw.md", "\n- Nafasi is huru.\n")
            .finds(&[
                "quizzes/holes/sw.toml:24:19: error: English: `of`, `the`, `memory`; expected a translation",
                "guides/free-memory/sw.md:26:10: error: English: `is`",
            ]);
    }

    #[test]
    fn what_may_be_english() {
        Fixture::new()
            .replace("quizzes/holes/en.toml", "alt = \"One live", "alt = \"`of` [One](https://the.org) live")
            .replace(SW, "alt = \"Bloku moja hai", "alt = \"*The block* `of` [Bloku](https://the.org) The-MiB A IS hai")
            .replace("glossary.toml", "\"MiB\"]", "\"MiB\", \"The-MiB\"]")
            .passes();
        Fixture::new()
            .replace(SW, "alt = \"Bloku moja hai", "alt = \"Bloku moja in hai")
            .replace("glossary.toml", "[[avoid]]", "[alike]\nsw = [\"in\"]\n\n[[avoid]]")
            .passes();
    }

    #[test]
    fn a_text_that_equals_the_english_one() {
        let alt = "alt = \"Bloku moja hai na nafasi.\"";
        Fixture::new()
            .replace("quizzes/holes/en.toml", "alt = \"One live block and a gap.\"", alt)
            .finds(&["quizzes/holes/sw.toml:24:7: error: the text equals the English one; expected a translation"]);
        let same = || {
            Fixture::new()
                .replace("quizzes/holes/en.toml", "alt = \"One live block and a gap.\"", "alt = \"CUDA kadi 16 GB\"")
                .replace(SW, alt, "alt = \"CUDA kadi 16 GB\"")
        };
        same().finds(&["quizzes/holes/sw.toml:24:7: error: the text equals the English one"]);
        same().replace("glossary.toml", "[[avoid]]", "[alike]\nsw = [\"kadi\"]\n\n[[avoid]]").passes();
    }
}
