//! One training step, buffer by buffer.

use std::collections::BTreeMap;

use super::{
    flops::Flops,
    plan::{self, Action, Op},
    policy::Policy,
    stack::Stack,
    tensor::{Kind, Tensor},
};

/// A training step of a stack under a policy, up to its end or to the first refusal.
#[derive(Debug, Clone)]
pub struct Timeline {
    stack: Stack,
    policy: Policy,
    limit: Option<u64>,
    steps: Vec<Step>,
}

/// One operation and what came of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Step {
    /// The operation.
    pub op: Op,
    /// What was done, in this order. A refused operation frees what it has allocated.
    pub actions: Vec<Action>,
    /// What came of it.
    pub outcome: Outcome,
    /// What is live after it.
    pub usage: Usage,
    /// The most that was live at any time of it.
    pub peak: Peak,
    /// What it has computed.
    pub flops: Flops,
}

/// What came of an operation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Outcome {
    /// It was done.
    Done,
    /// A buffer did not fit, and the step ends here.
    Refused(Refusal),
}

/// A buffer that did not fit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Refusal {
    /// What was asked for.
    pub tensor: Tensor,
    /// Its bytes.
    pub bytes: u64,
    /// What was live then, weights and their gradients included.
    pub live: u64,
    /// What may be live.
    pub limit: u64,
}

/// Live bytes beside the weights and their gradients.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Usage {
    /// x, z and a.
    pub activations: u64,
    /// Gradients of them.
    pub gradients: u64,
}

impl Usage {
    /// Both.
    #[must_use]
    pub fn total(self) -> u64 {
        self.activations + self.gradients
    }
}

/// The most that was live, of each kind and of both; the three need not have met.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Peak {
    /// x, z and a.
    pub activations: u64,
    /// Gradients of them.
    pub gradients: u64,
    /// Both together.
    pub total: u64,
}

impl Peak {
    fn max(self, other: Self) -> Self {
        Self {
            activations: self.activations.max(other.activations),
            gradients: self.gradients.max(other.gradients),
            total: self.total.max(other.total),
        }
    }
}

impl From<Usage> for Peak {
    fn from(usage: Usage) -> Self {
        Self { activations: usage.activations, gradients: usage.gradients, total: usage.total() }
    }
}

/// The live tensors.
pub type Live = BTreeMap<Tensor, Held>;

/// Since when a tensor is live.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Held {
    /// The step that has allocated it, from 0.
    pub since: u32,
    /// Whether it was computed once more.
    pub recomputed: bool,
}

impl Timeline {
    /// Plays a step. With a limit the bytes of weights, weight gradients, activations and their gradients together never
    /// exceed it: the first buffer that would is refused, and the step ends there.
    #[must_use]
    pub fn run(stack: Stack, policy: Policy, limit: Option<u64>) -> Self {
        let mut player = Player { stack, limit, usage: Usage::default() };
        let mut steps = Vec::new();
        for op in plan::ops(stack, policy) {
            let step = player.play(op, &plan::actions(stack, policy, op));
            let refused = step.outcome != Outcome::Done;
            steps.push(step);
            if refused {
                break;
            }
        }
        Self { stack, policy, limit, steps }
    }

    /// The stack.
    #[must_use]
    pub fn stack(&self) -> Stack {
        self.stack
    }

    /// The policy.
    #[must_use]
    pub fn policy(&self) -> Policy {
        self.policy
    }

    /// What may be live, in bytes.
    #[must_use]
    pub fn limit(&self) -> Option<u64> {
        self.limit
    }

    /// The steps.
    #[must_use]
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// The live tensors after so many steps.
    #[must_use]
    pub fn live_at(&self, steps: usize) -> Live {
        let mut live = Live::new();
        for (since, step) in (0..).zip(self.steps.iter().take(steps)) {
            follow(&mut live, step, since);
        }
        live
    }

    /// The refusal that ended the step.
    #[must_use]
    pub fn refusal(&self) -> Option<Refusal> {
        match self.steps.last()?.outcome {
            Outcome::Refused(refusal) => Some(refusal),
            Outcome::Done => None,
        }
    }

    /// The most that was live at any time, weights and their gradients left out.
    #[must_use]
    pub fn peak(&self) -> Peak {
        self.steps.iter().fold(Peak::default(), |peak, step| peak.max(step.peak))
    }

    /// What was computed.
    #[must_use]
    pub fn flops(&self) -> Flops {
        let mut flops = Flops::default();
        for step in &self.steps {
            flops += step.flops;
        }
        flops
    }
}

/// Brings the live tensors over a step.
pub fn follow(live: &mut Live, step: &Step, since: u32) {
    let recomputed = matches!(step.op, Op::Recompute(_));
    for action in &step.actions {
        match *action {
            Action::Alloc(tensor) => drop(live.insert(tensor, Held { since, recomputed })),
            Action::Free(tensor) => drop(live.remove(&tensor)),
            Action::Compute(_) | Action::Refuse(_) => {}
        }
    }
}

struct Player {
    stack: Stack,
    limit: Option<u64>,
    usage: Usage,
}

impl Player {
    fn play(&mut self, op: Op, planned: &[Action]) -> Step {
        let mut step = Step {
            op,
            actions: Vec::with_capacity(planned.len()),
            outcome: Outcome::Done,
            usage: self.usage,
            peak: self.usage.into(),
            flops: Flops::default(),
        };
        for &action in planned {
            if let Action::Alloc(tensor) = action
                && let Some(refusal) = self.refuses(tensor)
            {
                step.outcome = Outcome::Refused(refusal);
                let left = still_live(&step.actions);
                step.actions.push(Action::Refuse(tensor));
                for tensor in left {
                    self.apply(Action::Free(tensor), &mut step);
                }
                break;
            }
            self.apply(action, &mut step);
        }
        step.usage = self.usage;
        step
    }

    fn refuses(&self, tensor: Tensor) -> Option<Refusal> {
        let bytes = self.stack.bytes(tensor);
        let live = self.stack.parameter_bytes() + self.usage.total();
        let limit = self.limit.filter(|limit| live + bytes > *limit)?;
        Some(Refusal { tensor, bytes, live, limit })
    }

    fn apply(&mut self, action: Action, step: &mut Step) {
        match action {
            Action::Alloc(tensor) => {
                *self.count(tensor) += self.stack.bytes(tensor);
                step.peak = step.peak.max(self.usage.into());
            }
            Action::Free(tensor) => *self.count(tensor) -= self.stack.bytes(tensor),
            Action::Compute(compute) => {
                let flops = self.stack.flops(compute);
                match step.op {
                    Op::Forward(_) => step.flops.forward += flops,
                    Op::Recompute(_) => step.flops.recomputed += flops,
                    Op::Drop(_) | Op::Loss | Op::Backward(_) => step.flops.backward += flops,
                }
            }
            Action::Refuse(_) => {}
        }
        step.actions.push(action);
    }

    fn count(&mut self, tensor: Tensor) -> &mut u64 {
        match tensor.kind() {
            Kind::Activation => &mut self.usage.activations,
            Kind::Gradient => &mut self.usage.gradients,
        }
    }
}

/// What these actions have allocated and not freed, the latest first.
fn still_live(actions: &[Action]) -> Vec<Tensor> {
    let mut live = Vec::new();
    for action in actions {
        match *action {
            Action::Alloc(tensor) => live.insert(0, tensor),
            Action::Free(tensor) => live.retain(|held| *held != tensor),
            Action::Compute(_) | Action::Refuse(_) => {}
        }
    }
    live
}
