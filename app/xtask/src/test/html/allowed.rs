//! The only messages of the HTML checker that a page may have.

use super::report::Message;

/// A message that a page may have.
struct Allowed {
    /// How it begins.
    start: &'static str,
    /// What the place that it speaks of holds.
    at: &'static str,
    /// Why it is no fault.
    #[allow(dead_code, reason = "for whoever reads this list")]
    because: &'static str,
}

const ALLOWED: [Allowed; 7] = [
    Allowed {
        start: "Resource violates Content Security Policy (meta tag): external stylesheet “/",
        at: "<link",
        because: "the checker reads files, which have no origin that 'self' could stand for; in the browser tests a refusal fails",
    },
    Allowed {
        start: "Resource violates Content Security Policy (meta tag): external script “/",
        at: "<script",
        because: "the same: a file has no origin",
    },
    Allowed {
        start: "Inline script violates Content Security Policy (meta tag)",
        at: "<script type=\"application/",
        because: "JSON is data: browsers do not run it, and no policy asks for its hash",
    },
    Allowed {
        start: "Article lacks heading.",
        at: "class=\"question\"",
        because: "a question's article is named by its legend, which is the question",
    },
    Allowed {
        start: "This document appears to be written in English but the “html” start tag has “lang=\"qps\"”.",
        at: "",
        because: "the pseudo-languages for tests are English with accents",
    },
    Allowed {
        start: "This document appears to be written in English but the “html” start tag has “lang=\"qar\"”.",
        at: "",
        because: "the same, from right to left",
    },
    Allowed {
        start: "This document appears to be written in Indonesian but the “html” start tag has “lang=\"ms\"”.",
        at: "",
        because: "the checker takes Malay for Indonesian; content's own check tells each sentence's language",
    },
];

/// Whether a page may have this message.
pub(super) fn is_allowed(message: &Message) -> bool {
    let is_elsewhere = |address: &str| message.text.contains(&format!("“{address}"));
    ALLOWED.iter().any(|allowed| message.text.starts_with(allowed.start) && message.extract.contains(allowed.at))
        && !is_elsewhere("//")
}
