import type { Page } from "@playwright/test";
import { GUIDE, QUIZ, expect, open, question, test } from "./site";

const PAGES = ["/sw/", `/sw/${QUIZ}`, `/sw/${GUIDE}`];

/** One stop of the Tab key: what it is, and what is wrong with it. */
interface Stop {
  name: string;
  wrong: string[];
}

/** Goes through a page by Tab until the focus leaves it. */
async function tabThrough(page: Page): Promise<Stop[]> {
  const stops: Stop[] = [];
  await page.evaluate(() => Object.assign(window, { before: null, reached: new Set() }));
  for (let n = 0; n < 300; n++) {
    await page.keyboard.press("Tab");
    const stop = await page.evaluate(() => {
      const all = window as unknown as { before: Element | null; reached: Set<Element> };
      const at = document.activeElement;
      if (!at || at === document.body) return null;
      const wrong: string[] = [];
      const name = `<${at.localName}> ${(at.getAttribute("aria-label") ?? at.textContent ?? "").trim().slice(0, 30) || at.id || at.className}`;
      if (all.before && !(all.before.compareDocumentPosition(at) & Node.DOCUMENT_POSITION_FOLLOWING)) wrong.push("comes before the stop before it");
      all.before = at;
      all.reached.add(at);
      // the ring may be drawn by what stands for the control
      let ringed = false;
      for (let ring: Element | null = at, up = 0; ring && up < 4; ring = ring.parentElement, up++) {
        const style = getComputedStyle(ring);
        ringed ||= style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2 && style.outlineColor !== getComputedStyle(document.documentElement).backgroundColor;
      }
      if (!ringed) wrong.push("shows no focus");
      const rects = [...at.getClientRects()];
      const inSight = rects.some((rect) => {
        const points = [0.1, 0.5, 0.9].flatMap((x) => [0.2, 0.5, 0.8].map((y) => [rect.left + rect.width * x, rect.top + rect.height * y] as const));
        return points.some(([x, y]) => {
          const top = document.elementFromPoint(x, y);
          return top && (at.contains(top) || top.contains(at) || top.closest("label")?.contains(at));
        });
      });
      if (!inSight) wrong.push("is out of sight");
      return { name, wrong };
    });
    if (!stop) return stops;
    stops.push(stop);
  }
  throw new Error("the focus never leaves the page");
}

/** What can be seen and used and was no stop; a group of radio buttons is one. */
const missed = (page: Page) =>
  page.evaluate(() => {
    const { reached } = window as unknown as { reached: Set<Element> };
    const all = [...document.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, summary, [tabindex='0']")];
    const usable = all.filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.matches(":disabled, [tabindex='-1']"));
    const group = (element: Element) => (element instanceof HTMLInputElement && element.type === "radio" ? element.name : null);
    const groups = new Set([...reached].map(group));
    return usable.filter((element) => !reached.has(element) && !(group(element) && groups.has(group(element)))).map((element) => element.outerHTML.slice(0, 100));
  });

test.describe("by Tab", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  for (const [width, height] of [[1360, 900], [390, 700]] as const) {
    for (const forcedColors of ["none", "active"] as const) {
      if (forcedColors === "active" && width === 390) continue;
      test(`every control is reached in its order, seen and ringed, at ${width}${forcedColors === "active" ? " in forced colours" : ""}`, async ({ page }) => {
        await page.setViewportSize({ width, height });
        await page.emulateMedia({ forcedColors });
        for (const path of PAGES) {
          await open(page, path);
          if (path.includes(QUIZ)) await expect(page.locator(".demo:visible .badge")).toHaveAttribute("data-kind", "gpu");
          const stops = await tabThrough(page);
          expect(stops.filter(({ wrong }) => wrong.length > 0), path).toEqual([]);
          expect(stops[0]!.name, path).toContain("<a>");
          expect(await missed(page), path).toEqual([]);
        }
      });
    }
  }
});

