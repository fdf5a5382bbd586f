// Attention of one query per sequence over its cached tokens, a head at a time: a workgroup is a head of a sequence. It
// goes through the tokens in tiles of 64. For the scores an invocation is a token of the tile, for the result it is an
// element of the head, and every sum runs in the order of the tokens. Where a token lies is found first and handed on
// through `places`, so that kernels with another `slot_of` do the same arithmetic, bit by bit. Twin: attention/twin.rs.

struct Sequence {
    at: u32,      // where its tokens are found: for `slot_of`
    tokens: u32,  // how many it has
    query: u32,   // the seed of its query
    spare: u32,
}

struct Params {
    slots: u32,       // slots of the pool, at least one
    block_size: u32,  // slots of a block, at least one
    width: u32,       // entries of a row of the tables, at least one
}

@group(0) @binding(0) var<storage, read> pool: array<u32>;
@group(0) @binding(1) var<storage, read> sequences: array<Sequence>;
@group(0) @binding(2) var<uniform> params: Params;
@group(0) @binding(3) var<storage, read_write> results: array<f32>;

const TILE: u32 = 64u;            // tokens of a tile, and invocations
const SCALE: f32 = 0.125;         // 1 / sqrt(HEAD_SIZE)
const LOWEST: f32 = -3.0e38;      // below every score

var<workgroup> query: array<f32, TILE>;
var<workgroup> places: array<u32, TILE>;   // the first word of each token's slot
var<workgroup> scores: array<f32, TILE>;
var<workgroup> weights: array<f32, TILE>;

// Element `element` of all heads together, in [-1, 1); it is exact.
fn query_number(seed: u32, element: u32) -> f32 {
    var h = (element * 0x9E3779B1u) ^ (seed * 0xC2B2AE35u);
    h = (h ^ (h >> 15u)) * 0x2C1B3C6Du;
    h = (h ^ (h >> 12u)) * 0x297A2D39u;
    return slot_number(h ^ (h >> 15u));
}

@compute @workgroup_size(TILE)
fn main(@builtin(workgroup_id) group: vec3<u32>, @builtin(local_invocation_index) own: u32) {
    let head = group.x * HEAD_SIZE;
    let sequence = sequences[group.y];
    query[own] = query_number(sequence.query, head + own);
    var most = LOWEST;  // the largest score so far
    var sum = 0.0;      // the sum of the weights
    var value = 0.0;    // the weighted sum of the values
    for (var first = 0u; first < sequence.tokens; first += TILE) {
        let count = min(sequence.tokens - first, TILE);
        places[own] = slot_of(sequence.at, first + min(own, count - 1u)) * SLOT_WORDS;
        workgroupBarrier();

        var score = 0.0;
        for (var i = 0u; i < HEAD_SIZE; i++) {
            score += query[i] * slot_number(pool[places[own] + head + i]);
        }
        scores[own] = score * SCALE;
        workgroupBarrier();

        var larger = most;
        for (var i = 0u; i < count; i++) {
            larger = max(larger, scores[i]);
        }
        weights[own] = exp(scores[own] - larger);
        let kept = select(exp(most - larger), 0.0, first == 0u);
        most = larger;
        workgroupBarrier();

        sum *= kept;
        value *= kept;
        for (var i = 0u; i < count; i++) {
            sum += weights[i];
            value += weights[i] * slot_number(pool[places[i] + SLOT_VALUES + head + own]);
        }
        workgroupBarrier();
    }
    let at = (group.y * HEADS) * HEAD_SIZE + head + own;
    results[at] = select(0.0, value / sum, sum > 0.0);
}
