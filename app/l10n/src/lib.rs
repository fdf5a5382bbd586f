//! Languages: Fluent bundles, typed messages, numbers, and text in a language other than the page's.
//!
//! The words live in `content/ui/<locale>/*.ftl` and `content/demos/<id>/<locale>.ftl`. The build reads the English files
//! and writes a function per message into [`msg`]; a [`Bundle`] turns the [`Message`] into text in its language.

mod bundle;
mod localized;
mod message;
mod number;
pub mod pseudo;

pub use bundle::{Bundle, BundleError};
pub use localized::{Dir, Localized};
pub use message::{Arg, Message};

/// One function per message, made from the English files.
#[allow(clippy::too_many_arguments, reason = "a message has as many arguments as its sentence needs")]
pub mod msg {
    include!(concat!(env!("OUT_DIR"), "/messages.rs"));
}
