//! The checkpointing demo in a page: what the player asks of it.

mod mirror;
mod piece;
mod view;

use piece::Checkpointing;

use crate::player::{self, Controls, Host, OpenError};

/// Starts the checkpointing demo.
///
/// # Errors
/// As the player says.
pub fn open(host: Host) -> Result<Controls, OpenError> {
    player::open::<Checkpointing>(host)
}
