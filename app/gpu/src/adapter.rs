use std::sync::Arc;

use crate::allocation::Budget;
use crate::loss::Loss;

/// An open device with its budget.
pub struct Gpu {
    #[cfg(target_arch = "wasm32")]
    pub(crate) instance: wgpu::Instance,
    #[cfg(target_arch = "wasm32")]
    pub(crate) adapter: wgpu::Adapter,
    pub(crate) device: wgpu::Device,
    pub(crate) queue: wgpu::Queue,
    name: AdapterName,
    budget: Budget,
    loss: Loss,
}

/// What the browser says of the adapter. Browsers give the vendor and the architecture and often leave the rest empty.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct AdapterName {
    /// For instance `nvidia`, `apple`, `google`.
    pub vendor: String,
    /// For instance `ampere`, `swiftshader`.
    pub architecture: String,
}

impl std::fmt::Display for AdapterName {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match (self.vendor.as_str(), self.architecture.as_str()) {
            ("", "") => f.write_str("?"),
            (one, "") | ("", one) => f.write_str(one),
            (vendor, architecture) => write!(f, "{vendor} {architecture}"),
        }
    }
}

/// Why there is no device. Each has a sentence of its own on the page.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Unavailable {
    /// The page came over plain http from another machine: browsers hide WebGPU there.
    #[error("the page is not a secure context")]
    Insecure,
    /// `navigator.gpu` does not exist.
    #[error("this browser has no WebGPU")]
    NoApi,
    /// WebGPU exists and offers no adapter: blocklisted driver, switched off, no GPU.
    #[error("the browser offers no adapter")]
    NoAdapter,
    /// The adapter refused to open a device.
    #[error("the adapter refused a device: {0}")]
    Refused(String),
}

impl Gpu {
    /// Opens a device that may hold buffers of up to `budget` bytes in all, as far as the adapter's limits go.
    /// `on_lost` is called once when the device is lost, from the browser's event loop.
    ///
    /// # Errors
    /// Says which of the four reasons it was that there is no device.
    pub async fn open(budget: u64, on_lost: impl Fn() + Send + Sync + 'static) -> Result<Self, Unavailable> {
        platform::check()?;
        let instance = platform::instance();
        let adapter = instance
            .request_adapter(&wgpu::RequestAdapterOptions {
                power_preference: wgpu::PowerPreference::HighPerformance,
                ..Default::default()
            })
            .await
            .map_err(|_| Unavailable::NoAdapter)?;
        let offered = adapter.limits();
        let limits = wgpu::Limits {
            max_buffer_size: budget.min(offered.max_buffer_size).max(wgpu::Limits::default().max_buffer_size),
            max_storage_buffer_binding_size: budget
                .min(offered.max_storage_buffer_binding_size)
                .max(wgpu::Limits::default().max_storage_buffer_binding_size),
            ..wgpu::Limits::default()
        };
        let single = limits.max_buffer_size.min(limits.max_storage_buffer_binding_size);
        let (device, queue) = adapter
            .request_device(&wgpu::DeviceDescriptor {
                label: Some("kumbukumbu"),
                required_limits: limits,
                ..Default::default()
            })
            .await
            .map_err(|error| Unavailable::Refused(error.to_string()))?;
        let loss = Loss::default();
        let reported = loss.clone();
        device.set_device_lost_callback(move |_reason, _message| {
            reported.report();
            on_lost();
        });
        // Errors that belong to no scope are bugs of ours; the default handler would end the page's WASM with a panic.
        device.on_uncaptured_error(Arc::new(|error: wgpu::Error| platform::report(&error.to_string())));
        let name = platform::name(&adapter).await;
        Ok(Self {
            #[cfg(target_arch = "wasm32")]
            instance,
            #[cfg(target_arch = "wasm32")]
            adapter,
            device,
            queue,
            name,
            budget: Budget::new(budget, single),
            loss,
        })
    }

    /// Vendor and architecture.
    #[must_use]
    pub fn name(&self) -> &AdapterName {
        &self.name
    }

