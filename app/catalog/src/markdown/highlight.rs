//! Code with its parts marked, by the grammars that syntect brings. Colours are the style sheet's: a part has a class.

use std::sync::LazyLock;

use syntect::parsing::{ParseState, Scope, ScopeStack, SyntaxReference, SyntaxSet};

use super::escape;

/// The language of program output: nothing in it is marked.
pub(crate) const PLAIN: &str = "text";

static SYNTAXES: LazyLock<SyntaxSet> = LazyLock::new(SyntaxSet::load_defaults_newlines);

/// The beginnings of scopes that have a class, the more special first.
const CLASSES: [(&str, &str); 9] = [
    ("comment", "hl-c"),
    ("string", "hl-s"),
    ("constant", "hl-n"),
    ("keyword", "hl-k"),
    ("storage", "hl-k"),
    ("entity.name", "hl-f"),
    ("support.function", "hl-f"),
    ("variable.function", "hl-f"),
    ("meta.mapping.key", "hl-f"),
];

/// Whether a code block may name this language.
pub(crate) fn is_known(language: &str) -> bool {
    language == PLAIN || syntax(language).is_some()
}

/// Appends the code, escaped, its parts in `<span class>`.
pub(super) fn write(code: &str, language: &str, out: &mut String) {
    let Some(syntax) = syntax(language) else {
        return escape::push(out, code);
    };
    let mut state = ParseState::new(syntax);
    let mut stack = ScopeStack::new();
    let mut open: Option<&str> = None;
    for line in code.split_inclusive('\n') {
        let Ok(parsed) = state.parse_line(line, &SYNTAXES) else {
            escape::push(out, line);
            continue;
        };
        let mut done = 0;
        for (at, change) in parsed {
            push(&line[done..at], class(&stack), &mut open, out);
            done = at;
            if stack.apply(&change).is_err() {
                stack = ScopeStack::new();
            }
        }
        push(&line[done..], class(&stack), &mut open, out);
    }
    if open.is_some() {
        out.push_str("</span>");
    }
}

fn syntax(language: &str) -> Option<&'static SyntaxReference> {
    if language == PLAIN { None } else { SYNTAXES.find_syntax_by_token(language) }
}

fn class(stack: &ScopeStack) -> Option<&'static str> {
    let class_of = |scope: &Scope| {
        let name = scope.build_string();
        let begins =
            |prefix: &str| name.strip_prefix(prefix).is_some_and(|rest| rest.is_empty() || rest.starts_with('.'));
        CLASSES.iter().find(|(prefix, _)| begins(prefix)).map(|(_, class)| *class)
    };
    stack.as_slice().iter().rev().find_map(class_of)
}

fn push(text: &str, class: Option<&'static str>, open: &mut Option<&'static str>, out: &mut String) {
    if text.is_empty() {
        return;
    }
    // Blanks need no mark of their own, and ending a span for them only makes the page longer.
    if *open != class && !(text.trim().is_empty() && open.is_some()) {
        if open.take().is_some() {
            out.push_str("</span>");
        }
        if let Some(class) = class {
            out.push_str("<span class=\"");
            out.push_str(class);
            out.push_str("\">");
        }
        *open = class;
    }
    escape::push(out, text);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn html(code: &str, language: &str) -> String {
        let mut out = String::new();
        write(code, language, &mut out);
        out
    }

    #[test]
    fn parts_are_marked_and_the_text_stays() {
        let python = html("x = f(\"a<b\", 16)  # why\n", "python");
        assert!(python.contains("<span class=\"hl-s\">&quot;a&lt;b&quot;</span>"), "{python}");
        assert!(python.contains("hl-n\">16") && python.contains("hl-c\"># why"), "{python}");
        let json = html("{\"stage\": 2}\n", "json");
        assert!(json.contains("hl-n\">2</span>"), "{json}");
        assert_eq!(html("x = <1>\n", "text"), "x = &lt;1&gt;\n");
    }

    #[test]
    fn languages() {
        for known in ["text", "python", "sh", "json", "rust"] {
            assert!(is_known(known), "{known}");
        }
        assert!(!is_known("nosuch"));
    }
}
