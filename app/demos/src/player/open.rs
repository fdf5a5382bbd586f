use std::rc::Rc;

use futures_channel::mpsc;
use l10n::{BundleError, Dir};
use web_sys::HtmlElement;

use super::Piece;
use super::events::{Controls, Event};
use super::run::{Player, run};
use crate::panel::Panel;

/// Where a demo lives and what it starts with.
pub struct Host {
    /// The panel that the server wrote.
    pub panel: HtmlElement,
    /// The page's language.
    pub tag: String,
    /// Its direction.
    pub dir: Dir,
    /// The demo's messages in that language, compiled by `l10n::compact`.
    pub words: String,
    /// The scenario that its question opens with, by its name.
    pub scenario: String,
    /// A state of the demo in its own words to open with instead, from a link or from an earlier visit; empty for none.
    pub link: String,
    /// Whether the step that answers the question is held back.
    pub held: bool,
    /// Hears the demo's state in words whenever it has come to rest; an empty text where it stands as the question
    /// opens it.
    pub report: Box<dyn Fn(String)>,
}

/// Why a demo could not start.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// The demo's words do not parse.
    #[error(transparent)]
    Words(#[from] BundleError),
    /// The demo has no such scenario, or its model refused it.
    #[error("the scenario cannot be played")]
    Scenario,
    /// The panel lacks a part.
    #[error("the panel has no place for the canvas")]
    Panel,
}

/// Starts a demo. It asks for a device by itself and shows the same scene without one.
///
/// # Errors
/// When its words, its scenario or its panel are not usable.
pub(crate) fn open<P: Piece>(host: Host) -> Result<Controls, OpenError> {
    let (events, inbox) = mpsc::unbounded();
    let commands = events.clone();
    let send = Rc::new(move |command| {
        commands.unbounded_send(Event::Command(command)).ok();
    });
    let panel = Panel::bind(host.panel.clone(), Rc::clone(&send) as _);
    let player = Player::<P>::new(host, panel, events)?;
    wasm_bindgen_futures::spawn_local(run(player, inbox));
    Ok(Controls { send: Box::new(move |command| send(command)) })
}
