//! The demo of a cache in blocks without a browser: what it plays, where it lies on the map, and what it says.
#![allow(clippy::unwrap_used, reason = "tests")]

use demos::kv::{Cloth, Settings, Side, Story, account, capacity, overlay, scenario, still, tables};
use l10n::Bundle;
use models::{
    heap::Range,
    paged_kv::{BlockId, BlockPool, Lengths, Reservation, ServingError},
};

fn english() -> Bundle {
    let words = ["demo", "kv"].map(|demo| {
        std::fs::read_to_string(format!("{}/../../content/demos/{demo}/en.ftl", env!("CARGO_MANIFEST_DIR"))).unwrap()
    });
    Bundle::new("en", l10n::Dir::Ltr, [("demo", words[0].as_str()), ("kv", words[1].as_str())]).unwrap()
}

fn opened() -> Settings {
    scenario("what-paging-manages").unwrap()
}

/// Settings that reach every kind of step: sharing, sampling, both kinds of preemption, every block size.
fn many() -> Vec<Settings> {
    let mut all = vec![opened()];
    for block_exponent in 0..=7 {
        all.push(Settings { block_exponent, slots: 512, ..opened() });
    }
    for swap in [false, true] {
        let lengths = Lengths::Long;
        all.push(Settings { slots: 256, rate: 20, lengths, swap, seed: 7, ..opened() });
        all.push(Settings {
            slots: 256,
            rate: 20,
            lengths,
            swap,
            samples: 4,
            prefix: 40,
            block_exponent: 3,
            ..opened()
        });
    }
    for reservation in Reservation::ALL {
        all.push(Settings { reservation, prefix: 48, rate: 20, ..opened() });
    }
    all.push(Settings { slots: 2048, samples: 4, rate: 20, lengths: Lengths::Short, ..opened() });
    all
}

#[test]
fn the_question_is_held_before_the_first_block_that_comes_on_demand() {
    let mut story = Story::new(opened()).unwrap();
    let held = story.end(true);
    assert!(story.moments()[..held as usize].iter().all(|moment| moment.grown == 0));
    assert!(story.moments()[held as usize].grown > 0);
    assert_eq!(story.end(false), story.len());
    story.go_to(held + 1);
    let said = account::sentence(&english(), &story);
    assert!(said.contains("filled its blocks") || said.contains("have filled their blocks"), "{said}");
}

/// The same requests and the same memory: more run in blocks, and the slots are good for more.
#[test]
fn the_picture_of_the_answer_shows_a_request_that_waits_for_a_stretch() {
    let mut story = Story::new(opened()).unwrap();
    story.go_to(story.answer());
    let (paged, contiguous) = (*story.serving().paged().figures(), *story.serving().contiguous().figures());
    assert!(paged.running > contiguous.running && contiguous.waiting > 0, "{paged:?} {contiguous:?}");
    assert!(paged.waste.used > 2 * contiguous.waste.used, "{paged:?} {contiguous:?}");
    let words = english();
    let picture = still(&words, &opened(), false).unwrap();
    assert!(picture.caption.contains("there is no stretch long enough"), "{}", picture.caption);
    assert_ne!(picture, still(&words, &opened(), true).unwrap());
}

/// Many settings, each step: a sentence, every slot drawn once, and what the figures count is what is drawn.
#[test]
fn every_step_is_drawn_and_told() {
    let words = english();
    for settings in many() {
        let mut story = Story::new(settings).unwrap();
        for position in 0..=story.len() {
            story.go_to(position);
            let said = account::sentence(&words, &story);
            assert!(said.len() > 10 && !said.contains(['{', '⟦', '[']), "{settings:?} {position}: {said}");
            assert!(said.starts_with(|first: char| first.is_uppercase() || first.is_ascii_digit()), "{said}");
            assert!(!said.contains("  ") && !said.contains(". has"), "{settings:?} {position}: {said}");
            let scene = story.scene();
            let count = |side: Side, wanted: &[Cloth]| {
                scene.slots(side).iter().filter(|cloth| wanted.contains(cloth)).count() as u32
            };
            let (paged, contiguous) = (story.serving().paged().figures(), story.serving().contiguous().figures());
            for (side, waste) in [(Side::Paged, paged.waste), (Side::Contiguous, contiguous.waste)] {
                let place = format!("{settings:?} {position} {side:?}");
                assert_eq!(count(side, &[Cloth::Live, Cloth::New]), waste.used, "{place}");
                assert_eq!(count(side, &[Cloth::Reserved]), waste.reserved, "{place}");
                assert_eq!(count(side, &[Cloth::Internal]), waste.internal, "{place}");
            }
            let size = settings.block_tokens().get() as usize;
            assert!(scene.paged[..size].iter().all(|cloth| *cloth == Cloth::Null));
            for (start, slots, _) in &scene.stretches {
                assert!(
                    scene.contiguous[*start as usize..(start + slots) as usize]
                        .iter()
                        .all(|cloth| { !matches!(cloth, Cloth::Free | Cloth::Stale | Cloth::Cached) })
                );
            }
        }
        for width in [320.0, 640.0] {
            story.fit(width);
            let drawn = overlay(&words, &story, None, true);
            assert!(!drawn.contains("NaN") && !drawn.contains("x=\"-"), "{settings:?}");
        }
    }
}