    /// What this page may allocate, and the largest single buffer a kernel can reach.
    #[must_use]
    pub fn budget(&self) -> &Budget {
        &self.budget
    }

    /// Whether the device is lost.
    #[must_use]
    pub fn loss(&self) -> &Loss {
        &self.loss
    }

    /// Ends the device with everything on it. What comes after is as if the browser had taken it away.
    pub fn destroy(&self) {
        self.device.destroy();
    }

    /// Waits until the device has done what was submitted, where waiting is ours to do (natively); a browser's event
    /// loop needs no help.
    pub(crate) fn settle(&self) {
        platform::settle(&self.device);
    }
}

#[cfg(target_arch = "wasm32")]
mod platform {
    use js_sys::{Function, Promise, Reflect};
    use wasm_bindgen::{JsCast as _, JsValue};

    use super::{AdapterName, Unavailable};

    pub(super) fn check() -> Result<(), Unavailable> {
        let window = web_sys::window().ok_or(Unavailable::NoApi)?;
        if !window.is_secure_context() {
            return Err(Unavailable::Insecure);
        }
        let gpu = Reflect::get(&window.navigator(), &"gpu".into()).unwrap_or(JsValue::UNDEFINED);
        if gpu.is_falsy() { Err(Unavailable::NoApi) } else { Ok(()) }
    }

    pub(super) fn instance() -> wgpu::Instance {
        wgpu::Instance::new(wgpu::InstanceDescriptor {
            backends: wgpu::Backends::BROWSER_WEBGPU,
            ..wgpu::InstanceDescriptor::new_without_display_handle()
        })
    }

    /// wgpu passes on the description alone, which browsers leave empty: ask for an adapter once more and
    /// read its info.
    pub(super) async fn name(_adapter: &wgpu::Adapter) -> AdapterName {
        read_name().await.unwrap_or_default()
    }

    async fn read_name() -> Option<AdapterName> {
        let gpu = Reflect::get(&web_sys::window()?.navigator(), &"gpu".into()).ok()?;
        let ask: Function = Reflect::get(&gpu, &"requestAdapter".into()).ok()?.dyn_into().ok()?;
        // with the same wish as the device's own adapter, or a machine with two GPUs would name the other one
        let wish = js_sys::Object::new();
        Reflect::set(&wish, &"powerPreference".into(), &"high-performance".into()).ok()?;
        let promise: Promise = ask.call1(&gpu, &wish).ok()?.dyn_into().ok()?;
        let adapter = wasm_bindgen_futures::JsFuture::from(promise).await.ok()?;
        let info = Reflect::get(&adapter, &"info".into()).ok()?;
        let text = |key: &str| Reflect::get(&info, &key.into()).ok().and_then(|v| v.as_string()).unwrap_or_default();
        Some(AdapterName { vendor: text("vendor"), architecture: text("architecture") })
    }

    pub(super) fn settle(_device: &wgpu::Device) {}

    pub(super) fn report(message: &str) {
        web_sys::console::error_1(&message.into());
    }
}

#[cfg(not(target_arch = "wasm32"))]
mod platform {
    use super::{AdapterName, Unavailable};

    pub(super) fn check() -> Result<(), Unavailable> {
        Ok(())
    }

    pub(super) fn instance() -> wgpu::Instance {
        wgpu::Instance::new(wgpu::InstanceDescriptor {
            backends: wgpu::Backends::VULKAN,
            ..wgpu::InstanceDescriptor::new_without_display_handle()
        })
    }

    pub(super) async fn name(adapter: &wgpu::Adapter) -> AdapterName {
        let info = adapter.get_info();
        AdapterName { vendor: info.name, architecture: info.driver }
    }

    pub(super) fn settle(device: &wgpu::Device) {
        // A failed wait shows as a failed read right after it.
        device.poll(wgpu::PollType::wait_indefinitely()).ok();
    }

    #[allow(clippy::print_stderr, reason = "native runs are tests, and their errors belong in the test's output")]
    pub(super) fn report(message: &str) {
        eprintln!("wgpu: {message}");
    }
}
