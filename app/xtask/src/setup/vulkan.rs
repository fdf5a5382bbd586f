//! A Vulkan driver for the native tests of `gpu`.

use std::env;
use std::path::Path;

use super::apt;
use crate::files;
use crate::step::Step;

/// Where drivers announce themselves.
const PLACES: [&str; 3] = ["/usr/share/vulkan/icd.d", "/usr/local/share/vulkan/icd.d", "/etc/vulkan/icd.d"];

/// Sees to it that there is a driver, software or hardware, and says whether there is; without one the tests say that
/// they are skipped.
pub(crate) fn ensure() -> bool {
    if !cfg!(target_os = "linux") || present() {
        return present();
    }
    let step = Step::start("apt", "installing a software Vulkan driver for the native device tests");
    match apt::install(
        &["mesa-vulkan-drivers", "libvulkan1"],
        "no Vulkan driver: the native device tests will be skipped",
    ) {
        Ok(()) => step.done("mesa-vulkan-drivers"),
        Err(error) => step.failed(&format!("{error:#}")),
    }
    present()
}

fn present() -> bool {
    let named = ["VK_DRIVER_FILES", "VK_ICD_FILENAMES"].iter().any(|variable| env::var_os(variable).is_some());
    let announced = |place: &str| {
        files::names(Path::new(place)).is_ok_and(|names| names.iter().any(|name| name.ends_with(".json")))
    };
    named || PLACES.iter().any(|place| announced(place))
}
