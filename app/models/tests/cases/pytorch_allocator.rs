//! PyTorch's caching allocator: rounding, its own tests, and public reports of failures.

use models::{
    caching_allocator::{
        Action, AllocatorConfig, CachingAllocator, OutOfMemory, PoolId, Shortage, StatArray, StreamId, format_size,
    },
    rules::rounding::{self, Divisions},
};

use crate::{
    allocator_player::{LARGE_DEVICE, Player},
    case::Case,
    pytorch_allocator_devlog, pytorch_allocator_trace,
};

const MIB: u64 = 1 << 20;

pub(crate) fn check(case: &Case) {
    match case.id.as_str() {
        id if id.starts_with("alloc.devlog.") => pytorch_allocator_devlog::check(case),
        id if id.starts_with("alloc.hand_trace.") => pytorch_allocator_trace::check(case),
        id if id.starts_with("alloc.round.") => round(case),
        id if id.starts_with("alloc.report.") => report(case),
        id if id.starts_with("alloc.test_graph_memory_stats.") => graph(case),
        "alloc.format_size" => {
            let sizes = (0..case.input("/sizes").as_array().unwrap().len()).map(|i| case.whole(&format!("/sizes/{i}")));
            case.value("/text", sizes.map(format_size).collect::<Vec<_>>());
        }
        "alloc.test_memory_stats" => memory_stats(case),
        "alloc.test_max_split_expandable" => max_split_expandable(case),
        "alloc.test_garbage_collect_expandable" => garbage_collect_expandable(case),
        "alloc.test_mempool_segments" => {
            let blocks = blocks_of_pool(case, false);
            case.value("/segments_after_each", blocks.iter().map(Vec::len).collect::<Vec<_>>());
        }
        "alloc.test_mempool_no_split" => {
            let last = |no_split| blocks_of_pool(case, no_split).pop().unwrap();
            case.equal("/split_pool/segments", last(false).len() as u64);
            let whole = last(true);
            case.equal("/no_split_pool/segments", whole.len() as u64);
            for blocks in whole {
                case.equal("/no_split_pool/blocks_each", blocks as u64);
            }
        }
        _ => case.unknown(),
    }
}

/// By the rules, and by the allocator: its first block, in its first segment.
fn round(case: &Case) {
    let block = rounding::round_size(case.whole("/bytes"), &Divisions::default()).unwrap();
    case.equal("/block", block);
    case.equal("/new_segment", rounding::segment_size(block).unwrap());
    case.same("/pool", if block <= rounding::SMALL_SIZE { "small" } else { "large" });

    let mut allocator = CachingAllocator::new(LARGE_DEVICE, AllocatorConfig::default());
    case.equal("/block", allocator.malloc(case.whole("/bytes"), StreamId(0)).unwrap().size);
    let segment = &allocator.snapshot()[0];
    case.equal("/new_segment", segment.total_size);
    case.same("/pool", segment.segment_type);
}

/// The message's numbers as those of a failure. Of reserved bytes it only matters here how many are not given out.
fn report(case: &Case) {
    let bytes = |pointer| (case.real(pointer) * MIB as f64) as u64;
    let tried = bytes("/tried_mib");
    let shortage = Shortage {
        tried,
        rounded: tried,
        device_total: LARGE_DEVICE,
        device_free: bytes("/device_free_mib"),
        allowed: None,
        allocated: 0,
        reserved: bytes("/reserved_unallocated_mib"),
        private_free: 0,
    };
    case.value("/request_exceeds_device_free", shortage.tried > shortage.device_free);
    case.value("/enough_bytes_reserved_unallocated", shortage.reserved_unallocated() >= shortage.tried);
    case.value("/enough_bytes_free_plus_reserved", shortage.enough_bytes());
}

fn memory_stats(case: &Case) {
    // 256 numbers of 4 bytes.
    assert_eq!(case.texts("/ops"), ["x=randn(256) float32", "del x; empty_cache"]);
    let mut player = Player::of(case);
    let (mut allocated, mut freed) = (Vec::new(), Vec::new());
    for operation in ["x=malloc(1024)", "free(x); empty_cache()"] {
        let before = player.allocator.stats().active_bytes.all;
        player.play(operation).unwrap();
        let after = player.allocator.stats().active_bytes.all;
        allocated.push(after.allocated - before.allocated);
        freed.push(after.freed - before.freed);
    }
    case.value("/active_bytes_allocated_delta", allocated);
    case.value("/freed_delta", freed);
}

