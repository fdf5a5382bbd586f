//! Facts: a rule by its name, computed from named numbers.
//!
//! Content names a model and its inputs, and the export computes the number, so a page never states what the models
//! would not. [`models`] lists what there is; the rules themselves are in [`rules`](crate::rules).
//!
//! ```
//! use std::collections::BTreeMap;
//! use models::facts::{self, Quantity};
//!
//! let inputs = BTreeMap::from([("parameters".to_owned(), 7e9)]);
//! assert_eq!(facts::evaluate("adam.training_bytes", &inputs)?, Quantity::Bytes(112_000_000_000));
//! # Ok::<(), models::facts::FactError>(())
//! ```

mod error;
mod parallel;
mod quantity;
mod serving;
mod training;
mod values;

use std::collections::BTreeMap;

pub use error::FactError;
pub use quantity::{Kind, Quantity};
use values::Values;

/// A rule that content can name.
#[derive(Debug)]
pub struct Model {
    /// Its name, such as `zero.bytes_per_gpu`.
    pub name: &'static str,
    /// Its inputs, in the order in which they are documented.
    pub inputs: &'static [Input],
    rule: fn(&Values) -> Result<Quantity, FactError>,
}

/// A named number that a model takes.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Input {
    /// Its name, such as `parameters`.
    pub name: &'static str,
    /// The number that is meant where the input is not given; `None`: it has to be given.
    pub default: Option<f64>,
}

impl Input {
    const fn given(name: &'static str) -> Self {
        Self { name, default: None }
    }

    const fn or(name: &'static str, default: f64) -> Self {
        Self { name, default: Some(default) }
    }
}

/// All models, family by family.
pub fn models() -> impl Iterator<Item = &'static Model> {
    [training::MODELS, parallel::MODELS, serving::MODELS].into_iter().flatten()
}

/// The model with this name.
#[must_use]
pub fn model(name: &str) -> Option<&'static Model> {
    models().find(|model| model.name == name)
}

/// Computes a fact.
///
/// Whole numbers are taken from 0 to 2⁵³, up to which a 64-bit float holds every one.
///
/// # Errors
/// [`FactError`] names the model and the input, and says what was expected.
pub fn evaluate(model: &str, inputs: &BTreeMap<String, f64>) -> Result<Quantity, FactError> {
    let model = self::model(model).ok_or_else(|| FactError::unknown_model(model))?;
    if let Some(surplus) = inputs.keys().find(|given| model.inputs.iter().all(|input| input.name != *given)) {
        return Err(FactError::SurplusInput { model, input: surplus.clone() });
    }
    (model.rule)(&Values { model, given: inputs })
}
