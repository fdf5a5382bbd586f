//! The allocator demo without a browser: what it plays, where it lies on the map, and what it says.
#![allow(clippy::unwrap_used, reason = "tests")]

use demos::allocator::{Cloth, Scenario, Settings, Source, Story, account, causes, overlay, still, tables};
use l10n::Bundle;
use models::caching_allocator::{Op, Trace, facts};

fn english() -> Bundle {
    let words = ["demo", "allocator"].map(|demo| {
        std::fs::read_to_string(format!("{}/../../content/demos/{demo}/en.ftl", env!("CARGO_MANIFEST_DIR"))).unwrap()
    });
    Bundle::new("en", l10n::Dir::Ltr, [("demo", words[0].as_str()), ("allocator", words[1].as_str())]).unwrap()
}

fn opened(scenario: Scenario) -> Story {
    Story::new(Settings::of(scenario)).unwrap()
}

#[test]
fn every_question_is_held_before_the_step_that_answers_it() {
    let next = |story: &Story| story.steps()[story.end(true) as usize].clone();
    let fails = opened(Scenario::FailsThoughReserved);
    assert!(facts::shortage(&next(&fails)).is_some_and(|shortage| shortage.enough_bytes()));
    let empties = opened(Scenario::EmptyCacheLive);
    assert_eq!(next(&empties).op, Op::EmptyCache);
    assert!(facts::empty_cache_spares_live_tensors(empties.timeline(), empties.len() as usize - 1));
    let changes = opened(Scenario::ChangingSizes);
    assert!(matches!(next(&changes).op, Op::Alloc { bytes, .. } if bytes == 32 << 20));
    let reserves = opened(Scenario::ReservedAboveAllocated);
    assert!(matches!(next(&reserves).op, Op::Free { .. }));
    assert!(facts::holds_unused_memory(reserves.timeline(), reserves.len() as usize));
    let caches = opened(Scenario::WhyCache);
    assert_eq!(caches.end(true), caches.len(), "nothing in the story gives the answer away");
    for scenario in Scenario::ALL {
        assert_eq!(opened(scenario).end(false), opened(scenario).len());
    }
}

/// All traces under several options, each step: the map has every byte once, and there is a sentence for it.
#[test]
fn every_step_of_every_trace_is_drawn_and_told() {
    let words = english();
    for trace in Trace::ALL {
        for (expandable, max_split_mib, collect_percent) in [(false, 0, 0), (true, 0, 0), (false, 20, 50)] {
            let settings = Settings {
                source: Source::Trace(trace),
                device_mib: trace.device_mib(),
                expandable,
                max_split_mib,
                collect_percent,
                ..Settings::of(Scenario::WhyCache)
            };
            let mut story = Story::new(settings).unwrap();
            for width in [320.0, 640.0] {
                story.fit(width);
                let plan = story.plan();
                let drawn: u64 = plan.pieces().iter().map(|piece| piece.range.len).sum();
                assert_eq!(drawn, plan.slots().iter().map(|slot| slot.range.len).sum::<u64>(), "{trace}");
                assert!(
                    plan.pieces().iter().all(|piece| piece.x >= 0.0 && piece.x + piece.width <= 1.0 + 1e-9),
                    "{trace}"
                );
            }
            for position in 0..=story.len() {
                story.go_to(position);
                let said = account::sentence(&words, &story);
                assert!(said.len() > 10 && !said.contains('{'), "{trace} {position}: {said}");
                let scene = story.scene();
                let reserved: u64 =
                    scene.cells.iter().filter(|cell| cell.cloth != Cloth::Gone).map(|cell| cell.range.len).sum();
                assert_eq!(reserved + scene.device_free, story.timeline().device(), "{trace} {position}");
                assert!(
                    scene.cells.windows(2).all(|two| two[0].range.end() <= two[1].range.start),
                    "{trace} {position}"
                );
                for cell in &scene.cells {
                    assert!(account::block(&words, &story, cell).len() > 5);
                    assert_eq!(story.plan().cut(cell.range).map(|piece| piece.range.len).sum::<u64>(), cell.range.len);
                }
            }
            assert!(overlay(&words, &story, None, true).contains("<text"), "{trace}");
            assert!(tables::history(&words, &story).contains("<code>"), "{trace}");
        }
    }
}

