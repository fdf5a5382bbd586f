//! What plays a demo in a page, whichever demo it is: a loop that takes commands and the events of page and device, a
//! canvas of its own, the proof, and views for the page around it.
//!
//! A demo is a [`Piece`] (its story and how it is told) with a [`Mirror`] (the same on a device). The player asks
//! them for what is theirs and knows no more of them.

mod backing;
mod canvas;
mod chart;
mod choice;
mod clock;
mod events;
mod hooks;
mod open;
mod page;
mod painter;
mod palette;
mod piece;
mod proof;
mod rest;
mod run;
mod settings;
mod view;

pub use events::Controls;
pub(crate) use open::open;
pub use open::{Host, OpenError};
pub(crate) use painter::Painter;
pub(crate) use palette::Palette;
pub(crate) use piece::{Look, Mirror, MirrorError, Moment, Piece, Proof, Stuck};
