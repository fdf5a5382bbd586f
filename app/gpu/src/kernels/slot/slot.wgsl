// A slot holds the keys and the values of one token: the keys of all heads, head after head, then their values. A word of
// it is the pattern of the slot's content (0 where nothing was written), and its lower half is the number. Twin: slot/mod.rs.

const HEADS: u32 = 2u;
const HEAD_SIZE: u32 = 64u;
const SLOT_WORDS: u32 = 256u;
const SLOT_VALUES: u32 = 128u;  // the first word of the values

fn slot_word(content: u32, index: u32) -> u32 {
    return select(pattern_word(content, index), 0u, content == 0u);
}

// The number that a word stands for, in [-1, 1); it is exact.
fn slot_number(word: u32) -> f32 {
    return (f32(word & 0xFFFFu) - 32768.0) / 32768.0;
}
