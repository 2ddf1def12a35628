// What stands around each page: the announcement, the header, its menus, the sidebar.
import { describe, expect, test } from "vitest";
import { attributeOf, type Desk, isVisible, seeHeading, seenIn } from "../desk.ts";

/** Tests what stands around pages. */
export function testShell(desk: Desk): void {
  const topOf = (selector: string) =>
    desk.reader.evaluate(
      (name) => Math.round(document.querySelector(name)?.getBoundingClientRect().top ?? -1),
      selector,
    );
  const focus = (selector: string) =>
    desk.reader.evaluate((name) => document.querySelector<HTMLElement>(name)?.focus(), selector);

  describe("around the page", () => {
    test("the announcement goes for good", async () => {
      await desk.open("/docs/intro");
      expect(await isVisible(desk.reader, ".announcement")).toBe(true);
      await desk.reader.click(".announcement button");
      expect(await isVisible(desk.reader, ".announcement")).toBe(false);
      await desk.open("/uk/about");
      expect(await isVisible(desk.reader, ".announcement")).toBe(false);
    });

    test("the header hides while a reader scrolls down, and comes back on the way up", async () => {
      await desk.open("/docs/intro");
      const scrollTo = (top: number) => desk.reader.evaluate((y) => window.scrollTo(0, y), top);
      for (const top of [100, 300, 600, 900]) {
        await scrollTo(top);
        await desk.reader.evaluate(() => new Promise(requestAnimationFrame));
      }
      await expect.poll(() => topOf("header.header")).toBeLessThan(-30);
      await scrollTo(800);
      await expect.poll(() => topOf("header.header")).toBe(0);
    });

    test("a menu opens by keys, moves by arrows, closes by Escape, and its link leads on", async () => {
      await desk.open("/docs/intro");
      const button = "header .navbar .dropdown > button";
      const focused = () => desk.reader.evaluate(() => document.activeElement?.textContent?.trim());
      await focus(button);
      await desk.reader.press("Enter");
      expect(await attributeOf(desk.reader, button, "aria-expanded")).toBe("true");
      await desk.reader.press("ArrowDown");
      await expect.poll(focused).toBe("About");
      await desk.reader.press("Escape");
      expect(await attributeOf(desk.reader, button, "aria-expanded")).toBe("false");
      await expect.poll(focused).toBe("More");
      await desk.reader.press("ArrowDown");
      await desk.reader.press("ArrowDown");
      await expect.poll(focused).toMatch(/About|Guide/);
      await desk.reader.press("Enter");
      await seeHeading(desk.reader, "Intro");
    });

    test("the sidebar folds and unfolds a chapter, hides and stays hidden", async () => {
      await desk.open("/docs/intro");
      const chapter = "#sidebar button[aria-expanded]";
      await desk.reader.click(chapter);
      expect(await attributeOf(desk.reader, chapter, "aria-expanded")).toBe("true");
      await expect.poll(() => isVisible(desk.reader, '#sidebar a[href$="/page-0"]')).toBe(true);
      await desk.reader.click(".sidebar-hide");
      await expect.poll(() => isVisible(desk.reader, "#sidebar nav")).toBe(false);
      await desk.reader.reload();
      expect(await isVisible(desk.reader, "#sidebar nav")).toBe(false);
      expect((await seenIn(desk.reader)).problems).toEqual([]);
    });

    test("another language begins where the reader was", async () => {
      await desk.open("/docs/long");
      const top = () => topOf("#part-3");
      await desk.reader.evaluate(() => {
        const place = document.querySelector("#part-3")?.getBoundingClientRect();
        window.scrollBy(0, (place?.top ?? 0) - 220);
      });
      await expect.poll(top).toBe(220);
      await desk.reader.evaluate(() => document.querySelector<HTMLElement>("#locales a[hreflang=uk]")?.click());
      await seeHeading(desk.reader, "Довга");
      // Heights are rounded.
      await expect.poll(async () => Math.abs((await top()) - 220)).toBeLessThanOrEqual(2);
    });

    test("Back shows the page before in the colour mode that was chosen meanwhile", async () => {
      await desk.open("/docs/intro");
      await desk.reader.click('#sidebar a[href="/docs/code"]');
      await seeHeading(desk.reader, "Code");
      await desk.reader.click("header .color-mode-switch");
      await desk.reader.back();
      await seeHeading(desk.reader, "Intro");
      await expect.poll(() => attributeOf(desk.reader, "html", "data-theme")).toBe("dark");
    });
  });
}
