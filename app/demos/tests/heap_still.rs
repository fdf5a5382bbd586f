//! The still pictures, the account, the table and the chart.
#![allow(clippy::unwrap_used, reason = "tests")]

use demos::heap::{
    DamagedState, HeapState, LONGEST_TABLE, Moment, Scene, Settings, StatePart, Story, Workload, account, still, table,
};
use l10n::{Bundle, Dir};

fn bundle(tag: &str) -> Bundle {
    let [every, heap] = ["demo", "heap"].map(|demo| source(demo, tag));
    Bundle::new(tag, Dir::Ltr, [("demo", every.as_str()), ("heap", heap.as_str())]).unwrap()
}

fn source(demo: &str, tag: &str) -> String {
    let path = format!("{}/../../content/demos/{demo}/{tag}.ftl", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(path).unwrap()
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
        let still = still(&bundle(tag), &Settings::default(), Moment::Answer).unwrap();
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

const LANGUAGES: [&str; 5] = ["sw", "tr", "ms", "sv", "en"];

#[test]
fn the_picture_of_the_question_does_not_tell_its_answer() {
    let settings = Settings::default();
    for tag in LANGUAGES {
        let bundle = bundle(tag);
        let [question, answer] = [Moment::Question, Moment::Answer].map(|at| still(&bundle, &settings, at).unwrap());
        assert!(!question.map.contains(r#"data-s="fail""#) && !question.chart.contains("p-fail"), "{tag}");
        assert_eq!(question.map.matches(r#"<rect class="blk" data-s="live""#).count(), 8, "{tag}");
        let request = bundle.text(&l10n::msg::demo::mib(8_u32));
        assert!(answer.caption.contains(&request), "{tag}: {}", answer.caption);
        for text in [&question.alt, &question.caption, &question.chart_alt] {
            assert!(!text.contains(&request) && !text.contains('⟦'), "{tag}: {text}");
        }
        assert_eq!(question.height, answer.height);
    }
}

#[test]
fn the_table_has_the_models_blocks_and_bytes() {
    let bundle = bundle("en");
    let story = Story::new(&Settings::default()).unwrap();
    let at = |position| table(&bundle, &Scene::new(&story.state_at(position), story.step_before(position)));
    let row = |block: &str, state: &str, address: &str, size: &str| {
        format!(
            "<tr><th scope=\"row\">{block}</th><td>{state}</td><td><bdi>{address}</bdi></td><td><bdi>{size}</bdi></td></tr>"
        )
    };
    assert_eq!(at(0).rows, row("–", "Never written", "0x00000000", "64 MiB"));
    assert_eq!(
        at(2).rows,
        row("1", "Live", "0x00000000", "4 MiB")
            + &row("2", "Written in this step", "0x00400000", "4 MiB")
            + &row("–", "Never written", "0x00800000", "56 MiB")
    );
    let freed = at(17);
    assert!(freed.rows.contains(&row("2", "Free, old bytes still there", "0x00400000", "4 MiB")), "{}", freed.rows);
    assert_eq!(freed.more, "");
}

#[test]
fn a_long_table_is_cut_and_says_so() {
    let bundle = bundle("en");
    let mut longest = 0;
    for seed in 1..=50 {
        let story = Story::new(&Settings { workload: Workload::Random, seed, ..Settings::default() }).unwrap();
        for position in 0..=story.len() {
            let scene = Scene::new(&story.state_at(position), story.step_before(position));
            let table = table(&bundle, &scene);
            longest = longest.max(scene.cells.len());
            assert_eq!(table.rows.matches("<tr>").count(), scene.cells.len().min(LONGEST_TABLE));
            assert_eq!(table.more.is_empty(), scene.cells.len() <= LONGEST_TABLE);
        }
    }
    println!("the longest has {longest} rows");
    let cell = Scene::new(&Story::new(&Settings::default()).unwrap().state_at(0), None).cells[0];
    let mut scene = Scene { cells: vec![cell; LONGEST_TABLE + 1], request: None };
    assert_eq!(table(&bundle, &scene).more, "One more stretch lies at a higher address.");
    scene.cells.extend([cell; 2]);
    let table = table(&bundle, &scene);
    assert_eq!(table.more, "3 more stretches lie at higher addresses.");
    assert_eq!(table.rows.matches("<tr>").count(), LONGEST_TABLE);
}

#[test]
fn a_damaged_link_names_its_part_in_each_language() {
    let labels = ["heap-workload", "heap-size", "heap-policy", "heap-seed", "demo-link-step"];
    let texts = ["x", "random-7", "random-64-worst", "random-64-first-s0", "random-64-first-s1.x"];
    for tag in LANGUAGES {
        let bundle = bundle(tag);
        let source = ["demo", "heap"].map(|demo| source(demo, tag)).concat();
        for (label, text) in labels.into_iter().zip(texts) {
            let word = source.lines().find_map(|line| line.strip_prefix(&format!("{label} = "))).unwrap();
            let said = account::damaged(&bundle, text.parse::<HeapState>().unwrap_err());
            assert!(said.contains(word), "{tag}: {said}");
        }
    }
    assert_eq!("x".parse::<HeapState>(), Err(DamagedState(StatePart::Workload)));
}
