//! The spoken account: what a step did, as a sentence and as formulas.

use l10n::{Bundle, Message, msg};
use models::checkpointing::{Action, Op, Policy, Refusal, Step, Tensor};

use super::{
    scene::{Cell, Cloth},
    story::Story,
};
use crate::words::size;

/// The sentence of the step that the story stands after.
#[must_use]
pub fn sentence(bundle: &Bundle, story: &Story) -> String {
    use msg::checkpointing as m;
    let size = |bytes| size(bundle, bytes);
    let Some(moment) = story.moment() else {
        return bundle.text(&m::start(story.stack().depth(), size(story.stack().layer_bytes())));
    };
    let Some(step) = &moment.step else { return bundle.text(&begins_again(story)) };
    if let Some(refusal) = story.refusal() {
        return bundle.text(&refused(bundle, story, step, refusal));
    }
    let live = size(moment.usage.activations);
    bundle.text(&match step.op {
        Op::Forward(layer) => m::forward(layer + 1, live),
        Op::Drop(layer) => dropped(bundle, story, step, layer),
        Op::Loss => m::loss(live),
        Op::Recompute(layer) if story.settings().policy == Policy::Selective => m::recomputed_a(layer + 1),
        Op::Recompute(layer) => m::recomputed(layer + 1, live),
        Op::Backward(0) => m::backward_last(1_u32),
        Op::Backward(layer) => m::backward(layer + 1, live),
    })
}

/// What the step computes or frees, in formulas.
#[must_use]
pub fn call(story: &Story) -> String {
    let Some(step) = story.moment().and_then(|moment| moment.step.as_ref()) else { return String::new() };
    if let Some(refusal) = story.refusal() {
        return ["alloc(", &refusal.tensor.to_string(), ") → out of memory"].concat();
    }
    match step.op {
        Op::Forward(n) => forward(n),
        Op::Recompute(n) if story.settings().policy == Policy::Selective => {
            [&Tensor::Activated(n).to_string(), " = gelu(", &Tensor::Hidden(n).to_string(), ")"].concat()
        }
        Op::Recompute(n) => forward(n),
        Op::Drop(_) => {
            let freed: Vec<String> = freed(step).map(|tensor| tensor.to_string()).collect();
            ["free(", &freed.join(", "), ")"].concat()
        }
        Op::Loss => {
            let end = story.stack().depth();
            [&Tensor::Gradient(end).to_string(), " = ", &Tensor::Input(end).to_string()].concat()
        }
        Op::Backward(n) => {
            let [x, a] = [Tensor::Input(n), Tensor::Activated(n)].map(|tensor| tensor.to_string());
            let [dx, dy] = [n, n + 1].map(|layer| Tensor::Gradient(layer).to_string());
            ["dW2 = ", &a, "ᵀ·", &dy, ", dW1 = ", &x, "ᵀ·dz, ", &dx, " = ", &dy, " + dz·W1ᵀ"].concat()
        }
    }
}

/// A tensor in words, for pointer and arrow keys.
#[must_use]
pub fn tensor(bundle: &Bundle, story: &Story, cell: &Cell) -> String {
    use msg::checkpointing as m;
    let (name, bytes) = (cell.tensor.to_string(), size(bundle, cell.bytes));
    // the output belongs to the layer that gives it
    let layer = cell.tensor.layer().min(story.stack().depth() - 1) + 1;
    bundle.text(&match cell.cloth {
        Cloth::Kept => m::tensor_kept(name, bytes, layer),
        Cloth::Again => m::tensor_again(name, bytes, layer),
        Cloth::Gradient => m::tensor_gradient(name, bytes, layer),
        Cloth::Gone => m::tensor_dropped(name, bytes),
    })
}

fn begins_again(story: &Story) -> Message {
    use msg::checkpointing as m;
    let depth = story.stack().depth();
    match story.settings().policy {
        Policy::Selective => m::again_selective(),
        Policy::Full | Policy::None => m::again_full(),
        policy => m::again_every(policy.segment(depth).map_or(1, |every| every.get())),
    }
}

fn refused(bundle: &Bundle, story: &Story, step: &Step, refusal: Refusal) -> Message {
    use msg::checkpointing as m;
    let size = |bytes| size(bundle, bytes);
    let (tensor, bytes) = (refusal.tensor.to_string(), size(refusal.bytes));
    let (free, limit) = (size(refusal.limit.saturating_sub(refusal.live)), size(refusal.limit));
    match step.op {
        Op::Forward(layer) | Op::Recompute(layer) | Op::Drop(layer) => {
            let waiting = size(story.usage().activations);
            m::refused(layer + 1, tensor, bytes, free, limit, waiting)
        }
        Op::Backward(layer) => m::refused_backward(layer + 1, tensor, bytes, free, limit),
        Op::Loss => m::refused_backward(story.stack().depth(), tensor, bytes, free, limit),
    }
}

fn dropped(bundle: &Bundle, story: &Story, step: &Step, layer: u32) -> Message {
    use msg::checkpointing as m;
    let bytes = size(bundle, freed(step).map(|tensor| story.stack().bytes(tensor)).sum());
    let drops = |wanted: Tensor| freed(step).any(|tensor| tensor == wanted);
    if drops(Tensor::Input(layer)) {
        m::dropped_all(layer + 1, bytes)
    } else if drops(Tensor::Hidden(layer)) {
        m::dropped_checkpoint(layer + 1, bytes)
    } else {
        m::dropped_a(layer + 1, bytes)
    }
}

fn freed(step: &Step) -> impl Iterator<Item = Tensor> {
    let free = |action: &Action| if let Action::Free(tensor) = action { Some(*tensor) } else { None };
    let mut freed: Vec<Tensor> = step.actions.iter().filter_map(free).collect();
    freed.sort_unstable();
    freed.into_iter()
}

fn forward(n: u32) -> String {
    let [x, z, a, y] = [Tensor::Input(n), Tensor::Hidden(n), Tensor::Activated(n), Tensor::Input(n + 1)]
        .map(|tensor| tensor.to_string());
    [&z, " = ", &x, "·W1, ", &a, " = gelu(", &z, "), ", &y, " = ", &x, " + ", &a, "·W2"].concat()
}
