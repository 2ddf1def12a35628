// Light and dark, and what the page does without the browser's storage.
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openShellSite, type ShellSite } from "./shellSite.ts";

let site: ShellSite;

beforeAll(async () => {
  site = await openShellSite();
});
afterAll(() => site?.close());

const modeOf = (page: Page) => page.locator("html").getAttribute("data-theme");
const storedIn = (page: Page) => page.evaluate(() => localStorage.getItem("theme"));
const toggle = (page: Page) => page.locator("header .color-mode-switch");
/** What the switch is called, and what a mouse that rests on it is told. */
const labels = (page: Page) => toggle(page).evaluate((button: HTMLElement) => [button.ariaLabel, button.title]);

test.each([
  ["/about", "Colour mode: light. Switch", "Colour mode: dark"],
  ["/uk/about", "Режим кольорів: світлий. Змінити", "Режим кольорів: темний"],
])("at %s the switch says what it does and which mode is on, works by keyboard and is kept", async (path, ...names) => {
  const [light = "", dark = ""] = names;
  const page = await site.open(path);
  expect([await modeOf(page), await storedIn(page)]).toEqual(["light", null]);
  expect(await labels(page)).toEqual([light, light]);
  await page.getByRole("button", { name: light }).press("Enter");
  expect([await modeOf(page), await storedIn(page)]).toEqual(["dark", "dark"]);
  expect(await labels(page)).toEqual([expect.stringContaining(dark), expect.stringContaining(dark)]);
  await page.reload();
  expect(await modeOf(page)).toBe("dark");
  expect(await labels(page)).toEqual([expect.stringContaining(dark), expect.stringContaining(dark)]);
  await toggle(page).press("Space");
  expect([await modeOf(page), await storedIn(page)]).toEqual(["light", "light"]);
  await page.context().close();
});

test("a choice reaches other tabs at once; deleting it changes nothing", async () => {
  const page = await site.open("/about");
  const other = await page.context().newPage();
  await other.goto(page.url());
  await toggle(page).click();
  await expect.poll(() => modeOf(other)).toBe("dark");
  await page.evaluate(() => localStorage.removeItem("theme"));
  await other.evaluate(() => new Promise(requestAnimationFrame));
  expect(await modeOf(other)).toBe("dark");
  await page.evaluate(() => localStorage.setItem("theme", "foo"));
  await other.evaluate(() => new Promise(requestAnimationFrame));
  expect(await modeOf(other), "nor does another value").toBe("dark");
  await page.context().close();
});

test("a page that Back brings out of the browser's memory has the mode that was chosen meanwhile", async () => {
  const page = await site.open("/about");
  // A page in memory hears nothing of what other pages store. The browser of the tests keeps none, so this does as if.
  await page.evaluate(() => localStorage.setItem("theme", "dark"));
  expect(await modeOf(page)).toBe("light");
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  expect(await modeOf(page)).toBe("dark");
  await page.context().close();
});

test("the address can ask for a mode; that is no choice", async () => {
  const page = await site.open("/about?theme=dark");
  expect([await modeOf(page), await storedIn(page)]).toEqual(["dark", null]);
  await page.goto(`${site.host.url}/about?theme=foo`);
  expect(await modeOf(page)).toBe("light");
  await page.context().close();
});

test("a stored value that is no mode counts as none", async () => {
  const page = await site.open("/about");
  await page.evaluate(() => localStorage.setItem("theme", "foo"));
  await page.reload();
  expect(await modeOf(page)).toBe("light");
  await page.context().close();
});

test("a change of the system neither changes nor forgets the choice", async () => {
  const page = await site.open("/about");
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await modeOf(page), "the option is off").toBe("light");
  await toggle(page).click();
  await page.emulateMedia({ colorScheme: "light" });
  expect([await modeOf(page), await storedIn(page)]).toEqual(["dark", "dark"]);
  await page.context().close();
});

