//! A guide's folder: `guide.toml` and one Markdown file a language.

use std::collections::BTreeMap;

use crate::diagnostics::Sink;
use crate::markdown::{self, Outline};
use crate::schema::{Guide, GuideText, Section};
use crate::source::{Loaded, SourceFile, Text, TextKind};

use super::quiz::sources;
use super::{Folder, document, fact};

/// What could be read of a guide.
#[derive(Debug)]
pub(crate) struct LoadedGuide {
    /// The folder inside the content folder: `guides/…`.
    pub(crate) path: String,
    pub(crate) bones: Option<Loaded<Guide>>,
    pub(crate) words: BTreeMap<String, GuideWords>,
}

/// A guide's words in one language.
#[derive(Debug)]
pub(crate) struct GuideWords {
    pub(crate) text: Loaded<GuideText>,
    /// The body taken apart, with spans in the file.
    pub(crate) outline: Outline,
}

impl LoadedGuide {
    pub(super) fn into_guide(self) -> Option<Guide> {
        let text = self.words.into_iter().map(|(tag, words)| (tag, words.text.value)).collect();
        Some(Guide { text, ..self.bones?.value })
    }
}

/// Reads a guide's folder.
pub(super) fn guide(folder: &Folder, slug: &str, tags: &[&str], sink: &Sink) -> LoadedGuide {
    let path = format!("guides/{slug}");
    folder.strangers(&path, ".md", "", tags, sink);
    let words = |tag: &&str| Some(((*tag).to_owned(), words(folder, &format!("{path}/{tag}.md"), sink)?));
    LoadedGuide {
        bones: bones(folder, &format!("{path}/guide.toml"), slug, sink),
        words: tags.iter().filter_map(words).collect(),
        path,
    }
}

fn bones(folder: &Folder, path: &str, slug: &str, sink: &Sink) -> Option<Loaded<Guide>> {
    let file = folder.read(path, sink)?;
    let text = file.text.clone();
    document::read(file, &text, sink, |root| Guide {
        slug: slug.to_owned(),
        topic: root.string("topic"),
        minutes: root.integer("minutes", 1..=600),
        sections: root.strings("sections"),
        sources: sources(root),
        facts: fact::facts(root),
        text: BTreeMap::new(),
    })
}

fn words(folder: &Folder, path: &str, sink: &Sink) -> Option<GuideWords> {
    let file = folder.read(path, sink)?;
    let Some(start) = body_start(&file) else {
        file.error(sink, 0, "no head; expected `+++`, then title, lede and description, then `+++` again");
        return None;
    };
    let body = file.text[start..].to_owned();
    let outline = outline_in_file(&body, start);
    let sections = outline.headings.iter().filter(|heading| heading.level == 2);
    let sections = sections
        .filter_map(|heading| Some(Section { id: heading.id.clone()?, heading: heading.plain.clone() }))
        .collect();
    let head = head(&file.text[..start]);
    let mut text = document::read(file, &head, sink, |root| GuideText {
        title: root.text("title"),
        lede: root.text("lede"),
        description: root.text("description"),
        body,
        sections,
    })?;
    text.doc.texts.extend(outline.leaves.iter().map(|leaf| Text {
        key: leaf.section.clone(),
        span: leaf.span.clone(),
        raw: leaf.parts.plain.clone(),
        parts: leaf.parts.clone(),
        kind: TextKind::Guide,
    }));
    Some(GuideWords { text, outline })
}

/// The offset of the body, behind the second line of `+++`.
fn body_start(file: &SourceFile) -> Option<usize> {
    let mut offset = 0;
    let mut fences = 0;
    for line in file.text.split_inclusive('\n') {
        let is_fence = line.trim_end() == "+++";
        if offset == 0 && !is_fence {
            return None;
        }
        offset += line.len();
        fences += usize::from(is_fence);
        if fences == 2 {
            return Some(offset);
        }
    }
    None
}

/// The head as TOML with the file's own offsets: its two lines of `+++` become comments.
fn head(text: &str) -> String {
    let lines = text.split_inclusive('\n');
    lines.map(|line| if line.trim_end() == "+++" { line.replacen('+', "#", 1) } else { line.to_owned() }).collect()
}

fn outline_in_file(body: &str, start: usize) -> Outline {
    let mut outline = markdown::outline(body);
    for at in outline.items.iter_mut().chain(&mut outline.rows) {
        *at += start;
    }
    let spans = outline.headings.iter_mut().map(|heading| &mut heading.span);
    let spans = spans.chain(outline.figures.iter_mut().map(|figure| &mut figure.span));
    for span in spans.chain(outline.leaves.iter_mut().map(|leaf| &mut leaf.span)) {
        *span = span.start + start..span.end + start;
    }
    outline
}
