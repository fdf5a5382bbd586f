//! Pseudo-locales: English made long and accented, so that a text which never went through Fluent, a box that is too
//! narrow or a layout that is bound to one direction shows at once. They are built for tests and never published.

/// The accented, longer form of a Fluent source; ids, variables and markup stay as they are.
#[must_use]
pub fn accented(source: &str) -> String {
    source.lines().map(accented_line).collect::<Vec<_>>().join("\n") + "\n"
}

fn accented_line(line: &str) -> String {
    let start = match line.find('=') {
        _ if line.starts_with('#') => return line.to_owned(),
        // what goes on after a choice
        _ if line.starts_with('}') => 1,
        Some(at) if !line.starts_with(' ') => at + 1,
        _ if line.starts_with(' ') => line.find(']').map_or(0, |at| at + 1),
        _ => return line.to_owned(),
    };
    let (head, text) = line.split_at(start);
    let mut out = head.to_owned();
    let mut depth = 0_u32;
    for letter in text.chars() {
        match letter {
            '{' | '<' => depth += 1,
            '}' | '>' => depth = depth.saturating_sub(1),
            _ => {}
        }
        if depth == 0 { out.extend(accent(letter)) } else { out.push(letter) }
    }
    out
}

/// The accented, longer form of a Markdown text of one paragraph; code, formulas, addresses and numbers stay.
#[must_use]
pub fn accented_text(text: &str) -> String {
    let mut out = String::new();
    // The sign that ends what stays.
    let mut end: Option<char> = None;
    for letter in text.chars() {
        match letter {
            _ if end == Some(letter) => end = None,
            '`' | '$' if end.is_none() => end = Some(letter),
            '(' if end.is_none() && out.ends_with(']') => end = Some(')'),
            _ => {}
        }
        if end.is_some() { out.push(letter) } else { out.extend(accent(letter)) }
    }
    out
}

fn accent(letter: char) -> impl Iterator<Item = char> {
    let (first, second) = match letter {
        'a' => ('á', None),
        'e' => ('é', Some('é')),
        'i' => ('í', None),
        'o' => ('ó', Some('ó')),
        'u' => ('ú', None),
        'c' => ('ç', None),
        'n' => ('ñ', None),
        other => (other, None),
    };
    std::iter::once(first).chain(second)
}

#[cfg(test)]
mod tests {
    use super::{accented, accented_text};

    #[test]
    fn texts_grow_and_their_marks_stay() {
        assert_eq!(accented_text("a `b` [one](../o/) $e$ 1"), "á `b` [óóñéé](../o/) $e$ 1");
        assert_eq!(accented_text("`$a` a $f(a)a$ a (a) a"), "`$a` á $f(a)a$ á (á) á");
    }

    #[test]
    fn words_change_and_code_stays() {
        assert_eq!(accented("quiz-next = Next { $n }\n"), "quiz-next = Nééxt { $n }\n");
        assert_eq!(accented("# a comment\n"), "# a comment\n");
        assert_eq!(
            accented("x = { $n ->\n    [one] one\n   *[other] { $n } ones\n}\n"),
            "x = { $n ->\n    [one] óóñéé\n   *[other] { $n } óóñéés\n}\n"
        );
        assert_eq!(accented("} on { $n } a = b\n"), "} óóñ { $n } á = b\n");
    }
}
