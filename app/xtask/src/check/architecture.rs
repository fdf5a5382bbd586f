//! Who may depend on whom.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::{Context as _, Result};
use serde::Deserialize;

use super::Rule;
use crate::process;
use crate::setup::toolchain::{Toolchain, WASM};
use crate::workspace::Workspace;

/// The crates of ours that each crate of ours may name.
const OURS: [(&str, &[&str]); 9] = [
    ("models", &[]),
    ("l10n", &[]),
    ("gpu", &["models"]),
    ("demos", &["models", "gpu", "l10n"]),
    ("ui", &["models", "demos", "l10n"]),
    ("client", &["ui"]),
    ("catalog", &["models", "l10n"]),
    ("site", &["models", "demos", "l10n", "ui", "catalog"]),
    ("xtask", &[]),
];

/// All that `models` may name: small and pure, the rest only for its terminal program.
const OF_MODELS: [&str; 8] = ["anyhow", "clap", "libm", "rand_core", "rand_pcg", "serde", "serde_json", "thiserror"];

/// Crates that a crate of ours must never name.
const NEVER: [(&str, &[&str]); 4] = [
    ("gpu", &["leptos", "fluent-bundle"]),
    ("demos", &["leptos"]),
    ("catalog", &["leptos", "wgpu"]),
    ("l10n", &["leptos", "wgpu"]),
];

/// What must never reach the browser.
const NOT_IN_CLIENT: [&str; 7] = ["catalog", "site", "comrak", "toml_edit", "axum", "tokio", "icu_decimal"];

/// The parts of `cargo metadata` that matter here.
#[derive(Deserialize)]
struct Metadata {
    packages: Vec<Package>,
    resolve: Resolve,
}

#[derive(Deserialize)]
struct Package {
    id: String,
    name: String,
    source: Option<String>,
    dependencies: Vec<Dependency>,
}

#[derive(Deserialize)]
struct Dependency {
    name: String,
    kind: Option<String>,
}

#[derive(Deserialize)]
struct Resolve {
    nodes: Vec<Node>,
}

#[derive(Deserialize)]
struct Node {
    id: String,
    deps: Vec<NodeDep>,
}

#[derive(Deserialize)]
struct NodeDep {
    pkg: String,
    dep_kinds: Vec<DepKind>,
}

#[derive(Deserialize)]
struct DepKind {
    kind: Option<String>,
}

/// The rules over the crates' dependencies.
pub(crate) fn rules(workspace: &Workspace, toolchain: &Toolchain) -> Result<Vec<Rule>> {
    let mut cargo = toolchain.cargo(workspace);
    let printed = process::capture_ok(cargo.args(["metadata", "--format-version", "1", "--filter-platform", WASM]))?;
    let metadata: Metadata = serde_json::from_str(&printed).context("cargo's metadata cannot be understood")?;
    let ours = direct(&metadata);
    Ok(vec![edges(&ours), models(&ours), never(&ours), client(&metadata)])
}

/// What each crate of ours names, tests left out.
fn direct(metadata: &Metadata) -> BTreeMap<String, BTreeSet<String>> {
    let ours = metadata.packages.iter().filter(|package| package.source.is_none());
    ours.map(|package| {
        let named = package.dependencies.iter().filter(|dependency| dependency.kind.as_deref() != Some("dev"));
        (package.name.clone(), named.map(|dependency| dependency.name.clone()).collect())
    })
    .collect()
}

fn edges(ours: &BTreeMap<String, BTreeSet<String>>) -> Rule {
    let allowed: BTreeMap<&str, &[&str]> = OURS.into_iter().collect();
    let mut breaches = Vec::new();
    for (krate, named) in ours {
        match allowed.get(krate.as_str()) {
            None => breaches.push(format!("app/{krate}: a crate that the architecture does not know")),
            Some(allowed) => breaches.extend(
                named
                    .iter()
                    .filter(|other| ours.contains_key(*other) && !allowed.contains(&other.as_str()))
                    .map(|other| format!("app/{krate}/Cargo.toml: {krate} must not depend on {other}")),
            ),
        }
    }
    Rule { name: "dependencies point one way", breaches }
}

