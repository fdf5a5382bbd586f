//! What the HTML checker says, in its JSON.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use anyhow::Result;
use serde::Deserialize;
use url::Url;

use super::allowed;
use crate::test::report::Outcome;

/// Findings of one page that are shown.
const SHOWN: usize = 5;

/// What it says of files that are no pages.
const PASSED_OVER: &str = "File was not checked.";

/// All that it says.
#[derive(Debug, Deserialize)]
pub(super) struct Report {
    messages: Vec<Message>,
}

/// One message: an error, a warning, or that something could not be checked.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Message {
    #[serde(rename = "type")]
    kind: String,
    sub_type: Option<String>,
    url: Option<String>,
    /// Only where it is another than the last.
    first_line: Option<u64>,
    last_line: Option<u64>,
    first_column: Option<u64>,
    #[serde(rename = "message")]
    pub(super) text: String,
    /// The place that it speaks of, with a few letters around it.
    #[serde(default)]
    pub(super) extract: String,
}

impl Report {
    /// Reads the checker's JSON.
    pub(super) fn read(json: &str) -> Result<Self> {
        Ok(serde_json::from_str(json)?)
    }

    /// One check a page: that it was read, and that nothing is said of it but what is allowed. A message about no page
    /// is a failed check of its own.
    pub(super) fn judge(&self, pages: &[PathBuf], read: &BTreeSet<PathBuf>, show: impl Fn(&Path) -> String) -> Outcome {
        let mut outcome = Outcome::default();
        let mut by_page: BTreeMap<&Path, Vec<&Message>> = pages.iter().map(|page| (page.as_path(), vec![])).collect();
        for message in self.messages.iter().filter(|message| !allowed::is_allowed(message)) {
            let file = message.file();
            match file.as_deref().and_then(|file| by_page.get_mut(file)) {
                Some(messages) => messages.push(message),
                None if message.text.starts_with(PASSED_OVER) => {}
                None => {
                    let name = file.map_or_else(|| "the HTML checker".to_owned(), |file| show(&file));
                    outcome.check(false, || message.at(&name));
                }
            }
        }
        for (page, messages) in by_page {
            let is_read = read.contains(page);
            outcome.check(is_read && messages.is_empty(), || match is_read {
                true => listed(&show(page), &messages),
                false => format!("{}: the HTML checker did not read this page", show(page)),
            });
        }
        outcome
    }
}

impl Message {
    fn file(&self) -> Option<PathBuf> {
        Url::parse(self.url.as_deref()?).ok()?.to_file_path().ok()
    }

    /// `page:line:column: error: what is wrong`.
    fn at(&self, page: &str) -> String {
        let line = self.first_line.or(self.last_line).unwrap_or(1);
        let column = self.first_column.unwrap_or(1);
        let kind = self.sub_type.as_deref().unwrap_or(&self.kind);
        format!("{page}:{line}:{column}: {kind}: {}", self.text)
    }
}

fn listed(page: &str, messages: &[&Message]) -> String {
    let mut lines: Vec<String> = messages.iter().take(SHOWN).map(|message| message.at(page)).collect();
    if messages.len() > SHOWN {
        lines.push(format!("{page}: and {} more", messages.len() - SHOWN));
    }
    lines.join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::test::report::Count;

    /// A report about `/s/a b.html`, as the checker writes it.
    fn judged(messages: &str) -> Outcome {
        let report = Report::read(&format!(r#"{{"version": "26.9.27", "messages": [{messages}]}}"#)).unwrap();
        let pages = ["/s/a b.html", "/s/c.html"].map(PathBuf::from);
        let read = pages.clone().into();
        report.judge(&pages, &read, |page| page.strip_prefix("/s").unwrap_or(page).display().to_string())
    }

    #[test]
    fn pages_of_which_nothing_is_said_pass() {
        assert_eq!(judged("").count, Count { passed: 2, ..Count::default() });
        let outcome = judged(
            r#"{"type": "info", "url": "file:/s/a%20b.html.br", "subType": "warning", "message": "File was not checked. Files must have …"}"#,
        );
        assert_eq!(outcome.count, Count { passed: 2, ..Count::default() });
    }

    #[test]
    fn errors_and_warnings_are_named_by_place() {
        let outcome = judged(
            r#"{"type": "error", "url": "file:/s/a%20b.html", "firstLine": 2, "lastLine": 3, "lastColumn": 42, "firstColumn": 24,
                "message": "Element “a” is missing required attribute “href”.", "extract": "<a>", "hiliteStart": 0, "hiliteLength": 3},
               {"type": "info", "subType": "warning", "url": "file:/s/a%20b.html", "lastLine": 7, "firstColumn": 1,
                "message": "Empty heading.", "extract": "<h2></h2>"}"#,
        );
        assert_eq!(outcome.count, Count { passed: 1, failed: 1, skipped: 0 });
        assert_eq!(
            outcome.details,
            [
                "a b.html:2:24: error: Element “a” is missing required attribute “href”.\na b.html:7:1: warning: Empty heading."
            ]
        );
    }

    #[test]
    fn of_many_findings_some_are_shown() {
        let one = r#"{"type": "error", "url": "file:/s/c.html", "lastLine": 1, "firstColumn": 1, "message": "Wrong."}"#;
        let outcome = judged(&[one; 7].join(","));
        assert_eq!(outcome.count, Count { passed: 1, failed: 1, skipped: 0 });
        assert!(outcome.details[0].ends_with("\nc.html: and 2 more"), "{}", outcome.details[0]);
    }

    #[test]
    fn a_page_that_was_not_read_and_a_message_about_no_page_fail() {
        let report = Report::read(
            r#"{"messages": [{"type": "non-document-error", "subType": "io", "url": "file:/s/b.html", "message": "Gone."}, {"type": "error", "message": "No."}]}"#,
        );
        let outcome = report.unwrap().judge(&["/s/a.html".into()], &BTreeSet::new(), |page| page.display().to_string());
        assert_eq!(
            outcome.details,
            [
                "/s/b.html:1:1: io: Gone.",
                "the HTML checker:1:1: error: No.",
                "/s/a.html: the HTML checker did not read this page"
            ]
        );
    }

    #[test]
    fn what_is_allowed_is_allowed_at_its_place_alone() {
        let said = |text: &str, extract: &str| {
            let message = serde_json::json!({
                "type": "info", "subType": "warning", "url": "file:/s/c.html", "message": text, "extract": extract,
            });
            judged(&message.to_string()).count.failed
        };
        let inline = "Inline script violates Content Security Policy (meta tag): blocked by “script-src” directive";
        assert_eq!(said(inline, "\n<script type=\"application/ld+json\">{"), 0);
        assert_eq!(said(inline, "\n<script>alert(1)"), 1);
        let sheet = "Resource violates Content Security Policy (meta tag): external stylesheet “";
        assert_eq!(said(&format!("{sheet}/assets/main.css” blocked"), "<link rel="), 0);
        assert_eq!(said(&format!("{sheet}https://example.org/main.css” blocked"), "<link rel="), 1);
        assert_eq!(said(&format!("{sheet}//example.org/main.css” blocked"), "<link rel="), 1);
        assert_eq!(said("Article lacks heading. Consider …", "<article class=\"question\">"), 0);
        assert_eq!(said("Article lacks heading. Consider …", "<article>"), 1);
    }

    #[test]
    fn what_is_no_report_is_an_error() {
        for text in ["", "Error: Unable to access jarfile", r#"{"version": "1"}"#] {
            assert!(Report::read(text).is_err(), "{text}");
        }
    }
}
