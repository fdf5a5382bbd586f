//! The terminal program `sim`, as a process.
#![cfg(feature = "cli")]
#![allow(clippy::unwrap_used, reason = "a test that unwraps an error has failed")]

use std::{
    io::{BufRead, BufReader, Write},
    process::{Command, Stdio},
    thread,
};

const SIM: &str = env!("CARGO_BIN_EXE_sim");

struct Answer {
    code: Option<i32>,
    lines: Vec<String>,
    errors: String,
}

fn sim(args: &[&str], input: impl Into<Vec<u8>>) -> Answer {
    let mut child = Command::new(SIM)
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let (mut stdin, input) = (child.stdin.take().unwrap(), input.into());
    // The program may end before it has read everything: that is no failure of the test.
    let writer = thread::spawn(move || drop(stdin.write_all(&input)));
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    Answer {
        code: output.status.code(),
        lines: String::from_utf8(output.stdout).unwrap().lines().map(str::to_owned).collect(),
        errors: String::from_utf8(output.stderr).unwrap(),
    }
}

fn heap(input: impl Into<Vec<u8>>) -> Answer {
    sim(&["heap", "--policy", "first-fit", "--size", "1KiB", "--alignment", "4"], input)
}

#[test]
fn one_line_in_one_line_out() {
    let answer = sim(
        &["heap", "--policy", "first-fit", "--size", "1KiB"],
        r#"{"op":"alloc","id":"weights, größe","bytes":200}
{"op":"alloc","id":"b","bytes":256}

   {"id":"c","bytes":512,"op":"alloc"}
{"op":"free","id":"weights, größe"}
{"op":"free","id":"c"}
{"op":"alloc","id":"d","bytes":600}
{"op":"alloc","id":"e","bytes":1000}
{"op":"compact"}
{"op":"alloc","id":"d","bytes":600}"#,
    );
    assert_eq!(answer.errors, "");
    assert_eq!(answer.code, Some(0));
    let expected = [
        r#"{"op":"alloc","id":"weights, größe","address":0,"free":768,"largest_hole":768,"fragmentation":0.0}"#,
        r#"{"op":"alloc","id":"b","address":256,"free":512,"largest_hole":512,"fragmentation":0.0}"#,
        r#"{"op":"alloc","id":"c","address":512,"free":0,"largest_hole":0,"fragmentation":0.0}"#,
        r#"{"op":"free","id":"weights, größe","address":0,"free":256,"largest_hole":256,"fragmentation":0.0}"#,
        r#"{"op":"free","id":"c","address":512,"free":768,"largest_hole":512,"fragmentation":0.33333333333333337}"#,
        r#"{"op":"alloc","id":"d","address":null,"free":768,"largest_hole":512,"fragmentation":0.33333333333333337,"refused":"fragmented"}"#,
        r#"{"op":"alloc","id":"e","address":null,"free":768,"largest_hole":512,"fragmentation":0.33333333333333337,"refused":"too-little-free"}"#,
        r#"{"op":"compact","id":null,"address":null,"free":768,"largest_hole":768,"fragmentation":0.0,"moves":[{"id":"b","from":256,"to":0,"bytes":256}]}"#,
        r#"{"op":"alloc","id":"d","address":256,"free":0,"largest_hole":0,"fragmentation":0.0}"#,
    ];
    assert_eq!(answer.lines, expected);
}

