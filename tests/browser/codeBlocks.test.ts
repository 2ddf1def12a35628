// Code blocks: copying and wrapping.
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openShellSite, type ShellSite } from "./shellSite.ts";

let site: ShellSite;

beforeAll(async () => {
  site = await openShellSite();
});
afterAll(() => site?.close());

const blockOf = (page: Page, index: number) => page.locator(".code").nth(index);

describe.each([
  ["/docs/next/code", "Copy", "Copied", "Could not copy", "Toggle word wrap"],
  ["/uk/docs/next/code", "Копіювати", "Скопійовано", "Не вдалося скопіювати", "Переносити рядки"],
])("at %s", (path, copy, copied, failed, wrap) => {
  test("copies the code alone, says so for two seconds to eyes and ears, and starts anew on a second click", async () => {
    const page = await site.open(path, { permissions: ["clipboard-read", "clipboard-write"] });
    const button = blockOf(page, 0).locator(".code-copy");
    expect(await button.innerText()).toBe(copy);
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(60_000);
    await button.press("Enter");
    await expect.poll(() => button.innerText()).toBe(copied);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      'const short = 1;\nconst two = "for windows";',
    );
    await page.clock.runFor(60);
    expect(await page.locator("#live").innerText()).toBe(copied);
    await page.clock.runFor(1800);
    await button.press("Enter");
    // The clipboard answers in its own time.
    await page.evaluate(() => navigator.clipboard.readText());
    await page.clock.runFor(1900);
    expect(await button.innerText()).toBe(copied);
    await page.clock.runFor(200);
    expect(await button.innerText()).toBe(copy);
    await page.context().close();
  });

  test("says when copying fails", async () => {
    const page = await site.open(path);
    await page.evaluate(() => {
      Object.defineProperty(navigator, "clipboard", { value: undefined });
      document.execCommand = () => false;
    });
    const button = blockOf(page, 0).locator(".code-copy");
    await button.click();
    await expect.poll(() => button.innerText()).toBe(failed);
    await expect.poll(() => page.locator("#live").innerText()).toBe(failed);
    await page.context().close();
  });

  test("offers wrapping only where lines are too long, and tells its state", async () => {
    const page = await site.open(path);
    expect(await blockOf(page, 0).getByRole("button", { name: wrap }).count()).toBe(0);
    const button = blockOf(page, 1).getByRole("button", { name: wrap });
    expect(await button.getAttribute("aria-pressed")).toBe("false");
    const overflows = () =>
      blockOf(page, 1)
        .locator("pre")
        .evaluate((pre) => pre.scrollWidth > pre.clientWidth);
    expect(await overflows()).toBe(true);
    await button.press("Space");
    expect(await button.getAttribute("aria-pressed")).toBe("true");
    expect(await overflows()).toBe(false);
    await button.press("Space");
    expect(await overflows()).toBe(true);
    await page.context().close();
  });
});

test("wrapping is offered when the window shrinks, and what scrolls can be scrolled by keyboard", async () => {
  const page = await site.open("/docs/next/code");
  const wrap = blockOf(page, 0).locator(".code-wrap");
  const pre = blockOf(page, 0).locator("pre");
  await expect.poll(() => pre.getAttribute("tabindex")).toBe(null);
  expect(await wrap.isVisible()).toBe(false);
  await page.setViewportSize({ width: 240, height: 700 });
  await expect.poll(() => wrap.isVisible()).toBe(true);
  expect([await pre.getAttribute("tabindex"), await pre.getAttribute("role")]).toEqual(["0", "group"]);
  await page.setViewportSize({ width: 1280, height: 700 });
  await expect.poll(() => wrap.isVisible()).toBe(false);
  await expect.poll(() => pre.getAttribute("tabindex")).toBe(null);
  await page.context().close();
});

test("wrapping is offered in a tab when it is chosen", async () => {
  const page = await site.open("/docs/next/tabs");
  await page.getByRole("tab", { name: "Second" }).click();
  await expect.poll(() => page.locator(".tabs .code-wrap").isVisible()).toBe(true);
  await page.context().close();
});

test("line numbers are neither selected nor copied", async () => {
  const page = await site.open("/docs/next/code");
  const selected = await blockOf(page, 0)
    .locator("code")
    .evaluate((code) => {
      getSelection()?.selectAllChildren(code);
      return getSelection()
        ?.toString()
        .trim()
        .split(/\s*\n\s*/);
    });
  expect(selected).toEqual(["const short = 1;", 'const two = "for windows";']);
  await page.context().close();
});

test("a copied passage has the code and its title in it, not the labels of buttons", async () => {
  const page = await site.open("/docs/next/code", { permissions: ["clipboard-read", "clipboard-write"] });
  await page.locator("main").evaluate((main) => getSelection()?.selectAllChildren(main));
  await page.keyboard.press("ControlOrMeta+c");
  const selected = await page.evaluate(() => navigator.clipboard.readText());
  expect(selected).toContain("long.js");
  expect(selected).toContain('const two = "for windows";');
  expect(selected).not.toMatch(/^Copy$/m);
  await page.context().close();
});

test("buttons are visible without hovering, also on touch screens", async () => {
  const page = await site.open("/docs/next/code", {
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 700 },
  });
  const buttons = blockOf(page, 1).locator("button");
  const look = (): Promise<unknown> =>
    buttons.evaluateAll((all) => all.map((button) => [button.checkVisibility(), getComputedStyle(button).opacity]));
  // The button for wrapping comes when the script has measured the lines.
  await expect.poll(look).toEqual([
    [true, "1"],
    [true, "1"],
  ]);
  await page.context().close();
});

test("on paper code wraps, and buttons, header and sidebar are left out", async () => {
  const page = await site.open("/docs/next/code");
  await page.emulateMedia({ media: "print" });
  const pre = blockOf(page, 1).locator("pre");
  expect(await pre.evaluate((element) => getComputedStyle(element).whiteSpace)).toBe("pre-wrap");
  expect(await pre.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(false);
  for (const hidden of [".code-copy", "header", "aside", ".announcement", ".back-to-top"]) {
    expect(await page.locator(hidden).first().isVisible(), hidden).toBe(false);
  }
  await page.context().close();
});

test("a line of a diff has the sign of its text, one that is marked in other code gets a sign", async () => {
  const page = await site.open("/docs/next/code");
  const signOf = (language: string): Promise<string> =>
    page
      .locator(".code code")
      .first()
      .evaluate((code, name) => {
        code.setAttribute("class", `language-${name}`);
        code.innerHTML = '<span class="line added">+ two</span>';
        return getComputedStyle(code.firstElementChild ?? code, "::after").content;
      }, language);
  expect(await signOf("diff")).toBe("none");
  expect(await signOf("patch")).toBe("none");
  expect(await signOf("js")).toBe('"+"');
  await page.context().close();
});
