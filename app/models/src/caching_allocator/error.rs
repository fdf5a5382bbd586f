use thiserror::Error;

/// An id that stands for no allocation: it was freed already.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("the block is not allocated: it was freed already")]
pub struct NotAllocated;

/// A private pool that is not there, or not in the state that the call needs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum NoSuchPool {
    /// It was released, and its last segment given back.
    #[error("the private pool does not exist any more")]
    Gone,
    /// Requests go to it already.
    #[error("requests go to this private pool already")]
    InUse,
    /// Requests do not go to it.
    #[error("requests do not go to this private pool")]
    NotInUse,
    /// It was released, and waits for its last blocks.
    #[error("the private pool was released")]
    Released,
}
