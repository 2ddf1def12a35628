// The menu of narrow screens, 360 pixels wide.
import { describe, expect, test } from "vitest";
import { attributeOf, type Desk, isVisible, seeHeading, seenIn } from "../desk.ts";

/** Tests the menu. */
export function testMenu(desk: Desk): void {
  const isOpen = () => desk.reader.evaluate(() => document.querySelector("#menu")?.matches("[open]") ?? false);
  const hasFocus = () =>
    desk.reader.evaluate(() => document.activeElement === document.querySelector("header .menu-toggle"));

  describe("the menu of phones", () => {
    test.each([
      ["/docs/intro", "by its button", () => desk.reader.click("#menu .menu-close")],
      ["/uk/docs/intro", "by Escape", () => desk.reader.press("Escape")],
      ["/docs/intro", "by Back", () => desk.reader.back()],
    ])("at %s opens on the sidebar, closes %s and gives the focus back", async (path, _, close) => {
      await desk.open(path, 360);
      const url = await desk.reader.evaluate(() => location.href);
      expect(await isOpen()).toBe(false);
      await desk.reader.click("header .menu-toggle");
      expect(await isOpen()).toBe(true);
      expect(await attributeOf(desk.reader, "header .menu-toggle", "aria-expanded")).toBe("true");
      expect(await isVisible(desk.reader, "#menu aside nav")).toBe(true);
      await close();
      await expect.poll(isOpen).toBe(false);
      await expect.poll(hasFocus).toBe(true);
      expect(await attributeOf(desk.reader, "header .menu-toggle", "aria-expanded")).toBe("false");
      await expect.poll(() => desk.reader.evaluate(() => document.querySelectorAll(".layout > aside").length)).toBe(1);
      expect(await desk.reader.evaluate(() => location.href)).toBe(url);
      expect((await seenIn(desk.reader)).problems).toEqual([]);
    });

    test("holds the focus, and its links lead on", async () => {
      await desk.open("/docs/intro", 360);
      await desk.reader.click("header .menu-toggle");
      await desk.reader.press("Shift+Tab");
      await desk.reader.press("Tab");
      expect(await desk.reader.evaluate(() => document.activeElement?.closest("#menu") !== null)).toBe(true);
      await desk.reader.click('#menu a[href="/docs/tabs"]');
      await seeHeading(desk.reader, "Tabs");
      expect(await isOpen()).toBe(false);
      await desk.reader.back();
      await seeHeading(desk.reader, "Intro");
      expect(await isOpen()).toBe(false);
    });
  });
}
