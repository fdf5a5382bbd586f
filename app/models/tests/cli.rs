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

mod allocator {
    use serde_json::Value;

    use super::{Answer, sim};

    const MIB: u64 = 1 << 20;

    /// The answers to operations such as `a 16 MiB` (an allocation) and `-a` (a free); anything else is the line itself.
    fn play(args: &[&str], ops: &[String]) -> Vec<Value> {
        let lines = ops.iter().map(|op| match (op.strip_prefix('-'), op.split_once(' ')) {
            (Some(id), _) => format!(r#"{{"op":"free","id":"{id}"}}"#),
            (None, Some((id, bytes))) if !op.starts_with('{') => {
                format!(r#"{{"op":"alloc","id":"{id}","bytes":{bytes},"stream":0}}"#)
            }
            _ => op.clone(),
        });
        let answer = sim(&[&["allocator"], args].concat(), lines.collect::<Vec<_>>().join("\n"));
        assert_eq!((answer.errors.as_str(), answer.code), ("", Some(0)));
        answer.lines.iter().map(|line| serde_json::from_str(line).unwrap()).collect()
    }

    fn allocs(name: &str, count: u64, mib: u64) -> Vec<String> {
        (0..count).map(|n| format!("{name}{n} {}", mib * MIB)).collect()
    }

    fn frees(name: &str, count: u64) -> Vec<String> {
        (0..count).map(|n| format!("-{name}{n}")).collect()
    }

    fn reserved(answers: &[Value]) -> Vec<u64> {
        answers.iter().map(|answer| answer["stats"]["reserved_bytes"].as_u64().unwrap() / MIB).collect()
    }

    #[test]
    fn the_worked_examples_of_pytorchs_maintainer() {
        let small_first = reserved(&play(&[], &[allocs("a", 8, 16), frees("a", 8), allocs("b", 4, 32)].concat()));
        assert_eq!([small_first[7], small_first[15], small_first[19]], [128, 128, 256]);
        let large_first = reserved(&play(&[], &[allocs("a", 4, 32), frees("a", 4), allocs("b", 8, 16)].concat()));
        assert_eq!([large_first[3], large_first[7], large_first[15]], [128, 128, 128]);
        let expandable = reserved(&play(&["--config", "expandable_segments:True"], &allocs("a", 8, 16)));
        assert_eq!(expandable, [20, 40, 60, 80, 80, 100, 120, 140]);
        let two_pools = reserved(&play(&[], &["a 2097152".to_owned(), "-a".to_owned(), "b 524288".to_owned()]));
        assert_eq!(two_pools, [20, 20, 22]);
    }

    #[test]
    fn a_failure_is_a_result_and_an_oom_event() {
        let answers = play(&["--device", "100MiB"], &[allocs("a", 1, 60), allocs("b", 1, 50)].concat());
        let failed = &answers[1];
        let message = failed["result"].as_str().unwrap();
        assert!(message.starts_with("CUDA out of memory. Tried to allocate 50.00 MiB. GPU 0 has a total capacity of 100.00 MiB of which 40.00 MiB is free."), "{message}");
        let oom = &failed["events"][0];
        assert_eq!(
            (oom["action"].as_str(), oom["device_free"].as_u64(), oom["size"].as_u64()),
            (Some("oom"), Some(40 * MIB), Some(50 * MIB))
        );
        let stats = &failed["stats"];
        assert_eq!([&stats["num_ooms"], &stats["num_alloc_retries"]], [1, 1]);
    }

    #[test]
    fn segments_have_their_blocks_in_pytorchs_words() {
        let ops = [
            r#"{"op":"alloc","id":1,"bytes":1000}"#,
            r#"{"op":"record_stream","id":1,"stream":1}"#,
            r#"{"op":"free","id":1}"#,
            r#"{"op":"synchronize"}"#,
            r#"{"op":"alloc","id":1,"bytes":512}"#,
            r#"{"op":"reset_peak"}"#,
            r#"{"op":"empty_cache"}"#,
        ];
        let answers = play(&["--segments"], &ops.map(str::to_owned));
        let states = |answer: &Value| -> Vec<(String, u64)> {
            let blocks = answer["segments"][0]["blocks"].as_array().unwrap().clone();
            blocks
                .iter()
                .map(|block| (block["state"].as_str().unwrap().to_owned(), block["size"].as_u64().unwrap()))
                .collect()
        };
        assert_eq!(
            states(&answers[3])[0],
            ("active_pending_free".to_owned(), 1024),
            "noticed with the next allocation"
        );
        assert_eq!(states(&answers[4]), [("active_allocated".to_owned(), 512), ("inactive".to_owned(), 2 * MIB - 512)]);
        assert_eq!(answers[5]["stats"]["allocated_bytes_peak"], 512);
        assert_eq!(answers[0]["segments"][0]["segment_type"], "small");
    }

    #[test]
    fn bad_lines_and_options_say_what_was_expected() {
        let first = |args: &[&str], line: &str| -> Answer { sim(&[&["allocator"], args].concat(), line) };
        let cases = [
            (first(&[], r#"{"op":"free","id":"a"}"#), "line 1: id \"a\" is not live"),
            (first(&[], r#"{"op":"alloc","id":"a","bytes":-1}"#), "line 1: "),
            (first(&[], r#"{"op":"compact"}"#), "`sim allocator --help` lists them all"),
            (first(&[], r#"{"op":"set_memory_fraction","fraction":2}"#), "expected a number from 0 to 1"),
            (first(&[], r#"{"op":"end_pool","pool":"p"}"#), "there is no pool \"p\""),
            (first(&["--config", "max_split_size_mb:2"], ""), "`max_split_size_mb` is too small, expected at least 20"),
            (first(&["--config", "foo:1"], ""), "there is no option `foo`"),
        ];
        for (answer, expected) in cases {
            assert_eq!(answer.code, Some(2), "{expected}");
            assert!(answer.errors.contains(expected), "{expected}: {}", answer.errors);
        }
    }
}

/// The first steps of vLLM's own test of prompts with a common prefix: 55 tokens, then 53 of which 48 are cached.
#[test]
fn kv_blocks_are_shared_by_their_tokens() {
    let runs = |last: usize| {
        let tokens = [0, 1, 2].iter().flat_map(|token| std::iter::repeat_n(*token, 16));
        format!("{:?}", tokens.chain(std::iter::repeat_n(3, last)).collect::<Vec<u32>>())
    };
    let input = format!(
        r#"{{"op":"get_computed","req":"0","tokens":{}}}
{{"op":"allocate","req":"0","num_new":55}}
{{"op":"get_computed","req":1,"tokens":{}}}
{{"op":"allocate","req":1,"num_new":5}}
{{"op":"free","req":"0"}}
{{"op":"free","req":1}}
{{"op":"check"}}"#,
        runs(7),
        runs(5),
    );
    let answer = sim(&["kv", "--blocks", "11"], input);
    assert_eq!((answer.errors.as_str(), answer.code), ("", Some(0)));
    let lines: Vec<serde_json::Value> = answer.lines.iter().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(lines[1]["new_blocks"], serde_json::json!([1, 2, 3, 4]));
    assert_eq!((&lines[2]["blocks"], &lines[2]["num_computed"]), (&serde_json::json!([1, 2, 3]), &48.into()));
    assert_eq!(lines[3]["block_table"], serde_json::json!([1, 2, 3, 5]));
    assert_eq!(lines[6]["free_queue"], serde_json::json!([5, 4, 6, 7, 8, 9, 10, 3, 2, 1]));
    assert_eq!((&lines[6]["queries"], &lines[6]["hits"]), (&108.into(), &48.into()));
}

#[test]
fn kv_a_sample_gets_a_copy_of_the_block_it_writes_into() {
    let answer = sim(
        &["kv", "--block-size", "4"],
        r#"{"op":"get_computed","req":"a","tokens":[1,2,3,4,5,6,7]}
{"op":"allocate","req":"a","num_new":7}
{"op":"set_computed","req":"a","value":7}
{"op":"fork","req":"a","into":"b"}
{"op":"append","req":"a","tokens":[8]}
{"op":"allocate","req":"a","num_new":1}"#,
    );
    assert_eq!((answer.errors.as_str(), answer.code), ("", Some(0)));
    let last: serde_json::Value = serde_json::from_str(&answer.lines[5]).unwrap();
    let copied = serde_json::json!({"event":"copied","sequence":0,"logical":1,"from":2,"to":3,"slots":3});
    assert_eq!(last["events"][0], copied);
}

#[test]
fn kv_what_a_device_has_room_for() {
    let line = r#"{"op":"capacity","model":"llama-3.1-8b","memory":25319132856,"gpu_memory_utilization":0.9,"max_model_len":20000,"other_bytes":2657000000}"#;
    let answer = sim(&["kv"], line);
    assert_eq!((answer.errors.as_str(), answer.code), ("", Some(0)));
    let told: serde_json::Value = serde_json::from_str(&answer.lines[0]).unwrap();
    assert_eq!((&told["token_bytes"], &told["block_bytes"]), (&131_072.into(), &2_097_152.into()));
    assert_eq!(told["tokens"].as_u64().unwrap(), told["blocks"].as_u64().unwrap() * 16);
}

#[test]
fn kv_errors_name_the_line_and_what_was_expected() {
    for (line, error) in [
        (r#"{"op":"free","req":"x"}"#, r#"line 1: there is no request "x", expected one that was begun"#),
        (
            r#"{"op":"get_computed","req":"x","tokens":[]}"#,
            r#"line 1: request "x" has no tokens, expected at least one"#,
        ),
        (r#"{"op":"get_computed","req":"x","tokens":[-1]}"#, "line 1: invalid value: integer `-1`, expected u32"),
        (
            r#"{"op":"capacity","model":"x","memory":1,"gpu_memory_utilization":0.9,"max_model_len":1}"#,
            r#"line 1: there is no model "x", expected one of llama-3.1-8b"#,
        ),
    ] {
        let answer = sim(&["kv"], line);
        assert_eq!(answer.code, Some(2));
        assert!(answer.errors.contains(error), "{}", answer.errors);
    }
}

#[test]
fn a_step_with_checkpoints_and_one_without() {
    let answer = sim(
        &["checkpoint"],
        r#"{"depth":16,"policy":"every","k":4,"width":64,"tokens":128}
{"depth":16,"policy":"none","limit":7340032}
{"depth":4,"policy":"selective","width":4,"tokens":1,"steps":true}
{"model":"175B","policy":"full"}"#,
    );
    assert_eq!((answer.code, answer.errors.as_str()), (Some(0), ""));
    assert_eq!(
        answer.lines[0],
        r#"{"policy":"every 4","parameter_bytes":4194304,"peak_activation_bytes":1310720,"peak_gradient_bytes":196608,"peak_bytes":5636096,"forward_flops":134217728,"backward_flops":268435456,"recomputed_flops":134217728,"recomputed_share":0.3333333333333333}"#
    );
    let refused = r#""refused":{"op":"forward","layer":11,"tensor":"a11","bytes":131072,"#;
    assert!(answer.lines[1].contains(refused), "{}", answer.lines[1]);
    let steps = r#""steps":[{"op":"forward","layer":1,"activation_bytes":160,"gradient_bytes":0},{"op":"drop","layer":1,"activation_bytes":96,"#;
    assert!(answer.lines[2].contains(steps), "{}", answer.lines[2]);
    let terms = r#""layers":96,"layer":{"attention":276824064,"attention_scores":2013265920,"mlp":478150656,"layer_norms":100663296,"total":2868903936},"kept_bytes":4831838208,"#;
    assert!(answer.lines[3].contains(terms), "{}", answer.lines[3]);
}

#[test]
fn a_bad_line_on_checkpoints_names_the_place_and_what_was_expected() {
    let cases = [
        (r#"{"depth":16}"#, "missing field `policy`"),
        (r#"{"depth":3,"policy":"none"}"#, "depth 3, expected 4 to 32"),
        (r#"{"depth":4,"policy":"none","width":1}"#, "width 1, expected 4 to 65536"),
        (r#"{"depth":4,"policy":"none","tokens":0}"#, "tokens 0, expected 1 to 1048576"),
        (r#"{"depth":4,"policy":"some"}"#, "policy \"some\", expected none, full, selective, every or sqrt"),
        (r#"{"depth":4,"policy":"every"}"#, "policy every without k, expected k of at least 1"),
        (r#"{"depth":4,"policy":"every","k":0}"#, "k 0, expected at least 1"),
        (r#"{"depth":4,"policy":"full","k":2}"#, "k beside policy full, expected it beside policy every alone"),
        (r#"{"policy":"none"}"#, "neither depth nor model, expected one of them"),
        (r#"{"model":"7B","policy":"none"}"#, "model \"7B\", expected 22B, 175B, 530B or 1T"),
        (r#"{"model":"1T","policy":"none","width":64}"#, "width beside model, expected policy and k alone"),
        (r#"{"depth":4,"policy":"none","heads":2}"#, "unknown field `heads`"),
    ];
    for (line, message) in cases {
        let answer = sim(&["checkpoint"], format!("{{\"depth\":4,\"policy\":\"none\"}}\n{line}\n"));
        assert_eq!((answer.code, answer.lines.len()), (Some(2), 1), "{line}");
        assert!(answer.errors.starts_with("sim: line 2: "), "{line}: {}", answer.errors);
        assert!(answer.errors.contains(message), "{line}: {}", answer.errors);
        assert!(answer.errors.contains("expected"), "{line}: {}", answer.errors);
    }
}
