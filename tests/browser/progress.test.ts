// The line at the top of the window: only for pages that let the reader wait, and with the numbers it promises.
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { answerAfter, answerFetch, openPortal, type Portal, seeHeading } from "./openPortal.ts";

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal?.close());

interface Sight {
  /** Milliseconds since the click. */
  readonly at: number;
  /** Part that the line shows; none while it is not there. */
  readonly part?: number;
}

declare global {
  interface Window {
    sights: Sight[];
  }
}

/** Clicks a link of the sidebar and writes down what becomes of the line. */
const clickAndWatch = (page: Page, href: string): Promise<void> =>
  page.evaluate((address) => {
    const begin = performance.now();
    window.sights = [];
    const look = (): void => {
      const bar = document.querySelector<HTMLElement>('[role="progressbar"]');
      const shift = /translateX\((-?[\d.e-]+)%\)/.exec(bar?.style.transform ?? "")?.[1];
      window.sights.push({ at: performance.now() - begin, ...(shift ? { part: 1 + Number(shift) / 100 } : {}) });
    };
    new MutationObserver(look).observe(document.body, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ["style", "class"],
    });
    document.querySelector<HTMLElement>(`aside a[href="${address}"]`)?.click();
  }, href);

const partsOf = async (page: Page): Promise<readonly Required<Sight>[]> =>
  (await page.evaluate(() => window.sights)).flatMap(({ at, part }) => (part === undefined ? [] : [{ at, part }]));

test.each([
  { base: "", label: "Loading page" },
  { base: "/uk", label: "Завантаження сторінки" },
])("a slow page ($base/) shows the line after 200 ms, named, until the page is there", async ({ base, label }) => {
  await portal.visit(`${base}/docs/intro`, async (page) => {
    await answerFetch(page, `${base}/docs/lua-scenes`, answerAfter(2200));
    await clickAndWatch(page, `${base}/docs/lua-scenes`);
    const bar = page.getByRole("progressbar");
    await bar.waitFor();
    expect(await bar.getAttribute("aria-label")).toBe(label);
    expect(Number(await bar.getAttribute("aria-valuenow"))).toBeGreaterThanOrEqual(8);
    const style = await bar.evaluate((element) => {
      const { position, top, height, pointerEvents, transitionDuration } = getComputedStyle(element);
      return { position, top, height, pointerEvents, transitionDuration };
    });
    expect(style).toEqual({
      position: "fixed",
      top: "0px",
      height: "2px",
      pointerEvents: "none",
      transitionDuration: "0.2s",
    });
    await seeHeading(page, /Lua/);
    await expect.poll(() => bar.count()).toBe(0);
    const parts = await partsOf(page);
    expect(parts[0]?.at).toBeGreaterThanOrEqual(195);
    expect(parts[0]?.part).toBeCloseTo(0.08);
    expect(parts.at(-1)?.part).toBe(1);
    const steps = parts.slice(1).map(({ part }, index) => part - (parts[index]?.part ?? 0));
    expect(steps.every((step) => step >= 0)).toBe(true);
    const jump = parts.findIndex(({ part }, index) => index > 0 && part - (parts[index - 1]?.part ?? 0) > 0.05);
    expect(parts[jump]?.part).toBeGreaterThanOrEqual(0.38);
    const trickled = parts.slice(1, jump);
    expect(trickled.length).toBeGreaterThanOrEqual(1);
    expect(trickled[0]?.part).toBeLessThanOrEqual(0.1);
  });
});

test("a fast page, a jump to a hash and another query never show it", async () => {
  await portal.visit("/docs/intro", async (page) => {
    await clickAndWatch(page, "/docs/lua-scenes");
    await seeHeading(page, "Lua scenes");
    await page.locator('.toc a[href="#events"]').click();
    await page.evaluate(() => {
      const link = document.createElement("a");
      link.href = "?x=1";
      document.querySelector("main")?.append(link);
      link.click();
    });
    await page.waitForTimeout(500);
    expect(await partsOf(page)).toEqual([]);
  });
});

test("it goes when the reader turns to another page that is there at once", async () => {
  await portal.visit("/docs/intro", async (page) => {
    await answerFetch(page, "/docs/lua-scenes", answerAfter(3000));
    await clickAndWatch(page, "/docs/lua-scenes");
    await page.getByRole("progressbar").waitFor();
    await page.evaluate(() => history.back());
    await expect.poll(() => page.getByRole("progressbar").count()).toBe(0);
    expect(await page.title()).toBe("Introduction | Domivka");
  });
});

test("who asks for less motion sees it without transitions", async () => {
  await portal.visit(
    "/docs/intro",
    async (page) => {
      await answerFetch(page, "/docs/lua-scenes", answerAfter(800));
      await clickAndWatch(page, "/docs/lua-scenes");
      const bar = page.getByRole("progressbar");
      await bar.waitFor();
      expect(await bar.evaluate((element) => getComputedStyle(element).transitionDuration)).toBe("0s");
      await seeHeading(page, "Lua scenes");
      expect(await page.locator("main").evaluate((main) => getComputedStyle(main).animationName)).toBe("none");
    },
    { reducedMotion: "reduce" },
  );
});
