//! Writes elements.

use html_escape::{encode_double_quoted_attribute_to_string, encode_text_to_string};

/// HTML that grows.
pub(super) struct Markup(String);

impl Markup {
    pub(super) fn with_capacity(capacity: usize) -> Self {
        Self(String::with_capacity(capacity))
    }

    /// Text that is HTML already.
    pub(super) fn raw(&mut self, html: &str) {
        self.0.push_str(html);
    }

    /// A start tag.
    pub(super) fn tag(&mut self, name: &str, attributes: &[(&str, &str)]) {
        self.0.push('<');
        self.0.push_str(name);
        for (attribute, value) in attributes {
            self.0.push(' ');
            self.0.push_str(attribute);
            if !value.is_empty() {
                self.0.push_str("=\"");
                encode_double_quoted_attribute_to_string(value, &mut self.0);
                self.0.push('"');
            }
        }
        self.0.push('>');
    }

    /// An element without an end, on a line of its own.
    pub(super) fn line(&mut self, name: &str, attributes: &[(&str, &str)]) {
        self.tag(name, attributes);
        self.0.push('\n');
    }

    /// An element with text, on a line of its own.
    pub(super) fn element(&mut self, name: &str, text: &str) {
        self.tag(name, &[]);
        encode_text_to_string(text, &mut self.0);
        self.0.push_str("</");
        self.0.push_str(name);
        self.0.push_str(">\n");
    }

    /// `<meta name content>`.
    pub(super) fn meta(&mut self, name: &str, content: &str) {
        self.line("meta", &[("name", name), ("content", content)]);
    }

    /// `<meta property content>`, as Open Graph wants it.
    pub(super) fn property(&mut self, property: &str, content: &str) {
        self.line("meta", &[("property", property), ("content", content)]);
    }

    pub(super) fn finish(self) -> String {
        self.0
    }
}
