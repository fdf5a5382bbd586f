//! What each kernel of the model's step reads and writes: one description for the device and for its twin on the CPU.

use models::checkpointing::{Compute, Stack, Tensor};

use crate::kernels::mlp::{Kernel, Shape};

/// A matrix of the step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Matrix {
    /// One that comes and goes.
    Tensor(Tensor),
    /// A layer's first weights, width × hidden.
    FirstWeights(u32),
    /// A layer's second weights, hidden × width.
    SecondWeights(u32),
    /// The gradient of a layer's first weights.
    FirstGradient(u32),
    /// The gradient of a layer's second weights.
    SecondGradient(u32),
}

/// A kernel with the matrices that it works on.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Call {
    pub(super) kernel: Kernel,
    pub(super) a: Option<Matrix>,
    pub(super) b: Option<Matrix>,
    pub(super) base: Option<Matrix>,
    pub(super) out: Matrix,
}

/// The seed of the batch; those of the weights follow.
const BATCH: u32 = 1;

/// What a kernel of the model is here.
pub(super) fn call(stack: Stack, compute: Compute) -> Call {
    use Matrix::{FirstGradient, FirstWeights, SecondGradient, SecondWeights};
    let (t, d, h) = (stack.tokens(), stack.width(), stack.hidden());
    let x = |layer| Matrix::Tensor(Tensor::Input(layer));
    let z = |layer| Matrix::Tensor(Tensor::Hidden(layer));
    let a = |layer| Matrix::Tensor(Tensor::Activated(layer));
    let dx = |layer| Matrix::Tensor(Tensor::Gradient(layer));
    let dz = |layer| Matrix::Tensor(Tensor::HiddenGradient(layer));
    let product = |shape, a, b, base, out| Call { kernel: Kernel::Product(shape), a: Some(a), b: Some(b), base, out };
    let elements = Shape::elements(t, h);
    match compute {
        Compute::Batch => scatter(Shape::elements(t, d), BATCH, 1.0, x(0)),
        Compute::Hidden(n) => product(Shape::plain(t, d, h), x(n), FirstWeights(n), None, z(n)),
        Compute::Activated(n) => {
            Call { kernel: Kernel::GeluForward(elements), a: Some(z(n)), b: None, base: None, out: a(n) }
        }
        Compute::Output(n) => product(Shape::plain(t, h, d), a(n), SecondWeights(n), Some(x(n)), x(n + 1)),
        Compute::LossGradient => {
            let end = stack.depth();
            Call { kernel: Kernel::Copy, a: Some(x(end)), b: None, base: None, out: dx(end) }
        }
        Compute::HiddenGradient(n) => {
            product(Shape::second_transposed(t, d, h), dx(n + 1), SecondWeights(n), None, dz(n))
        }
        Compute::SecondWeights(n) => {
            product(Shape::first_transposed(h, t, d), a(n), dx(n + 1), None, SecondGradient(n))
        }
        Compute::ActivationGradient(n) => {
            Call { kernel: Kernel::GeluBackward(elements), a: Some(z(n)), b: None, base: None, out: dz(n) }
        }
        Compute::FirstWeights(n) => product(Shape::first_transposed(d, t, h), x(n), dz(n), None, FirstGradient(n)),
        Compute::InputGradient(n) => {
            product(Shape::second_transposed(t, h, d), dz(n), FirstWeights(n), Some(dx(n + 1)), dx(n))
        }
    }
}

/// The weights to begin with: small enough that nothing grows out of hand, and each of them fixed.
pub(super) fn weights(stack: Stack) -> impl Iterator<Item = Call> {
    let (d, h) = (stack.width(), stack.hidden());
    (0..stack.depth()).flat_map(move |layer| {
        let seed = BATCH + 1 + 2 * layer;
        [
            scatter(Shape::elements(d, h), seed, scale(d), Matrix::FirstWeights(layer)),
            scatter(Shape::elements(h, d), seed + 1, scale(h), Matrix::SecondWeights(layer)),
        ]
    })
}

fn scatter(shape: Shape, seed: u32, scale: f32, out: Matrix) -> Call {
    Call { kernel: Kernel::Scatter { shape, seed, scale }, a: None, b: None, base: None, out }
}

/// About 1/√n, as a power of two: multiplying by it is exact everywhere.
fn scale(n: u32) -> f32 {
    let mut scale = 1.0_f32;
    let mut square = 1;
    while square * 4 <= n {
        square *= 4;
        scale /= 2.0;
    }
    scale
}
