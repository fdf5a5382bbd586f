// What every kernel of an MLP gets: up to three matrices to read, one to write, and one job's numbers. All matrices are
// 32-bit floats, row by row. Twin: mlp/twin.rs.

struct Job {
    rows: u32,      // of the result
    columns: u32,
    inner: u32,     // terms of each sum
    a_row: u32,     // elements from row to row of the first factor,
    a_inner: u32,   // and from term to term
    b_inner: u32,   // elements from term to term of the second factor,
    b_column: u32,  // and from column to column
    has_base: u32,  // whether `base` is added
    seed: u32,
    scale: f32,
}

@group(0) @binding(0) var<storage, read> a: array<f32>;
@group(0) @binding(1) var<storage, read> b: array<f32>;
@group(0) @binding(2) var<storage, read> base: array<f32>;
@group(0) @binding(3) var<storage, read_write> result: array<f32>;
@group(0) @binding(4) var<uniform> job: Job;
