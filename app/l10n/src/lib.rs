//! Languages: Fluent bundles, typed messages, numbers, and text in a language other than the page's.
//!
//! The words live in `content/ui/<locale>/*.ftl` and `content/demos/<id>/<locale>.ftl`. The build reads the English files
//! and writes a function per message into [`msg`]; a [`Bundle`] turns the [`Message`] into text in its language.
//!
//! Natively Fluent is the authority. The browser downloads no Fluent: the export compiles a demo's file with
//! `compact::compile` and the browser's [`Bundle`] reads the result, with the numbers and plurals it has anyway.

#[cfg(not(target_arch = "wasm32"))]
mod bundle;
#[cfg(not(target_arch = "wasm32"))]
pub mod compact;
mod error;
#[cfg(any(target_arch = "wasm32", test))]
mod eval;
mod localized;
mod message;
#[cfg(not(target_arch = "wasm32"))]
mod number;
#[cfg(not(target_arch = "wasm32"))]
pub mod pseudo;
#[cfg(test)]
#[cfg(not(target_arch = "wasm32"))]
mod tests;
#[cfg(not(target_arch = "wasm32"))]
mod text;
#[cfg(target_arch = "wasm32")]
mod web;

#[cfg(not(target_arch = "wasm32"))]
pub use bundle::Bundle;
pub use error::BundleError;
pub use localized::{Dir, Localized};
pub use message::{Arg, Message};
#[cfg(not(target_arch = "wasm32"))]
pub use number::decimal;
#[cfg(not(target_arch = "wasm32"))]
pub use text::{Alphabet, date, lowercase, uppercase};
#[cfg(target_arch = "wasm32")]
pub use web::Bundle;

/// One function per message, made from the English files.
#[allow(clippy::too_many_arguments, reason = "a message has as many arguments as its sentence needs")]
pub mod msg {
    include!(concat!(env!("OUT_DIR"), "/messages.rs"));
}
