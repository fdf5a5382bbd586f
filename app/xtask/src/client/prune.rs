//! Takes out what a crate exports to JavaScript and no page of ours asks for, and shortens the names of the rest.
//!
//! leptos brings server functions, and those the byte streams of `wasm-streams`, which wasm-bindgen exports as classes.
//! An export is a root: everything that it reaches would be downloaded by every visitor.

use std::collections::BTreeMap;
use std::path::Path;

use anyhow::{Context as _, Result};
use walrus::Module;

use crate::files;

/// The classes, as their exported functions and as the glue spell them.
const UNUSED: [(&str, &str); 3] = [
    ("intounderlyingbytesource", "IntoUnderlyingByteSource"),
    ("intounderlyingsource", "IntoUnderlyingSource"),
    ("intounderlyingsink", "IntoUnderlyingSink"),
];

/// Removes the unused exports from the bound module and their classes' exports from its glue, in place. wasm-opt and
/// terser then drop what nobody reaches any more.
pub(crate) fn prune(module: &Path, glue: &Path) -> Result<()> {
    let mut wasm = Module::from_file(module).with_context(|| format!("{} cannot be read", module.display()))?;
    let unused: Vec<_> = wasm
        .exports
        .iter()
        .filter(|export| UNUSED.iter().any(|(name, _)| is_of(&export.name, name)))
        .map(|export| export.id())
        .collect();
    for export in unused {
        wasm.exports.delete(export);
    }
    let short = shorten(&mut wasm);
    files::write(module, wasm.emit_wasm())?;
    let mut script = String::from_utf8(files::read(glue)?)?;
    for (_, class) in UNUSED {
        script = script.replace(&format!("export class {class} "), &format!("class {class} "));
    }
    files::write(glue, rename(&script, &short))
}

/// Gives the functions that module and glue share short names. wasm-bindgen's carry hashes, which do not compress and
/// stand in both files: 7 KB of a visitor's download. Only these two know the names.
fn shorten(wasm: &mut Module) -> BTreeMap<String, String> {
    let mut short = BTreeMap::new();
    let mut name_for = |name: &str| {
        let next = format!("w{}", short.len());
        short.entry(name.to_owned()).or_insert(next).clone()
    };
    for import in wasm.imports.iter_mut().filter(|import| is_hashed(&import.name)) {
        import.name = name_for(&import.name);
    }
    for export in wasm.exports.iter_mut().filter(|export| is_hashed(&export.name)) {
        export.name = name_for(&export.name);
    }
    short
}

/// A name that wasm-bindgen made for its own use: `__wbg_…_<16 hex digits>`, `_ZN12wasm_bindgen…17h<16 hex digits>E`.
fn is_hashed(name: &str) -> bool {
    let made = name.starts_with("__wbg_") || name.starts_with("_ZN12wasm_bindgen");
    let hex = |run: &[u8]| run.iter().all(|byte| byte.is_ascii_digit() || (b'a'..=b'f').contains(byte));
    made && name.as_bytes().windows(16).any(hex)
}

/// Replaces whole identifiers.
fn rename(script: &str, short: &BTreeMap<String, String>) -> String {
    let is_part = |letter: char| letter.is_ascii_alphanumeric() || letter == '_' || letter == '$';
    let mut out = String::with_capacity(script.len());
    let mut rest = script;
    while let Some(start) = rest.find(is_part) {
        let (before, word) = rest.split_at(start);
        let (word, after) = word.split_at(word.find(|letter| !is_part(letter)).unwrap_or(word.len()));
        out.push_str(before);
        out.push_str(short.get(word).map_or(word, String::as_str));
        rest = after;
    }
    out.push_str(rest);
    out
}

fn is_of(export: &str, class: &str) -> bool {
    let name = export.strip_prefix("__wbg_").unwrap_or(export);
    name.strip_prefix(class).is_some_and(|rest| rest.starts_with('_'))
}

#[cfg(test)]
mod tests {
    use super::{is_hashed, is_of, rename};

    #[test]
    fn names_with_a_hash_are_shortened_as_whole_words() {
        assert!(is_hashed("__wbg_get_dbc00ede89a23b5e"));
        assert!(is_hashed("_ZN12wasm_bindgen7convert8closures1_6invoke17h4bb5ab0841d8fd9dE"));
        assert!(!is_hashed("__wbindgen_malloc") && !is_hashed("Quiz_18437523918535800750"));
        let short = [("__wbg_a".to_owned(), "w0".to_owned())].into();
        assert_eq!(rename("x.__wbg_a(__wbg_ab, '__wbg_a')", &short), "x.w0(__wbg_ab, 'w0')");
    }

    #[test]
    fn a_class_is_found_by_its_functions() {
        assert!(is_of("intounderlyingsource_pull", "intounderlyingsource"));
        assert!(is_of("__wbg_intounderlyingsource_free", "intounderlyingsource"));
        assert!(!is_of("hydrate", "intounderlyingsource"));
    }
}
