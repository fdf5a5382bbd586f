import type { Page } from "@playwright/test";

/** Pages that live: all but the two that only lead elsewhere. */
export const lives = (path: string) => path !== "/" && !path.endsWith("404.html");

/** How far the page is wider than its window, in pixels. */
export const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Texts of which a part cannot be seen: cut by a box that does not scroll, outside the window, or under another text. */
export const cut = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const wide = document.documentElement.clientWidth;
    const seen: { text: string; rect: DOMRect; block: Element }[] = [];
    const range = document.createRange();
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const clips = (value: string) => value === "hidden" || value === "clip";
    while (walk.nextNode()) {
      const node = walk.currentNode;
      const text = node.textContent!.trim();
      const own = node.parentElement!;
      if (!text || own.closest("script, style") || !own.checkVisibility({ visibilityProperty: true })) continue;
      range.selectNodeContents(node);
      const rects = [...range.getClientRects()].filter((rect) => rect.width > 1 && rect.height > 1);
      let scrolls = false;
      let why = "";
      let forEarsOnly = false;
      for (let at: Element | null = own; at && at !== document.body; at = at.parentElement) {
        const style = getComputedStyle(at);
        const box = at.getBoundingClientRect();
        forEarsOnly ||= style.clipPath !== "none" || box.bottom < -500;
        // what scrolls can be seen in full by scrolling, wherever it lies now
        if (/auto|scroll/.test(style.overflowX) && at.scrollWidth > at.clientWidth) scrolls = true;
        if (scrolls || at instanceof SVGElement) continue;
        if (clips(style.overflowX) && rects.some((rect) => rect.left < box.left - 2 || rect.right > box.right + 2)) why = `cut by <${at.localName} class="${at.className}">`;
        // a line's own box is less high than its letters' at tight line heights
        if (clips(style.overflowY) && rects.some((rect) => rect.top < box.top - 6 || rect.bottom > box.bottom + 6)) why = `cut by <${at.localName} class="${at.className}">`;
      }
      if (forEarsOnly || own.closest(".sprite")) continue;
      if (!scrolls && rects.some((rect) => rect.left < -1 || rect.right > wide + 1)) why = "outside the window";
      if (why) found.push(`“${text.slice(0, 60)}” ${why}`);
      if (!scrolls && !own.closest("svg, math, .map")) seen.push(...rects.map((rect) => ({ text, rect, block: own })));
    }
    // Boxes of letters are higher than the letters: only what lies on another text by half its height is under it.
    seen.sort((one, other) => one.rect.top - other.rect.top);
    seen.forEach((one, at) => {
      for (const other of seen.slice(at + 1)) {
        if (other.rect.top > one.rect.bottom) break;
        const across = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
        const down = Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top);
        const fixed = [one, other].some(({ block }) => block.closest(".transport, .skip"));
        if (!fixed && across > 3 && down > Math.min(one.rect.height, other.rect.height) / 2) {
          found.push(`“${one.text.slice(0, 40)}” and “${other.text.slice(0, 40)}” lie on each other`);
        }
      }
    });
    return [...new Set(found)];
  });

/** What sticks to the window and takes more than half of its height. */
export const covering = (page: Page) =>
  page.evaluate(() =>
    [...document.body.querySelectorAll("*")]
      .filter((element) => /fixed|sticky/.test(getComputedStyle(element).position) && element.checkVisibility())
      .filter((element) => element.getBoundingClientRect().height > innerHeight / 2)
      .map((element) => `<${element.localName} class="${element.className}"> takes ${Math.round(element.getBoundingClientRect().height)} of ${innerHeight} px`),
  );

/** A style sheet of a reader's own: no page's policy has a say in it. */
export const restyle = (page: Page, css: string) =>
  page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, css);
