//! A training step of a transformer, tensor by tensor.

use crate::caching_allocator::{Program, TensorId};

/// The shape of a transformer that is trained in 16-bit numbers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Training {
    /// Layers.
    pub layers: u64,
    /// Sequences in a batch.
    pub batch: u64,
    /// Tokens in a sequence.
    pub sequence: u64,
    /// Numbers that a token has between layers.
    pub hidden: u64,
    /// Attention heads.
    pub heads: u64,
}

/// Bytes of a number.
const HALF: u64 = 2;

/// The tensors of a layer that the backward pass needs.
struct Saved([TensorId; 4]);

impl Training {
    /// Small enough to be watched, and large enough for both pools: three layers.
    pub const SMALL: Self = Self { layers: 3, batch: 2, sequence: 512, hidden: 512, heads: 8 };
    /// The shape of GPT-2 small, in batches of eight sequences.
    pub const GPT_2_SMALL: Self = Self { layers: 12, batch: 8, sequence: 1024, hidden: 768, heads: 12 };

    /// Weights and so many steps: forward, backward, update.
    ///
    /// Weights stay. In the forward pass each layer keeps queries, keys and values, attention scores, attention output and
    /// the inner activations of its MLP, and frees what it works with. The backward pass goes through the layers in reverse
    /// order, frees what was kept, and leaves gradients of the weights; the update frees those. Sizes follow from the shape
    /// (for instance 12 h² weights a layer); real programs have more tensors, and the same pattern.
    #[must_use]
    pub fn program(self, steps: u32) -> Program {
        let mut program = Program::default();
        let weights: Vec<_> =
            (0..self.layers).map(|layer| program.alloc(format!("w{layer}"), self.weights())).collect();
        for _ in 0..steps {
            self.step(&mut program);
        }
        weights.into_iter().for_each(|weights| program.free(weights));
        program
    }

    /// Bytes of a layer's weights: four matrices of h² in the attention, two of 4 h² in the MLP.
    fn weights(self) -> u64 {
        12 * self.hidden * self.hidden * HALF
    }

    /// Bytes of one number for each token and hidden place.
    fn tokens(self) -> u64 {
        self.batch * self.sequence * self.hidden * HALF
    }

    fn scores(self) -> u64 {
        self.batch * self.heads * self.sequence * self.sequence * HALF
    }

    fn step(self, program: &mut Program) {
        let input = program.alloc("x", self.tokens());
        let saved: Vec<_> = (0..self.layers).map(|layer| self.forward(program, layer)).collect();
        let loss = program.alloc("loss", 4);
        let mut gradients = Vec::new();
        let mut upper = program.alloc("dx", self.tokens());
        for (layer, saved) in saved.into_iter().enumerate().rev() {
            let (lower, gradient) = self.backward(program, layer, saved);
            program.free(upper);
            upper = lower;
            gradients.push(gradient);
        }
        for tensor in [upper, loss, input] {
            program.free(tensor);
        }
        for gradient in gradients {
            let update = program.alloc("update", self.weights());
            program.free(update);
            program.free(gradient);
        }
    }

    fn forward(self, program: &mut Program, layer: u64) -> Saved {
        let qkv = program.alloc(format!("qkv{layer}"), 3 * self.tokens());
        let scores = program.alloc(format!("att{layer}"), self.scores());
        let softmax = program.alloc("softmax", self.scores());
        program.free(softmax);
        let context = program.alloc(format!("ctx{layer}"), self.tokens());
        let mlp = program.alloc(format!("mlp{layer}"), 4 * self.tokens());
        let gelu = program.alloc("gelu", 4 * self.tokens());
        program.free(gelu);
        Saved([qkv, scores, context, mlp])
    }

    /// The gradient of the layer's input, and that of its weights.
    fn backward(
        self,
        program: &mut Program,
        layer: usize,
        Saved([qkv, scores, context, mlp]): Saved,
    ) -> (TensorId, TensorId) {
        let gradient = program.alloc(format!("dw{layer}"), self.weights());
        let inner = program.alloc("dmlp", 4 * self.tokens());
        program.free(mlp);
        let lower = program.alloc(format!("dx{layer}"), self.tokens());
        program.free(inner);
        program.free(context);
        let inner = program.alloc("datt", self.scores());
        program.free(scores);
        program.free(inner);
        program.free(qkv);
        (lower, gradient)
    }
}
