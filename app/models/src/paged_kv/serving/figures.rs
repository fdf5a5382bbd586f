use serde::Serialize;

use crate::paged_kv::Waste;

/// One side after a step.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize)]
pub struct Figures {
    /// Sequences that run.
    pub running: u32,
    /// Sequences that wait for their first token, or to be computed anew.
    pub waiting: u32,
    /// Sequences in the CPU's memory.
    pub swapped: u32,
    /// How often a sequence lost its place so far.
    pub preemptions: u32,
    /// Sequences that are answered.
    pub finished: u32,
    /// Tokens that were generated so far.
    pub generated: u32,
    /// Tokens whose keys and values were computed so far, those that were computed anew counted again.
    pub computed: u32,
    /// What the slots are good for.
    pub waste: Waste,
}
