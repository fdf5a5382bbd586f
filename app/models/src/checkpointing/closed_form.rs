use super::{policy::Policy, stack::Stack, tensor::Tensor};

/// The most bytes of activations that a step has live at any time, in one formula for each policy. With n layers, and x, z
/// and a for the bytes of one of each:
///
/// - everything kept: n·(x + z + a), and the output: x.
/// - x and z kept: n·(x + z), the a of the last layer, and the output.
/// - the input of every k-th layer kept: ceil(n/k)·x for the checkpoints, and for a segment of r layers that is run again
///   r·(z + a), its r − 1 inner inputs and its output, r·x. The last segment stands beside all checkpoints, but may be
///   shorter; each earlier one has k layers and its checkpoint is one of fewer.
#[must_use]
pub fn peak_activations(stack: Stack, policy: Policy) -> u64 {
    let [x, z, a] = [Tensor::Input(0), Tensor::Hidden(0), Tensor::Activated(0)].map(|tensor| stack.bytes(tensor));
    let n = u64::from(stack.depth());
    match policy.segment(stack.depth()) {
        None if policy.drops() => n * (x + z) + a + x,
        None => n * (x + z + a) + x,
        Some(every) => {
            let every = u64::from(every.get());
            let checkpoints = n.div_ceil(every);
            let last = n - (checkpoints - 1) * every;
            let segment = |before: u64, layers: u64| before * x + layers * (x + z + a);
            let earlier = if checkpoints > 1 { segment(checkpoints - 1, every) } else { 0 };
            segment(checkpoints, last).max(earlier)
        }
    }
}
