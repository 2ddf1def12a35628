// The search box as a reader meets it: nothing is loaded before it is wanted, then words, keys, marks, and what happens
// when the index does not come.
import type { Page } from "playwright-core";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { servedPortal } from "./servedPortal.ts";

const portal = servedPortal();
let page: Page;
const asked: string[] = [];
const problems: string[] = [];
beforeEach(() => newPage());
afterEach(() => page.context().close());

async function newPage(width = 1280): Promise<void> {
  page = await (await portal.browser.newContext({ viewport: { width, height: 800 } })).newPage();
  asked.length = 0;
  problems.length = 0;
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  page.on("pageerror", (error) => problems.push(String(error)));
}

const box = () => page.getByRole("combobox");
const options = () => page.getByRole("listbox").getByRole("option");
const indexFiles = () => asked.filter((path) => /\/search-(?:doc|index)-\w+\.json$/.test(path));
const open = (path: string) => page.goto(portal.origin + path);
async function searchFor(query: string): Promise<void> {
  await box().click();
  await box().fill(query);
  await expect.poll(() => options().count()).toBeGreaterThan(0);
}

describe.each([
  ["", "Loading...", "Search"],
  ["/uk", "Завантаження…", "Пошук"],
])("in %s", (prefix, loading, name) => {
  test("the box says that it is loading until a reader turns to it and the index is there", async () => {
    await open(`${prefix}/docs/intro`);
    await page.waitForTimeout(300);
    expect(await box().getAttribute("placeholder")).toBe(loading);
    expect(asked.filter((path) => /search|islands/.test(path))).toEqual([]);
    await box().hover();
    await expect.poll(() => box().getAttribute("placeholder")).toBe(`${name} Ctrl+K`);
    const files = indexFiles();
    expect(files.map((path) => path.replace(/-\w+\.json$/, "")).sort()).toEqual([
      `${prefix}/search-doc`,
      `${prefix}/search-index`,
    ]);
    await box().click();
    await box().blur();
    await box().hover();
    expect(indexFiles()).toEqual(files);
  });
});

test("readers of a Mac see its key", async () => {
  await page.addInitScript(() => Object.defineProperty(navigator, "platform", { value: "MacIntel" }));
  await open("/uk/docs/intro");
  await box().focus();
  await expect.poll(() => box().getAttribute("placeholder")).toBe("Пошук ⌘+K");
});

test("what is typed while the index is on its way is answered when it is there", async () => {
  await page.route("**/search-index-*.json", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800));
    await route.continue();
  });
  await open("/docs/intro");
  await box().click();
  await page.keyboard.type("thermostat");
  expect(await box().inputValue()).toBe("thermostat");
  await expect.poll(() => options().count()).toBeGreaterThan(0);
  expect(await box().inputValue()).toBe("thermostat");
});

test("Ctrl+K on any keyboard, ⌘+K and the slash move to the box, also before it has come to life", async () => {
  for (const [name, keys] of [
    ["Ctrl+K", { code: "KeyK", key: "k", ctrlKey: true }],
    ["Ctrl and the same key of a Ukrainian keyboard", { code: "KeyK", key: "л", ctrlKey: true }],
    ["⌘+K", { code: "KeyK", key: "k", metaKey: true }],
    ["the slash", { code: "Slash", key: "/" }],
  ] as const) {
    await open("/docs/intro");
    const isTaken = await page.evaluate((init) => {
      const event = new KeyboardEvent("keydown", { ...init, bubbles: true, cancelable: true });
      return !document.body.dispatchEvent(event);
    }, keys);
    expect(isTaken, name).toBe(true);
    expect(await box().evaluate((element) => element === document.activeElement), name).toBe(true);
  }
});

test("a slash that is typed into a field stays a slash, and other modifiers belong to the browser", async () => {
  await open("/docs/intro");
  await box().click();
  await page.keyboard.type("/devices");
  expect(await box().inputValue()).toBe("/devices");
  await box().blur();
  await page.keyboard.press("Control+Shift+K");
  expect(await box().evaluate((element) => element === document.activeElement)).toBe(false);
});

