//! vLLM's block manager and scheduler, and the paper's figures: operations that are played.
//!
//! Tokens are written as runs: `7*3` is 7 7 7, `0-4` is 0 1 2 3 4.

use std::{collections::BTreeMap, num::NonZeroU32};

use models::paged_kv::{
    Allocate, BlockId, BlockManager, BlockPool, Event, FreeOrder, FreeQueue, HitRate, ManagerConfig, Preemption,
    RecentHits, Scheduler, SchedulerConfig, SequenceId, Token,
};
use serde_json::{Value, json};

use crate::case::Case;

pub(crate) fn check(case: &Case) {
    match case.id.as_str() {
        "vllm.free_queue.operations" => queue_operations(case),
        "vllm.free_queue.append_n" => queue_appends(case),
        "vllm.free_queue.popleft_n" => queue_pops(case),
        "vllm.hash_metrics" => hit_rate(case),
        "vllm.preempt_during_execution" => preemption(case),
        "vllm.docs.prefix_caching_example" => prefix_example(case),
        "vllm.docs.duplicated_blocks" => duplicates(case),
        "vllm.paper.fig8_copy_on_write" => copy_on_write(case),
        "vllm.paper.fig9_beam" => beam(case),
        id if id.starts_with("vllm.test_") || id.starts_with("vllm.full_sequence_admission.") => play(case),
        _ => case.unknown(),
    }
}

const A: SequenceId = SequenceId(0);
const B: SequenceId = SequenceId(1);
const C: SequenceId = SequenceId(2);

fn manager(blocks: u32, block_tokens: u32, order: FreeOrder) -> BlockManager {
    let block_tokens = NonZeroU32::new(block_tokens).unwrap();
    BlockManager::new(ManagerConfig { blocks, block_tokens, prefix_caching: true, order, max_tokens: None })
}

fn ids(blocks: &[BlockId]) -> Vec<u32> {
    blocks.iter().map(|block| block.0).collect()
}

fn tokens(text: &str) -> Vec<Token> {
    let number = |text: &str| text.parse::<Token>().unwrap();
    let runs = text.split_whitespace().map(|run| match (run.split_once('*'), run.split_once('-')) {
        (Some((token, count)), _) => vec![number(token); number(count) as usize],
        (_, Some((first, last))) => (number(first)..=number(last)).collect(),
        _ => vec![number(run)],
    });
    runs.flatten().collect()
}

/// Every operation of the case, one after the other, and what the case expects of each.
fn play(case: &Case) {
    let whole = |pointer: &str| u32::try_from(case.whole(pointer)).unwrap();
    let block_tokens = NonZeroU32::new(whole("/config/block_size")).unwrap();
    let max_tokens = case.input("/config").get("max_model_len").map(|most| most.as_u64().unwrap() as u32);
    let mut manager = BlockManager::new(ManagerConfig {
        blocks: whole("/config/num_blocks"),
        block_tokens,
        prefix_caching: true,
        order: FreeOrder::UnhashedFirst,
        max_tokens,
    });
    let mut names = BTreeMap::new();
    for (step, op) in case.input("/ops").as_array().unwrap().iter().enumerate() {
        let number = |key: &str| op[key].as_u64().map(|n| u32::try_from(n).unwrap());
        let next = SequenceId(names.len() as u32);
        let sequence = op["req"].as_str().map(|name| *names.entry(name.to_owned()).or_insert(next));
        let of = || sequence.unwrap();
        let given = || tokens(op["tokens"].as_str().unwrap());
        let told = match op["op"].as_str().unwrap() {
            "get_computed" => {
                let hit = manager.find_prefix(of(), &given(), None).unwrap();
                json!({ "blocks": ids(&hit.blocks), "num_computed": hit.tokens })
            }
            "allocate" => {
                let conditions = Allocate {
                    whole_sequence: op["full_sequence_must_fit"] == true,
                    reserved_blocks: number("reserved_blocks").unwrap_or(0),
                    ..Allocate::default()
                };
                let new = manager.allocate(of(), number("num_new").unwrap(), conditions).unwrap();
                let new = new.as_deref().map(ids);
                json!({ "count": new.as_ref().map(Vec::len), "fits": new.is_some(), "new_blocks": new })
            }
            "set_computed" => {
                manager.set_computed(of(), number("value").unwrap()).unwrap();
                Value::Null
            }
            "append" => {
                manager.append(of(), &given()).unwrap();
                Value::Null
            }
            "free" => {
                manager.free(of()).unwrap();
                Value::Null
            }
            "check" => state(&manager, &names),
            other => panic!("{}: no operation {other}", case.id),
        };
        compare(case, step, &told);
    }
}

