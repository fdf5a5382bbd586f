use l10n::msg;
use leptos::prelude::*;
use ui::components::{Icon, Logo, Pindo};
use ui::islands::settings::{Theme, ThemeWords};

use super::context::Context;
use super::sprite::Sprite;

/// Where the reader is, for the navigation.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Place {
    Home,
    Quiz,
    Guide,
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
    let first_guide = context.catalog.guides.first().map(|guide| context.href(&format!("guide/{}/", guide.slug)));
    let (motif, foot) = (motif.to_owned(), motif.to_owned());
    view! {
        <Sprite motif=motif.clone() />
        <a class="skip" href="#main">{context.t(&msg::site::skip())}</a>
        <header class="site wrap">
            <a class="brand" href=home.clone() aria-label="Kumbukumbu" translate="no"><Logo /><span><b>"Kumbu"</b>"kumbu"</span></a>
            <nav id="nav" class="nav" popover="auto" aria-label=context.t(&msg::site::nav())>
                <a href=format!("{home}#topics") aria-current=current(Place::Quiz)>{context.t(&msg::site::quizzes())}</a>
                {first_guide.map(|href| view! {
                    <a href=href aria-current=current(Place::Guide)>{context.t(&msg::site::guides())}</a>
                })}
                <Theme />
            </nav>
            {languages(context, path)}
            <button class="btn nav-open" data-kind="quiet" type="button" popovertarget="nav">
                <Icon name="menu" /><span>{context.t(&msg::site::nav_open())}</span>
            </button>
        </header>
        {(place != Place::Home).then(|| view! { <Pindo motif=motif /> })}
        {main}
        <footer class="foot">
            <Pindo motif=foot size="s" />
            <div class="wrap foot-in"><p>{context.t(&msg::site::footer())}</p></div>
        </footer>
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
