// What a reader's browser loads and how the page stands still meanwhile: budgets that fail, for every kind of page.
// Weights are those of the bodies, compressed as hosts do at best; a kB is 1000 bytes.
import { EventEmitter, once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { BrowserContext, Page } from "playwright-core";
import { beforeAll, describe, expect, inject, test } from "vitest";
import { root } from "../portal/runHubdocs.ts";
import { everyKindAt, pageKindsOfAllLocales } from "./pageKinds.ts";
import { servedPortal } from "./servedPortal.ts";

const outDir = inject("portalFolder");
const portal = servedPortal();

/** A file that a page has loaded. */
interface Loaded {
  readonly url: string;
  readonly kind: "document" | "script" | "style" | "font" | "other" | "ahead";
  readonly bytes: number;
}

const kinds: Readonly<Record<string, Loaded["kind"]>> = {
  document: "document",
  script: "script",
  stylesheet: "style",
  font: "font",
};
const weights = new Map<string, number>();

/** Bytes of a body as it travels. Fonts and pictures are compressed as they are. */
function weigh(url: string, body: Buffer): number {
  const known = weights.get(url);
  if (known !== undefined) return known;
  const bytes = /\.(?:woff2|png|jpe?g|webp|avif)$/.test(url) ? body.length : brotliCompressSync(body).length;
  weights.set(url, bytes);
  return bytes;
}

/** Everything that the first view of a page loads, with an empty cache, until nothing is under way. */
async function loadsOf(path: string): Promise<readonly Loaded[]> {
  const context = await portal.browser.newContext();
  const page = await context.newPage();
  const loads: Promise<Loaded>[] = [];
  page.on("response", (response) => {
    const url = response.url();
    const kind = kinds[response.request().resourceType()] ?? "other";
    // Pages that are likely to be read next come when this one is complete; they are no part of its view.
    const isAhead = kind === "other" && response.headers()["content-type"]?.startsWith("text/html");
    if (isAhead) loads.push(Promise.resolve({ url, kind: "ahead", bytes: 0 }));
    else loads.push(response.body().then((body) => ({ url, kind, bytes: weigh(url, body) })));
  });
  await page.goto(portal.origin + path, { waitUntil: "networkidle" });
  // What comes later is no part of the first view, and its body would go with the page.
  page.removeAllListeners("response");
  const loaded = await Promise.all(loads);
  await context.close();
  return loaded;
}

const bytesOf = (loads: readonly Loaded[], ...wanted: readonly Loaded["kind"][]): number =>
  loads.filter(({ kind }) => wanted.includes(kind)).reduce((sum, { bytes }) => sum + bytes, 0);

/** Looks at pages, at several at a time: most of it is waiting. */
async function forEachPage(pages: readonly string[], look: (path: string) => Promise<void>): Promise<void> {
  const paths = [...pages];
  const lookAtNext = async (): Promise<void> => {
    for (let path = paths.shift(); path !== undefined; path = paths.shift()) await look(path);
  };
  await Promise.all([lookAtNext(), lookAtNext(), lookAtNext()]);
}

/** Every kind in Ukrainian, whose letters and fonts weigh more, and in English what has a budget of its own. */
const weighed = pageKindsOfAllLocales.filter(
  (path) => path.startsWith("/uk/") || /^\/(?:docs\/(?:intro|lua).*)?$/.test(path),
);

describe("the first view of a page", () => {
  const views = new Map<string, readonly Loaded[]>();
  beforeAll(async () => {
    await forEachPage(weighed, async (path) => void views.set(path, await loadsOf(path)));
  });

  test.each([
    ["JavaScript", ["script"], 9_300],
    ["styles", ["style"], 12_000],
    ["fonts", ["font"], 50_000],
  ] as const)("loads %s within the budget", (_, wanted, budget) => {
    for (const [path, loads] of views) {
      expect(bytesOf(loads, ...wanted), path).toBeGreaterThan(0);
      expect(bytesOf(loads, ...wanted), path).toBeLessThanOrEqual(budget);
    }
  });

  test("loads no more scripts than the README says, also from a host that knows gzip alone", () => {
    const html = readFileSync(join(outDir, "docs/intro/index.html"), "utf8");
    const inline = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, code]) => code).join("");
    const file = /<script src="\/(assets\/boot\.\w+\.js)"/.exec(html)?.[1] ?? "";
    const scripts = Buffer.concat([Buffer.from(inline), readFileSync(join(outDir, file))]);
    const readme = readFileSync(join(root, "README.md"), "utf8");
    const [, gzip, brotli] = /weigh (\d+) kB\s+compressed \(gzip; (\d+) kB with Brotli\)/.exec(readme) ?? [];
    // Rounded to whole kB, as it is said.
    expect(gzipSync(scripts, { level: 9 }).length).toBeLessThan(Number(gzip) * 1000 + 500);
    expect(brotliCompressSync(scripts).length).toBeLessThan(Number(brotli) * 1000 + 500);
  });

  test("of a doc, fonts apart, is at most 40 kB in at most 6 requests", () => {
    for (const [path, loads] of views) {
      if (!/\/docs\/(?:intro|lua)/.test(path)) continue;
      const others = loads.filter(({ kind }) => kind !== "font" && kind !== "ahead");
      expect(bytesOf(others, "document", "script", "style", "other"), path).toBeLessThanOrEqual(40_000);
      expect(others.length, others.map(({ url }) => url).join(" ")).toBeLessThanOrEqual(6);
    }
  });

  test("asks no other host", () => {
    const origins = [...views.values()].flat().map(({ url }) => new URL(url).origin);
    expect([...new Set(origins)]).toEqual([portal.origin]);
  });
});

