//! The rounding of PyTorch's allocator, the options that change it, and which settings are refused.

use models::{
    caching_allocator::{AllocatorConfig, CachingAllocator, ConfigError, StreamId},
    rules::rounding::{self, Divisions},
};

use crate::case::Case;

pub(crate) fn check(case: &Case) {
    match case.id.as_str() {
        id if id.starts_with("cfg.roundup.") => {
            let divisions = divisions(case);
            for i in 0..case.input("/sizes_mb").as_array().unwrap().len() {
                let bytes = case.whole(&format!("/sizes_mb/{i}")) << 20;
                case.equal(&format!("/divisions/{i}"), divisions.of(bytes));
            }
        }
        id if id.starts_with("cfg.test_allocator_settings.") => {
            let bytes = case.whole("/bytes");
            let config = AllocatorConfig { roundup_power2_divisions: divisions(case), ..AllocatorConfig::default() };
            let mut allocator = CachingAllocator::new(80 << 30, config);
            let block = allocator.malloc(bytes, StreamId(0)).unwrap();
            assert_eq!(rounding::round_size(bytes, &divisions(case)), Some(block.size));
            case.equal("/requested_delta", allocator.stats().requested_bytes.all.current);
            case.equal("/allocated_delta", allocator.stats().allocated_bytes.all.current);
        }
        id if id.starts_with("cfg.next_division.") => {
            case.equal("/result", rounding::next_division(case.whole("/size"), case.whole("/divisions")).unwrap());
        }
        id if id.starts_with("cfg.invalid.") => {
            let setting = case.text("/setting");
            let refused: ConfigError = setting.parse::<AllocatorConfig>().unwrap_err();
            // For the first option's sake.
            assert!(refused.to_string().contains(setting.split(':').next().unwrap()), "{refused}");
            case.words("/raises");
        }
        "cfg.defaults" => defaults(case),
        _ => case.unknown(),
    }
}

fn divisions(case: &Case) -> Divisions {
    case.text("/roundup_power2_divisions").parse().unwrap()
}

fn defaults(case: &Case) {
    let config = AllocatorConfig::default();
    case.equal("/kMinBlockSize", rounding::MIN_BLOCK);
    case.equal("/kSmallSize", rounding::SMALL_SIZE);
    case.equal("/kSmallBuffer", rounding::SMALL_SEGMENT);
    case.equal("/large_segment_size", config.large_segment_size);
    case.equal("/kMinLargeAlloc", rounding::MIN_LARGE_ALLOC);
    case.equal("/kRoundLarge", rounding::ROUND_LARGE);
    assert_eq!(config.max_split_size, u64::MAX);
    case.same("/max_split_size", "SIZE_MAX");
    case.equal("/max_non_split_rounding_size", config.max_non_split_rounding);
    case.near("/garbage_collection_threshold", config.garbage_collection_threshold, 0.0);
    case.value("/expandable_segments", config.expandable_segments);
    assert_eq!(config.roundup_power2_divisions, Divisions::default());
    case.equal("/roundup_divisions_slots", Divisions::INTERVALS as u64);
    // The first interval ends where the entry for all larger ones begins, at twice its start; each doubles the last.
    let divisions: Divisions = "[1:2,>:4]".parse().unwrap();
    let second = (1..).find(|mib| divisions.of(mib << 20) == 4).unwrap();
    case.equal("/roundup_start_mb", second / 2);
    case.equal("/roundup_end_mb", (second / 2) << Divisions::INTERVALS);
}
