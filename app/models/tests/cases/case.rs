//! A case: its input, and what is expected of it, number by number.

use std::{cell::RefCell, collections::BTreeSet, num::NonZeroU64};

use serde::Serialize;
use serde_json::Value;

/// A file of cases.
pub(crate) struct Topic {
    pub(crate) name: String,
    pub(crate) cases: Vec<Case>,
    pub(crate) quoted: usize,
    pub(crate) out: usize,
}

impl Topic {
    /// Reads a file, and insists that every case has a source, every other entry a reason, and no id comes twice.
    pub(crate) fn read(text: &str) -> Self {
        let file: Value = serde_json::from_str(text).unwrap();
        let name = text_of(&file["topic"]);
        let mut ids = BTreeSet::new();
        let mut entries = |key: &str, needs: &str| -> Vec<Value> {
            let entries = file[key].as_array().unwrap_or_else(|| panic!("{name}: no list `{key}`")).clone();
            for entry in &entries {
                let id = text_of(&entry["id"]);
                assert!(!text_of(&entry[needs]).is_empty(), "{id}: no {needs}");
                assert!(ids.insert(id.clone()), "{id} comes twice");
            }
            entries
        };
        let cases = entries("cases", "source").into_iter().map(Case::new).collect();
        let (quoted, out) = (entries("quoted", "reason").len(), entries("out", "reason").len());
        Self { name, cases, quoted, out }
    }
}

/// A case; pointers are JSON pointers, such as `/tp/bytes`.
pub(crate) struct Case {
    pub(crate) id: String,
    entry: Value,
    /// The expected values that nothing was compared with yet.
    open: RefCell<BTreeSet<String>>,
}

impl Case {
    fn new(entry: Value) -> Self {
        let mut open = BTreeSet::new();
        leaves(&entry["expected"], String::new(), &mut open);
        Self { id: text_of(&entry["id"]), entry, open: RefCell::new(open) }
    }

    /// A number beside the input, such as a tolerance.
    pub(crate) fn own(&self, key: &str) -> f64 {
        self.entry[key].as_f64().unwrap_or_else(|| panic!("{}: no number `{key}`", self.id))
    }

    pub(crate) fn input(&self, pointer: &str) -> &Value {
        self.entry["input"].pointer(pointer).unwrap_or_else(|| panic!("{}: no input {pointer}", self.id))
    }

    pub(crate) fn real(&self, pointer: &str) -> f64 {
        self.input(pointer).as_f64().unwrap_or_else(|| panic!("{}: input {pointer} is no number", self.id))
    }

    /// A whole number, also where the file writes it as `1e9`.
    pub(crate) fn whole(&self, pointer: &str) -> u64 {
        let value = self.real(pointer);
        assert!(value >= 0.0 && value.fract() == 0.0, "{}: input {pointer} is {value}", self.id);
        value as u64
    }

    pub(crate) fn positive(&self, pointer: &str) -> NonZeroU64 {
        NonZeroU64::new(self.whole(pointer)).unwrap()
    }

    pub(crate) fn text(&self, pointer: &str) -> String {
        text_of(self.input(pointer))
    }

    /// A list of texts.
    pub(crate) fn texts(&self, pointer: &str) -> Vec<String> {
        let list = self.input(pointer).as_array();
        list.unwrap_or_else(|| panic!("{}: input {pointer} is no list", self.id)).iter().map(text_of).collect()
    }

    /// The operation of each step that the case expects.
    pub(crate) fn operations(&self) -> Vec<String> {
        let steps = self.entry["expected"]["steps"].as_array();
        steps.unwrap_or_else(|| panic!("{}: no steps", self.id)).iter().map(|step| text_of(&step["op"])).collect()
    }

    /// What the case expects of a step, by name.
    pub(crate) fn expected_step(&self, step: usize) -> Vec<(String, Value)> {
        let step = self.entry["expected"]["steps"][step].as_object();
        let step = step.unwrap_or_else(|| panic!("{}: a step is missing", self.id));
        step.iter().map(|(key, value)| (key.clone(), value.clone())).collect()
    }

    /// Compares a number: exactly.
    pub(crate) fn equal(&self, pointer: &str, computed: u64) {
        let expected = self.number(pointer);
        assert!(expected == computed as f64, "{} {pointer}: expected {expected}, computed {computed}", self.id);
    }

    /// Compares a number that the source prints with so many decimals, rounded.
    pub(crate) fn rounded(&self, pointer: &str, computed: f64, decimals: i32) {
        // A little more than half a digit: a tie is not exact in binary.
        let half = 0.5 * 10_f64.powi(-decimals);
        self.within(pointer, computed, half + computed.abs() * 1e-12);
    }

    /// Compares a number: up to a part of it.
    pub(crate) fn near(&self, pointer: &str, computed: f64, relative: f64) {
        let expected = self.number(pointer);
        self.within(pointer, computed, expected.abs() * relative);
    }

    /// Compares a text.
    pub(crate) fn same(&self, pointer: &str, computed: &str) {
        assert_eq!(text_of(self.expected(pointer)), computed, "{} {pointer}", self.id);
    }

    /// Compares all that stands at a pointer, lists and objects with everything in them: exactly.
    pub(crate) fn value(&self, pointer: &str, computed: impl Serialize) {
        let below = format!("{pointer}/");
        self.open.borrow_mut().retain(|leaf| !leaf.starts_with(&below));
        let (expected, computed) = (self.expected(pointer), serde_json::to_value(computed).unwrap());
        assert!(*expected == computed, "{} {pointer}: expected {expected}, computed {computed}", self.id);
    }

    /// Passes over words that explain the numbers.
    pub(crate) fn words(&self, pointer: &str) {
        assert!(self.expected(pointer).is_string(), "{} {pointer} is no text", self.id);
    }

    /// Insists that all of the case was compared.
    pub(crate) fn is_compared(&self) {
        let open = self.open.borrow();
        assert!(open.is_empty(), "{}: not compared: {open:?}", self.id);
    }

    /// Ends a topic's list of the ids that it knows.
    pub(crate) fn unknown(&self) -> ! {
        panic!("{}: nothing says how to compute this case", self.id)
    }

    fn within(&self, pointer: &str, computed: f64, tolerance: f64) {
        let expected = self.number(pointer);
        let off = (computed - expected).abs();
        assert!(off <= tolerance, "{} {pointer}: expected {expected} ± {tolerance}, computed {computed}", self.id);
    }

    fn number(&self, pointer: &str) -> f64 {
        let expected = self.expected(pointer);
        expected.as_f64().unwrap_or_else(|| panic!("{} {pointer}: {expected} is no number", self.id))
    }

    fn expected(&self, pointer: &str) -> &Value {
        self.open.borrow_mut().remove(pointer);
        self.entry["expected"].pointer(pointer).unwrap_or_else(|| panic!("{}: nothing expected at {pointer}", self.id))
    }
}

fn text_of(value: &Value) -> String {
    value.as_str().unwrap_or_else(|| panic!("{value} is no text")).to_owned()
}

/// The pointers of all values that are neither list nor object.
fn leaves(value: &Value, pointer: String, into: &mut BTreeSet<String>) {
    match value {
        Value::Array(items) => {
            for (i, item) in items.iter().enumerate() {
                leaves(item, format!("{pointer}/{i}"), into);
            }
        }
        Value::Object(fields) => {
            for (key, field) in fields {
                leaves(field, format!("{pointer}/{key}"), into);
            }
        }
        _ => {
            into.insert(pointer);
        }
    }
}
