// Tokens lie in a row. One beyond the pool's end is found in the pool's last slot.

fn slot_of(start: u32, token: u32) -> u32 {
    let last = params.slots - 1u;
    return min(start, last) + min(token, last - min(start, last));
}
