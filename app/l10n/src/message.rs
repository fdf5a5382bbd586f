use std::borrow::Cow;

/// A message with its arguments, not yet in any language. Made by the functions of [`crate::msg`].
#[derive(Clone, Debug, PartialEq)]
pub struct Message {
    pub(crate) id: Cow<'static, str>,
    pub(crate) args: Vec<(&'static str, Arg)>,
}

impl Message {
    /// The id in the Fluent file.
    #[must_use]
    pub fn id(&self) -> &str {
        &self.id
    }

    /// A message without arguments whose id comes from content, such as a topic's name. Ask [`crate::Bundle::has`]
    /// whether a language has it.
    #[must_use]
    pub fn of_content(id: String) -> Self {
        Self { id: id.into(), args: Vec::new() }
    }

    /// What stands in its place in a language that lacks it.
    pub(crate) fn missing(&self) -> String {
        ["⟦", &self.id, "⟧"].concat()
    }
}

/// An argument of a message.
#[derive(Clone, Debug, PartialEq)]
pub enum Arg {
    /// A count; chooses plural forms and is printed in the language's digits.
    Int(i64),
    /// A number with at most so many digits after the decimal sign, never more than three. It is rounded before it
    /// chooses a plural form, so that the form fits the number that is shown.
    Decimal(f64, u8),
    /// A text that is the same in each language: an address, a name, a call.
    Text(String),
}

impl Arg {
    /// Bytes as a number of MiB (2^20) with at most two decimals; the unit's name stands in the message.
    #[must_use]
    pub fn mib(bytes: u64) -> Self {
        #[allow(clippy::cast_precision_loss, reason = "sizes below 2^53 bytes are exact")]
        Self::Decimal(bytes as f64 / f64::from(1 << 20), 2)
    }

    /// A share between 0 and 1 as a number of percent with at most one decimal.
    #[must_use]
    pub fn percent(share: f64) -> Self {
        Self::Decimal(share * 100.0, 1)
    }

    /// The number that is shown, rounded half away from zero; zero for a text.
    pub(crate) fn number(&self) -> f64 {
        match self {
            #[allow(clippy::cast_precision_loss, reason = "counts on a page are below 2^53")]
            Self::Int(n) => *n as f64,
            Self::Decimal(n, digits) => {
                let scale = match digits {
                    0 => 1.0,
                    1 => 10.0,
                    2 => 100.0,
                    _ => 1000.0,
                };
                // Adding zero turns a negative zero into zero.
                (n * scale).round() / scale + 0.0
            }
            Self::Text(_) => 0.0,
        }
    }
}

impl From<u32> for Arg {
    fn from(value: u32) -> Self {
        Self::Int(i64::from(value))
    }
}

impl From<u64> for Arg {
    fn from(value: u64) -> Self {
        Self::Int(i64::try_from(value).unwrap_or(i64::MAX))
    }
}

impl From<usize> for Arg {
    fn from(value: usize) -> Self {
        Self::Int(i64::try_from(value).unwrap_or(i64::MAX))
    }
}

impl From<&str> for Arg {
    fn from(value: &str) -> Self {
        Self::Text(value.to_owned())
    }
}

impl From<String> for Arg {
    fn from(value: String) -> Self {
        Self::Text(value)
    }
}
