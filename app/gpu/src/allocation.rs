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
        let limit = self.budget().largest_buffer();
        if bytes > limit {
            return Err(AllocationError::Budget { asked: bytes, limit });
        }
        let memory = self.device.push_error_scope(wgpu::ErrorFilter::OutOfMemory);
        let validation = self.device.push_error_scope(wgpu::ErrorFilter::Validation);
        let buffer = self.device.create_buffer(&wgpu::BufferDescriptor {
            label: Some(label),
            size: bytes,
            usage,
            mapped_at_creation: false,
        });
        let invalid = validation.pop().await;
        let refused = memory.pop().await;
        let error = match (refused, invalid) {
            (Some(_), _) => AllocationError::OutOfMemory { asked: bytes },
            (None, Some(error)) => AllocationError::Invalid(error.to_string()),
            (None, None) => return Ok(buffer),
        };
        buffer.destroy();
        Err(error)
    }
}
