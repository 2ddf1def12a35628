// What a writer sees in an open page while editing: `serve --watch` with the real command and a real browser.
import { spawn } from "node:child_process";
import { mkdtempSync, renameSync, rmSync, unlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { put } from "../reliability/putFile.ts";
import { openBrowser } from "./openBrowser.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "hubdocs-watch-"));
const filler = "Words that make the page long enough to be scrolled.\n\n".repeat(60);
const guide = (text: string, end = "The end."): string =>
  `---\ntitle: Guide\n---\n\n${text}\n\n## Part\n\n${filler}\n\n:::details[More]\nHidden words.\n:::\n\n${end}\n`;

let browser: Browser;
let server: ReturnType<typeof spawn>;
let address = "";
let page: Page;

const write = (path: string, text: string): void => put(folder, path, text);

beforeAll(async () => {
  write(
    "hubdocs.config.yaml",
    "title: Watched\nlocales:\n  default: en\n  en: { label: English }\n  uk: { label: Українська }\nsearch: { enabled: false }\n",
  );
  write("content/en/docs/guide.md", guide("First words."));
  write("content/uk/docs/guide.md", guide("Перші слова."));
  write("content/en/docs/other.md", "---\ntitle: Other\n---\n\nOther words.\n");
  server = spawn(process.execPath, [`${root}bin/hubdocs.js`, "serve", folder, "--watch", "--port", "0"]);
  address = await new Promise<string>((resolve) => {
    server.stdout?.on("data", (chunk) => {
      const found = /Serving (http:\S+?)\/?\s/.exec(String(chunk))?.[1];
      if (found !== undefined) resolve(found);
    });
  });
  browser = await openBrowser();
  page = await browser.newPage({ viewport: { width: 1280, height: 700 } });
});
afterEach(async () => {
  write("content/en/docs/guide.md", guide("First words."));
});
afterAll(async () => {
  await new Promise((resolve) => {
    server.once("exit", resolve);
    server.kill();
  });
  rmSync(folder, { recursive: true, force: true });
});

/** Opens a page and marks its document, so that a reload would be noticed. */
async function open(path: string): Promise<void> {
  await page.goto(address + path);
  await page.waitForLoadState("networkidle").catch(() => undefined);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
}
const isSameDocument = () => page.evaluate(() => "isSameDocument" in window);
const text = () => page.locator("main").innerText();

test("an edit appears in the open page, which keeps its position, its focus and what was opened", async () => {
  await open("/docs/guide");
  await page.getByText("More", { exact: true }).click();
  await page.getByText("The end.").scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(500);
  write("content/en/docs/guide.md", guide("First words.", "Another end."));
  await expect.poll(text).toContain("Another end.");
  expect(await isSameDocument()).toBe(true);
  expect(await page.evaluate(() => scrollY)).toBe(before);
  expect(await page.getByText("Hidden words.").isVisible()).toBe(true);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("SUMMARY");
});

test("pages of all languages follow", async () => {
  await open("/uk/docs/guide");
  write("content/uk/docs/guide.md", guide("Інші слова."));
  await expect.poll(text).toContain("Інші слова.");
  expect(await isSameDocument()).toBe(true);
});

test("a title that changes is followed by the sidebar, the tab's title and the page", async () => {
  await open("/docs/guide");
  write("content/en/docs/other.md", "---\ntitle: Renamed\n---\n\nOther words.\n");
  await expect.poll(() => page.locator("aside").innerText()).toContain("Renamed");
  expect(await isSameDocument()).toBe(true);
  await open("/docs/other");
  write("content/en/docs/other.md", "---\ntitle: Other\n---\n\nOther words.\n");
  await expect.poll(() => page.title()).toBe("Other | Watched");
  await expect.poll(() => page.locator("h1").innerText()).toBe("Other");
});

test("an error shows with its place and the line, the page stays as it was, and mending it takes the notice away", async () => {
  await open("/docs/guide");
  write("content/en/docs/guide.md", "---\ntitle: [Guide\n---\n\nBroken.\n");
  const panel = page.locator("hubdocs-problems");
  const error = panel.locator("section");
  await expect.poll(() => error.allInnerTexts()).toHaveLength(1);
  expect(await error.innerText()).toContain("content/en/docs/guide.md:");
  expect(await error.innerText()).toContain("title: [Guide");
  expect(await text()).toContain("First words.");
  write("content/en/docs/guide.md", guide("Mended words."));
  await expect.poll(text).toContain("Mended words.");
  await expect.poll(() => panel.count()).toBe(0);
  expect(await isSameDocument()).toBe(true);
});

test("a notice is closed with Escape", async () => {
  await open("/docs/guide");
  write("content/en/docs/guide.md", "---\ntitle: [Guide\n---\n");
  const panel = page.locator("hubdocs-problems");
  await expect.poll(() => panel.count()).toBe(1);
  await page.keyboard.press("Escape");
  expect(await panel.count()).toBe(0);
});

test("a page that was gone to without a new document follows too", async () => {
  await open("/docs/guide");
  await page.getByRole("complementary").getByRole("link", { name: "Other" }).click();
  await expect.poll(() => page.title()).toBe("Other | Watched");
  expect(await isSameDocument()).toBe(true);
  await page.waitForTimeout(300);
  write("content/en/docs/other.md", "---\ntitle: Other\n---\n\nWords of a later day.\n");
  await expect.poll(text).toContain("Words of a later day.");
  expect(await isSameDocument()).toBe(true);
});

test("new, renamed and deleted pages are followed, also when an editor replaces the file", async () => {
  await open("/docs/guide");
  const sidebar = () => page.locator("aside").innerText();
  write("content/en/docs/fresh.md", "---\ntitle: Fresh\n---\n\nNew.\n");
  await expect.poll(sidebar).toContain("Fresh");
  renameSync(join(folder, "content/en/docs/fresh.md"), join(folder, "content/en/docs/stale.md"));
  await expect.poll(async () => (await fetch(`${address}/docs/stale`)).status).toBe(200);
  await expect.poll(async () => (await fetch(`${address}/docs/fresh`)).status).toBe(404);
  write("content/en/docs/.stale.md.tmp", "---\ntitle: Replaced\n---\n\nSaved in two steps.\n");
  renameSync(join(folder, "content/en/docs/.stale.md.tmp"), join(folder, "content/en/docs/stale.md"));
  await expect.poll(sidebar).toContain("Replaced");
  unlinkSync(join(folder, "content/en/docs/stale.md"));
  await expect.poll(sidebar).not.toContain("Replaced");
  expect(await isSameDocument()).toBe(true);
});

test("styles and texts of the interface change without a new document, templates with one at the same position", async () => {
  await open("/docs/guide");
  write("templates/strings/en.json", JSON.stringify({ onThisPage: "Contents of it" }));
  await expect.poll(() => page.locator("body").innerText()).toContain("Contents of it");
  write(
    "templates/parts/Footer.tsx",
    'export function Footer() {\n  return <footer className="own">Footer of the site</footer>;\n}\n',
  );
  await expect.poll(() => page.locator("footer.own").count()).toBe(1);
  rmSync(join(folder, "templates"), { recursive: true });
  await expect.poll(() => page.locator("footer.own").count()).toBe(0);
});
