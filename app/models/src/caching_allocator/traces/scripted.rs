//! Programs that are written out.

use super::super::Program;

const MIB: u64 = 1 << 20;

/// The operations whose states the tests compare one by one: the reference case `alloc.hand_trace.plain`.
const MIXED_SIZES: &str = "\
A = alloc(1000 B)
B = alloc(300000 B)
C = alloc(3 MiB)
D = alloc(16.5 MiB)
E = alloc(10 MiB)
free(C)
F = alloc(1.5 MiB)
free(D)
free(E)
G = alloc(12 MiB)
H = alloc(8 MiB)
free(A)
I = alloc(60 MiB)
J = alloc(16 MiB)
free(I)
L = alloc(61 MiB)
empty_cache()
record_stream(F, 1)
free(F)
synchronize(1)
P = alloc(512 B)
free(L)
empty_cache()
free(G)
free(H)
free(B)
free(P)
empty_cache()
";

const LIVE_TENSORS: &str = "\
A = alloc(1000 B)
B = alloc(300000 B)
W = alloc(40 MiB)
V = alloc(32 MiB)
C = alloc(8 MiB)
K = alloc(6 MiB)
free(A)
J = alloc(16 MiB)
free(V)
N = alloc(16 MiB)
";

pub(super) fn mixed_sizes() -> Program {
    written(MIXED_SIZES)
}

pub(super) fn live_tensors() -> Program {
    written(LIVE_TENSORS)
}

/// So many tensors of one size, all freed, then so many of another; sizes in MiB.
pub(super) fn then(first: u32, first_mib: u64, second: u32, second_mib: u64) -> Program {
    let mut program = Program::default();
    let tensors: Vec<_> = (1..=first).map(|n| program.alloc(format!("a{n}"), first_mib * MIB)).collect();
    tensors.into_iter().for_each(|tensor| program.free(tensor));
    for n in 1..=second {
        program.alloc(format!("b{n}"), second_mib * MIB);
    }
    program
}

/// Large tensors come and go in pairs with small ones that stay: each segment is left with a live block in it.
pub(super) fn fragmenter(seed: u32) -> Program {
    let mut draw = super::growing::Draw::new(seed);
    let mut program = Program::default();
    let mut large = Vec::new();
    for n in 1..=10 {
        large.push(program.alloc(format!("big{n}"), draw.between(10, 18) * MIB / 2));
        program.alloc(format!("pin{n}"), draw.between(11, 20) * MIB / 10);
    }
    large.into_iter().for_each(|tensor| program.free(tensor));
    for n in 1..=4 {
        program.alloc(format!("new{n}"), (16 + 8 * n) * MIB);
    }
    program
}

/// The text is tested to be a program.
fn written(text: &str) -> Program {
    text.parse().unwrap_or_default()
}
