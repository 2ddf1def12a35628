// The announcement bar: closed for good, in all tabs, until its id changes; and the warning of a wrong base URL.
import { renameSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ServedFolder } from "./serveFolder.ts";
import { openShellSite, type ShellSite, serveBelow } from "./shellSite.ts";

let site: ShellSite;

beforeAll(async () => {
  site = await openShellSite();
});
afterAll(() => site?.close());

const bar = "[data-announcement]";

test.each([
  ["/docs/next/intro", "News", "Close announcement"],
  ["/uk/docs/next/intro", "Новини", "Закрити оголошення"],
])("at %s it is closed by a button, in other tabs too, and stays closed", async (path, text, close) => {
  const page = await site.open(path);
  const other = await page.context().newPage();
  await other.goto(page.url());
  expect(await page.locator(bar).innerText()).toContain(text);
  await page.locator(bar).getByRole("button", { name: close }).click();
  expect(await page.locator(bar).isVisible()).toBe(false);
  expect(await page.evaluate(() => document.activeElement?.closest("header") !== null), "focus stays near").toBe(true);
  await expect.poll(() => other.locator(bar).isVisible()).toBe(false);
  await page.reload();
  expect(await page.locator(bar).isVisible()).toBe(false);
  await page.context().close();
});

test("a closed bar is hidden without the boot script, so it never flashes", async () => {
  const page = await site.open("/docs/next/intro");
  await page.locator(bar).getByRole("button").click();
  await page.route("**/boot.*.js", (route) => route.abort());
  await page.reload();
  expect(await page.locator(bar).isVisible()).toBe(false);
  await page.context().close();
});

test("a bar with a new id shows on the very first load after an old one was closed", async () => {
  const [newer, older] = [join(site.folder, "newer"), join(site.folder, "older")];
  site.build({ announcement: { id: "second", text: "Newer" } }, newer);
  const page = await site.open("/docs/next/intro");
  const old = await page.context().newPage();
  await old.goto(page.url());
  await page.locator(bar).getByRole("button").click();
  await expect.poll(() => old.locator(bar).isVisible()).toBe(false);
  renameSync(site.outDir, older);
  renameSync(newer, site.outDir);
  try {
    await page.reload();
    expect(await page.locator(bar).innerText()).toContain("Newer");
    expect(await old.locator(bar).isVisible(), "the old bar stays closed in an old page").toBe(false);
    await page.reload();
    expect(await page.locator(bar).isVisible()).toBe(true);
  } finally {
    renameSync(site.outDir, newer);
    renameSync(older, site.outDir);
  }
  await page.context().close();
});

test("the sidebar ends inside the window with the bar, without it and scrolled", async () => {
  const page = await site.open("/docs/next/intro");
  const end = () =>
    page.locator(".sidebar-hide").evaluate((button) => Math.round(button.getBoundingClientRect().bottom));
  await expect.poll(end).toBe(800);
  await page.evaluate(() => scrollTo(0, 20));
  await expect.poll(end).toBe(800);
  await page.evaluate(() => scrollTo(0, 500));
  await expect.poll(end).toBe(800);
  await page.evaluate(() => scrollTo(0, 0));
  await page.locator(bar).getByRole("button").click();
  await expect.poll(end).toBe(800);
  await page.context().close();
});

describe("a landing page under another base URL", () => {
  let host: ServedFolder;
  beforeAll(async () => {
    host = await serveBelow(site, "sub");
  });
  afterAll(() => host.close());

  test.each([
    ["/sub/", ["did not load properly", "Configured: / (the default)", "Try: /sub/"]],
    ["/sub/index.html", ["Try: /sub/"]],
    ["/sub/uk/", ["завантажився неправильно", "Зараз: / (типове значення)", "Спробуйте: /sub/"]],
  ])("%s says what is configured and what to try", async (path, words) => {
    const page = await site.open("/");
    await page.goto(host.url + path);
    await page.getByRole("alert").waitFor();
    const text = await page.getByRole("alert").innerText();
    for (const word of words) expect(text).toContain(word);
    expect(text.endsWith("/sub/")).toBe(true);
    await page.context().close();
  });

  test("takes nothing of the address as markup", async () => {
    const page = await site.open("/");
    await page.route(`${host.url}/**`, async (route) => {
      if (!route.request().isNavigationRequest()) return route.abort();
      const response = await route.fetch({ url: `${host.url}/sub/` });
      return route.fulfill({ response });
    });
    await page.goto(`${host.url}/<img src=x onerror=alert(1)>/`);
    await page.getByRole("alert").waitFor();
    expect(await page.getByRole("alert").locator("img").count()).toBe(0);
    await page.context().close();
  });

  test("is on no other page; those say that scripts are missing", async () => {
    const page = await site.open("/");
    await page.goto(`${host.url}/sub/docs/intro/`);
    expect(await page.getByRole("alert").allInnerTexts()).toEqual([
      expect.stringContaining("The scripts of this site"),
    ]);
    await page.context().close();
  });
});

test("pages of all kinds say when scripts alone are missing", async () => {
  const page = await site.open("/about");
  await page.route("**/boot.*.js", (route) => route.abort());
  for (const [path, text] of [
    ["/", "The scripts of this site could not be loaded"],
    ["/uk/", "Не вдалося завантажити скрипти сайту"],
    ["/docs/next/intro", "The scripts of this site could not be loaded"],
    ["/uk/docs/next/tabs", "Не вдалося завантажити скрипти сайту"],
    ["/about", "The scripts of this site could not be loaded"],
    ["/nothing/here", "The scripts of this site could not be loaded"],
  ] as const) {
    await page.goto(site.host.url + path);
    await page.getByRole("alert").waitFor();
    expect([path, await page.getByRole("alert").allInnerTexts()]).toEqual([path, [expect.stringContaining(text)]]);
  }
  await page.context().close();
});

test("a landing page with everything in place says nothing, and nothing of it is in its text", async () => {
  const page = await site.open("/", { reducedMotion: "reduce" });
  await page.waitForLoadState("networkidle");
  expect(await page.getByRole("alert").count()).toBe(0);
  expect(await page.locator("body").evaluate((body) => body.textContent)).not.toContain("did not load");
  await page.context().close();
});
