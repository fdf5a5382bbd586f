/// An address as PyTorch prints them.
#[must_use]
pub fn address(address: u64) -> String {
    format!("0x{address:x}")
}
