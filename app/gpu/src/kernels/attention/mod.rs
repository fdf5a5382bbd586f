//! Attention over cached tokens: a kernel that finds them through block tables, and one that finds them in a row. It is
//! made to be read and compared, not to be fast.

mod agreement;
mod kernel;
mod twin;

use super::{pattern, slot};
pub use agreement::{SequenceAgreement, TOLERANCE, compare};
pub(crate) use kernel::{AttentionKernel, Bound, Finding, Params, Sequence};
pub use twin::{RESULTS, query_number, reference};

/// The source of the kernel that reads block tables, whole.
#[must_use]
pub fn paged_wgsl() -> String {
    [pattern::WGSL, slot::WGSL, include_str!("paged.wgsl"), include_str!("attention.wgsl")].concat()
}

/// The source of the kernel that reads tokens in a row, whole.
#[must_use]
pub fn contiguous_wgsl() -> String {
    [pattern::WGSL, slot::WGSL, include_str!("contiguous.wgsl"), include_str!("attention.wgsl")].concat()
}
