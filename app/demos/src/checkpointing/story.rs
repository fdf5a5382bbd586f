//! The settings played out by the model, standing after one of the steps.

use models::checkpointing::{
    Action, Flops, Live, Op, Outcome, Policy, Refusal, ShapeError, Stack, Step, Tensor, Timeline, Usage, follow,
};

use super::{Plan, Settings, scene::Scene};

/// A training step with its policy. Where keeping everything does not fit, that is tried first.
#[derive(Clone, Debug)]
pub struct Story {
    settings: Settings,
    stack: Stack,
    /// The step under its policy.
    own: Timeline,
    /// The step with everything kept and no limit: what it is compared with.
    plain: Timeline,
    moments: Vec<Moment>,
    plan: Plan,
    position: u32,
    live: Live,
}

/// One step of the story.
#[derive(Clone, Debug)]
pub struct Moment {
    /// Which attempt it is of.
    pub part: Part,
    /// What was done; none where everything is given back.
    pub step: Option<Step>,
    /// What is live after it.
    pub usage: Usage,
}

/// The parts of a story.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// Everything is kept, and does not fit.
    KeepAll,
    /// Everything is given back.
    Release,
    /// The policy.
    Own,
}

impl Story {
    /// Plays the settings.
    ///
    /// # Errors
    /// When they make no network.
    pub fn new(settings: Settings) -> Result<Self, ShapeError> {
        let stack = settings.stack()?;
        let own = Timeline::run(stack, settings.policy, settings.limit());
        let plain = Timeline::run(stack, Policy::None, None);
        let mut moments = Vec::new();
        if settings.policy.drops() {
            let first = Timeline::run(stack, Policy::None, settings.limit());
            if first.refusal().is_some() {
                moments.extend(first.steps().iter().map(|step| moment(Part::KeepAll, step)));
                moments.push(Moment { part: Part::Release, step: None, usage: Usage::default() });
            }
        }
        moments.extend(own.steps().iter().map(|step| moment(Part::Own, step)));
        let plan = Plan::new(stack);
        Ok(Self { settings, stack, own, plain, moments, plan, position: 0, live: Live::new() })
    }

    /// The settings.
    #[must_use]
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// The network.
    #[must_use]
    pub fn stack(&self) -> Stack {
        self.stack
    }

    /// The step under its policy.
    #[must_use]
    pub fn own(&self) -> &Timeline {
        &self.own
    }

    /// The step with everything kept and no limit.
    #[must_use]
    pub fn plain(&self) -> &Timeline {
        &self.plain
    }

    /// All steps.
    #[must_use]
    pub fn moments(&self) -> &[Moment] {
        &self.moments
    }

    /// How many steps there are.
    #[must_use]
    pub fn len(&self) -> u32 {
        self.moments.len() as u32
    }

