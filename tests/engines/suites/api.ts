// Pages of an API: fields that unfold, tools that come to life when they are pressed, samples.
import { describe, expect, test } from "vitest";
import { attributeOf, type Desk, isVisible, seenIn, textOf } from "../desk.ts";

const button = (index: number): string => `#schema-tools button:nth-of-type(${index})`;

/** Tests pages of an API. */
export function testApi(desk: Desk): void {
  const unfolded = () => desk.reader.evaluate(() => document.querySelectorAll(".rows details[open]").length);
  const all = () => desk.reader.evaluate(() => document.querySelectorAll(".rows details").length);

  describe.each(["", "/uk"])("an operation in %s/", (prefix) => {
    const path = `${prefix}/docs/api/update-room`;

    test("its fields unfold", async () => {
      await desk.open(path);
      const deep = ".rows .rows .rows .n";
      expect(await isVisible(desk.reader, deep)).toBe(false);
      await desk.reader.click(".rows .rows details:not([open]) > summary");
      expect(await isVisible(desk.reader, deep)).toBe(true);
      expect((await seenIn(desk.reader)).problems).toEqual([]);
    });

    test("the first press on a tool counts, while its script is still on its way", async () => {
      await desk.open(path);
      expect(await unfolded()).toBeLessThan(await all());
      await desk.reader.click(button(1));
      await expect.poll(unfolded).toBe(await all());
      await desk.reader.click(button(2));
      await expect.poll(unfolded).toBe(0);
      await desk.reader.click("#schema-tools input");
      await desk.reader.type("warmth");
      await expect.poll(() => textOf(desk.reader, "#schema-tools [role=status]")).toMatch(/[1-9]/);
      expect((await seenIn(desk.reader)).problems).toEqual([]);
    });

    test("a press that no mouse has announced counts, too", async () => {
      await desk.open(path);
      await desk.reader.evaluate((name) => document.querySelector<HTMLElement>(name)?.click(), button(1));
      await expect.poll(unfolded).toBe(await all());
    });

    test("its samples change their language, and stay with it on the next visit", async () => {
      await desk.open(path);
      const python = '.samples [data-value="python"]';
      const shown = () =>
        desk.reader.evaluate(
          () => document.querySelector<HTMLElement>(".samples > [role=tabpanel]:not([hidden])")?.innerText ?? "",
        );
      expect(await shown()).toContain("curl");
      await desk.reader.click(python);
      expect(await attributeOf(desk.reader, python, "aria-selected")).toBe("true");
      expect(await shown()).toContain("import");
      await desk.reader.reload();
      await expect.poll(shown).toContain("import");
    });

    test("the reader's own hub stands in the samples", async () => {
      await desk.open(path);
      await desk.reader.click("details.hub summary");
      await desk.reader.click("details.hub input");
      await desk.reader.type("192.168.7.7");
      await desk.reader.press("Enter");
      await expect
        .poll(() => textOf(desk.reader, ".samples > [role=tabpanel]:not([hidden])"))
        .toContain("http://192.168.7.7/api/rooms");
      expect((await seenIn(desk.reader)).problems).toEqual([]);
    });
  });
}
