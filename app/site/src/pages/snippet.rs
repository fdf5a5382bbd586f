//! The lines that another site puts into a page of its own to show a quiz or a demo there.

use catalog::{Quiz, QuizText, markdown};
use demos::markup::escape;
use l10n::{Message, msg};
use leptos::prelude::*;

use super::context::Context;
use super::embed;

/// The line that gives each frame the height that its page asks for.
const LISTENER: &str = r#"<script>addEventListener("message", (e) => { if (e.data?.type === "kumbukumbu:height") for (const f of document.querySelectorAll("iframe")) if (f.contentWindow === e.source) f.height = e.data.height })</script>"#;

/// For a quiz.
pub(super) fn quiz(context: &Context, quiz: &Quiz, text: &QuizText) -> impl IntoView + use<> {
    snippet(context, &msg::embed::quiz(), &embed::quiz_path(quiz), &markdown::plain(&text.title))
}

/// For the demo of the heap.
pub(super) fn demo(context: &Context) -> impl IntoView + use<> {
    snippet(context, &msg::embed::demo(), embed::DEMO, &context.t(&msg::heap::title()))
}

/// Without scripts the lines can be selected. With them the address becomes absolute, where the export does not know the
/// host, and a button copies them.
fn snippet(context: &Context, summary: &Message, path: &str, title: &str) -> impl IntoView + use<> {
    let address = context.links.abroad(&format!("{}/{path}", context.tag()));
    let lines = format!(
        "<iframe src=\"{}\" title=\"{}\" width=\"100%\" height=\"900\" loading=\"lazy\" style=\"border: 0\"></iframe>\n{LISTENER}",
        escape(&address),
        escape(title),
    );
    view! {
        <aside class="wrap noprint" aria-labelledby="snippet-h">
            <details class="snippet">
                <summary id="snippet-h">{context.t(summary)}</summary>
                <p>{context.t(&msg::embed::text())}</p>
                <pre><code translate="no" data-path=address>{lines}</code></pre>
                <p class="row">
                    <button class="btn" type="button" hidden>{context.t(&msg::embed::copy())}</button>
                    <span
                        role="status"
                        data-copied=context.t(&msg::embed::copied())
                        data-selected=context.t(&msg::embed::selected())
                    ></span>
                </p>
            </details>
        </aside>
    }
}
