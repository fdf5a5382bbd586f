//! Quotation marks and apostrophes.

use crate::diagnostics::Sink;
use crate::load::Book;

/// Signs that only quote, in some language.
const QUOTES: [char; 10] = ['"', '“', '”', '„', '‟', '«', '»', '‹', '›', '‘'];
const APOSTROPHE: char = '’';

/// No straight quotes or apostrophes outside code, and the language's own quotation marks, as locales.toml has them.
pub(super) fn check(book: &Book, sink: &Sink) {
    for (lang, doc) in super::texts(book) {
        let Some(own) = quotes(book, lang) else { continue };
        for text in &doc.texts {
            if let Some((sign, message)) = fault(&text.parts.words, own) {
                doc.error_in(sink, text, &sign.to_string(), message);
            }
        }
    }
    for (lang, file) in super::fluent::files(book) {
        let Some(own) = quotes(book, lang) else { continue };
        for text in file.messages.iter().flat_map(|message| &message.texts) {
            if let Some((sign, message)) = fault(&text.text, own) {
                let at = text.text.find(sign).unwrap_or_default();
                file.source.error(sink, text.place(at), message);
            }
        }
    }
}

fn quotes(book: &Book, lang: &str) -> Option<[char; 2]> {
    book.locales.value.iter().find(|locale| locale.tag == lang).map(|locale| locale.quotes)
}

/// The first sign that does not belong, and what to say of it.
fn fault(words: &str, own: [char; 2]) -> Option<(char, String)> {
    let [open, close] = own;
    words.chars().find_map(|sign| match sign {
        '\'' => Some((sign, format!("a straight apostrophe; expected `{APOSTROPHE}`"))),
        _ if QUOTES.contains(&sign) && !own.contains(&sign) => {
            Some((sign, format!("the quotation mark `{sign}`; expected this language’s own, `{open}` and `{close}`")))
        }
        _ => None,
    })
}

#[cfg(test)]
mod tests {
    use crate::fixture::Fixture;

    #[test]
    fn marks_that_are_not_the_languages_own() {
        Fixture::new()
            .replace("quizzes/holes/sw.toml", "alt = \"Bloku moja hai", "alt = \"Bloku „moja” ‘hai")
            .replace("ui/sw/site.ftl", "Ruka hadi maudhui", "Ruka \"hadi\" maudhui")
            .append("guides/free-memory/sw.md", "\nNg'ombe “wa” `'x'`.\n")
            .finds(&[
                "quizzes/holes/sw.toml:24:14: error: the quotation mark `„`; expected this language’s own, `“` and `”`",
                "ui/sw/site.ftl:3:18: error: the quotation mark `\"`",
                "guides/free-memory/sw.md:26:3: error: a straight apostrophe; expected `’`",
            ]);
    }
}
