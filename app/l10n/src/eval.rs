//! Turns a compiled pattern into text. The patterns are those that `compact::compile` writes; what they stand in, and how
//! a language prints and counts, is the [`Host`]'s: JavaScript's values and `Intl` in the browser.
use crate::{Arg, Dir, Message};

/// Reads the compiled JSON and knows the language.
pub(crate) trait Host {
    /// A value in the JSON.
    type Node;
    /// The node's text, when it is a text.
    fn text(&self, node: &Self::Node) -> Option<String>;
    /// The node's number, when it is a number.
    fn number(&self, node: &Self::Node) -> Option<f64>;
    /// The node's item at `place`, when the node is an array and has so many. Never asked of a text.
    fn item(&self, node: &Self::Node, place: u32) -> Option<Self::Node>;
    /// The number in the language's digits.
    fn print(&self, number: f64) -> String;
    /// The number's plural category: `one`, `few`, `other`…
    fn category(&self, number: f64) -> String;
}

/// The text of `message`, whose pattern is given.
pub(crate) fn text<H: Host>(host: &H, dir: Dir, pattern: Option<&H::Node>, message: &Message) -> String {
    let Some(pattern) = pattern else { return message.missing() };
    let mut out = String::new();
    Evaluator { host, isolates: dir == Dir::Rtl, args: &message.args }.pattern(pattern, &mut out);
    out
}

struct Evaluator<'e, H> {
    host: &'e H,
    isolates: bool,
    args: &'e [(&'static str, Arg)],
}

impl<H: Host> Evaluator<'_, H> {
    fn pattern(&self, pattern: &H::Node, out: &mut String) {
        if let Some(text) = self.host.text(pattern) {
            out.push_str(&text);
            return;
        }
        let mut place = 0;
        while let Some(part) = self.host.item(pattern, place) {
            match self.host.text(&part) {
                Some(text) => out.push_str(&text),
                None => self.placeable(&part, out),
            }
            place += 1;
        }
    }

    /// `[name, isolated?]`, or `[name, isolated, place of the default's pattern, key, pattern, key, pattern…]`.
    fn placeable(&self, part: &H::Node, out: &mut String) {
        let isolated = self.isolates && self.place(part, 1) == Some(1);
        if isolated {
            out.push('\u{2068}');
        }
        let name = self.host.item(part, 0).and_then(|name| self.host.text(&name)).unwrap_or_default();
        let arg = self.args.iter().find(|(given, _)| *given == name).map(|(_, arg)| arg);
        match self.place(part, 2) {
            Some(default) => {
                let place = arg.and_then(|arg| self.variant(part, arg)).unwrap_or(default);
                if let Some(variant) = self.host.item(part, place) {
                    self.pattern(&variant, out);
                }
            }
            None => self.variable(&name, arg, out),
        }
        if isolated {
            out.push('\u{2069}');
        }
    }

    fn variable(&self, name: &str, arg: Option<&Arg>, out: &mut String) {
        match arg {
            Some(Arg::Text(text)) => out.push_str(text),
            Some(arg) => out.push_str(&self.host.print(arg.number())),
            // As Fluent shows it.
            None => {
                out.push_str("{$");
                out.push_str(name);
                out.push('}');
            }
        }
    }

    /// The place of the first variant whose key is the text, the number or the number's plural category.
    fn variant(&self, part: &H::Node, arg: &Arg) -> Option<u32> {
        let (word, number) = match arg {
            Arg::Text(text) => (text.clone(), None),
            arg => (self.host.category(arg.number()), Some(arg.number())),
        };
        let mut place = 3;
        while let Some(key) = self.host.item(part, place) {
            let chosen = match self.host.text(&key) {
                Some(key) => key == word,
                None => number.is_some() && self.host.number(&key) == number,
            };
            if chosen {
                return Some(place + 1);
            }
            place += 2;
        }
        None
    }

    fn place(&self, part: &H::Node, place: u32) -> Option<u32> {
        #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "places in a short array")]
        self.host.item(part, place).and_then(|item| self.host.number(&item)).map(|number| number as u32)
    }
}