#[test]
fn a_retry_is_told_with_what_it_gave_back() {
    let program = "\
a = alloc(40 MiB)
b = alloc(40 MiB)
free(a)
c = alloc(60 MiB)
free(b)
free(c)
d = alloc(70 MiB)
free(d)
e = alloc(80 MiB)";
    let settings = Settings {
        source: Source::Own(program.to_owned()),
        device_mib: 100,
        collect_percent: 90,
        ..Settings::of(Scenario::WhyCache)
    };
    let mut story = Story::new(settings).unwrap();
    story.go_to(4);
    let words = english();
    let said = account::sentence(&words, &story);
    assert_eq!(said, "c found no room, so PyTorch gave back 40 MiB of its cache. Then the driver had 60 MiB for it.");
}

/// The last sentence of a program on a device of so many MiB.
fn told(device_mib: u32, set: fn(&mut Settings), program: &str) -> String {
    let source = Source::Own(program.to_owned());
    let mut settings = Settings { source, device_mib, ..Settings::of(Scenario::WhyCache) };
    set(&mut settings);
    let mut story = Story::new(settings).unwrap();
    story.go_to(story.len());
    account::sentence(&english(), &story)
}

#[test]
fn sentences_give_the_reason_that_holds() {
    // a segment is larger than the request
    let said = told(100, |_| {}, "a = alloc(88 MiB)\nb = alloc(5 MiB)");
    assert_eq!(
        said,
        "b fails: it needs 5 MiB, but PyTorch asks the driver for 20 MiB at a time, and only 12 MiB are free in all."
    );
    let said = told(100, |set| set.expandable = true, "a = alloc(80 MiB)\nb = alloc(30 MiB)");
    assert_eq!(said, "b fails: 40 MiB are asked of the driver, and only 20 MiB are free in all.");
    // the block is as large as the rounded request
    let said = told(512, |set| set.divisions = 4, "a = alloc(84 MiB)\nfree(a)\nb = alloc(84 MiB)");
    assert_eq!(said, "b takes 96 MiB that PyTorch holds already. The driver is not asked.");
    // below the threshold nothing is collected
    let program = "a = alloc(88 MiB)\nfree(a)\nb = alloc(64 MiB)";
    let said = told(100, |set| (set.max_split_mib, set.collect_percent) = (20, 90), program);
    assert_eq!(said, "b found no room, so PyTorch gave back 88 MiB of its cache. Then the driver had 64 MiB for it.");
    let said = told(100, |set| set.collect_percent = 80, program);
    assert!(!said.starts_with("Old cached blocks"), "{said}: 88 MiB can be split");
    let program = "a = alloc(16 MiB)\nb = alloc(16 MiB)\nc = alloc(30 MiB)\nfree(b)\nempty_cache()";
    let said = told(100, |set| set.expandable = true, program);
    assert_eq!(
        said,
        "No whole page of an expandable segment is free, so nothing goes back to the driver. 80 MiB stay reserved."
    );
}

/// A question's program is held whoever has written it down.
#[test]
fn a_copy_of_the_questions_program_is_held_too() {
    for scenario in Scenario::ALL {
        let own = Settings::of(scenario).with("trace", "own").unwrap();
        let (own, opened) = (Story::new(own).unwrap(), opened(scenario));
        if opened.end(true) < opened.len() {
            assert_eq!(own.end(true), opened.end(true), "{scenario:?}");
        }
        assert_eq!(own.end(false), own.len());
    }
}

#[test]
fn pictures_for_readers_without_scripts() {
    let words = english();
    for scenario in Scenario::ALL {
        let picture = still(&words, &Settings::of(scenario), false).unwrap();
        assert!(picture.alt.contains("free on the GPU") && picture.caption.contains("worked out by the model"));
        assert!(picture.map.contains("data-s=\"live\"") || scenario == Scenario::WhyCache, "{}", picture.alt);
    }
    let fails = still(&words, &Settings::of(Scenario::FailsThoughReserved), false).unwrap();
    assert!(
        fails.caption.contains("J fails: 16 MiB fit nowhere, though 18.21 MiB are free in all"),
        "{}",
        fails.caption
    );
    let rows = causes::rows(&words);
    assert!(rows.contains("81.79 MiB") && rows.contains("86.29 MiB"), "{rows}");
}