    /// Never: a story has a step.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.moments.is_empty()
    }

    /// The last position that can be reached: while the question is not answered, that before the first refusal and before
    /// anything is dropped, whatever the settings.
    #[must_use]
    pub fn end(&self, held: bool) -> u32 {
        let tells = |moment: &Moment| match &moment.step {
            Some(step) => matches!(step.op, Op::Drop(_)) || step.outcome != Outcome::Done,
            None => true,
        };
        let first = self.moments.iter().position(tells).filter(|_| held);
        first.map_or(self.len(), |first| first as u32)
    }

    /// The step that shows the question's answer in a picture: a segment has been computed once more, and goes backward
    /// next.
    #[must_use]
    pub fn answer(&self) -> u32 {
        let next = self.moments.iter().position(|moment| {
            let is_backward = matches!(moment.step, Some(Step { op: Op::Backward(_), .. }));
            moment.part == Part::Own && is_backward && self.settings.policy.drops()
        });
        next.map_or(self.len(), |next| next as u32)
    }

    /// Steps done.
    #[must_use]
    pub fn position(&self) -> u32 {
        self.position
    }

    /// Takes it to the state after so many steps.
    pub fn go_to(&mut self, position: u32) {
        let position = position.min(self.len());
        if position < self.position {
            self.position = 0;
            self.live.clear();
        }
        while self.position < position {
            match self.moments.get(self.position as usize).and_then(|moment| moment.step.as_ref()) {
                Some(step) => follow(&mut self.live, step, self.position),
                None => self.live.clear(),
            }
            self.position += 1;
        }
    }

    /// The step just done; none at the start.
    #[must_use]
    pub fn moment(&self) -> Option<&Moment> {
        self.moments.get((self.position as usize).checked_sub(1)?)
    }

    /// What was refused in the step just done.
    #[must_use]
    pub fn refusal(&self) -> Option<Refusal> {
        match self.moment()?.step.as_ref()?.outcome {
            Outcome::Refused(refusal) => Some(refusal),
            Outcome::Done => None,
        }
    }

    /// The live tensors.
    #[must_use]
    pub fn live(&self) -> &Live {
        &self.live
    }

    /// What is live.
    #[must_use]
    pub fn usage(&self) -> Usage {
        self.moment().map(|moment| moment.usage).unwrap_or_default()
    }

    /// The tensors that this attempt has had until now, live or not.
    #[must_use]
    pub fn seen(&self) -> Vec<Tensor> {
        let mut seen: Vec<Tensor> = self
            .this_attempt()
            .filter_map(|moment| moment.step.as_ref())
            .filter(|step| step.outcome == Outcome::Done)
            .flat_map(|step| &step.actions)
            .filter_map(|action| if let Action::Alloc(tensor) = action { Some(*tensor) } else { None })
            .collect();
        seen.sort_unstable();
        seen.dedup();
        seen
    }

    /// The most bytes of activations that this attempt has had live until now.
    #[must_use]
    pub fn peak_so_far(&self) -> u64 {
        let steps = self.this_attempt().filter_map(|moment| moment.step.as_ref());
        steps.map(|step| step.peak.activations).max().unwrap_or(0)
    }

    /// What this attempt has computed until now.
    #[must_use]
    pub fn flops(&self) -> Flops {
        let mut flops = Flops::default();
        for step in self.this_attempt().filter_map(|moment| moment.step.as_ref()) {
            flops += step.flops;
        }
        flops
    }

    /// Whether the step is done to its end.
    #[must_use]
    pub fn is_done(&self) -> bool {
        self.position == self.len() && self.own.refusal().is_none()
    }

    /// What keeping everything would have live after each step: that of as many layers run forward and backward.
    #[must_use]
    pub fn plain_usage(&self) -> Vec<u64> {
        let (mut forward, mut backward, mut lost) = (0, 0, false);
        self.moments
            .iter()
            .map(|moment| {
                let Some(step) = moment.step.as_ref().filter(|_| moment.part == Part::Own) else {
                    return moment.usage.activations;
                };
                match step.op {
                    Op::Forward(layer) => forward = layer + 1,
                    Op::Loss => lost = true,
                    Op::Backward(_) => backward += 1,
                    Op::Drop(_) | Op::Recompute(_) => {}
                }
                // forward steps, the loss, and backward steps come one after the other there
                let done = forward + u32::from(lost) + backward;
                let step = (done as usize).checked_sub(1).and_then(|at| self.plain.steps().get(at));
                step.map_or(0, |step| step.usage.activations)
            })
            .collect()
    }

    /// Where each tensor has its place.
    #[must_use]
    pub fn plan(&self) -> &Plan {
        &self.plan
    }

    /// Lays the map out for that width, in CSS pixels.
    pub fn fit(&mut self, width: f64) {
        self.plan.fit(width);
    }

    /// What is to be seen.
    #[must_use]
    pub fn scene(&self) -> Scene {
        Scene::new(self)
    }

    /// The steps of the present attempt, up to here.
    fn this_attempt(&self) -> impl Iterator<Item = &Moment> {
        let part = self.moment().map(|moment| moment.part);
        self.moments[..self.position as usize].iter().filter(move |moment| Some(moment.part) == part)
    }
}

fn moment(part: Part, step: &Step) -> Moment {
    Moment { part, usage: step.usage, step: Some(step.clone()) }
}
