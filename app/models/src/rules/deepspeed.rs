//! DeepSpeed's estimates of the memory of model states.
//!
//! deepspeedai/DeepSpeed (commit edaa72212672): `estimate_zero2_model_states_mem_needs` in
//! `deepspeed/runtime/zero/stage_1_and_2.py`, `estimate_zero3_model_states_mem_needs` in
//! `deepspeed/runtime/zero/stage3.py`, with the default buffer factor of 1.5 for the host. For each partitioned
//! parameter they count 18 bytes where the ZeRO paper counts 14 (stage 2; DeepSpeed keeps 32-bit gradients beside the
//! 16-bit ones) and 16 (stage 3). What DeepSpeed prints as "GB" is GiB.
//!
//! The page `docs/code-docs/source/memory.rst` still prints 4P + 16P/N for stage 2 without offload; the code has 2P +
//! 18P/N.

use std::num::NonZeroU64;

use super::{
    Overflow,
    exact::{narrow, product, sum, wide},
};

/// The machines.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Cluster {
    /// Devices of one node.
    pub gpus_per_node: NonZeroU64,
    /// Nodes.
    pub nodes: NonZeroU64,
}

impl Cluster {
    fn gpus(self) -> Result<u64, Overflow> {
        product(&[self.gpus_per_node.get(), self.nodes.get()])
    }
}

/// What lies on the host.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Offload {
    /// Nothing.
    Nothing,
    /// The optimizer state.
    Optimizer,
    /// The optimizer state and the weights (stage 3 only).
    OptimizerAndWeights,
}

/// The bytes of an estimate.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Estimate {
    /// On each device.
    pub gpu: u64,
    /// On each node's host.
    pub cpu: u64,
}

/// Stage 2: optimizer state and gradients partitioned, the optimizer state offloaded or not.
///
/// # Errors
/// [`Overflow`] when 64 bits do not hold a part.
pub fn stage_2(parameters: u64, cluster: Cluster, offload_optimizer: bool) -> Result<Estimate, Overflow> {
    let weights = product(&[2, parameters])?;
    let gpus = cluster.gpus()?;
    if offload_optimizer {
        let per_parameter = product(&[4, gpus])?.max(16);
        Ok(Estimate { gpu: weights, cpu: buffered(parameters, per_parameter, 1)? })
    } else {
        let gpu = sum(&[weights, share(18, parameters, gpus)?])?;
        Ok(Estimate { gpu, cpu: full_copies(parameters, cluster)? })
    }
}

/// Stage 3: weights partitioned too; a device gathers one layer at a time.
///
/// `zero_init`: whether the model is built partitioned (`deepspeed.zero.Init`), or whole by every process of a node.
///
/// # Errors
/// [`Overflow`] when 64 bits do not hold a part.
pub fn stage_3(
    parameters: u64,
    largest_layer: u64,
    cluster: Cluster,
    offload: Offload,
    zero_init: bool,
) -> Result<Estimate, Overflow> {
    let gathered = product(&[4, largest_layer])?;
    let (resident, per_parameter) = match offload {
        Offload::Nothing => (18, 0),
        Offload::Optimizer => (2, 16),
        Offload::OptimizerAndWeights => (0, 18),
    };
    let gpu = sum(&[gathered, share(resident, parameters, cluster.gpus()?)?])?;
    let cpu = match (offload, zero_init) {
        (Offload::Nothing, true) => full_copies(largest_layer, cluster)?,
        (Offload::Nothing, false) => full_copies(parameters, cluster)?,
        (_, true) => buffered(parameters, per_parameter, cluster.nodes.get())?,
        (_, false) => {
            // The larger of a node's part of the offloaded state and a 32-bit copy for each of its processes.
            let partitioned = buffered(parameters, per_parameter, cluster.nodes.get())?;
            partitioned.max(full_copies(parameters, cluster)?)
        }
    };
    Ok(Estimate { gpu, cpu })
}

/// A 32-bit copy for each device of a node, with the buffer factor.
fn full_copies(parameters: u64, cluster: Cluster) -> Result<u64, Overflow> {
    buffered(parameters, product(&[4, cluster.gpus_per_node.get()])?, 1)
}

/// 1.5 times the bytes, divided over `parts`, rounded down.
fn buffered(parameters: u64, per_parameter: u64, parts: u64) -> Result<u64, Overflow> {
    narrow(wide(&[3, parameters, per_parameter])? / wide(&[2, parts])?)
}

/// A device's part of `per_parameter` bytes for each parameter, rounded down as DeepSpeed's `int()` does.
fn share(per_parameter: u64, parameters: u64, gpus: u64) -> Result<u64, Overflow> {
    narrow(wide(&[per_parameter, parameters])? / u128::from(gpus))
}

#[cfg(test)]
mod tests {
    use super::*;

    const PARAMETERS: u64 = 2_851_000_000;
    const LAYER: u64 = 32_000_000;

    fn cluster(gpus_per_node: u64, nodes: u64) -> Cluster {
        Cluster { gpus_per_node: NonZeroU64::new(gpus_per_node).unwrap(), nodes: NonZeroU64::new(nodes).unwrap() }
    }

    /// As DeepSpeed prints them, host first.
    fn printed(estimate: Estimate) -> [String; 2] {
        [estimate.cpu, estimate.gpu].map(|bytes| format!("{:.2}", bytes as f64 / (1_u64 << 30) as f64))
    }

    #[test]
    fn the_table_of_stage_3() {
        let row = |offload, init| printed(stage_3(PARAMETERS, LAYER, cluster(8, 1), offload, init).unwrap());
        assert_eq!(row(Offload::OptimizerAndWeights, true), ["71.69", "0.12"]);
        assert_eq!(row(Offload::OptimizerAndWeights, false), ["127.45", "0.12"]);
        assert_eq!(row(Offload::Optimizer, true), ["63.72", "0.78"]);
        assert_eq!(row(Offload::Optimizer, false), ["127.45", "0.78"]);
        assert_eq!(row(Offload::Nothing, true), ["1.43", "6.09"]);
        assert_eq!(row(Offload::Nothing, false), ["127.45", "6.09"]);
    }

    #[test]
    fn stage_2_follows_the_code_and_not_the_page() {
        let row = |offload| printed(stage_2(PARAMETERS, cluster(8, 1), offload).unwrap());
        assert_eq!(row(true), ["127.45", "5.31"]);
        assert_eq!(row(false), ["127.45", "11.28"]);
    }

    #[test]
    fn nodes_share_the_offloaded_state() {
        let of = |nodes| stage_3(PARAMETERS, LAYER, cluster(4, nodes), Offload::Optimizer, true).unwrap().cpu;
        assert_eq!(of(1), 2 * of(2));
        let whole = stage_3(PARAMETERS, LAYER, cluster(4, 4), Offload::Optimizer, false).unwrap().cpu;
        assert_eq!(whole, PARAMETERS * 24);
        assert_eq!(stage_2(u64::MAX, cluster(1, 1), true), Err(Overflow));
    }
}
