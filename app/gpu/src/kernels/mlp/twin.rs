//! The kernels on the CPU: the same operations in the same order. What the device may round otherwise is a multiplication
//! and addition that it does as one, exp, and division.

use super::Shape;

/// sqrt(2/π).
const ROOT: f32 = 0.797_884_6;
const CUBE: f32 = 0.044_715;

/// The matrix product, with `base` added where there is one.
#[must_use]
pub fn product(shape: Shape, a: &[f32], b: &[f32], base: Option<&[f32]>) -> Vec<f32> {
    let Shape { rows, columns, inner, a_row, a_inner, b_inner, b_column } = shape;
    let at = |row: u32, by: u32, term: u32, step: u32| (row * by + term * step) as usize;
    let mut out = Vec::with_capacity((rows * columns) as usize);
    for row in 0..rows {
        for column in 0..columns {
            let terms = (0..inner).map(|i| a[at(row, a_row, i, a_inner)] * b[at(column, b_column, i, b_inner)]);
            let sum = terms.fold(0.0_f32, |sum, term| sum + term);
            out.push(sum + base.map_or(0.0, |base| base[out.len()]));
        }
    }
    out
}

/// gelu, in its tanh form.
#[must_use]
pub fn gelu_forward(z: &[f32]) -> Vec<f32> {
    z.iter().map(|&z| 0.5 * z * (1.0 + tanh(z))).collect()
}

/// The gradient of z from that of gelu(z), in place.
pub fn gelu_backward(z: &[f32], gradient: &mut [f32]) {
    for (&z, gradient) in z.iter().zip(gradient) {
        let t = tanh(z);
        *gradient *= 0.5 * (1.0 + t) + 0.5 * z * (1.0 - t * t) * ROOT * (1.0 + 3.0 * CUBE * z * z);
    }
}

/// Numbers between −scale and scale.
#[must_use]
pub fn scatter(count: usize, seed: u32, scale: f32) -> Vec<f32> {
    #[allow(clippy::cast_precision_loss, reason = "24 bits fit in a float")]
    let unit = |index| (hash(seed, index) >> 8) as f32 * (1.0 / 8_388_608.0) - 1.0;
    (0_u32..).take(count).map(|index| unit(index) * scale).collect()
}

fn hash(seed: u32, index: u32) -> u32 {
    let mut h = index.wrapping_mul(0x9E37_79B1) ^ seed.wrapping_mul(0x85EB_CA77);
    h = (h ^ (h >> 15)).wrapping_mul(0x2C1B_3C6D);
    h = (h ^ (h >> 12)).wrapping_mul(0x297A_2D39);
    h ^ (h >> 15)
}

fn tanh(z: f32) -> f32 {
    let u = (ROOT * (z + CUBE * z * z * z)).clamp(-15.0, 15.0);
    1.0 - 2.0 / ((2.0 * u).exp() + 1.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_strides_are_the_transposes() {
        // A is 2×3, B is 3×2
        let (a, b) = ([1.0, 2.0, 3.0, 4.0, 5.0, 6.0], [1.0, 0.0, 0.0, 1.0, 1.0, 1.0]);
        let (a_t, b_t) = ([1.0, 4.0, 2.0, 5.0, 3.0, 6.0], [1.0, 0.0, 1.0, 0.0, 1.0, 1.0]);
        let expected = [4.0, 5.0, 10.0, 11.0];
        assert_eq!(product(Shape::plain(2, 3, 2), &a, &b, None), expected);
        assert_eq!(product(Shape::second_transposed(2, 3, 2), &a, &b_t, None), expected);
        assert_eq!(product(Shape::first_transposed(2, 3, 2), &a_t, &b, None), expected);
        assert_eq!(product(Shape::plain(2, 3, 2), &a, &b, Some(&[1.0; 4])), [5.0, 6.0, 11.0, 12.0]);
    }

    #[test]
    fn gelu_and_its_slope_agree() {
        let at = |z: f32| gelu_forward(&[z])[0];
        assert!(at(0.0) == 0.0 && (at(1.0) - 0.841_192).abs() < 1e-5 && at(-30.0).abs() < 1e-6 && at(30.0) == 30.0);
        for z in [-3.0_f32, -0.7, 0.0, 0.4, 2.5] {
            let mut slope = [1.0];
            gelu_backward(&[z], &mut slope);
            let measured = (at(z + 0.01) - at(z - 0.01)) / 0.02;
            assert!((slope[0] - measured).abs() < 1e-3, "{z}: {} and {measured}", slope[0]);
        }
    }

    #[test]
    fn numbers_are_scattered_over_their_range() {
        let numbers = scatter(4096, 7, 0.5);
        assert!(numbers.iter().all(|number| (-0.5..0.5).contains(number)));
        let mean: f32 = numbers.iter().sum::<f32>() / 4096.0;
        assert!(mean.abs() < 0.02 && numbers.iter().any(|n| *n > 0.49) && numbers.iter().any(|n| *n < -0.49), "{mean}");
        assert_ne!(scatter(8, 7, 0.5), scatter(8, 8, 0.5));
    }
}
