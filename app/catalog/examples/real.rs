//! tmp
fn main() {
    match catalog::load_strict(std::path::Path::new("/tmp/rc/content")) {
        Ok(_) => println!("content: fine"),
        Err(e) => println!("{e}"),
    }
}
