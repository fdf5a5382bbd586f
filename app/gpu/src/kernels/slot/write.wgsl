// Writes whole slots of a pool, many in one dispatch: a workgroup a slot, an invocation a word. No slot is listed twice.

struct Written {
    slot: u32,
    content: u32,  // 0 writes zeros
}

struct Params {
    slots: u32,  // slots of the pool
}

@group(0) @binding(0) var<storage, read_write> pool: array<u32>;
@group(0) @binding(1) var<storage, read> list: array<Written>;
@group(0) @binding(2) var<uniform> params: Params;

@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) group: vec3<u32>, @builtin(local_invocation_index) index: u32) {
    let written = list[group.x];
    if written.slot < params.slots {
        pool[written.slot * SLOT_WORDS + index] = slot_word(written.content, index);
    }
}
