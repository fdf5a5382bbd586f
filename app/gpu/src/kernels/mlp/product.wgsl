// A matrix product, and a third matrix added to it. Which factor is transposed is a matter of strides: x·W, g·Wᵀ and
// xᵀ·g are one kernel. Each sum runs from the first term to the last, so equal data give equal bits.

@compute @workgroup_size(8, 8)
fn product(@builtin(global_invocation_id) at: vec3<u32>) {
    if at.x >= job.columns || at.y >= job.rows {
        return;
    }
    var sum = 0.0;
    for (var i = 0u; i < job.inner; i++) {
        sum += a[at.y * job.a_row + i * job.a_inner] * b[i * job.b_inner + at.x * job.b_column];
    }
    let place = at.y * job.columns + at.x;
    if job.has_base == 1u {
        sum += base[place];
    }
    result[place] = sum;
}
