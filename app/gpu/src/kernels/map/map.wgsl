// Draws the heap from the very buffer that holds it: each pixel reads the word at its place, and the word tells which
// block wrote it. A table tells what that block is now. Nothing else is known here. Weave twin: map/weave.rs.

const NEVER: u32 = 0u;
const LIVE: u32 = 1u;
const NEW: u32 = 2u;
const STALE: u32 = 3u;
const WRONG: u32 = 4u;

const INK_LOOM: u32 = 0u;
const INK_LIVE: u32 = 1u;
const INK_LIVE_THREAD: u32 = 2u;
const INK_FREE_THREAD: u32 = 3u;
const INK_NEW: u32 = 4u;
const INK_NEW_THREAD: u32 = 5u;
const INK_STALE_THREAD: u32 = 6u;
const INK_FAIL: u32 = 7u;
const INK_SURFACE: u32 = 8u;

struct Map {
    inks: array<vec4<f32>, 9>,
    width: f32,        // device pixels
    top: f32,          // of the first row
    pitch: f32,        // from row to row
    height: f32,       // of a row's cloth
    scale: f32,        // device pixels per CSS pixel
    rows: u32,
    row_words: u32,    // words a row stands for
    enter_first: u32,  // the block that is being woven in: its first word,
    enter_words: u32,  // its length,
    enter_done: u32,   // and how much of it is there already
}

struct Entry {
    state: u32,
    first: u32,  // where the block's word 0 lies, while it is live
    words: u32,  // its length
}

@group(0) @binding(0) var<storage, read> heap: array<u32>;
@group(0) @binding(1) var<storage, read> table: array<Entry>;
@group(0) @binding(2) var<uniform> map: Map;

@vertex
fn corner(@builtin(vertex_index) index: u32) -> @builtin(position) vec4<f32> {
    // one triangle that covers the canvas
    return vec4(f32(index & 1u) * 4.0 - 1.0, f32(index >> 1u) * 4.0 - 1.0, 0.0, 1.0);
}

fn state_of(at: u32) -> u32 {
    let word = heap[at];
    if word == 0u {
        return NEVER;
    }
    let id = word >> 16u;
    if id >= arrayLength(&table) {
        return WRONG;
    }
    let entry = table[id];
    if entry.state == NEVER {
        return WRONG;
    }
    let own = entry.state == LIVE || entry.state == NEW;
    if !own || at < entry.first || at >= entry.first + entry.words {
        // freed, or an old copy of a block that compaction has moved away
        return STALE;
    }
    if word != pattern_word(id, at - entry.first) {
        return WRONG;
    }
    if entry.state == NEW && at >= map.enter_first + map.enter_done && at < map.enter_first + map.enter_words {
        return NEVER;
    }
    return entry.state;
}

fn inside(value: f32, low: f32, high: f32) -> bool {
    return value >= low && value < high;
}

// The weaves of the identity, tiles of 8 pixels.
fn weave(state: u32, px: f32, py: f32) -> u32 {
    let x = px % 8.0;
    let y = py % 8.0;
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
            let warp = inside(px % 4.0, 2.0, 3.0);
            return select(select(INK_LOOM, INK_FREE_THREAD, warp), INK_STALE_THREAD, stitch);
        }
        case WRONG: {
            let slope = abs((x - y) % 8.0) < 1.0 || abs((x + y) % 8.0 - 0.5) < 1.0;
            return select(INK_SURFACE, INK_FAIL, slope);
        }
        default: {
            return select(INK_LOOM, INK_FREE_THREAD, inside(px % 4.0, 2.0, 3.0));
        }
    }
}

@fragment
fn draw(@builtin(position) position: vec4<f32>) -> @location(0) vec4<f32> {
    let down = position.y - map.top;
    let row = u32(max(down, 0.0) / map.pitch);
    let y = down - f32(row) * map.pitch;
    if down < 0.0 || row >= map.rows || y >= map.height {
        return map.inks[INK_LOOM];
    }
    let per_pixel = f32(map.row_words) / map.width;
    let column = floor(position.x);
    let at = row * map.row_words + min(u32(column * per_pixel), map.row_words - 1u);
    // a hairline of ground between blocks, so that neighbours of one weave stay two
    let left = row * map.row_words + u32(max(column - 1.5 * map.scale, 0.0) * per_pixel);
    let state = state_of(at);
    if state != WRONG && column > 1.0 && (heap[left] >> 16u) != (heap[at] >> 16u) {
        return map.inks[INK_LOOM];
    }
    return map.inks[weave(state, floor(column / map.scale), floor(y / map.scale))];
}
