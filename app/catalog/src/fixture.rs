//! A small content folder for tests: it is good, and each test spoils it a little.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};

use crate::{Diagnostics, load, load_strict};

/// A content folder of a test's own, removed with it.
pub(crate) struct Fixture {
    parent: PathBuf,
}

impl Fixture {
    /// The good folder: one quiz of two questions, one guide, a demo, some words of the interface, two languages.
    pub(crate) fn new() -> Self {
        static COUNT: AtomicUsize = AtomicUsize::new(0);
        let name = format!("catalog-{}-{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
        let fixture = Self { parent: std::env::temp_dir().join(name) };
        FILES.iter().fold(fixture, |fixture, (path, text)| fixture.write(path, text))
    }

    pub(crate) fn root(&self) -> PathBuf {
        self.parent.join("content")
    }

    pub(crate) fn write(self, path: &str, text: &str) -> Self {
        let path = self.root().join(path);
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(path, text).unwrap();
        self
    }

    pub(crate) fn remove(self, path: &str) -> Self {
        std::fs::remove_file(self.root().join(path)).unwrap();
        self
    }

    /// Replaces `from`, which has to be there, wherever it is.
    pub(crate) fn replace(self, path: &str, from: &str, to: &str) -> Self {
        let text = self.read(path);
        assert!(text.contains(from), "{path} has no {from}");
        self.write(path, &text.replace(from, to))
    }

    pub(crate) fn append(self, path: &str, text: &str) -> Self {
        let before = self.read(path);
        self.write(path, &(before + text))
    }

    /// Cuts a file off before `from`.
    pub(crate) fn cut(self, path: &str, from: &str) -> Self {
        let text = self.read(path);
        let at = text.find(from).unwrap();
        self.write(path, &text[..at])
    }

    /// Copies the files of a folder.
    pub(crate) fn copy(self, from: &str, to: &str) -> Self {
        let names: Vec<_> =
            std::fs::read_dir(self.root().join(from)).unwrap().map(|entry| entry.unwrap().file_name()).collect();
        names.into_iter().fold(self, |fixture, name| {
            let name = name.to_string_lossy();
            let text = fixture.read(&format!("{from}/{name}"));
            fixture.write(&format!("{to}/{name}"), &text)
        })
    }

    /// The messages are as many as these, and each of these starts one.
    #[track_caller]
    pub(crate) fn finds(self, messages: &[&str]) {
        let found = load(&self.root()).unwrap_err();
        let is_same = found.len() == messages.len() && messages.iter().all(|message| starts(&found, message));
        assert!(is_same, "expected:\n{}\nfound:\n{found}", messages.join("\n"));
    }

    /// One of the messages starts like this; the others are its consequences.
    #[track_caller]
    pub(crate) fn finds_among(self, message: &str) {
        let found = load(&self.root()).unwrap_err();
        assert!(starts(&found, message), "expected: {message}\nfound:\n{found}");
    }

    /// The folder is fine, strictly.
    #[track_caller]
    pub(crate) fn passes(self) {
        if let Err(found) = load_strict(&self.root()) {
            panic!("expected no problems, found:\n{found}");
        }
    }

    /// The folder loads with a warning that starts like this, and fails strictly.
    #[track_caller]
    pub(crate) fn warns(self, message: &str) {
        let catalog = load(&self.root()).unwrap();
        assert!(starts(&catalog.warnings, message), "expected: {message}\nfound:\n{}", catalog.warnings);
        assert_eq!(load_strict(&self.root()).unwrap_err(), catalog.warnings);
    }

    /// The text of every file, by path.
    pub(crate) fn files(&self) -> BTreeMap<String, String> {
        let root = self.root();
        let mut files = BTreeMap::new();
        let mut folders = vec![root.clone()];
        while let Some(folder) = folders.pop() {
            for path in std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
                if path.is_dir() {
                    folders.push(path);
                } else {
                    let name = path.strip_prefix(&root).unwrap().to_str().unwrap().replace('\\', "/");
                    files.insert(name, std::fs::read_to_string(&path).unwrap());
                }
            }
        }
        files
    }

