// The page for translators as they open it: from a disk, in both colour modes, on narrow screens and on paper, without a word
// of complaint from the browser.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runHubdocs } from "../portal/runHubdocs.ts";
import { putAll } from "../reliability/putFile.ts";
import { bringAxe, brokenRulesIn, faintTextsIn } from "./axeRuns.ts";
import { openBrowser } from "./openBrowser.ts";

const work = mkdtempSync(join(tmpdir(), "hubdocs-desk-"));
const site = join(work, "site");
const file = join(work, "todo.html");
afterAll(() => rmSync(work, { recursive: true, force: true }));

const hostile = '<script>document.title="taken"</script> <img src=x onerror="document.title=1"> </pre></main> `code`';
const longWord = "a".repeat(300);
const pageOf = (title: string, text: string): string => `---\ntitle: ${title}\n---\n\n## Use {#use}\n\n${text}\n`;
const specOf = (summary: string): string =>
  `openapi: 3.1.0\ninfo: { title: API, version: "1" }\npaths:\n  /rooms:\n    get:\n      summary: ${summary}\n      responses: { "200": { description: OK } }\n`;

beforeAll(() => {
  putAll(site, {
    "hubdocs.config.yaml": [
      "title: { en: Hub, uk: Хаб }",
      "locales: { default: en, en: English, uk: Українська }",
      "terms: [{ name: { en: button, uk: кнопка }, avoid: { uk: [клавіша] } }]",
      "apis: [{ id: api, label: API, specs: { en: specs/en.yaml, uk: specs/uk.yaml } }]",
      "",
    ].join("\n"),
    "specs/en.yaml": specOf("Lists all the rooms of a home"),
    "specs/uk.yaml": specOf("Lists all the rooms of a home"),
    "content/en/docs/a.md": pageOf("A", "Hold the button for 3 seconds."),
    "content/uk/docs/a.md": pageOf("А", "Тримайте кнопку 3 секунди."),
    "content/en/docs/b.md": pageOf("B", `${hostile}\n\n${longWord}`),
  });
  runHubdocs(["check", "--accept-translations", "content/uk"], site);
  execFileSync("git", ["init", "--quiet"], { cwd: site });
  execFileSync("git", ["add", "content"], { cwd: site });
  const who = ["-c", "user.name=Somebody", "-c", "user.email=somebody@example.org"];
  execFileSync("git", [...who, "commit", "--quiet", "--message", "A change"], { cwd: site });
  putAll(site, { "content/en/docs/a.md": pageOf("A", `Hold the button for 5 seconds. ${hostile} ${longWord}`) });
  const { stdout, stderr } = runHubdocs(["check", "--translation-report", file], site);
  expect(stdout, stderr).toContain("Wrote ");
});

async function visit(options: BrowserContextOptions, look: (page: Page) => Promise<void>): Promise<void> {
  const context = await (await openBrowser()).newContext(options);
  const heard: string[] = [];
  try {
    const page = await context.newPage();
    page.on("console", (message) => void heard.push(message.text()));
    page.on("pageerror", (error) => void heard.push(error.message));
    page.on("request", (request) => void heard.push(request.url()));
    await bringAxe(page);
    await page.goto(pathToFileURL(file).href);
    await look(page);
    expect(heard).toEqual([pathToFileURL(file).href]);
  } finally {
    await context.close();
  }
}

test.each(["light", "dark"] as const)("breaks no rule of accessibility: %s", async (colorScheme) => {
  await visit({ viewport: { width: 1280, height: 800 }, colorScheme }, async (page) => {
    expect(await brokenRulesIn(page, "body")).toEqual([]);
    expect(await faintTextsIn(page, "body", new Set())).toEqual([]);
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(ground).toBe(colorScheme === "light" ? "rgb(255, 255, 255)" : "rgb(21, 24, 29)");
  });
});

test("the original and the translation stand beside each other, and below each other where it is narrow", async () => {
  const placesOf = (page: Page) =>
    page.locator(".pair figure").evaluateAll((figures) => figures.map((one) => one.getBoundingClientRect()));
  await visit({ viewport: { width: 1280, height: 800 } }, async (page) => {
    const [original, translation] = await placesOf(page);
    expect(translation?.y).toBe(original?.y);
    expect(translation?.x).toBeGreaterThan(original?.x ?? 0);
    await page.setViewportSize({ width: 320, height: 800 });
    const [above, below] = await placesOf(page);
    expect(below?.x).toBe(above?.x);
    expect(below?.y).toBeGreaterThan(above?.y ?? 0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});

test("texts of pages stay texts, and one click chooses a whole command", async () => {
  await visit({ viewport: { width: 1280, height: 800 } }, async (page) => {
    expect(await page.title()).toBe("Що перекласти: Хаб");
    expect(await page.locator("script, img").count()).toBe(0);
    expect(await page.locator("main").count()).toBe(1);
    await expect.poll(() => page.locator("pre").first().textContent()).toContain(hostile);
    await page.locator(".command").first().click();
    expect(await page.evaluate(() => String(getSelection()))).toBe(
      "npx hubdocs check --accept-translations content/uk/docs/a.md",
    );
  });
});

test("links of the contents lead to the lists, by keyboard too", async () => {
  await visit({ viewport: { width: 1280, height: 800 } }, async (page) => {
    const targets = await page.locator("nav a").evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect(targets).toEqual(["#uk", "#uk-stale", "#uk-missing", "#uk-api-1"]);
    for (const target of targets) expect(await page.locator(target ?? "").count(), target ?? "").toBe(1);
    await page.keyboard.press("Tab");
    const width = await page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineWidth);
    expect(width).toBe("3px");
  });
});

test("on paper it is dark on white, whatever the screen", async () => {
  await visit({ viewport: { width: 680, height: 960 }, colorScheme: "dark" }, async (page) => {
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe("rgb(255, 255, 255)");
    expect(await page.locator("nav").isVisible()).toBe(false);
    expect(await page.locator("ins").first().isVisible()).toBe(true);
  });
});
