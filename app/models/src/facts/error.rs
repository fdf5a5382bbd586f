//! Why a fact is not computed.

use thiserror::Error;

use super::{Model, models};

/// Why a fact is not computed. The message names the model and the input; where they stand in a file is the caller's to
/// add.
#[derive(Debug, Clone, Error)]
pub enum FactError {
    /// No model has this name.
    #[error("unknown model `{model}`, expected one of {known}")]
    UnknownModel {
        /// The name.
        model: String,
        /// The names that there are.
        known: String,
    },
    /// An input that has no default is not given.
    #[error("model `{}` needs the input `{input}`; its inputs are {}", .model.name, inputs(.model))]
    MissingInput {
        /// The model.
        model: &'static Model,
        /// The input's name.
        input: &'static str,
    },
    /// The model takes no such input.
    #[error("model `{}` takes no input `{input}`; its inputs are {}", .model.name, inputs(.model))]
    SurplusInput {
        /// The model.
        model: &'static Model,
        /// The input's name.
        input: String,
    },
    /// An input that counts something has a fraction.
    #[error("input `{input}` of model `{}` is {value}, expected a whole number", .model.name)]
    NotWhole {
        /// The model.
        model: &'static Model,
        /// The input's name.
        input: &'static str,
        /// What was given.
        value: f64,
    },
    /// An input is not in its range.
    #[error("input `{input}` of model `{}` is {value}, expected {expected}", .model.name)]
    OutOfRange {
        /// The model.
        model: &'static Model,
        /// The input's name.
        input: &'static str,
        /// What was given.
        value: f64,
        /// The range in words.
        expected: String,
    },
    /// The inputs are allowed, but the result is too large.
    #[error("the result of model `{}` is too large for these inputs", .model.name)]
    Overflow {
        /// The model.
        model: &'static Model,
    },
}

impl FactError {
    pub(super) fn unknown_model(model: &str) -> Self {
        let names: Vec<_> = models().map(|model| model.name).collect();
        Self::UnknownModel { model: model.to_owned(), known: names.join(", ") }
    }
}

/// The inputs of a model in words, with their defaults.
fn inputs(model: &Model) -> String {
    let inputs: Vec<_> = model
        .inputs
        .iter()
        .map(|input| match input.default {
            None => input.name.to_owned(),
            Some(default) => format!("{} (default {default})", input.name),
        })
        .collect();
    if inputs.is_empty() { "none".to_owned() } else { inputs.join(", ") }
}
