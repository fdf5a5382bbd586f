use thiserror::Error;

use super::MAX_OPS;

/// The first line that is no operation, or makes no sense where it stands.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("line {line}: {problem}")]
pub struct ProgramError {
    /// The line, from 1.
    pub line: u32,
    /// What is wrong with it.
    pub problem: Problem,
}

/// What is wrong with a line.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum Problem {
    /// No operation looks like this.
    #[error("`{0}` is no operation, expected one such as `a = alloc(16 MiB)`, `free(a)` or `empty_cache()`")]
    Operation(String),
    /// A tensor cannot be called so.
    #[error("`{0}` is no name, expected up to 16 letters, digits and `_`, the first of them no digit")]
    Name(String),
    /// No size looks like this.
    #[error("`{0}` is no size, expected one such as `16 MiB`, `1.5 GiB` or `512 B`")]
    Size(String),
    /// No stream looks like this.
    #[error("`{0}` is no stream, expected a number such as `stream=1`, or `1`")]
    Stream(String),
    /// A tensor of this name is not freed yet.
    #[error("`{0}` is in use, expected a name that is free")]
    InUse(String),
    /// No tensor of this name is there.
    #[error("there is no `{0}`, expected a tensor that was allocated above and not freed")]
    NotThere(String),
    /// The program is too long.
    #[error("the program is too long, expected at most {MAX_OPS} operations")]
    TooLong,
}