    fn read(&self, path: &str) -> String {
        std::fs::read_to_string(self.root().join(path)).unwrap()
    }
}

impl Drop for Fixture {
    fn drop(&mut self) {
        std::fs::remove_dir_all(Path::new(&self.parent)).ok();
    }
}

fn starts(found: &Diagnostics, message: &str) -> bool {
    found.iter().any(|found| found.to_string().starts_with(&format!("content/{message}")))
}

/// Paths and texts of the good folder.
const FILES: [(&str, &str); 17] = [
    (
        "locales.toml",
        r#"[[locale]]
tag = "en"
name = "English"
dir = "ltr"
open_graph = "en_US"
quotes = "“”"

[[locale]]
tag = "sw"
name = "Kiswahili"
dir = "ltr"
open_graph = "sw_KE"
quotes = "“”"
"#,
    ),
    (
        "topics.toml",
        r#"[[topic]]
id = "memory"
motif = "kibaba"
proverb = "Haba na haba hujaza kibaba"
"#,
    ),
    (
        "glossary.toml",
        r#"keep = ["PyTorch", "CUDA", "MiB"]
allow_missing = []
[[avoid]]
language = "sw"
phrase = "isiyolipishwa"
instead = "huru"
"#,
    ),
    (
        "glossary/en.toml",
        r#"[block]
word = "block"
definition = "A part of a segment."

[cache]
word = "cache"
definition = "What is kept for later."
"#,
    ),
    (
        "glossary/sw.toml",
        r#"[block]
word = "bloku"
also = ["mabloku"]
definition = "Sehemu ya segmenti."
[cache]
word = "akiba"
definition = "Kinachowekwa kwa baadaye."
"#,
    ),
    ("demos/heap/en.ftl", "heap-title = Heap\nheap-placed = Block { $id } takes { $size } MiB.\n"),
    ("demos/heap/sw.ftl", "heap-title = Lundo\nheap-placed = Bloku { $id } inachukua MiB { $size }.\n"),
    (
        "ui/en/site.ftl",
        r#"### The frame.

# The link at the top
site-skip = Skip to content
site-questions = { $count ->
    [one] 1 question
   *[other] { $count } questions
}
site-lost = The page is not here, and what you have answered is
    still on this device.
"#,
    ),
    (
        "ui/sw/site.ftl",
        r#"### Fremu.

site-skip = Ruka hadi maudhui
site-questions = { $count ->
    [one] Swali 1
   *[other] Maswali { $count }
}
site-lost = Ukurasa haupo, na majibu yako
    bado yamo kwenye kifaa hiki.
"#,
    ),
    (
        "ui/en/topics.ftl",
        "topics-memory = CUDA memory\ntopics-memory-text = Why a request fails.\ntopics-memory-gloss = Little by little.\n",
    ),
    (
        "ui/sw/topics.ftl",
        "topics-memory = Kumbukumbu ya CUDA\ntopics-memory-text = Kwa nini ombi hushindwa.\ntopics-memory-gloss = Kidogo kidogo.\n",
    ),
    (
        "quizzes/holes/quiz.toml",
        r#"topic = "memory"
level = 1
minutes = 5
guide = "free-memory"

[[question]]
id = "why-holes"
revision = 1
options = ["no-hole", "too-big", "too-old", "too-hot"]
answer = "no-hole"
guide = "cache"
demo = { id = "heap", scenario = "every-second-block" }
[[question.source]]
title = "A"
url = "https://example.org/a"
supports = ["answer"]

[[question]]
id = "why-cache"
revision = 1
options = ["faster", "smaller", "safer", "cooler"]
answer = "faster"
guide = "holes"
[[question.source]]
title = "B"
locator = "section 2"
url = "https://example.org/b"
supports = ["answer", "figure"]
[question.figure]
unit = "MiB"
scale = 16
[[question.figure.row]]
label = "s0"
blocks = [["live", 8.0], ["free", 8.0, "8"]]
"#,
    ),
    (
        "quizzes/holes/en.toml",
        r#"title = "Holes"
lede = "Why a request fails while memory is free."
description = "Four questions about the holes in a heap, and why a request fails while memory is still free."

[questions.why-holes]
text = "Why does `malloc` fail?"
body = "The heap has 8 MiB left."
explanation = "No single hole is large enough."
[questions.why-holes.options]
no-hole = { text = "No single hole", why = "Right." }
too-big = { text = "The block is big", why = "It is not." }
too-old = { text = "The block is old", why = "Age is nothing." }
too-hot = { text = "The card is hot", why = "It is not." }

[questions.why-cache]
text = "Why is there a cache?"
explanation = "The cache of CUDA memory saves calls."
[questions.why-cache.options]
faster = { text = "It is faster.", why = "Right." }
smaller = { text = "It is smaller.", why = "No." }
safer = { text = "It is safer.", why = "No." }
cooler = { text = "It is cooler.", why = "No." }
[questions.why-cache.figure]
alt = "One live block and a gap."
caption = "See the gap."
labels = { s0 = "Segment 0" }
"#,
    ),
    (
        "quizzes/holes/sw.toml",
        r#"title = "Matundu"
lede = "Kwa nini ombi linashindwa ilhali kumbukumbu ni huru."
description = "Maswali manne kuhusu matundu ya lundo, na kwa nini ombi linashindwa ilhali kumbukumbu bado ni huru."

[questions.why-holes]
text = "Kwa nini `malloc` inashindwa?"
body = "Lundo lina nafasi ya MiB 8."
explanation = "Hakuna tundu moja linalotosha."
[questions.why-holes.options]
no-hole = { text = "Hakuna tundu", why = "Sawa." }
too-big = { text = "Bloku ni kubwa", why = "Hapana." }
too-old = { text = "Bloku ni kuukuu", why = "Umri si kitu." }
too-hot = { text = "Kadi ina joto", why = "Hapana." }

[questions.why-cache]
text = "Kwa nini kuna akiba?"
explanation = "Akiba ya CUDA huokoa miito."
[questions.why-cache.options]
faster = { text = "Ni haraka.", why = "Sawa." }
smaller = { text = "Ni ndogo.", why = "Hapana." }
safer = { text = "Ni salama.", why = "Hapana." }
cooler = { text = "Ni baridi.", why = "Hapana." }
[questions.why-cache.figure]
alt = "Bloku moja hai na nafasi."
caption = "Tazama *the gap*."
labels = { s0 = "Segmenti ya 0" }
"#,
    ),
    (
        "guides/free-memory/guide.toml",
        r#"topic = "memory"
minutes = 4
sections = ["cache", "holes"]

[[source]]
title = "A"
url = "https://example.org/"
supports = ["cache", "holes"]
"#,
    ),
    (
        "guides/free-memory/en.md",
        "+++
title = \"Free memory\"
lede = \"What holes are.\"
description = \"What the holes in a heap are, why they come about, and what an allocator does about them.\"
+++

## A cache {#cache}

PyTorch keeps memory. See [the next part](#holes).

| Size | Count |
|------|------:|
| 8 MiB | 2 |

## Holes {#holes}

```python
x = 1  # the code
```

```figure
heap
The heap.
```
",
    ),
    (
        "guides/free-memory/sw.md",
        "+++
title = \"Kumbukumbu huru\"
lede = \"Matundu ni nini.\"
description = \"Matundu ya lundo ni nini, hutokea vipi, na kigawaji hufanya nini ili ombi kubwa lipate nafasi.\"
+++

## Akiba {#cache}

PyTorch huweka kumbukumbu. Tazama [sehemu ifuatayo](#holes).

| Ukubwa | Idadi |
|--------|------:|
| MiB 8 | 2 |

## Matundu {#holes}

```python
x = 1  # the code
```

```figure
heap
Lundo.
```
",
    ),
];
