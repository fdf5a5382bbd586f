use std::{fmt, num::NonZeroU32, str::FromStr};

use thiserror::Error;

use crate::rules::activations::square_root_checkpoints;

/// What the forward pass keeps for the backward pass.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Policy {
    /// Everything: x, z and a of every layer. Nothing is computed twice.
    None,
    /// Each layer's input alone; the layer is run forward once more just before its backward pass. The same as every
    /// first layer.
    Full,
    /// x and z, and not a: what is large and costs little. gelu is computed once more, no matrix product is.
    ///
    /// Selective recomputation in Megatron-LM makes the same choice at another place: of a transformer layer it drops the
    /// attention's scores, softmax and dropout (5·a·s²·b bytes), which are large and cheap to compute, and keeps what
    /// goes in and out of the layer's large matrix products (Korthikanti et al., arXiv 2205.05198, section 5). A stack of
    /// MLPs has no attention; its large and cheap tensor is a.
    Selective,
    /// The input of every k-th layer. In the backward pass each segment of k layers is run forward once more as a whole.
    EveryK(NonZeroU32),
    /// As [`Policy::EveryK`], with as many checkpoints as the square-root rule asks for (Chen et al., arXiv 1604.06174,
    /// section 4).
    SqrtN,
}

/// A name that is no policy's.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("policy {0:?}, expected none, full, selective, every or sqrt")]
pub struct BadPolicy(pub String);

impl Policy {
    /// From one checkpoint to the next, in layers, in a stack of `depth` layers; none where no layer is run again as a
    /// whole.
    #[must_use]
    pub fn segment(self, depth: u32) -> Option<NonZeroU32> {
        let most = NonZeroU32::new(depth).unwrap_or(NonZeroU32::MIN);
        match self {
            Self::None | Self::Selective => None,
            Self::Full => Some(NonZeroU32::MIN),
            Self::EveryK(every) => Some(every.min(most)),
            Self::SqrtN => {
                let checkpoints = square_root_checkpoints(depth.into()).max(1);
                let every = u64::from(depth).div_ceil(checkpoints);
                Some(u32::try_from(every).ok().and_then(NonZeroU32::new).unwrap_or(NonZeroU32::MIN))
            }
        }
    }

    /// Whether the forward pass drops anything.
    #[must_use]
    pub fn drops(self) -> bool {
        self != Self::None
    }

    /// Its name; the layers of [`Policy::EveryK`] are not in it.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::Full => "full",
            Self::Selective => "selective",
            Self::EveryK(_) => "every",
            Self::SqrtN => "sqrt",
        }
    }
}

impl fmt::Display for Policy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())?;
        if let Self::EveryK(every) = self { write!(f, " {every}") } else { Ok(()) }
    }
}

/// Reads a name; `every` is every second layer until [`Policy::EveryK`] says otherwise.
impl FromStr for Policy {
    type Err = BadPolicy;

    fn from_str(name: &str) -> Result<Self, BadPolicy> {
        let two = NonZeroU32::MIN.saturating_add(1);
        [Self::None, Self::Full, Self::Selective, Self::EveryK(two), Self::SqrtN]
            .into_iter()
            .find(|policy| policy.name() == name)
            .ok_or_else(|| BadPolicy(name.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn segments() {
        let every = |k| Policy::EveryK(NonZeroU32::new(k).unwrap());
        let layers = |policy: Policy, depth| policy.segment(depth).map(NonZeroU32::get);
        assert_eq!([layers(Policy::None, 16), layers(Policy::Selective, 16)], [None, None]);
        assert_eq!([layers(Policy::Full, 16), layers(every(1), 16)], [Some(1), Some(1)]);
        assert_eq!([layers(every(5), 16), layers(every(99), 16)], [Some(5), Some(16)]);
        assert_eq!([4, 16, 24, 32].map(|depth| layers(Policy::SqrtN, depth)), [Some(2), Some(4), Some(5), Some(6)]);
    }

    #[test]
    fn names_are_read_again() {
        for name in ["none", "full", "selective", "every", "sqrt"] {
            assert_eq!(name.parse::<Policy>().unwrap().name(), name);
        }
        assert!("some".parse::<Policy>().unwrap_err().to_string().contains("expected none"));
    }
}