test("all scripts that a reader can come to need are at most 88.9 kB", () => {
  const scripts = readdirSync(outDir, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".js"));
  const bytes = scripts.map((name) => brotliCompressSync(readFileSync(join(outDir, name))).length);
  expect(scripts.length).toBeGreaterThan(0);
  expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(88_900);
});

/** A page whose fonts and scripts do not come before they are released. */
async function openWithLateFonts(context: BrowserContext): Promise<{ readonly page: Page; release(): void }> {
  const page = await context.newPage();
  const held = new EventEmitter();
  await page.route(/\.(?:woff2|js)$/, async (route) => {
    await once(held, "release");
    await route.continue();
  });
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.defineProperty(window, "shifts", { value: shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources = [] } = entry as PerformanceEntry & Shift;
        const names = sources.map(({ node }) =>
          node instanceof Element ? `${node.tagName}.${node.className}` : "text",
        );
        shifts.push(`${value} ${names.join(" ")}`);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return { page, release: () => void held.emit("release") };
}

interface Shift {
  readonly value: number;
  readonly sources?: readonly { readonly node: Node | null }[];
}

declare global {
  interface Window {
    readonly shifts: readonly string[];
  }
}

describe.each([1280, 390] as const)("at %d pixels, with fonts and scripts that come late", (width) => {
  test("text is there before them, and nothing moves when they come", async () => {
    await forEachPage(everyKindAt(width), async (path) => {
      const context = await portal.browser.newContext({ viewport: { width, height: 800 } });
      const { page, release } = await openWithLateFonts(context);
      await page.goto(portal.origin + path, { waitUntil: "commit" });
      await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
      release();
      await page.waitForLoadState("load");
      await page.evaluate(() => document.fonts.ready);
      const displays = await page.evaluate(() =>
        // The local font that stands in until then is a face too; it is never late.
        [...document.fonts]
          .filter(({ status, family }) => status === "loaded" && !/fallback/i.test(family))
          .map(({ display }) => display),
      );
      expect(displays.length, path).toBeGreaterThan(0);
      expect(
        displays.filter((display) => !["swap", "optional", "fallback"].includes(display)),
        path,
      ).toEqual([]);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      expect([path, await page.evaluate(() => window.shifts)]).toEqual([path, []]);
      await context.close();
    });
  });
});
