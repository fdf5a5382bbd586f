// Lighthouse on the typical pages of every language, as on a phone: node lighthouse.mjs <base-url> [filter]
// One line of JSON a page: { page, failures: [{ category, audit, title, at: [element or address] }] }
import lighthouse from "lighthouse";
import { LANGUAGES, freePort, launch, listens, typical } from "./browser.mjs";

const [base, filter = ""] = process.argv.slice(2);

/** Each of these must be whole. */
const CATEGORIES = ["accessibility", "best-practices", "seo"];

/** What it is that an audit found, as far as it says. */
const places = (audit) =>
  (audit.details?.items ?? []).map((item) => {
    const node = item.node ?? item.relatedNode ?? item.source;
    return [node?.selector, node?.snippet, item.url ?? item.source?.url, item.description, item.issueType].filter((part) => typeof part === "string").join("  ");
  });

/** The audits that keep a category from being whole, and what broke the run itself. */
function failures({ lhr }) {
  if (lhr.runtimeError) return [{ category: "run", audit: lhr.runtimeError.code, title: lhr.runtimeError.message, at: [] }];
  return CATEGORIES.flatMap((name) => {
    const category = lhr.categories[name];
    if (category.score === 1) return [];
    const broken = category.auditRefs.filter(({ id, weight }) => weight > 0 && (lhr.audits[id].score ?? 1) < 1 && lhr.audits[id].scoreDisplayMode !== "notApplicable");
    const found = broken.map(({ id }) => lhr.audits[id]);
    const failed = category.auditRefs.map(({ id }) => lhr.audits[id]).filter((audit) => audit.scoreDisplayMode === "error");
    const named = [...new Set([...found, ...failed])].map((audit) => ({
      category: name,
      audit: audit.id,
      title: [audit.title, audit.explanation, audit.errorMessage].filter(Boolean).join(": "),
      at: places(audit),
    }));
    return named.length > 0 ? named : [{ category: name, audit: "score", title: `${category.score}`, at: [] }];
  });
}

const port = await freePort();
const browser = await launch([`--remote-debugging-port=${port}`, "--disable-gpu"]);
await listens(port);
const settings = {
  port,
  logLevel: "error",
  onlyCategories: CATEGORIES,
  disableFullPageScreenshot: true,
  maxWaitForLoad: 20_000,
  pauseAfterFcpMs: 250,
  pauseAfterLoadMs: 250,
  networkQuietThresholdMs: 500,
  cpuQuietThresholdMs: 500,
};
for (const page of LANGUAGES.flatMap(typical)) {
  if (!page.includes(filter)) continue;
  const result = await lighthouse(new URL(page, base).href, settings);
  console.log(JSON.stringify({ page, failures: failures(result) }));
}
await browser.close();
