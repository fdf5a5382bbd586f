//! A heap whose blocks have the user's names.

use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;
use thiserror::Error;

use super::Request;
use crate::heap::{AllocError, BlockId, ConfigError, FreeError, Heap, HeapConfig, Move, RefusalCause, Stats};

/// What a step answers.
#[derive(Debug, Serialize)]
pub(super) struct Reply {
    op: &'static str,
    /// The user's name of the block; `null` for a compaction.
    id: Option<String>,
    /// Where the block lies, or lay before it was freed; `null` when refused, and for a compaction.
    address: Option<u64>,
    free: u64,
    largest_hole: u64,
    fragmentation: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    refused: Option<RefusalCause>,
    #[serde(skip_serializing_if = "Option::is_none")]
    moves: Option<Vec<NamedMove>>,
}

#[derive(Debug, Serialize)]
struct NamedMove {
    id: String,
    from: u64,
    to: u64,
    bytes: u64,
}

#[derive(Debug, Error)]
pub(super) enum SessionError {
    #[error("id {0:?} is live already, expected an id that is not in use")]
    AlreadyLive(String),
    #[error("id {0:?} is not live, expected an id that was allocated and is not freed yet")]
    NotLive(String),
    #[error("the allocation of id {0:?} was refused, so there is nothing to free; expected the id of a placed block")]
    WasRefused(String),
    #[error("more than 2^32 - 1 allocations")]
    TooManyBlocks,
    #[error(transparent)]
    Alloc(#[from] AllocError),
    #[error(transparent)]
    Free(#[from] FreeError),
}

pub(super) struct Session {
    heap: Heap,
    live: BTreeMap<String, BlockId>,
    names: BTreeMap<BlockId, String>,
    /// Names whose last allocation was refused.
    refused: BTreeSet<String>,
    last_id: u32,
}

impl Session {
    pub(super) fn new(config: HeapConfig) -> Result<Self, ConfigError> {
        let heap = Heap::new(config)?;
        Ok(Self { heap, live: BTreeMap::new(), names: BTreeMap::new(), refused: BTreeSet::new(), last_id: 0 })
    }

    /// Does what a line asks for.
    pub(super) fn answer(&mut self, request: Request) -> Result<Reply, SessionError> {
        match request {
            Request::Alloc { id, bytes } => self.alloc(id, bytes),
            Request::Free { id } => self.free(id),
            Request::Compact {} => {
                let moves = self.heap.compact();
                let moves = moves.iter().map(|moved| self.named(moved)).collect();
                Ok(Reply { moves: Some(moves), ..reply("compact", self.heap.stats()) })
            }
        }
    }

    fn alloc(&mut self, name: String, bytes: u64) -> Result<Reply, SessionError> {
        if self.live.contains_key(&name) {
            return Err(SessionError::AlreadyLive(name));
        }
        let id = BlockId(self.last_id.checked_add(1).ok_or(SessionError::TooManyBlocks)?);
        let (address, refused) = match self.heap.alloc(id, bytes) {
            Ok(range) => {
                self.last_id = id.0;
                self.refused.remove(&name);
                self.live.insert(name.clone(), id);
                self.names.insert(id, name.clone());
                (Some(range.start), None)
            }
            Err(AllocError::Refused(refusal)) => {
                self.refused.insert(name.clone());
                (None, Some(refusal.cause()))
            }
            Err(error) => return Err(error.into()),
        };
        Ok(Reply { id: Some(name), address, refused, ..reply("alloc", self.heap.stats()) })
    }

    fn free(&mut self, name: String) -> Result<Reply, SessionError> {
        let Some(id) = self.live.remove(&name) else {
            let refused = self.refused.contains(&name);
            return Err(if refused { SessionError::WasRefused(name) } else { SessionError::NotLive(name) });
        };
        self.names.remove(&id);
        let address = Some(self.heap.free(id)?.start);
        Ok(Reply { id: Some(name), address, ..reply("free", self.heap.stats()) })
    }

    fn named(&self, moved: &Move) -> NamedMove {
        let &Move { id, from, to, len: bytes } = moved;
        NamedMove { id: self.names.get(&id).cloned().unwrap_or_default(), from, to, bytes }
    }
}

fn reply(op: &'static str, stats: Stats) -> Reply {
    Reply {
        op,
        id: None,
        address: None,
        free: stats.free,
        largest_hole: stats.largest_hole,
        fragmentation: stats.external_fragmentation(),
        refused: None,
        moves: None,
    }
}
