//! What is said about text that is no Fluent.

use fluent_syntax::parser::{ErrorKind, ParserError};

use crate::diagnostics::Sink;
use crate::source::SourceFile;

/// The ids that the lines of what is no Fluent seem to begin with.
pub(super) fn ids_of_junk(junk: &str) -> impl Iterator<Item = String> {
    let is_part = |char: char| char.is_ascii_alphanumeric() || char == '-' || char == '_';
    let ids = junk.lines().map(move |line| line.split(|char| !is_part(char)).next().unwrap_or_default().to_owned());
    ids.filter(|id| !id.is_empty())
}

/// Reports an error of the parser at its place.
pub(super) fn report(source: &SourceFile, error: &ParserError, sink: &Sink) {
    let at = source.text.floor_char_boundary(error.pos.start);
    let found = match source.text[at..].lines().next().and_then(|line| line.split_whitespace().next()) {
        Some(word) => format!("`{word}`"),
        None => "the end of the line".to_owned(),
    };
    let message = match &error.kind {
        ErrorKind::ExpectedMessageField { entry_id } => format!("`{entry_id}` is empty; expected a text"),
        ErrorKind::ExpectedToken(token) => format!("not Fluent: found {found}; expected `{token}`"),
        ErrorKind::ExpectedCharRange { range } => format!("not Fluent: found {found}; expected one of {range}"),
        ErrorKind::MissingDefaultVariant => {
            "not Fluent: no variant is the default; expected `*` before one, as in `*[other]`".to_owned()
        }
        ErrorKind::UnbalancedClosingBrace => {
            "not Fluent: found `}` without its `{`; expected both, or `{ \"}\" }` for the sign itself".to_owned()
        }
        ErrorKind::ExpectedInlineExpression => {
            format!("not Fluent: found {found}; expected a variable, as in `{{ $count }}`")
        }
        ErrorKind::UnterminatedStringLiteral => {
            "not Fluent: found a string that does not end; expected `\"` after it".to_owned()
        }
        other => format!("not Fluent: found {found}; expected Fluent's syntax ({other})"),
    };
    source.error(sink, at, message);
}

#[cfg(test)]
mod tests {
    use crate::fixture::Fixture;

    const SITE: &str = "ui/sw/site.ftl";

    #[test]
    fn not_fluent() {
        Fixture::new()
            .replace(SITE, "site-skip = Ruka", "site-skip Ruka")
            .finds(&["ui/sw/site.ftl:3:11: error: not Fluent: found `Ruka`; expected `=`"]);
        Fixture::new()
            .replace(SITE, "    bado yamo", "bado yamo")
            .finds(&["ui/sw/site.ftl:9:6: error: not Fluent: found `yamo`; expected `=`"]);
        Fixture::new()
            .replace(SITE, "*[other]", " [other]")
            .finds(&["ui/sw/site.ftl:7:1: error: not Fluent: no variant is the default; expected `*` before one"]);
        Fixture::new()
            .replace("demos/heap/sw.ftl", "{ $id }", "$id }")
            .finds(&["demos/heap/sw.ftl:2:25: error: not Fluent: found `}` without its `{`; expected both"]);
    }

    #[test]
    fn a_message_that_another_took_down_is_not_missing_too() {
        Fixture::new()
            .replace(SITE, "hadi maudhui", "{ hadi(")
            .finds(&["ui/sw/site.ftl:4:16: error: not Fluent: found `=`; expected a variable"]);
    }

    #[test]
    fn a_place_is_right_after_letters_of_more_than_a_byte() {
        Fixture::new()
            .replace("demos/heap/sw.ftl", "Bloku { $id }", "Blokú… { é }")
            .finds(&["demos/heap/sw.ftl:2:24: error: not Fluent: found `é`; expected a variable, as in `{ $count }`"]);
    }
}
