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
    html
}
