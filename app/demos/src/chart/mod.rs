//! Charts, drawn by plotters into SVG whose colours are the style sheet's.

mod svg;

use plotters::coord::ranged1d::{KeyPointHint, NoDefaultFormatting, Ranged, ValueFormatter};
use plotters::prelude::*;
use plotters::style::text_anchor::{HPos, Pos, VPos};

pub use svg::SvgError;
use svg::{Class, SvgBackend};

/// A chart's failure: plotters could not lay it out.
pub type ChartError = DrawingAreaErrorKind<SvgError>;

/// Figures of a story after each step that has been done, in KiB.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StepChart {
    /// MiB at the top of the vertical axis.
    pub top_mib: u32,
    /// Steps in all: the end of the horizontal axis.
    pub steps: u32,
    /// The curves; what comes later lies above.
    pub curves: Vec<Curve>,
    /// The steps that failed, from 1.
    pub failed: Vec<u32>,
    /// Width and height in the SVG's own units.
    pub size: (u32, u32),
}

/// One figure, step by step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Curve {
    /// How it is drawn.
    pub line: Line,
    /// KiB before the first step.
    pub start: u64,
    /// KiB after each step.
    pub values: Vec<u64>,
    /// Its name, written at its end.
    pub word: String,
}

/// How a curve is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Line {
    /// A line over a woven area.
    Area,
    /// A dashed line.
    Dashed,
    /// A thin line.
    Thin,
    /// A dotted line: what would be under other settings.
    Dotted,
}

impl Line {
    fn classes(self) -> (Class, Class) {
        match self {
            Self::Area => (Class::Used, Class::UsedText),
            Self::Dashed => (Class::Hole, Class::HoleText),
            Self::Thin => (Class::Thin, Class::HoleText),
            Self::Dotted => (Class::Dotted, Class::DottedText),
        }
    }
}

/// The curves as stairs, as an `<svg>`'s content in MiB.
///
/// # Errors
/// When plotters cannot lay the chart out.
pub fn step_chart(chart: &StepChart) -> Result<String, ChartError> {
    let mut out = String::new();
    draw(chart, &mut out)?;
    Ok(out)
}

fn draw(chart: &StepChart, out: &mut String) -> Result<(), ChartError> {
    let root = SvgBackend::new(out, chart.size).into_drawing_area();
    let mib = |kib: u64| kib as f64 / 1024.0;
    let top = f64::from(chart.top_mib);
    let ink = Class::Text.color();
    let text = TextStyle::from(("sans-serif", 12)).color(&ink);
    let mut context = ChartBuilder::on(&root)
        .margin_top(10)
        .margin_right(8)
        .x_label_area_size(22)
        .y_label_area_size(34)
        .build_cartesian_2d(Steps(f64::from(chart.steps.max(1))), Quarters(top))?;
    context
        .configure_mesh()
        .disable_x_mesh()
        .light_line_style(TRANSPARENT)
        .bold_line_style(Class::Rule.color())
        .axis_style(Class::Axis.color())
        .label_style(text.clone())
        .draw()?;

    let mut ends = Vec::new();
    for curve in &chart.curves {
        let points = stairs(mib(curve.start), curve.values.iter().map(|kib| mib(*kib)));
        let (line, _) = curve.line.classes();
        if curve.line == Line::Area {
            context.draw_series(AreaSeries::new(points.clone(), 0.0, Class::UsedArea.color()))?;
        }
        ends.extend(points.last().copied().map(|end| (end, curve)));
        context.draw_series(LineSeries::new(points, line.color().stroke_width(2)))?;
    }
    for step in &chart.failed {
        let x = f64::from(*step);
        context.draw_series(std::iter::once(PathElement::new(vec![(x, 0.0), (x, top)], Class::Fail.color())))?;
    }
    name_curves(&context, chart, &text, ends)?;
    root.present()
}

type Plot<'a, 'b> = ChartContext<'a, SvgBackend<'b>, Cartesian2d<Steps, Quarters>>;

/// From one name to the next at least, in the chart's units.
const NAME: i32 = 15;
/// Width of a name's letter, about.
const LETTER: f64 = 7.0;

