//! Activations of a layer, the memory of interleaving, and the square-root rule.

use std::num::{NonZeroU32, NonZeroU64};

use models::{
    checkpointing::{
        Policy,
        transformer::{Footprint, Model, Terms},
    },
    rules::{
        activations::{self, FULL_RECOMPUTE_SHARE, Kept, Layer, Split},
        pipeline,
    },
};

use crate::case::Case;

pub(crate) fn check(case: &Case) {
    match case.id.as_str() {
        id if id.starts_with("act.per_layer.") => layer(case),
        id if id.starts_with("act.interleave_factor.") => {
            let factor = pipeline::interleaved_memory_factor(case.positive("/p"), case.positive("/m_interleave"));
            case.rounded("/first_stage_layers_factor", factor, 6);
        }
        id if id.starts_with("act.sqrt_n.") => square_root(case),
        _ => case.unknown(),
    }
}

fn layer(case: &Case) {
    let layer = Layer {
        sequence: case.whole("/s"),
        batch: case.whole("/b"),
        hidden: case.whole("/h"),
        heads: case.whole("/a"),
    };
    let split = |sequence| Split { ranks: case.positive("/t"), sequence };
    let rows = [
        ("none", Kept::All, Split::NONE),
        ("tp", Kept::All, split(false)),
        ("tp_sp", Kept::All, split(true)),
        ("tp_selective", Kept::Selective, split(false)),
        ("tp_sp_selective", Kept::Selective, split(true)),
        ("full", Kept::Input, split(false)),
    ];
    for (name, kept, split) in rows {
        let bytes = activations::layer_bytes(layer, kept, split).unwrap();
        case.equal(&format!("/{name}/bytes"), bytes);
        case.rounded(&format!("/{name}/GiB"), bytes as f64 / (1_u64 << 30) as f64, 4);
        // the same from the terms one by one
        if kept != Kept::Input {
            let terms = Terms::of(layer, split).unwrap();
            let scores = if kept == Kept::Selective { terms.scores } else { 0 };
            assert_eq!(terms.total().unwrap() - scores, bytes, "{}: {name}", case.id);
        }
    }
    // and from a model as the demo has it
    let model = Model::named(case.id.trim_start_matches("act.per_layer.")).unwrap();
    assert_eq!((model.layer, u64::from(model.layers)), (layer, case.whole("/L")), "{}", case.id);
    let kept = |policy| Footprint::of(model, policy).unwrap().kept;
    let one = |kept| activations::layer_bytes(layer, kept, Split::NONE).unwrap() * u64::from(model.layers);
    assert_eq!(kept(Policy::None), one(Kept::All), "{}", case.id);
    assert_eq!(kept(Policy::Selective), one(Kept::Selective), "{}", case.id);
    assert_eq!(kept(Policy::Full), one(Kept::Input), "{}", case.id);
    assert_eq!(kept(Policy::EveryK(NonZeroU32::MIN)), one(Kept::Input), "{}", case.id);
}

fn square_root(case: &Case) {
    let n = case.whole("/n");
    let units = |k| activations::checkpointed_units(n, NonZeroU64::new(k).unwrap()).unwrap();
    let root = activations::square_root_checkpoints(n);
    let best = (1..=n).min_by_key(|&k| units(k)).unwrap();
    case.equal("/k_sqrt", root);
    case.equal("/live", units(root));
    case.equal("/best_k", best);
    case.equal("/min_live", units(best));
    // One segment: everything is alive, and its input, which is not one of the n.
    case.equal("/no_checkpointing", units(1) - 1);
    case.rounded("/extra_forward_fraction_of_step", FULL_RECOMPUTE_SHARE, 4);
}
