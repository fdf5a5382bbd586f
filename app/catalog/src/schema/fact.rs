//! Numbers that texts take from the models.

use std::collections::BTreeMap;

use models::facts::{self, Kind, Quantity};

/// A number that follows from a rule: a model with its inputs, and how the result is printed.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Fact {
    /// A model of [`models::facts`].
    pub model: String,
    /// Its inputs by name.
    pub inputs: BTreeMap<String, f64>,
    /// The unit that it is printed in; the text around it names the unit.
    pub show: Show,
    /// Digits after the decimal sign.
    pub decimals: u8,
}

impl Fact {
    /// The number in the unit that it is shown in.
    ///
    /// # Errors
    /// Says what the model did not take, or that the unit does not measure what it gives.
    pub fn number(&self) -> Result<f64, String> {
        let quantity = facts::evaluate(&self.model, &self.inputs).map_err(|error| error.to_string())?;
        let kind = quantity.kind();
        if !self.show.measures(kind) {
            let fitting: Vec<&str> =
                Show::ALL.into_iter().filter(|show| show.measures(kind)).map(Show::as_str).collect();
            return Err(format!(
                "`{}` gives {kind}, which `{}` does not measure; expected one of {}",
                self.model,
                self.show.as_str(),
                crate::check::list(&fitting)
            ));
        }
        Ok(match quantity {
            Quantity::Bytes(number) | Quantity::Count(number) | Quantity::Nanoseconds(number) => number as f64,
            Quantity::Share(share) => share,
        } / self.show.unit())
    }
}

/// A unit to print a number in.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names are the units")]
pub enum Show {
    #[default]
    Number,
    Millions,
    Billions,
    Percent,
    B,
    KiB,
    MiB,
    GiB,
    KB,
    MB,
    GB,
    TB,
    Ns,
    Us,
    Ms,
    S,
}

impl Show {
    /// Every unit.
    pub const ALL: [Self; 16] = [
        Self::Number,
        Self::Millions,
        Self::Billions,
        Self::Percent,
        Self::B,
        Self::KiB,
        Self::MiB,
        Self::GiB,
        Self::KB,
        Self::MB,
        Self::GB,
        Self::TB,
        Self::Ns,
        Self::Us,
        Self::Ms,
        Self::S,
    ];

    /// Its name in content files.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Number => "number",
            Self::Millions => "millions",
            Self::Billions => "billions",
            Self::Percent => "percent",
            Self::B => "B",
            Self::KiB => "KiB",
            Self::MiB => "MiB",
            Self::GiB => "GiB",
            Self::KB => "KB",
            Self::MB => "MB",
            Self::GB => "GB",
            Self::TB => "TB",
            Self::Ns => "ns",
            Self::Us => "us",
            Self::Ms => "ms",
            Self::S => "s",
        }
    }

    /// The unit of a name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|show| show.as_str() == name)
    }

    /// Bytes, nanoseconds or parts of one in the unit.
    fn unit(self) -> f64 {
        match self {
            Self::Number | Self::B | Self::Ns => 1.0,
            Self::Percent => 0.01,
            Self::KiB => 1024.0,
            Self::MiB => 1_048_576.0,
            Self::GiB => 1_073_741_824.0,
            Self::KB | Self::Us => 1e3,
            Self::Millions | Self::MB | Self::Ms => 1e6,
            Self::Billions | Self::GB | Self::S => 1e9,
            Self::TB => 1e12,
        }
    }

    fn measures(self, kind: Kind) -> bool {
        match self {
            Self::Number => matches!(kind, Kind::Count | Kind::Share),
            Self::Millions | Self::Billions => kind == Kind::Count,
            Self::Percent => kind == Kind::Share,
            Self::B | Self::KiB | Self::MiB | Self::GiB | Self::KB | Self::MB | Self::GB | Self::TB => {
                kind == Kind::Bytes
            }
            Self::Ns | Self::Us | Self::Ms | Self::S => kind == Kind::Nanoseconds,
        }
    }
}
