// Parts of pages: tabs, code, folded details, links of the glossary.
import { describe, expect, test } from "vitest";
import { attributeOf, type Desk, isVisible, seenIn, textOf } from "../desk.ts";

/** Tests parts of pages. */
export function testParts(desk: Desk): void {
  describe("tabs", () => {
    test("are chosen in the whole group, by mouse and by keys, and remembered", async () => {
      await desk.open("/docs/tabs");
      const [first, second] = ["main .tabs:nth-of-type(1)", "main .tabs ~ .tabs"];
      const shown = () =>
        desk.reader.evaluate(() =>
          [...document.querySelectorAll<HTMLElement>('[role="tabpanel"]:not([hidden])')].map((panel) =>
            panel.innerText.trim().slice(0, 14),
          ),
        );
      expect((await shown())[1]).toBe("Second Linux");
      await desk.reader.click(`${first} [role="tab"]:nth-child(2)`);
      expect(await shown()).toEqual(["Short.", "Second Windows", "One"]);
      await desk.reader.evaluate(
        (name) => document.querySelector<HTMLElement>(name)?.focus(),
        `${second} [role="tab"][aria-selected="true"]`,
      );
      await desk.reader.press("ArrowRight");
      await desk.reader.press("Enter");
      expect(await shown()).toEqual(["Short.", "Second Mac", "One"]);
      await desk.reader.reload();
      await expect.poll(shown).toEqual([expect.stringContaining("Words"), "Second Mac", "One"]);
      expect((await seenIn(desk.reader)).problems).toEqual([]);
    });
  });

  describe("folded details", () => {
    test("open by mouse and by keys", async () => {
      await desk.open("/docs/tabs");
      const isOpen = () => isVisible(desk.reader, "#fold");
      expect(await isOpen()).toBe(false);
      await desk.reader.click("main details.details > summary");
      // It may take its time to unfold.
      await expect.poll(isOpen).toBe(true);
      await desk.reader.press("Enter");
      await expect.poll(isOpen).toBe(false);
    });
  });

  describe("a block of code", () => {
    test.each([
      ["/docs/code", "Copied"],
      ["/uk/docs/code", "Скопійовано"],
    ])("at %s is copied, and says so", async (path, copied) => {
      await desk.open(path);
      await desk.reader.click(".code .code-copy");
      await expect.poll(() => textOf(desk.reader, ".code .code-copy")).toBe(copied);
      await desk.reader.click(".search input");
      await desk.reader.press("Control+v");
      const pasted = () => desk.reader.evaluate(() => document.querySelector<HTMLInputElement>(".search input")?.value);
      await expect.poll(pasted).toMatch(/^const short = 1; ?const two = "for windows";$/);
    });
  });

  describe("a word of the glossary", () => {
    test.each(["/docs/gateway", "/uk/docs/gateway"])(
      "at %s has a line of dots in both modes, and leads there",
      async (path) => {
        await desk.open(path);
        for (const mode of ["light", "dark"]) {
          const look = await desk.reader.evaluate((theme) => {
            document.documentElement.dataset["theme"] = theme;
            const link = document.querySelector("main .term-link");
            if (link === null) return {};
            const {
              textDecorationLine: line,
              textDecorationStyle: style,
              textDecorationColor: color,
            } = getComputedStyle(link);
            return { line, style, isSeen: !/, 0\)|\/ 0\)|transparent/.test(color) };
          }, mode);
          expect(look).toEqual({ line: "underline", style: "dotted", isSeen: true });
        }
        const term = await textOf(desk.reader, "main .term-link");
        await desk.reader.click("main .term-link");
        await expect.poll(() => textOf(desk.reader, "dt:target dfn")).toBe(term);
        expect(await attributeOf(desk.reader, "dt:target", "id")).toBe("gateway");
      },
    );
  });
}
