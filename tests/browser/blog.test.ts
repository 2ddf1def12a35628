// Lists of the blog and of tags as readers meet them: in both languages, wide and narrow, and from one to the next.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runHubdocs } from "../portal/runHubdocs.ts";
import { putAll } from "../reliability/putFile.ts";
import { bringAxe, brokenRulesIn, faintTextsIn } from "./axeRuns.ts";
import { openBrowser } from "./openBrowser.ts";
import { type ServedFolder, serveFolder } from "./serveFolder.ts";

const longTitle = "A post whose title has a word of Donaudampfschifffahrtsgesellschaftskapitänsmütze length";
const post = (title: string, tags: string, text: string): string =>
  `---\ntitle: "${title}"\nauthors: [olena]\ntags: [${tags}]\n---\n\n${text}\n\n<!-- truncate -->\n\nThe rest.\n`;
const files: Readonly<Record<string, string>> = {
  "hubdocs.config.yaml":
    "title: Hub\nurl: https://docs.example.org\nlocales: { default: en, en: { label: English }, uk: { label: Українська } }\n" +
    "search: { enabled: false }\nblog: { postsPerPage: 2 }\n",
  "content/en/docs/intro.md": "---\ntags: [setup, lua]\n---\n\n# Introduction\n\nWords.\n",
  "content/uk/docs/intro.md": "---\ntags: [setup, lua]\n---\n\n# Вступ\n\nСлова.\n",
  "content/en/blog/authors.yml":
    "olena: { name: Olena, title: Engineer, url: 'https://example.org/olena', description: Writes about the hub., socials: { github: olena } }\n",
  "content/uk/blog/authors.yml": "olena: { name: Олена, title: Інженерка, description: Пише про хаб. }\n",
  "content/en/blog/2025-05-05-old.md": post("An old post", "lua", "Old words with a `word`."),
  "content/en/blog/2026-01-01-first.md": post(
    longTitle,
    "lua, api",
    "Words with a [link](/docs/intro).\n\n- one\n- two",
  ),
  "content/en/blog/2026-02-02-second.md": post("Second", "api", "Words."),
  "content/uk/blog/2026-02-02-second.md": post("Другий", "api", "Слова."),
};
const lists = [
  "/blog",
  "/blog/page/2",
  "/blog/archive",
  "/blog/tags",
  "/blog/tags/api",
  "/blog/authors",
  "/blog/authors/olena",
  "/docs/tags",
  "/docs/tags/lua",
  "/blog/2026/02/02/second",
];

let folder: string;
let host: ServedFolder;
let browser: Browser;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "hubdocs-blog-"));
  putAll(folder, files);
  const { status, stderr } = runHubdocs(["build", folder]);
  expect(status, stderr).toBe(0);
  [host, browser] = await Promise.all([serveFolder(join(folder, "build")), openBrowser()]);
});
afterAll(() => {
  host?.close();
  rmSync(folder, { recursive: true, force: true });
});

async function withPage(path: string, look: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    await bringAxe(page);
    await page.goto(host.url + path);
    await look(page);
  } finally {
    await context.close();
  }
}

describe.each([
  ["", 1280],
  ["/uk", 320],
])("lists below %s/", (prefix, axeWidth) => {
  test(`are free of barriers at ${axeWidth} pixels, and no wider than the window at any width`, async () => {
    await withPage(`${prefix}/blog`, async (page) => {
      const looks = new Set<string>();
      for (const path of lists) {
        await page.setViewportSize({ width: axeWidth, height: 800 });
        await page.goto(`${host.url}${prefix}${path}`);
        expect([path, await brokenRulesIn(page, "html")]).toEqual([path, []]);
        expect([path, await faintTextsIn(page, "html", looks)]).toEqual([path, []]);
        for (const width of [1280, 768, 320]) {
          await page.setViewportSize({ width, height: 800 });
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect([path, width, overflow]).toEqual([path, width, 0]);
        }
      }
    });
  });
});