#[test]
fn every_policy_and_an_id_used_again() {
    for (policy, address) in [("first-fit", 0), ("best-fit", 0), ("next-fit", 8)] {
        let lines = r#"{"op":"alloc","id":"a","bytes":4}
{"op":"alloc","id":"b","bytes":4}
{"op":"free","id":"a"}
{"op":"alloc","id":"a","bytes":4}
"#;
        let answer = sim(&["heap", "--policy", policy, "--size", "64B", "--alignment", "4"], lines);
        assert_eq!(answer.code, Some(0), "{}", answer.errors);
        assert!(answer.lines[3].contains(&format!(r#""address":{address},"#)), "{policy}: {}", answer.lines[3]);
    }
}

#[test]
fn a_bad_line_is_named_and_the_lines_before_it_are_answered() {
    let good = "{\"op\":\"alloc\",\"id\":\"a\",\"bytes\":8}\n{\"op\":\"alloc\",\"id\":\"r\",\"bytes\":4096}\n\n";
    let long = format!(r#"{{"op":"free","id":"{}"}}"#, "x".repeat(70_000));
    let cases = [
        ("nonsense", "not a JSON object"),
        (r#"["free","a"]"#, "not a JSON object"),
        (r#"{"op":"free","id":"a""#, "EOF while parsing an object at column 21"),
        (r#"{"op":"free","id":"a"} {}"#, "trailing characters at column 24"),
        (r#"{"op":"grow","id":"a"}"#, "unknown variant `grow`, expected one of `alloc`, `free`, `compact`"),
        (r#"{"id":"a"}"#, "missing field `op`"),
        (r#"{"op":"free"}"#, "missing field `id`"),
        (r#"{"op":"free","id":7}"#, "invalid type: integer `7`, expected a string"),
        (r#"{"op":"free","id":"a","bytes":8}"#, "unknown field `bytes`"),
        (r#"{"op":"alloc","id":"b","bytes":0}"#, "`0`, expected a whole number of bytes from 1"),
        (r#"{"op":"alloc","id":"b","bytes":-8}"#, "`-8`, expected a whole number of bytes from 1"),
        (r#"{"op":"alloc","id":"b","bytes":1.5}"#, "`1.5`, expected a whole number of bytes from 1"),
        (r#"{"op":"alloc","id":"b","bytes":18446744073709551616}"#, "expected a whole number of bytes from 1"),
        (r#"{"op":"alloc","id":"b","bytes":"8"}"#, "expected a whole number of bytes from 1"),
        (r#"{"op":"alloc","id":"a","bytes":8}"#, "id \"a\" is live already, expected an id that is not in use"),
        (r#"{"op":"free","id":"z"}"#, "id \"z\" is not live, expected an id that was allocated"),
        (r#"{"op":"free","id":"r"}"#, "the allocation of id \"r\" was refused, so there is nothing to free"),
        (&long, "the line is too long, expected one operation in at most 65536 bytes"),
    ];
    for (line, message) in cases {
        let answer = heap(format!("{good}{line}\n{good}"));
        assert_eq!(answer.code, Some(2), "{line}");
        assert_eq!(answer.lines.len(), 2, "{line}");
        assert!(answer.errors.starts_with("sim: line 4: "), "{line}: {}", answer.errors);
        assert!(answer.errors.contains(message), "{line}: {}", answer.errors);
        assert!(answer.errors.contains("expected"), "{line}: {}", answer.errors);
        assert_eq!(answer.errors.lines().count(), 1, "{line}: {}", answer.errors);
    }
    let answer = heap(b"{\"op\":\"free\",\"id\":\"\xff\"}\n");
    assert_eq!(answer.code, Some(2));
    assert!(answer.errors.starts_with("sim: line 1: "), "{}", answer.errors);
}

#[test]
fn freeing_twice_is_an_error_on_the_second_line() {
    let answer = heap(
        "{\"op\":\"alloc\",\"id\":\"a\",\"bytes\":8}\n{\"op\":\"free\",\"id\":\"a\"}\r\n{\"op\":\"free\",\"id\":\"a\"}\n",
    );
    assert_eq!((answer.code, answer.lines.len()), (Some(2), 2));
    assert!(answer.errors.starts_with("sim: line 3: id \"a\" is not live"), "{}", answer.errors);
}

#[test]
fn sizes_have_units() {
    let sizes = [
        ("4096", 4096_u64),
        ("4096B", 4096),
        ("3KiB", 3072),
        ("64 MiB", 67_108_864),
        ("80GiB", 85_899_345_920),
        ("2KB", 2000),
        ("1MB", 1_000_000),
        ("80GB", 80_000_000_000),
    ];
    for (size, bytes) in sizes {
        let line = r#"{"op":"alloc","id":"a","bytes":4}"#;
        let answer = sim(&["heap", "--policy", "best-fit", "--size", size, "--alignment", "4"], line);
        assert!(answer.lines[0].contains(&format!(r#""free":{},"#, bytes - 4)), "{size}: {}", answer.lines[0]);
    }
    for size in ["", "MiB", "-4", "1.5GiB", "64mib", "4 apples", "99999999999GiB", "99999999999999999999"] {
        let answer = sim(&["heap", "--policy", "best-fit", &format!("--size={size}")], "");
        assert_eq!(answer.code, Some(2), "{size}");
        assert!(answer.errors.contains("--size"), "{size}: {}", answer.errors);
    }
}

#[test]
fn a_bad_command_line_or_configuration_is_code_2() {
    let answer = sim(&["heap", "--policy", "worst-fit", "--size", "1KiB"], "");
    assert_eq!(answer.code, Some(2));
    assert!(answer.errors.contains("expected first-fit, best-fit or next-fit"), "{}", answer.errors);
    let answer = sim(&["heap", "--policy", "first-fit", "--size", "1KB"], "");
    assert_eq!(answer.code, Some(2));
    let expected = "sim: the capacity is 1000 bytes, expected a multiple of the alignment, 256 bytes\n";
    assert_eq!(answer.errors, expected);
    assert_eq!(sim(&["heap", "--size", "0"], "").code, Some(2));
    assert_eq!(sim(&["heap", "--size", "64", "--alignment", "2"], "").code, Some(2));
    assert_eq!(sim(&[], "").code, Some(2));
    assert_eq!(sim(&["heap", "--help"], "").code, Some(0));
    assert_eq!(heap("").code, Some(0));
}

#[test]
fn an_answer_comes_before_the_next_line_is_asked_for() {
    let mut child = Command::new(SIM)
        .args(["heap", "--size", "1KiB"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = child.stdin.take().unwrap();
    let mut output = BufReader::new(child.stdout.take().unwrap());
    for address in [0, 256] {
        writeln!(input, r#"{{"op":"alloc","id":"{address}","bytes":1}}"#).unwrap();
        let mut line = String::new();
        output.read_line(&mut line).unwrap();
        assert!(line.contains(&format!(r#""address":{address},"#)), "{line}");
    }
    drop(input);
    assert!(child.wait().unwrap().success());
}

#[test]
fn a_closed_pipe_ends_quietly() {
    let mut child = Command::new(SIM)
        .args(["heap", "--size", "1KiB"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let mut input = child.stdin.take().unwrap();
    let lines = "{\"op\":\"compact\"}\n".repeat(50_000);
    let writer = thread::spawn(move || drop(input.write_all(lines.as_bytes())));
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    assert_eq!(String::from_utf8(output.stderr).unwrap(), "");
    assert_eq!(output.status.code(), Some(0));
}
