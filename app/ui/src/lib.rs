//! The page's parts: components that are plain HTML, and islands that come alive in the browser.
//!
//! A page is exported as HTML. Two islands hydrate in it: the quiz with its demo stage, which share their signals, and
//! the theme switch. What they say is on the page already, so no words are in the WASM. The demos' code lies
//! behind one lazily loaded door.

#![allow(unreachable_pub, reason = "Leptos' macros write public items into modules of their own")]

pub mod components;
pub mod islands;
pub(crate) mod store;