fn models(ours: &BTreeMap<String, BTreeSet<String>>) -> Rule {
    let named = ours.get("models").into_iter().flatten();
    let foreign = named.filter(|other| !OF_MODELS.contains(&other.as_str()));
    let breaches =
        foreign.map(|other| format!("app/models/Cargo.toml: models is pure and must not depend on {other}")).collect();
    Rule { name: "models is pure", breaches }
}

fn never(ours: &BTreeMap<String, BTreeSet<String>>) -> Rule {
    let mut breaches = Vec::new();
    for (krate, banned) in NEVER {
        let named = ours.get(krate).into_iter().flatten().filter(|other| banned.contains(&other.as_str()));
        breaches.extend(named.map(|other| format!("app/{krate}/Cargo.toml: {krate} must not know {other}")));
    }
    Rule { name: "no layer knows what it must not", breaches }
}

/// Everything that the client links, as cargo resolved it.
fn client(metadata: &Metadata) -> Rule {
    let name = |id: &str| {
        metadata.packages.iter().find(|package| package.id == id).map_or("", |package| package.name.as_str())
    };
    let nodes: BTreeMap<&str, &Node> = metadata.resolve.nodes.iter().map(|node| (node.id.as_str(), node)).collect();
    let mut waiting: Vec<&str> = nodes.keys().copied().filter(|id| name(id) == "client").collect();
    let mut seen: BTreeSet<&str> = BTreeSet::new();
    while let Some(id) = waiting.pop() {
        if let (true, Some(node)) = (seen.insert(id), nodes.get(id)) {
            let linked = node.deps.iter().filter(|dep| dep.dep_kinds.iter().any(|kind| kind.kind.is_none()));
            waiting.extend(linked.map(|dep| dep.pkg.as_str()));
        }
    }
    let found: BTreeSet<&str> = seen.into_iter().map(name).filter(|krate| NOT_IN_CLIENT.contains(krate)).collect();
    let breaches =
        found.into_iter().map(|krate| format!("app/client/Cargo.toml: the client would link {krate}")).collect();
    Rule { name: "the client holds no content and no server", breaches }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn named(krate: &str, others: &[&str]) -> BTreeMap<String, BTreeSet<String>> {
        let mut ours: BTreeMap<String, BTreeSet<String>> =
            OURS.into_iter().map(|(krate, _)| (krate.to_owned(), BTreeSet::new())).collect();
        ours.insert(krate.to_owned(), others.iter().map(|&other| other.to_owned()).collect());
        ours
    }

    #[test]
    fn an_edge_against_the_direction_is_found() {
        assert_eq!(edges(&named("models", &["gpu"])).breaches.len(), 1);
        assert_eq!(edges(&named("gpu", &["l10n"])).breaches.len(), 1);
        assert!(edges(&named("gpu", &["models", "wgpu"])).breaches.is_empty());
    }

    #[test]
    fn an_unknown_crate_is_found() {
        assert_eq!(edges(&named("extra", &[])).breaches.len(), 1);
    }

    #[test]
    fn models_stays_pure() {
        assert_eq!(models(&named("models", &["wgpu", "serde"])).breaches.len(), 1);
    }

    #[test]
    fn demos_knows_no_leptos() {
        assert_eq!(never(&named("demos", &["leptos"])).breaches.len(), 1);
    }

    #[test]
    fn a_crate_behind_another_is_found_in_the_client() {
        let text = r#"{
            "packages": [
                {"id": "1", "name": "client", "source": null, "dependencies": []},
                {"id": "2", "name": "ui", "source": null, "dependencies": []},
                {"id": "3", "name": "catalog", "source": null, "dependencies": []}],
            "resolve": {"nodes": [
                {"id": "1", "deps": [{"pkg": "2", "dep_kinds": [{"kind": null}]}]},
                {"id": "2", "deps": [{"pkg": "3", "dep_kinds": [{"kind": null}]}]},
                {"id": "3", "deps": []}]}}"#;
        let metadata: Metadata = serde_json::from_str(text).unwrap();
        assert_eq!(client(&metadata).breaches.len(), 1);
    }
}
