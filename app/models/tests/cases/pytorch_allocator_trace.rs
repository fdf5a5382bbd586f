//! Programs traced by hand, compared call by call: the history, the statistics and every block.

use models::caching_allocator::{AllocatorConfig, OutOfMemory, format_size};
use serde_json::{Value, json};

use crate::{allocator_player::Player, case::Case};

pub(crate) fn check(case: &Case) {
    let mut player = Player::of(case);
    let input = case.input("");
    if input.get("max_split_size").is_some() {
        assert_eq!(case.text("/max_split_size"), "unlimited");
        assert_eq!(player.allocator.config().max_split_size, u64::MAX);
    }
    if input.get("page").is_some() {
        assert_eq!(case.whole("/page"), AllocatorConfig::default().large_segment_size);
    }
    for (i, operation) in case.operations().iter().enumerate() {
        for (key, shown) in step(&mut player, i + 1, operation) {
            case.value(&format!("/steps/{i}/{key}"), shown);
        }
    }
}

/// Plays one operation; all that the allocator shows afterwards.
fn step(player: &mut Player, number: usize, operation: &str) -> [(&'static str, Value); 7] {
    let error = player.play(operation).err().map(|error| match error {
        OutOfMemory::Shortage(shortage) => {
            format!("OutOfMemoryError (tried {} B = {})", shortage.tried, format_size(shortage.tried))
        }
        OutOfMemory::TooLarge => error.to_string(),
    });
    let trace = player.events.iter().map(|event| json!({ "action": event.action, "size": event.size }));
    let stats = player.allocator.stats();
    let current = stats.arrays().into_iter().map(|(name, array)| (name.to_owned(), json!(array.all.current)));
    // The cases do not count how often streams were waited for.
    let counts = stats.counts().into_iter().filter(|(name, _)| *name != "num_sync_all_streams");
    let segments = player.allocator.snapshot().into_iter().map(|segment| {
        let blocks: Vec<_> = segment.blocks.iter().map(|block| json!([block.size, block.state])).collect();
        json!({
            "total": segment.total_size,
            "pool": segment.segment_type,
            "expandable": segment.is_expandable,
            "blocks": blocks,
        })
    });
    [
        ("step", json!(number)),
        ("op", json!(operation)),
        ("error", json!(error)),
        ("trace", trace.collect()),
        ("stats", Value::Object(current.collect())),
        ("counters", Value::Object(counts.map(|(name, count)| (name.to_owned(), json!(count))).collect())),
        ("segments", segments.collect()),
    ]
}
