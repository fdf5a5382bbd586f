//! The still picture, the account and the chart, in both languages.
#![allow(clippy::unwrap_used, reason = "tests")]

use demos::heap::{Scene, Story, account, still};
use demos::stage::{Settings, Workload};
use l10n::{Bundle, Dir};

fn bundle(tag: &str) -> Bundle {
    let source =
        std::fs::read_to_string(format!("{}/../../content/demos/heap/{tag}.ftl", env!("CARGO_MANIFEST_DIR"))).unwrap();
    Bundle::new(tag, Dir::Ltr, [("heap", source.as_str())]).unwrap()
}

#[test]
fn the_refusal_is_told_with_its_numbers() {
    let story = Story::new(&Settings::default()).unwrap();
    let refused = story.refused_for_fragmentation().unwrap();
    let step = story.step_before(refused);
    let en = bundle("en");
    assert_eq!(
        en.text(&account::sentence(story.capacity(), step)),
        "8 MiB fit nowhere: 32 MiB are free, but the largest hole has only 4 MiB."
    );
    assert_eq!(account::call(&en, step), "alloc(#17, 8 MiB) → no hole");
    let sw = bundle("sw");
    assert_eq!(
        sw.text(&account::sentence(story.capacity(), step)),
        "MiB 8 haziingii popote: MiB 32 ni huru, lakini tundu kubwa zaidi lina MiB 4 tu."
    );
}

#[test]
fn the_figures_after_the_refusal_are_the_models() {
    let story = Story::new(&Settings::default()).unwrap();
    let refused = story.refused_for_fragmentation().unwrap();
    let metrics = account::metrics(&bundle("en"), &story.state_at(refused).heap.stats(), true);
    let values: Vec<_> = metrics.iter().map(|m| m.value.as_str()).collect();
    assert_eq!(values, ["32 MiB", "32 MiB", "4 MiB", "87.5%"]);
}

#[test]
fn the_neighbouring_scenario_has_no_refusal() {
    let settings = Settings { workload: Workload::NeighboursFreed, ..Settings::default() };
    assert_eq!(Story::new(&settings).unwrap().refused_for_fragmentation(), None);
}

#[test]
fn every_policy_and_seed_plays_to_its_end() {
    for policy in models::heap::Policy::ALL {
        for seed in 1..40 {
            for mib in [16, 64, 256] {
                let settings = Settings { mib, policy, seed, workload: Workload::Random };
                let story = Story::new(&settings).unwrap_or_else(|error| panic!("{settings:?}: {error}"));
                assert!(story.len() > 60, "{settings:?}: only {} steps", story.len());
            }
        }
    }
}

#[test]
fn the_scene_covers_every_byte_once() {
    let settings = Settings { workload: Workload::Random, seed: 5, ..Settings::default() };
    let story = Story::new(&settings).unwrap();
    for position in 0..=story.len() {
        let scene = Scene::new(&story.state_at(position), story.step_before(position));
        let mut at = 0;
        for cell in &scene.cells {
            assert_eq!(cell.range.start, at, "step {position}");
            at = cell.range.end();
        }
        assert_eq!(at, story.capacity(), "step {position}");
    }
}

#[test]
fn the_still_draws_the_refused_request_and_carries_no_colour_and_no_style() {
    for tag in ["en", "sw"] {
        let still = still(&bundle(tag), &Settings::default()).unwrap();
        assert_eq!(still.map.matches(r#"data-s="live""#).count(), 16, "8 blocks, 8 sizes on them");
        assert!(still.map.contains(r#"data-s="fail""#));
        for markup in [&still.map, &still.chart] {
            for bad in ["style=", "#", "rgb(", "font-family"] {
                assert!(!markup.contains(bad), "{bad} in {markup}");
            }
        }
        assert!(still.chart.contains("p-used") && still.chart.contains("p-hole") && still.chart.contains("p-fail"));
        for text in [&still.alt, &still.caption, &still.chart_alt, &still.map, &still.chart] {
            assert!(!text.contains('⟦'), "a message is missing: {text}");
        }
    }
}
