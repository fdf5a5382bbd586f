//! The checkpointing demo without a browser: what it plays, where it lies on the map, and what it says.
#![allow(clippy::unwrap_used, reason = "tests")]

use demos::checkpointing::{
    Cloth, Column, POLICIES, Part, Plan, Scenario, Settings, Story, account, formula, overlay, rows, still,
};
use l10n::Bundle;
use models::checkpointing::{Op, Outcome, Policy, Tensor, transformer};

fn english() -> Bundle {
    let words = ["demo", "checkpointing"].map(|demo| {
        std::fs::read_to_string(format!("{}/../../content/demos/{demo}/en.ftl", env!("CARGO_MANIFEST_DIR"))).unwrap()
    });
    Bundle::new("en", l10n::Dir::Ltr, [("demo", words[0].as_str()), ("checkpointing", words[1].as_str())]).unwrap()
}

fn opened() -> Settings {
    Settings::of(Scenario::LessActivationMemory)
}

#[test]
fn the_question_is_held_before_the_step_that_does_not_fit() {
    let mut story = Story::new(opened()).unwrap();
    assert_eq!((story.end(true), story.end(false)), (10, story.len()));
    assert!(story.moments()[..10].iter().all(|moment| moment.part == Part::KeepAll));
    story.go_to(11);
    let refusal = story.refusal().unwrap();
    assert_eq!(
        (story.moment().unwrap().step.as_ref().unwrap().op, refusal.tensor),
        (Op::Forward(10), Tensor::Activated(10))
    );
    story.go_to(story.len());
    assert!(story.is_done() && story.refusal().is_none());
}

/// Whatever the learner sets, nothing that is dropped and nothing that is refused is to be seen before the answer.
#[test]
fn no_settings_give_the_answer_away() {
    for policy in POLICIES {
        for limit in ["0", "5", "7", "32"] {
            let settings = opened().with("policy", policy).unwrap().with("limit", limit).unwrap();
            let story = Story::new(settings).unwrap();
            for moment in &story.moments()[..story.end(true) as usize] {
                let step = moment.step.as_ref().unwrap();
                assert!(!matches!(step.op, Op::Drop(_) | Op::Recompute(_)), "{policy} {limit}");
                assert_eq!(step.outcome, Outcome::Done, "{policy} {limit}");
            }
        }
    }
}

/// All policies, each step: there is a sentence, every live tensor lies on the map once, and none over another.
#[test]
fn every_step_is_drawn_and_told() {
    let words = english();
    for policy in POLICIES {
        for (depth, limit) in [("8", "0"), ("16", "7"), ("16", "5"), ("32", "10")] {
            let settings = opened().with("policy", policy).unwrap().with("depth", depth).unwrap();
            let mut story = Story::new(settings.with("limit", limit).unwrap()).unwrap();
            for width in [320.0, 640.0] {
                story.fit(width);
                for position in 0..=story.len() {
                    story.go_to(position);
                    let sentence = account::sentence(&words, &story);
                    assert!(!sentence.is_empty() && !sentence.contains('⟦'), "{policy} {position}: {sentence}");
                    let scene = story.scene();
                    let live = scene.cells.iter().filter(|cell| cell.cloth != Cloth::Gone);
                    let bytes: u64 = live.clone().map(|cell| cell.bytes).sum();
                    assert_eq!(bytes, story.usage().total(), "{policy} {position}");
                    assert_eq!(scene.memory.iter().sum::<u64>(), bytes + story.stack().parameter_bytes());
                    assert_eq!(live.count(), story.live().len());
                    let drawn = overlay(&words, &story, None, true);
                    assert!(!drawn.contains("NaN") && !drawn.contains("x=\"-"), "{policy} {position}");
                    assert!(rows(&words, &story).matches("<tr>").count() == story.live().len());
                }
            }
        }
    }
}

#[test]
fn a_point_of_the_map_is_the_tensor_that_is_drawn_there() {
    let story = Story::new(opened()).unwrap();
    let plan = story.plan();
    for layer in 0..=16 {
        for column in Column::ALL {
            let tensor = column.tensor(layer);
            let (row, left, width) = plan.place(tensor).unwrap();
            let (x, y) = ((left + width / 2.0) * plan.width(), f64::from(Plan::top(row)) + 3.0);
            let address = plan.address_at(x, y).unwrap();
            assert_eq!(plan.tensor_at(address), Some(tensor));
            assert_eq!(plan.range(tensor).unwrap().start, address);
        }
    }
    assert_eq!(plan.address_at(100.0, 2.0), None);
    assert_eq!(plan.address_at(1.0, 60.0), None, "the layers' numbers");
}

