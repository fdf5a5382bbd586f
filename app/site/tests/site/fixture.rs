//! A small site made by hand: a chooser, and in two languages a home page, a quiz, the same for other sites’ frames, and
//! pages for no connection and for what is not there.

use std::path::{Path, PathBuf};

use serde_json::json;
use site::export::{Places, export};
use site::frame::Frame;
use site::page::{Alternate, Assets, Links, Page, PageKind};
use site::public::Public;
use site::report::Report;
use tempfile::TempDir;

/// A stage and what was exported from it, removed with it.
pub(crate) struct Fixture {
    folder: TempDir,
    pub(crate) base: &'static str,
    pub(crate) origin: Option<&'static str>,
    pub(crate) pages: Vec<Page>,
}

impl Fixture {
    pub(crate) fn new(base: &'static str, origin: Option<&'static str>) -> Self {
        let fixture = Self { folder: tempfile::tempdir().unwrap(), base, origin, pages: pages() };
        let code = "let memory = 'kumbukumbu';\n".repeat(40);
        let assets = assets();
        for file in
            [&assets.style, &assets.reading, &assets.boot, &assets.glue, &assets.wasm, &assets.font, &assets.embed]
        {
            fixture.stage(file, &code);
        }
        fixture.stage("favicon.svg", "<svg xmlns=\"http://www.w3.org/2000/svg\"/>");
        fixture.stage("icons/192.png", "png");
        fixture.stage("sw.js", "work(SITE);\n");
        fixture.stage("og.png", "png");
        fixture
    }

    pub(crate) fn stage(&self, file: &str, text: &str) {
        let file = self.places().stage.join(file);
        std::fs::create_dir_all(file.parent().unwrap()).unwrap();
        std::fs::write(file, text).unwrap();
    }

    pub(crate) fn places(&self) -> Places {
        let folder = self.folder.path();
        Places { stage: folder.join("stage"), out: folder.join("out"), cache: folder.join("cache") }
    }

    pub(crate) fn out(&self) -> PathBuf {
        self.places().out
    }

    pub(crate) fn frame(&self) -> Frame {
        Frame::new(
            Links::new(self.base),
            self.origin.map(|origin| origin.parse().unwrap()),
            assets(),
            Public::of(&self.places().stage),
            &self.pages,
        )
    }

    pub(crate) fn export(&self) -> Report {
        export(&self.frame(), &self.pages, &self.places()).unwrap()
    }

    pub(crate) fn read(&self, file: &str) -> String {
        std::fs::read_to_string(self.out().join(file)).unwrap()
    }
}

pub(crate) fn assets() -> Assets {
    Assets {
        style: "assets/style-1/main.css".into(),
        reading: "assets/style-1/reading.css".into(),
        font: "assets/style-1/fonts/eczar-latin.woff2".into(),
        boot: "assets/app-1/boot.js".into(),
        glue: "assets/app-1/client.js".into(),
        wasm: "assets/app-1/client.wasm".into(),
        embed: "assets/app-1/embed.js".into(),
        chunks: vec![],
    }
}

/// All files below a folder with their bytes, sorted.
pub(crate) fn files(folder: &Path) -> Vec<(String, Vec<u8>)> {
    walkdir::WalkDir::new(folder)
        .sort_by_file_name()
        .into_iter()
        .map(Result::unwrap)
        .filter(|entry| entry.file_type().is_file())
        .map(|entry| {
            let name = entry.path().strip_prefix(folder).unwrap();
            (name.to_str().unwrap().to_owned(), std::fs::read(entry.path()).unwrap())
        })
        .collect()
}

fn pages() -> Vec<Page> {
    let mut pages = vec![page("", "en", "", "Choose"), page("404.html", "en", "", "Nothing here")];
    pages[0].alternates = in_each("");
    for (lang, quiz, missing) in [("sw", "Jaribio", "Hakuna ukurasa"), ("en", "Quiz", "No such page")] {
        pages.push(page("", lang, lang, "Kumbukumbu"));
        let mut quiz = page("quiz/holes/", lang, lang, quiz);
        quiz.kind = PageKind::Quiz;
        quiz.topic = Some("kibaba".into());
        quiz.body.push_str("<leptos-island data-component=\"Quiz_1\"><button>A</button></leptos-island>");
        quiz.json_ld = Some(json!({ "@type": "Quiz", "name": "</script><script>alert(1)</script>" }));
        pages.push(quiz);
        let mut embed = page("embed/quiz/holes/", lang, lang, "Framed");
        embed.kind = PageKind::Embed;
        for mut page in [embed, page("offline/", lang, lang, "No connection"), page("404.html", lang, lang, missing)] {
            page.indexed = false;
            page.alternates.clear();
            pages.push(page);
        }
    }
    pages
}

fn page(path: &str, lang: &str, prefix: &str, title: &str) -> Page {
    let is_missing = path == "404.html";
    Page {
        path: if prefix.is_empty() { path.to_owned() } else { format!("{prefix}/{path}") },
        lang: lang.to_owned(),
        dir: l10n::Dir::Ltr,
        open_graph_locale: if lang == "sw" { "sw_KE" } else { "en_US" }.to_owned(),
        title: title.to_owned(),
        description: "Holes & \"blocks\"".to_owned(),
        topic: None,
        body: format!("<main><h1>{title}</h1>{}</main>", "<p>Memory is remembered.</p>".repeat(20)),
        alternates: if is_missing { vec![] } else { in_each(path) },
        json_ld: None,
        indexed: !is_missing,
        kind: PageKind::Website,
    }
}

fn in_each(path: &str) -> Vec<Alternate> {
    ["sw", "en"].map(|tag| Alternate { tag: tag.to_owned(), path: format!("{tag}/{path}") }).to_vec()
}
