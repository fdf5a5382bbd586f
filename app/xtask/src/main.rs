//! The build in Rust: `cargo xtask serve | build | test | check | size | shots`.

mod client;
mod files;
mod process;
mod setup;
mod stamp;
mod step;
mod workspace;

fn main() -> anyhow::Result<()> {
    let ws = workspace::Workspace::find()?;
    let t = setup::wasm_std::ensure(&ws)?;
    setup::npm::ensure(&ws)?;
    let c = client::ensure(&ws, &t)?;
    println!("{c:?}");
    Ok(())
}
