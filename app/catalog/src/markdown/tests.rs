use super::*;

#[test]
fn a_marked_word_is_english_elsewhere_and_emphasis_in_english() {
    assert_eq!(inline("jedwali la *block table*", "sw"), "jedwali la <i lang=\"en\">block table</i>");
    assert_eq!(inline("the *right* one", "en"), "the <em>right</em> one");
    assert_eq!(inline("the *right* one", "en-GB"), "the <em>right</em> one");
    assert_eq!(inline("*x*", "ar"), "<i lang=\"en\" dir=\"ltr\">x</i>");
}

#[test]
fn code_is_escaped_and_not_translated() {
    assert_eq!(inline("`a < b & \"c\"`", "en"), "<code translate=\"no\">a &lt; b &amp; &quot;c&quot;</code>");
    assert_eq!(inline("`x`", "ar"), "<code translate=\"no\" dir=\"ltr\">x</code>");
}

#[test]
fn nothing_begins_a_block_inside_a_text() {
    for src in ["1. one", "- one", "# one", "> one", "    one", "+ one", "[a]: b", "...", "***"] {
        assert_eq!(inline(src, "en"), src.trim().replace('>', "&gt;"));
    }
    assert_eq!(inline("*`x`* y", "en"), "<em><code translate=\"no\">x</code></em> y");
    assert_eq!(inline("two\nlines\n\nmore", "en"), "two lines more");
    assert_eq!(inline("2\u{a0}039 GB", "sv"), "2\u{a0}039 GB");
    assert_eq!(inline("", "en"), "");
}

#[test]
fn links_leave_by_https_or_stay() {
    assert_eq!(
        inline("[a](https://x.org/?a=1&b=\"2\")", "en"),
        "<a href=\"https://x.org/?a=1&amp;b=&quot;2&quot;\" rel=\"noopener\">a</a>"
    );
    assert_eq!(inline("[a](#b)", "en"), "<a href=\"#b\">a</a>");
    assert_eq!(inline("[a](../b/)", "en"), "<a href=\"../b/\">a</a>");
    for url in ["javascript:x", "http://x.org", "//x.org", "data:x", "https://"] {
        assert_eq!(inline(&format!("[a]({url})"), "en"), "a");
    }
}

#[test]
fn raw_html_stays_text() {
    assert_eq!(inline("a <b style='x'>c</b>", "en"), "a &lt;b style='x'&gt;c&lt;/b&gt;");
    assert_eq!(block("<script>\nx\n</script>", "en"), "<p>&lt;script&gt;\nx\n&lt;/script&gt;</p>\n");
}

#[test]
fn a_body_has_paragraphs_and_code() {
    assert_eq!(
        block("One *a*.\n\nTwo.\n\n```\nOOM <x>\n```", "sw"),
        "<p>One <i lang=\"en\">a</i>.</p>\n<p>Two.</p>\n\
         <pre tabindex=\"0\" translate=\"no\"><code>OOM &lt;x&gt;</code></pre>\n"
    );
}

#[test]
fn plain_has_no_marks() {
    assert_eq!(plain("a *b* `c` [d](https://e.f) **g** &lt;"), "a b c d g <");
    assert_eq!(plain("One\ntwo.\n\nThree."), "One two. Three.");
    assert_eq!(plain("1. x"), "1. x");
}

#[test]
fn headings_carry_their_ids() {
    let guide = guide("Before.\n\n## A *b* `c` {#a-b}\n\n### Sub {#sub}\n\n## Bare", "en", &|_, _| None);
    assert_eq!(
        guide.html,
        "<p>Before.</p>\n<h2 id=\"a-b\">A <em>b</em> <code translate=\"no\">c</code></h2>\n\
         <h3 id=\"sub\">Sub</h3>\n<h2>Bare</h2>\n"
    );
    let heading_html = "A <em>b</em> <code translate=\"no\">c</code>".to_owned();
    assert_eq!(guide.sections, [Section { id: "a-b".to_owned(), heading_html }]);
}

#[test]
fn tables_scroll_and_are_named() {
    let src = "| a | n |\n|---|--:|\n| x | 1 |\n\n## H `c` {#h}\n\n| a |\n|---|\n\n| b |\n|---|\n| *y* |\n";
    let html = guide(src, "en", &|_, _| None).html;
    assert!(html.starts_with(
        "<section class=\"scroll\" tabindex=\"0\" aria-label=\"a, n\"><table>\n\
         <thead><tr><th scope=\"col\">a</th><th scope=\"col\" class=\"num\">n</th></tr></thead>\n\
         <tbody>\n<tr><td>x</td><td class=\"num\">1</td></tr>\n</tbody>\n</table></section>\n"
    ));
    assert!(html.contains("aria-label=\"H c\"><table>\n<thead><tr><th scope=\"col\">a</th></tr></thead>\n</table>"));
    assert!(html.contains("aria-label=\"H c (2)\""));
    let corner = guide("| | n |\n|---|--:|\n| x | 1 |\n", "en", &|_, _| None).html;
    assert!(corner.contains("<thead><tr><td></td><th scope=\"col\" class=\"num\">n</th></tr></thead>"), "{corner}");
    assert!(!html.contains("style="));
}

#[test]
fn lists_and_quotations() {
    assert_eq!(block("- a\n- b\n", "en"), "<ul>\n<li>a</li>\n<li>b</li>\n</ul>\n");
    assert_eq!(block("3. a\n\n4. b\n", "en"), "<ol start=\"3\">\n<li><p>a</p>\n</li>\n<li><p>b</p>\n</li>\n</ol>\n");
    assert_eq!(block("> a\n\n---\n", "en"), "<blockquote>\n<p>a</p>\n</blockquote>\n<hr>\n");
}

#[test]
fn figures_are_the_callers() {
    let src = "```figure\nheap\nThe *heap*.\n```\n\n```figure\nother\nX <y>.\n```\n";
    let draw = |id: &str, caption: &str| (id == "heap").then(|| format!("<figure>{caption}</figure>"));
    assert_eq!(guide(src, "sw", &draw).html, "<figure>The <i lang=\"en\">heap</i>.</figure>\n<p>X &lt;y&gt;.</p>\n");
}

#[test]
fn an_outline_knows_where_things_are() {
    let body = "\nÉ.\n\n## H {#h}\n\n- a\n  b\n\n| é | c |\n|---|---|\n\n```figure\nheap\ncap\n```\n";
    let outline = outline(body);
    let leaves: Vec<_> = outline
        .leaves
        .iter()
        .map(|leaf| (leaf.section.as_str(), leaf.parts.plain.as_str(), &body[leaf.span.clone()]))
        .collect();
    assert_eq!(
        leaves,
        [
            ("", "É.", "É."),
            ("h", "H", "## H {#h}"),
            ("h", "a b", "a\n  b"),
            ("h", "é", " é "),
            ("h", "c", " c "),
            ("h", "cap", "```figure\nheap\ncap\n```"),
        ]
    );
    assert_eq!(outline.headings[0].id.as_deref(), Some("h"));
    assert_eq!(outline.figures[0].id, "heap");
}

#[test]
fn parts_tell_prose_from_names() {
    let parts = Parts::of_inlines("bloku *the block* `a b` [kiungo](https://the.org) <b>");
    assert_eq!(parts.prose.split_whitespace().collect::<Vec<_>>(), ["bloku", "kiungo"]);
    assert_eq!(parts.code, ["a b"]);
    assert_eq!(parts.links, ["https://the.org"]);
    assert_eq!(parts.html, ["<b>"]);
    assert_eq!(Parts::of_blocks("a\n\n- b").blocks, ["a list"]);
}
