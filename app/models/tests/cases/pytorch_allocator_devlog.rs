//! The worked examples of PyTorch's post about the allocator.

use models::caching_allocator::{Action, AllocatorConfig, BlockState};

use crate::{
    allocator_player::{LARGE_DEVICE, Player, statements},
    case::Case,
};

pub(crate) fn check(case: &Case) {
    match case.id.as_str() {
        "alloc.devlog.small_then_large" => {
            plain(case);
        }
        "alloc.devlog.large_then_small" => {
            let player = plain(case);
            let halves = [(16, BlockState::ActiveAllocated); 2];
            assert!(player.allocator.snapshot().iter().all(|segment| segment.total_size == 32 << 20));
            assert_eq!(player.layout_mib(), halves.repeat(4));
            case.words("/final_layout");
        }
        "alloc.devlog.split_merge" => split_and_merge(case),
        "alloc.devlog.expandable_8x16" => growth(case),
        "alloc.devlog.expandable_small_then_large" => reuse(case),
        "alloc.devlog.expandable_pinned" => pinned(case),
        "alloc.devlog.one_mib_loophole" => loophole(case),
        _ => case.unknown(),
    }
}

/// Reserved memory and segments after each operation.
fn plain(case: &Case) -> Player {
    let mut player = Player::of(case);
    let (mut reserved, mut segments) = (Vec::new(), Vec::new());
    for operation in case.texts("/ops") {
        player.play(&operation).unwrap();
        reserved.push(player.reserved_mib());
        segments.push(player.allocator.stats().segment.all.current);
    }
    case.value("/reserved_mib", reserved);
    case.value("/segments", segments);
    player
}

fn split_and_merge(case: &Case) {
    let mut player = Player::of(case);
    let mut layouts = Vec::new();
    let mut one_segment = true;
    for operation in case.texts("/ops") {
        player.play(&operation).unwrap();
        one_segment &= player.allocator.snapshot().len() == 1;
        let layout = player.layout_mib().into_iter().map(|(mib, state)| (mib.to_string(), word(state)));
        layouts.push(layout.collect::<Vec<_>>());
    }
    case.value("/layouts_mib", layouts);
    case.value("/one_segment", one_segment);
}

fn growth(case: &Case) {
    let mut player = Player::of(case);
    let (mut mapped, mut tail) = (Vec::new(), Vec::new());
    for operation in statements(&case.text("/ops")) {
        player.play(&operation).unwrap();
        mapped.push(player.reserved_mib());
        let last = player.layout_mib().pop();
        tail.push(last.filter(|(_, state)| *state == BlockState::Inactive).map_or(0, |(mib, _)| mib));
    }
    case.value("/mapped_mib", mapped);
    case.value("/free_tail_mib", tail);
}

fn reuse(case: &Case) {
    let mut player = Player::of(case);
    let mut reserved = Vec::new();
    for operation in case.texts("/ops") {
        player.play(&operation).unwrap();
        reserved.push(player.reserved_mib());
        if let [(mib, BlockState::Inactive)] = player.layout_mib()[..] {
            case.same("/after_free", &format!("one inactive block of {mib} MiB"));
        }
    }
    case.value("/reserved_mib", reserved);
    // The last operation only reuses.
    case.value("/no_new_pages", player.events.iter().all(|event| event.action == Action::Alloc));
}

/// Reserved memory is asked for where something is allocated.
fn pinned(case: &Case) {
    let mut player = Player::of(case);
    let mut reserved = Vec::new();
    for operation in case.texts("/ops") {
        player.play(&operation).unwrap();
        match operation.as_str() {
            "free big,t1,t3" => case.value("/layout_after_free_all", player.layout_mib()),
            free if free.starts_with("free") => {}
            allocation => {
                reserved.push(player.reserved_mib());
                if allocation.starts_with("big") {
                    case.value("/layout_after_big", player.layout_mib());
                }
            }
        }
    }
    case.value("/reserved_mib", reserved);
}

/// The same with and without expandable segments.
fn loophole(case: &Case) {
    for expandable_segments in [false, true] {
        for (operations, reserved) in [("/ops_a", "/reserved_mib_a"), ("/ops_b", "/reserved_mib_b")] {
            let config = AllocatorConfig { expandable_segments, ..AllocatorConfig::default() };
            let mut player = Player::new(LARGE_DEVICE, config);
            for operation in case.texts(operations) {
                player.play(&operation).unwrap();
            }
            case.equal(reserved, player.reserved_mib());
        }
    }
}

/// The post's word for a state.
fn word(state: BlockState) -> &'static str {
    match state {
        BlockState::ActiveAllocated => "active",
        BlockState::ActivePendingFree => "pending",
        BlockState::Inactive => "inactive",
    }
}
