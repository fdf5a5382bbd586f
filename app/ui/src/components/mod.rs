//! Components without behaviour of their own.

mod cloth;
mod foreign;
#[cfg(feature = "ssr")]
mod heap_panel;
mod icon;
mod level;

pub use cloth::{Logo, Pindo};
pub use foreign::Foreign;
#[cfg(feature = "ssr")]
pub use heap_panel::heap_panel;
pub use icon::Icon;
pub use level::Level;
