//! Components without behaviour of their own.

#[cfg(feature = "ssr")]
mod allocator_panel;
#[cfg(feature = "ssr")]
mod checkpointing_panel;
mod cloth;
#[cfg(feature = "ssr")]
mod demo_panel;
mod foreign;
#[cfg(feature = "ssr")]
mod heap_panel;
mod icon;
#[cfg(feature = "ssr")]
mod keys_sheet;
#[cfg(feature = "ssr")]
mod kv_panel;
mod level;
#[cfg(feature = "ssr")]
mod results_panel;

#[cfg(feature = "ssr")]
pub use allocator_panel::allocator_panel;
#[cfg(feature = "ssr")]
pub use checkpointing_panel::checkpointing_panel;
pub use cloth::{Logo, Pindo};
pub use foreign::Foreign;
#[cfg(feature = "ssr")]
pub use heap_panel::heap_panel;
pub use icon::Icon;
#[cfg(feature = "ssr")]
pub use keys_sheet::keys_sheet;
#[cfg(feature = "ssr")]
pub use kv_panel::kv_panel;
pub use level::Level;
#[cfg(feature = "ssr")]
pub use results_panel::results_panel;
