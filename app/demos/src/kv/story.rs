//! The settings played out by the model, standing after one of the steps.

use models::paged_kv::{
    Requests, Serving, ServingError,
    facts::{self, Moment},
};

use super::{Plan, Scene, Settings};

/// Requests on both sides, with the state after so many steps.
#[derive(Clone, Debug)]
pub struct Story {
    settings: Settings,
    moments: Vec<Moment>,
    start: Serving,
    now: Serving,
    plan: Plan,
}

impl Story {
    /// Plays the settings.
    ///
    /// # Errors
    /// When a pool has no room for the longest request.
    pub fn new(settings: Settings) -> Result<Self, ServingError> {
        let start = Serving::new(settings.serving(), settings.requests().draw())?;
        let moments = facts::played(start.clone());
        let rows = moments.iter().map(|moment| moment.paged.running).max().unwrap_or(0);
        let plan = Plan::new(&settings, rows);
        Ok(Self { settings, moments, now: start.clone(), start, plan })
    }

    /// The settings.
    #[must_use]
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// The same story with other settings that do not change it; none where they do.
    #[must_use]
    pub fn kept(&self, settings: Settings) -> Option<Self> {
        let same = Settings { capacity: settings.capacity, ..self.settings };
        (same == settings).then(|| Self { settings, ..self.clone() })
    }

    /// How many steps there are.
    #[must_use]
    pub fn len(&self) -> u32 {
        self.moments.len() as u32
    }

    /// Never: a story has a request, and with it a step.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.moments.is_empty()
    }

    /// The last position that can be reached: while the question is not answered, the one before the first sequence has
    /// filled its blocks and gets another.
    #[must_use]
    pub fn end(&self, held: bool) -> u32 {
        let grows = self.moments.iter().position(|moment| moment.grown > 0);
        match grows {
            Some(step) if held => step as u32,
            _ => self.len(),
        }
    }

    /// The step whose picture shows the answer: the first at which a request waits for a stretch while blocks are free, or
    /// the one where most run.
    #[must_use]
    pub fn answer(&self) -> u32 {
        let waits = |moment: &Moment| moment.contiguous.waiting > 0 && moment.paged.running > moment.contiguous.running;
        let most = self.moments.iter().map(|moment| moment.paged.running).max();
        let fullest = self.moments.iter().position(|moment| waits(moment) && Some(moment.paged.running) == most);
        let first = self.moments.iter().position(waits);
        fullest.or(first).map_or(self.len(), |step| step as u32 + 1)
    }

    /// Steps done.
    #[must_use]
    pub fn position(&self) -> u32 {
        self.now.steps()
    }

    /// Takes it to the state after so many steps.
    pub fn go_to(&mut self, position: u32) {
        let position = position.min(self.len());
        if position < self.position() {
            self.now.clone_from(&self.start);
        }
        while self.position() < position {
            self.now.advance();
        }
    }

    /// Both sides as they stand.
    #[must_use]
    pub fn serving(&self) -> &Serving {
        &self.now
    }

    /// Both sides before the first step.
    #[must_use]
    pub fn start(&self) -> &Serving {
        &self.start
    }

    /// How both sides stand after each step.
    #[must_use]
    pub fn moments(&self) -> &[Moment] {
        &self.moments
    }

    /// How both sides stand now; none before the first step.
    #[must_use]
    pub fn moment(&self) -> Option<&Moment> {
        self.moments.get((self.position() as usize).checked_sub(1)?)
    }

    /// Where everything lies on the map.
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
        Scene::new(&self.now)
    }

    /// The longest sequence, in tokens.
    #[must_use]
    pub fn longest(&self) -> u32 {
        Requests::LONGEST
    }
}
