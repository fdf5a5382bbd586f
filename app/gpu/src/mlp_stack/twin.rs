use std::collections::BTreeMap;

use models::checkpointing::{Action, Stack, Tensor};

use super::call::{Call, Matrix, call, weights};
use crate::kernels::mlp::{Kernel, twin};

/// The stack on the CPU: the twin of [`MlpStack`](super::MlpStack) as a whole, for sizes that a test can wait for.
pub struct CpuStack {
    stack: Stack,
    held: BTreeMap<Matrix, Vec<f32>>,
}

impl CpuStack {
    /// The stack with its weights.
    #[must_use]
    pub fn new(stack: Stack) -> Self {
        let mut twin = Self { stack, held: BTreeMap::new() };
        for call in weights(stack) {
            twin.compute(call);
        }
        twin
    }

    /// Does what a step of the model does.
    pub fn apply(&mut self, actions: &[Action]) {
        for action in actions {
            match *action {
                Action::Compute(compute) => self.compute(call(self.stack, compute)),
                Action::Free(tensor) => drop(self.held.remove(&Matrix::Tensor(tensor))),
                Action::Alloc(_) | Action::Refuse(_) => {}
            }
        }
    }

    /// The numbers of a matrix; none of one that is not there.
    #[must_use]
    pub fn numbers(&self, place: Matrix) -> &[f32] {
        self.held.get(&place).map_or(&[], Vec::as_slice)
    }

    fn compute(&mut self, call: Call) {
        let read = |place: Option<Matrix>| place.map_or(&[][..], |place| self.numbers(place));
        let (a, b) = (read(call.a), read(call.b));
        let result = match call.kernel {
            Kernel::Product(shape) => twin::product(shape, a, b, call.base.map(|base| self.numbers(base))),
            Kernel::GeluForward(_) => twin::gelu_forward(a),
            Kernel::GeluBackward(_) => {
                let mut gradient = self.numbers(call.out).to_vec();
                twin::gelu_backward(a, &mut gradient);
                gradient
            }
            Kernel::Scatter { shape, seed, scale } => twin::scatter((shape.rows * shape.columns) as usize, seed, scale),
            Kernel::Copy => a.to_vec(),
        };
        self.held.insert(call.out, result);
    }

    /// The live tensors.
    pub fn tensors(&self) -> impl Iterator<Item = Tensor> {
        self.held.keys().filter_map(|place| if let Matrix::Tensor(tensor) = place { Some(*tensor) } else { None })
    }
}