/// The curves' names at their ends, in their colours, the highest first and none over another: no legend to look up.
fn name_curves(
    context: &Plot,
    chart: &StepChart,
    style: &TextStyle,
    mut ends: Vec<((f64, f64), &Curve)>,
) -> Result<(), ChartError> {
    let area = context.plotting_area();
    ends.sort_by(|((_, a), _), ((_, b), _)| b.total_cmp(a));
    let lowest = i32::try_from(chart.size.1).unwrap_or(i32::MAX) - 22;
    let mut next = 0;
    let ys: Vec<i32> = ends.iter().map(|(end, _)| area.map_coordinate(end).1).collect();
    let is_crowded = ys.windows(2).any(|two| two[1] - two[0] < NAME);
    // names that would stand close together over curves stand above all of them
    let above =
        ends.first().filter(|(end, _)| is_crowded && end.0 * 2.0 > f64::from(chart.steps)).and_then(|(end, _)| {
            let longest = ends.iter().map(|(_, curve)| curve.word.chars().count()).max().unwrap_or(0);
            let step = f64::from(chart.size.0) / f64::from(chart.steps.max(1));
            let from = (end.0 - longest as f64 * LETTER / step).max(0.0) as usize;
            let highest = chart.curves.iter().flat_map(|curve| curve.values.iter().skip(from)).max()?;
            let (_, y) = area.map_coordinate(&(end.0, *highest as f64 / 1024.0));
            Some(y - 3 - NAME * ends.len() as i32).filter(|y| *y >= 0)
        });
    for (left, (end, curve)) in (0..ends.len() as i32).rev().zip(ends) {
        let (_, y) = area.map_coordinate(&end);
        // above its curve, below the name before it, and with room for those that come
        let beside = (y - NAME - 3).max(next).min(lowest - NAME * (left + 1));
        let at = above.map_or(beside, |above| next.max(above));
        next = at + NAME;
        let beyond_half = end.0 * 2.0 > f64::from(chart.steps);
        let pos = Pos::new(if beyond_half { HPos::Right } else { HPos::Left }, VPos::Top);
        let ink = curve.line.classes().1.color();
        let style = style.clone().color(&ink).pos(pos);
        let text = Text::new(curve.word.clone(), (if beyond_half { -4 } else { 4 }, at - y), style);
        area.draw(&(EmptyElement::at(end) + text))?;
    }
    Ok(())
}

/// Values that hold from one step to the next: a stair.
fn stairs(start: f64, values: impl Iterator<Item = f64>) -> Vec<(f64, f64)> {
    let mut points = vec![(0.0, start)];
    let mut last = start;
    for (index, value) in values.enumerate() {
        let x = index as f64 + 1.0;
        points.extend([(x, last), (x, value)]);
        last = value;
    }
    points
}

/// The horizontal axis: from the start to the last step.
#[derive(Clone)]
struct Steps(f64);

impl Ranged for Steps {
    type FormatOption = NoDefaultFormatting;
    type ValueType = f64;

    fn map(&self, value: &f64, limit: (i32, i32)) -> i32 {
        limit.0 + (value / self.0 * f64::from(limit.1 - limit.0)).round() as i32
    }

    fn key_points<Hint: KeyPointHint>(&self, _hint: Hint) -> Vec<f64> {
        let every = [1.0, 2.0, 4.0, 5.0, 10.0, 20.0, 25.0, 50.0, 100.0]
            .into_iter()
            .find(|every| self.0 / every <= 8.0)
            .unwrap_or(self.0);
        (0..).map(|n| f64::from(n) * every).take_while(|x| *x <= self.0).collect()
    }

    fn range(&self) -> std::ops::Range<f64> {
        0.0..self.0
    }
}

impl ValueFormatter<f64> for Steps {
    fn format(value: &f64) -> String {
        (*value as u32).to_string()
    }
}

/// The vertical axis: quarters of the whole, which are round numbers of MiB.
#[derive(Clone)]
struct Quarters(f64);

impl Ranged for Quarters {
    type FormatOption = NoDefaultFormatting;
    type ValueType = f64;

    fn map(&self, value: &f64, limit: (i32, i32)) -> i32 {
        limit.0 + (value / self.0 * f64::from(limit.1 - limit.0)).round() as i32
    }

    fn key_points<Hint: KeyPointHint>(&self, _hint: Hint) -> Vec<f64> {
        (0..=4).map(|n| self.0 * f64::from(n) / 4.0).collect()
    }

    fn range(&self) -> std::ops::Range<f64> {
        0.0..self.0
    }
}

impl ValueFormatter<f64> for Quarters {
    fn format(value: &f64) -> String {
        (*value as u32).to_string()
    }
}
