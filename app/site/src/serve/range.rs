//! Which part of a file is asked for. RFC 9110 lets a server ignore what it does not understand, and asks for 416 only where
//! a part that is well-formed lies outside the file.

use axum::http::{HeaderMap, HeaderValue, Method, header};

/// The part of a file that a request asks for, in bytes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Part {
    /// `first-` or `first-last`, both counted from 0 and inclusive.
    From(u64, Option<u64>),
    /// `-length`: the end of the file. Where the file is shorter it is the whole file.
    Last(u64),
}

impl Part {
    /// As the header writes it.
    pub(super) fn header(self) -> HeaderValue {
        let text = match self {
            Self::From(first, Some(last)) => format!("bytes={first}-{last}"),
            Self::From(first, None) => format!("bytes={first}-"),
            Self::Last(length) => format!("bytes=-{length}"),
        };
        HeaderValue::try_from(text).unwrap_or(HeaderValue::from_static("bytes=0-"))
    }
}

/// The part that is to be sent; `None` for the whole file. That is the answer to everything but one well-formed range of
/// bytes: to other units and methods, several ranges at once, and to `If-Range`, whose version is not compared here.
pub(super) fn wanted(method: &Method, headers: &HeaderMap) -> Option<Part> {
    if method != Method::GET || headers.contains_key(header::IF_RANGE) {
        return None;
    }
    let mut values = headers.get_all(header::RANGE).iter();
    let (value, None) = (values.next()?.to_str().ok()?, values.next()) else { return None };
    let (unit, range) = value.split_once('=')?;
    if !unit.eq_ignore_ascii_case("bytes") {
        return None;
    }
    match range.trim().split_once('-')? {
        ("", length) => Some(Part::Last(number(length)?)),
        (first, "") => Some(Part::From(number(first)?, None)),
        (first, last) => {
            let (first, last) = (number(first)?, number(last)?);
            (first <= last).then_some(Part::From(first, Some(last)))
        }
    }
}

/// Digits alone: `parse` would take a sign too.
fn number(digits: &str) -> Option<u64> {
    digits.bytes().all(|byte| byte.is_ascii_digit()).then(|| digits.parse().ok())?
}

#[cfg(test)]
mod tests {
    use super::*;

    fn part(value: &str) -> Option<Part> {
        let headers = HeaderMap::from_iter([(header::RANGE, HeaderValue::from_str(value).unwrap())]);
        wanted(&Method::GET, &headers)
    }

    #[test]
    fn one_well_formed_range_of_bytes_is_a_part() {
        assert_eq!(part("bytes=0-9"), Some(Part::From(0, Some(9))));
        assert_eq!(part("Bytes=007-"), Some(Part::From(7, None)));
        assert_eq!(part("bytes=-5"), Some(Part::Last(5)));
        assert_eq!(part("bytes=007-").map(Part::header), Some(HeaderValue::from_static("bytes=7-")));
    }

    #[test]
    fn anything_else_is_the_whole_file() {
        let odd = ["bytes", "bytes=", "bytes=-", "bytes=a-b", "bytes=9-2", "bytes=+1-2", "bytes=1-2,4-5", "lines=1-2"];
        for value in odd {
            assert_eq!(part(value), None, "{value}");
        }
        let range = (header::RANGE, HeaderValue::from_static("bytes=0-9"));
        let versioned = HeaderMap::from_iter([range.clone(), (header::IF_RANGE, HeaderValue::from_static("\"a\""))]);
        assert_eq!(wanted(&Method::GET, &versioned), None);
        assert_eq!(wanted(&Method::HEAD, &HeaderMap::from_iter([range])), None);
    }
}
