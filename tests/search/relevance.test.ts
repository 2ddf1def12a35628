// How well the portal's own search answers, through the function and the files that readers use. Thresholds are below
// what is reached, so that they fail when ranking gets worse and not when a page is added.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runHubdocs } from "../portal/runHubdocs.ts";
import { type JudgedQuery, judgedQueries } from "./judgedQueries.ts";

const outDir = join(mkdtempSync(join(tmpdir(), "hubdocs-relevance-")), "build");

interface Search {
  search(
    query: string,
    options?: { readonly limit?: number },
  ): Promise<readonly { readonly url: string; readonly excerpt: string }[]>;
}

async function open(locale: string, folder = outDir): Promise<Search> {
  const { openSearch } = await import(new URL("../../dist/program/index.js", import.meta.url).href);
  return openSearch(folder, { locale });
}

beforeAll(() => {
  const built = runHubdocs(["build", "--quiet", "--out-dir", outDir]);
  expect(built.stderr).toBe("");
}, 120_000);
afterAll(() => rmSync(join(outDir, ".."), { recursive: true, force: true }));

/** Address of a judged page in a locale. */
const addressOf = (page: string, locale: string): string =>
  `${locale === "en" ? "" : `/${locale}`}${page.startsWith("/") ? page : `/docs/${page}`}`;

async function rankOf({ query, pages }: JudgedQuery, locale: string, search: Search): Promise<number> {
  const hits = await search.search(query, { limit: 10 });
  const found = hits.map(({ url }) => url.replace(/#.*/, "").replace(/\/$/, ""));
  const wanted = new Set(pages.map((page) => addressOf(page, locale)));
  return found.findIndex((url) => wanted.has(url)) + 1;
}

describe.each(["en", "uk"] as const)("search in %s", (locale) => {
  test("puts the page that answers first, or among the first five", async () => {
    const search = await open(locale);
    const ranks: number[] = [];
    const missed: string[] = [];
    for (const judged of judgedQueries[locale]) {
      const rank = await rankOf(judged, locale, search);
      ranks.push(rank);
      if (rank !== 1) missed.push(`${judged.kind}: ${judged.query} (${rank === 0 ? "not found" : rank})`);
    }
    const share = (within: number): number => ranks.filter((rank) => rank > 0 && rank <= within).length / ranks.length;
    const mrr = ranks.reduce((sum, rank) => sum + (rank > 0 ? 1 / rank : 0), 0) / ranks.length;
    expect(ranks.length, "queries").toBeGreaterThanOrEqual(40);
    expect({ mrr: mrr >= 0.93, first: share(1) >= 0.88, five: share(5) >= 0.97, missed }).toEqual({
      mrr: true,
      first: true,
      five: true,
      missed,
    });
  });

  test("answers with excerpts that hold the words", async () => {
    const [hit] = await (await open(locale)).search(locale === "en" ? "magic packet" : "повітряна тривога", {
      limit: 1,
    });
    expect(hit?.excerpt.toLowerCase()).toContain(locale === "en" ? "packet" : "тривог");
  });

  test("takes no more than the budget before the first answer", () => {
    const folder = locale === "en" ? outDir : join(outDir, locale);
    const names = readdirSync(folder).filter((name) => /^search-(?:doc|index)-[0-9a-f]{8,}\.json$/.test(name));
    const weight = names.reduce((sum, name) => sum + gzipSync(readFileSync(join(folder, name))).length, 0);
    expect(names).toHaveLength(2);
    expect(weight).toBeLessThan(100_000);
  });
});

test("a locale that is not built has no search", async () => {
  await expect(open("fr")).rejects.toThrow(
    "has no search index for the latest version, fr; there are indexes for: current, en; current, uk",
  );
});

test("a folder that is no output is named in full", async () => {
  const message = `${join(process.cwd(), "no-such-output")} has no search index: name the output folder of a build`;
  await expect(open("en", "no-such-output")).rejects.toThrow(message);
});