test("form controls, scrollbars and the browser's frame follow", async () => {
  const page = await site.open("/about");
  const look = () =>
    page.evaluate(() => {
      const { colorScheme, backgroundColor } = getComputedStyle(document.documentElement);
      const frame = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')?.content;
      return { colorScheme, isFrameSame: frame === backgroundColor };
    });
  await expect.poll(look).toEqual({ colorScheme: "light", isFrameSame: true });
  await toggle(page).click();
  await expect.poll(look).toEqual({ colorScheme: "dark", isFrameSame: true });
  await page.context().close();
});

describe("a site that follows the system, with a namespace", () => {
  let address: string;
  beforeAll(async () => {
    address = `${await site.buildBeside({ colorMode: { respectSystem: true }, storageNamespace: "hub-a." })}/about`;
  });

  test("follows it live while nothing is chosen, and no longer afterwards", async () => {
    const page = await site.open(address, { colorScheme: "dark" });
    expect(await modeOf(page)).toBe("dark");
    expect(await page.evaluate(() => localStorage.getItem("hub-a.theme"))).toBe(null);
    await page.emulateMedia({ colorScheme: "light" });
    await expect.poll(() => modeOf(page)).toBe("light");
    await toggle(page).click();
    await page.emulateMedia({ colorScheme: "dark" });
    await page.emulateMedia({ colorScheme: "light" });
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await modeOf(page)).toBe("dark");
    await page.context().close();
  });

  test("keeps under keys of its own, before the first paint and in all tabs", async () => {
    const page = await site.open(address);
    await page.evaluate(() => localStorage.setItem("theme", "dark"));
    await page.reload();
    expect(await modeOf(page), "another site's choice").toBe("light");
    const other = await page.context().newPage();
    await other.goto(page.url());
    await toggle(page).click();
    await expect.poll(() => modeOf(other)).toBe("dark");
    await page.locator(".announcement button").click();
    await page.reload();
    expect([await modeOf(page), await page.locator(".announcement").isVisible()]).toEqual(["dark", false]);
    expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual([
      "hub-a.hubdocs.announcement.dismissed",
      "hub-a.hubdocs.announcement.id",
      "hub-a.theme",
      "theme",
    ]);
    await page.context().close();
  });
});

test("a site without the switch forgets the choice", async () => {
  const page = await site.open(`${await site.buildBeside({ colorMode: { disableSwitch: true } })}/about`);
  // Made while the site still had a switch.
  await page.evaluate(() => localStorage.setItem("theme", "dark"));
  await page.reload();
  expect([await modeOf(page), await storedIn(page)]).toEqual(["light", null]);
  expect(await page.locator(".color-mode-switch").count()).toBe(0);
  await page.context().close();
});

/** Ways in which browsers refuse storage. */
const refusals = {
  "throws when it is touched": () => {
    for (const name of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("denied", "SecurityError");
        },
      });
    }
  },
  "is full": () => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  },
  "is not there": () => {
    for (const name of ["localStorage", "sessionStorage"]) Object.defineProperty(window, name, { value: null });
  },
};

test.each(Object.entries(refusals))(
  "when storage %s all works for the session and one line says so",
  async (_, refuse) => {
    const page = await site.open("/about");
    const said: string[] = [];
    page.on("console", (message) => said.push(message.type()));
    page.on("pageerror", (error) => said.push(error.message));
    await page.addInitScript(refuse);
    await page.goto(`${site.host.url}/docs/next/tabs`);
    await toggle(page).click();
    expect(await modeOf(page)).toBe("dark");
    await page.locator("[data-announcement] button").click();
    await page.evaluate(() => document.dispatchEvent(new Event("hubdocs:page")));
    expect(await page.locator("[data-announcement]").isVisible()).toBe(false);
    await page.getByRole("tab", { name: "Windows" }).first().click();
    expect(await page.getByText("Second Windows").isVisible()).toBe(true);
    await page.getByRole("button", { name: "Chapter 1" }).click();
    await page.locator(".sidebar-hide").click();
    expect(await page.locator("aside nav").isVisible()).toBe(false);
    expect(said).toEqual(["warning"]);
    await page.context().close();
  },
);
