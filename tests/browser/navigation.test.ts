// Following links inside the portal: one document lives on while the pages in it change.
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { answerAfter, answerFetch, isFirstDocument, openPortal, type Portal, seeHeading } from "./openPortal.ts";

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal?.close());

const scrollY = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);
const focused = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.activeElement?.textContent?.trim());
const sidebarLink = (page: Page, href: string) => page.locator(`aside a[href="${href}"]`);
const addLink = (page: Page, href: string): Promise<void> =>
  page.evaluate((address) => {
    const link = document.createElement("a");
    link.href = address;
    link.textContent = "Added link";
    document.querySelector("main")?.prepend(link);
    scrollTo(0, 0);
  }, href);

describe.each([
  { base: "", lang: "en", title: "Lua scenes | Domivka", skip: "Skip to main content" },
  { base: "/uk", lang: "uk", title: "Lua-сцени | Домівка", skip: "Перейти до головного вмісту" },
])("a link in $lang", ({ base, lang, title, skip }) => {
  test("shows the page in the same document, with its title, head, language and marks, and tells it", async () => {
    await portal.visit(`${base}/docs/intro`, async (page) => {
      await page.evaluate(() => window.scrollTo(0, 500));
      await page.evaluate(() => document.querySelector("nav.navbar")?.setAttribute("data-same", ""));
      await sidebarLink(page, `${base}/docs/lua-scenes`).click();
      await seeHeading(page, /Lua/);
      expect(await isFirstDocument(page)).toBe(true);
      expect(await page.title()).toBe(title);
      expect(new URL(page.url()).pathname).toBe(`${base}/docs/lua-scenes`);
      expect(await scrollY(page)).toBe(0);
      const head = await page.evaluate(() => ({
        lang: document.documentElement.lang,
        canonical: [...document.querySelectorAll<HTMLLinkElement>("link[rel=canonical]")].map(({ href }) => href),
        alternates: [...document.head.querySelectorAll("link[hreflang]")].map((link) => link.getAttribute("hreflang")),
        title: [...document.querySelectorAll('head > title, meta[property="og:title"]')].map(
          (element) => element.getAttribute("content") ?? element.textContent,
        ),
      }));
      expect(head).toEqual({
        lang,
        canonical: [`https://docs.domivka.example${base}/docs/lua-scenes`],
        alternates: ["en", "uk", "x-default"],
        title: [title, title],
      });
      expect(await page.locator('aside [aria-current="page"]').count()).toBe(1);
      expect(await sidebarLink(page, `${base}/docs/lua-scenes`).getAttribute("aria-current")).toBe("page");
      await expect.poll(() => page.locator("#live").textContent()).toBe(title);
      expect(await page.locator("nav.navbar[data-same]").count()).toBe(1);
    });
  });

  test("lets the next Tab reach the skip link; going back does not move the focus", async () => {
    await portal.visit(`${base}/docs/intro`, async (page) => {
      await sidebarLink(page, `${base}/docs/lua-scenes`).click();
      await seeHeading(page, /Lua/);
      await page.keyboard.press("Tab");
      expect(await focused(page)).toBe(skip);
      await page.locator(".navbar .brand").focus();
      const before = await focused(page);
      await page.goBack();
      await expect.poll(() => page.title()).not.toBe(title);
      expect(await focused(page)).toBe(before);
    });
  });
});

test("the address changes at once; the page being read stays until the next one is there", async () => {
  await portal.visit("/docs/intro", async (page) => {
    await answerFetch(page, "/docs/lua-scenes", answerAfter(1500));
    await sidebarLink(page, "/docs/lua-scenes").click();
    await expect.poll(() => page.url()).toContain("/docs/lua-scenes");
    expect(await page.locator("main h1").textContent()).toBe("Introduction");
    expect(await page.title()).toBe("Introduction | Domivka");
    await seeHeading(page, "Lua scenes");
    expect(await isFirstDocument(page)).toBe(true);
  });
});

