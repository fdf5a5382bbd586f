//! Rules that the repository and the exported pages keep, and who breaks them.

pub(crate) mod architecture;
pub(crate) mod markup;
pub(crate) mod sides;
pub(crate) mod tokens;

use anyhow::Result;

use crate::setup::toolchain::Toolchain;
use crate::workspace::Workspace;

/// A rule and everything that breaks it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Rule {
    /// The rule in a few words.
    pub(crate) name: &'static str,
    /// Each breach, with its place first.
    pub(crate) breaches: Vec<String>,
}

/// The rules over the sources.
pub(crate) fn sources(workspace: &Workspace, toolchain: &Toolchain) -> Result<Vec<Rule>> {
    let mut rules = architecture::rules(workspace, toolchain)?;
    rules.push(tokens::rule(workspace)?);
    rules.push(sides::rule(workspace)?);
    Ok(rules)
}

/// The line that a byte lies in, counted from one.
fn line_of(text: &str, at: usize) -> usize {
    text.as_bytes()[..at.min(text.len())].iter().filter(|byte| **byte == b'\n').count() + 1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_repository_keeps_its_rules() -> Result<()> {
        let workspace = Workspace::find()?;
        let toolchain = Toolchain::of_path(&workspace)?;
        for rule in sources(&workspace, &toolchain)? {
            assert!(rule.breaches.is_empty(), "{}:\n{}", rule.name, rule.breaches.join("\n"));
        }
        Ok(())
    }

    #[test]
    fn lines_count_from_one() {
        assert_eq!(line_of("a\nb", 0), 1);
        assert_eq!(line_of("a\nb", 2), 2);
    }
}
