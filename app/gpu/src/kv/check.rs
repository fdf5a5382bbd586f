use super::pool::SLOTS_A_WINDOW;
use super::{KvPool, SLOT_BYTES, Slots, Written};
use crate::adapter::Gpu;
use crate::kernels::slot;
use crate::readback::ReadError;

/// What a comparison of slots with what they should hold found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SlotCheck {
    /// Bytes read back and compared.
    pub bytes: u64,
    /// Words of four bytes that differ.
    pub mismatches: u64,
    /// The one in the slot that was asked for first.
    pub first: Option<SlotMismatch>,
}

/// One word that differs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SlotMismatch {
    /// Its slot.
    pub slot: u32,
    /// The content that is expected there.
    pub content: u32,
    /// Which word of the slot it is.
    pub index: u32,
    /// The word that is expected.
    pub expected: u32,
    /// The word on the device.
    pub found: u32,
}

impl KvPool {
    /// Reads every given slot back and compares it with its content, word for word; content 0 is zeros. Slots beyond the
    /// pool's end are left out: [`SlotCheck::bytes`] counts what was compared.
    ///
    /// # Errors
    /// When the device is lost or refuses to map.
    pub async fn verify(&self, gpu: &Gpu, expected: impl IntoIterator<Item = Written>) -> Result<SlotCheck, ReadError> {
        let mut result = SlotCheck::default();
        let mut expected = expected.into_iter().filter(|one| one.slot < self.slots());
        loop {
            let batch: Vec<_> = expected.by_ref().take(SLOTS_A_WINDOW as usize).collect();
            if batch.is_empty() {
                return Ok(result);
            }
            let slices = rows(&batch).into_iter().map(|row| self.slice(row));
            self.reader().bytes(gpu, slices, |bytes| result.compare(&batch, bytes)).await?;
        }
    }
}

impl SlotCheck {
    /// Compares slots that lie one after the other in `bytes`.
    fn compare(&mut self, batch: &[Written], bytes: &[u8]) {
        for (one, bytes) in batch.iter().zip(bytes.chunks_exact(SLOT_BYTES as usize)) {
            self.bytes += SLOT_BYTES;
            let words = bytes.chunks_exact(4).map(|b| u32::from_le_bytes([b[0], b[1], b[2], b[3]]));
            for (index, found) in (0_u32..).zip(words) {
                let expected = slot::word(one.content, index);
                if found != expected {
                    self.mismatches += 1;
                    let Written { slot, content } = *one;
                    self.first.get_or_insert(SlotMismatch { slot, content, index, expected, found });
                }
            }
        }
    }
}

/// The slots in their order, those that follow each other in one row.
fn rows(batch: &[Written]) -> Vec<Slots> {
    let mut rows: Vec<Slots> = Vec::new();
    for one in batch {
        match rows.last_mut() {
            Some(row) if row.first + row.count == one.slot => row.count += 1,
            _ => rows.push(Slots { first: one.slot, count: 1 }),
        }
    }
    rows
}

#[cfg(test)]
mod tests {
    use super::{Slots, Written, rows};

    #[test]
    fn neighbours_are_read_in_one_piece() {
        let batch = [3, 4, 5, 9, 8, 9, 9].map(|slot| Written { slot, content: 1 });
        let counts: Vec<_> = rows(&batch).iter().map(|Slots { first, count }| (*first, *count)).collect();
        assert_eq!(counts, [(3, 3), (9, 1), (8, 2), (9, 1)]);
    }
}
