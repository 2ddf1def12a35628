// What a reader sees of the portal's static pages, in a real browser.
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { servedPortal } from "./servedPortal.ts";

const portal = servedPortal();

interface Visit {
  readonly width?: number;
  readonly javaScript?: boolean;
  readonly theme?: "light" | "dark";
}

async function visit(
  path: string,
  { width = 1280, javaScript = true, theme }: Visit,
  look: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await portal.browser.newContext({ viewport: { width, height: 800 }, javaScriptEnabled: javaScript });
  try {
    const page = await context.newPage();
    if (theme !== undefined) await page.addInitScript((mode) => localStorage.setItem("theme", mode), theme);
    await page.goto(portal.origin + path);
    await look(page);
  } finally {
    await context.close();
  }
}

test("the first focusable element is the skip link, in the page's language", async () => {
  for (const [path, label] of [
    ["/docs/intro", "Skip to main content"],
    ["/uk/docs/intro", "Перейти до головного вмісту"],
  ] as const) {
    await visit(path, {}, async (page) => {
      await page.keyboard.press("Tab");
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(label);
    });
  }
});

test("a page has one main, named navigation, and the current page marked", async () => {
  await visit("/docs/lua-plugins/repo/govee", {}, async (page) => {
    expect(await page.locator("main").count()).toBe(1);
    expect(await page.locator('aside nav[aria-label*="sidebar"] [aria-current="page"]').allInnerTexts()).toEqual([
      "Govee",
    ]);
    expect(await page.locator('nav[aria-label="Breadcrumbs"]').innerText()).toContain("Plugin catalogue");
    expect(await page.locator('nav[aria-label="Docs pages"] a[rel="prev"]').innerText()).toContain("Google Nest");
    expect(await page.locator('nav[aria-label="Docs pages"] a[rel="next"]').innerText()).toContain(
      "Mitsubishi MELCloud",
    );
    expect(await page.locator('nav[aria-label="On this page"] a').count()).toBeGreaterThan(5);
    expect(await page.locator('aside li button[aria-expanded="true"]').count()).toBe(2);
  });
});

describe("without JavaScript", () => {
  test("every page can be read, and the guide's pages reached", async () => {
    await visit("/uk/docs/intro", { javaScript: false }, async (page) => {
      expect(await page.locator("main h1").isVisible()).toBe(true);
      expect(await page.locator("main pre").first().isVisible()).toBe(true);
      const link = page.locator('aside a[href="/uk/docs/lua-plugins/repo/govee"]');
      expect(await link.isVisible()).toBe(true);
      await link.click();
      expect(await page.title()).toBe("Govee | Домівка");
      expect(await page.locator('a[hreflang="en"]').first().getAttribute("href")).toBe("/docs/lua-plugins/repo/govee");
    });
  });

  test("buttons that need scripts are not offered", async () => {
    await visit("/docs/intro", { javaScript: false }, async (page) => {
      expect(await page.getByRole("button", { name: "Copy" }).count()).toBe(0);
    });
  });
});

test("the chosen colour mode is there before the first paint and can be changed", async () => {
  await visit("/docs/intro", { theme: "dark" }, async (page) => {
    expect(await page.locator("html").getAttribute("data-theme")).toBe("dark");
    const background = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    await page
      .locator("header .color-mode, header button[data-color-mode], header button:has(.icon-sun)")
      .first()
      .click();
    expect(await page.locator("html").getAttribute("data-theme")).toBe("light");
    expect(await page.evaluate(() => localStorage.getItem("theme"))).toBe("light");
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).not.toBe(background);
  });
});
