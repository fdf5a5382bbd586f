//! Blocks written as HTML.

use std::collections::BTreeMap;

use comrak::nodes::{ListType, Node, NodeList, NodeTable, NodeValue, TableAlignment};

use super::inlines::{self, Voice};
use super::parts::Parts;
use super::{escape, heading, highlight};

/// A guide's body.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct GuideHtml {
    /// The whole body.
    pub html: String,
    /// Its headings of the second level that have an id, in order.
    pub sections: Vec<Section>,
}

/// A heading for a table of contents.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Section {
    /// Its anchor.
    pub id: String,
    /// Its words with their marks.
    pub heading_html: String,
}

/// Writes blocks and gathers the sections.
pub(super) struct Writer<'w> {
    voice: Voice,
    figure: &'w dyn Fn(&str, &str) -> Option<String>,
    lang: &'w str,
    done: GuideHtml,
    /// The heading above, without marks.
    above: String,
    /// How many scrolling regions have each name.
    regions: BTreeMap<String, usize>,
}

impl<'w> Writer<'w> {
    pub(super) fn new(lang: &'w str, figure: &'w dyn Fn(&str, &str) -> Option<String>) -> Self {
        Self {
            voice: Voice::of(lang),
            figure,
            lang,
            done: GuideHtml::default(),
            above: String::new(),
            regions: BTreeMap::new(),
        }
    }

    pub(super) fn finish(self) -> GuideHtml {
        self.done
    }

    /// Writes every block below `node`.
    pub(super) fn blocks(&mut self, node: Node<'_>) {
        for child in node.children() {
            self.block(child);
        }
    }

    fn block(&mut self, node: Node<'_>) {
        // A heading's id is taken off the tree, so nothing may be borrowed then.
        let value = node.data().value.clone();
        match value {
            NodeValue::Heading(found) => self.heading(node, found.level),
            NodeValue::Paragraph if is_display(node) => {
                self.push("<div class=\"formula\" tabindex=\"0\" role=\"group\" aria-label=\"");
                let name = self.numbered(self.above.clone());
                self.text(&name);
                self.wrapped("\">", node, "</div>\n");
            }
            NodeValue::Paragraph if in_tight_list(node) => self.inlines(node),
            NodeValue::Paragraph => self.wrapped("<p>", node, "</p>\n"),
            NodeValue::BlockQuote => self.around("<blockquote>\n", node, "</blockquote>\n"),
            NodeValue::List(list) => self.list(node, &list),
            NodeValue::Item(_) | NodeValue::TaskItem(_) => self.around("<li>", node, "</li>\n"),
            NodeValue::ThematicBreak => self.push("<hr>\n"),
            NodeValue::CodeBlock(code) if code.info.trim() == "figure" => {
                self.figure(&code.literal);
            }
            NodeValue::CodeBlock(code) => self.code(&code.literal, code.info.trim()),
            NodeValue::Table(table) => self.table(node, &table),
            NodeValue::HtmlBlock(html) => {
                self.push("<p>");
                self.text(html.literal.trim_end());
                self.push("</p>\n");
            }
            _ => self.blocks(node),
        }
    }

    fn heading(&mut self, node: Node<'_>, level: u8) {
        let id = heading::take_id(node);
        self.above = Parts::of_node(node).plain;
        self.push(&format!("<h{level}"));
        if let Some(id) = &id {
            self.push(" id=\"");
            self.text(id);
            self.push("\"");
        }
        let mut heading_html = String::new();
        inlines::write(node, self.voice, &mut heading_html);
        self.push(&format!(">{heading_html}</h{level}>\n"));
        if let (2, Some(id)) = (level, id) {
            self.done.sections.push(Section { id, heading_html });
        }
    }

    fn list(&mut self, node: Node<'_>, list: &NodeList) {
        match list.list_type {
            ListType::Bullet if is_checklist(node) => self.around("<ul class=\"checks\">\n", node, "</ul>\n"),
            ListType::Bullet => self.around("<ul>\n", node, "</ul>\n"),
            ListType::Ordered if list.start == 1 => self.around("<ol>\n", node, "</ol>\n"),
            ListType::Ordered => {
                self.around(&format!("<ol start=\"{}\">\n", list.start), node, "</ol>\n");
            }
        }
    }

