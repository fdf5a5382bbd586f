//! The heap demo in a page: a canvas of its own, a loop that takes commands, and views for the page around it.

mod backing;
mod canvas2d;
mod chart;
mod choice;
mod clock;
mod demo;
mod device;
mod events;
mod hooks;
mod page;
mod palette;
mod proof;
mod rest;
mod view;

pub use demo::{Host, OpenError, open};
pub use events::Controls;
