use std::fmt;

/// A buffer of the step that is allocated and freed on its way. Layers count from 0; for people (`Display`) from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Tensor {
    /// x, what goes into a layer; that of the layer behind the last is the output of the stack.
    Input(u32),
    /// z = x·W1.
    Hidden(u32),
    /// a = gelu(z).
    Activated(u32),
    /// The gradient of a layer's x.
    Gradient(u32),
    /// The gradient of a layer's a, and from it in place that of its z.
    HiddenGradient(u32),
}

/// What a tensor counts as.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// From the forward pass, or computed once more.
    Activation,
    /// The gradient of an activation.
    Gradient,
}

impl Tensor {
    /// Its layer, from 0.
    #[must_use]
    pub fn layer(self) -> u32 {
        match self {
            Self::Input(layer)
            | Self::Hidden(layer)
            | Self::Activated(layer)
            | Self::Gradient(layer)
            | Self::HiddenGradient(layer) => layer,
        }
    }

    /// What it counts as.
    #[must_use]
    pub fn kind(self) -> Kind {
        match self {
            Self::Input(_) | Self::Hidden(_) | Self::Activated(_) => Kind::Activation,
            Self::Gradient(_) | Self::HiddenGradient(_) => Kind::Gradient,
        }
    }

    /// Its letters in formulas, without the layer.
    #[must_use]
    pub fn letters(self) -> &'static str {
        match self {
            Self::Input(_) => "x",
            Self::Hidden(_) => "z",
            Self::Activated(_) => "a",
            Self::Gradient(_) => "dx",
            Self::HiddenGradient(_) => "dz",
        }
    }
}

/// Such as `z3`: the z of the third layer.
impl fmt::Display for Tensor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.letters(), self.layer() + 1)
    }
}
