// Tokens lie in blocks that a table names. An entry that names no block of the pool leads to the pool's last slot.

@group(1) @binding(0) var<storage, read> tables: array<u32>;

fn slot_of(row: u32, token: u32) -> u32 {
    let column = min(token / params.block_size, params.width - 1u);
    let entry = min(row * params.width + column, arrayLength(&tables) - 1u);
    let block = min(tables[entry], params.slots / params.block_size);
    return min(block * params.block_size + token % params.block_size, params.slots - 1u);
}
