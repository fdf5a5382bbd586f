use std::collections::VecDeque;

/// Tokens that were looked up among the cached blocks, and found.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct HitRate {
    /// Requests.
    pub requests: u64,
    /// Their tokens.
    pub queries: u64,
    /// Of these, those found.
    pub hits: u64,
}

/// The share of hits among the latest requests, as vLLM prints it: after `CachingMetrics` of its `metrics.py`.
#[derive(Debug, Clone)]
pub struct RecentHits {
    most: u64,
    recent: VecDeque<HitRate>,
    sum: HitRate,
}

impl RecentHits {
    /// Counts the latest `most` requests; vLLM's own number is 1000.
    #[must_use]
    pub fn new(most: u64) -> Self {
        Self { most, recent: VecDeque::new(), sum: HitRate::default() }
    }

    /// Adds what was seen since the last time. The oldest go as long as there are more requests than may count, but the
    /// newest entry always stays.
    pub fn observe(&mut self, seen: HitRate) {
        if seen.requests == 0 {
            return;
        }
        self.recent.push_back(seen);
        self.sum.requests += seen.requests;
        self.sum.queries += seen.queries;
        self.sum.hits += seen.hits;
        while self.recent.len() > 1 && self.sum.requests > self.most {
            let Some(old) = self.recent.pop_front() else { break };
            self.sum.requests -= old.requests;
            self.sum.queries -= old.queries;
            self.sum.hits -= old.hits;
        }
    }

    /// What counts now.
    #[must_use]
    pub fn sum(&self) -> HitRate {
        self.sum
    }

    /// Hits per query; 0 before the first.
    #[must_use]
    pub fn rate(&self) -> f64 {
        if self.sum.queries == 0 { 0.0 } else { self.sum.hits as f64 / self.sum.queries as f64 }
    }
}
