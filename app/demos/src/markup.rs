//! Text inside SVG and HTML that is written as a string.

/// The text with the characters that mean something in markup replaced.
#[must_use]
pub fn escape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            other => out.push(other),
        }
    }
    out
}

/// A share between 0 and 1 as a CSS percentage of three decimals. Through integers: the float printer is 15 KB of code.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Percent(pub f64);

impl std::fmt::Display for Percent {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let thousandths = (self.0 * 100_000.0 + 0.5) as u32;
        write!(f, "{}.{:03}%", thousandths / 1000, thousandths % 1000)
    }
}

#[cfg(test)]
mod tests {
    use super::{Percent, escape};

    #[test]
    fn shares_become_percentages() {
        assert_eq!(
            [0.0, 0.125, 1.0 / 3.0, 1.0].map(|x| Percent(x).to_string()),
            ["0.000%", "12.500%", "33.333%", "100.000%"]
        );
    }

    #[test]
    fn markup_is_escaped() {
        assert_eq!(escape(r#"a<b & "c">"#), "a&lt;b &amp; &quot;c&quot;&gt;");
    }
}
