//! All that is stored at once, for the page about progress.

use wasm_bindgen::JsValue;

use super::database::{ANSWERS, ASIDE, LOG, Work};
use super::record::Answer;
use super::trouble::Trouble;
use super::{aside, channel, damage};

/// All that is stored. Whatever reads is there.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Everything {
    /// The answers that stand.
    pub(crate) answers: Vec<Answer>,
    /// Every answer that was given, each question's in the order of time.
    pub(crate) log: Vec<Answer>,
    /// The names of what was ever set aside, in their order.
    pub(crate) aside: Vec<String>,
    /// Why there may be more, or what was set aside just now.
    pub(crate) trouble: Option<Trouble>,
}

/// Reads all that is stored. What does not read is set aside.
pub(crate) async fn everything() -> Everything {
    let mut everything = Everything::default();
    everything.trouble = read(&mut everything).await.err();
    everything
}

async fn read(everything: &mut Everything) -> Result<(), Trouble> {
    let work = Work::begin(&[ANSWERS, LOG, ASIDE]).await?;
    let mut names = aside::sort(&work, ANSWERS, None, |_, answer| everything.answers.push(answer)).await?;
    names.extend(aside::sort(&work, LOG, None, |_, answer| everything.log.push(answer)).await?);
    let pairs: Vec<(JsValue, JsValue)> = work.pairs(ASIDE, None).await?;
    work.finish().await?;
    everything.aside = pairs.iter().map(|(key, value)| aside::name_of(key, value)).collect();
    everything.aside.dedup();
    damage(names)
}

/// Deletes all that is stored, and what was set aside.
///
/// # Errors
/// When it cannot be; everything is still there then.
pub(crate) async fn erase() -> Result<(), Trouble> {
    let work = Work::begin(&[ANSWERS, LOG, ASIDE]).await?;
    for store in [ANSWERS, LOG, ASIDE] {
        work.clear(store)?;
    }
    work.finish().await?;
    channel::tell(None);
    Ok(())
}