#[test]
fn what_is_said_of_the_question() {
    let words = english();
    let mut story = Story::new(opened()).unwrap();
    let mut said = |position| {
        story.go_to(position);
        (account::sentence(&words, &story), account::call(&story))
    };
    assert_eq!(
        said(0).0,
        "A network of 16 layers. To run backward, each needs its input x and what it has made of it, z and a: 288 KiB a layer."
    );
    assert_eq!(
        said(1),
        (
            "Layer 1 runs forward. 320 KiB of activations now wait for the backward pass.".to_owned(),
            "z1 = x1·W1, a1 = gelu(z1), x2 = x1 + a1·W2".to_owned()
        )
    );
    assert_eq!(
        said(11),
        (
            "Layer 11 fails: a11 needs 128 KiB, and only 32 KiB of 7 MiB are free. 2.84 MiB of activations are in the way.".to_owned(),
            "alloc(a11) → out of memory".to_owned()
        )
    );
    assert_eq!(
        said(12).0,
        "Everything is given back, and the step begins again. This time only the input of every 4th layer is kept."
    );
    assert_eq!(said(14).1, "free(z1, a1)");
    assert_eq!(said(14).0, "z and a of layer 1 are dropped: 256 KiB. Its input x stays, as a checkpoint.");
    assert!(said(16).0.starts_with("x, z and a of layer 2 are dropped: 288 KiB."));
    let len = Story::new(opened()).unwrap().len();
    assert!(said(len).0.contains("the step is done"), "{}", said(len).0);
}

/// Under the policy nothing changes but the memory and the work.
#[test]
fn keeping_all_is_drawn_beside_as_if_it_had_run_along() {
    for policy in POLICIES {
        let settings = opened().with("policy", policy).unwrap().with("limit", "0").unwrap();
        let story = Story::new(settings).unwrap();
        let plain = story.plain_usage();
        assert_eq!(plain.len(), story.moments().len());
        let most = plain.iter().max().copied().unwrap();
        assert_eq!(most, story.plain().steps().iter().map(|step| step.usage.activations).max().unwrap(), "{policy}");
        let above =
            story.moments().iter().zip(&plain).all(|(moment, plain)| moment.usage.activations <= *plain + (1 << 20));
        assert!(above, "{policy}");
        if settings.policy == Policy::None {
            assert!(story.moments().iter().zip(&plain).all(|(moment, plain)| moment.usage.activations == *plain));
        }
    }
}

#[test]
fn pictures_for_readers_without_scripts() {
    let words = english();
    let answer = still(&words, &opened(), false).unwrap();
    assert!(answer.map.contains("data-s=\"new\"") && answer.map.contains("data-s=\"live\""));
    assert!(answer.caption.contains("Layer 16 runs forward once more"), "{}", answer.caption);
    assert!(answer.alt.contains("Keeping everything takes 4.53 MiB at most"), "{}", answer.alt);
    let before = still(&words, &opened(), true).unwrap();
    assert!(!before.map.contains("data-s=\"new\"") && !before.map.contains("data-s=\"fail\""));
    assert!(before.chart.contains("<polyline") && answer.chart.contains("p-dotted"));
}

#[test]
fn published_models_in_tables() {
    let words = english();
    for model in transformer::MODELS {
        assert_eq!(formula::terms(&words, model).matches("<tr>").count(), 5);
        assert_eq!(formula::policies(&words, model).matches("<tr>").count(), 4);
        assert!(formula::title(&words, model).starts_with(model.name));
    }
    let terms = formula::terms(&words, transformer::MODELS[1]);
    assert!(terms.contains("2.67 GiB") && terms.contains("1.88 GiB"), "{terms}");
    let policies = formula::policies(&words, transformer::MODELS[1]);
    assert!(policies.contains("256.5 GiB") && policies.contains("4.5 GiB") && policies.contains("33.3%"), "{policies}");
}