test("whoever types into the search box while the next page comes goes on typing there", async () => {
  await portal.visit("/docs/intro", async (page) => {
    await answerFetch(page, "/docs/lua-scenes", answerAfter(700));
    await sidebarLink(page, "/docs/lua-scenes").click();
    await page.getByRole("combobox").click();
    await page.keyboard.type("thermo");
    await seeHeading(page, "Lua scenes");
    await page.keyboard.type("stat");
    expect(await page.getByRole("combobox").inputValue()).toBe("thermostat");
  });
});

test("of two links clicked one after the other the last one counts", async () => {
  await portal.visit("/docs/intro", async (page) => {
    await answerFetch(page, "/docs/lua-scenes", answerAfter(700));
    await sidebarLink(page, "/docs/lua-scenes").click();
    await page.locator(".navbar").getByRole("link", { name: "Blog" }).click();
    await seeHeading(page, "Blog");
    await page.waitForTimeout(900);
    expect(await page.title()).toBe("Blog | Domivka");
    expect(new URL(page.url()).pathname).toBe("/blog");
    await page.goBack();
    await seeHeading(page, "Lua scenes");
    await page.goBack();
    await seeHeading(page, "Introduction");
    expect(await isFirstDocument(page)).toBe(true);
  });
});

test("back and forward restore the scroll position, also when the page takes a second to come", async () => {
  await portal.visit("/docs/intro", async (page) => {
    await answerFetch(page, "/docs/intro", answerAfter(1000));
    await page.evaluate(() => window.scrollTo(0, 500));
    await page.evaluate(() => document.querySelector<HTMLElement>('aside a[href="/docs/lua-scenes"]')?.click());
    await seeHeading(page, "Lua scenes");
    await page.evaluate(() => window.scrollTo(0, 700));
    await page.evaluate(() => history.back());
    await expect.poll(() => page.url()).toContain("/docs/intro");
    await page.evaluate(() => window.scrollTo(0, 900));
    expect(await page.title()).toBe("Lua scenes | Domivka");
    await seeHeading(page, "Introduction");
    await expect.poll(() => scrollY(page)).toBe(500);
    await page.evaluate(() => history.forward());
    await seeHeading(page, "Lua scenes");
    await expect.poll(() => scrollY(page)).toBe(700);
    expect(await isFirstDocument(page)).toBe(true);
  });
});

test("the browser's own restoration works after a reload and on coming back from another site", async () => {
  await portal.visit("/docs/intro", async (page) => {
    await sidebarLink(page, "/docs/lua-scenes").click();
    await seeHeading(page, "Lua scenes");
    await page.evaluate(() => window.scrollTo(0, 640));
    await page.waitForTimeout(300);
    await page.reload();
    await expect.poll(() => scrollY(page)).toBe(640);
    await page.goto("data:text/html,<title>Elsewhere</title>");
    await page.goBack();
    await seeHeading(page, "Lua scenes");
    await expect.poll(() => scrollY(page)).toBe(640);
  });
});

