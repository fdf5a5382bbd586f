//! The only messages of the HTML checker that a page may have.

use super::report::Message;

/// A message that a page may have.
struct Allowed {
    /// How it begins.
    start: &'static str,
    /// What it goes on to say.
    says: &'static str,
    /// What the place that it speaks of holds.
    at: &'static str,
    /// Why it is no fault.
    #[allow(dead_code, reason = "for whoever reads this list")]
    because: &'static str,
}

const POLICY: &str = "Resource violates Content Security Policy (meta tag): external ";
const LANGUAGE: &str = "This document appears to be written in ";

const ALLOWED: [Allowed; 7] = [
    Allowed {
        start: POLICY,
        says: "stylesheet “/",
        at: "<link",
        because: "the checker reads files, which have no origin that 'self' could stand for; in the browser tests a refusal fails",
    },
    Allowed { start: POLICY, says: "script “/", at: "<script", because: "the same: a file has no origin" },
    Allowed {
        start: "Inline script violates Content Security Policy (meta tag)",
        says: "",
        at: "<script type=\"application/",
        because: "JSON is data: browsers do not run it, and no policy asks for its hash",
    },
    Allowed {
        start: "Article lacks heading.",
        says: "",
        at: "class=\"question\"",
        because: "a question's article is named by its legend, which is the question",
    },
    Allowed {
        start: LANGUAGE,
        says: "Indonesian but the “html” start tag has “lang=\"ms\"”",
        at: "",
        because: "the checker takes Malay for Indonesian; content's own check tells each sentence's language",
    },
    Allowed {
        start: LANGUAGE,
        says: " but the “html” start tag has “lang=\"qps\"”",
        at: "",
        because: "the pseudo-languages for tests are English with accents",
    },
    Allowed {
        start: LANGUAGE,
        says: " but the “html” start tag has “lang=\"qar\"”",
        at: "",
        because: "the same, from right to left",
    },
];

/// Whether a page may have this message.
pub(super) fn is_allowed(message: &Message) -> bool {
    // An address that starts with two slashes is another host's.
    let is_own = !message.text.contains("“//");
    let is_this = |allowed: &Allowed| {
        let rest = message.text.strip_prefix(allowed.start);
        rest.is_some_and(|rest| rest.contains(allowed.says)) && message.extract.contains(allowed.at)
    };
    is_own && ALLOWED.iter().any(is_this)
}
