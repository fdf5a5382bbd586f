//! Quotation marks, apostrophes, and signs that nobody sees.

use crate::diagnostics::Sink;
use crate::load::Book;

/// Signs that only quote, in some language.
const QUOTES: [char; 11] = ['"', '“', '”', '„', '‟', '«', '»', '‹', '›', '‘', '‚'];
/// Signs that stand in for an apostrophe.
const STRAIGHT: [char; 4] = ['\'', '´', '`', '′'];
/// Signs that nobody sees, and marks that belong in one sign with their letter.
const UNSEEN: [std::ops::RangeInclusive<char>; 6] = [
    '\u{200B}'..='\u{200F}',
    '\u{202A}'..='\u{202E}',
    '\u{2060}'..='\u{2069}',
    '\u{FEFF}'..='\u{FEFF}',
    '\u{0300}'..='\u{036F}',
    '\u{0000}'..='\u{0008}',
];
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
    let mut is_open = false;
    words.chars().find_map(|sign| {
        if STRAIGHT.contains(&sign) {
            return Some((sign, format!("the sign `{sign}`, not an apostrophe; expected `{APOSTROPHE}`")));
        }
        if UNSEEN.iter().any(|range| range.contains(&sign)) {
            let message = format!("the sign U+{:04X}, which nobody sees by itself; expected none", u32::from(sign));
            return Some((sign, message));
        }
        if QUOTES.contains(&sign) && !own.contains(&sign) {
            let message = format!("the quotation mark `{sign}`; expected this language’s own, `{open}` and `{close}`");
            return Some((sign, message));
        }
        // Where both marks are one sign, nothing tells which is which.
        if open != close && own.contains(&sign) {
            let fits = (sign == open) != is_open;
            is_open = sign == open;
            return (!fits)
                .then(|| (sign, format!("`{sign}` where `{}` is due", if sign == open { close } else { open })));
        }
        None
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
            .append("guides/free-memory/en.md", "\nA cow `'x'`.\n")
            .append("guides/free-memory/sw.md", "\nNg'ombe “wa” `'x'`.\n")
            .finds(&[
                "quizzes/holes/sw.toml:24:14: error: the quotation mark `„`; expected this language’s own, `“` and `”`",
                "ui/sw/site.ftl:3:18: error: the quotation mark `\"`",
                "guides/free-memory/sw.md:26:3: error: the sign `'`, not an apostrophe; expected `’`",
            ]);
    }

    #[test]
    fn marks_the_wrong_way_round_and_signs_that_nobody_sees() {
        Fixture::new()
            .append("guides/free-memory/sw.md", "\nBloku ”moja“.\n\nBloku\u{200B} moja.\n\nBloku “moja” na “mbili”.\n")
            .finds(&[
                "guides/free-memory/sw.md:26:7: error: `”` where `“` is due",
                "guides/free-memory/sw.md:28:6: error: the sign U+200B, which nobody sees by itself; expected none",
            ]);
    }
}
