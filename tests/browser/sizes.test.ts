// Sizes of the shell's parts on the portal, and that labels of the navbar are whole, whatever room they have.
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openPortal, type Portal } from "./openPortal.ts";

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

const sizeOf = (selector: string): string => {
  const { width, height } = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
  return `${Math.round(width)} x ${Math.round(height)}`;
};

test("the sidebar is 300 pixels wide, 30 when it is hidden, and the announcement 30 high", async () => {
  await portal.visit("/uk/docs/intro", async (page) => {
    expect(await page.evaluate(sizeOf, ".announcement")).toBe("1280 x 30");
    expect(await page.evaluate(sizeOf, ".sidebar")).toMatch(/^300 x /);
    await page.locator(".sidebar-hide").click();
    await expect.poll(() => page.evaluate(sizeOf, ".sidebar")).toMatch(/^30 x /);
  });
});

test("the announcement is the one banner of the page", async () => {
  await portal.visit("/docs/intro", async (page) => {
    await page.getByRole("banner").waitFor();
    expect(await page.getByRole("banner").getAttribute("data-announcement")).not.toBe(null);
  });
});

test("the menu of a narrow screen takes 83 hundredths of it", async () => {
  await portal.visit(
    "/docs/intro",
    async (page) => {
      await page.locator(".menu-toggle").click();
      for (const width of [320, 390, 768, 996]) {
        await page.setViewportSize({ width, height: 700 });
        await expect.poll(() => page.evaluate(sizeOf, "#menu")).toBe(`${Math.round(width * 0.83)} x 700`);
      }
    },
    { viewport: { width: 320, height: 700 } },
  );
});

test.each(["/docs/api/create-room", "/docs/lua-plugins/repo", "/search?q=hub"])(
  "phones do not zoom into %s when a field gets the focus: its letters are large enough",
  async (path) => {
    const phone = { hasTouch: true, isMobile: true, viewport: { width: 390, height: 700 } };
    await portal.visit(
      path,
      async (page) => {
        const sizes = await page
          .locator("input:not([type=checkbox], [type=radio]), select, textarea")
          .evaluateAll((fields) => fields.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)));
        expect(sizes.length).toBeGreaterThan(0);
        for (const size of sizes) expect(size).toBeGreaterThanOrEqual(16);
      },
      phone,
    );
  },
);

/** Labels of the bar that do not show whole, or leave the window. */
const cutLabels = (): readonly string[] =>
  [...document.querySelectorAll("header :is(.navbar-link, .brand)")]
    .filter((label) => label.checkVisibility())
    .filter((label) => label.scrollWidth > label.clientWidth + 1 || label.getBoundingClientRect().right > innerWidth)
    .map((label) => label.textContent ?? "");

test.each(["/docs/intro", "/uk/docs/intro"])(
  "no label of the navbar of %s is cut, with large text neither",
  async (path) => {
    await portal.visit(path, async (page) => {
      for (const width of [997, 1060, 1120, 1280]) {
        await page.setViewportSize({ width, height: 700 });
        expect(await page.evaluate(cutLabels), String(width)).toEqual([]);
        expect(await page.evaluate(sizeOf, ".navbar")).toMatch(/ x 59$/);
      }
      await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
      for (const width of [997, 1120, 1280, 1600]) {
        await page.setViewportSize({ width, height: 700 });
        expect(await page.evaluate(cutLabels), `large at ${width}`).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), `large at ${width}`).toBe(width);
      }
    });
  },
);

/** Width that the browser gives to the placeholder of the search box, beside parts of its own such as a button. */
async function placeholderRoom(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  const { nodes } = await session.send("DOM.getFlattenedDocument", { depth: -1, pierce: true });
  // The header's box comes before others in the page.
  const placeholder = nodes.find(({ attributes = [] }) => attributes.includes("-webkit-input-placeholder"));
  const { model } = await session.send("DOM.getBoxModel", { nodeId: placeholder?.nodeId ?? 0 });
  await session.detach();
  return model.width;
}

test.each(["", "/uk"])("what the search box of %s/ says is whole wherever the bar shows its items", async (prefix) => {
  await portal.visit(`${prefix}/docs/intro`, async (page) => {
    await page.evaluate(() => document.fonts.ready);
    for (const width of [997, 1010, 1121, 1280]) {
      await page.setViewportSize({ width, height: 700 });
      const text = await page.locator("#search input").evaluate((input: HTMLInputElement) => {
        const pen = document.createElement("canvas").getContext("2d");
        if (pen !== null) pen.font = getComputedStyle(input).font;
        return pen?.measureText(input.placeholder).width ?? Number.NaN;
      });
      expect(await placeholderRoom(page), String(width)).toBeGreaterThanOrEqual(text);
    }
  });
});

