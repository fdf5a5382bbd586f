//! A server for an exported folder: for development, for tests, and good enough behind a proxy.

mod listen;
mod not_found;
mod range;
mod response;
mod router;

pub use listen::{ServeError, run};
pub use router::router;

use std::path::PathBuf;

use crate::page::Links;

/// What to serve where.
#[derive(Debug, Clone)]
pub struct Serve {
    /// An exported folder.
    pub dir: PathBuf,
    /// The address to listen on, or a host's name.
    pub host: String,
    /// The port; 0 for any that is free.
    pub port: u16,
    /// The path that it was exported for.
    pub links: Links,
}