    fn code(&mut self, literal: &str, language: &str) {
        self.push(&format!("<pre tabindex=\"0\" translate=\"no\"{}><code>", self.voice.left_to_right()));
        highlight::write(literal.strip_suffix('\n').unwrap_or(literal), language, &mut self.done.html);
        self.push("</code></pre>\n");
    }

    fn figure(&mut self, literal: &str) {
        let (id, caption) = literal.split_once('\n').unwrap_or((literal, ""));
        let caption = super::inline(caption, self.lang);
        match (self.figure)(id.trim(), &caption) {
            Some(html) => self.push(&html),
            None => self.push(&format!("<p>{caption}</p>")),
        }
        self.push("\n");
    }

    /// A wide table scrolls by itself, so it has to be reachable by keyboard and have a name.
    fn table(&mut self, node: Node<'_>, table: &NodeTable) {
        let name = self.region_name(node);
        self.push("<section class=\"scroll\" tabindex=\"0\" aria-label=\"");
        self.text(&name);
        self.push("\"><table>\n");
        let mut body_open = false;
        for row in node.children() {
            let is_head = matches!(row.data().value, NodeValue::TableRow(true));
            if is_head {
                self.row("<thead>", row, "th scope=\"col\"", "th", table);
                self.push("</thead>\n");
            } else {
                let open = if body_open { "" } else { "<tbody>\n" };
                body_open = true;
                self.row(open, row, "td", "td", table);
                self.push("\n");
            }
        }
        self.push(if body_open { "</tbody>\n</table></section>\n" } else { "</table></section>\n" });
    }

    fn row(&mut self, open: &str, row: Node<'_>, cell_open: &str, cell_close: &str, table: &NodeTable) {
        self.push(open);
        self.push("<tr>");
        for (column, cell) in row.children().enumerate() {
            let class = match table.alignments.get(column) {
                Some(TableAlignment::Right) => " class=\"num\"",
                Some(TableAlignment::Center) => " class=\"mid\"",
                _ => "",
            };
            // A head that says nothing heads nothing.
            let is_empty = cell.first_child().is_none();
            let (open, close) = if is_empty { ("td", "td") } else { (cell_open, cell_close) };
            self.wrapped(&format!("<{open}{class}>"), cell, &format!("</{close}>"));
        }
        self.push("</tr>");
    }

    /// The heading above; where there is none, the table's own head. A second table under a heading is numbered.
    fn region_name(&mut self, table: Node<'_>) -> String {
        let name = if self.above.is_empty() {
            let cells = table.first_child().into_iter().flat_map(|head| head.children());
            cells.map(|cell| Parts::of_node(cell).plain).collect::<Vec<_>>().join(", ")
        } else {
            self.above.clone()
        };
        self.numbered(name)
    }

    /// The name, with a number from the second region on that has it.
    fn numbered(&mut self, name: String) -> String {
        let count = self.regions.entry(name.clone()).or_default();
        *count += 1;
        if *count == 1 { name } else { format!("{name} ({count})") }
    }

    fn around(&mut self, open: &str, node: Node<'_>, close: &str) {
        self.push(open);
        self.blocks(node);
        self.push(close);
    }

    fn wrapped(&mut self, open: &str, node: Node<'_>, close: &str) {
        self.push(open);
        self.inlines(node);
        self.push(close);
    }

    fn inlines(&mut self, node: Node<'_>) {
        inlines::write(node, self.voice, &mut self.done.html);
    }

    fn text(&mut self, text: &str) {
        escape::push(&mut self.done.html, text);
    }

    fn push(&mut self, html: &str) {
        self.done.html.push_str(html);
    }
}

fn in_tight_list(paragraph: Node<'_>) -> bool {
    let list = paragraph.parent().and_then(|item| item.parent());
    list.is_some_and(|list| matches!(&list.data().value, NodeValue::List(list) if list.tight))
}

/// A list to work through, `- [ ] item`.
fn is_checklist(list: Node<'_>) -> bool {
    list.first_child().is_some_and(|item| matches!(item.data().value, NodeValue::TaskItem(_)))
}

/// A paragraph that is one formula, `$$…$$`.
fn is_display(paragraph: Node<'_>) -> bool {
    let mut children = paragraph.children();
    let is_formula = |node: Node<'_>| matches!(&node.data().value, NodeValue::Math(formula) if formula.display_math);
    children.next().is_some_and(is_formula) && children.next().is_none()
}