describe("a hash", () => {
  const places = [
    { from: "/docs/intro", to: "/docs/lua-scenes#timers-and-time", id: "timers-and-time" },
    { from: "/uk/docs/intro", to: "/uk/docs/lua-scenes#timers-and-time", id: "timers-and-time" },
  ];
  test.each(places)("on the page that $to leads to stands below the header, and Tab goes on there", async (place) => {
    await portal.visit(place.from, async (page) => {
      await addLink(page, place.to);
      await page.getByText("Added link").click();
      await seeHeading(page, /Lua/);
      const top = () => page.evaluate((id) => document.getElementById(id)?.getBoundingClientRect().top ?? 0, place.id);
      await expect.poll(top).toBeGreaterThan(50);
      expect(await top()).toBeLessThan(150);
      expect(await page.evaluate(() => document.querySelector(":target")?.id)).toBe(place.id);
      await page.keyboard.press("Tab");
      const isInside = (id: string) =>
        document.getElementById(id)?.parentElement?.contains(document.activeElement) ||
        document.getElementById(id)?.compareDocumentPosition(document.activeElement ?? document) === 4;
      expect(await page.evaluate(isInside, place.id)).toBe(true);
      expect(await isFirstDocument(page)).toBe(true);
    });
  });

  test("in Ukrainian letters is found, written plainly or percent-encoded", async () => {
    for (const hash of ["#перший-крок", "#%D0%BF%D0%B5%D1%80%D1%88%D0%B8%D0%B9-%D0%BA%D1%80%D0%BE%D0%BA"]) {
      await portal.visit("/uk/docs/intro", async (page) => {
        await answerFetch(page, "/uk/docs/lua-scenes", async (route) => {
          const html = await (await route.fetch()).text();
          await route.fulfill({ contentType: "text/html", body: html.replaceAll("timers-and-time", "перший-крок") });
        });
        await addLink(page, `/uk/docs/lua-scenes${hash}`);
        await page.getByText("Added link").click();
        await seeHeading(page, /Lua/);
        const top = () => page.evaluate(() => document.getElementById("перший-крок")?.getBoundingClientRect().top ?? 0);
        await expect.poll(top, { message: hash }).toBeGreaterThan(50);
        expect(await top()).toBeLessThan(150);
      });
    }
  });

  test("that nothing has leaves the page at its top", async () => {
    await portal.visit("/docs/intro", async (page) => {
      await addLink(page, "/docs/lua-scenes#nothing-here");
      await page.evaluate(() => window.scrollTo(0, 30));
      await page.getByText("Added link").click();
      await seeHeading(page, "Lua scenes");
      expect(await scrollY(page)).toBe(0);
    });
  });

  test("alone is left to the browser, and coming back from it loads nothing", async () => {
    await portal.visit("/docs/lua-scenes", async (page) => {
      await page.locator('.toc a[href="#events"]').click();
      await expect.poll(() => scrollY(page)).toBeGreaterThan(300);
      await page.goBack();
      await expect.poll(() => scrollY(page)).toBe(0);
      expect(await isFirstDocument(page)).toBe(true);
    });
  });
});

test("a query alone neither scrolls nor loads; the language links take it along", async () => {
  await portal.visit("/docs/lua-scenes", async (page) => {
    await addLink(page, "/docs/lua-scenes?from=test");
    await page.evaluate(() => window.scrollTo(0, 400));
    await page.getByText("Added link").dispatchEvent("click");
    await expect.poll(() => page.url()).toContain("?from=test");
    expect(await scrollY(page)).toBe(400);
    expect(await page.getByText("Added link").count()).toBe(1);
    expect(await page.locator("#locales a[hreflang=uk]").getAttribute("href")).toMatch(
      /\/uk\/docs\/lua-scenes\?from=test$/,
    );
  });
});

test("a link to the page being read replaces the entry of the history and goes to the top", async () => {
  await portal.visit("/docs/lua-scenes", async (page) => {
    const length = await page.evaluate(() => history.length);
    await page.evaluate(() => window.scrollTo(0, 400));
    await sidebarLink(page, "/docs/lua-scenes").click();
    await expect.poll(() => scrollY(page)).toBe(0);
    expect(await page.evaluate(() => history.length)).toBe(length);
    expect(await isFirstDocument(page)).toBe(true);
  });
});

test.each([
  { base: "", title: "Page not found | Domivka", heading: "not found" },
  { base: "/uk", title: "Сторінку не знайдено | Домівка", heading: "не знайдено" },
])("an unknown address below $base/docs shows the not-found page with its title", async ({ base, title, heading }) => {
  await portal.visit(`${base}/docs/intro`, async (page) => {
    await addLink(page, `${base}/docs/no-such-page`);
    await page.getByText("Added link").click();
    await seeHeading(page, heading);
    expect(await page.title()).toBe(title);
    expect(await isFirstDocument(page)).toBe(true);
    expect(await page.locator('meta[name="robots"]').getAttribute("content")).toContain("noindex");
    expect(await page.locator("aside").count()).toBe(0);
    expect(new URL(page.url()).pathname).toBe(`${base}/docs/no-such-page`);
    await page.goBack();
    await expect.poll(() => page.locator("aside").count()).toBe(1);
    expect(await page.locator('meta[name="robots"]').count()).toBe(0);
  });
});