/// All that a check can ask for.
fn state(manager: &BlockManager, names: &BTreeMap<String, SequenceId>) -> Value {
    let pool = manager.pool();
    let blocks = || (0..).zip(pool.blocks()).map(|(id, block): (u32, _)| (id.to_string(), block));
    let tables = names.iter().filter_map(|(name, id)| Some((name, ids(manager.table(*id)?.blocks()))));
    json!({
        "has_hash": blocks().map(|(id, block)| (id, block.hash.is_some())).collect::<BTreeMap<_, _>>(),
        "ref_cnt": blocks().map(|(id, block)| (id, block.references)).collect::<BTreeMap<_, _>>(),
        "num_free": pool.free_blocks(),
        "free_queue": ids(&pool.free().iter().collect::<Vec<_>>()),
        "block_table": tables.collect::<BTreeMap<_, _>>(),
    })
}

/// Each value that the case names for a step. Of blocks and sequences it names some.
fn compare(case: &Case, step: usize, told: &Value) {
    for (key, expected) in case.expected_step(step) {
        let pointer = format!("/steps/{step}/{key}");
        match expected {
            Value::Object(some) => {
                for id in some.keys() {
                    case.value(&format!("{pointer}/{id}"), &told[&key][id]);
                }
            }
            _ => case.value(&pointer, &told[&key]),
        }
    }
}

fn list(value: &Value) -> Vec<BlockId> {
    value.as_array().unwrap().iter().map(|id| BlockId(id.as_u64().unwrap() as u32)).collect()
}

fn order(queue: &FreeQueue) -> Vec<u32> {
    ids(&queue.iter().collect::<Vec<_>>())
}

fn queue_operations(case: &Case) {
    let mut queue = FreeQueue::of(&list(case.input("/initial")));
    assert_eq!(case.texts("/ops"), ["popleft", "remove 2", "append 2"]);
    case.equal("/after_popleft/returned", queue.pop().unwrap().0.into());
    case.equal("/after_popleft/n", queue.len() as u64);
    let ends = order(&queue);
    case.equal("/after_popleft/head", ends[0].into());
    case.equal("/after_popleft/tail", ends[ends.len() - 1].into());
    queue.remove(BlockId(2));
    case.equal("/after_remove/n", queue.len() as u64);
    case.value("/after_remove/order", order(&queue));
    queue.append(BlockId(2));
    case.equal("/after_append/n", queue.len() as u64);
    case.value("/after_append/order", order(&queue));
    queue.pop_many(4).unwrap();
    case.same("/popleft_on_empty", &format!("ValueError: {}", queue.pop().unwrap_err()).replace(": no", ": No"));
}

fn queue_appends(case: &Case) {
    assert_eq!(list(case.input("/initial")), []);
    let mut queue = FreeQueue::empty(6);
    let orders = case.input("/appends").as_array().unwrap().iter().map(|blocks| {
        list(blocks).into_iter().for_each(|block| queue.append(block));
        order(&queue)
    });
    case.value("/orders", orders.collect::<Vec<_>>());
}

