//! Programs: lists of operations on the allocator, as one writes them.

mod error;
mod parse;
mod size;

use std::fmt;

use super::StreamId;

pub use error::{Problem, ProgramError};
pub use size::{exact_size, parse_size};

/// The most operations that a program may have.
pub const MAX_OPS: usize = 4096;

/// A tensor of a program: its place in [`Program::names`]. A name that is used again is another tensor.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TensorId(pub u32);

/// One operation.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Op {
    /// `a = alloc(16 MiB, stream=1)`; without a stream it is 0.
    Alloc {
        /// The tensor.
        tensor: TensorId,
        /// Its bytes.
        bytes: u64,
        /// The stream that it is allocated on.
        stream: StreamId,
    },
    /// `free(a)`
    Free {
        /// The tensor.
        tensor: TensorId,
    },
    /// `record_stream(a, 1)`
    RecordStream {
        /// The tensor.
        tensor: TensorId,
        /// A stream that uses it too.
        stream: StreamId,
    },
    /// `synchronize()`, or of one stream `synchronize(1)`.
    Synchronize {
        /// The stream; `None`: all.
        stream: Option<StreamId>,
    },
    /// `empty_cache()`
    EmptyCache,
}

/// Operations in order, with the lines that they stand on.
///
/// As text it is one operation a line; what follows `#` is a comment, and empty lines do not count. A tensor is allocated
/// before anything else is done with it, and freed at most once.
///
/// ```
/// use models::caching_allocator::Program;
///
/// let program: Program = "a = alloc(1.5 MiB)  # six times 256 KiB\nfree(a)\nempty_cache()".parse()?;
/// assert_eq!(program.ops().len(), 3);
/// assert_eq!(program.to_string(), "a = alloc(1.5 MiB)\nfree(a)\nempty_cache()\n");
/// # Ok::<(), models::caching_allocator::ProgramError>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Program {
    names: Vec<String>,
    ops: Vec<Op>,
    /// The line of each operation, from 1.
    lines: Vec<u32>,
}

impl Program {
    /// The operations.
    #[must_use]
    pub fn ops(&self) -> &[Op] {
        &self.ops
    }

    /// The names of the tensors, by id.
    #[must_use]
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// The name of a tensor; empty where it is of another program.
    #[must_use]
    pub fn name(&self, tensor: TensorId) -> &str {
        self.names.get(tensor.0 as usize).map_or("", String::as_str)
    }

    /// The line that an operation stands on, from 1.
    #[must_use]
    pub fn line(&self, op: usize) -> Option<u32> {
        self.lines.get(op).copied()
    }

    /// An operation as it is written.
    #[must_use]
    pub fn text_of(&self, op: &Op) -> String {
        let on = |StreamId(stream): StreamId| if stream == 0 { String::new() } else { format!(", stream={stream}") };
        match *op {
            Op::Alloc { tensor, bytes, stream } => {
                format!("{} = alloc({}{})", self.name(tensor), exact_size(bytes), on(stream))
            }
            Op::Free { tensor } => format!("free({})", self.name(tensor)),
            Op::RecordStream { tensor, stream } => format!("record_stream({}, {})", self.name(tensor), stream.0),
            Op::Synchronize { stream: None } => "synchronize()".to_owned(),
            Op::Synchronize { stream: Some(stream) } => format!("synchronize({})", stream.0),
            Op::EmptyCache => "empty_cache()".to_owned(),
        }
    }

    /// Adds the allocation of a new tensor on the default stream.
    pub(super) fn alloc(&mut self, name: impl Into<String>, bytes: u64) -> TensorId {
        let tensor = TensorId(self.names.len() as u32);
        self.names.push(name.into());
        self.push(Op::Alloc { tensor, bytes, stream: StreamId(0) });
        tensor
    }

    pub(super) fn free(&mut self, tensor: TensorId) {
        self.push(Op::Free { tensor });
    }

    fn push(&mut self, op: Op) {
        self.ops.push(op);
        self.lines.push(self.ops.len() as u32);
    }
}

/// One operation a line.
impl fmt::Display for Program {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.ops.iter().try_for_each(|op| writeln!(f, "{}", self.text_of(op)))
    }
}
