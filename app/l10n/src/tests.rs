//! The compiled messages say what Fluent says.
use std::path::{Path, PathBuf};

use intl_memoizer::Memoizable;
use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};
use serde_json::Value;

use crate::compact::compile;
use crate::eval::{self, Host};
use crate::number::Formatter;
use crate::{Arg, Bundle, Dir, Message};

/// What the browser's bundle does, with native parts.
struct Compact {
    dir: Dir,
    messages: Value,
    formatter: Formatter,
    plurals: PluralRules,
}

impl Compact {
    fn new(tag: &str, dir: Dir, json: &str) -> Self {
        let language: unic_langid::LanguageIdentifier = tag.parse().unwrap();
        Self {
            dir,
            messages: serde_json::from_str(json).unwrap(),
            formatter: Formatter::construct(language.clone(), ()).unwrap(),
            plurals: PluralRules::create(language, PluralRuleType::CARDINAL).unwrap(),
        }
    }

    fn text(&self, message: &Message) -> String {
        eval::text(self, self.dir, self.messages.get(message.id()), message)
    }
}

impl Host for Compact {
    type Node = Value;

    fn text(&self, node: &Value) -> Option<String> {
        node.as_str().map(str::to_owned)
    }

    fn number(&self, node: &Value) -> Option<f64> {
        node.as_f64()
    }

    fn item(&self, node: &Value, place: u32) -> Option<Value> {
        node.get(place as usize).cloned()
    }

    fn print(&self, number: f64) -> String {
        self.formatter.format(number)
    }

    fn category(&self, number: f64) -> String {
        let category = match self.plurals.select(number).unwrap() {
            PluralCategory::ZERO => "zero",
            PluralCategory::ONE => "one",
            PluralCategory::TWO => "two",
            PluralCategory::FEW => "few",
            PluralCategory::MANY => "many",
            PluralCategory::OTHER => "other",
        };
        category.to_owned()
    }
}

fn values() -> Vec<Arg> {
    let mut values: Vec<_> = [-1, 0, 1, 2, 5, 11, 21, 100, 102, 1000, 1_234_567].map(Arg::Int).to_vec();
    for number in [0.0, 1.0, 1.04, 1.5, 87.5, 0.996, 1024.125, -0.04, 12_345.678_9] {
        values.extend([0, 1, 2, 3, 9].map(|digits| Arg::Decimal(number, digits)));
    }
    values.extend(["", "one", "other", "NVIDIA H200", "0x1F", "مرحبا"].map(Arg::from));
    values
}

/// The variables of a Fluent source, by their spelling.
fn variables(ftl: &str) -> Vec<&'static str> {
    let name = |text: &str| text.chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '-').collect::<String>();
    let mut names: Vec<_> = ftl.split('$').skip(1).map(name).filter(|name| !name.is_empty()).collect();
    names.sort();
    names.dedup();
    names.into_iter().map(|name| &*name.leak()).collect()
}

/// Compares each message of `ftl`, with each value for all its variables, with neighbouring values for neighbouring
/// variables, and without arguments. Returns how many texts were compared.
fn compare(tag: &str, ftl: &str) -> usize {
    let json = compile(ftl).unwrap();
    let variables = variables(ftl);
    let mut compared = 0;
    for dir in [Dir::Ltr, Dir::Rtl] {
        let fluent = Bundle::new(tag, dir, [("test", ftl)]).unwrap();
        let compact = Compact::new(tag, dir, &json);
        let Value::Object(messages) = &compact.messages else { panic!("{json}") };
        for id in messages.keys() {
            let mut message = Message::of_content(id.clone());
            assert!(fluent.has(&message));
            assert_eq!(compact.text(&message), fluent.text(&message), "{tag} {dir:?} {id} without arguments");
            let values = values();
            for at in 0..values.len() {
                for step in [0, 1] {
                    let value = |n: usize| values[(at + step * n) % values.len()].clone();
                    message.args = variables.iter().enumerate().map(|(n, name)| (*name, value(n))).collect();
                    assert_eq!(compact.text(&message), fluent.text(&message), "{tag} {dir:?} {message:?}");
                    compared += 1;
                }
            }
        }
    }
    compared
}

fn files(folder: &Path) -> Vec<PathBuf> {
    std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect()
}

#[test]
fn content_reads_as_in_fluent() {
    let content = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content");
    let mut messages = 0;
    for tag in ["en", "sw"] {
        let demos = files(&content.join("demos")).into_iter().map(|demo| demo.join(format!("{tag}.ftl")));
        for file in files(&content.join("ui").join(tag)).into_iter().chain(demos).filter(|file| file.is_file()) {
            messages += compare(tag, &std::fs::read_to_string(file).unwrap());
        }
    }
    assert!(messages > 10_000, "{messages}");
}

const PLURALS: &str = "
lone = { $n }
files = { $name }: { $n ->
    [0] nothing
    [zero] zero { $n }
    [one] one { $n }
    [two] two { $n }
    [few] few { $n }
    [many] many { $n }
   *[other] other { $n }
} in { $name }.
inner = { $n ->
    [one] { $m ->
        [one] one and one
       *[other] one and { $m }
    }
   *[other] { $n } and { $m ->
        [21] exactly 21
        [few] few { $m }
       *[other] { $m }
    }
}
default-first = { $n ->
   *[one] one
    [1] never
    [other] other
}
word = { $name ->
    [one] the word one
    [1] the number
   *[rest] { \"{\" }{ $name }{ \"\\u007D\" } { { $name } } { { \"text\" } } { { $n ->
        [one] one
       *[other] more
    } }
}
";

