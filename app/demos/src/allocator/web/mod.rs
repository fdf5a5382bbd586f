//! The allocator demo in a page: what the player asks of it.

mod churn;
mod mirror;
mod piece;
mod view;

use piece::Allocator;

use crate::player::{self, Controls, Host, OpenError};

/// Starts the allocator demo.
///
/// # Errors
/// As the player says.
pub fn open(host: Host) -> Result<Controls, OpenError> {
    player::open::<Allocator>(host)
}
