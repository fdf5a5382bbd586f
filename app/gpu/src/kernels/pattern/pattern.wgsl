// What a block's bytes hold: the upper half of each word names the block, the lower half is a checksum of its place in
// the block. So a word tells whose it is, and a word that is out of place does not match. Twin: pattern/mod.rs.

fn pattern_check(id: u32, index: u32) -> u32 {
    var h = (index * 0x9E3779B1u) ^ (id * 0x85EBCA77u);
    h = (h ^ (h >> 15u)) * 0x2C1B3C6Du;
    return (h ^ (h >> 13u)) & 0xFFFFu;
}

fn pattern_word(id: u32, index: u32) -> u32 {
    return (id << 16u) | pattern_check(id, index);
}
