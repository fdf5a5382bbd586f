use idb::Error;
use js_sys::Reflect;
use wasm_bindgen::JsValue;

/// What can go wrong with storing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Trouble {
    /// Some records could not be read. They are set aside in the database.
    Damaged {
        /// What they are set aside under.
        names: Vec<String>,
    },
    /// There is no more room. Nothing has changed.
    Full,
    /// The browser stores nothing for this page.
    Forbidden,
    /// The database was made by a newer version of the site.
    Newer,
    /// Something else. Nothing has changed.
    Failed,
}

impl Trouble {
    /// What an exception says, by its name.
    pub(super) fn of(error: &JsValue) -> Self {
        let name = Reflect::get(error, &"name".into()).ok().and_then(|name| name.as_string()).unwrap_or_default();
        match name.as_str() {
            "QuotaExceededError" => Self::Full,
            "VersionError" => Self::Newer,
            "SecurityError" => Self::Forbidden,
            _ => Self::Failed,
        }
    }
}

impl From<Error> for Trouble {
    fn from(error: Error) -> Self {
        match error {
            Error::IndexedDbNotFound(_) => Self::Forbidden,
            Error::IndexedDbOpenFailed(error)
            | Error::RequestResultNotFound(error)
            | Error::TransactionOpenFailed(error)
            | Error::UpdateFailed(error) => Self::of(&error),
            _ => Self::Failed,
        }
    }
}
