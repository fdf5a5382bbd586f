//! Pieces of TOML.

/// A string in quotation marks.
pub(super) fn string(text: &str) -> String {
    ::toml::Value::from(text).to_string()
}

/// A list of strings on one line.
pub(super) fn list<'s>(texts: impl IntoIterator<Item = &'s str>) -> String {
    let texts: Vec<String> = texts.into_iter().map(string).collect();
    format!("[{}]", texts.join(", "))
}

/// A key: as it is where TOML takes it so, else in quotation marks.
pub(super) fn key(name: &str) -> String {
    let is_bare = |char: char| char.is_ascii_alphanumeric() || char == '-' || char == '_';
    if !name.is_empty() && name.chars().all(is_bare) { name.to_owned() } else { string(name) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_needs_quotation_marks_has_them() {
        assert_eq!(key("a-b_2"), "a-b_2");
        for name in ["", "a b", "é", "a.b"] {
            assert_eq!(key(name), format!("\"{name}\""));
        }
        assert_eq!(list(["a", "b"]), "[\"a\", \"b\"]");
        let quoted = format!("name = {}", string("a \"b\"\\ '\n“”"));
        assert_eq!(quoted.parse::<::toml::Table>().unwrap()["name"].as_str(), Some("a \"b\"\\ '\n“”"));
    }
}
