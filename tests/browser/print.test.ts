// Pages on paper, and the page that holds a whole guide.
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openPortal, type Portal } from "./openPortal.ts";

const languages = [
  { prefix: "", link: "Print this whole section", title: "Domivka: the whole guide", first: "Introduction" },
  { prefix: "/uk", link: "Надрукувати весь розділ", title: "Домівка: увесь посібник", first: "Вступ" },
];
let portal: Portal;

beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

/** Shows the page as it will be on A4 paper. */
async function onPaper(page: Page): Promise<void> {
  await page.setViewportSize({ width: 680, height: 960 });
  await page.emulateMedia({ media: "print" });
}

describe("on paper", () => {
  test.each(["", "/uk"])(
    "a page of the guide is its text alone, as wide as the paper, with breaks where they may be: %s",
    async (prefix) => {
      await portal.visit(`${prefix}/docs/lua-scenes`, async (page) => {
        await onPaper(page);
        for (const hidden of ["header", "aside", "footer", ".toc", ".announcement", ".pagination", ".code-bar button"])
          for (const element of await page.locator(hidden).all()) expect(await element.isVisible(), hidden).toBe(false);
        const [text, article] = await page.evaluate(() =>
          ["main .prose > p", "body"].map((name) => document.querySelector(name)?.getBoundingClientRect().width ?? 0),
        );
        expect(text).toBeGreaterThan((article ?? 0) * 0.95);
        // The padding of a word of code may hang over the end of its line; margins of paper have room for that.
        const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(wider).toBeLessThan(8);
        // Headings stay with what follows, rows of tables are not cut.
        const breaks = await page.evaluate(() => [
          getComputedStyle(document.querySelector(".prose h2") ?? document.body).breakAfter,
          getComputedStyle(document.querySelector(".prose tr") ?? document.body).breakInside,
        ]);
        expect(breaks).toEqual(["avoid", "avoid"]);
      });
    },
  );

  test("all tabs and folded parts of an operation are open", async () => {
    await portal.visit("/uk/docs/api/get-devices", async (page) => {
      await onPaper(page);
      const hidden = () =>
        page.evaluate(() =>
          [...document.querySelectorAll(".tabs > [role=tabpanel] > *, main .rows details > :not(summary)")]
            .filter((part) => !part.checkVisibility({ contentVisibilityAuto: true }))
            .map((part) => part.outerHTML.slice(0, 80)),
        );
      await expect.poll(hidden).toEqual([]);
    });
  });

  test("it makes a PDF without empty pages in between", async () => {
    await portal.visit("/docs/intro", async (page) => {
      const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
      const count = pdf.match(/\/Type \/Page\b/g)?.length ?? 0;
      expect(count).toBeGreaterThan(2);
      expect(count).toBeLessThan(9);
    });
  });
});

describe.each(languages)("the whole guide at $prefix/", ({ prefix, link, title, first }) => {
  test("is linked where the guide begins, and holds its docs in order, each id once, each chapter on paper of its own", async () => {
    await portal.visit(`${prefix}/docs/intro`, async (page) => {
      await page.getByRole("link", { name: link }).click();
      await page.locator("main h1", { hasText: title }).waitFor();
      expect(await page.locator("meta[name=robots]").getAttribute("content")).toBe("noindex");
      const chapters = await page
        .locator(".guide-chapter > article")
        .evaluateAll((all) => all.map((each) => each.querySelector("h2")?.textContent));
      expect(chapters.length).toBe(12);
      expect(chapters[0]).toBe(first);
      expect(await page.locator("main h1").count()).toBe(1);
      const { twice, lost, leaving } = await page.evaluate(() => {
        const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
        const links = [...document.querySelectorAll<HTMLAnchorElement>("main a[href]")];
        const inside = links.filter((each) => each.getAttribute("href")?.startsWith("#"));
        return {
          twice: ids.filter((id, index) => ids.indexOf(id) !== index),
          lost: inside.map((each) => decodeURIComponent(each.hash.slice(1))).filter((id) => !ids.includes(id)),
          leaving: links.map(({ pathname }) => pathname).filter((path) => path.endsWith("/docs/lua-scenes")),
        };
      });
      expect({ twice, lost, leaving }).toEqual({ twice: [], lost: [], leaving: [] });
      await page.locator("main nav a").nth(1).click();
      await expect.poll(() => new URL(page.url()).hash).toBe("#docs/lua-scenes");
      await onPaper(page);
      const breaks = await page
        .locator(".guide-chapter")
        .evaluateAll((all) => all.map((each) => getComputedStyle(each).breakBefore));
      expect(new Set(breaks)).toEqual(new Set(["page"]));
    });
  });

  test("keeps its chapters apart on the screen, and is as wide as the paper", async () => {
    await portal.visit(`${prefix}/docs/print/docsSidebar`, async (page) => {
      const gap = await page.evaluate(() => {
        const [above, below] = ["main nav", ".guide-chapter h2"].map((name) => document.querySelector(name));
        return (below?.getBoundingClientRect().top ?? 0) - (above?.getBoundingClientRect().bottom ?? 0);
      });
      expect(gap).toBeGreaterThan(30);
      await onPaper(page);
      await page.setViewportSize({ width: 1000, height: 680 });
      expect(
        await page
          .locator("main h2")
          .first()
          .evaluate((title) => title.clientWidth),
      ).toBe(1000);
      expect(
        await page
          .locator(".guide-chapter")
          .first()
          .evaluate((chapter) => getComputedStyle(chapter).paddingTop),
      ).toBe("0px");
    });
  });
});

describe.each(["", "/uk"])("the whole reference at %s/", (prefix) => {
  const address = `${prefix}/docs/print/openApiSidebar`;

  test("is linked from the list of the API, holds every operation once, in order, no id twice, and links that stay inside", async () => {
    await portal.visit(`${prefix}/docs/category/domivka-api`, async (page) => {
      await page.locator(`main a[href="${address}"]`).click();
      await page.locator("main .guide").waitFor();
      expect(await page.locator("main h1").innerText()).toContain("Domivka API");
      const chapters = await page.locator("main .guide-chapter").evaluateAll((all) => all.map(({ id }) => id));
      const linked = await page
        .locator("main .guide > nav a")
        .evaluateAll((all) => all.map((link) => (link.getAttribute("href") ?? "").slice(1)));
      expect(chapters.length).toBeGreaterThan(60);
      expect(linked).toEqual(chapters);
      expect(new Set(chapters).size).toBe(chapters.length);
      const { repeated, lost, outside } = await page.evaluate(() => {
        const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
        const known = new Set<string>();
        const repeated = new Set<string>();
        for (const id of ids) (known.has(id) ? repeated : known).add(id);
        const links = [...document.querySelectorAll("main a[href]")].map((link) => link.getAttribute("href") ?? "");
        return {
          repeated: [...repeated],
          lost: links.filter((href) => href.startsWith("#") && !known.has(decodeURIComponent(href.slice(1)))),
          outside: links.filter((href) => /\/docs\/api\/(?!schemas\/|changes|domivka-api\.)[a-z-]+$/.test(href)),
        };
      });
      expect({ repeated: repeated.slice(0, 5), lost: [...new Set(lost)].slice(0, 5), outside }).toEqual({
        repeated: [],
        lost: [],
        outside: [],
      });
    });
  });
});
