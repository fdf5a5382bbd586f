//! The page's parts: components that are plain HTML, and islands that come alive in the browser.
//!
//! A page is exported as HTML. Three islands hydrate: the quiz with its demo stage, which share their signals, the
//! page about progress, and the theme switch. What they say is on the page already, so no words are in the WASM. The
//! demos' code and that of progress lie each behind a lazily loaded door.

#![allow(unreachable_pub, reason = "Leptos' macros write public items into modules of their own")]

pub mod components;
pub mod islands;
pub(crate) mod store;
