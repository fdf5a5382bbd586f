use crate::adapter::Gpu;

/// How large a buffer this page grants itself on the device, in bytes: the heap is by far the largest of its buffers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Budget {
    total: u64,
    single: u64,
}

impl Budget {
    pub(crate) fn new(total: u64, single: u64) -> Self {
        Self { total, single }
    }

    /// The largest buffer that the page grants itself, in bytes: its own budget or the adapter's limit, whichever is
    /// smaller.
    #[must_use]
    pub fn largest_buffer(&self) -> u64 {
        self.total.min(self.single)
    }
}

/// Why a buffer was not to be had.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum AllocationError {
    /// Our own budget said no; the device was not asked.
    #[error("refused by this page's budget: {asked} bytes asked, {limit} allowed")]
    Budget {
        /// Bytes asked for.
        asked: u64,
        /// Bytes allowed.
        limit: u64,
    },
    /// The device answered `out-of-memory`.
    #[error("the device is out of memory: {asked} bytes asked")]
    OutOfMemory {
        /// Bytes asked for.
        asked: u64,
    },
    /// The device found the request invalid.
    #[error("the device refused the buffer: {0}")]
    Invalid(String),
}

impl Gpu {
    /// A buffer of `bytes` on the device, within the page's budget. It reads as zeros.
    ///
    /// # Errors
    /// Says whether the budget or the device refused; nothing is left behind then.
    pub async fn allocate(
        &self,
        label: &str,
        bytes: u64,
        usage: wgpu::BufferUsages,
    ) -> Result<wgpu::Buffer, AllocationError> {
        self.check_largest(bytes)?;
        let watch = Watch::begin(self);
        let buffer = self.raw_buffer(label, bytes, usage);
        let judged = watch.end(bytes).await;
        judged.map(|()| buffer.clone()).inspect_err(|_| buffer.destroy())
    }

    /// A buffer of each of the sizes, in bytes, or none at all; the device is asked for its verdict once. They read as
    /// zeros.
    ///
    /// # Errors
    /// As [`allocate`](Self::allocate); the device's refusal names the bytes of all of them.
    pub(crate) async fn allocate_all(
        &self,
        label: &str,
        sizes: &[u64],
        usage: wgpu::BufferUsages,
    ) -> Result<Vec<wgpu::Buffer>, AllocationError> {
        for bytes in sizes {
            self.check_largest(*bytes)?;
        }
        let watch = Watch::begin(self);
        let buffers: Vec<_> = sizes.iter().map(|bytes| self.raw_buffer(label, *bytes, usage)).collect();
        if let Err(error) = watch.end(sizes.iter().sum()).await {
            for buffer in &buffers {
                buffer.destroy();
            }
            return Err(error);
        }
        Ok(buffers)
    }

    /// A buffer for each label, size in bytes and usage, or none at all; as [`allocate_all`](Self::allocate_all).
    ///
    /// # Errors
    /// As [`allocate`](Self::allocate); the device's refusal names the bytes of all of them.
    pub(crate) async fn allocate_each<const N: usize>(
        &self,
        wanted: [(&str, u64, wgpu::BufferUsages); N],
    ) -> Result<[wgpu::Buffer; N], AllocationError> {
        for (_, bytes, _) in wanted {
            self.check_largest(bytes)?;
        }
        let watch = Watch::begin(self);
        let buffers = wanted.map(|(label, bytes, usage)| self.raw_buffer(label, bytes, usage));
        if let Err(error) = watch.end(wanted.iter().map(|(_, bytes, _)| bytes).sum()).await {
            for buffer in &buffers {
                buffer.destroy();
            }
            return Err(error);
        }
        Ok(buffers)
    }

    /// A buffer whose refusal only a [`Watch`] sees.
    pub(crate) fn raw_buffer(&self, label: &str, bytes: u64, usage: wgpu::BufferUsages) -> wgpu::Buffer {
        self.device.create_buffer(&wgpu::BufferDescriptor {
            label: Some(label),
            size: bytes,
            usage,
            mapped_at_creation: false,
        })
    }

    fn check_largest(&self, bytes: u64) -> Result<(), AllocationError> {
        let limit = self.budget().largest_buffer();
        if bytes > limit { Err(AllocationError::Budget { asked: bytes, limit }) } else { Ok(()) }
    }
}

/// Error scopes around allocations: what the device says of all that happens between begin and end.
pub(crate) struct Watch {
    memory: wgpu::ErrorScopeGuard,
    validation: wgpu::ErrorScopeGuard,
}

impl Watch {
    pub(crate) fn begin(gpu: &Gpu) -> Self {
        let memory = gpu.device.push_error_scope(wgpu::ErrorFilter::OutOfMemory);
        let validation = gpu.device.push_error_scope(wgpu::ErrorFilter::Validation);
        Self { memory, validation }
    }

    /// The device's verdict; `asked` are the bytes that an error names.
    pub(crate) async fn end(self, asked: u64) -> Result<(), AllocationError> {
        let invalid = self.validation.pop();
        let refused = self.memory.pop();
        match (refused.await, invalid.await) {
            (Some(_), _) => Err(AllocationError::OutOfMemory { asked }),
            (None, Some(error)) => Err(AllocationError::Invalid(error.to_string())),
            (None, None) => Ok(()),
        }
    }
}
