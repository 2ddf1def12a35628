// Where a hit leads when the words that were looked for are hidden there: in closed details, in a tab that is not selected,
// below the window.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runHubdocs } from "../portal/runHubdocs.ts";
import { openBrowser } from "./openBrowser.ts";
import { type ServedFolder, serveFolder } from "./serveFolder.ts";

const specification = {
  openapi: "3.1.0",
  info: { title: "Zoo", version: "1" },
  paths: {
    "/animals": {
      post: {
        operationId: "addAnimal",
        summary: "Add an animal",
        requestBody: { content: { "application/json": { schema: nested("A quokka.", 4) } } },
        responses: { 200: { description: "Good" } },
      },
    },
  },
};

function nested(description: string, depth: number): object {
  if (depth === 0) return { type: "string", description };
  return { type: "object", properties: { inner: nested(description, depth - 1) } };
}

const files: Readonly<Record<string, string>> = {
  "openapi.json": JSON.stringify(specification),
  "docs/intro.md": "# Intro\n\nText.\n",
  "docs/steps.md": `# Guide

## First

A sunflower.

## Steps

:::details[More]
The sunflower and a rosebud.
:::

::::tabs
:::tab[Linux]
A penguin.

#### Notes

Text.
:::
:::tab[Windows]
A penguin and a zebra.
:::
::::

## Last

A tulip.
`,
  "docs/long.md": `# Long\n\n${"A paragraph.\n\n".repeat(80)}An okapi.\n`,
};

const folder = mkdtempSync(join(tmpdir(), "hubdocs-marks-"));
let host: ServedFolder;
let browser: Browser;

beforeAll(async () => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, "site", path)), { recursive: true });
    writeFileSync(join(folder, "site", path), text);
  }
  const { status, stderr } = runHubdocs(["build", "site", "--quiet", "--out-dir", "host"], folder);
  expect(status, stderr).toBe(0);
  [host, browser] = await Promise.all([serveFolder(join(folder, "host")), openBrowser()]);
});
afterAll(() => {
  host?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Texts of the marks that stand in the window. */
const seen = (page: Page): Promise<readonly string[]> =>
  page.locator("main mark").evaluateAll((marks) =>
    marks.flatMap((mark) => {
      const { top, bottom } = mark.getBoundingClientRect();
      return mark.checkVisibility() && top >= 0 && bottom <= innerHeight ? (mark.textContent ?? "") : [];
    }),
  );

test.each([
  ["quokka", "/docs/api/add-animal", ["quokka"]],
  ["rosebud", "/docs/steps#steps", ["rosebud"]],
  ["zebra", "/docs/steps#steps", ["zebra"]],
  // What is hidden stays so beside what is not.
  ["penguin", "/docs/steps#steps", ["penguin"]],
  ["sunflower", "/docs/steps#first", ["sunflower"]],
  ["okapi", "/docs/long", ["okapi"]],
])("a hit for %s leads to where it can be seen, also by a full load", async (word, address, marks) => {
  for (const isFull of [false, true]) {
    const page = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
    if (isFull) await page.addInitScript(() => Reflect.deleteProperty(window, "navigation"));
    await page.goto(`${host.url}/docs/intro`);
    await page.getByRole("combobox").fill(word);
    await page.getByRole("option").first().locator("a").click();
    await page.waitForURL(host.url + address);
    await expect.poll(() => seen(page), { message: `full: ${isFull}` }).toEqual(marks);
    await page.context().close();
  }
});