fn queue_pops(case: &Case) {
    let mut queue = FreeQueue::of(&list(case.input("/initial")));
    let counts = case.input("/popleft_n").as_array().unwrap().iter().map(|n| n.as_u64().unwrap() as usize);
    let (returned, remaining): (Vec<_>, Vec<_>) =
        counts.map(|count| (ids(&queue.pop_many(count).unwrap()), queue.len())).unzip();
    case.value("/returned", returned);
    case.value("/remaining", remaining);
}

fn hit_rate(case: &Case) {
    let mut recent = RecentHits::new(case.whole("/max_recent_requests"));
    for i in 0..case.input("/observe").as_array().unwrap().len() {
        let n = |key: &str| case.whole(&format!("/observe/{i}/{key}"));
        recent.observe(HitRate { requests: n("requests"), queries: n("queries"), hits: n("hits") });
        case.near(&format!("/hit_rate/{i}"), recent.rate(), 1e-12);
    }
    case.equal("/final/requests", recent.sum().requests);
    case.equal("/final/queries", recent.sum().queries);
    case.equal("/final/hits", recent.sum().hits);
}

fn preemption(case: &Case) {
    let whole = |pointer: &str| u32::try_from(case.whole(pointer)).unwrap();
    let manager = BlockManager::new(ManagerConfig {
        blocks: whole("/num_blocks"),
        block_tokens: NonZeroU32::new(whole("/block_size")).unwrap(),
        prefix_caching: case.input("/prefix_caching") == true,
        order: FreeOrder::UnhashedFirst,
        max_tokens: None,
    });
    let config = SchedulerConfig {
        batched_tokens: whole("/max_num_batched_tokens"),
        sequences: 16,
        watermark_blocks: 0,
        whole_prompt: true,
        preemption: Preemption::Recompute,
    };
    let mut scheduler = Scheduler::new(config, manager);
    for request in 0..2 {
        scheduler.add(SequenceId(request), &vec![0; whole(&format!("/requests/{request}/tokens")) as usize]);
        scheduler.schedule().unwrap();
        // with 100 tokens in a step, the second prompt is computed in one of its own
        let blocks = scheduler.manager().table(SequenceId(request)).unwrap().blocks().len();
        case.equal(&format!("/blocks_req{request}"), blocks as u64);
    }
    scheduler.append(A, 0).unwrap();
    let step = scheduler.schedule().unwrap();
    case.value("/running_after", scheduler.running());
    case.value("/preempted", &step.preempted);
    assert_eq!(scheduler.waiting().collect::<Vec<_>>(), [B]);
}

/// The document counts blocks from 0: it has no null block, and the older order of freed blocks.
fn prefix_example(case: &Case) {
    let blocks = u32::try_from(case.whole("/num_blocks")).unwrap();
    let size = u32::try_from(case.whole("/block_size")).unwrap();
    let mut manager = manager(blocks + 1, size, FreeOrder::AllLast);
    let from_zero = |blocks: &[BlockId]| blocks.iter().map(|block| block.0 - 1).collect::<Vec<_>>();
    let cached = |manager: &BlockManager| manager.pool().blocks().iter().filter(|block| block.hash.is_some()).count();
    let first: Vec<Token> = (0..15).collect();
    manager.find_prefix(A, &first, None).unwrap();
    manager.allocate(A, 15, Allocate::default()).unwrap().unwrap();
    manager.set_computed(A, 15).unwrap();
    case.value("/T1/blocks", from_zero(manager.table(A).unwrap().blocks()));
    case.equal("/T1/cached", cached(&manager) as u64);
    for token in [15, 16] {
        manager.append(A, &[token]).unwrap();
        manager.allocate(A, 1, Allocate::default()).unwrap().unwrap();
        manager.set_computed(A, token + 1).unwrap();
    }
    case.value("/T2/blocks", from_zero(manager.table(A).unwrap().blocks()));
    case.equal("/T2/cached", cached(&manager) as u64);
    let second: Vec<Token> = (0..10).chain(100..104).collect();
    let hit = manager.find_prefix(B, &second, None).unwrap();
    case.equal("/T3/hit_blocks", hit.blocks.len() as u64);
    case.equal("/T3/hit_tokens", hit.tokens.into());
    manager.allocate(B, 14 - hit.tokens, Allocate::default()).unwrap().unwrap();
    manager.free(A).unwrap();
    manager.free(B).unwrap();
    let free = |manager: &BlockManager| from_zero(&manager.pool().free().iter().collect::<Vec<_>>());
    case.value("/T6/free_queue_before", free(&manager));
    let third: Vec<Token> = (0..12).chain(200..217).collect();
    let hit = manager.find_prefix(C, &third, None).unwrap();
    // the hits leave the queue before anything is taken from it
    let rest: Vec<_> = free(&manager).into_iter().filter(|id| !from_zero(&hit.blocks).contains(id)).collect();
    case.value("/T6/free_queue_after_touch", &rest);
    let new = manager.allocate(C, 29 - hit.tokens, Allocate::default()).unwrap().unwrap();
    assert_eq!(from_zero(&new), rest[..5]);
    case.value("/T6/allocated", from_zero(manager.table(C).unwrap().blocks()));
}

