//! The colours of the head are those of the style sheet.

use site::document::PAPER;

#[test]
fn the_browsers_surface_has_the_colour_of_the_paper() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../style/tokens.css");
    let tokens = std::fs::read_to_string(file).unwrap();
    let paper = tokens.split_once("--paper: light-dark(").unwrap().1;
    let colours = paper.split("oklch(").skip(1).take(2).map(|rest| {
        let mut numbers = rest.split(')').next().unwrap().split_whitespace().map(|number| number.parse().unwrap());
        let mut next = || -> f64 { numbers.next().unwrap() };
        srgb(next(), next(), next())
    });
    assert_eq!(colours.collect::<Vec<_>>(), PAPER.map(|(_, colour)| colour));
}

/// OKLCH to sRGB, as in <https://bottosson.github.io/posts/oklab/>.
fn srgb(lightness: f64, chroma: f64, hue: f64) -> [u8; 3] {
    let (a, b) = (chroma * hue.to_radians().cos(), chroma * hue.to_radians().sin());
    let l = (lightness + 0.396_337_777_4 * a + 0.215_803_757_3 * b).powi(3);
    let m = (lightness - 0.105_561_345_8 * a - 0.063_854_172_8 * b).powi(3);
    let s = (lightness - 0.089_484_177_5 * a - 1.291_485_548 * b).powi(3);
    [
        4.076_741_662_1 * l - 3.307_711_591_3 * m + 0.230_969_929_2 * s,
        -1.268_438_004_6 * l + 2.609_757_401_1 * m - 0.341_319_396_5 * s,
        -0.004_196_086_3 * l - 0.703_418_614_7 * m + 1.707_614_701 * s,
    ]
    .map(|linear| {
        let gamma = if linear > 0.003_130_8 { 1.055 * linear.powf(1.0 / 2.4) - 0.055 } else { 12.92 * linear };
        (gamma.clamp(0.0, 1.0) * 255.0).round() as u8
    })
}
