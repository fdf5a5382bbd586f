//! One signal a question, so that an answer wakes nothing of the others.

use leptos::prelude::*;

/// A value by question. Copied freely: it holds signals.
pub(super) struct Each<T: 'static>(StoredValue<Vec<RwSignal<T>>>);

impl<T> Clone for Each<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Each<T> {}

impl<T: Copy + Default + PartialEq + Send + Sync + 'static> Each<T> {
    pub(super) fn new(total: usize) -> Self {
        Self(StoredValue::new((0..total).map(|_| RwSignal::new(T::default())).collect()))
    }

    /// The value of a question; the default where there is no such question.
    pub(super) fn get(self, question: usize) -> T {
        self.signal(question).map(|signal| signal.get()).unwrap_or_default()
    }

    /// All of them.
    pub(super) fn all(self) -> Vec<T> {
        self.0.with_value(|signals| signals.iter().map(|signal| signal.get()).collect())
    }

    /// Puts a value in place, and wakes who follows it if it is another one.
    pub(super) fn set(self, question: usize, value: T) {
        if let Some(signal) = self.signal(question).filter(|signal| signal.get_untracked() != value) {
            signal.set(value);
        }
    }

    /// Puts one value in every place.
    pub(super) fn fill(self, value: T) {
        for question in 0..self.0.with_value(Vec::len) {
            self.set(question, value);
        }
    }

    fn signal(self, question: usize) -> Option<RwSignal<T>> {
        self.0.try_with_value(|signals| signals.get(question).copied()).flatten()
    }
}