/// Here, too, the document has no null block.
fn duplicates(case: &Case) {
    let mut manager = manager(11, u32::try_from(case.whole("/block_size")).unwrap(), FreeOrder::AllLast);
    let letters = |pointer: &str| case.text(pointer).bytes().map(Token::from).collect::<Vec<_>>();
    let (prompt, output) = (letters("/prompt"), letters("/output"));
    let from_zero = |blocks: &[BlockId]| blocks.iter().map(|block| block.0 - 1).collect::<Vec<_>>();
    let cached = |manager: &BlockManager| {
        let blocks = (0_u32..).zip(manager.pool().blocks()).filter(|(_, block)| block.hash.is_some());
        blocks.map(|(id, _)| id - 1).collect::<Vec<_>>()
    };
    let begin = |manager: &mut BlockManager, sequence| {
        let hit = manager.find_prefix(sequence, &prompt, None).unwrap();
        let new = prompt.len() as u32 - hit.tokens;
        manager.allocate(sequence, new, Allocate::default()).unwrap().unwrap();
        manager.set_computed(sequence, prompt.len() as u32).unwrap();
    };
    let go_on = |manager: &mut BlockManager, sequence| {
        for (computed, token) in (prompt.len() as u32 + 1..).zip(&output) {
            manager.append(sequence, &[*token]).unwrap();
            manager.allocate(sequence, 1, Allocate::default()).unwrap().unwrap();
            manager.set_computed(sequence, computed).unwrap();
        }
    };
    begin(&mut manager, A);
    go_on(&mut manager, A);
    case.value("/req1_block_table", from_zero(manager.table(A).unwrap().blocks()));
    case.value("/req1_cached", cached(&manager));
    begin(&mut manager, B);
    case.value("/req2_block_table_time1", from_zero(manager.table(B).unwrap().blocks()));
    go_on(&mut manager, B);
    case.value("/cached_after", cached(&manager));
}

fn paper(free: &[u32]) -> BlockManager {
    let free: Vec<_> = free.iter().map(|id| BlockId(*id)).collect();
    let config = ManagerConfig {
        blocks: 14,
        block_tokens: NonZeroU32::new(4).unwrap(),
        prefix_caching: false,
        order: FreeOrder::AllLast,
        max_tokens: None,
    };
    BlockManager::with_pool(config, BlockPool::with_free(14, &free, FreeOrder::AllLast))
}

