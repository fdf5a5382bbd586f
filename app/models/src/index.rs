//! The one ordered map of this crate, for every index by address, by size or by id.
//!
//! One type for all of them, and no generic code: each instantiation of a `BTreeMap` costs the browser about 8 KB of
//! WebAssembly, this type less than 3 KB for all indexes together.

/// An entry: the key's two numbers, which order the index, and two numbers that belong to them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Entry {
    pub(crate) key: (u64, u64),
    pub(crate) value: (u64, u64),
}

/// Entries in ascending order of their keys, no key twice.
///
/// A list of short sorted lists: a lookup is two binary searches; an insertion or removal shifts the rest of one short
/// list, and now and then the list of lists. As fast as a tree at 10^3 entries, and about half as slow again at 10^5.
/// Lists that become empty are kept for later, so that an index that grows and shrinks again takes no memory.
#[derive(Debug, Clone, Default)]
pub(crate) struct Index {
    /// None is empty, none is longer than [`Index::CHUNK`], and the last key of each is below the first of the next.
    chunks: Vec<Vec<Entry>>,
    /// Empty lists, with room for a full one.
    spare: Vec<Vec<Entry>>,
    len: usize,
}

/// The lists may be cut differently where the entries are equal.
impl PartialEq for Index {
    fn eq(&self, other: &Self) -> bool {
        self.iter().eq(other.iter())
    }
}

impl Eq for Index {}

impl Index {
    const CHUNK: usize = 128;

    pub(crate) fn len(&self) -> usize {
        self.len
    }

    /// All entries, ascending.
    pub(crate) fn iter(&self) -> impl Iterator<Item = Entry> {
        self.chunks.iter().flatten().copied()
    }

    /// The entries with this key or a higher one, ascending.
    pub(crate) fn from(&self, key: (u64, u64)) -> impl Iterator<Item = Entry> {
        let (chunk, at) = self.position(key);
        let mut chunks = self.chunks.iter().skip(chunk);
        let first = chunks.next().and_then(|entries| entries.get(at..));
        first.unwrap_or_default().iter().chain(chunks.flatten()).copied()
    }

    /// The lowest entry whose key starts with this number.
    pub(crate) fn at(&self, number: u64) -> Option<Entry> {
        self.first_from((number, 0)).filter(|entry| entry.key.0 == number)
    }

    /// The lowest entry with this key or a higher one.
    pub(crate) fn first_from(&self, key: (u64, u64)) -> Option<Entry> {
        let (chunk, at) = self.position(key);
        self.chunks.get(chunk)?.get(at).copied()
    }

    /// The highest entry with a key below this one.
    pub(crate) fn last_before(&self, key: (u64, u64)) -> Option<Entry> {
        let (chunk, at) = self.position(key);
        match at.checked_sub(1) {
            Some(at) => self.chunks.get(chunk)?.get(at),
            None => self.chunks.get(chunk.checked_sub(1)?)?.last(),
        }
        .copied()
    }

    /// The highest entry.
    pub(crate) fn last(&self) -> Option<Entry> {
        self.chunks.last()?.last().copied()
    }

    /// Adds an entry, in place of the one with the same key where there is one.
    pub(crate) fn insert(&mut self, entry: Entry) {
        let (mut chunk, mut at) = self.position(entry.key);
        if let Some(old) = self.chunks.get_mut(chunk).and_then(|list| list.get_mut(at))
            && old.key == entry.key
        {
            *old = entry;
            return;
        }
        self.len += 1;
        if chunk == self.chunks.len() {
            // Above all keys: the end of the last list, if there is one.
            let Some(last) = self.chunks.last() else {
                let mut list = self.empty_list();
                list.push(entry);
                self.chunks.push(list);
                return;
            };
            (chunk, at) = (chunk - 1, last.len());
        }
        if let Some(list) = self.chunks.get_mut(chunk).filter(|list| list.len() < Self::CHUNK) {
            list.insert(at, entry);
            return;
        }
        let mut upper = self.empty_list();
        let Some(list) = self.chunks.get_mut(chunk) else {
            return;
        };
        let half = Self::CHUNK / 2;
        upper.extend(list.drain(half..));
        if at <= half {
            list.insert(at, entry);
        } else {
            upper.insert(at - half, entry);
        }
        self.chunks.insert(chunk + 1, upper);
    }

    /// Removes the entry with this key.
    pub(crate) fn remove(&mut self, key: (u64, u64)) -> Option<Entry> {
        let (chunk, at) = self.position(key);
        let list = self.chunks.get_mut(chunk)?;
        let entry = list.get(at).copied().filter(|entry| entry.key == key)?;
        list.remove(at);
        if list.is_empty() {
            let list = self.chunks.remove(chunk);
            self.spare.push(list);
        }
        self.len -= 1;
        Some(entry)
    }

    fn empty_list(&mut self) -> Vec<Entry> {
        self.spare.pop().unwrap_or_else(|| Vec::with_capacity(Self::CHUNK))
    }

    /// Where the lowest entry with this key or a higher one lies: which list, and where in it. Above all keys, a list
    /// that does not exist.
    fn position(&self, key: (u64, u64)) -> (usize, usize) {
        let chunk = self.chunks.partition_point(|list| list.last().is_some_and(|entry| entry.key < key));
        let at = self.chunks.get(chunk).map_or(0, |list| list.partition_point(|entry| entry.key < key));
        (chunk, at)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use proptest::prelude::*;

    use super::{Entry, Index};

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(60) })]

        /// Enough entries to split lists, and then as many removals as insertions.
        #[test]
        fn an_index_equals_a_tree(acts in prop::collection::vec((0..5_u8, (0..300_u64, 0..3_u64)), 0..3000)) {
            let (mut index, mut tree) = (Index::default(), BTreeMap::new());
            for (n, (act, key)) in (0..).zip(acts) {
                let insert = if n < 1000 { act > 0 } else { act > 2 };
                if insert {
                    index.insert(Entry { key, value: (n, 0) });
                    tree.insert(key, (n, 0));
                } else {
                    prop_assert_eq!(index.remove(key).map(|e| e.value), tree.remove(&key));
                }
                let pair = |entry: Entry| (entry.key, entry.value);
                let owned = |(&key, &value)| (key, value);
                prop_assert_eq!(index.len(), tree.len());
                prop_assert_eq!(index.last().map(pair), tree.iter().next_back().map(owned));
                prop_assert_eq!(index.first_from(key).map(pair), tree.range(key..).next().map(owned));
                prop_assert_eq!(index.last_before(key).map(pair), tree.range(..key).next_back().map(owned));
                prop_assert_eq!(index.at(key.0).map(pair), tree.range((key.0, 0)..(key.0 + 1, 0)).next().map(owned));
                if n % 64 == 0 {
                    prop_assert!(index.from(key).map(pair).eq(tree.range(key..).map(owned)));
                    prop_assert!(index.iter().map(pair).eq(tree.iter().map(owned)));
                }
            }
            let mut rebuilt = Index::default();
            index.iter().for_each(|entry| rebuilt.insert(entry));
            prop_assert_eq!(&rebuilt, &index, "however the lists are cut");
            for entry in rebuilt.iter() {
                index.remove(entry.key);
            }
            prop_assert_eq!((index.len(), index.iter().count()), (0, 0));
        }
    }
}
