// Pages whose addresses look like names of files: `/docs/node.js`, `/docs/ASP.NET`.
import type { Site } from "../model/site.ts";

/** Every page holds the list, so it stays short; pages with a rare ending beyond it are loaded as new documents. */
const maxEndings = 50;

/** Endings of pages' addresses by which scripts would take them for files, in lower case, at most the 50 most frequent. */
export function pageEndingsOf({ routes }: Pick<Site, "routes">): readonly string[] {
  const counts = new Map<string, number>();
  for (const { url, target } of routes) {
    const [, ending] = /\.(?!html$)([a-z]\w*)$/i.exec(url) ?? [];
    if (ending === undefined || target.kind === "redirect") continue;
    const key = ending.toLowerCase();
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const byUse = [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  return byUse.slice(0, maxEndings).map(([ending]) => ending);
}
