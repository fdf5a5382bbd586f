use std::sync::Arc;

use hydration_context::SsrSharedContext;
use leptos::prelude::*;

/// The HTML of a view. Islands in it are marked for hydration; everything else is plain.
pub(super) fn html<V: IntoView>(view: impl FnOnce() -> V) -> String {
    let owner = Owner::new_root(Some(Arc::new(SsrSharedContext::new_islands())));
    let html = owner.with(|| {
        if let Some(shared) = Owner::current_shared_context() {
            // only what is inside an island is hydrated
            shared.set_is_hydrating(false);
        }
        view().into_view().to_html()
    });
    drop(owner);
    markers(&html)
}

/// The HTML of a view that is never hydrated.
pub(super) fn still_html(view: impl IntoView) -> String {
    view.into_view().to_html().replace(MARKER, "")
}

/// What Leptos puts between two texts, so that hydration can tell them apart.
const MARKER: &str = "<!>";

/// Leptos' markers as valid HTML inside islands, where hydration counts them; none elsewhere.
fn markers(html: &str) -> String {
    const OPEN: &str = "<leptos-island";
    const CLOSE: &str = "</leptos-island>";
    let mut out = String::with_capacity(html.len());
    let mut rest = html;
    while let Some(start) = rest.find(OPEN) {
        let end = rest[start..].find(CLOSE).map_or(rest.len(), |length| start + length);
        out.push_str(&rest[..start].replace(MARKER, ""));
        out.push_str(&rest[start..end].replace(MARKER, "<!---->"));
        rest = &rest[end..];
    }
    out.push_str(&rest.replace(MARKER, ""));
    out
}

#[cfg(test)]
mod tests {
    use super::markers;

    #[test]
    fn markers_stay_in_islands_alone() {
        assert_eq!(
            markers("a<!>b<leptos-island>c<!>d</leptos-island>e<!>f"),
            "ab<leptos-island>c<!---->d</leptos-island>ef"
        );
    }
}
