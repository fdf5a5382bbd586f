// Draws a stretch of memory into a rectangle from the very buffer that holds it: each pixel reads the word at its place,
// and the word tells which block wrote it. A table tells what that block is now. Nothing else is known here. Words have
// numbers that wrap around after 2^32; only differences of them count.

struct Look {
    inks: array<vec4<f32>, 9>,
    size: vec2<f32>,   // of the canvas, in device pixels
    scale: f32,        // device pixels per CSS pixel
    ids: u32,          // entries of the table that count
    enter_first: u32,  // the block that is being woven in: its first word,
    enter_words: u32,  // its length,
    enter_done: u32,   // and how much of it is there already
}

struct Entry {
    state: u32,
    first: u32,  // where the block's word 0 lies, while the block is not given back
    words: u32,  // its length
}

struct Rect {
    x: f32,            // device pixels
    y: f32,
    width: f32,
    height: f32,
    left: f32,         // the part of its columns that may be in the buffer
    right: f32,
    first: u32,        // the words that it shows: the first,
    words: u32,        // and how many
    held_first: u32,   // the words that the buffer holds
    held_words: u32,
}

@group(0) @binding(0) var<storage, read> memory: array<u32>;
@group(1) @binding(0) var<storage, read> table: array<Entry>;
@group(1) @binding(1) var<uniform> look: Look;
@group(1) @binding(2) var<uniform> rect: Rect;

@vertex
fn corner(@builtin(vertex_index) index: u32) -> @builtin(position) vec4<f32> {
    // a strip of two triangles, a pixel larger than the rectangle on each side: `draw` knows its edges exactly
    let x = select(rect.left - 1.0, rect.right + 1.0, (index & 1u) == 1u);
    let y = select(rect.y - 1.0, rect.y + rect.height + 1.0, (index >> 1u) == 1u);
    return vec4(x / look.size.x * 2.0 - 1.0, 1.0 - y / look.size.y * 2.0, 0.0, 1.0);
}

fn is_held(at: u32) -> bool {
    return at - rect.held_first < rect.held_words;
}

fn word_at(at: u32) -> u32 {
    return memory[at - rect.held_first];
}

// Whether word `at` is part of the block's own place.
fn owns(entry: Entry, at: u32) -> bool {
    let own = entry.state == LIVE || entry.state == NEW || entry.state == PENDING;
    return own && at - entry.first < entry.words;
}

fn state_of(at: u32) -> u32 {
    let word = word_at(at);
    if word == 0u {
        return NEVER;
    }
    let id = word >> 16u;
    if id >= look.ids {
        return WRONG;
    }
    let entry = table[id];
    if entry.state == NEVER {
        return WRONG;
    }
    if !owns(entry, at) {
        // freed, or an old copy of a block that compaction has moved away
        return STALE;
    }
    if word != pattern_word(id, at - entry.first) {
        return WRONG;
    }
    let entering = at - look.enter_first;
    if entry.state == NEW && entering >= look.enter_done && entering < look.enter_words {
        return NEVER;
    }
    return entry.state;
}

// Whether another block lies at `left` than at `at`.
fn are_parted(left: u32, at: u32) -> bool {
    let id = word_at(at) >> 16u;
    if is_held(left) {
        return (word_at(left) >> 16u) != id;
    }
    // another buffer holds it: what the table knows of a block that is not given back
    if id >= look.ids {
        return false;
    }
    let entry = table[id];
    return owns(entry, at) && at - entry.first < at - left;
}

@fragment
fn draw(@builtin(position) position: vec4<f32>) -> @location(0) vec4<f32> {
    let x = position.x - rect.x;
    let y = position.y - rect.y;
    if x < 0.0 || x >= rect.width || y < 0.0 || y >= rect.height {
        discard;
    }
    let per_pixel = f32(rect.words) / rect.width;
    let column = floor(max(x, 0.0));
    let at = rect.first + min(u32(column * per_pixel), rect.words - 1u);
    if !is_held(at) {
        discard;
    }
    // a hairline of ground between blocks, so that neighbours of one weave stay two
    let left = rect.first + u32(max(column - 1.5 * look.scale, 0.0) * per_pixel);
    let state = state_of(at);
    if state != WRONG && column > 1.0 && are_parted(left, at) {
        return look.inks[INK_LOOM];
    }
    return look.inks[weave(state, floor(column / look.scale), floor(max(y, 0.0) / look.scale))];
}
