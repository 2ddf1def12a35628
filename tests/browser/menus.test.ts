// Menus of the header: opening and closing, languages, versions; and notices above pages.
import { spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { root } from "../portal/runHubdocs.ts";
import { focusedName, openShellSite, type ShellSite } from "./shellSite.ts";

let site: ShellSite;

beforeAll(async () => {
  site = await openShellSite();
});
afterAll(() => site?.close());

const button = (page: Page, name: string) => page.locator("header").getByRole("button", { name, exact: true });
const expanded = (page: Page, name: string) => button(page, name).getAttribute("aria-expanded");

describe("a dropdown", () => {
  let page: Page;
  beforeAll(async () => {
    page = await site.open("/docs/next/intro");
  });
  afterAll(() => page.context().close());

  test.each(["Enter", "Space", "ArrowDown"])("opens by %s, Escape closes it and the focus returns", async (key) => {
    expect(await button(page, "More").getAttribute("aria-haspopup")).toBe("true");
    await button(page, "More").press(key);
    expect(await expanded(page, "More")).toBe("true");
    expect(await page.locator("header").getByRole("link", { name: "About" }).isVisible()).toBe(true);
    await page.keyboard.press("Escape");
    expect(await expanded(page, "More")).toBe("false");
    expect(await focusedName(page)).toBe("More");
  });

  test("moves by arrows, Home and End, and closes when the focus leaves", async () => {
    await button(page, "More").focus();
    for (const [key, name] of [
      ["ArrowDown", "About"],
      ["ArrowDown", "Guide"],
      ["ArrowDown", "About"],
      ["ArrowUp", "Guide"],
      ["Home", "About"],
      ["End", "Guide"],
    ] as const) {
      await page.keyboard.press(key);
      expect(await focusedName(page), key).toBe(name);
    }
    await page.keyboard.press("Tab");
    expect(await expanded(page, "More")).toBe("false");
  });

  test("leaves keys with modifiers to the browser", async () => {
    await button(page, "More").focus();
    await page.keyboard.press("Alt+ArrowDown");
    await page.keyboard.press("Meta+ArrowDown");
    expect(await focusedName(page)).toBe("More");
  });

  test("opens under a resting mouse and says so, stays on the way to its links, closes after it has left", async () => {
    await button(page, "More").hover();
    expect(await expanded(page, "More")).toBe("true");
    await page.locator("header").getByRole("link", { name: "About" }).hover();
    await page.evaluate(() => new Promise((done) => setTimeout(done, 400)));
    expect(await expanded(page, "More")).toBe("true");
    await page.mouse.move(600, 600);
    await expect.poll(() => expanded(page, "More")).toBe("false");
    await button(page, "More").hover();
    await page.keyboard.press("Escape");
    expect(await expanded(page, "More")).toBe("false");
    await page.mouse.move(600, 600);
  });

  test("closes after the mouse has left also when its button has the focus, and stays while a link in it has it", async () => {
    await button(page, "More").press("Escape");
    await button(page, "More").hover();
    expect(await expanded(page, "More")).toBe("true");
    await page.mouse.move(600, 600);
    await expect.poll(() => expanded(page, "More")).toBe("false");
    await button(page, "More").hover();
    await page.keyboard.press("ArrowDown");
    await page.mouse.move(600, 600);
    await page.evaluate(() => new Promise((done) => setTimeout(done, 400)));
    expect(await expanded(page, "More")).toBe("true");
    await page.keyboard.press("Escape");
  });

  test("closes by a click elsewhere, and only one is open", async () => {
    await button(page, "More").press("Enter");
    await button(page, "English").press("Enter");
    expect([await expanded(page, "More"), await expanded(page, "English")]).toEqual(["false", "true"]);
    await page.mouse.click(600, 600);
    expect(await expanded(page, "English")).toBe("false");
  });
});

describe("the menu of languages", () => {
  test("marks its entries, keeps query and hash on a direct load, and loads the page anew", async () => {
    const page = await site.open("/docs/next/tabs?x=1#deep");
    await button(page, "English").click();
    const english = page.locator("header #locales a").first();
    const ukrainian = page.locator("header #locales a").last();
    expect(await english.getAttribute("aria-current")).toBe("true");
    for (const name of ["lang", "hreflang"]) expect(await ukrainian.getAttribute(name)).toBe("uk");
    expect(await ukrainian.getAttribute("href")).toMatch(/^\S*\/uk\/docs\/next\/tabs\?x=1#deep$/);
    await page.evaluate(() => document.documentElement.setAttribute("data-old", ""));
    await ukrainian.click();
    await page.waitForURL("**/uk/docs/next/tabs?x=1#deep");
    expect(await page.locator("html[data-old]").count()).toBe(0);
    expect(await page.locator("html").getAttribute("lang")).toBe("uk");
    await page.context().close();
  });

  test("says what it is a menu of, beside its name", async () => {
    const page = await site.open("/docs/next/intro");
    const told = (name: string) => button(page, name).getAttribute("aria-description");
    expect([await told("English"), await told("Next"), await told("More")]).toEqual(["Languages", "Versions", null]);
    await page.goto(`${site.host.url}/uk/docs/intro`);
    expect([await told("Українська"), await told("2.0")]).toEqual(["Мови", "Версії"]);
    await page.context().close();
  });

  test("follows changes of the hash", async () => {
    const page = await site.open("/docs/next/intro");
    await page.locator(".toc a").nth(2).click();
    await expect.poll(() => page.locator("header #locales a").last().getAttribute("href")).toMatch(/#part-3$/);
    await page.context().close();
  });
});

describe("the menu of versions", () => {
  const stored = (page: Page) => page.evaluate(() => localStorage.getItem("hubdocs.version"));
  const guideHref = (page: Page) =>
    page.locator("header").getByRole("link", { name: "Guide" }).first().getAttribute("href");

  test("leads to the same doc with query and hash, and the choice is kept by name", async () => {
    const page = await site.open("/docs/next/intro?x=1#y");
    expect(await stored(page), "a visit alone is no choice").toBe(null);
    await page.evaluate(() => document.body.setAttribute("data-first", ""));
    await button(page, "Next").click();
    await page.locator("header #versions").getByRole("link", { name: "1.0" }).click();
    await page.waitForURL("**/docs/1.0/intro?x=1#y");
    await button(page, "1.0").waitFor();
    expect(await stored(page)).toBe("1.0");
    expect(await page.locator("body[data-first]").count(), "without loading a document").toBe(1);
    expect(await page.locator(".sidebar a").allInnerTexts()).toEqual(["Intro"]);
    await button(page, "1.0").click();
    await page.locator("header #versions").getByRole("link", { name: "2.0" }).click();
    await page.waitForURL("**/docs/intro?x=1#y");
    await button(page, "2.0").waitFor();
    expect(await page.locator(".sidebar a").allInnerTexts()).toEqual(["Intro", "New"]);
    await page.goto(`${site.host.url}/docs/next/tabs`);
    expect(page.url(), "nobody is led away").toContain("/docs/next/tabs");
    expect(await button(page, "Next").isVisible()).toBe(true);
    await page.context().close();
  });

  test.each([
    ["/about", "/docs/1.0/intro"],
    ["/uk/about", "/uk/docs/1.0/intro"],
  ])("the choice shows in the header of %s, which is of no version", async (path, guide) => {
    const page = await site.open(path);
    expect(await button(page, "2.0").count(), "the latest without a choice").toBe(1);
    await page.evaluate(() => localStorage.setItem("hubdocs.version", "1.0"));
    await page.reload();
    expect(await button(page, "1.0").count()).toBe(1);
    const current = page.locator("header #versions [aria-current]");
    expect(await current.allInnerTexts()).toEqual(["1.0"]);
    const name = path.startsWith("/uk") ? "Посібник" : "Guide";
    expect(await page.locator("header").getByRole("link", { name }).first().getAttribute("href")).toBe(guide);
    await page.context().close();
  });

  test.each(["/about", "/uk/nothing/here"])(
    "outside the docs, at %s, every version leads to its main doc",
    async (path) => {
      const page = await site.open(path);
      await page.evaluate(() => localStorage.setItem("hubdocs.version", "1.0"));
      await page.reload();
      await button(page, "1.0").click();
      await page.locator("header #versions").getByRole("link", { name: "2.0" }).click();
      await page.waitForURL("**/docs/intro");
      await button(page, "2.0").waitFor();
      await page.goto(site.host.url + path);
      expect(await button(page, "2.0").count(), "the latest was chosen").toBe(1);
      await page.context().close();
    },
  );

  test("the name of a version that is gone is forgotten", async () => {
    const page = await site.open("/about");
    const href = await guideHref(page);
    await page.evaluate(() => localStorage.setItem("hubdocs.version", "0.1"));
    await page.reload();
    expect([await stored(page), await guideHref(page)]).toEqual([null, href]);
    await page.context().close();
  });

  test("a stored name that cannot be part of a URL is forgotten too, and the page works", async () => {
    const page = await site.open("/about");
    const faults: string[] = [];
    page.on("pageerror", ({ message }) => faults.push(message));
    // Half of a character.
    await page.evaluate(() => localStorage.setItem("hubdocs.version", String.fromCharCode(0xd800)));
    await page.reload();
    expect([await stored(page), faults]).toEqual([null, []]);
    await page.context().close();
  });

  test.each([
    ["/docs/1.0/intro", "no longer updated"],
    ["/uk/docs/1.0/intro", "більше не оновлюють"],
    ["/docs/next/intro", "for the unreleased"],
    ["/uk/docs/next/intro", "ще не випущеної"],
  ])("the notice of %s is no alarm, and its link chooses the latest", async (path, text) => {
    const page = await site.open(path);
    const notice = page.locator("main").getByRole("note").filter({ hasText: text });
    expect(await notice.count()).toBe(1);
    await notice.getByRole("link", { name: "2.0" }).click();
    await page.waitForURL(/\/docs\/intro$/);
    await expect.poll(() => stored(page).catch(() => undefined)).toBe("2.0");
    await button(page, "2.0").waitFor();
    await expect.poll(() => page.locator("main .banner").count()).toBe(0);
    await page.context().close();
  });
});

test.each([
  ["/docs/next/secret", "Unlisted page."],
  ["/uk/docs/next/secret", "Прихована сторінка."],
])("%s says that it is unlisted", async (path, title) => {
  const page = await site.open(path);
  expect(await page.getByRole("note").first().innerText()).toContain(title);
  await page.context().close();
});

test("a draft is shown while writing, under a notice that says so, in both languages", async () => {
  for (const locale of ["en", "uk"])
    writeFileSync(join(site.folder, `site/content/${locale}/docs/draft.md`), "---\ndraft: true\n---\n# Draft\n");
  const server = spawn(process.execPath, [
    `${root}bin/hubdocs.js`,
    ...["serve", join(site.folder, "site"), "--watch", "--port", "0"],
  ]);
  try {
    const address = await new Promise<string>((resolve) => {
      server.stdout.on("data", (chunk) => {
        const found = /Serving (http:\S+?)\/?\s/.exec(String(chunk))?.[1];
        if (found !== undefined) resolve(found);
      });
    });
    const page = await site.open(`${address}/docs/next/draft`);
    expect(await page.locator("main .banner-draft").innerText()).toContain("Draft.");
    await page.goto(`${address}/uk/docs/next/draft`);
    expect(await page.locator("main .banner-draft").innerText()).toContain("Чернетка.");
    await page.context().close();
  } finally {
    server.kill();
  }
});

test.each([
  ["/about", "Skip to main content"],
  ["/uk/about", "Перейти до головного вмісту"],
])("the skip link of %s shows when focused, leads into the page and leaves the address alone", async (path, name) => {
  const page = await site.open(path);
  await page.keyboard.press("Tab");
  const link = page.getByRole("link", { name });
  await expect.poll(() => link.evaluate((element) => element.getBoundingClientRect().top)).toBe(16);
  await page.keyboard.press("Enter");
  expect(await page.evaluate(() => [document.activeElement?.tagName, location.hash])).toEqual(["MAIN", ""]);
  await page.context().close();
});
