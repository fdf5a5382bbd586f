use wasm_split_helpers::SplitLoaderError;

/// Why nothing came through a door to a chunk. The page offers to try again, whichever it was.
pub(super) struct DoorError;

impl From<SplitLoaderError> for DoorError {
    fn from(_: SplitLoaderError) -> Self {
        Self
    }
}
