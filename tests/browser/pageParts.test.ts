// What surrounds a page, and what answers in it, after the page was changed by following a link.
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { answerFetch, isFirstDocument, openPortal, type Portal, seeHeading } from "./openPortal.ts";

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal?.close());

const link = (page: Page, href: string) => page.locator(`aside a[href="${href}"]`);
const toggles = (page: Page, isOpen: boolean) => page.locator(`aside nav [aria-expanded=${isOpen}]`);
const narrow = { viewport: { width: 390, height: 800 } };

test("the sidebar keeps what the reader opened and closed, and where it is scrolled to", async () => {
  await portal.visit("/docs/api/domivka-api", async (page) => {
    const all = await page.locator("aside nav [aria-expanded]").count();
    while ((await toggles(page, false).count()) > 0) await toggles(page, false).first().click();
    await toggles(page, true).nth(1).click();
    await expect.poll(() => page.locator(".is-moving").count()).toBe(0);
    await page.locator("#sidebar-nav").evaluate((nav) => nav.scrollTo(0, 600));
    const visible = page.locator('aside a[href="/docs/api/get-rooms"]');
    await visible.scrollIntoViewIfNeeded();
    const scrolled = await page.locator("#sidebar-nav").evaluate((nav) => nav.scrollTop);
    expect(scrolled).toBeGreaterThan(100);
    await visible.click();
    await seeHeading(page, /rooms/i);
    expect(await isFirstDocument(page)).toBe(true);
    expect(await page.locator("#sidebar-nav").evaluate((nav) => nav.scrollTop)).toBe(scrolled);
    expect(await toggles(page, true).count()).toBe(all - 1);
    expect(await page.locator("aside nav [aria-expanded]").nth(1).getAttribute("aria-expanded")).toBe("false");
  });
});

test("a category that becomes the page's own opens; one that the reader closed around the page stays closed", async () => {
  await portal.visit("/docs/intro", async (page) => {
    const category = page.locator('aside [aria-controls="sidebar-3"]');
    expect(await category.getAttribute("aria-expanded")).toBe("false");
    await link(page, "/docs/lua-plugins/").click();
    await seeHeading(page, /plugins/i);
    expect(await category.getAttribute("aria-expanded")).toBe("true");
    expect(await category.getAttribute("aria-label")).toContain("Close");
    await category.click();
    await page.locator('nav a[rel="next"]').click();
    await expect.poll(() => page.url()).toContain("generic_usage");
    await expect.poll(() => page.locator("main h1").textContent()).not.toMatch(/^Lua plugins$/);
    expect(await category.getAttribute("aria-expanded")).toBe("false");
    expect(await category.getAttribute("aria-label")).toContain("Open");
  });
});

test("the sidebar comes, goes and changes with the page", async () => {
  await portal.visit("/docs/intro", async (page) => {
    await page.locator(".navbar").getByRole("link", { name: "API reference" }).click();
    await seeHeading(page, /API/);
    expect(await page.locator("aside").getAttribute("data-sidebar")).toBe("openApiSidebar");
    expect(await page.locator(".navbar [aria-current=page]").innerText()).toBe("API reference");
    await page.locator(".navbar .brand").click();
    await expect.poll(() => page.locator("aside").count()).toBe(0);
    expect(await page.locator(".layout.with-sidebar").count()).toBe(0);
    expect(await page.locator(".navbar [aria-current=page]").count()).toBe(0);
    await page.goBack();
    await expect.poll(() => page.locator(".layout.with-sidebar > aside").count()).toBe(1);
    expect(await isFirstDocument(page)).toBe(true);
  });
});

test.each(["", "/uk"])("the menu of narrow screens closes when a link in it is followed (%s/)", async (base) => {
  await portal.visit(
    `${base}/docs/intro`,
    async (page) => {
      for (const [path, heading] of [
        ["/docs/lua-scenes", /Lua/],
        ["/docs/intro", /^((?!Lua).)*$/],
      ] as const) {
        await page.locator(".menu-toggle").click();
        await page.locator(`dialog aside a[href="${base}${path}"]`).click();
        await seeHeading(page, heading);
        await expect.poll(() => page.locator("dialog[open]").count()).toBe(0);
        await expect.poll(() => page.locator(".layout > aside").count()).toBe(1);
        expect(await page.locator("aside").count()).toBe(1);
        expect(await page.locator(".menu-toggle").getAttribute("aria-expanded")).toBe("false");
        expect(await page.evaluate(() => document.activeElement?.hasAttribute("data-start"))).toBe(true);
      }
      // One step closes the menu; two lead to the page before, also at once.
      await page.locator(".menu-toggle").click();
      await page.evaluate(() => history.go(-2));
      await seeHeading(page, /Lua/);
      await expect.poll(() => page.locator("dialog[open]").count()).toBe(0);
      await expect.poll(() => page.locator(".layout > aside").count()).toBe(1);
      expect(await isFirstDocument(page)).toBe(true);
    },
    narrow,
  );
});

test("a header that has made room comes back with the next page, unless a target was jumped to", async () => {
  await portal.visit("/docs/intro", async (page) => {
    const header = page.locator(".header");
    const hide = async () => {
      await page.evaluate(() => window.scrollTo(0, 300));
      await page.waitForTimeout(100);
      await page.evaluate(() => window.scrollTo(0, 600));
      await expect.poll(() => header.getAttribute("class")).toContain("is-hidden");
    };
    await hide();
    await link(page, "/docs/lua-scenes").dispatchEvent("click");
    await seeHeading(page, "Lua scenes");
    await expect.poll(() => header.getAttribute("class")).not.toContain("is-hidden");
    await hide();
    await page.goBack();
    await seeHeading(page, "Introduction");
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(600);
    await page.waitForTimeout(100);
    expect(await header.getAttribute("class")).not.toContain("is-hidden");
    await page.evaluate(() => {
      const added = document.createElement("a");
      added.href = "/docs/lua-scenes#timers-and-time";
      document.querySelector("main")?.prepend(added);
      added.click();
    });
    await seeHeading(page, "Lua scenes");
    await expect.poll(() => header.getAttribute("class")).toContain("is-hidden");
  });
});

