// Light and dark mode: chosen, remembered, and there before anything is painted.
import { describe, expect, test } from "vitest";
import { attributeOf, type Desk, seenIn } from "../desk.ts";

const toggle = "header .color-mode-switch";

/** Tests the switch. */
export function testColorMode(desk: Desk): void {
  describe("the colour mode", () => {
    test.each([
      ["/about", "Colour mode: dark"],
      ["/uk/about", "Режим кольорів: темний"],
    ])("at %s is changed by mouse and keyboard, kept, and there before the first paint", async (path, dark) => {
      await desk.open(path);
      const background = () => desk.reader.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
      const mode = () => attributeOf(desk.reader, "html", "data-theme");
      const light = await background();
      expect(await mode()).toBe("light");
      await desk.reader.click(toggle);
      expect(await mode()).toBe("dark");
      expect(await attributeOf(desk.reader, toggle, "aria-label")).toContain(dark);
      const chosen = await background();
      expect(chosen).not.toBe(light);
      await desk.reader.reload();
      expect(await seenIn(desk.reader)).toEqual({ problems: [], mode: "dark" });
      expect(await background()).toBe(chosen);
      await desk.reader.evaluate((name) => document.querySelector<HTMLElement>(name)?.focus(), toggle);
      await desk.reader.press("Enter");
      expect(await mode()).toBe("light");
      expect(await background()).toBe(light);
    });

    test("colours what the browser draws, and its frame", async () => {
      await desk.open("/about");
      const look = () =>
        desk.reader.evaluate(() => {
          const { colorScheme, backgroundColor } = getComputedStyle(document.documentElement);
          const frame = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')?.content;
          return { colorScheme, isFrameSame: frame === backgroundColor };
        });
      await expect.poll(look).toEqual({ colorScheme: "light", isFrameSame: true });
      await desk.reader.click(toggle);
      await expect.poll(look).toEqual({ colorScheme: "dark", isFrameSame: true });
    });
  });
}
