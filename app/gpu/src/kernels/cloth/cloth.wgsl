// Draws rectangles, each in a weave: for pictures of things whose own bytes say nothing of what they are.

struct Look {
    inks: array<vec4<f32>, 9>,
    size: vec2<f32>,  // of the target, in device pixels
    scale: f32,       // device pixels per CSS pixel
    padding: f32,
}

struct Piece {
    x: f32,           // device pixels
    y: f32,
    width: f32,
    height: f32,
    cloth: u32,
    padding_a: u32,
    padding_b: u32,
    padding_c: u32,
}

@group(0) @binding(0) var<uniform> look: Look;
@group(0) @binding(1) var<storage, read> pieces: array<Piece>;

struct Corner {
    @builtin(position) position: vec4<f32>,
    @location(0) @interpolate(flat) piece: u32,
}

@vertex
fn corner(@builtin(vertex_index) index: u32, @builtin(instance_index) number: u32) -> Corner {
    let piece = pieces[number];
    // a strip of two triangles, a pixel larger than the rectangle on each side: `draw` knows its edges exactly
    let x = select(piece.x - 1.0, piece.x + piece.width + 1.0, (index & 1u) == 1u);
    let y = select(piece.y - 1.0, piece.y + piece.height + 1.0, (index >> 1u) == 1u);
    let position = vec4(x / look.size.x * 2.0 - 1.0, 1.0 - y / look.size.y * 2.0, 0.0, 1.0);
    return Corner(position, number);
}

@fragment
fn draw(corner: Corner) -> @location(0) vec4<f32> {
    let piece = pieces[corner.piece];
    let x = corner.position.x - piece.x;
    let y = corner.position.y - piece.y;
    if x < 0.0 || x >= piece.width || y < 0.0 || y >= piece.height {
        discard;
    }
    return look.inks[weave(piece.cloth, floor(max(x, 0.0) / look.scale), floor(max(y, 0.0) / look.scale))];
}
