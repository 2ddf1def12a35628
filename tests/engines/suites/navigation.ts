// From page to page: in one document where the browser has the Navigation API, else by loading; back and forward; languages;
// addresses that do not exist.
import { describe, expect, test } from "vitest";
import { attributeOf, type Desk, seeHeading, seenIn, textOf } from "../desk.ts";

/** Tests ways through the site. */
export function testNavigation(desk: Desk): void {
  const mark = () => desk.reader.evaluate(() => document.body.setAttribute("data-first", ""));
  const isFirst = () => desk.reader.evaluate(() => document.body.hasAttribute("data-first"));
  const scrollY = () => desk.reader.evaluate(() => Math.round(window.scrollY));
  const scrollTo = (top: number) => desk.reader.evaluate((y) => window.scrollTo(0, y), top);
  const path = () => desk.reader.evaluate(() => decodeURI(location.pathname + location.hash));
  /** Presses a link that may stand below the part that is seen, without scrolling to it. */
  const follow = (href: string) =>
    desk.reader.evaluate((address) => {
      document.querySelector<HTMLElement>(`a[href="${address}"]`)?.click();
    }, href);

  describe("navigation", () => {
    test.each([
      ["", "Intro", "Tabs"],
      ["/uk", "Вступ", "Tabs"],
    ])("in %s/ shows the next page, and Back and Forward the same places again", async (prefix, from, to) => {
      await desk.open(`${prefix}/docs/intro`);
      await mark();
      await scrollTo(500);
      await expect.poll(scrollY).toBe(500);
      await follow(`${prefix}/docs/tabs`);
      await seeHeading(desk.reader, to);
      expect(await scrollY()).toBe(0);
      expect(await attributeOf(desk.reader, '#sidebar [aria-current="page"]', "href")).toBe(`${prefix}/docs/tabs`);
      expect(await isFirst()).toBe(await desk.reader.evaluate(() => "navigation" in window));
      await scrollTo(300);
      await expect.poll(scrollY).toBe(300);
      await desk.reader.back();
      await seeHeading(desk.reader, from);
      await expect.poll(scrollY).toBe(500);
      await desk.reader.forward();
      await seeHeading(desk.reader, to);
      await expect.poll(scrollY).toBe(300);
      await desk.reader.reload();
      await seeHeading(desk.reader, to);
      await expect.poll(scrollY).toBe(300);
      expect((await seenIn(desk.reader)).problems).toEqual([]);
    });

    test("by mouse, in the sidebar", async () => {
      await desk.open("/docs/intro");
      await desk.reader.click('#sidebar a[href="/docs/code"]');
      await seeHeading(desk.reader, "Code");
      expect(await path()).toBe("/docs/code");
    });

    test.each([
      ["/docs/gateway", "/docs/tabs#fold", "#fold"],
      ["/uk/docs/gateway", "/uk/docs/tabs#deep", "#deep"],
    ])("from %s a link to %s opens what hides it, and shows it below the header", async (from, href, id) => {
      await desk.open(from);
      await follow(href);
      await seeHeading(desk.reader, "Tabs");
      const place = () =>
        desk.reader.evaluate((name) => {
          const element = document.querySelector(name);
          return element?.checkVisibility() ? element.getBoundingClientRect().top : -1;
        }, id);
      await expect.poll(place).toBeGreaterThan(50);
      expect(await place()).toBeLessThan(200);
      expect(await desk.reader.evaluate(() => `#${document.querySelector(":target")?.id}`)).toBe(id);
    });

    test.each([
      ["/docs/intro", "uk", "/uk/docs/intro", "Вступ"],
      ["/uk/blog/news", "en", "/blog/news", "News of the hub"],
    ])("from %s another language is the same page", async (from, language, to, heading) => {
      await desk.open(from);
      await desk.reader.click('button[aria-controls="locales"]');
      await desk.reader.click(`#locales a[hreflang="${language}"]`);
      await seeHeading(desk.reader, heading);
      expect(await path()).toBe(to);
      expect(await attributeOf(desk.reader, "html", "lang")).toBe(language);
    });

    test("to a heading in Ukrainian letters goes there, and by Back to where it was", async () => {
      await desk.open("/довідка/док#їжак");
      expect(await desk.reader.evaluate(() => document.querySelector(":target")?.textContent)).toContain("Їжак");
      await desk.open("/uk/docs/intro");
      await desk.reader.click(".toc li:nth-child(5) a");
      await expect.poll(scrollY).toBeGreaterThan(300);
      await desk.reader.back();
      await expect.poll(scrollY).toBe(0);
    });

    test.each([
      ["/docs/nothing", "Page not found"],
      ["/uk/docs/nothing", "Сторінку не знайдено"],
    ])("to %s, which is no page, says so in its language, in the style of the site", async (address, heading) => {
      await desk.open(address);
      expect(await textOf(desk.reader, "main h1")).toBe(heading);
      expect(await path()).toBe(address);
      expect(await desk.reader.evaluate(() => getComputedStyle(document.body).display)).toBe("flex");
      expect((await seenIn(desk.reader)).problems).toEqual([]);
    });
  });
}
