//! What a call to the driver costs on the learner's device, measured when asked for.

use gpu::churn::{Churn, ChurnError};
use gpu::{Gpu, MIB};
use l10n::{Arg, Bundle, msg};

use crate::markup::escape;

/// Bytes of the buffers that are measured.
pub(super) const BYTES: u64 = 4 * MIB;
/// Samples of either kind.
const SAMPLES: u32 = 200;

/// How far the measurement is.
#[derive(Clone, Debug, Default)]
pub(super) enum Measured {
    /// Nobody has asked for it.
    #[default]
    Not,
    /// It runs.
    Running,
    /// It is done, on the adapter of that name.
    Done(Box<Churn>, String),
    /// There is no device.
    NoDevice,
    /// It was broken off.
    Failed,
}

pub(super) async fn measure(gpu: Option<&Gpu>) -> Measured {
    let Some(gpu) = gpu else { return Measured::NoDevice };
    let Some(clock) = web_sys::window().and_then(|window| window.performance()) else { return Measured::Failed };
    match gpu::churn::measure(gpu, BYTES, SAMPLES, move || clock.now()).await {
        Ok(churn) => Measured::Done(Box::new(churn), gpu.name().to_string()),
        Err(ChurnError::Allocation(_) | ChurnError::Lost | ChurnError::Clock) => Measured::Failed,
    }
}

impl Measured {
    /// The rows of the table of results; empty where there are none.
    pub(super) fn rows(&self, bundle: &Bundle) -> String {
        use msg::allocator as m;
        let Self::Done(churn, _) = self else { return String::new() };
        let mut out = String::new();
        for (word, series) in [(m::measure_fresh(), &churn.fresh), (m::measure_reused(), &churn.kept)] {
            out.push_str("<tr><th scope=\"row\">");
            out.push_str(&escape(&bundle.text(&word)));
            out.push_str("</th>");
            for micros in [series.median, series.p99] {
                out.push_str("<td><bdi>");
                out.push_str(&escape(&bundle.text(&m::measure_us(Arg::Decimal(micros, 1)))));
                out.push_str("</bdi></td>");
            }
            out.push_str("</tr>");
        }
        out
    }

    /// What is to be said of it.
    pub(super) fn note(&self, bundle: &Bundle) -> String {
        use msg::allocator as m;
        match self {
            Self::Not => String::new(),
            Self::Running => bundle.text(&m::measure_running()),
            Self::NoDevice => bundle.text(&m::measure_none()),
            Self::Failed => bundle.text(&m::measure_failed()),
            Self::Done(churn, adapter) => {
                bundle.text(&m::measure_samples(churn.rounds, churn.fresh.count(), adapter.as_str()))
            }
        }
    }
}
