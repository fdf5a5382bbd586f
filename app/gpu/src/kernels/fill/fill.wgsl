// Writes block `id` into a range of a buffer, from the block's word `offset` on. A grid-stride loop: 64 MiB are more
// workgroups than a dispatch may have.

struct Fill {
    first: u32,   // first word of the range
    words: u32,   // length of the range in words
    id: u32,      // 0 writes zeros
    offset: u32,  // the block's word that lies at `first`
}

@group(0) @binding(0) var<storage, read_write> heap: array<u32>;
@group(0) @binding(1) var<uniform> fill: Fill;

@compute @workgroup_size(256)
fn main(@builtin(global_invocation_id) global: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>) {
    let stride = groups.x * 256u;
    for (var i = global.x; i < fill.words; i += stride) {
        heap[fill.first + i] = select(pattern_word(fill.id, fill.offset + i), 0u, fill.id == 0u);
    }
}
