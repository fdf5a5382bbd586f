//! What a block's bytes hold. The twin of `pattern.wgsl`.

/// The WGSL functions, to be put before a kernel that uses them.
pub const WGSL: &str = include_str!("pattern.wgsl");

/// The largest id that a word can name.
pub const MAX_ID: u32 = 0xFFFF;

/// Word number `index` of block `id` (1 to [`MAX_ID`]): the id above, a checksum of id and index below.
#[must_use]
pub fn word(id: u32, index: u32) -> u32 {
    let mut h = index.wrapping_mul(0x9E37_79B1) ^ id.wrapping_mul(0x85EB_CA77);
    h = (h ^ (h >> 15)).wrapping_mul(0x2C1B_3C6D);
    (id << 16) | ((h ^ (h >> 13)) & 0xFFFF)
}

/// The index of the word at byte `offset` of a block. Heaps are at most 4 GiB, so it fits.
#[must_use]
#[allow(clippy::cast_possible_truncation, reason = "a heap of at most 4 GiB has fewer than 2^32 words")]
pub fn word_index(offset: u64) -> u32 {
    (offset / 4) as u32
}

#[cfg(test)]
mod tests {
    use super::word;

    #[test]
    fn a_word_names_its_block() {
        assert_eq!(word(7, 123) >> 16, 7);
        assert_eq!(word(0xFFFF, 0) >> 16, 0xFFFF);
    }

    #[test]
    fn neighbouring_words_differ() {
        let distinct: std::collections::BTreeSet<_> = (0..4096).map(|index| word(3, index)).collect();
        assert!(distinct.len() > 3900, "only {} distinct words of 4096", distinct.len());
    }
}