test("arrows, Home and End move through the hits and around; Enter opens; Escape closes, then empties", async () => {
  await open("/docs/intro");
  await searchFor("device");
  // The list is complete when it has excerpts.
  await expect.poll(() => options().locator(".hit-excerpt").count()).toBeGreaterThan(0);
  const active = async () => Number((await box().getAttribute("aria-activedescendant"))?.split("-").at(-1) ?? -1);
  const count = await options().count();
  expect(count).toBeGreaterThan(2);
  expect(await box().getAttribute("aria-expanded")).toBe("true");
  expect(await active()).toBe(0);
  expect(await options().first().getAttribute("aria-selected")).toBe("true");
  for (const [key, at] of [
    ["ArrowDown", 1],
    ["End", count - 1],
    // Between the last hit and the first one none is chosen.
    ["ArrowDown", -1],
    ["ArrowDown", 0],
    ["ArrowUp", -1],
    ["ArrowUp", count - 1],
    ["Home", 0],
  ] as const) {
    await page.keyboard.press(key);
    await expect.poll(active).toBe(at);
  }
  expect(await box().evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press("Escape");
  expect(await box().getAttribute("aria-expanded")).toBe("false");
  expect(await box().inputValue()).toBe("device");
  await page.keyboard.press("Escape");
  expect(await box().inputValue()).toBe("");
  await searchFor("thermostat history");
  const title = await options().first().locator(".hit-title").textContent();
  await page.keyboard.press("Enter");
  await expect.poll(async () => title?.includes((await page.locator("main h1").textContent()) ?? "-")).toBe(true);
  expect(await box().inputValue()).toBe("");
  expect(await box().getAttribute("aria-expanded")).toBe("false");
});

test("Tab leaves the box and opens nothing", async () => {
  await open("/docs/intro");
  const before = page.url();
  for (const key of ["Tab", "Shift+Tab"]) {
    await box().fill("");
    await searchFor("device");
    expect(await page.locator(".search-all").isVisible()).toBe(true);
    await page.keyboard.press(key);
    expect(await page.evaluate(() => document.activeElement?.closest(".search") ?? null), key).toBe(null);
    expect(await box().getAttribute("aria-expanded")).toBe("false");
    expect(page.url()).toBe(before);
  }
});

test("behind the last hit stands the way to all of them: it is told, shown and opened by Enter", async () => {
  await open("/uk/docs/intro");
  await searchFor("пристрій");
  const all = page.locator(".search-all");
  const ground = (): Promise<string> => all.evaluate((link) => getComputedStyle(link).backgroundColor);
  const told = (): Promise<string | null> => page.locator(".search [role=status]").textContent();
  const before = await ground();
  await expect.poll(told).toMatch(/результат/);
  // The list is complete when it has excerpts.
  await expect.poll(() => options().locator(".hit-excerpt").count()).toBeGreaterThan(0);
  await page.keyboard.press("ArrowUp");
  expect(await box().getAttribute("aria-activedescendant")).toBe(null);
  await expect.poll(told).toBe("Усі результати");
  await expect.poll(ground).not.toBe(before);
  await page.keyboard.press("Enter");
  await page.waitForURL("**/uk/search?q=*");
  await expect.poll(() => box().inputValue()).toBe("");
  await expect.poll(() => page.locator(".search-results li").count()).toBeGreaterThan(8);
});

test("a hit tells where it is; hits of operations their method and path", async () => {
  await open("/docs/intro");
  await searchFor("get room by id");
  const hit = options().filter({ hasText: "GET" }).first();
  expect(await hit.locator(".method").textContent()).toBe("GET");
  expect(await hit.locator(".hit-path").textContent()).toContain("/rooms/{id}");
  expect(await hit.locator(".hit-parents").textContent()).not.toBe("");
  expect(await hit.locator("mark").count()).toBeGreaterThan(0);
  await expect.poll(() => options().locator(".hit-excerpt").count()).toBeGreaterThan(0);
});

test.each([
  ["", "a typing mistake and the glossary", { thermsotat: "thermostat", датчик: "sensor" }],
  [
    "/uk",
    "another case, the other keyboard layout, Latin letters, the other language and the glossary",
    {
      термостатами: "термостат",
      nthvjcnfn: "термостат",
      termostat: "термостат",
      thermostat: "термостат",
      sensor: "датчик",
    },
  ],
] as const)("in %s/ words are found by %s too", async (prefix, _, queries) => {
  await open(`${prefix}/docs/intro`);
  for (const [query, found] of Object.entries(queries)) {
    await box().fill("");
    await expect.poll(() => options().count()).toBe(0);
    await searchFor(query);
    await expect
      .poll(async () => (await options().allTextContents()).join(" ").toLowerCase(), { message: query })
      .toContain(found);
  }
});

test.each([
  ["", 'Nothing found for "qqxzzy". Check the spelling', "Remove the marks"],
  ["/uk", "За запитом «qqxzzy» нічого не знайдено. Перевірте написання", "Прибрати позначення"],
])(
  "words without a hit are named; words of a hit are marked on its page until the reader removes them (%s)",
  async (prefix, none, clear) => {
    await open(`${prefix}/docs/intro`);
    await box().click();
    await page.keyboard.type("qqxzzy");
    await expect.poll(() => page.locator(".search-panel").textContent()).toContain(none);
    await box().fill("govee");
    await expect.poll(() => options().count()).toBeGreaterThan(0);
    await options().filter({ hasText: "Govee" }).first().locator("a").click();
    await expect.poll(() => page.url()).toContain("govee");
    await expect.poll(() => page.locator("main mark").count()).toBeGreaterThan(1);
    expect((await page.locator("main mark").first().textContent())?.toLowerCase()).toContain("govee");
    await page.getByRole("button", { name: clear }).click();
    expect(await page.locator("main mark").count()).toBe(0);
    await page.reload();
    await page.waitForTimeout(300);
    expect(await page.locator("main mark").count()).toBe(0);
    expect(problems).toEqual([]);
  },
);

test("what hides a hit opens, and the hit is scrolled to", async () => {
  await open("/uk/docs/intro");
  await searchFor("leaseSeconds");
  await options().locator('a[href$="/get-device-actions-by-id"]').first().click();
  await expect.poll(() => page.url()).toContain("get-device-actions-by-id");
  const inView = () =>
    page.locator("main mark").evaluateAll((marks) =>
      marks.some((mark) => {
        const { top, bottom } = mark.getBoundingClientRect();
        return mark.checkVisibility() && top > 0 && bottom < innerHeight;
      }),
    );
  await expect.poll(inView).toBe(true);
  expect(problems).toEqual([]);
});

test("marks are there after a full load too, and go by Escape and with the next page", async () => {
  await page.addInitScript(() => Reflect.deleteProperty(window, "navigation"));
  await open("/docs/intro");
  await searchFor("govee");
  await options().filter({ hasText: "Govee" }).first().locator("a").click();
  await expect.poll(() => page.locator("main mark").count()).toBeGreaterThan(1);
  expect(indexFiles().length).toBe(2);
  await page.keyboard.press("Escape");
  expect(await page.locator("main mark").count()).toBe(0);
});

test.each([
  "{",
  "null",
  "5",
  '{"href":"/docs/intro","terms":5}',
  '{"href":"/docs/intro","terms":"a e i"}',
  '{"href":"/docs/intro","terms":[5,null,{}]}',
  '{"href":"http://","terms":["a"]}',
])("stored marks of another form, %s, mark nothing, are forgotten, and the box works", async (stored) => {
  await page.addInitScript((text) => sessionStorage.setItem("hubdocs.marks", text), stored);
  await open("/docs/intro");
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem("hubdocs.marks"))).toBeNull();
  expect(problems).toEqual([]);
  await searchFor("govee");
  await options().first().waitFor();
  expect(await page.getByRole("alert").count()).toBe(0);
  expect(await page.locator("main mark").count()).toBe(0);
});

