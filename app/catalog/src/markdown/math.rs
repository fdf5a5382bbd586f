//! Formulas: LaTeX as MathML.

use math_core::{LatexToMathML, MathCoreConfig, MathDisplay};

use super::escape;

/// Writes a formula; one that is not understood comes out as it was written, which the checks report.
pub(super) fn write(latex: &str, is_display: bool, out: &mut String) {
    match mathml(latex, is_display) {
        Ok(mathml) => out.push_str(&mathml),
        Err(_) => {
            out.push_str("<code translate=\"no\">");
            escape::push(out, latex);
            out.push_str("</code>");
        }
    }
}

/// A formula as MathML. A display stands in a region that scrolls by itself.
///
/// # Errors
/// Says what was not understood.
pub(crate) fn mathml(latex: &str, is_display: bool) -> Result<String, String> {
    let converter = LatexToMathML::new(MathCoreConfig::default()).map_err(|error| format!("{error:?}"))?;
    let display = if is_display { MathDisplay::Block } else { MathDisplay::Inline };
    let converted = converter.convert_with_local_state(latex.trim(), display).map_err(|error| error.error_message())?;
    // A formula reads from left to right in every language.
    Ok(converted.mathml.replacen("<math", "<math dir=\"ltr\"", 1))
}

#[cfg(test)]
mod tests {
    use super::mathml;

    #[test]
    fn a_formula_becomes_mathml_without_style_attributes() {
        let html = mathml(r"\frac{p-1}{m+p-1} \approx 2 \cdot \sqrt{n} \left(1 - \frac{a_1}{b}\right)", true).unwrap();
        assert!(html.starts_with("<math dir=\"ltr\" display=\"block\""), "{html}");
        assert!(html.contains("<mfrac>") && html.contains("<msqrt>"), "{html}");
        assert!(!html.contains("style="), "{html}");
    }

    #[test]
    fn what_is_no_formula_is_said() {
        assert!(mathml(r"\frac{a", false).is_err());
        assert!(mathml(r"\nosuch", false).is_err());
    }
}
