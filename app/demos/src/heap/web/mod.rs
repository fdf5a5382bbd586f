//! The heap demo in a page: a canvas of its own, a loop that takes commands, and views for the page around it.

mod canvas2d;
mod demo;
mod device;
mod events;
mod hooks;
mod palette;

pub use demo::{Host, OpenError, open};
pub use events::Controls;
