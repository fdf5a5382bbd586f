//! Every shader is parsed and validated here: a browser compiles them only when a learner opens the demo.
#![allow(clippy::unwrap_used, clippy::panic, reason = "tests")]

use naga::valid::{Capabilities, ValidationFlags, Validator};

fn validate(name: &str, source: &str) -> naga::Module {
    let module =
        naga::front::wgsl::parse_str(source).unwrap_or_else(|error| panic!("{name}: {}", error.emit_to_string(source)));
    Validator::new(ValidationFlags::all(), Capabilities::empty())
        .validate(&module)
        .unwrap_or_else(|error| panic!("{name}: {error:?}"));
    module
}

#[test]
fn the_fill_kernel_is_valid() {
    let module = validate("fill", &gpu::kernels::fill::wgsl());
    assert_eq!(module.entry_points.len(), 1);
}

#[test]
fn the_map_shader_is_valid() {
    let module = validate("map", &gpu::kernels::map::wgsl());
    assert_eq!(module.entry_points.len(), 2);
}

#[test]
fn the_slot_writer_is_valid() {
    let module = validate("slot writer", &gpu::kernels::slot::wgsl());
    assert_eq!(module.entry_points.len(), 1);
}

#[test]
fn the_attention_kernels_are_valid() {
    for (name, source) in
        [("paged", gpu::kernels::attention::paged_wgsl()), ("contiguous", gpu::kernels::attention::contiguous_wgsl())]
    {
        assert_eq!(validate(name, &source).entry_points.len(), 1);
    }
}

#[test]
fn the_pool_shader_is_valid() {
    let module = validate("pool", &gpu::kernels::pool::wgsl());
    assert_eq!(module.entry_points.len(), 2);
}

#[test]
fn the_kernels_of_an_mlp_are_valid() {
    let module = validate("mlp", &gpu::kernels::mlp::wgsl());
    assert_eq!(module.entry_points.len(), 4);
}

#[test]
fn the_cloth_shader_is_valid() {
    let module = validate("cloth", &gpu::kernels::cloth::wgsl());
    assert_eq!(module.entry_points.len(), 2);
}

#[test]
fn every_wgsl_file_belongs_to_a_kernel_that_is_validated() {
    let mut found = Vec::new();
    let mut folders = vec![std::path::PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/src"))];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|ext| ext == "wgsl") {
                found.push(std::fs::read_to_string(path).unwrap());
            }
        }
    }
    use gpu::kernels::{attention, cloth, fill, map, mlp, pool, slot};
    let whole = [
        fill::wgsl(),
        map::wgsl(),
        slot::wgsl(),
        pool::wgsl(),
        attention::paged_wgsl(),
        attention::contiguous_wgsl(),
        mlp::wgsl(),
        cloth::wgsl(),
    ];
    assert!(found.len() >= 14, "the walk finds the files");
    for source in found {
        assert!(
            whole.iter().any(|shader| shader.contains(&source)),
            "not validated: {}",
            source.lines().next().unwrap_or("")
        );
    }
}

#[test]
fn a_broken_shader_is_refused() {
    let broken = gpu::kernels::fill::wgsl().replace("fill.first + i", "fill.frist + i");
    assert!(naga::front::wgsl::parse_str(&broken).is_err());
}