/// A program in a graph: `b = a.clone()`, and five times `b = b.clone() + 1`, which allocates two buffers before it frees
/// the first of them and the old `b`.
fn graph(case: &Case) {
    assert_eq!(case.text("/pool"), "private graph pool");
    assert!(case.text("/program").starts_with("b = a.clone(); 5 times: b = b.clone() + 1 "));
    let buffer = format!("malloc({})", case.whole("/bytes"));
    let mut player = Player::of(case);
    let play = |player: &mut Player, operation: &str| player.play(operation).unwrap();
    player.stream = StreamId(1);
    play(&mut player, &format!("a={buffer}"));
    let before = *player.allocator.stats();

    // The graph's seed and offset lie on the same stream as `a`, in the shared pool.
    play(&mut player, "seed=malloc(8); offset=malloc(8)");
    let graph = player.allocator.add_private_pool(false);
    player.allocator.begin_allocate_to_pool(graph).unwrap();
    play(&mut player, &format!("b0={buffer}"));
    for i in 1..=5 {
        play(&mut player, &format!("clone={buffer}; b{i}={buffer}; free clone,b{}", i - 1));
    }
    player.allocator.end_allocate_to_pool(graph).unwrap();

    let segments = segments_of(&player.allocator, graph);
    let pool = segments[0].0;
    case.same("/pool", pool);
    let of = |array: &StatArray| if pool == "small" { array.small_pool.current } else { array.large_pool.current };
    // The numbers are the same before and after the cache is emptied.
    for _ in 0..2 {
        let now = player.allocator.stats();
        case.equal("/segment_delta", of(&now.segment) - of(&before.segment));
        case.equal("/reserved_delta", of(&now.reserved_bytes) - of(&before.reserved_bytes));
        case.equal("/active_blocks", of(&now.active) - of(&before.active));
        case.equal("/active_bytes", of(&now.active_bytes) - of(&before.active_bytes));
        player.allocator.empty_cache();
    }

    // The graph goes, `b` stays.
    play(&mut player, "free seed,offset");
    player.allocator.release_pool(graph).unwrap();
    player.allocator.empty_cache();
    let now = player.allocator.stats();
    case.equal("/reserved_after_del_b", of(&now.reserved_bytes) - of(&before.reserved_bytes));
    assert_eq!((of(&now.active) - of(&before.active), segments_of(&player.allocator, graph).len()), (1, 1));
}

/// A device of which the case's part is allowed.
fn limited(case: &Case) -> Player {
    let allowed = case.whole("/allowed_mib") * MIB;
    let config = Player::of(case).allocator.config().clone();
    let mut player = Player::new(2 * allowed, config);
    player.allocator.set_memory_fraction(0.5);
    player
}

fn max_split_expandable(case: &Case) {
    let operations = case.texts("/ops");
    let [a, b, c, fourth, free, last] = &operations[..] else { panic!("{operations:?}") };
    // The source makes c and what follows with the option off; with the option on all is the same.
    for expandable in [false, true] {
        let mut player = limited(case);
        player.play(a).unwrap();
        player.play(b).unwrap();
        player.set_expandable(expandable);
        player.play(c).unwrap();
        case.same("/fourth", result(player.play(fourth)));
        player.play(free).unwrap();
        case.same("/last", result(player.play(last)));
    }
}

fn garbage_collect_expandable(case: &Case) {
    let mut player = limited(case);
    let operations = case.texts("/ops");
    let (last, first) = operations.split_last().unwrap();
    for operation in first {
        player.play(operation).unwrap();
    }
    case.same("/last", result(player.play(last)));
    // What the case's note says.
    let done: Vec<_> = player.events.iter().map(|event| (event.action, event.size / MIB)).collect();
    assert_eq!(done, [(Action::SegmentFree, 40), (Action::SegmentMap, 40), (Action::Alloc, 80)]);
    assert_eq!(player.reserved_mib(), 80);
}

fn result(played: Result<(), OutOfMemory>) -> &'static str {
    match played {
        Ok(()) => "ok",
        Err(OutOfMemory::Shortage(_)) => "OutOfMemoryError",
        Err(OutOfMemory::TooLarge) => "too large",
    }
}

/// The segments of a private pool after each operation, as how many blocks each has.
fn blocks_of_pool(case: &Case, no_split: bool) -> Vec<Vec<usize>> {
    let mut player = Player::of(case);
    let pool = player.allocator.add_private_pool(no_split);
    player.allocator.begin_allocate_to_pool(pool).unwrap();
    let after = |operation: String| {
        player.play(&operation).unwrap();
        segments_of(&player.allocator, pool).into_iter().map(|(_, blocks)| blocks).collect()
    };
    case.texts("/ops").into_iter().map(after).collect()
}

/// The segments of a private pool: small or large, and how many blocks.
fn segments_of(allocator: &CachingAllocator, PoolId(id): PoolId) -> Vec<(&'static str, usize)> {
    let segments = allocator.snapshot().into_iter().filter(|segment| segment.segment_pool_id == (0, id));
    segments.map(|segment| (segment.segment_type, segment.blocks.len())).collect()
}
