// A search whose index lies in many files, when one of them does not come.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { runHubdocs } from "../portal/runHubdocs.ts";
import { openBrowser } from "./openBrowser.ts";
import { serveFolder } from "./serveFolder.ts";

/** A word that no other number has. */
const wordOf = (number: number): string =>
  [...(number * 7919 + 1e9).toString(26)].map((digit) => String.fromCharCode(97 + Number.parseInt(digit, 26))).join("");

test("a shard that did not come is asked for again", async () => {
  const folder = mkdtempSync(join(tmpdir(), "hubdocs-shards-"));
  const docs = join(folder, "content/en/docs");
  mkdirSync(docs, { recursive: true });
  for (let page = 0; page < 300; page += 1) {
    const words = Array.from({ length: 300 }, (_, place) => wordOf(page * 300 + place));
    writeFileSync(join(docs, `page-${page}.md`), `# Page ${page}\n\n${words.join(" ")}\n`);
  }
  expect(runHubdocs(["build", "--quiet"], folder).status).toBe(0);
  const [host, browser] = await Promise.all([serveFolder(join(folder, "build")), openBrowser()]);
  try {
    const page = await browser.newPage();
    const asked: string[] = [];
    let isBroken = true;
    await page.route("**/assets/search/shard-*", (route) => {
      asked.push(route.request().url());
      return isBroken ? route.fulfill({ status: 503 }) : route.continue();
    });
    await page.goto(`${host.url}/docs/page-7`);
    const box = page.getByRole("combobox");
    await box.click();
    await box.pressSequentially(wordOf(2111));
    await expect.poll(() => page.getByRole("alert").count()).toBe(1);
    expect(asked).not.toEqual([]);
    isBroken = false;
    await page.getByRole("button", { name: "Try again" }).click();
    await expect.poll(() => page.getByRole("option").first().textContent()).toContain("Page 7");
    expect(await page.getByRole("alert").count()).toBe(0);
  } finally {
    host.close();
    rmSync(folder, { recursive: true, force: true });
  }
}, 60_000);
