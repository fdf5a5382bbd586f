/// Why a bundle could not be made.
#[derive(Debug, thiserror::Error)]
pub enum BundleError {
    /// The tag is not a BCP 47 language tag.
    #[error("{0}: not a language tag")]
    Tag(String),
    /// A Fluent file has a syntax error or says a message twice.
    #[cfg(not(target_arch = "wasm32"))]
    #[error("{file}: {problem}")]
    Source {
        /// The file's name as it was given.
        file: String,
        /// What Fluent says, with the byte position.
        problem: String,
    },
    /// The compiled messages are not a JSON object.
    #[cfg(target_arch = "wasm32")]
    #[error("the messages cannot be read")]
    Json,
}
