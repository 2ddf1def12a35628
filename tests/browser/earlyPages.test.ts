// What a writer sees of a larger site while it is built for the first time: `serve --watch` with the real command and a
// real browser.
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Browser } from "playwright-core";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { put } from "../reliability/putFile.ts";
import { openBrowser } from "./openBrowser.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const filler = "Some `words` of a **guide** that _readers_ need.\n\n".repeat(60);

let folder: string;
let browser: Browser;
let server: ChildProcess | undefined;

const write = (path: string, text: string): void => put(folder, path, text);

beforeAll(async () => {
  browser = await openBrowser();
});
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "hubdocs-early-"));
  write("hubdocs.config.yaml", "title: Large\nbaseUrl: /manual/\n");
  write(
    "content/en/blog/2026-01-02-long.md",
    `---\ntitle: Long\n---\n\nFirst.\n\n<!-- truncate -->\n\n## Part\n\n${filler}`,
  );
});
afterEach(async () => {
  const ended = server?.exitCode === null ? new Promise((resolve) => server?.once("exit", resolve)) : undefined;
  server?.kill();
  await ended;
  rmSync(folder, { recursive: true, force: true });
});

/** A footer that waits, so that few pages take as long as many and the processor is free for the reader meanwhile. */
function writeSlowFooter(ms: number): void {
  write(
    "templates/parts/Footer.tsx",
    `export function Footer() { Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ${ms}); return <p>End</p>; }\n`,
  );
}

function writePages(count: number): void {
  for (let number = 1; number <= count; number += 1)
    write(`content/en/docs/part-${number % 7}/page-${number}.md`, `# Page ${number}\n\nWords.\n\n## Part\n\n${filler}`);
}

/** Starts to serve; gives what has been said so far. */
function serve(): { readonly said: () => string } {
  let said = "";
  server = spawn(process.execPath, [`${root}bin/hubdocs.js`, "serve", folder, "--watch", "--port", "0"]);
  for (const stream of [server.stdout, server.stderr])
    stream?.on("data", (chunk) => {
      said += String(chunk);
    });
  return { said: () => said };
}

const addressIn = (said: string): string | undefined => /Serving (http:\S+?)\/?\s/.exec(said)?.[1];
const patience = { timeout: 60_000, interval: 20 };

test("pages are served long before all are built, and are what the build makes", { timeout: 120_000 }, async () => {
  writePages(210);
  writeSlowFooter(60);
  const { said } = serve();
  await expect.poll(() => addressIn(said()), patience).toMatch(/\/manual$/);
  const address = addressIn(said()) ?? "";
  const [page, other] = [`${address}/docs/part-4/page-200`, `${address}/docs/part-4/page-207`];
  const style = "link[rel=stylesheet]";
  const reader = await browser.newPage();
  await reader.goto(page);
  expect(await reader.locator("h1").innerText()).toBe("Page 200");
  expect(await reader.locator("aside").getByRole("link", { name: "Page 207", exact: true }).count()).toBe(1);
  expect(await reader.locator(style).evaluateAll((all) => all.every((link) => "sheet" in link && link.sheet))).toBe(
    true,
  );
  const early = await fetch(other);
  const [text, policy] = [await early.text(), early.headers.get("content-security-policy")];
  // An edit shows meanwhile too.
  await reader.waitForLoadState("networkidle");
  write("content/en/docs/part-4/page-200.md", `# Page 200\n\nFresh words.\n\n## Part\n\n${filler}`);
  await expect.poll(() => reader.locator("main").innerText(), patience).toContain("Fresh words.");
  expect((await fetch(`${page}/`, { redirect: "manual" })).headers.get("location")).toBe(
    "/manual/docs/part-4/page-200",
  );
  await reader.goto(`${address}/blog`);
  await reader.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const before = await reader.locator("main").innerText();
  expect(said()).not.toContain("Built ");
  // Nothing but the build has these.
  expect((await fetch(`${address}/search.json`)).status).toBe(200);
  expect((await fetch(`${address}/docs/nowhere`)).status).toBe(404);
  await expect.poll(said, patience).toMatch(/Built \d+ pages/);
  // The build may have read the file while it was being written; then it is read once more.
  await expect.poll(async () => (await fetch(page)).text(), patience).toContain("Fresh words.");
  const built = await fetch(other);
  expect([await built.text(), built.headers.get("content-security-policy")]).toEqual([text, policy]);
  // What was not known at first comes without a new document.
  expect(before).toContain("1 min");
  await expect.poll(() => reader.locator("main").innerText(), patience).toContain("3 min");
  expect(await reader.evaluate(() => "isSameDocument" in window)).toBe(true);
});

test("a mistake in the configuration ends the command before anything is served", { timeout: 60_000 }, async () => {
  writePages(150);
  write("hubdocs.config.yaml", "title: Large\nnavbar:\n  items:\n    - { type: doc, docId: nowhere }\n");
  const { said } = serve();
  await expect.poll(() => server?.exitCode, patience).toBe(2);
  expect(said()).toContain("navbar-item");
  expect(said()).not.toContain("Serving");
});
