use serde::{Deserialize, Serialize};

/// How much a contiguous system reserves for a sequence when it starts: the three variants of the paper's section 6.1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reservation {
    /// The longest sequence that the model takes.
    #[default]
    Maximum,
    /// The prompt, and for the output the next power of two of its true length: at most twice too much.
    PowersOfTwo,
    /// Exactly what it will need, which no real system knows.
    Oracle,
}

impl Reservation {
    /// All of them, in the paper's order.
    pub const ALL: [Self; 3] = [Self::Maximum, Self::PowersOfTwo, Self::Oracle];

    /// Its name in a menu's value or an address.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Maximum => "maximum",
            Self::PowersOfTwo => "powers-of-two",
            Self::Oracle => "oracle",
        }
    }

    /// The one of that name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|reservation| reservation.name() == name)
    }

    /// Slots that are reserved for a prompt and an output of these lengths, where a sequence has at most `most` tokens.
    /// The keys and values of the last token that is generated are never needed.
    #[must_use]
    pub fn slots(self, prompt: u32, output: u32, most: u32) -> u32 {
        let needed = prompt + output.saturating_sub(1);
        match self {
            Self::Maximum => most.max(needed),
            Self::PowersOfTwo => (prompt + output.checked_next_power_of_two().unwrap_or(output)).min(most.max(needed)),
            Self::Oracle => needed,
        }
    }
}