test.each([
  ["/docs/intro", 997, 700],
  ["/uk/docs/intro", 1280, 720],
  ["/uk/docs/intro", 1600, 900],
  ["/uk/docs/intro", 667, 375],
  ["/docs/intro", 320, 256],
])("text of double size leaves three quarters of %s at %i by %i to the text", async (path, width, height) => {
  const barEnd = (): number => document.querySelector(".header")?.getBoundingClientRect().bottom ?? Number.NaN;
  await portal.visit(
    path,
    async (page) => {
      await page.evaluate(() => {
        scrollTo(0, 500);
        document.documentElement.style.setProperty("font-size", "200%");
      });
      await page.evaluate(() => scrollTo(0, 900));
      // Turning back is what shows a bar that hides.
      await page.evaluate(() => scrollTo(0, 800));
      await expect.poll(() => page.evaluate(barEnd)).toBeLessThanOrEqual(height / 4);
      await page.evaluate(() => scrollTo(0, 0));
      expect(await page.evaluate(barEnd)).toBeGreaterThan(0);
    },
    { viewport: { width, height } },
  );
});

test.each(["/uk/docs/intro", "/uk/docs/api/domivka-api"])(
  "with text of double size %s fits a phone, and search does not cover the name of the site",
  async (path) => {
    await portal.visit(
      path,
      async (page) => {
        await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
        const [brand, search] = await page.evaluate(() =>
          [".brand", "#search"].map((part) => document.querySelector(part)?.getBoundingClientRect().toJSON()),
        );
        expect(brand.right <= search.left || brand.bottom <= search.top).toBe(true);
      },
      { viewport: { width: 320, height: 640 } },
    );
  },
);

test("a long name of a site breaks into lines at any width, between words", async () => {
  await portal.visit("/uk/docs/intro", async (page) => {
    for (const width of [320, 390, 768, 997]) {
      await page.setViewportSize({ width, height: 700 });
      const [brand, word] = await page.evaluate(() => {
        const link = document.querySelector<HTMLElement>(".navbar > .brand");
        const words = "Документація надзвичайного контролера температури";
        const name = [...(link?.childNodes ?? [])].at(-1);
        if (name) name.textContent = words;
        const longest = document.createElement("span");
        longest.textContent = "надзвичайного";
        link?.append(longest);
        const { width: longestWord } = longest.getBoundingClientRect();
        longest.remove();
        return [link?.getBoundingClientRect().width ?? 0, longestWord];
      });
      expect(brand, String(width)).toBeGreaterThanOrEqual(word);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });
});

test("on a phone the search takes the whole bar while it is used", async () => {
  await portal.visit(
    "/uk/docs/intro",
    async (page) => {
      await page.locator("#search input").focus();
      expect(await page.evaluate(sizeOf, "#search")).toMatch(/^366 x /);
    },
    { viewport: { width: 390, height: 700 } },
  );
});

/** Words of the largest letters that end in another line than they begin in. */
const brokenWords = (): readonly string[] => {
  const text = document.querySelector(".promise")?.firstChild;
  const words = [...(text?.textContent ?? "").matchAll(/[\p{L}’]+/gu)];
  return words.flatMap(({ 0: word, index }) => {
    const range = document.createRange();
    if (text) range.setStart(text, index);
    if (text) range.setEnd(text, index + word.length);
    return range.getClientRects().length === 1 ? [] : [word];
  });
};

test.each(["/", "/uk/"])("no word of the large title of %s is broken, whatever stands beside it", async (path) => {
  await portal.visit(path, async (page) => {
    for (const width of [320, 390, 640, 768, 996, 997, 1000, 1060, 1200, 1440]) {
      await page.setViewportSize({ width, height: 700 });
      expect(await page.evaluate(brokenWords), String(width)).toEqual([]);
    }
  });
});

test.each([996, 1000, 1060, 1280])(
  "the landing page keeps letters of twice the size within %i pixels",
  async (width) => {
    for (const path of ["/", "/uk/"])
      await portal.visit(
        path,
        async (page) => {
          await page.evaluate(() => {
            document.documentElement.style.fontSize = "200%";
          });
          const beyond = await page
            .locator(".hero, .hero :is(.eyebrow, .promise, .tagline, .actions a, .hero-lead, .code)")
            .evaluateAll((parts) =>
              parts.filter((part) => part.getBoundingClientRect().right > innerWidth).map(String),
            );
          expect(beyond, path).toEqual([]);
          expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width);
        },
        { viewport: { width, height: 800 } },
      );
  },
);
