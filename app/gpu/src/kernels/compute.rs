//! What kernels need to get onto the device, in a few words.

use crate::adapter::Gpu;

/// A storage buffer that is written from here.
pub(crate) const STORAGE: wgpu::BufferUsages = wgpu::BufferUsages::STORAGE.union(wgpu::BufferUsages::COPY_DST);
/// A uniform that is written from here.
pub(crate) const UNIFORM: wgpu::BufferUsages = wgpu::BufferUsages::UNIFORM.union(wgpu::BufferUsages::COPY_DST);

/// What a kernel does with a buffer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Binding {
    /// A storage buffer that it only reads.
    ReadOnly,
    /// A storage buffer that it writes too.
    ReadWrite,
    /// A uniform.
    Uniform,
}

/// A layout of whole buffers, at bindings 0, 1, …
pub(crate) fn layout(gpu: &Gpu, label: &str, bindings: &[Binding]) -> wgpu::BindGroupLayout {
    let entry = |(binding, kind): (u32, &Binding)| wgpu::BindGroupLayoutEntry {
        binding,
        visibility: wgpu::ShaderStages::COMPUTE,
        ty: wgpu::BindingType::Buffer {
            ty: match kind {
                Binding::ReadOnly => wgpu::BufferBindingType::Storage { read_only: true },
                Binding::ReadWrite => wgpu::BufferBindingType::Storage { read_only: false },
                Binding::Uniform => wgpu::BufferBindingType::Uniform,
            },
            has_dynamic_offset: false,
            min_binding_size: None,
        },
        count: None,
    };
    let entries: Vec<_> = (0..).zip(bindings).map(entry).collect();
    gpu.device.create_bind_group_layout(&wgpu::BindGroupLayoutDescriptor { label: Some(label), entries: &entries })
}

/// The pipeline of the entry point `main` of `wgsl`.
pub(crate) fn pipeline(
    gpu: &Gpu,
    label: &str,
    wgsl: &str,
    layouts: &[&wgpu::BindGroupLayout],
) -> wgpu::ComputePipeline {
    let module = gpu.device.create_shader_module(wgpu::ShaderModuleDescriptor {
        label: Some(label),
        source: wgpu::ShaderSource::Wgsl(wgsl.into()),
    });
    let groups: Vec<_> = layouts.iter().map(|layout| Some(*layout)).collect();
    let layout = gpu.device.create_pipeline_layout(&wgpu::PipelineLayoutDescriptor {
        label: Some(label),
        bind_group_layouts: &groups,
        immediate_size: 0,
    });
    gpu.device.create_compute_pipeline(&wgpu::ComputePipelineDescriptor {
        label: Some(label),
        layout: Some(&layout),
        module: &module,
        entry_point: Some("main"),
        compilation_options: Default::default(),
        cache: None,
    })
}

/// Whole buffers at bindings 0, 1, …
pub(crate) fn group(
    gpu: &Gpu,
    label: &str,
    layout: &wgpu::BindGroupLayout,
    buffers: &[&wgpu::Buffer],
) -> wgpu::BindGroup {
    let entries: Vec<_> = (0..)
        .zip(buffers)
        .map(|(binding, buffer)| wgpu::BindGroupEntry { binding, resource: buffer.as_entire_binding() })
        .collect();
    gpu.device.create_bind_group(&wgpu::BindGroupDescriptor { label: Some(label), layout, entries: &entries })
}
