use std::{fmt, ops::RangeInclusive};

use thiserror::Error;

use super::tensor::Tensor;

/// Bytes of a 32-bit float.
const FLOAT: u64 = 4;

/// Residual MLP layers, one after the other, as a transformer's MLP: x → z = x·W1 → a = gelu(z) → y = x + a·W2, where z
/// and a are four times as wide as x. All of it in 32-bit floats.
///
/// For its backward pass a layer needs x, z and a.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Stack {
    depth: u32,
    width: u32,
    tokens: u32,
}

/// What a stack is given.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Quantity {
    /// Layers.
    Depth,
    /// Elements of a token.
    Width,
    /// Tokens of the batch: rows of each matrix of activations.
    Tokens,
}

/// A stack that is none.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("{quantity} {value}, expected {} to {}", .quantity.range().start(), .quantity.range().end())]
pub struct ShapeError {
    /// What is out of range.
    pub quantity: Quantity,
    /// What was given.
    pub value: u32,
}

impl Stack {
    /// The hidden width is so many times the width.
    pub const EXPANSION: u32 = 4;

    /// A stack of so many layers for tokens of so many elements, and so many tokens. All sizes and counts of such a stack
    /// fit in 64 bits.
    ///
    /// # Errors
    /// [`ShapeError`] names the first quantity that is out of its [range](Quantity::range).
    pub fn new(depth: u32, width: u32, tokens: u32) -> Result<Self, ShapeError> {
        for (quantity, value) in [(Quantity::Depth, depth), (Quantity::Width, width), (Quantity::Tokens, tokens)] {
            if !quantity.range().contains(&value) {
                return Err(ShapeError { quantity, value });
            }
        }
        Ok(Self { depth, width, tokens })
    }

    /// Layers.
    #[must_use]
    pub fn depth(&self) -> u32 {
        self.depth
    }

    /// Elements of a token.
    #[must_use]
    pub fn width(&self) -> u32 {
        self.width
    }

    /// Elements of a token inside a layer.
    #[must_use]
    pub fn hidden(&self) -> u32 {
        self.width * Self::EXPANSION
    }

    /// Tokens of the batch.
    #[must_use]
    pub fn tokens(&self) -> u32 {
        self.tokens
    }

    /// Bytes of a tensor.
    #[must_use]
    pub fn bytes(&self, tensor: Tensor) -> u64 {
        let columns = match tensor {
            Tensor::Input(_) | Tensor::Gradient(_) => self.width,
            Tensor::Hidden(_) | Tensor::Activated(_) | Tensor::HiddenGradient(_) => self.hidden(),
        };
        u64::from(self.tokens) * u64::from(columns) * FLOAT
    }

    /// Bytes that one layer's backward pass needs: x, z and a.
    #[must_use]
    pub fn layer_bytes(&self) -> u64 {
        self.bytes(Tensor::Input(0)) + self.bytes(Tensor::Hidden(0)) + self.bytes(Tensor::Activated(0))
    }

    /// Bytes of one layer's two weight matrices.
    #[must_use]
    pub fn weight_bytes(&self) -> u64 {
        2 * u64::from(self.width) * u64::from(self.hidden()) * FLOAT
    }

    /// Bytes of all weights and of all their gradients. They are there from the first operation to the last, whatever is
    /// done about the activations.
    #[must_use]
    pub fn parameter_bytes(&self) -> u64 {
        2 * u64::from(self.depth) * self.weight_bytes()
    }
}

impl Quantity {
    /// The values that it may have.
    #[must_use]
    pub fn range(self) -> RangeInclusive<u32> {
        match self {
            Self::Depth => 4..=32,
            Self::Width => 4..=1 << 16,
            Self::Tokens => 1..=1 << 20,
        }
    }
}

impl fmt::Display for Quantity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Depth => "depth",
            Self::Width => "width",
            Self::Tokens => "tokens",
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_are_those_of_the_matrices() {
        let stack = Stack::new(16, 64, 128).unwrap();
        assert_eq!(stack.bytes(Tensor::Input(3)), 128 * 64 * 4);
        assert_eq!(stack.bytes(Tensor::Hidden(3)), 4 * stack.bytes(Tensor::Gradient(3)));
        assert_eq!(stack.layer_bytes(), 9 * 32 * 1024);
        assert_eq!(stack.parameter_bytes(), 4 << 20);
    }

    #[test]
    fn what_is_out_of_range_is_named() {
        assert_eq!(Stack::new(3, 64, 128).unwrap_err().to_string(), "depth 3, expected 4 to 32");
        assert_eq!(Stack::new(4, 2, 128).unwrap_err().quantity, Quantity::Width);
        assert_eq!(Stack::new(4, 64, 0).unwrap_err().quantity, Quantity::Tokens);
        // The largest one: no count of it overflows.
        let largest = Stack::new(32, 1 << 16, 1 << 20).unwrap();
        assert!(largest.layer_bytes() > 0 && largest.parameter_bytes() > 0);
    }
}