#[test]
fn plural_categories_of_many_languages() {
    for tag in ["ar", "pl", "en", "sw", "de", "ru", "ja"] {
        compare(tag, PLURALS);
    }
    let text = |tag: &str, n: i64| {
        let message = Message { id: "files".into(), args: vec![("n", n.into()), ("name", "x".into())] };
        let compact = Compact::new(tag, Dir::Ltr, &compile(PLURALS).unwrap());
        compact.text(&message).split(' ').nth(1).unwrap().to_owned()
    };
    assert_eq!([0, 1, 2, 5, 11, 100].map(|n| text("ar", n)), ["nothing", "one", "two", "few", "many", "other"]);
    assert_eq!([1, 2, 5, 21, 22].map(|n| text("pl", n)), ["one", "few", "many", "many", "few"]);
}

impl From<i64> for Arg {
    fn from(value: i64) -> Self {
        Self::Int(value)
    }
}

#[test]
fn terms_and_references_are_copied_in() {
    let ftl = r#"
-name = Kumbukumbu
-cloth = { $case ->
    [lower] a kanga
   *[upper] A Kanga
}
-outer = { -name } of { $n }
brand = { -name } has { $n } parts
both = { brand }; { -cloth(case: "lower") }, { -cloth(case: "upper") }, { -cloth(case: "other") } and { $n }
lines = first { $n }
    second { brand }
    { { -name } } third
only = { -name }
nested = { -outer }
    .title = An attribute nobody uses
"#;
    compare("en", ftl);
    let json: Value = serde_json::from_str(&compile(ftl).unwrap()).unwrap();
    assert_eq!(json["only"], Value::from("Kumbukumbu"));
    assert_eq!(json["brand"].to_string(), r#"["Kumbukumbu has ",["n",1]," parts"]"#);
}

#[test]
fn the_form_is_small() {
    let json = compile("a = { $n ->\n    [one] 1 block\n   *[other] { $n } blocks\n}\nb = { $n }\nc = text\n").unwrap();
    assert_eq!(json, r#"{"a":[["n",0,6,"one","1 block","other",[["n",1]," blocks"]]],"b":[["n"]],"c":"text"}"#);
}

#[test]
fn plural_form_fits_the_rounded_number() {
    let ftl = "a = { $n ->\n    [one] one\n    [0] none\n   *[other] { $n }\n}\n";
    let fluent = Bundle::new("en", Dir::Ltr, [("test", ftl)]).unwrap();
    let text = |arg| fluent.text(&Message { id: "a".into(), args: vec![("n", arg)] });
    assert_eq!(
        [text(Arg::Decimal(1.04, 1)), text(Arg::Decimal(0.04, 1)), text(Arg::Decimal(1.06, 1))],
        ["one", "none", "1.1"]
    );
}

#[test]
fn nothing_is_never_negative() {
    let fluent = Bundle::new("en", Dir::Ltr, [("test", "a = { $n }\n")]).unwrap();
    assert_eq!(fluent.text(&Message { id: "a".into(), args: vec![("n", Arg::Decimal(-0.04, 1))] }), "0");
}

#[test]
fn missing_messages_show_their_id() {
    let message = Message::of_content("nowhere".to_owned());
    assert_eq!(Compact::new("en", Dir::Ltr, "{}").text(&message), "⟦nowhere⟧");
}

#[test]
fn what_the_browser_cannot_evaluate_is_refused() {
    let refused = [
        ("m = { NUMBER($n) }", "m: calls the function NUMBER"),
        ("m = { other.title }\nother = x\n    .title = y", "m: uses an attribute of other"),
        (
            "-t = x\n    .a = y\nm = { -t.a ->\n    [y] z\n   *[x] w\n }",
            "m: selects on something other than a variable",
        ),
        ("m = { NUMBER($n) ->\n   *[x] w\n }", "m: selects on something other than a variable"),
        ("m = { 5 }", "m: prints the number literal 5"),
        ("m = { $n ->\n    [1.5] a\n   *[other] b\n }", "m: has the key [1.5]: only whole numbers are compared"),
        ("m = { nowhere }", "m: refers to nowhere, which is not in the file"),
        ("m = { -nowhere }", "m: refers to nowhere, which is not in the file"),
        ("m = { o }\no = x { m }", "m: refers to m, which refers back to it"),
        ("-t = { $x }\nm = { -t }", "m: uses a term without giving it $x"),
        ("-t = { $x }\nm = { -t(x: 1) }", "m: gives a term something other than a text"),
        ("-t = x\nm = { -t(\"x\") }", "m: gives a term an argument without a name"),
        ("m = x\nm = y", "m: stands twice in the file"),
        ("-m = x\nm = y", "m: stands twice in the file"),
        ("m =\n    .title = x", "m: has no value of its own"),
    ];
    for (ftl, expected) in refused {
        let problem = compile(&format!("{ftl}\n")).expect_err(ftl).to_string();
        assert_eq!(problem, expected, "{ftl}");
    }
    assert!(compile("m = { $n\n").is_err());
}