test.describe("in forced colours", () => {
  test.use({ contextOptions: { forcedColors: "active", reducedMotion: "reduce" } });

  test("what is chosen, pressed, current, right or wrong can be told, and every control has an edge", async ({ page }) => {
    await open(page, `/sw/${QUIZ}#q3`);
    const picture = (selector: string) => page.locator(selector).first().screenshot();
    const changes = async (selector: string, act: () => Promise<void>) => {
      const before = await picture(selector);
      await act();
      await page.mouse.move(0, 0);
      expect((await picture(selector)).equals(before), selector).toBe(false);
    };
    const edgeless = await page.evaluate(() => {
      const paper = getComputedStyle(document.documentElement).backgroundColor;
      const controls = [...document.querySelectorAll<HTMLElement>(".btn, .select > select, .theme, .opt-key")].filter((control) => control.checkVisibility());
      return controls.filter((control) => {
        const { borderTopColor, borderTopStyle } = getComputedStyle(control);
        return borderTopStyle === "none" || borderTopColor === paper || /^rgba.*, 0\)$/.test(borderTopColor);
      }).map((control) => control.outerHTML.slice(0, 80));
    });
    expect(edgeless).toEqual([]);
    await changes("#q3 .opt:nth-child(2) .opt-key", async () => page.keyboard.press("b"));
    // the reader's palette has a colour of its own for what is chosen
    const chosen = await page.locator("#q3 .opt:nth-child(2) .opt-key").evaluate((key) => {
      const probe = document.body.appendChild(document.createElement("i"));
      const palette = new CSSStyleSheet();
      palette.replaceSync("body > i { forced-color-adjust: none; background: Highlight }");
      document.adoptedStyleSheets.push(palette);
      return [getComputedStyle(key).backgroundColor, getComputedStyle(probe).backgroundColor];
    });
    expect(chosen[0]).toBe(chosen[1]);
    await changes("#q3 .opt:nth-child(3) .opt-key", async () => {
      await page.keyboard.press("Enter");
      await expect(question(page).locator(".verdict")).toBeVisible();
    });
    await changes(".theme > button:nth-child(2)", () => page.locator(".theme > button").nth(1).click());
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme), "drawings follow the palette, not the switch").toBe("light dark");
    await changes(".threads > li:nth-child(5)", async () => {
      await open(page, `/sw/${QUIZ}#q5`);
      await expect(page.locator("#q5")).toBeVisible();
    });
    // right and wrong are told by a sign and by words, not by colour
    const sign = (n: number) => page.locator(`#q3 .opt:nth-child(${n})`);
    await open(page, `/sw/${QUIZ}#q3`);
    const states = await Promise.all([1, 2, 3, 4].map((n) => sign(n).getAttribute("data-state")));
    expect(new Set(states).has("right")).toBe(true);
    for (const n of [1, 2, 3, 4].filter((n) => /right|wrong/.test(states[n - 1] ?? ""))) {
      await expect(sign(n).locator(".opt-key .icon:visible")).toHaveCount(1);
      await expect(sign(n).locator(".tag:visible")).toHaveCount(1);
    }
  });

  test("the place in the navigation and in a topic's way can be told", async ({ page }) => {
    await open(page, "/sw/glossary/");
    const [current, other] = await page.locator("#nav a").evaluateAll((links) => links.map((link) => { const { textDecorationLine, textDecorationColor, color, fontWeight } = getComputedStyle(link); return { textDecorationLine, textDecorationColor, color, fontWeight, is: link.hasAttribute("aria-current") }; }).sort((one, two) => Number(two.is) - Number(one.is)));
    expect(current!.is).toBe(true);
    expect(Number(current!.fontWeight)).toBeGreaterThan(Number(other!.fontWeight));
  });
});

test.describe("with less motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("nothing moves by itself, and no page passes into another", async ({ page }) => {
    await page.addInitScript(() => addEventListener("pagereveal", (event) => Object.assign(window, { passed: (event as unknown as { viewTransition: unknown }).viewTransition !== null })));
    for (const path of PAGES) {
      await open(page, path);
      const moving = await page.evaluate(() => {
        const found: string[] = [];
        const longest = (list: string) => Math.max(...list.split(",").map((time) => parseFloat(time) * (time.trim().endsWith("ms") ? 1 : 1000)));
        for (const element of document.querySelectorAll("*")) {
          for (const part of [null, "::before", "::after"]) {
            const { transitionDuration, animationDuration, scrollBehavior } = getComputedStyle(element, part);
            if (longest(transitionDuration) > 0.1 || longest(animationDuration) > 0.1 || scrollBehavior === "smooth") found.push(`<${element.localName} class="${element.className}">${part ?? ""}`);
          }
        }
        return found;
      });
      expect(moving, path).toEqual([]);
    }
    await open(page, `/sw/${QUIZ}`);
    await page.keyboard.press("a");
    await page.keyboard.press("Enter");
    await page.keyboard.press("n");
    await expect(page.locator("#q2-h")).toBeFocused();
    const running = await page.evaluate(() => document.getAnimations().filter((animation) => Number(animation.effect?.getComputedTiming().activeDuration ?? 0) > 1).length);
    expect(running).toBe(0);
    await page.locator(".brand").click();
    await expect(page).toHaveURL(/\/sw\/$/);
    // the event that tells comes with the page's first picture
    await expect.poll(() => page.evaluate(() => (window as unknown as { passed?: boolean }).passed)).toBe(false);
  });
});

test("pages pass into each other where motion is welcome", async ({ page }) => {
  await page.addInitScript(() => addEventListener("pagereveal", (event) => Object.assign(window, { passed: (event as unknown as { viewTransition: unknown }).viewTransition !== null })));
  await open(page, "/sw/glossary/");
  await page.locator(".brand").click();
  await expect(page).toHaveURL(/\/sw\/$/);
  await expect.poll(() => page.evaluate(() => (window as unknown as { passed?: boolean }).passed)).toBe(true);
});
