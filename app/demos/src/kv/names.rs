/// What a sequence is called: its request's letter, and its sample's number from the second on: “A”, “A2”.
#[must_use]
pub fn name((request, sample): (usize, usize)) -> String {
    let letter = char::from(b'A' + (request % 26) as u8);
    let round = request / 26;
    let mut name = String::from(letter);
    if round > 0 {
        name.push_str(&"′".repeat(round));
    }
    if sample > 0 {
        name.push_str(&(sample + 1).to_string());
    }
    name
}
