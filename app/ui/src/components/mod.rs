//! Components without behaviour of their own.

mod cloth;
mod icon;
mod level;

pub use cloth::{Logo, Pindo};
pub use icon::Icon;
pub use level::Level;
