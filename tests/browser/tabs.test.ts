// Tabs, folded details and headings: what is chosen, what is found, what an address opens.
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bringAxe, brokenRulesIn } from "./axeRuns.ts";
import { openShellSite, type ShellSite } from "./shellSite.ts";

let site: ShellSite;

beforeAll(async () => {
  site = await openShellSite();
});
afterAll(() => site?.close());

const path = "/docs/next/tabs";
const tab = (page: Page, name: string, index = 0) => page.getByRole("tab", { name }).nth(index);
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

test("each tab names its panel and each panel its tab", async () => {
  const page = await site.open(path);
  const pairs = await page.getByRole("tab").evaluateAll((tabs) =>
    tabs.map((own) => {
      const panel = document.getElementById(own.getAttribute("aria-controls") ?? "");
      return panel?.getAttribute("aria-labelledby") === own.id && panel.getAttribute("role") === "tabpanel";
    }),
  );
  expect(pairs.length).toBe(7);
  expect(pairs.every(Boolean)).toBe(true);
  await page.context().close();
});

test("groups with the same labels break no rule of accessibility, whichever tab is chosen", async () => {
  const page = await site.open("/");
  await bringAxe(page);
  await page.goto(site.host.url + path);
  expect(await brokenRulesIn(page, "main")).toEqual([]);
  await tab(page, "Windows").click();
  expect(await brokenRulesIn(page, "main")).toEqual([]);
  await page.context().close();
});

test("keys: arrows go round, Home and End go to the ends, Enter and Space choose, Tab leaves", async () => {
  const page = await site.open(path);
  const selected = (name: string) => tab(page, name, name === "Mac" ? 0 : 1).getAttribute("aria-selected");
  await tab(page, "Linux", 1).focus();
  for (const [key, name] of [
    ["ArrowRight", "Windows"],
    ["ArrowRight", "Mac"],
    ["ArrowRight", "Linux"],
    ["ArrowLeft", "Mac"],
    ["Home", "Linux"],
    ["End", "Mac"],
  ] as const) {
    await page.keyboard.press(key);
    expect(await focused(page), key).toBe(name);
  }
  expect(await selected("Linux"), "moving chooses nothing").toBe("true");
  await page.keyboard.press("Space");
  expect([await selected("Linux"), await selected("Mac")]).toEqual(["false", "true"]);
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
  expect([await selected("Windows"), await selected("Mac")]).toEqual(["true", "false"]);
  expect(await tab(page, "Windows", 1).getAttribute("tabindex")).toBe("0");
  expect(await tab(page, "Mac").getAttribute("tabindex")).toBe("-1");
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.getAttribute("role"))).not.toBe(null);
  await page.context().close();
});

test("keys with modifiers are the browser's: Alt and an arrow go back", async () => {
  const page = await site.open(path);
  await tab(page, "Linux", 1).focus();
  await page.keyboard.press("Alt+ArrowLeft");
  await page.keyboard.press("Control+End");
  expect(await focused(page)).toBe("Linux");
  await page.context().close();
});

test("where text runs from right to left the left arrow goes to the tab on the left", async () => {
  const page = await site.open(path);
  await page.evaluate(() => document.documentElement.setAttribute("dir", "rtl"));
  await tab(page, "Linux", 1).focus();
  for (const [key, name] of [
    ["ArrowLeft", "Windows"],
    ["ArrowLeft", "Mac"],
    ["ArrowLeft", "Linux"],
    ["ArrowRight", "Mac"],
  ] as const) {
    await page.keyboard.press(key);
    expect(await focused(page), key).toBe(name);
  }
  await page.context().close();
});

test("a group is chosen everywhere on the page, in other browser tabs, and on the next visit", async () => {
  const page = await site.open(path);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await tab(page, "Windows").click();
  expect(await page.getByText("Second Windows").isVisible()).toBe(true);
  await expect.poll(() => other.getByText("Second Windows").isVisible()).toBe(true);
  await tab(other, "Mac").click();
  expect(await other.getByText("Short.").isVisible(), "a block without that value stays as it is").toBe(true);
  await expect.poll(() => page.getByText("Second Mac").isVisible()).toBe(true);
  await page.reload();
  expect(await page.getByText("Second Mac").isVisible()).toBe(true);
  expect(await tab(page, "First").getAttribute("aria-selected"), "tabs without a group are their own").toBe("true");
  await page.context().close();
});

