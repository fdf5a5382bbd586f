//! What authors and translators call: files to begin with, and the note that a translation was compared.

use std::path::Path;

use anyhow::Result;
use catalog::skeleton::{self, NewLocale};
use catalog::{Dir, translated};

use crate::cli::{New, Translated};

/// Writes the files of a quiz, a guide or a language.
///
/// # Errors
/// Fails if a name is none or something is in the way; then nothing was written.
pub fn new(content: &Path, what: &New) -> Result<()> {
    let files = match what {
        New::Quiz { slug, topic, level } => skeleton::quiz(content, slug, topic, *level)?,
        New::Guide { slug, topic } => skeleton::guide(content, slug, topic)?,
        New::Locale { tag, name, dir, open_graph, quotes } => {
            let new = NewLocale {
                tag: tag.clone(),
                name: name.clone(),
                dir: dir.as_deref().map(|dir| if dir == Dir::Rtl.as_str() { Dir::Rtl } else { Dir::Ltr }),
                open_graph: open_graph.clone(),
                quotes: quotes.clone(),
            };
            skeleton::locale(content, &new)?
        }
    };
    for file in &files {
        println!("{file}");
    }
    println!("written: {}; their texts are empty, and `cargo xtask check` names each", files.len());
    Ok(())
}

/// Notes that the texts of a language say what the English ones say today.
///
/// # Errors
/// Fails if there is no such language or piece, or the record cannot be written.
pub fn translated(content: &Path, arguments: &Translated) -> Result<()> {
    let Translated { locale, pieces } = arguments;
    let today = jiff::ZonedDateTime::now().date().to_string();
    let count = translated::record(content, locale, pieces, &today)?;
    println!("noted as compared: {count}, in {}", translated::file(content, locale).display());
    Ok(())
}