test("a hit opens in another tab when the reader asks for that", async () => {
  await open("/docs/intro");
  await searchFor("govee");
  const href = await options().first().locator("a").getAttribute("href");
  // Some browsers tell of the request, others of the tab.
  const asked: string[] = [];
  const note = (url: string): unknown => URL.canParse(url) && asked.push(new URL(url).pathname);
  page.context().on("request", (request) => request.isNavigationRequest() && note(request.url()));
  page.context().on("page", (tab) => note(tab.url()));
  await options()
    .first()
    .locator("a")
    .click({ modifiers: ["ControlOrMeta"] });
  await expect.poll(() => asked).toContain(href?.replace(/#.*/, ""));
  expect(page.url()).toContain("/docs/intro");
  expect(await box().inputValue()).toBe("govee");
});

test.each([
  ["", "Search is not available", "Try again"],
  ["/uk", "Пошук недоступний", "Спробувати ще раз"],
])("an index that does not come is told, with a button to ask again (%s)", async (prefix, message, button) => {
  let isBroken = true;
  await page.route("**/search-doc-*.json", (route) => (isBroken ? route.fulfill({ status: 500 }) : route.continue()));
  await open(`${prefix}/docs/intro`);
  await box().click();
  await page.keyboard.type("govee");
  await expect.poll(() => page.getByRole("alert").textContent()).toContain(message);
  isBroken = false;
  // A pointer on its way to the button does not take the button away.
  await page.getByRole("button", { name: button }).hover();
  await page.waitForTimeout(200);
  expect(await page.getByRole("alert").count()).toBe(1);
  // The button goes, and who has pressed it is back in the field.
  await page.getByRole("button", { name: button }).press("Enter");
  await expect.poll(() => options().count()).toBeGreaterThan(0);
  expect(await box().evaluate((field) => field === document.activeElement)).toBe(true);
});

test("results that did not come are asked for again, the focus on the field then", async () => {
  let isBroken = true;
  await page.route("**/search-doc-*.json", (route) => (isBroken ? route.fulfill({ status: 500 }) : route.continue()));
  await open("/search?q=govee");
  const again = page.getByRole("button", { name: "Try again" });
  await again.waitFor();
  isBroken = false;
  await again.press("Enter");
  await expect.poll(() => page.locator(".search-results li").count()).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.activeElement?.matches(".search-results input"))).toBe(true);
});

