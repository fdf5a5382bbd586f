//! What tensor-parallel devices send, and how long that takes at least.

use models::rules::{
    collective::Collective,
    link, pipeline,
    tensor_parallel::{self, ALL_REDUCES_PER_LAYER},
};

use crate::case::Case;

pub(crate) fn check(case: &Case) {
    match case.id.as_str() {
        id if id.starts_with("tp.volume.") => volume(case),
        id if id.starts_with("tp.busbw.") => bus_bandwidth(case),
        id if id.starts_with("tp.allreduce_time.") => all_reduce_time(case),
        _ => case.unknown(),
    }
}

fn volume(case: &Case) {
    let (batch, sequence, hidden) = (case.whole("/b"), case.whole("/s"), case.whole("/h"));
    let layer = |bytes| {
        let of_one = tensor_parallel::layer_bytes(batch, sequence, hidden, case.positive("/t"), bytes).unwrap();
        of_one * case.whole("/layers")
    };
    case.equal("/elements", layer(1));
    case.equal("/bytes_fp16", layer(2));
    case.equal("/pp_p2p_elements", pipeline::boundary_bytes(batch, sequence, hidden, 1).unwrap());
}

fn bus_bandwidth(case: &Case) {
    let factors = [
        ("all_reduce", Collective::AllReduce),
        ("reduce_scatter", Collective::ReduceScatter),
        ("all_gather", Collective::AllGather),
        ("alltoall", Collective::AllToAll),
        ("broadcast", Collective::Broadcast),
        ("reduce", Collective::Reduce),
        ("all_reduce_in_network", Collective::AllReduceInNetwork),
    ];
    for (name, collective) in factors {
        case.near(&format!("/{name}"), collective.factor(case.positive("/n")), 1e-15);
    }
}

fn all_reduce_time(case: &Case) {
    let sent = tensor_parallel::all_reduce_bytes(case.whole("/bytes"), case.positive("/n")).unwrap();
    let ms = |bytes| link::nanoseconds(bytes, case.positive("/bandwidth_Bps")).unwrap() as f64 / 1e6;
    case.rounded("/ms", ms(sent), 4);
    case.rounded("/per_layer_4_allreduces_ms", ms(ALL_REDUCES_PER_LAYER * sent), 4);
}
