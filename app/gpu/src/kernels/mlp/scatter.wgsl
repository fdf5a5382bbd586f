// Numbers between −scale and scale that are fixed by a seed and their place. 24 bits of a hash make a float exactly.

fn scatter_hash(seed: u32, index: u32) -> u32 {
    var h = (index * 0x9E3779B1u) ^ (seed * 0x85EBCA77u);
    h = (h ^ (h >> 15u)) * 0x2C1B3C6Du;
    h = (h ^ (h >> 12u)) * 0x297A2D39u;
    return h ^ (h >> 15u);
}

@compute @workgroup_size(256)
fn scatter(@builtin(global_invocation_id) at: vec3<u32>) {
    if at.x >= job.rows * job.columns {
        return;
    }
    let unit = f32(scatter_hash(job.seed, at.x) >> 8u) * 0.00000011920928955078125 - 1.0;
    result[at.x] = unit * job.scale;
}