test.each(["/docs/intro", "/search?q=govee"])(
  "hits stay when the texts for excerpts do not come (%s)",
  async (path) => {
    await page.route("**/assets/search/**", (route) => route.fulfill({ status: 503 }));
    await open(path);
    const hits = path === "/docs/intro" ? options() : page.locator(".search-results li");
    if (path === "/docs/intro") await searchFor("govee");
    await expect.poll(() => hits.count()).toBeGreaterThan(0);
    await page.waitForTimeout(300);
    expect(await hits.first().textContent()).toContain("Govee");
    expect(await page.getByRole("alert").count()).toBe(0);
  },
);

test.each([
  ["/search?q=hub", /^Show \d+ more$/],
  ["/uk/search?q=сцена", /^Показати ще \d+$/],
])(
  "all results of %s can be reached: a button adds some, and the focus goes to the first of them",
  async (path, name) => {
    await open(path);
    const results = page.locator(".search-results li");
    await expect.poll(() => results.count()).toBe(50);
    const told = Number.parseInt(await page.locator(".search-results [role=status]").innerText(), 10);
    const more = page.getByRole("button", { name });
    const reach = async (shown: number): Promise<void> => {
      expect(await results.count()).toBe(shown);
      if (shown === told) return;
      await more.press("Enter");
      const next = Math.min(told, shown + 50);
      await expect.poll(() => results.count()).toBe(next);
      await expect
        .poll(() =>
          results
            .nth(shown)
            .locator("a")
            .evaluate((link) => link === document.activeElement),
        )
        .toBe(true);
      await reach(next);
    };
    await reach(50);
    expect(told).toBeGreaterThan(50);
    expect(await more.count()).toBe(0);
    const hrefs = await results.locator("a").evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect(new Set(hrefs).size).toBe(told);
    // Another query begins with its first results, and leaves the focus in the field.
    await page.locator(".search-results input").fill(path.startsWith("/uk") ? "хаб" : "scene");
    await expect.poll(() => results.count()).toBe(50);
    expect(await page.evaluate(() => document.activeElement?.matches(".search-results input"))).toBe(true);
  },
);

