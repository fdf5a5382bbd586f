//! A cache whose requests have the user's names.

use std::{collections::BTreeMap, num::NonZeroU64};

use thiserror::Error;

use super::{
    KvArgs, Name, Request,
    reply::{Reply, State, Told},
};
use crate::{
    paged_kv::{
        Allocate, BlockManager, KvError, ManagerConfig, SequenceId,
        shape::{self, Device, MODELS, ModelShape},
    },
    rules::Overflow,
};

#[derive(Debug, Error)]
pub(super) enum SessionError {
    #[error("there is no request {0}, expected one that was begun with get_computed or fork and is not freed yet")]
    NoRequest(String),
    #[error("request {0} is there already, expected a name that is not in use")]
    InUse(String),
    #[error("request {name} has {tokens} tokens, expected at most so many, not {computed}")]
    Computed { name: String, tokens: u32, computed: u32 },
    #[error("request {0} gets too long, expected fewer than 2^31 tokens")]
    TooLong(String),
    #[error("request {0} has no tokens, expected at least one")]
    Empty(String),
    #[error("there is no model {model:?}, expected one of {}", models())]
    NoModel { model: String },
    #[error("gpu_memory_utilization is {0}, expected a number above 0 and at most 1")]
    Utilization(f64),
    #[error("{0} is 0, expected at least 1")]
    Zero(&'static str),
    #[error(transparent)]
    Overflow(#[from] Overflow),
}

fn models() -> String {
    MODELS.map(|model| model.id).join(", ")
}

pub(super) struct Session {
    manager: BlockManager,
    names: BTreeMap<Name, SequenceId>,
    next: u32,
}

impl Session {
    pub(super) fn new(args: &KvArgs) -> Self {
        let manager = BlockManager::new(ManagerConfig {
            blocks: args.blocks,
            block_tokens: args.block_size,
            prefix_caching: !args.no_prefix_caching,
            order: args.order(),
            max_tokens: args.max_model_len,
        });
        Self { manager, names: BTreeMap::new(), next: 0 }
    }

    /// Does what a line asks for.
    pub(super) fn answer(&mut self, request: Request) -> Result<Reply, SessionError> {
        self.manager.clear_events();
        let (op, req, told) = match request {
            Request::GetComputed { req, tokens, salt } => {
                if tokens.is_empty() {
                    return Err(SessionError::Empty(quoted(&req)));
                }
                let id = self.names.get(&req).copied().unwrap_or(SequenceId(self.next));
                let hit = self.manager.find_prefix(id, &tokens, salt).map_err(|error| name(&req, error))?;
                self.enter(&req, id);
                ("get_computed", Some(req), Told::Hit { blocks: hit.blocks, num_computed: hit.tokens })
            }
            Request::Allocate {
                req,
                num_new,
                lookahead,
                full_sequence_must_fit: whole_sequence,
                reserved_blocks,
                watermark_blocks,
            } => {
                let id = self.find(&req)?;
                let conditions = Allocate { lookahead, whole_sequence, reserved_blocks, watermark_blocks };
                let new = self.manager.allocate(id, num_new, conditions).map_err(|error| name(&req, error))?;
                let table = self.manager.table(id).map(|table| table.blocks().to_vec());
                let told = Told::Blocks {
                    fits: new.is_some(),
                    count: new.as_ref().map_or(0, Vec::len),
                    new_blocks: new,
                    block_table: table.unwrap_or_default(),
                };
                ("allocate", Some(req), told)
            }
            Request::SetComputed { req, value } => {
                let id = self.find(&req)?;
                self.manager.set_computed(id, value).map_err(|error| name(&req, error))?;
                ("set_computed", Some(req), Told::Nothing {})
            }
            Request::Append { req, tokens } => {
                let id = self.find(&req)?;
                self.manager.append(id, &tokens).map_err(|error| name(&req, error))?;
                ("append", Some(req), Told::Nothing {})
            }
            Request::Fork { req, into } => {
                let (id, child) = (self.find(&req)?, SequenceId(self.next));
                if self.names.contains_key(&into) {
                    return Err(SessionError::InUse(quoted(&into)));
                }
                self.manager.fork(id, child).map_err(|error| name(&req, error))?;
                self.enter(&into, child);
                ("fork", Some(into), Told::Nothing {})
            }
            Request::Free { req } => {
                let id = self.find(&req)?;
                self.manager.free(id).map_err(|error| name(&req, error))?;
                self.names.remove(&req);
                ("free", Some(req), Told::Nothing {})
            }
            Request::Check {} => ("check", None, Told::State(self.state())),
            Request::Capacity {
                model,
                memory,
                gpu_memory_utilization: utilization,
                max_model_len,
                other_bytes: other,
                cache_dtype_bytes,
            } => {
                let shape = ModelShape::named(&model).ok_or(SessionError::NoModel { model })?;
                if !(utilization > 0.0 && utilization <= 1.0) {
                    return Err(SessionError::Utilization(utilization));
                }
                let device = Device { memory, utilization, other };
                let block = self.manager.config().block_tokens.into();
                let longest = NonZeroU64::new(max_model_len).ok_or(SessionError::Zero("max_model_len"))?;
                let element = NonZeroU64::new(cache_dtype_bytes).ok_or(SessionError::Zero("cache_dtype_bytes"))?;
                let capacity = shape::capacity(shape, device, element.get(), block, longest)?;
                ("capacity", None, Told::Capacity(capacity))
            }
        };
        let (events, num_free) = (self.manager.events().to_vec(), self.manager.pool().free_blocks());
        Ok(Reply { op, req, told, events, num_free })
    }

    fn enter(&mut self, name: &Name, id: SequenceId) {
        if self.names.insert(name.clone(), id).is_none() {
            self.next += 1;
        }
    }

    fn find(&self, name: &Name) -> Result<SequenceId, SessionError> {
        self.names.get(name).copied().ok_or_else(|| SessionError::NoRequest(quoted(name)))
    }

    fn state(&self) -> State {
        let pool = self.manager.pool();
        let blocks = || (0_u32..).zip(pool.blocks());
        let held: u64 = blocks().filter(|(_, block)| block.references > 0).map(|_| 1).sum();
        let size = u64::from(self.manager.config().block_tokens.get());
        // of a block that several requests share, what the longest of them has there
        let mut filled = BTreeMap::new();
        for (_, table) in self.manager.tables() {
            for (first, block) in (0..).step_by(size as usize).zip(table.blocks()) {
                let here = u64::from(table.computed()).saturating_sub(first).min(size);
                let most = filled.entry(*block).or_insert(0);
                *most = here.max(*most);
            }
        }
        let tables = self.names.iter().filter_map(|(name, id)| {
            let table = self.manager.table(*id)?;
            Some((name.clone(), table.blocks().to_vec()))
        });
        let looked_up = self.manager.looked_up();
        State {
            ref_cnt: blocks().map(|(id, block)| (id, block.references)).collect(),
            has_hash: blocks().map(|(id, block)| (id, block.hash.is_some())).collect(),
            free_queue: pool.free().iter().collect(),
            block_table: tables.collect(),
            slots: held * size,
            empty_slots: held * size - filled.values().sum::<u64>(),
            queries: looked_up.queries,
            hits: looked_up.hits,
        }
    }
}

fn name(name: &Name, error: KvError) -> SessionError {
    let name = quoted(name);
    match error {
        KvError::NoSequence(_) => SessionError::NoRequest(name),
        KvError::InUse(_) => SessionError::InUse(name),
        KvError::Computed { tokens, computed, .. } => SessionError::Computed { name, tokens, computed },
        KvError::TooLong(_) => SessionError::TooLong(name),
    }
}

fn quoted(name: &Name) -> String {
    match name {
        Name::Number(number) => number.to_string(),
        Name::Text(text) => format!("{text:?}"),
    }
}