/// One prompt of seven tokens in blocks 7 and 1, two samples.
fn copy_on_write(case: &Case) {
    let mut manager = paper(&[7, 1, 3]);
    manager.find_prefix(A, &[0; 7], None).unwrap();
    manager.allocate(A, 7, Allocate::default()).unwrap().unwrap();
    manager.set_computed(A, 7).unwrap();
    manager.fork(A, B).unwrap();
    assert_eq!(case.input("/shared_physical"), &json!(ids(manager.table(B).unwrap().blocks())));
    let references = |manager: &BlockManager, id: u32| manager.pool().block(BlockId(id)).references;
    for id in [7, 1] {
        assert_eq!(case.whole(&format!("/ref_counts_before/{id}")), u64::from(references(&manager, id)));
    }
    manager.clear_events();
    let mut write = |sequence| {
        manager.append(sequence, &[1]).unwrap();
        manager.allocate(sequence, 1, Allocate::default()).unwrap().unwrap()
    };
    case.words("/A1_write");
    assert_eq!(ids(&write(A)), [3]);
    case.words("/A2_write");
    assert_eq!(write(B), []);
    let copied = Event::Copied { sequence: A, logical: 1, from: BlockId(1), to: BlockId(3), slots: 3 };
    assert_eq!(manager.events(), [copied]);
    assert_eq!(ids(manager.table(A).unwrap().blocks()), [7, 3]);
    for id in [7, 1, 3] {
        case.equal(&format!("/ref_counts_after/{id}"), references(&manager, id).into());
    }
}

/// Four candidates over full blocks: 0 1 3 5, 0 1 3 6, 0 1 3 7 and 0 2 4 8. Two of the next four come from each of the
/// second and the third. The paper's block 0 is 13 here, where 0 is the null block.
fn beam(case: &Case) {
    let mut manager = paper(&[13, 1, 3, 5, 2, 4, 8, 6, 7, 9, 10, 11, 12]);
    let candidates: Vec<_> = (0..u32::try_from(case.whole("/beam_width")).unwrap()).map(SequenceId).collect();
    let grow = |manager: &mut BlockManager, sequence, blocks: u32| {
        manager.append(sequence, &vec![0; blocks as usize * 4]).unwrap();
        let new = manager.allocate(sequence, blocks * 4, Allocate::default()).unwrap().unwrap();
        let all = manager.table(sequence).unwrap().tokens().len();
        manager.set_computed(sequence, all as u32).unwrap();
        ids(&new)
    };
    manager.find_prefix(candidates[0], &[], None).unwrap();
    grow(&mut manager, candidates[0], 1);
    manager.fork(candidates[0], candidates[3]).unwrap();
    grow(&mut manager, candidates[0], 2);
    manager.fork(candidates[0], candidates[1]).unwrap();
    manager.fork(candidates[0], candidates[2]).unwrap();
    grow(&mut manager, candidates[0], 1);
    grow(&mut manager, candidates[3], 3);
    grow(&mut manager, candidates[1], 1);
    grow(&mut manager, candidates[2], 1);
    let tables: Vec<_> = candidates.iter().map(|id| ids(manager.table(*id).unwrap().blocks())).collect();
    assert_eq!(tables, [[13, 1, 3, 5], [13, 1, 3, 6], [13, 1, 3, 7], [13, 2, 4, 8]]);
    let next: Vec<_> = (10..14).map(SequenceId).collect();
    for (parent, child) in [1, 1, 2, 2].into_iter().zip(&next) {
        manager.fork(candidates[parent], *child).unwrap();
    }
    manager.clear_events();
    candidates.iter().for_each(|id| manager.free(*id).unwrap());
    let freed = manager.events().iter().filter_map(|event| match event {
        Event::Freed { block } => Some(block.0),
        _ => None,
    });
    let mut freed: Vec<_> = freed.collect();
    freed.sort_unstable();
    case.value("/freed_blocks", freed);
    let new: Vec<_> = next.iter().flat_map(|id| grow(&mut manager, *id, 1)).collect();
    case.value("/allocated_blocks", new);
}
