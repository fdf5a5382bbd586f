//! What only the inside shows: that a buffer is gone when it counts as gone.

use super::SegmentBuffers;
use crate::allocation::{AllocationError, Watch};
use crate::{Gpu, MIB};

const BASE: u64 = 0x7f00_0000_0000;

/// As `tests/common` does.
fn on_device<F: Future<Output = ()>>(test: impl FnOnce(Gpu) -> F) {
    pollster::block_on(async {
        match Gpu::open(64 * MIB, || {}).await {
            Ok(gpu) => test(gpu).await,
            Err(error) => assert!(std::env::var_os("KUMBUKUMBU_NEED_GPU").is_none(), "no device: {error}"),
        }
    });
}

/// Whether the device still takes work on the buffer.
async fn is_alive(gpu: &Gpu, buffer: &wgpu::Buffer) -> bool {
    let watch = Watch::begin(gpu);
    let mut encoder = gpu.device.create_command_encoder(&Default::default());
    encoder.clear_buffer(buffer, 0, None);
    gpu.queue.submit([encoder.finish()]);
    watch.end(0).await.is_ok()
}

#[test]
fn a_removed_buffer_is_destroyed_and_its_neighbour_is_not() {
    on_device(|gpu| async move {
        let mut segments = SegmentBuffers::new(&gpu, 64, MIB).await.unwrap();
        segments.add(&gpu, BASE, 4 * MIB, Some(2 * MIB)).await.unwrap();
        let [gone, left] = [0, 1].map(|at| segments.buffers[at].buffer.clone());
        assert!(is_alive(&gpu, &gone).await);
        segments.remove(BASE, 2 * MIB);
        assert!(!is_alive(&gpu, &gone).await && is_alive(&gpu, &left).await);
        segments.destroy();
        assert!(!is_alive(&gpu, &left).await);
    });
}

#[test]
fn buffers_that_the_device_refuses_come_not_at_all() {
    on_device(|gpu| async move {
        let contradiction = wgpu::BufferUsages::MAP_READ | wgpu::BufferUsages::STORAGE;
        let refused = gpu.allocate_all("refused", &[256, 512], contradiction).await;
        assert!(matches!(refused, Err(AllocationError::Invalid(_))), "{refused:?}");
    });
}
