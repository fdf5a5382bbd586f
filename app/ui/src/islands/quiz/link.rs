//! What a link to the quiz says: `?q=3&seed=k3f9&demo=…#q3`.
//!
//! | name | what it is |
//! |---|---|
//! | `q` | the question, from 1; the anchor `#q3` says the same and wins |
//! | `seed` | decides the order of the options; `0` is the order as written |
//! | `demo` | the demo's settings and step, in the demo's own words |
//! | `again` | questions to ask again although they are answered: `2.5` |
//! | `result` | a result that someone shares |
//! | `dev`, `theme` | not the quiz's: the developers' hooks, an embed's theme |

use super::spot::Spot;

/// What the address asks for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Asked {
    /// The place to begin at.
    pub(super) spot: Option<Spot>,
    /// The order of the options; empty where the address names none.
    pub(super) seed: String,
    /// The demo's state, not yet read.
    pub(super) demo: Option<String>,
    /// Questions to ask again, counted from 0.
    pub(super) again: Vec<usize>,
    /// A shared result, not yet read.
    pub(super) result: Option<String>,
    /// Names of what could not be understood.
    pub(super) left_out: Vec<String>,
}

/// Reads a query (with or without its `?`) and an anchor (with or without its `#`).
pub(super) fn read(query: &str, anchor: &str, total: usize) -> Asked {
    let mut asked = Asked::default();
    for pair in query.trim_start_matches('?').split('&').filter(|pair| !pair.is_empty()) {
        let (name, value) = pair.split_once('=').unwrap_or((pair, ""));
        let understood = match name {
            "q" => {
                let spot = Spot::named(&["q", value].concat(), total);
                asked.spot = spot.or(asked.spot);
                spot.is_some()
            }
            "seed" if is_seed(value) => {
                asked.seed = value.to_owned();
                true
            }
            "demo" if !value.is_empty() => {
                asked.demo = Some(value.to_owned());
                true
            }
            "again" => questions(value, total).map(|again| asked.again = again).is_some(),
            "result" => {
                asked.result = Some(value.to_owned());
                true
            }
            "dev" | "theme" => true,
            // what social networks and newsletters hang on every link
            other => other.starts_with("utm_") || other.ends_with("clid"),
        };
        if !understood {
            // what is shown is a name, not whatever a stranger has written there
            let is_name =
                name.len() <= 24 && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"_-".contains(&byte));
            asked.left_out.push(if is_name { name } else { "…" }.to_owned());
        }
    }
    if let Some(spot) = Spot::named(anchor.trim_start_matches('#'), total) {
        asked.spot = Some(spot);
    }
    asked
}

/// Whether a text can decide an order: one to eight digits and small letters. The script that shuffles
/// (`site/src/pages/quiz/shuffle.js`) has the same rule.
pub(super) fn is_seed(text: &str) -> bool {
    (1..=8).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit() || byte.is_ascii_lowercase())
}

/// `2.5` as questions counted from 0.
fn questions(text: &str, total: usize) -> Option<Vec<usize>> {
    let question = |number: &str| {
        let digits = number.bytes().all(|byte| byte.is_ascii_digit());
        number.parse::<usize>().ok().filter(|_| digits)?.checked_sub(1).filter(|question| *question < total)
    };
    text.split('.').map(question).collect()
}

/// Questions counted from 0 as `2.5`.
pub(super) fn numbers(questions: impl Iterator<Item = usize>) -> String {
    questions.map(|question| (question + 1).to_string()).collect::<Vec<_>>().join(".")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_is_read() {
        let asked = read("?q=3&seed=k3f9&demo=random-64.12&again=2.8", "", 8);
        assert_eq!(
            asked,
            Asked {
                spot: Some(Spot::Question(2)),
                seed: "k3f9".to_owned(),
                demo: Some("random-64.12".to_owned()),
                again: vec![1, 7],
                result: None,
                left_out: Vec::new(),
            }
        );
        assert_eq!(numbers(asked.again.into_iter()), "2.8");
    }

    #[test]
    fn the_anchor_wins() {
        assert_eq!(read("?q=3", "#q5", 8).spot, Some(Spot::Question(4)));
        assert_eq!(read("?q=3", "#main", 8).spot, Some(Spot::Question(2)));
        assert_eq!(read("", "#results", 8).spot, Some(Spot::Results));
    }

    #[test]
    fn what_is_damaged_or_unknown_is_named_and_the_rest_holds() {
        let asked = read("?q=9&seed=UPPER&again=0&colour=red&demo=&seed=ok", "", 8);
        assert_eq!(asked.left_out, ["q", "seed", "again", "colour", "demo"]);
        assert_eq!((asked.spot, asked.seed.as_str()), (None, "ok"));
        assert_eq!(read("?again=1.x", "", 8).left_out, ["again"]);
        assert_eq!(read("?q=&q=-1&q=03", "", 8).left_out, ["q", "q", "q"]);
        assert_eq!(read("?<b>=1&Your%20account=2", "", 8).left_out, ["…", "…"]);
        assert_eq!(read("?again=+2", "", 8).left_out, ["again"]);
        assert_eq!(read("?q=3&q=99", "", 8).spot, Some(Spot::Question(2)));
        assert!(read("?dev&theme=dark&utm_source=x&fbclid=y", "", 8).left_out.is_empty());
    }
}
