// Draws slots of a K/V pool into rectangles from the very buffer that holds them: each slot is a column, and a pixel of it
// reads the words that lie at its height, so that all words of a slot are looked at once from top to bottom. A table tells
// what each slot should hold and how it is drawn.

struct Look {
    inks: array<vec4<f32>, 9>,
    size: vec2<f32>,  // of the canvas, in device pixels
    scale: f32,       // device pixels per CSS pixel
    enter: f32,       // how much of the new slots shows, from the top: 0 to 1
    slots: u32,       // slots of the table that count
    held: u32,        // slots of the pool
}

struct Entry {
    content: u32,  // 0: nothing is expected
    cloth: u32,
}

@group(0) @binding(0) var<storage, read> pool: array<u32>;
@group(0) @binding(1) var<storage, read> table: array<Entry>;
@group(0) @binding(2) var<uniform> look: Look;

struct Corner {
    @builtin(position) position: vec4<f32>,
    @location(0) @interpolate(flat) place: vec4<f32>,  // left, top, width, height in device pixels
    @location(1) @interpolate(flat) slots: vec2<u32>,  // the first, and how many
}

@vertex
fn corner(
    @builtin(vertex_index) index: u32,
    @location(0) place: vec4<f32>,
    @location(1) slots: vec2<u32>,
) -> Corner {
    // a strip of two triangles, a pixel larger than the rectangle on each side: `draw` knows its edges exactly
    let x = select(place.x - 1.0, place.x + place.z + 1.0, (index & 1u) == 1u);
    let y = select(place.y - 1.0, place.y + place.w + 1.0, (index >> 1u) == 1u);
    return Corner(vec4(x / look.size.x * 2.0 - 1.0, 1.0 - y / look.size.y * 2.0, 0.0, 1.0), place, slots);
}

// What words `first` to `end` of a slot are.
fn state_of(slot: u32, first: u32, end: u32) -> u32 {
    var entry = Entry(0u, NEVER);
    if slot < look.slots {
        entry = table[slot];
    }
    var any = 0u;
    var differs = false;
    for (var index = first; index < end; index++) {
        let word = pool[slot * SLOT_WORDS + index];
        any |= word;
        differs |= word != slot_word(entry.content, index);
    }
    if entry.cloth == WRONG {
        return WRONG;
    }
    if any == 0u {
        return NEVER;
    }
    if entry.content == 0u {
        // left over from a block that was given back
        return STALE;
    }
    return select(entry.cloth, WRONG, differs);
}

@fragment
fn draw(corner: Corner) -> @location(0) vec4<f32> {
    let width = corner.place.z;
    let height = corner.place.w;
    let x = corner.position.x - corner.place.x;
    let y = corner.position.y - corner.place.y;
    if x < 0.0 || x >= width || y < 0.0 || y >= height {
        discard;
    }
    let column = floor(x);
    let line = floor(y);
    let per_pixel = f32(corner.slots.y) / width;
    let nth = min(u32(column * per_pixel), corner.slots.y - 1u);
    let slot = corner.slots.x + nth;
    if slot >= look.held {
        discard;
    }
    // a hairline of ground between slots that are wide enough for it
    let left = u32(max(column - look.scale, 0.0) * per_pixel);
    if left != nth && per_pixel * 4.0 * look.scale <= 1.0 {
        return look.inks[INK_LOOM];
    }
    let per_line = f32(SLOT_WORDS) / height;
    let first = min(u32(line * per_line), SLOT_WORDS - 1u);
    let end = clamp(u32(ceil((line + 1.0) * per_line)), first + 1u, SLOT_WORDS);
    var state = state_of(slot, first, end);
    if state == NEW && line >= look.enter * height {
        state = NEVER;
    }
    return look.inks[weave(state, floor(column / look.scale), floor(line / look.scale))];
}