test("what is clicked stays where it is while the group changes above it", async () => {
  const page = await site.open(path);
  await page.evaluate(() => scrollTo(0, 700));
  const clicked = tab(page, "Windows", 1);
  const top = () => clicked.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const before = await top();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await clicked.evaluate((element: HTMLElement) => element.click());
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(height);
  expect(await top()).toBe(before);
  await page.context().close();
});

describe("an address that leads into what is hidden", () => {
  const isSeen = (page: Page, id: string) =>
    page.locator(`#${id}`).evaluate((heading) => {
      const { top } = heading.getBoundingClientRect();
      return heading.checkVisibility({ contentVisibilityAuto: true }) && top >= 0 && top < innerHeight;
    });

  test.each([
    ["a panel that is not selected", "deep"],
    ["folded details", "fold"],
  ])("opens %s, on the first load and later", async (_, id) => {
    const page = await site.open(`${path}#${id}`);
    await expect.poll(() => isSeen(page, id)).toBe(true);
    await page.goto(site.host.url + path);
    await page.evaluate((hash) => {
      location.hash = hash;
    }, id);
    await expect.poll(() => isSeen(page, id)).toBe(true);
    await page.context().close();
  });

  test("chooses nothing for later pages", async () => {
    const page = await site.open(`${path}#deep`);
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("tab")))).toEqual([]);
    await page.context().close();
  });
});

test("the browser's search in the page finds and opens a panel that is not selected", async () => {
  const page = await site.open(path);
  const panel = page.locator("[role=tabpanel][hidden]").filter({ hasText: "zyzzyva" });
  expect(await panel.getAttribute("hidden")).toBe("until-found");
  // What the browser does when its search comes upon the text.
  await panel.evaluate((section) => section.dispatchEvent(new Event("beforematch", { bubbles: true })));
  expect(await tab(page, "Second").getAttribute("aria-selected")).toBe("true");
  expect(await page.getByText("zyzzyva").isVisible()).toBe(true);
  await page.context().close();
});

test("details open and close by keyboard, moving unless motion is unwelcome", async () => {
  const page = await site.open(path);
  const summary = page.locator("main details summary", { hasText: "Folded" });
  const text = page.getByText("Folded text.");
  await summary.press("Enter");
  await expect.poll(() => text.isVisible()).toBe(true);
  await summary.press("Space");
  await expect.poll(() => text.isVisible()).toBe(false);
  await page.context().close();
});

test.each([
  ["/docs/next/intro", "Link to section “Part 2”", "#part-2"],
  ["/uk/docs/next/intro", "Посилання на розділ «Розділ 2»", `#${encodeURIComponent("розділ-2")}`],
])("at %s links of headings are named after them and lead to them", async (address, name, hash) => {
  const page = await site.open(address);
  const link = page.locator("main").getByRole("link", { name, exact: true });
  await link.focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => new URL(page.url()).hash).toBe(hash);
  expect(await page.locator("h2").nth(1).innerText(), "the link is no part of the heading").toMatch(/^\S+ 2$/);
  await page.context().close();
});

describe("tabs that the address may choose", () => {
  const chosen = (page: Page) => page.locator('main [role="tab"][aria-selected="true"]').innerText();

  test("show what it asks for, whatever is remembered, and what they have when it asks for something else", async () => {
    const page = await site.open("/docs/next/secret");
    expect(await chosen(page)).toBe("Left");
    await page.goto(`${site.host.url}/docs/next/secret?side=right`);
    expect(await chosen(page)).toBe("Right");
    await page.evaluate(() => localStorage.setItem("hubdocs.tab.side", "right"));
    await page.goto(`${site.host.url}/docs/next/secret?side=left`);
    expect(await chosen(page)).toBe("Left");
    await page.goto(`${site.host.url}/docs/next/secret?side=up`);
    expect(await chosen(page)).toBe("Right");
    await page.context().close();
  });

  test("put a choice into it, beside what is there and without a step of the history", async () => {
    const page = await site.open("/uk/docs/next/secret?x=1#y");
    const steps = await page.evaluate(() => history.length);
    await page.getByRole("tab", { name: "Right" }).click();
    expect(page.url()).toBe(`${site.host.url}/uk/docs/next/secret?x=1&side=right#y`);
    expect(await page.evaluate(() => history.length)).toBe(steps);
    await page.reload();
    expect(await chosen(page)).toBe("Right");
    await page.context().close();
  });
});
