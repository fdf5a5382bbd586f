use l10n::msg;
use leptos::prelude::*;
use ui::components::{Icon, Logo, Pindo};
use ui::islands::settings::{Theme, ThemeWords};

use super::context::Context;
use super::languages::direction;
use super::sprite::Sprite;
use super::{coverage, glossary, progress};

/// Where the reader is, for the navigation.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Place {
    Home,
    Quiz,
    Guide,
    Glossary,
    Progress,
    Other,
    /// On no page: there is none to offer in another language.
    Lost,
}

/// Header, border, main part and footer around a page's own content. `path` is the page's path below its language.
pub(super) fn frame(context: &Context, motif: &str, path: &str, place: Place, main: impl IntoView) -> impl IntoView {
    let theme = ThemeWords {
        theme: context.t(&msg::site::theme()),
        auto: context.t(&msg::site::theme_auto()),
        light: context.t(&msg::site::theme_light()),
        dark: context.t(&msg::site::theme_dark()),
    };
    provide_context(theme);
    let current = |at: Place| (at == place).then_some("true");
    let home = context.href("");
    let is_topic = matches!(place, Place::Quiz | Place::Guide).then_some("true");
    let (motif, foot) = (motif.to_owned(), motif.to_owned());
    view! {
        <Sprite motif=motif.clone() />
        <a class="skip" href="#main">{context.t(&msg::site::skip())}</a>
        <header class="site wrap">
            <a class="brand" href=home.clone() aria-label="Kumbukumbu" translate="no"><Logo /><span><b>"Kumbu"</b>"kumbu"</span></a>
            <nav id="nav" class="nav" popover="auto" aria-label=context.t(&msg::site::nav())>
                <a href=format!("{home}#topics") aria-current=is_topic>{context.t(&msg::home::topics())}</a>
                <a href=context.href(glossary::PATH) aria-current=current(Place::Glossary)>{context.t(&msg::site::glossary())}</a>
                <a href=context.href(progress::PATH) aria-current=current(Place::Progress)>{context.t(&msg::progress::nav())}</a>
                <Theme />
            </nav>
            {languages(context, path)}
            <button class="btn nav-open" data-kind="quiet" type="button" popovertarget="nav">
                <Icon name="menu" /><span>{context.t(&msg::site::nav_open())}</span>
            </button>
        </header>
        {(place != Place::Lost).then(|| suggestions(context, path))}
        {(!matches!(place, Place::Home | Place::Lost)).then(|| view! { <Pindo motif=motif /> })}
        {main}
        <footer class="foot">
            <Pindo motif=foot size="s" />
            <div class="wrap foot-in">
                <p>{context.t(&msg::site::footer())}" "<span class="stored-note" hidden>{context.t(&msg::offline::kept())}</span></p>
                <p><a href=context.href(coverage::PATH)>{context.t(&msg::site::coverage())}</a></p>
            </div>
            {update(context)}
        </footer>
    }
}

/// Says that a new version of the site has arrived, once it has. The words are put into the region by the page's script, so
/// that a screen reader says them; nothing is loaded until the button is pressed.
fn update(context: &Context) -> impl IntoView + use<> {
    view! {
        <div class="update">
            <p role="status" data-text=context.t(&msg::offline::ready())></p>
            <div hidden>
                <button class="btn" data-kind="primary" type="button">{context.t(&msg::offline::take())}</button>
                <button class="btn" data-kind="quiet" type="button">{context.t(&msg::offline::later())}</button>
            </div>
        </div>
    }
}

/// The same page in the other languages.
fn languages(context: &Context, path: &str) -> impl IntoView {
    let own = context.locale.name.clone();
    let items = context.catalog.locales.iter().map(|locale| {
        let current = (locale.tag == context.tag()).then_some("true");
        view! {
            <a
                href=context.links.page(&format!("{}/{path}", locale.tag))
                lang=locale.tag.clone()
                hreflang=locale.tag.clone()
                data-language=locale.tag.clone()
                aria-current=current
            >
                {locale.name.clone()}<span>{locale.tag.clone()}</span>
            </a>
        }
    });
    view! {
        <details class="menu">
            <summary aria-label=context.t(&msg::site::language(own.as_str()))>
                <Icon name="globe" /><span>{own.clone()}</span><Icon name="chev" />
            </summary>
            <div class="menu-list">{items.collect_view()}</div>
        </details>
    }
}

/// The same page offered in each other language, in its own words; the script of the head shows the reader's.
fn suggestions(context: &Context, path: &str) -> impl IntoView {
    let others = context.catalog.locales.iter().filter(|locale| locale.tag != context.tag());
    let stay = context.t(&msg::site::stay());
    let offers = others.filter_map(|locale| {
        let words = context.languages.words(&locale.tag).ok()?;
        Some(view! {
            <aside class="suggest wrap" data-suggest=locale.tag.clone() hidden>
                <a
                    href=context.links.page(&format!("{}/{path}", locale.tag))
                    lang=locale.tag.clone()
                    dir=direction(locale).as_str()
                    hreflang=locale.tag.clone()
                    data-language=locale.tag.clone()
                >
                    {words.bundle.text(&msg::site::suggest())}
                </a>
                <button class="btn" data-kind="quiet" type="button" data-language=context.tag().to_owned()>{stay.clone()}</button>
            </aside>
        })
    });
    offers.collect_view()
}
