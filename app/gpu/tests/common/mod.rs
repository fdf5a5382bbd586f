//! One device for a test, where this machine has a Vulkan driver (lavapipe will do).

use gpu::{Gpu, MIB};

/// Runs `test` on a device. Without a Vulkan driver the test is skipped, and says so; with `KUMBUKUMBU_NEED_GPU` set
/// that is a failure.
pub(crate) fn on_device<F: Future<Output = ()>>(test: impl FnOnce(Gpu) -> F) {
    pollster::block_on(async {
        match Gpu::open(256 * MIB, || {}).await {
            Ok(gpu) => test(gpu).await,
            Err(error) => {
                assert!(std::env::var_os("KUMBUKUMBU_NEED_GPU").is_none(), "no device: {error}");
                eprintln!("skipped: {error}");
            }
        }
    });
}
