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
        Some(at) if !line.starts_with(' ') => at + 1,
        _ if line.starts_with(' ') => line.find(']').map_or(0, |at| at + 1),
        _ => return line.to_owned(),
    };
    let (head, text) = line.split_at(start);
    head.to_owned()
        + &outside(text, |letter| match letter {
            '{' | '<' => 1,
            '}' | '>' => -1,
            _ => 0,
        })
}

/// The accented, longer form of a Markdown text of one paragraph; code, formulas, addresses and numbers stay.
#[must_use]
pub fn accented_text(text: &str) -> String {
    let mut out = String::new();
    let (mut in_code, mut in_address) = (false, false);
    for letter in text.chars() {
        match letter {
            '`' | '$' => in_code = !in_code,
            '(' if out.ends_with(']') => in_address = true,
            ')' => in_address = false,
            _ => {}
        }
        if in_code || in_address { out.push(letter) } else { out.extend(accent(letter)) }
    }
    out
}

/// Accents what stands outside the marks that `depth` counts.
fn outside(text: &str, depth: impl Fn(char) -> i32) -> String {
    let mut out = String::new();
    let mut inside = 0;
    for letter in text.chars() {
        inside = (inside + depth(letter)).max(0);
        if inside == 0 { out.extend(accent(letter)) } else { out.push(letter) }
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
    }

    #[test]
    fn words_change_and_code_stays() {
        assert_eq!(accented("quiz-next = Next { $n }\n"), "quiz-next = Nééxt { $n }\n");
        assert_eq!(accented("# a comment\n"), "# a comment\n");
        assert_eq!(
            accented("x = { $n ->\n    [one] one\n   *[other] { $n } ones\n}\n"),
            "x = { $n ->\n    [one] óóñéé\n   *[other] { $n } óóñéés\n}\n"
        );
    }
}
