// gelu in its tanh form, and its derivative. tanh by exp, in a range where exp is finite: a built-in tanh may be less
// exact than the comparison with the CPU allows.

const GELU_ROOT: f32 = 0.7978845608;   // sqrt(2/π)
const GELU_CUBE: f32 = 0.044715;

fn gelu_tanh(z: f32) -> f32 {
    let u = clamp(GELU_ROOT * (z + GELU_CUBE * z * z * z), -15.0, 15.0);
    return 1.0 - 2.0 / (exp(2.0 * u) + 1.0);
}

// result = gelu(a)
@compute @workgroup_size(256)
fn gelu_forward(@builtin(global_invocation_id) at: vec3<u32>) {
    if at.x >= job.rows * job.columns {
        return;
    }
    let z = a[at.x];
    result[at.x] = 0.5 * z * (1.0 + gelu_tanh(z));
}

// result = result ∘ gelu′(a), in place
@compute @workgroup_size(256)
fn gelu_backward(@builtin(global_invocation_id) at: vec3<u32>) {
    if at.x >= job.rows * job.columns {
        return;
    }
    let z = a[at.x];
    let t = gelu_tanh(z);
    let slope = 0.5 * (1.0 + t) + 0.5 * z * (1.0 - t * t) * GELU_ROOT * (1.0 + 3.0 * GELU_CUBE * z * z);
    result[at.x] = result[at.x] * slope;
}