test("Ukrainian lists count, date and mark in Ukrainian", async () => {
  await withPage("/uk/blog/tags/api", async (page) => {
    await expect.poll(() => page.locator("main h1").textContent()).toBe("2 дописи з тегом «api»");
    expect(await page.locator("main").innerText()).toContain("2 лютого 2026 р.");
    expect(await page.locator("main article h2[lang=en]").count()).toBe(1);
    expect(await page.locator("main article", { hasText: "Ще не перекладено" }).count()).toBe(1);
    await page.goto(`${host.url}/uk/blog/archive`);
    expect(await page.locator("main time").allTextContents()).toEqual(["1 січня", "2 лютого", "5 травня"]);
  });
});

test("a date of the archive is in one line, and the whole chip of a tag is its link", async () => {
  await withPage("/uk/blog/archive", async (page) => {
    const height = (text: string) =>
      page
        .locator("main time")
        .first()
        .evaluate((time, written) => {
          time.textContent = written;
          return time.getBoundingClientRect().height;
        }, text);
    expect(await height("30 листопада")).toBe(await height("1 січня"));
    await page.goto(`${host.url}/uk/blog`);
    for (const list of ["/uk/blog", "/uk/blog/tags", "/uk/blog/2026/02/02/second"]) {
      await page.goto(host.url + list);
      const missed = await page.locator("main .tags li").evaluateAll((chips) =>
        chips.filter((chip) => {
          const { left, right, top, bottom } = chip.getBoundingClientRect();
          return [
            [left + 6, (top + bottom) / 2],
            [right - 6, (top + bottom) / 2],
            [(left + right) / 2, top + 1],
            [(left + right) / 2, bottom - 1],
          ].some(([x = 0, y = 0]) => !document.elementFromPoint(x, y)?.closest("a"));
        }),
      );
      expect([list, missed.length]).toEqual([list, 0]);
    }
  });
});

test("lists lead to each other without a new document, and a feed is left to the browser", async () => {
  await withPage("/blog", async (page) => {
    await page.evaluate(() => document.body.setAttribute("data-first", ""));
    await page.locator("nav.pagination a[rel=next]").click();
    await expect.poll(() => page.locator("main h1").textContent()).toBe("Blog, page 2");
    await page.locator("main nav a", { hasText: "Archive" }).click();
    await expect.poll(() => page.locator("main h1").textContent()).toBe("Archive");
    expect(await page.locator("main nav a[aria-current=page]").textContent()).toBe("Archive");
    await page.locator("#sidebar a", { hasText: "Second" }).click();
    await expect.poll(() => page.locator("main h1").textContent()).toBe("Second");
    expect(await page.locator("#sidebar a[aria-current=page]").textContent()).toBe("Second");
    expect(await page.locator("body[data-first]").count()).toBe(1);
    await page.goto(`${host.url}/blog`);
    const feed = await page.locator("main nav a", { hasText: "RSS" }).getAttribute("href");
    const answer = await page.request.get(host.url + feed);
    expect([answer.status(), await answer.text()]).toEqual([200, expect.stringContaining("<rss")]);
  });
});

test("on narrow screens the menu opens on the recent posts", async () => {
  await withPage("/uk/blog", async (page) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.locator("header button[aria-controls=menu]").click();
    await expect.poll(() => page.locator("#menu").innerText()).toMatch(/останні дописи/i);
    await page.locator("#menu .menu-back").click();
    await expect.poll(() => page.locator("#menu .menu-main").innerText()).toContain("Бічна панель блогу");
  });
});

test("a page is copied as Markdown from its twin, and a twin that cannot be had is told", async () => {
  await withPage("/blog", async (page) => {
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.route("**/twin.md", (route) => route.fulfill({ body: "# Blog\n", contentType: "text/markdown" }));
    await page.evaluate(() => {
      document
        .querySelector("main")
        ?.insertAdjacentHTML(
          "beforeend",
          ["/twin.md", "/no-twin.md"]
            .map((href) => `<button data-markdown="${href}" data-copied="Copied" data-failed="Failed">${href}</button>`)
            .join(""),
        );
    });
    const [good, bad] = ["/twin.md", "/no-twin.md"].map((href) => page.locator(`main button[data-markdown="${href}"]`));
    await good?.click();
    await expect.poll(() => good?.textContent()).toBe("Copied");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("# Blog\n");
    await expect.poll(() => good?.textContent()).toBe("/twin.md");
    await bad?.click();
    await expect.poll(() => bad?.textContent()).toBe("Failed");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("# Blog\n");
  });
});
