//! The result's panel as the server writes it. Its code finds its places by their `data-part` and its buttons by their
//! `data-do` (`islands::quiz::results`).

use l10n::{Bundle, msg};
use leptos::prelude::*;

use super::Icon;

/// What stands inside the result's `<section>`, for a quiz of `total` questions.
#[must_use]
pub fn results_panel(bundle: &Bundle, total: usize) -> String {
    use msg::quiz as m;
    let t = |message| bundle.text(&message);
    let panel = view! {
        <div class="notice" data-part="shared" hidden>
            <span>{t(m::shared())}</span>
            <button class="btn" type="button" data-do="own">{t(m::shared_own())}</button>
        </div>
        <header class="score">
            <h2 id="results-h" tabindex="-1">
                <span class="vh">{t(m::score())}" "</span>
                <span class="score-n" data-part="score"></span>
                " "
                <span class="score-of">{t(m::of(total))}</span>
            </h2>
            <div class="score-side">
                <p class="lede" data-part="sentence"></p>
                <p class="meta"><span data-part="time"></span><span data-part="date"></span></p>
                <div class="again" data-part="own">
                    <p data-part="perfect" hidden>{t(m::perfect())}</p>
                    <p class="row" data-part="again">
                        <button class="btn" data-kind="primary" type="button" data-do="retry" data-part="retry" hidden>
                            <Icon name="reset" /><span data-part="retry-words"></span>
                        </button>
                        <button class="btn" type="button" id="restart" data-do="restart">{t(m::restart())}</button>
                    </p>
                    <div class="row" role="group" aria-label=t(m::restart()) data-part="ask" hidden>
                        <span>{t(m::restart_ask())}</span>
                        <button class="btn" type="button" data-do="restart-yes">{t(m::restart_yes())}</button>
                        <button class="btn" data-kind="quiet" type="button" id="restart-no" data-do="restart-no">{t(m::restart_no())}</button>
                    </div>
                </div>
            </div>
        </header>
        <div class="results-grid">
            <section aria-labelledby="review-h">
                <h3 id="review-h">{t(m::question_by_question())}</h3>
                <p data-part="missed" hidden>{t(m::review())}</p>
                <ol class="review" data-part="review"></ol>
            </section>
            <aside class="results-side" aria-labelledby="take-h">
                <section aria-labelledby="read-h" data-part="read" hidden>
                    <h3 id="read-h">{t(m::read_again())}</h3>
                    <ul class="links" data-part="guides"></ul>
                </section>
                <Take bundle />
            </aside>
        </div>
    };
    // nothing in here is hydrated
    panel.to_html().replace("<!>", "")
}

/// The result to take along.
#[component]
fn Take<'b>(bundle: &'b Bundle) -> impl IntoView {
    use msg::quiz as m;
    let actions = [
        ("copy", "link", m::copy_result()),
        ("json", "down", m::json()),
        ("csv", "down", m::csv()),
        ("print", "print", m::print()),
    ];
    let actions = actions.map(|(action, icon, label)| {
        view! {
            <li>
                <button class="btn" data-kind="quiet" type="button" data-do=action><Icon name=icon />{bundle.text(&label)}</button>
            </li>
        }
    });
    view! {
        <section class="take" aria-labelledby="take-h">
            <h3 id="take-h">{bundle.text(&m::take())}</h3>
            <ul class="actions">{actions.collect_view()}</ul>
            <p class="copy-said" role="status" data-part="said"></p>
            <code class="copy-link" data-part="link" hidden></code>
            <p class="muted" data-part="on-device">{bundle.text(&m::on_device())}</p>
        </section>
    }
}
