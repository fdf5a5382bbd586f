// The weaves of the identity, tiles of 8 pixels. Twin: weave.rs.

const NEVER: u32 = 0u;
const LIVE: u32 = 1u;
const NEW: u32 = 2u;
const STALE: u32 = 3u;
const WRONG: u32 = 4u;
const PENDING: u32 = 5u;

const INK_LOOM: u32 = 0u;
const INK_LIVE: u32 = 1u;
const INK_LIVE_THREAD: u32 = 2u;
const INK_FREE_THREAD: u32 = 3u;
const INK_NEW: u32 = 4u;
const INK_NEW_THREAD: u32 = 5u;
const INK_STALE_THREAD: u32 = 6u;
const INK_FAIL: u32 = 7u;
const INK_SURFACE: u32 = 8u;

fn inside(value: f32, low: f32, high: f32) -> bool {
    return value >= low && value < high;
}

fn weave(state: u32, px: f32, py: f32) -> u32 {
    let x = px % 8.0;
    let y = py % 8.0;
    let bare = select(INK_LOOM, INK_FREE_THREAD, inside(px % 4.0, 2.0, 3.0));
    switch state {
        case LIVE: {
            let weft = (inside(y, 1.0, 3.0) && x < 4.0) || (inside(y, 5.0, 7.0) && x >= 4.0);
            let warp = (inside(x, 5.0, 7.0) && y < 4.0) || (inside(x, 1.0, 3.0) && y >= 4.0);
            return select(INK_LIVE, INK_LIVE_THREAD, weft || warp);
        }
        case NEW: {
            let line = py % 3.0;
            return select(INK_NEW, INK_NEW_THREAD, inside(line, 1.0, 2.0));
        }
        case STALE: {
            let stitch = (inside(y, 1.0, 3.0) && x < 4.0) || (inside(y, 5.0, 7.0) && x >= 4.0);
            return select(bare, INK_STALE_THREAD, stitch);
        }
        case WRONG: {
            let slope = abs((x - y) % 8.0) < 1.0 || abs((x + y) % 8.0 - 0.5) < 1.0;
            return select(INK_SURFACE, INK_FAIL, slope);
        }
        case PENDING: {
            return select(bare, INK_LIVE, (x + y) % 8.0 < 4.0);
        }
        default: {
            return bare;
        }
    }
}

