// Pages are loaded before they are asked for: by pointer, focus and touch, and those in view; not where data is dear.
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openPortal, type Portal, seeHeading } from "./openPortal.ts";

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal?.close());

/** Paths that are fetched from now on, for a click or into the browser's cache. */
function watchFetches(page: Page): readonly string[] {
  const paths: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "fetch") paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

const inView = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>("link[rel=prefetch]")].map(({ href }) => new URL(href).pathname),
  );

const isOver = async (page: Page, href: string): Promise<void> => {
  await page.locator(`aside a[href="${href}"]`).hover();
  await page.waitForTimeout(400);
};

test("a link under the pointer, under the focus or under a finger is loaded once, and a click needs no more", async () => {
  await portal.visit("/docs/intro", async (page) => {
    const fetched = watchFetches(page);
    await isOver(page, "/docs/lua-scenes");
    await page.locator('aside a[href="/docs/lua-plugins/"]').focus();
    await page.locator(".navbar").getByRole("link", { name: "Blog" }).dispatchEvent("touchstart");
    await page.locator('aside a[href="/docs/intro"]').focus();
    await page.locator('#locales a[hreflang="uk"]').dispatchEvent("touchstart");
    await page.waitForTimeout(300);
    const expected = ["/docs/lua-scenes", "/docs/lua-plugins/", "/blog"];
    expect(fetched).toEqual(expected);
    await page.locator('aside a[href="/docs/lua-scenes"]').click();
    await seeHeading(page, "Lua scenes");
    await page.locator(".navbar").getByRole("link", { name: "Blog" }).click();
    await seeHeading(page, "Blog");
    await page.goBack();
    await seeHeading(page, "Lua scenes");
    expect(fetched).toEqual(expected);
  });
});

test("a pointer that only passes over a link loads nothing", async () => {
  await portal.visit("/docs/intro", async (page) => {
    const fetched = watchFetches(page);
    for (const type of ["pointerover", "pointerover"]) {
      await page.evaluate((name) => {
        const options = { bubbles: true, pointerType: "mouse" };
        document.querySelector('aside a[href="/docs/lua-scenes"]')?.dispatchEvent(new PointerEvent(name, options));
        document.querySelector("main")?.dispatchEvent(new PointerEvent(name, options));
      }, type);
    }
    await page.waitForTimeout(300);
    expect(fetched).toEqual([]);
  });
});

test("links of the text that come into view are fetched, each page once, those of the sidebar not", async () => {
  await portal.visit("/docs/intro", async (page) => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect.poll(async () => (await inView(page)).length).toBeGreaterThan(0);
    for (const y of [0, 400, 800, 1200, 1600]) {
      await page.evaluate((top) => window.scrollTo(0, top), y);
      await page.waitForTimeout(150);
    }
    const paths = await inView(page);
    const linked = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLAnchorElement>("main a")].map(({ pathname }) => pathname),
    );
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths.filter((path) => !linked.includes(path))).toEqual([]);
    expect(paths).not.toContain("/docs/intro");
    await page.locator('aside a[href="/docs/lua-scenes"]').click();
    await seeHeading(page, "Lua scenes");
    expect(await inView(page)).toEqual(expect.arrayContaining([...paths]));
  });
});

test("addresses of one page with other hashes and queries count once", async () => {
  await portal.visit("/docs/intro", async (page) => {
    await page.evaluate(() => {
      document.querySelector("main")?.replaceChildren();
      for (const rest of ["", "#events", "?a=b", "/#x"]) {
        const link = document.createElement("a");
        link.href = `/docs/lua-scenes${rest}`;
        link.textContent = "Link ";
        document.querySelector("main")?.append(link);
      }
      document.dispatchEvent(new Event("hubdocs:page"));
    });
    const own = async () => (await inView(page)).filter((path) => path.startsWith("/docs/lua-scenes"));
    await expect.poll(own).toEqual(["/docs/lua-scenes"]);
    await page.waitForTimeout(500);
    expect(await own()).toEqual(["/docs/lua-scenes"]);
  });
});

test.each([
  { effectiveType: "2g", saveData: false },
  { effectiveType: "slow-2g", saveData: false },
  { effectiveType: "4g", saveData: true },
])(
  "with $effectiveType and saveData $saveData nothing is loaded before the click, and the click still works",
  async (connection) => {
    await portal.visit("/markdown-page", async (page) => {
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, "connection", { value, configurable: true });
      }, connection);
      await page.goto(`${portal.origin}/docs/intro`);
      const fetched = watchFetches(page);
      await isOver(page, "/docs/lua-scenes");
      await page.locator('aside a[href="/docs/lua-plugins/"]').focus();
      await page.evaluate(() => window.scrollTo(0, 2000));
      await page.waitForTimeout(500);
      expect(fetched).toEqual([]);
      expect(await inView(page)).toEqual([]);
      await page.locator('aside a[href="/docs/lua-scenes"]').click();
      await seeHeading(page, "Lua scenes");
      expect(fetched).toContain("/docs/lua-scenes");
    });
  },
);
