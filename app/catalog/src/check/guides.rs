//! A guide's body: its headings and figures.

use crate::diagnostics::Sink;
use crate::load::{Book, LoadedGuide};
use crate::markdown::{Heading, Outline};
use crate::source::{Document, SourceFile};

/// The headings are guide.toml's sections, in order, and each section says something; figures exist.
pub(super) fn check(book: &Book, sink: &Sink) {
    for guide in &book.guides {
        for words in guide.words.values() {
            let file = &words.text.doc.file;
            headings(&words.outline, file, sink);
            emptiness(&words.outline, file, sink);
            sections(guide, &words.outline, &words.text.doc, sink);
            figures(book, &words.outline, file, sink);
        }
    }
}

fn headings(outline: &Outline, file: &SourceFile, sink: &Sink) {
    for heading in &outline.headings {
        let at = heading.span.start;
        match (heading.level, &heading.id) {
            (1, _) => {
                file.error(sink, at, "a heading of the first level; expected `##`, since the title is the head's");
            }
            (2, None) => file.error(sink, at, "the heading has no id; expected `## The heading {#section-id}`"),
            (3.., Some(id)) if !super::is_slug(id) => {
                file.error(sink, at, format!("the id is `{id}`; expected small letters, digits and hyphens"));
            }
            _ => {}
        }
    }
}

/// No heading, section or caption without words.
fn emptiness(outline: &Outline, file: &SourceFile, sink: &Sink) {
    for heading in &outline.headings {
        let message = match &heading.id {
            Some(id) if heading.plain.trim().is_empty() => {
                format!("the heading is empty; expected its words before `{{#{id}}}`")
            }
            None if heading.plain.trim().is_empty() => "the heading is empty; expected its words".to_owned(),
            Some(id) if heading.level == 2 && !outline.has_words(id) => {
                format!("the section `{id}` says nothing; expected a text below its heading")
            }
            _ => continue,
        };
        file.error_alone(sink, heading.span.start, message);
    }
    for figure in outline.figures.iter().filter(|figure| !figure.has_caption) {
        let message = format!("the figure `{}` has no caption; expected it on the block’s second line", figure.id);
        file.error_alone(sink, figure.span.start, message);
    }
}

fn sections(guide: &LoadedGuide, outline: &Outline, doc: &Document, sink: &Sink) {
    let Some(bones) = &guide.bones else { return };
    let expected = &bones.value.sections;
    if !bones.doc.is_good("sections") {
        return;
    }
    let mut found: Vec<(&str, &Heading)> = Vec::new();
    for heading in outline.headings.iter().filter(|heading| heading.level == 2) {
        let Some(id) = heading.id.as_deref() else {
            continue;
        };
        let at = heading.span.start;
        if !expected.iter().any(|section| section == id) {
            let known = super::list(expected);
            doc.file.error(sink, at, format!("the section `{id}` is not in guide.toml; expected one of {known}"));
        } else if found.iter().any(|(other, _)| *other == id) {
            doc.file.error(sink, at, format!("the section `{id}` is there already; expected each once"));
        } else {
            found.push((id, heading));
        }
    }
    let missing = expected.iter().filter(|section| !found.iter().any(|(id, _)| id == section));
    for section in missing {
        let message =
            format!("the section `{section}` of guide.toml is missing; expected a heading with {{#{section}}}");
        doc.file.error(sink, 0, message);
    }
    let order = expected.iter().filter(|section| found.iter().any(|(id, _)| id == section));
    if let Some(((id, heading), wanted)) = found.iter().zip(order).find(|((id, _), wanted)| id != wanted) {
        let message = format!("the section `{id}` stands here; expected `{wanted}`, as in guide.toml");
        doc.file.error(sink, heading.span.start, message);
    }
}

fn figures(book: &Book, outline: &Outline, file: &SourceFile, sink: &Sink) {
    for figure in &outline.figures {
        let of_question = book.quizzes.iter().filter_map(|quiz| quiz.bones.as_ref()).any(|bones| {
            bones.value.questions.iter().any(|question| question.id == figure.id && question.figure.is_some())
        });
        if !of_question && !book.folder.folders("demos").contains(&figure.id) {
            let message = format!(
                "there is no figure `{}`; expected a demo of demos/ or a question with a figure on the block's first line",
                figure.id
            );
            file.error(sink, figure.span.start, message);
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::fixture::Fixture;

    const SW: &str = "guides/free-memory/sw.md";

    #[test]
    fn a_section_that_guide_toml_lacks() {
        Fixture::new()
            .replace(SW, "{#holes}", "{#matundu}")
            .finds(&["guides/free-memory/sw.md:15:1: error: the section `matundu` is not in guide.toml; expected one of `cache`, `holes`", "guides/free-memory/sw.md:1:1: error: the section `holes` of guide.toml is missing",
"guides/free-memory/sw.md:9:53: error: guides/free-memory has no section `holes`"]);
    }

    #[test]
    fn sections_out_of_order() {
        Fixture::new()
            .replace("guides/free-memory/guide.toml", "[\"cache\", \"holes\"]", "[\"holes\", \"cache\"]")
            .finds(&["guides/free-memory/sw.md:7:1: error: the section `cache` stands here; expected `holes`, as in guide.toml", "guides/free-memory/en.md:7:1: error: the section `cache` stands here"]);
    }

    #[test]
    fn headings_without_an_id_or_of_the_first_level() {
        Fixture::new().append(SW, "\n## Tena\n\n# Tena\n\n### Tena {#A b}\n\n## Tena {#holes}\n").finds(&[
            "guides/free-memory/sw.md:26:1: error: the heading has no id",
            "guides/free-memory/sw.md:28:1: error: a heading of the first level",
            "guides/free-memory/sw.md:30:1: error: the id is `A b`",
            "guides/free-memory/sw.md:32:1: error: the section `holes` is there already",
        ]);
    }

    #[test]
    fn headings_sections_and_captions_that_say_nothing() {
        Fixture::new()
            .replace(SW, "## Akiba {#cache}", "## {#cache}")
            .replace(SW, "heap\nLundo.\n", "heap\n")
            .append(SW, "\n###\n")
            .finds(&[
                "guides/free-memory/sw.md:7:1: error: the heading is empty; expected its words before `{#cache}`",
                "guides/free-memory/sw.md:15:1: error: the section `holes` says nothing; expected a text below its heading",
                "guides/free-memory/sw.md:21:1: error: the figure `heap` has no caption; expected it on the block’s second line",
                "guides/free-memory/sw.md:25:1: error: the heading is empty; expected its words",
            ]);
    }

    #[test]
    fn a_figure_that_is_not_there() {
        Fixture::new()
            .replace(SW, "```figure\nheap", "```figure\nhaep")
            .finds(&["guides/free-memory/sw.md:21:1: error: there is no figure `haep`"]);
        Fixture::new().replace(SW, "```figure\nheap", "```figure\nwhy-cache").passes();
    }

    #[test]
    fn no_head() {
        Fixture::new()
            .replace(SW, "+++\ntitle", "title")
            .finds(&["guides/free-memory/sw.md:1:1: error: no head; expected `+++`"]);
        Fixture::new().replace(SW, "title = ", "titel = ").finds(&[
            "guides/free-memory/sw.md:2:1: error: unknown key `titel`; expected one of `title`, `lede`, `description`",
            "guides/free-memory/sw.md:1:1: error: the key `title` is missing",
        ]);
    }
}
