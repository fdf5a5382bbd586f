//! The rounding of PyTorch's allocator, and the option that changes it.

use models::rules::rounding::{self, Divisions, DivisionsError};

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
            case.equal("/requested_delta", bytes);
            case.equal("/allocated_delta", rounding::round_size(bytes, &divisions(case)).unwrap());
        }
        id if id.starts_with("cfg.next_division.") => {
            case.equal("/result", rounding::next_division(case.whole("/size"), case.whole("/divisions")).unwrap());
        }
        id if id.starts_with("cfg.invalid.roundup_power2_divisions.") => {
            let setting = case.text("/setting");
            let refused: Result<Divisions, DivisionsError> =
                setting.strip_prefix("roundup_power2_divisions:").unwrap().parse();
            assert!(refused.is_err());
            case.words("/raises");
        }
        _ => case.unknown(),
    }
}

fn divisions(case: &Case) -> Divisions {
    case.text("/roundup_power2_divisions").parse().unwrap()
}
