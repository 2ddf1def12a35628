// Paper, and readers who want nothing to move.
import { describe, expect, test } from "vitest";
import { type Desk, isVisible, openEngine, showsFolded } from "../desk.ts";

/** Tests styles of other media. */
export function testMedia(desk: Desk): void {
  describe("on paper", () => {
    test.each(["/docs/tabs", "/uk/docs/tabs"])("%s is its text alone, with all tabs and folded parts", async (path) => {
      await desk.open(path, 680);
      await desk.reader.evaluate(() => {
        // Rules for paper become rules for the screen: no engine prints for a test.
        for (const sheet of document.styleSheets) {
          for (const rule of sheet.cssRules) {
            if (!(rule instanceof CSSMediaRule)) continue;
            if (rule.media.mediaText === "print") rule.media.mediaText = "all";
            else if (rule.media.mediaText === "screen") rule.media.mediaText = "not all";
          }
        }
        dispatchEvent(new Event("beforeprint"));
      });
      for (const hidden of ["header", "aside", "footer", ".pagination", ".code-bar button"]) {
        expect(await isVisible(desk.reader, hidden), hidden).toBe(false);
      }
      const folded = (await showsFolded(desk.reader)) ? ", main details.details > :not(summary)" : "";
      const parts = await desk.reader.evaluate(
        (selector) =>
          [...document.querySelectorAll(selector)]
            .filter((part) => !part.checkVisibility())
            .map((part) => part.outerHTML.slice(0, 80)),
        `.tabs > [role=tabpanel] > *${folded}`,
      );
      expect(parts).toEqual([]);
      const [text = 0, body = 0] = await desk.reader.evaluate(() =>
        ["main .prose > p", "body"].map((name) => document.querySelector(name)?.getBoundingClientRect().width ?? 0),
      );
      expect(text).toBeGreaterThan(body * 0.95);
      const breaks = await desk.reader.evaluate(
        () => getComputedStyle(document.querySelector(".prose h3") ?? document.body).breakAfter,
      );
      expect(breaks).toBe("avoid");
    });
  });

  describe("readers who want less motion", () => {
    test("see none, and nothing waits for it", async () => {
      const calm = await openEngine(desk.engine, { calm: true });
      try {
        await calm.resize(360, 800);
        await calm.open(`${desk.origin}/docs/intro`);
        const moving = () =>
          calm.evaluate(() => [
            matchMedia("(prefers-reduced-motion: reduce)").matches,
            getComputedStyle(document.documentElement).getPropertyValue("--motion").trim(),
            getComputedStyle(document.documentElement).scrollBehavior,
          ]);
        expect(await moving()).toEqual([true, expect.stringMatching(/^(1ms|\.?0?\.001s)$/), "auto"]);
        await calm.click("header .menu-toggle");
        await calm.press("Escape");
        await expect.poll(() => isVisible(calm, "#menu")).toBe(false);
      } finally {
        await calm.close();
      }
    });
  });
}
