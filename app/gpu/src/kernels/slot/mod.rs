//! What a slot of a K/V pool holds, and the kernel that writes it. The functions are the twins of `slot.wgsl`.

mod write;

use super::pattern;
pub(crate) use write::WriteKernel;
pub use write::Written;

/// Heads of a token.
pub const HEADS: u32 = 2;
/// Elements of a head's key, and of its value.
pub const HEAD_SIZE: u32 = 64;
/// Words of a slot: the keys of all heads, head after head, then their values.
pub const SLOT_WORDS: u32 = 2 * HEADS * HEAD_SIZE;
/// Bytes of a slot.
pub const SLOT_BYTES: u64 = SLOT_WORDS as u64 * 4;

/// The WGSL of a slot, to be put after the pattern's and before a kernel that uses it.
pub(crate) const WGSL: &str = include_str!("slot.wgsl");

/// The writing kernel's source, whole.
#[must_use]
pub fn wgsl() -> String {
    [pattern::WGSL, WGSL, include_str!("write.wgsl")].concat()
}

/// Word number `index` of a slot with this content (at most [`pattern::MAX_ID`]); content 0 is a slot without any.
#[must_use]
pub fn word(content: u32, index: u32) -> u32 {
    if content == 0 { 0 } else { pattern::word(content, index) }
}

/// The number that a word stands for, in [-1, 1); it is exact.
#[must_use]
pub fn number(word: u32) -> f32 {
    let [low, high, ..] = word.to_le_bytes();
    (f32::from(u16::from_le_bytes([low, high])) - 32768.0) / 32768.0
}

/// Where element `element` of a head's key lies in a slot; its value lies [`SLOT_WORDS`] / 2 words further on.
#[must_use]
pub fn key_index(head: u32, element: u32) -> u32 {
    head * HEAD_SIZE + element
}

#[cfg(test)]
mod tests {
    use super::{HEAD_SIZE, HEADS, SLOT_BYTES, SLOT_WORDS, WGSL, key_index, number, word};

    #[test]
    fn the_shader_has_the_same_sizes() {
        for (name, size) in
            [("HEADS", HEADS), ("HEAD_SIZE", HEAD_SIZE), ("SLOT_WORDS", SLOT_WORDS), ("SLOT_VALUES", SLOT_WORDS / 2)]
        {
            assert!(WGSL.contains(&format!("const {name}: u32 = {size}u;")), "{name}");
        }
        assert_eq!((SLOT_BYTES, key_index(HEADS - 1, HEAD_SIZE - 1)), (1024, SLOT_WORDS / 2 - 1));
    }

    #[test]
    fn numbers_lie_between_minus_one_and_one() {
        assert_eq!((number(0x0007_0000), number(0x0007_8000), number(0xFFFF)), (-1.0, 0.0, 32767.0 / 32768.0));
        assert_eq!((word(0, 5), word(3, 5) >> 16), (0, 3));
    }
}