#[test]
fn a_logical_block_leads_to_its_physical_one() {
    let mut story = Story::new(opened()).unwrap();
    story.go_to(story.end(true));
    let words = english();
    let plan = story.plan();
    let sequence = story.serving().paged().scheduler().running()[0];
    let blocks = story.serving().paged().table(sequence).unwrap().blocks().to_vec();
    for (logical, block) in (0..).zip(&blocks) {
        let range = plan.logical(sequence, logical);
        let told = account::chosen(&words, &story, range);
        assert!(told.starts_with(&format!("A, logical block {logical} → physical block {}:", block.0)), "{told}");
        let back = account::chosen(&words, &story, plan.block(*block));
        assert_eq!(back, format!("Physical block {}: logical block {logical} of A", block.0));
        let with = overlay(&words, &story, Some(range), false);
        assert!(
            with.matches("class=\"link").count() > overlay(&words, &story, None, false).matches("class=\"link").count()
        );
    }
    assert_eq!(
        account::chosen(&words, &story, plan.block(BlockPool::NULL)),
        "Block 0, the null block: vLLM gives it to nobody"
    );
    let free = (1..).map(BlockId).find(|block| {
        let pool = story.serving().paged().scheduler().manager().pool();
        pool.block(*block).references == 0
    });
    let free = free.unwrap();
    assert_eq!(account::chosen(&words, &story, plan.block(free)), format!("Physical block {}: free", free.0));
    let stretch = account::chosen(&words, &story, plan.range(Side::Contiguous, 3, 1));
    assert!(stretch.starts_with("Stretch of A: 128 slots, "), "{stretch}");
    let nothing = Range { start: plan.range(Side::Contiguous, 511, 1).start, len: 1 };
    assert!(!account::chosen(&words, &story, nothing).is_empty());
}

#[test]
fn shared_blocks_and_copies_are_told() {
    let settings = Settings { prefix: 40, samples: 2, rate: 20, ..opened() };
    let mut story = Story::new(settings).unwrap();
    let words = english();
    let mut told = String::new();
    for position in 0..=story.len() {
        story.go_to(position);
        told.push_str(&account::sentence(&words, &story));
    }
    for part in ["are there already: it shares them", "They share the prompt’s blocks", "it gets a copy, block"] {
        assert!(told.contains(part), "{part}");
    }
}

#[test]
fn both_kinds_of_preemption_are_told() {
    let words = english();
    for (swap, part) in [
        (false, "loses its own and will be computed again"),
        (true, "blocks of D move to the CPU’s memory"),
        (true, "comes back from the CPU’s memory"),
    ] {
        let settings = Settings { slots: 256, rate: 20, lengths: Lengths::Long, swap, ..opened() };
        let mut story = Story::new(settings).unwrap();
        let told = (0..=story.len()).any(|position| {
            story.go_to(position);
            account::sentence(&words, &story).contains(part)
        });
        assert!(told, "{part}");
    }
}

#[test]
fn what_makes_no_story_is_said() {
    let small = ServingError::Small { slots: 64, needed: 128 };
    let said = account::no_story(&english(), small);
    assert_eq!(said, "The pool has 64 slots in whole blocks or stretches, and the longest request needs 128.");
}

/// Llama 3.1 8B in 16 bits: 2 · 32 layers · 8 heads · 128 · 2 B a token.
#[test]
fn the_room_of_a_real_gpu_is_calculated() {
    let words = english();
    let rows = capacity::rows(&words, &opened());
    assert!(rows.contains("2 · 32 · 8 · 128 · 2 B = 128 KiB"), "{rows}");
    assert!(rows.contains(">2 MiB<"), "{rows}");
    assert_eq!(capacity::note(&words, &opened()), "");
    let small = opened().with("memory", "8").unwrap();
    assert_eq!(capacity::note(&words, &small), "The weights alone do not fit: vLLM would refuse to start.");
    let long = opened().with("memory", "24").unwrap().with("tokens", "131072").unwrap();
    assert_eq!(capacity::note(&words, &long), "Not even one request of this length fits: vLLM would refuse to start.");
}

#[test]
fn tables_tell_every_sequence_and_all_slots() {
    let mut story = Story::new(opened()).unwrap();
    story.go_to(story.answer());
    let words = english();
    let (rows, more) = tables::sequences(&words, &story);
    assert_eq!(rows.matches("<tr>").count() as u32, story.serving().paged().figures().running);
    assert_eq!(more, "");
    let waste = tables::waste(&words, &story);
    assert_eq!(waste.matches("<tr>").count(), 9);
}
