//! A guide to begin with.

use std::path::Path;

use super::plan::Plan;
use super::quiz::source;
use super::{SkeletonError, toml};
use crate::load::GuideWords;
use crate::markdown::CodeBlock;

/// As guides have them: what is told, then questions that come up, then what to look at before anything is changed.
const SECTIONS: [&str; 5] = ["section-1", "section-2", "section-3", "faq", "checklist"];
const MINUTES: u32 = 8;

/// Writes the files of a new guide: its bones, and a page with its headings in every language. Gives back their names.
///
/// # Errors
/// When the slug or the topic is none, or something is in the way.
pub fn guide(root: &Path, slug: &str, topic: &str) -> Result<Vec<String>, SkeletonError> {
    let book = super::read(root)?;
    super::require(&book, slug, topic)?;
    let headings: Vec<String> = SECTIONS.iter().map(|id| heading(2, Some(id))).collect();
    let mut plan = Plan::new(&book.folder);
    plan.add(format!("guides/{slug}/guide.toml"), bones(topic));
    for tag in super::tags(&book) {
        plan.add(format!("guides/{slug}/{tag}.md"), page(&headings));
    }
    plan.write()
}

/// A guide's words without a text: the headings' ids, the code and the figures that English has, in its order.
pub(super) fn words(english: &GuideWords) -> String {
    let outline = &english.outline;
    let mut blocks: Vec<(usize, String)> = Vec::new();
    for found in &outline.headings {
        blocks.push((found.span.start, heading(found.level, found.id.as_deref())));
    }
    for figure in &outline.figures {
        blocks.push((figure.span.start, format!("```figure\n{}\n```", figure.id)));
    }
    for leaf in &outline.leaves {
        blocks.extend(leaf.parts.code_blocks.iter().map(|code| (leaf.span.start, fenced(code))));
    }
    blocks.sort_by_key(|(at, _)| *at);
    page(&blocks.into_iter().map(|(_, block)| block).collect::<Vec<_>>())
}

fn page(blocks: &[String]) -> String {
    let body: String = blocks.iter().map(|block| format!("\n{block}\n")).collect();
    format!("+++\ntitle = \"\"\nlede = \"\"\ndescription = \"\"\n+++\n{body}")
}

fn heading(level: u8, id: Option<&str>) -> String {
    let marks = "#".repeat(level.into());
    id.map_or_else(|| marks.clone(), |id| format!("{marks} {{#{id}}}"))
}

/// The code between fences that are longer than any in it.
fn fenced(code: &CodeBlock) -> String {
    let longest = code.literal.split(|char| char != '`').map(str::len).max().unwrap_or_default();
    let fence = "`".repeat(longest.max(2) + 1);
    format!("{fence}{}\n{}{fence}", code.language, code.literal)
}

fn bones(topic: &str) -> String {
    format!(
        "# content/README.md tells what each key means. The sections' ids are addresses: rename them first, here and in\n\
         # the pages.\n\
         topic = {}\nminutes = {MINUTES}\nsections = {}\n\n{}",
        toml::string(topic),
        toml::list(SECTIONS),
        source("[[source]]")
    )
}
