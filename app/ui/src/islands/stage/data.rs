use l10n::Dir;

use super::door::Start;
use crate::islands::packed::Packed;

/// What a stage is made of, in the page's language. The panel's HTML and the fixed words stay on the server.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct StageData {
    /// The language.
    pub tag: String,
    /// Its direction.
    pub dir: Dir,
    /// The demo's messages, compiled for the browser (see `l10n::compact`).
    pub words: String,
    /// The demo's id.
    pub demo: String,
    /// The scenario that it opens with. Only the demo reads it.
    pub scenario: String,
    /// The panel with its still picture.
    pub html: String,
    /// Said when the demo's code does not arrive.
    pub load_failed: String,
    /// The button beside it.
    pub retry: String,
}

impl StageData {
    /// What the demo starts with, whenever it starts.
    pub(super) fn start(&self) -> Start {
        Start {
            tag: self.tag.clone(),
            dir: self.dir,
            words: self.words.clone(),
            demo: self.demo.clone(),
            scenario: self.scenario.clone(),
        }
    }

    /// The same as the text of an element. Safe inside a `<script>`.
    #[cfg(feature = "ssr")]
    #[must_use]
    pub fn packed(&self) -> String {
        let mut packed = self.pack();
        packed["words"] = self.words.as_str().into();
        packed.to_string().replace('<', "\\u003c")
    }

    /// What the client needs of it besides its words, which are the same beside every question with this demo.
    #[cfg(feature = "ssr")]
    pub(crate) fn pack(&self) -> serde_json::Value {
        serde_json::json!({
            "tag": self.tag,
            "dir": self.dir.as_str(),
            "demo": self.demo,
            "scenario": self.scenario,
        })
    }

    /// The client's part of it; none where there is no stage.
    pub(crate) fn unpack(packed: &Packed) -> Option<Self> {
        if packed.is_empty() {
            return None;
        }
        Some(Self {
            tag: packed.get("tag").text(),
            dir: if packed.get("dir").text() == "rtl" { Dir::Rtl } else { Dir::Ltr },
            words: packed.get("words").text(),
            demo: packed.get("demo").text(),
            scenario: packed.get("scenario").text(),
            ..Self::default()
        })
    }
}
