use std::{collections::BTreeMap, str::FromStr};

use super::{MAX_OPS, Op, Problem, Program, ProgramError, TensorId, parse_size};
use crate::caching_allocator::StreamId;

impl FromStr for Program {
    type Err = ProgramError;

    /// # Errors
    /// The first line that is no operation, or makes no sense where it stands.
    fn from_str(text: &str) -> Result<Self, ProgramError> {
        let mut reader = Reader::default();
        for (line, text) in (1..).zip(text.lines()) {
            let code = text.split('#').next().unwrap_or_default().trim();
            if code.is_empty() {
                continue;
            }
            reader.line(code).map_err(|problem| ProgramError { line, problem })?;
            reader.program.lines.push(line);
        }
        Ok(reader.program)
    }
}

#[derive(Default)]
struct Reader {
    program: Program,
    live: BTreeMap<String, TensorId>,
}

impl Reader {
    fn line(&mut self, code: &str) -> Result<(), Problem> {
        if self.program.ops.len() == MAX_OPS {
            return Err(Problem::TooLong);
        }
        // so much of a line as names it
        let unknown = || Problem::Operation(code.chars().take(60).collect());
        let op = match code.split_once('=').filter(|(name, _)| !name.contains('(')) {
            Some((name, call)) => {
                let arguments = arguments(call, "alloc").ok_or_else(unknown)?;
                self.alloc(name.trim(), arguments)?
            }
            None => self.call(code).ok_or_else(unknown)??,
        };
        self.program.ops.push(op);
        Ok(())
    }

    fn alloc(&mut self, name: &str, arguments: &str) -> Result<Op, Problem> {
        let letters = |c: char| c.is_ascii_alphanumeric() || c == '_';
        let is_name = (1..=16).contains(&name.len())
            && name.chars().all(letters)
            && !name.starts_with(|c: char| c.is_ascii_digit());
        if !is_name {
            return Err(Problem::Name(name.to_owned()));
        }
        let (size, on) = match arguments.split_once(',') {
            Some((size, on)) => (
                size,
                stream(on.trim().strip_prefix("stream").map_or(on, |on| on.trim_start().trim_start_matches('=')))?,
            ),
            None => (arguments, StreamId(0)),
        };
        let bytes = parse_size(size).ok_or_else(|| Problem::Size(size.trim().to_owned()))?;
        if self.live.contains_key(name) {
            return Err(Problem::InUse(name.to_owned()));
        }
        let tensor = TensorId(self.program.names.len() as u32);
        self.program.names.push(name.to_owned());
        self.live.insert(name.to_owned(), tensor);
        Ok(Op::Alloc { tensor, bytes, stream: on })
    }

    /// An operation without a result; `None` where the text is none.
    fn call(&mut self, code: &str) -> Option<Result<Op, Problem>> {
        if let Some(name) = arguments(code, "free") {
            let tensor = self.live.remove(name.trim());
            return Some(
                tensor.map(|tensor| Op::Free { tensor }).ok_or_else(|| Problem::NotThere(name.trim().to_owned())),
            );
        }
        if let Some(given) = arguments(code, "record_stream") {
            let (name, on) = given.split_once(',')?;
            let tensor = self.live.get(name.trim()).copied().ok_or_else(|| Problem::NotThere(name.trim().to_owned()));
            return Some(tensor.and_then(|tensor| Ok(Op::RecordStream { tensor, stream: stream(on)? })));
        }
        if let Some(on) = arguments(code, "synchronize") {
            let on = if on.trim().is_empty() { Ok(None) } else { stream(on).map(Some) };
            return Some(on.map(|stream| Op::Synchronize { stream }));
        }
        let empty = arguments(code, "empty_cache")?.trim().is_empty();
        empty.then_some(Ok(Op::EmptyCache))
    }
}

/// What stands between the brackets of a call of `function`.
fn arguments<'t>(call: &'t str, function: &str) -> Option<&'t str> {
    call.trim().strip_prefix(function)?.trim_start().strip_prefix('(')?.strip_suffix(')')
}

fn stream(text: &str) -> Result<StreamId, Problem> {
    text.trim().parse().map(StreamId).map_err(|_| Problem::Stream(text.trim().to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn problem(text: &str) -> (u32, Problem) {
        let ProgramError { line, problem } = text.parse::<Program>().unwrap_err();
        (line, problem)
    }

    #[test]
    fn a_program_is_read_as_it_is_written() {
        let text = "a = alloc(1000 B)\nb = alloc(16 MiB, stream=2)\nrecord_stream(a, 1)\nfree(a)\nsynchronize(1)\nsynchronize()\nempty_cache()\na = alloc(1 MiB)\n";
        let program: Program = text.parse().unwrap();
        assert_eq!(program.to_string(), text);
        assert_eq!(program.names(), ["a", "b", "a"]);
        let spaced: Program = "\n# weights\n a=alloc( 1000 )  # small\n\nfree ( a )\n".parse().unwrap();
        assert_eq!(spaced.to_string(), "a = alloc(1000 B)\nfree(a)\n");
        assert_eq!([spaced.line(0), spaced.line(1), spaced.line(2)], [Some(3), Some(5), None]);
    }

    #[test]
    fn the_first_bad_line_is_named() {
        let text = |text: &str| text.to_owned();
        let cases = [
            ("a = alloc(1 MiB)\nfree a", (2, Problem::Operation(text("free a")))),
            ("compact()", (1, Problem::Operation(text("compact()")))),
            ("empty_cache(1)", (1, Problem::Operation(text("empty_cache(1)")))),
            ("a = malloc(1)", (1, Problem::Operation(text("a = malloc(1)")))),
            ("record_stream(a)", (1, Problem::Operation(text("record_stream(a)")))),
            ("2a = alloc(1)", (1, Problem::Name(text("2a")))),
            (" = alloc(1)", (1, Problem::Name(text("")))),
            ("a = alloc(1 MB)", (1, Problem::Size(text("1 MB")))),
            ("a = alloc()", (1, Problem::Size(text("")))),
            ("a = alloc(1, stream=x)", (1, Problem::Stream(text("x")))),
            ("synchronize(-1)", (1, Problem::Stream(text("-1")))),
            ("a = alloc(1)\n\na = alloc(1)", (3, Problem::InUse(text("a")))),
            ("free(a)", (1, Problem::NotThere(text("a")))),
            ("a = alloc(1)\nfree(a)\nfree(a)", (3, Problem::NotThere(text("a")))),
            ("record_stream(a, 1)", (1, Problem::NotThere(text("a")))),
        ];
        for (program, expected) in cases {
            assert_eq!(problem(program), expected, "{program}");
        }
        let long = "empty_cache()\n".repeat(MAX_OPS + 1);
        assert_eq!(problem(&long), (MAX_OPS as u32 + 1, Problem::TooLong));
    }
}
