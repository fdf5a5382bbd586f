//! The settings played out by the model, standing after one of the steps.

use models::caching_allocator::{Outcome, Program, State, Step, Timeline, facts};

use super::{Plan, Settings, scene::Scene};

/// A program on the allocator, with the state after so many of its steps.
#[derive(Clone, Debug)]
pub struct Story {
    settings: Settings,
    timeline: Timeline,
    /// The same program with expandable segments switched the other way.
    other: Timeline,
    plan: Plan,
    state: State,
    len: u32,
    /// Whether the operations are those of the question, whoever wrote them down.
    is_the_questions: bool,
}

/// Why settings make no story.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoStory {
    /// A line of the learner's program is no operation.
    #[error(transparent)]
    Program(#[from] models::caching_allocator::ProgramError),
    /// The learner's program has no operation.
    #[error("the program is empty")]
    Empty,
}

impl Story {
    /// Plays the settings.
    ///
    /// # Errors
    /// When the learner's own program is none.
    pub fn new(settings: Settings) -> Result<Self, NoStory> {
        let program = settings.program()?;
        if program.ops().is_empty() {
            return Err(NoStory::Empty);
        }
        let is_the_questions = program.ops() == settings.scenario.trace().program(1).ops();
        let timeline = play(&settings, program.clone());
        let other = play(&Settings { expandable: !settings.expandable, ..settings.clone() }, program);
        let all = timeline.steps().len() as u32;
        let len = settings.scenario.steps().filter(|_| settings.is_the_questions()).unwrap_or(all).min(all);
        let plan = Plan::new(&timeline, len);
        let state = timeline.state_at(0);
        Ok(Self { settings, timeline, other, plan, state, len, is_the_questions })
    }

    /// The settings.
    #[must_use]
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// How many steps there are.
    #[must_use]
    pub fn len(&self) -> u32 {
        self.len
    }

    /// Never: a story has a step.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The last position that can be reached: while the question is not answered, the one before its answer.
    #[must_use]
    pub fn end(&self, held: bool) -> u32 {
        let before = self.settings.scenario.held().filter(|_| held && self.is_the_questions);
        before.unwrap_or(self.len).min(self.len)
    }

    /// Steps done.
    #[must_use]
    pub fn position(&self) -> u32 {
        self.state.steps()
    }

    /// Takes it to the state after so many steps.
    pub fn go_to(&mut self, position: u32) {
        let position = position.min(self.len);
        if position < self.position() {
            self.state = self.timeline.state_at(position as usize);
        }
        while self.position() < position
            && let Some(step) = self.timeline.steps().get(self.position() as usize)
        {
            self.state.apply(&step.op);
        }
    }

    /// The step just done; none at the start.
    #[must_use]
    pub fn step(&self) -> Option<&Step> {
        self.timeline.steps().get((self.position() as usize).checked_sub(1)?)
    }

    /// The steps of the story.
    #[must_use]
    pub fn steps(&self) -> &[Step] {
        &self.timeline.steps()[..self.len as usize]
    }

    /// The steps of the same program with expandable segments switched the other way.
    #[must_use]
    pub fn other_steps(&self) -> &[Step] {
        &self.other.steps()[..self.len as usize]
    }

    /// Whether the step just done is a request that failed.
    #[must_use]
    pub fn failed(&self) -> bool {
        matches!(self.step(), Some(Step { outcome: Outcome::Failed(_), .. }))
    }

    /// The state.
    #[must_use]
    pub fn state(&self) -> &State {
        &self.state
    }

    /// The program.
    #[must_use]
    pub fn program(&self) -> &Program {
        self.timeline.program()
    }

    /// The timeline.
    #[must_use]
    pub fn timeline(&self) -> &Timeline {
        &self.timeline
    }

    /// Where each segment of the story has its place.
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

    /// The step where the question's answer shows, for a still picture: its first failure, its call, or its end.
    #[must_use]
    pub fn answer(&self) -> u32 {
        match self.settings.scenario.held() {
            Some(held)
                if self.settings.is_the_questions()
                    && facts::shortage(&self.timeline.steps()[held as usize]).is_some() =>
            {
                held + 1
            }
            _ => self.len,
        }
    }
}

fn play(settings: &Settings, program: Program) -> Timeline {
    Timeline::run(settings.device(), settings.config(), program)
}
