//! The demo of a cache in blocks in a page: what the player asks of it.

mod measure;
mod mirror;
mod piece;
mod proof;
mod view;

use piece::Kv;

use crate::player::{self, Controls, Host, OpenError};

/// Starts the demo of a cache in blocks.
///
/// # Errors
/// As the player says.
pub fn open(host: Host) -> Result<Controls, OpenError> {
    player::open::<Kv>(host)
}
