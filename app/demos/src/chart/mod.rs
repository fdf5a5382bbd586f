//! Charts, drawn by plotters into SVG whose colours are the style sheet's.

mod svg;

use plotters::coord::ranged1d::{KeyPointHint, NoDefaultFormatting, Ranged, ValueFormatter};
use plotters::prelude::*;
use plotters::style::text_anchor::{HPos, Pos, VPos};

pub use svg::SvgError;
use svg::{Class, SvgBackend};

/// A chart's failure: plotters could not lay it out.
pub type ChartError = DrawingAreaErrorKind<SvgError>;

/// Two figures of a story after each step that has been done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StepChart {
    /// MiB at the top of the vertical axis, where the second figure starts.
    pub top_mib: u32,
    /// Steps in all: the end of the horizontal axis.
    pub steps: u32,
    /// Step by step: KiB of the first figure, KiB of the second, and whether the step failed.
    pub done: Vec<(u64, u64, bool)>,
    /// Width and height in the SVG's own units.
    pub size: (u32, u32),
    /// The words at the two curves' ends.
    pub words: [String; 2],
}

/// The first figure (a filled stair) and the second (a line), step by step, as an `<svg>`'s content in MiB.
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

    let used = stairs(0.0, chart.done.iter().map(|(used, _, _)| mib(*used)));
    let holes = stairs(top, chart.done.iter().map(|(_, hole, _)| mib(*hole)));
    context.draw_series(AreaSeries::new(used.clone(), 0.0, Class::UsedArea.color()))?;
    context.draw_series(LineSeries::new(used.clone(), Class::Used.color().stroke_width(2)))?;
    context.draw_series(LineSeries::new(holes.clone(), Class::Hole.color().stroke_width(2)))?;
    for (index, _) in chart.done.iter().enumerate().filter(|(_, (_, _, refused))| *refused) {
        let x = index as f64 + 1.0;
        context.draw_series(std::iter::once(PathElement::new(vec![(x, 0.0), (x, top)], Class::Fail.color())))?;
    }
    name_curves(&context, chart, &text, [used.last(), holes.last()])?;
    root.present()
}

type Plot<'a, 'b> = ChartContext<'a, SvgBackend<'b>, Cartesian2d<Steps, Quarters>>;

/// The curves' names at their ends, in their colours: no legend to look up.
fn name_curves(
    context: &Plot,
    chart: &StepChart,
    style: &TextStyle,
    ends: [Option<&(f64, f64)>; 2],
) -> Result<(), ChartError> {
    let area = context.plotting_area();
    let classes = [Class::UsedText, Class::HoleText];
    let [Some(used), Some(hole)] = ends else { return Ok(()) };
    for ((end, other), (word, class)) in [(used, hole), (hole, used)].into_iter().zip(chart.words.iter().zip(classes)) {
        let (_, y) = area.map_coordinate(end);
        let beyond_half = end.0 * 2.0 > f64::from(chart.steps);
        // above its curve, unless the other one runs there or the frame ends
        let above = end.1 >= other.1 && y > 26 || y + 22 > i32::try_from(chart.size.1).unwrap_or(i32::MAX) - 22;
        let pos =
            Pos::new(if beyond_half { HPos::Right } else { HPos::Left }, if above { VPos::Bottom } else { VPos::Top });
        let ink = class.color();
        let style = style.clone().color(&ink).pos(pos);
        area.draw(
            &(EmptyElement::at(*end)
                + Text::new(word.clone(), (if beyond_half { -4 } else { 4 }, if above { -5 } else { 6 }), style)),
        )?;
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
