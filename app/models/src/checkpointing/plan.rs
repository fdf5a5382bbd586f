//! The operations of a training step and what each of them does, before any memory is asked for.

use super::{policy::Policy, stack::Stack, tensor::Tensor};

/// One step of the story.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Op {
    /// A layer is run forward.
    Forward(u32),
    /// What the policy does not keep of it is freed.
    Drop(u32),
    /// The loss, half the sum of the output's squares: its gradient is the output itself.
    Loss,
    /// A layer, or a part of it, is computed once more.
    Recompute(u32),
    /// A layer is run backward.
    Backward(u32),
}

/// What an operation does, one after the other.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Action {
    /// A buffer is allocated.
    Alloc(Tensor),
    /// A kernel runs.
    Compute(Compute),
    /// A buffer is freed.
    Free(Tensor),
    /// A buffer is asked for and refused.
    Refuse(Tensor),
}

/// A kernel with its layer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Compute {
    /// Writes the batch into the first layer's x.
    Batch,
    /// z = x·W1.
    Hidden(u32),
    /// a = gelu(z).
    Activated(u32),
    /// The next layer's x = x + a·W2.
    Output(u32),
    /// The output's gradient.
    LossGradient,
    /// da = dy·W2ᵀ.
    HiddenGradient(u32),
    /// dW2 = aᵀ·dy.
    SecondWeights(u32),
    /// dz = da ∘ gelu′(z), in place.
    ActivationGradient(u32),
    /// dW1 = xᵀ·dz.
    FirstWeights(u32),
    /// dx = dy + dz·W1ᵀ.
    InputGradient(u32),
}

impl Compute {
    /// The tensors that it reads.
    #[must_use]
    pub fn reads(self) -> Vec<Tensor> {
        use Tensor::{Activated, Gradient, Hidden, HiddenGradient, Input};
        match self {
            Self::Batch => Vec::new(),
            Self::Hidden(layer) => vec![Input(layer)],
            Self::Activated(layer) => vec![Hidden(layer)],
            Self::Output(layer) => vec![Input(layer), Activated(layer)],
            // The layer behind the last stands in the plan, which knows how many there are.
            Self::LossGradient => Vec::new(),
            Self::HiddenGradient(layer) => vec![Gradient(layer + 1)],
            Self::SecondWeights(layer) => vec![Activated(layer), Gradient(layer + 1)],
            Self::ActivationGradient(layer) => vec![Hidden(layer), HiddenGradient(layer)],
            Self::FirstWeights(layer) => vec![Input(layer), HiddenGradient(layer)],
            Self::InputGradient(layer) => vec![Gradient(layer + 1), HiddenGradient(layer)],
        }
    }
}

/// The operations of a step, in their order.
pub(super) fn ops(stack: Stack, policy: Policy) -> Vec<Op> {
    let depth = stack.depth();
    let mut ops = Vec::new();
    for layer in 0..depth {
        ops.push(Op::Forward(layer));
        if policy.drops() {
            ops.push(Op::Drop(layer));
        }
    }
    ops.push(Op::Loss);
    let every = policy.segment(depth).map_or(1, |every| every.get());
    let firsts: Vec<u32> = (0..depth).step_by(every as usize).collect();
    for first in firsts.into_iter().rev() {
        let layers = first..(first + every).min(depth);
        if policy.drops() {
            ops.extend(layers.clone().map(Op::Recompute));
        }
        ops.extend(layers.rev().map(Op::Backward));
    }
    ops
}

/// What an operation does.
pub(super) fn actions(stack: Stack, policy: Policy, op: Op) -> Vec<Action> {
    use Action::{Alloc, Compute as Run, Free};
    use Tensor::{Activated, Gradient, Hidden, HiddenGradient, Input};
    match op {
        Op::Forward(layer) => {
            let mut actions = Vec::new();
            if layer == 0 {
                actions.extend([Alloc(Input(0)), Run(Compute::Batch)]);
            }
            actions.extend(forward(layer));
            actions
        }
        Op::Drop(layer) => dropped(stack, policy, layer).into_iter().map(Free).collect(),
        Op::Loss => {
            let end = stack.depth();
            vec![Alloc(Gradient(end)), Run(Compute::LossGradient), Free(Input(end))]
        }
        Op::Recompute(layer) => match policy.segment(stack.depth()) {
            None => vec![Alloc(Activated(layer)), Run(Compute::Activated(layer))],
            Some(every) => {
                let mut actions = forward(layer).to_vec();
                let is_last = (layer + 1).is_multiple_of(every.get()) || layer + 1 == stack.depth();
                // Nobody needs the output of a segment again, and yet the segment is run as a whole.
                actions.extend(is_last.then_some(Free(Input(layer + 1))));
                actions
            }
        },
        Op::Backward(layer) => vec![
            Alloc(HiddenGradient(layer)),
            Run(Compute::HiddenGradient(layer)),
            Run(Compute::SecondWeights(layer)),
            Free(Activated(layer)),
            Run(Compute::ActivationGradient(layer)),
            Free(Hidden(layer)),
            Run(Compute::FirstWeights(layer)),
            Alloc(Gradient(layer)),
            Run(Compute::InputGradient(layer)),
            Free(HiddenGradient(layer)),
            Free(Input(layer)),
            Free(Gradient(layer + 1)),
        ],
    }
}

fn forward(layer: u32) -> [Action; 6] {
    [
        Action::Alloc(Tensor::Hidden(layer)),
        Action::Compute(Compute::Hidden(layer)),
        Action::Alloc(Tensor::Activated(layer)),
        Action::Compute(Compute::Activated(layer)),
        Action::Alloc(Tensor::Input(layer + 1)),
        Action::Compute(Compute::Output(layer)),
    ]
}

/// What a policy does not keep of a layer that has been run forward.
fn dropped(stack: Stack, policy: Policy, layer: u32) -> Vec<Tensor> {
    match policy.segment(stack.depth()) {
        Some(every) => {
            let mut dropped = vec![Tensor::Hidden(layer), Tensor::Activated(layer)];
            if !layer.is_multiple_of(every.get()) {
                dropped.push(Tensor::Input(layer));
            }
            dropped
        }
        None if policy.drops() => vec![Tensor::Activated(layer)],
        None => Vec::new(),
    }
}
