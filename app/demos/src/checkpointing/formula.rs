//! Published models by their formula: the terms of a layer, and what each policy takes of all layers.

use std::fmt::Write as _;

use l10n::{Arg, Bundle, Message, msg};
use models::{
    checkpointing::{
        Policy,
        transformer::{Footprint, Model, Terms},
    },
    rules::activations::Split,
};

use crate::{markup::escape, words::size};

/// What the model is, in words.
#[must_use]
pub fn title(bundle: &Bundle, model: Model) -> String {
    let layer = model.layer;
    bundle.text(&msg::checkpointing::formula_model(
        model.name,
        model.layers,
        layer.hidden,
        layer.heads,
        layer.batch,
        layer.sequence,
    ))
}

/// The rows of one layer's terms.
#[must_use]
pub fn terms(bundle: &Bundle, model: Model) -> String {
    use msg::checkpointing as m;
    // the models are constants, and a test computes them all
    let Ok(terms) = Terms::of(model.layer, Split::NONE) else { return String::new() };
    let mut rows = String::new();
    let all = [
        (m::term_attention(), "11·s·b·h", terms.attention),
        (m::term_scores(), "5·a·s²·b", terms.scores),
        (m::term_mlp(), "19·s·b·h", terms.mlp),
        (m::term_norms(), "4·s·b·h", terms.norms),
        (m::term_total(), "s·b·h·(34 + 5·a·s/h)", terms.total().unwrap_or_default()),
    ];
    for (word, code, bytes) in all {
        let (word, bytes) = (escape(&bundle.text(&word)), escape(&size(bundle, bytes)));
        write!(rows, "<tr><th scope=\"row\">{word}<code>{code}</code></th><td><bdi>{bytes}</bdi></td></tr>").ok();
    }
    rows
}

/// The rows of the policies: what is kept of all layers, what is computed once more at a time, and what that costs.
#[must_use]
pub fn policies(bundle: &Bundle, model: Model) -> String {
    use msg::checkpointing as m;
    let root = Policy::SqrtN.segment(model.layers).map_or(1, |every| every.get());
    let all: [(Message, Policy); 4] = [
        (m::row_none(), Policy::None),
        (m::row_selective(), Policy::Selective),
        (m::row_full(), Policy::Full),
        (m::row_every(root), Policy::SqrtN),
    ];
    let mut rows = String::new();
    for (word, policy) in all {
        let Ok(footprint) = Footprint::of(model, policy) else { continue };
        let cost = bundle.text(&msg::demo::percent(Arg::percent(footprint.share())));
        let texts = [size(bundle, footprint.kept), size(bundle, footprint.recomputed), cost];
        write!(rows, "<tr><th scope=\"row\">{}</th>", escape(&bundle.text(&word))).ok();
        for text in texts {
            write!(rows, "<td><bdi>{}</bdi></td>", escape(&text)).ok();
        }
        rows.push_str("</tr>");
    }
    rows
}
