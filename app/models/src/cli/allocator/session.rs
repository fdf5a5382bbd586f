//! An allocator whose allocations and pools have the user's names.

use std::collections::{BTreeMap, BTreeSet};

use thiserror::Error;

use super::{
    AllocatorArgs, Name, Request,
    reply::{Outcome, Reply},
};
use crate::caching_allocator::{BlockId, CachingAllocator, ConfigError, NoSuchPool, NotAllocated, PoolId, StreamId};

#[derive(Debug, Error)]
pub(super) enum SessionError {
    #[error("id {0} is live already, expected an id that is not in use")]
    AlreadyLive(String),
    #[error("id {0} is not live, expected an id that was allocated and is not freed yet")]
    NotLive(String),
    #[error("the allocation of id {0} failed, so there is nothing to free; expected the id of an allocation")]
    Failed(String),
    #[error("the fraction is {0}, expected a number from 0 to 1")]
    Fraction(f64),
    #[error("pool {0}: {1}")]
    Pool(String, NoSuchPool),
    #[error("there is no pool {0}, expected one that was begun")]
    NoPool(String),
    #[error("pool {0} was made with another `no_split`, expected the same one or none")]
    OtherPool(String),
    #[error(transparent)]
    Config(#[from] ConfigError),
    #[error(transparent)]
    NotAllocated(#[from] NotAllocated),
}

pub(super) struct Session {
    allocator: CachingAllocator,
    /// Without a block: an allocation of 0 bytes.
    live: BTreeMap<Name, Option<BlockId>>,
    /// Names whose last allocation failed.
    failed: BTreeSet<Name>,
    pools: BTreeMap<Name, (PoolId, bool)>,
    segments: bool,
}

impl Session {
    pub(super) fn new(args: &AllocatorArgs) -> Result<Self, SessionError> {
        let mut allocator = CachingAllocator::new(args.device, args.config.clone());
        if let Some(fraction) = args.memory_fraction {
            allocator.set_memory_fraction(part(fraction)?);
        }
        let (live, failed, pools) = (BTreeMap::new(), BTreeSet::new(), BTreeMap::new());
        Ok(Self { allocator, live, failed, pools, segments: args.segments })
    }

    /// Does what a line asks for.
    pub(super) fn answer(&mut self, request: Request) -> Result<Reply, SessionError> {
        let mut reply = self.reply(&request);
        self.allocator.clear_events();
        match request {
            Request::Alloc { id, bytes, stream } => reply.result = self.alloc(id, bytes, StreamId(stream))?,
            Request::Free { id } => self.free(id)?,
            Request::RecordStream { id, stream } => match self.live.get(&id) {
                Some(Some(block)) => self.allocator.record_stream(*block, StreamId(stream))?,
                Some(None) => {}
                None => return Err(self.not_live(&id)),
            },
            Request::Synchronize { stream } => self.allocator.synchronize(stream.map(StreamId)),
            Request::EmptyCache {} => self.allocator.empty_cache(),
            Request::ResetPeak {} => self.allocator.reset_peak_stats(),
            Request::ResetAccumulated {} => self.allocator.reset_accumulated_stats(),
            Request::SetMemoryFraction { fraction } => self.allocator.set_memory_fraction(part(fraction)?),
            Request::SetConfig { config } => self.allocator.set_config(config.parse()?),
            Request::BeginPool { pool, no_split } => self.begin_pool(&pool, no_split)?,
            Request::EndPool { pool } => self.with_pool(&pool, CachingAllocator::end_allocate_to_pool)?,
            Request::ReleasePool { pool } => self.with_pool(&pool, CachingAllocator::release_pool)?,
        }
        reply.events = self.allocator.events().to_vec();
        reply.stats = *self.allocator.stats();
        reply.segments = self.segments.then(|| self.allocator.snapshot());
        Ok(reply)
    }

    fn alloc(&mut self, name: Name, bytes: u64, stream: StreamId) -> Result<Outcome, SessionError> {
        if self.live.contains_key(&name) {
            return Err(SessionError::AlreadyLive(quoted(&name)));
        }
        if bytes == 0 {
            // PyTorch does not ask its allocator for an empty tensor.
            self.live.insert(name, None);
            return Ok(Outcome::Address(0));
        }
        match self.allocator.malloc(bytes, stream) {
            Ok(allocation) => {
                self.failed.remove(&name);
                self.live.insert(name, Some(allocation.id));
                Ok(Outcome::Address(allocation.address))
            }
            Err(error) => {
                self.failed.insert(name);
                Ok(Outcome::Error(error.to_string()))
            }
        }
    }

    fn free(&mut self, name: Name) -> Result<(), SessionError> {
        match self.live.remove(&name) {
            Some(Some(block)) => Ok(self.allocator.free(block)?),
            Some(None) => Ok(()),
            None => Err(self.not_live(&name)),
        }
    }

    fn begin_pool(&mut self, name: &Name, no_split: bool) -> Result<(), SessionError> {
        let (id, made_so) = match self.pools.get(name) {
            Some(pool) => *pool,
            None => (self.allocator.add_private_pool(no_split), no_split),
        };
        if no_split != made_so {
            return Err(SessionError::OtherPool(quoted(name)));
        }
        self.pools.insert(name.clone(), (id, no_split));
        self.with_pool(name, CachingAllocator::begin_allocate_to_pool)
    }

    fn with_pool(
        &mut self,
        name: &Name,
        act: impl FnOnce(&mut CachingAllocator, PoolId) -> Result<(), NoSuchPool>,
    ) -> Result<(), SessionError> {
        let (id, _) = self.pools.get(name).ok_or_else(|| SessionError::NoPool(quoted(name)))?;
        act(&mut self.allocator, *id).map_err(|error| SessionError::Pool(quoted(name), error))
    }

    fn not_live(&self, name: &Name) -> SessionError {
        let error = if self.failed.contains(name) { SessionError::Failed } else { SessionError::NotLive };
        error(quoted(name))
    }

    fn reply(&self, request: &Request) -> Reply {
        let (op, id) = match request {
            Request::Alloc { id, .. } => ("alloc", Some(id)),
            Request::Free { id } => ("free", Some(id)),
            Request::RecordStream { id, .. } => ("record_stream", Some(id)),
            Request::Synchronize { .. } => ("synchronize", None),
            Request::EmptyCache {} => ("empty_cache", None),
            Request::ResetPeak {} => ("reset_peak", None),
            Request::ResetAccumulated {} => ("reset_accumulated", None),
            Request::SetMemoryFraction { .. } => ("set_memory_fraction", None),
            Request::SetConfig { .. } => ("set_config", None),
            Request::BeginPool { pool, .. } => ("begin_pool", Some(pool)),
            Request::EndPool { pool } => ("end_pool", Some(pool)),
            Request::ReleasePool { pool } => ("release_pool", Some(pool)),
        };
        let stats = *self.allocator.stats();
        Reply { op, id: id.cloned(), result: Outcome::None, events: Vec::new(), stats, segments: None }
    }
}

fn part(fraction: f64) -> Result<f64, SessionError> {
    if (0.0..=1.0).contains(&fraction) { Ok(fraction) } else { Err(SessionError::Fraction(fraction)) }
}

fn quoted(name: &Name) -> String {
    match name {
        Name::Number(number) => number.to_string(),
        Name::Text(text) => format!("{text:?}"),
    }
}
