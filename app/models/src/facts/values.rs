//! The numbers given to a model, read with the range that a rule needs.

use std::{collections::BTreeMap, num::NonZeroU64};

use super::{FactError, Model, Quantity};
use crate::rules::Overflow;

/// The largest whole number up to which a 64-bit float holds every one: 2⁵³.
const MOST: f64 = 9_007_199_254_740_992.0;

/// A model and the numbers given to it. Reading one fails by name; see [`FactError`].
pub(super) struct Values<'a> {
    pub(super) model: &'static Model,
    pub(super) given: &'a BTreeMap<String, f64>,
}

impl Values<'_> {
    /// A finite number of 0 or more.
    pub(super) fn real(&self, input: &'static str) -> Result<f64, FactError> {
        let default = self.model.inputs.iter().find(|known| known.name == input).and_then(|known| known.default);
        let value = self.given.get(input).copied().or(default);
        let value = value.ok_or(FactError::MissingInput { model: self.model, input })?;
        if value.is_finite() && value >= 0.0 {
            Ok(value)
        } else {
            Err(self.out_of_range(input, value, "a number of 0 or more"))
        }
    }

    /// A finite number above 0.
    pub(super) fn positive_real(&self, input: &'static str) -> Result<f64, FactError> {
        let value = self.real(input)?;
        if value > 0.0 { Ok(value) } else { Err(self.out_of_range(input, value, "a number above 0")) }
    }

    /// A whole number from 0 to 2⁵³.
    pub(super) fn whole(&self, input: &'static str) -> Result<u64, FactError> {
        let value = self.real(input)?;
        if value.fract() != 0.0 {
            Err(FactError::NotWhole { model: self.model, input, value })
        } else if value > MOST {
            Err(self.out_of_range(input, value, "at most 9007199254740992 (2 to the power of 53)"))
        } else {
            Ok(value as u64)
        }
    }

    /// A whole number from 1.
    pub(super) fn positive(&self, input: &'static str) -> Result<NonZeroU64, FactError> {
        NonZeroU64::new(self.whole(input)?).ok_or_else(|| self.out_of_range(input, 0.0, "at least 1"))
    }

    /// A whole number from 0 to `most`, which is `what`.
    pub(super) fn at_most(&self, input: &'static str, most: u64, what: &str) -> Result<u64, FactError> {
        let value = self.whole(input)?;
        if value <= most {
            Ok(value)
        } else {
            Err(self.out_of_range(input, value as f64, format!("at most {most} ({what})")))
        }
    }

    /// One of the choices, by its number from 0.
    pub(super) fn choice<T: Copy>(&self, input: &'static str, choices: &[T]) -> Result<T, FactError> {
        let number = self.whole(input)?;
        let choice = usize::try_from(number).ok().and_then(|number| choices.get(number));
        choice.copied().ok_or_else(|| {
            self.out_of_range(input, number as f64, format!("a whole number from 0 to {}", choices.len() - 1))
        })
    }

    /// A rule's result in bytes.
    pub(super) fn bytes(&self, result: Result<u64, Overflow>) -> Result<Quantity, FactError> {
        self.exact(result).map(Quantity::Bytes)
    }

    /// A rule's result in things that are counted.
    pub(super) fn count(&self, result: Result<u64, Overflow>) -> Result<Quantity, FactError> {
        self.exact(result).map(Quantity::Count)
    }

    /// A rule's result in nanoseconds.
    pub(super) fn nanoseconds(&self, result: Result<u64, Overflow>) -> Result<Quantity, FactError> {
        self.exact(result).map(Quantity::Nanoseconds)
    }

    /// A rule's result as a share.
    pub(super) fn share(&self, share: f64) -> Result<Quantity, FactError> {
        if share.is_finite() { Ok(Quantity::Share(share)) } else { Err(FactError::Overflow { model: self.model }) }
    }

    fn exact(&self, result: Result<u64, Overflow>) -> Result<u64, FactError> {
        result.map_err(|Overflow| FactError::Overflow { model: self.model })
    }

    fn out_of_range(&self, input: &'static str, value: f64, expected: impl Into<String>) -> FactError {
        FactError::OutOfRange { model: self.model, input, value, expected: expected.into() }
    }
}
