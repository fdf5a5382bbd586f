//! A demo as a picture.

/// The demo as a picture, for a page without scripts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Still {
    /// Content of the map's `<svg>`; its width is 100 per cent.
    pub map: String,
    /// Height of the map in CSS pixels.
    pub height: u32,
    /// The map in words.
    pub alt: String,
    /// What it shows.
    pub caption: String,
    /// Content of the chart's `<svg>`.
    pub chart: String,
    /// The chart's own units.
    pub chart_size: (u32, u32),
    /// The chart in words.
    pub chart_alt: String,
}

/// The still chart's width: it scales with the page, and its words are to be read on a phone and not loud on a desk.
pub(crate) const CHART_WIDTH: u32 = 460;
