//! Where each tensor has its place on the map: a row a layer, widths by bytes; and below a bar of the memory.

use models::{
    checkpointing::{Stack, Tensor},
    heap::Range,
};

/// The places, for a map of some width.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Plan {
    stack: Stack,
    width: f64,
}

/// A kind of tensor that has a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Column {
    /// x.
    Input,
    /// z.
    Hidden,
    /// a.
    Activated,
    /// dx.
    Gradient,
}

impl Column {
    /// All of them, from left to right.
    pub const ALL: [Self; 4] = [Self::Input, Self::Hidden, Self::Activated, Self::Gradient];

    /// That of a tensor; the gradient inside a layer comes and goes within a step and has none.
    #[must_use]
    pub fn of(tensor: Tensor) -> Option<Self> {
        match tensor {
            Tensor::Input(_) => Some(Self::Input),
            Tensor::Hidden(_) => Some(Self::Hidden),
            Tensor::Activated(_) => Some(Self::Activated),
            Tensor::Gradient(_) => Some(Self::Gradient),
            Tensor::HiddenGradient(_) => None,
        }
    }

    /// The tensor of a layer that stands in it.
    #[must_use]
    pub fn tensor(self, layer: u32) -> Tensor {
        match self {
            Self::Input => Tensor::Input(layer),
            Self::Hidden => Tensor::Hidden(layer),
            Self::Activated => Tensor::Activated(layer),
            Self::Gradient => Tensor::Gradient(layer),
        }
    }

    /// Its left edge and its width, in tenths of the row.
    fn tenths(self) -> (f64, f64) {
        match self {
            Self::Input => (0.0, 1.0),
            Self::Hidden => (1.0, 4.0),
            Self::Activated => (5.0, 4.0),
            Self::Gradient => (9.0, 1.0),
        }
    }
}

/// Addresses of a place: more than any tensor has bytes.
const STRIDE: u64 = 1 << 32;

impl Plan {
    /// Height of the line above the rows, with the columns' letters.
    pub const HEAD: u32 = 20;
    /// Height of a tensor.
    pub const CLOTH: u32 = 14;
    /// From row to row.
    pub const PITCH: u32 = 19;
    /// Height of the line above the bar of the memory.
    pub const LABEL: u32 = 24;
    /// Height of the bar.
    pub const BAR: u32 = 22;
    /// Height of the lane for a request that fails, under the bar.
    pub const LANE: u32 = 26;
    /// The layers' numbers take this share of the width.
    pub const MARGIN: f64 = 0.07;
    /// CSS pixels between two tensors of a row.
    const GAP: f64 = 2.0;

    pub(super) fn new(stack: Stack) -> Self {
        Self { stack, width: 640.0 }
    }

    /// Lays the map out for that width, in CSS pixels.
    pub fn fit(&mut self, width: f64) {
        self.width = width;
    }

    /// Width in CSS pixels.
    #[must_use]
    pub fn width(&self) -> f64 {
        self.width
    }

    /// Rows: the layers, and the output.
    #[must_use]
    pub fn rows(&self) -> u32 {
        self.stack.depth() + 1
    }

    /// Top of a row's cloth, in CSS pixels.
    #[must_use]
    pub fn top(row: u32) -> u32 {
        Self::HEAD + row * Self::PITCH
    }

    /// Top of the bar of the memory.
    #[must_use]
    pub fn bar(&self) -> u32 {
        Self::top(self.rows()) + Self::LABEL
    }

    /// The whole map's height in CSS pixels.
    #[must_use]
    pub fn height(&self) -> u32 {
        self.bar() + Self::BAR + Self::LANE
    }

    /// A tensor's row, and its left edge and width as shares of the map.
    #[must_use]
    pub fn place(&self, tensor: Tensor) -> Option<(u32, f64, f64)> {
        let (left, width) = Column::of(tensor)?.tenths();
        let share = (1.0 - Self::MARGIN) / 10.0;
        Some((tensor.layer(), Self::MARGIN + left * share, width * share - Self::GAP / self.width))
    }

    /// The addresses that stand for a tensor.
    #[must_use]
    pub fn range(&self, tensor: Tensor) -> Option<Range> {
        let column = Column::ALL.iter().position(|column| Some(*column) == Column::of(tensor))? as u64;
        let place = u64::from(tensor.layer()) * Column::ALL.len() as u64 + column;
        Some(Range { start: place * STRIDE, len: self.stack.bytes(tensor) })
    }

    /// The tensor that an address stands for.
    #[must_use]
    pub fn tensor_at(&self, address: u64) -> Option<Tensor> {
        let (place, columns) = (address / STRIDE, Column::ALL.len() as u64);
        let layer = u32::try_from(place / columns).ok().filter(|layer| *layer < self.rows())?;
        Some(Column::ALL[(place % columns) as usize].tensor(layer))
    }

    /// The address at a point of the map, in CSS pixels; none beside the cloth.
    #[must_use]
    pub fn address_at(&self, x: f64, y: f64) -> Option<u64> {
        let inside = y - f64::from(Self::HEAD);
        if x < 0.0 || inside < 0.0 {
            return None;
        }
        let (row, rest) = (inside as u32 / Self::PITCH, inside as u32 % Self::PITCH);
        if row >= self.rows() || rest >= Self::CLOTH {
            return None;
        }
        let here = Column::ALL.into_iter().map(|column| column.tensor(row)).find(|tensor| {
            self.place(*tensor).is_some_and(|(_, left, width)| (left..left + width).contains(&(x / self.width)))
        })?;
        self.range(here).map(|range| range.start)
    }
}
