use models::heap::Range;

/// The ranges (in bytes) by address, with those that overlap or touch made one: no byte is read back, or counted, twice.
#[must_use]
pub fn merged(mut ranges: Vec<Range>) -> Vec<Range> {
    let mut out: Vec<Range> = Vec::new();
    while let Some(first) = ranges.iter().enumerate().min_by_key(|(_, range)| range.start).map(|(at, _)| at) {
        let next = ranges.swap_remove(first);
        match out.last_mut() {
            Some(last) if next.start <= last.end() => last.len = last.end().max(next.end()) - last.start,
            _ => out.push(next),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::{Range, merged};

    #[test]
    fn no_byte_stands_in_two_ranges() {
        let range = |start, len| Range { start, len };
        let given = vec![range(8, 4), range(0, 4), range(2, 4), range(12, 4), range(30, 2), range(9, 1)];
        assert_eq!(merged(given), [range(0, 6), range(8, 8), range(30, 2)]);
        assert_eq!(merged(Vec::new()), []);
    }
}
