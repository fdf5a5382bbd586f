use l10n::{Bundle, msg};
use leptos::prelude::*;

/// What stands inside the dialog that lists the quiz's keys.
#[must_use]
pub fn keys_sheet(bundle: &Bundle) -> String {
    use msg::quiz as m;
    let t = |message| bundle.text(&message);
    let rows = [
        ("1–4, A–D", m::keys_choose()),
        ("↑ ↓", m::keys_arrows()),
        ("Enter", m::keys_enter()),
        ("N", m::keys_next()),
        ("P", m::keys_previous()),
        ("?", m::keys_help()),
    ];
    let rows = rows.map(|(key, text)| view! { <div><dt><kbd>{key}</kbd></dt><dd>{t(text)}</dd></div> });
    let sheet = view! {
        <h2 id="keys-h">{t(m::keys_title())}</h2>
        <dl class="keys">{rows.collect_view()}</dl>
        <label class="keys-switch"><input type="checkbox" /><span>{t(m::keys_single())}</span></label>
        <form method="dialog"><button class="btn" data-kind="primary">{t(m::keys_close())}</button></form>
    };
    // nothing in here is hydrated
    sheet.to_html().replace("<!>", "")
}
