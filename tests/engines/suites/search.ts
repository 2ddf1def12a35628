// The search box: reached by keys, answers, and leads to what is chosen.
import { describe, expect, test } from "vitest";
import { attributeOf, type Desk, isVisible, seeHeading, seenIn, textOf } from "../desk.ts";

const field = ".search input";
const options = '.search-panel [role="option"]';

/** Tests the search. */
export function testSearch(desk: Desk): void {
  const count = () => desk.reader.evaluate((name) => document.querySelectorAll(name).length, options);
  const hasFocus = () => desk.reader.evaluate((name) => document.activeElement?.matches(name) ?? false, field);
  const value = () =>
    desk.reader.evaluate((name) => document.querySelector<HTMLInputElement>(name)?.value ?? "", field);

  describe("the search box", () => {
    test.each([
      ["/", "/docs/intro"],
      ["Control+k", "/uk/docs/intro"],
    ])("is reached by %s, also before it has come to life, and takes what is typed", async (keys, path) => {
      await desk.open(path);
      await desk.reader.press(keys);
      expect(await hasFocus()).toBe(true);
      await desk.reader.type("zyzzyva");
      expect(await value()).toBe("zyzzyva");
      await expect.poll(count).toBeGreaterThan(0);
      expect((await seenIn(desk.reader)).problems).toEqual([]);
    });

    test("moves through hits by arrows, opens one by Enter, marks the word there, closes by Escape", async () => {
      await desk.open("/docs/intro");
      await desk.reader.press("/");
      await desk.reader.type("page");
      await expect.poll(count).toBeGreaterThan(2);
      const active = () => attributeOf(desk.reader, field, "aria-activedescendant");
      const first = await active();
      await desk.reader.press("ArrowDown");
      await expect.poll(active).not.toBe(first);
      await desk.reader.press("Escape");
      await expect.poll(() => attributeOf(desk.reader, field, "aria-expanded")).toBe("false");
      await desk.reader.press("Escape");
      await expect.poll(value).toBe("");
      await desk.reader.type("zyzzyva");
      await expect.poll(() => textOf(desk.reader, options)).toContain("Tabs");
      await desk.reader.press("Enter");
      await seeHeading(desk.reader, "Tabs");
      // It stands in a tab that was not chosen.
      await expect.poll(() => textOf(desk.reader, "main mark")).toBe("zyzzyva");
      expect(await isVisible(desk.reader, "main mark")).toBe(true);
    });

    test.each(["комп'ютер", "комп’ютер", "об’єднує"])("finds %s, whatever apostrophe the text has", async (query) => {
      await desk.open("/uk/docs/intro");
      await desk.reader.click(field);
      await desk.reader.type(query);
      await expect.poll(() => textOf(desk.reader, options)).toContain("Слова");
    });

    test.each(["/docs/intro", "/uk/docs/intro"])(
      "of phones is an icon that grows at %s, with hits below it",
      async (path) => {
        await desk.open(path, 360);
        const widths = () =>
          desk.reader.evaluate(() =>
            ["#search", ".search-panel"].map(
              (name) => document.querySelector(name)?.getBoundingClientRect().width ?? 0,
            ),
          );
        expect((await widths())[0]).toBeLessThan(50);
        await desk.reader.click(field);
        await desk.reader.type("page");
        await expect.poll(count).toBeGreaterThan(2);
        const [box = 0, panel = 0] = await widths();
        expect(box).toBeGreaterThan(320);
        expect(Math.abs(panel - box)).toBeLessThan(3);
        expect(await desk.reader.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      },
    );

    test("says how many there are on a page of its own", async () => {
      await desk.open("/search?q=gateway");
      await expect.poll(() => textOf(desk.reader, "main .search-results")).toContain("Words");
      expect((await seenIn(desk.reader)).problems).toEqual([]);
    });
  });
}