test("a new page's buttons, tabs, contents and menus answer, each once", async () => {
  await portal.visit("/docs/intro", async (page) => {
    const problems: string[] = [];
    page.on("pageerror", (error) => problems.push(error.message));
    await page.evaluate(() => localStorage.setItem("hubdocs.hub", "http://10.9.8.7"));
    await page.locator(".color-mode-switch:visible").click();
    for (const name of ["API reference", "Guide"]) {
      await page.locator(".navbar").getByRole("link", { name }).click();
      await expect.poll(() => page.locator(".navbar [aria-current=page]").innerText()).toBe(name);
    }
    expect(await page.locator("html").getAttribute("data-theme")).toBe("dark");
    await link(page, "/docs/lua-scenes").click();
    await seeHeading(page, "Lua scenes");
    const copy = page.locator(".code-copy").first();
    await page.locator(".code").first().hover();
    await copy.click();
    await expect.poll(() => copy.textContent()).not.toBe("Copy");
    expect(await page.locator(".toc details").getAttribute("open")).not.toBeNull();
    await page.locator('.toc a[href="#storage"]').click();
    await expect.poll(() => page.locator(".toc [aria-current]").getAttribute("href")).toBe("#storage");
    await page.locator(".dropdown > button").first().click();
    expect(await page.locator(".dropdown > button").first().getAttribute("aria-expanded")).toBe("true");
    await page.locator(".navbar").getByRole("link", { name: "API reference" }).click();
    await expect.poll(() => page.locator(".dropdown > button").first().getAttribute("aria-expanded")).toBe("false");
    await seeHeading(page, /API/);
    await page.evaluate(() => document.querySelector<HTMLElement>('aside a[href="/docs/api/get-rooms"]')?.click());
    await seeHeading(page, /rooms/i);
    expect(await page.locator("[data-base] code").first().textContent()).toContain("10.9.8.7");
    await page.getByRole("tab", { name: "Python" }).first().click();
    await page.evaluate(() => document.querySelector<HTMLElement>('aside a[href="/docs/api/create-room"]')?.click());
    await expect.poll(() => page.url()).toContain("create-room");
    await expect
      .poll(() => page.getByRole("tab", { name: "Python" }).first().getAttribute("aria-selected"))
      .toBe("true");
    expect(await isFirstDocument(page)).toBe(true);
    expect(problems).toEqual([]);
  });
});

test("interactive parts of a new page come alive", async () => {
  await portal.visit("/docs/api/devices", async (page) => {
    const problems: string[] = [];
    page.on("pageerror", (error) => problems.push(error.message));
    for (const name of ["get-devices", "get-device-by-id"]) {
      const path = `/docs/api/${name}`;
      await link(page, path).dispatchEvent("click");
      await page.locator(`aside a[href="${path}"][aria-current=page]`).waitFor();
      const island = page.locator("main hub-island").first();
      expect(await island.getAttribute("data-hydrated")).toBeNull();
      await island.dispatchEvent("pointerover");
      await expect.poll(() => island.getAttribute("data-hydrated")).toBe("");
    }
    expect(await isFirstDocument(page)).toBe(true);
    expect(problems).toEqual([]);
  });
});

test("elements outside the parts that change live on, with what they hold", async () => {
  await portal.visit("/docs/intro", async (page) => {
    await page.evaluate(() => {
      const box = document.createElement("input");
      box.id = "kept";
      document.querySelector(".navbar-end")?.prepend(box);
    });
    await page.locator("#kept").fill("typed");
    await link(page, "/docs/lua-scenes").click();
    await seeHeading(page, "Lua scenes");
    expect(await page.locator("#kept").inputValue()).toBe("typed");
  });
});

test("the search box stays with what was typed, and gives way to that of another version", async () => {
  await portal.visit("/docs/intro", async (page) => {
    const field = page.locator("#search input");
    await field.fill("govee");
    await page.locator("#search[data-hydrated]").waitFor();
    await link(page, "/docs/lua-scenes").click();
    await seeHeading(page, "Lua scenes");
    expect(await field.inputValue()).toBe("govee");
    await answerFetch(page, "/docs/intro", async (route) => {
      const html = await (await route.fetch()).text();
      await route.fulfill({ contentType: "text/html", body: html.replace(/(data-props="[^"]*?)search/, "$1other") });
    });
    await link(page, "/docs/intro").click();
    await seeHeading(page, "Introduction");
    expect(await field.inputValue()).toBe("");
    expect(await page.locator("#search").getAttribute("data-props")).toContain("other");
  });
});

test("a part that only one of two pages has comes and goes in its place", async () => {
  await portal.visit("/docs/intro", async (page) => {
    await answerFetch(page, "/docs/lua-scenes", async (route) => {
      const html = await (await route.fetch()).text();
      const body = html.replace("<footer", '<p data-swap="notice">Only here</p><footer');
      await route.fulfill({ contentType: "text/html", body });
    });
    await link(page, "/docs/lua-scenes").click();
    await page.getByText("Only here").waitFor();
    expect(await page.locator(".layout + p + footer").count()).toBe(1);
    await link(page, "/docs/intro").click();
    await seeHeading(page, "Introduction");
    expect(await page.getByText("Only here").count()).toBe(0);
  });
});
