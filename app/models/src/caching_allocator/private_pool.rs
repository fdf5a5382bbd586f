//! Private pools: those of CUDA graphs and of `torch.cuda.MemPool`.

use super::{CachingAllocator, NoSuchPool, pool::Pool};

/// A private pool. A snapshot has it as `segment_pool_id` (0, id), where (0, 0) are the shared pools.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PoolId(pub u32);

#[derive(Debug, Clone)]
pub(super) struct PrivatePool {
    id: PoolId,
    /// Whether blocks of it are always given out whole.
    pub(super) no_split: bool,
    released: bool,
    /// Segments and reserved ranges that are not given back.
    segments: u32,
}

impl CachingAllocator {
    /// Makes a private pool; with `no_split` its blocks are never split, as `MemPool(no_split=True)` asks.
    ///
    /// No request goes to it before [`begin_allocate_to_pool`](Self::begin_allocate_to_pool).
    pub fn add_private_pool(&mut self, no_split: bool) -> PoolId {
        self.events.clear();
        let place = self.private.iter().position(Option::is_none).unwrap_or(self.private.len());
        // Ids are not used again, as those of graphs are not.
        self.last_pool += 1;
        let id = PoolId(self.last_pool);
        let pool = Some(PrivatePool { id, no_split, released: false, segments: 0 });
        let own = [Pool::new(true, Some(place as u32)), Pool::new(false, Some(place as u32))];
        if place == self.private.len() {
            self.private.push(pool);
            self.pools.extend(own);
        } else {
            self.private[place] = pool;
            let [small, large] = own;
            (self.pools[2 + 2 * place], self.pools[3 + 2 * place]) = (small, large);
        }
        id
    }

    /// From here on every request goes to this pool, or to one that was begun before it and not ended.
    ///
    /// Until the end no event is looked at and no cache emptied: a graph is being captured.
    ///
    /// # Errors
    /// [`NoSuchPool`] where it is not there, was released, or is in use.
    pub fn begin_allocate_to_pool(&mut self, id: PoolId) -> Result<(), NoSuchPool> {
        self.events.clear();
        let place = self.place_of(id)?;
        if self.is_released(place) {
            return Err(NoSuchPool::Released);
        }
        if self.capturing.contains(&place) {
            return Err(NoSuchPool::InUse);
        }
        self.capturing.push(place);
        Ok(())
    }

    /// Requests go to this pool no longer.
    ///
    /// # Errors
    /// [`NoSuchPool`] where it is not there or not in use.
    pub fn end_allocate_to_pool(&mut self, id: PoolId) -> Result<(), NoSuchPool> {
        self.events.clear();
        let place = self.place_of(id)?;
        let at = self.capturing.iter().position(|other| *other == place).ok_or(NoSuchPool::NotInUse)?;
        self.capturing.remove(at);
        Ok(())
    }

    /// The graph is gone: what is free in the pool, or becomes free, goes back to the device when the cache is emptied.
    ///
    /// # Errors
    /// [`NoSuchPool`] where it is not there, in use, or released already.
    pub fn release_pool(&mut self, id: PoolId) -> Result<(), NoSuchPool> {
        self.events.clear();
        let place = self.place_of(id)?;
        if self.capturing.contains(&place) {
            return Err(NoSuchPool::InUse);
        }
        let pool = self.private[place as usize].as_mut().ok_or(NoSuchPool::Gone)?;
        if pool.released {
            return Err(NoSuchPool::Released);
        }
        pool.released = true;
        Ok(())
    }

    /// The private pool that a pool is part of.
    pub(super) fn private_of(&self, pool: &Pool) -> Option<&PrivatePool> {
        self.private.get(pool.private? as usize)?.as_ref()
    }

    /// The id of a pool in a snapshot; 0 for the shared ones.
    pub(super) fn snapshot_id(&self, pool: u32) -> u32 {
        self.private_of(&self.pools[pool as usize]).map_or(0, |private| private.id.0)
    }

    pub(super) fn is_released(&self, place: u32) -> bool {
        self.private[place as usize].as_ref().is_some_and(|pool| pool.released)
    }

    /// Counts a segment or a reserved range of a pool.
    pub(super) fn count_segment(&mut self, pool: u32, by: i32) {
        if let Some(place) = self.pools[pool as usize].private
            && let Some(private) = &mut self.private[place as usize]
        {
            private.segments = private.segments.saturating_add_signed(by);
        }
    }

    pub(super) fn drop_if_empty(&mut self, place: u32) {
        if self.private[place as usize].as_ref().is_some_and(|pool| pool.segments == 0) {
            self.private[place as usize] = None;
        }
    }

    /// The bytes that lie free in private pools. PyTorch's message calls them allocated there.
    pub(super) fn free_in_private_pools(&self) -> u64 {
        let pools = self.pools.iter().filter(|pool| self.private_of(pool).is_some());
        pools.flat_map(Pool::iter).map(|slot| self.blocks[slot].size).sum()
    }

    fn place_of(&self, id: PoolId) -> Result<u32, NoSuchPool> {
        let own = |pool: &Option<PrivatePool>| pool.as_ref().is_some_and(|pool| pool.id == id);
        self.private.iter().position(own).map(|place| place as u32).ok_or(NoSuchPool::Gone)
    }
}