test("a hit of a section names the page, then the headings, each word apart", async () => {
  await open("/docs/intro");
  await searchFor("Control a thermostat: set");
  const hit = page.getByRole("option", {
    name: "Introduction Switch a light on Control a thermostat: set its temperature",
  });
  await expect.poll(() => hit.count()).toBe(1);
});

test("texts of a query are never markup", async () => {
  await open("/docs/intro");
  await box().click();
  await page.keyboard.insertText('<img src=x onerror="window.pwned=1">');
  await page.waitForTimeout(500);
  await open(`/search?q=${encodeURIComponent('"><script>window.pwned=1</script>')}`);
  await page.waitForTimeout(500);
  expect(await page.evaluate("window.pwned")).toBeUndefined();
  expect(await page.locator("main img").count()).toBe(0);
});

test.each([
  ["", "All results", "results", "Search Ctrl+K", "Home page"],
  ["/uk", "Усі результати", "результат", "Пошук Ctrl+K", "Головна сторінка"],
])(
  "all results of a query have a page of their own, which can be linked (%s)",
  async (prefix, all, words, idle, home) => {
    await open(`${prefix}/docs/intro`);
    await searchFor("device");
    const told = (await page.locator(".search [role=status]").textContent()) ?? "";
    const few = await options().count();
    await page.getByRole("link", { name: all }).click();
    await expect.poll(() => page.url()).toContain(`${prefix}/search?q=device`);
    const results = page.locator(".search-results li");
    await expect.poll(() => results.count()).toBeGreaterThan(few);
    expect(await page.locator(".search-results [role=status]").textContent()).toContain(words);
    // Both tell of all that was found, not only of what they list.
    expect(await page.locator(".search-results [role=status]").textContent()).toBe(told);
    expect(Number.parseInt(told, 10)).toBeGreaterThan(await results.count());
    await page.reload();
    await expect.poll(() => results.count()).toBeGreaterThan(few);
    expect(await box().getAttribute("placeholder")).toBe(idle);
    await page.locator(".search-results input").fill("qqxzzy");
    expect(await page.getByRole("link", { name: home }).last().getAttribute("href")).toBe(`${prefix}/`);
    await page.locator(".search-results input").fill("govee");
    await expect.poll(() => page.url()).toContain("q=govee");
    await expect.poll(async () => (await results.first().textContent()) ?? "").toContain("Govee");
    await results.first().locator("a").click();
    await expect.poll(() => page.locator("main mark").count()).toBeGreaterThan(0);
    await page.goBack();
    await expect.poll(() => results.count()).toBeGreaterThan(0);
  },
);

test("hits do not leave the window at 320 pixels", async () => {
  await page.context().close();
  await newPage(320);
  await open("/uk/docs/intro");
  await searchFor("термостат");
  const panel = await page.locator(".search-panel").boundingBox();
  expect(panel?.x).toBeGreaterThanOrEqual(0);
  expect((panel?.x ?? 0) + (panel?.width ?? 999)).toBeLessThanOrEqual(320);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});

test("whoever types is told that the script of the box did not come, and what was typed is answered after another try", async () => {
  await page.route("**/islands/Search.*", (route) => route.abort());
  await open("/docs/intro");
  await box().click();
  await page.getByRole("alert").waitFor();
  const header = await page.locator("header").boundingBox();
  expect(header?.height).toBeLessThanOrEqual(61);
  await box().pressSequentially("lua");
  await page.unroute("**/islands/Search.*");
  await page.getByRole("alert").getByRole("button").click();
  await expect.poll(() => page.getByRole("alert").count()).toBe(0);
  await box().click();
  await expect.poll(() => options().count()).toBeGreaterThan(0);
  expect(await page.getByRole("alert").count()).toBe(0);
});

test.each([
  ["/docs/intro", "Search is not available.Retry"],
  ["/uk/docs/intro", "Пошук недоступний.Повторити"],
])("without a connection the box of %s says so in its language", async (path, told) => {
  await open(path);
  await page.context().setOffline(true);
  await box().click();
  await page.getByRole("alert").waitFor();
  await box().pressSequentially("lua");
  expect(await page.getByRole("alert").textContent()).toBe(told);
});
