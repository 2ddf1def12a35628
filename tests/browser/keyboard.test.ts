// Whole pages by keyboard: Tab from the first to the last stop. The focus is never lost, hidden or hard to see, and goes
// through the page in the order of its text.
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { servedPortal } from "./servedPortal.ts";

const portal = servedPortal();

/** What a stop of the Tab key looks like. */
interface Stop {
  readonly name: string;
  /** Faults of this stop; empty when all is well. */
  readonly faults: readonly string[];
}

/** Looks at the focused element; `undefined` when the focus has left the page. */
function lookAtFocus(page: Page): Promise<Stop | undefined> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return undefined;
    const faults: string[] = [];

    const isSeen = [...element.getClientRects()].some((rect) => {
      const [left, right] = [Math.max(rect.left, 0), Math.min(rect.right, innerWidth)];
      const [top, bottom] = [Math.max(rect.top, 0), Math.min(rect.bottom, innerHeight)];
      if (right - left < 1 || bottom - top < 1) return false;
      return [top + 1, (top + bottom) / 2, bottom - 1].some((y) => {
        const seen = document.elementFromPoint((left + right) / 2, y);
        return seen !== null && (element.contains(seen) || seen.contains(element));
      });
    });
    if (!isSeen) faults.push("hidden or covered");

    type Color = readonly [red: number, green: number, blue: number, alpha: number];
    const colorOf = (text: string): Color => {
      const [red = 0, green = 0, blue = 0, alpha = 1] = (text.match(/[\d.]+/g) ?? []).map(Number);
      return text.startsWith("color(") ? [red * 255, green * 255, blue * 255, alpha] : [red, green, blue, alpha];
    };
    const luminanceOf = ([red, green, blue]: Color): number => {
      const linear = (part: number): number =>
        part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4;
      return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
    };
    const behind = (start: Element | null): Color => {
      for (let at = start; at !== null; at = at.parentElement) {
        const color = colorOf(getComputedStyle(at).backgroundColor);
        if (color[3] === 1) return color;
      }
      return [255, 255, 255, 1];
    };
    // The link of a card covers all of it, and the card has the ring.
    const card = element.closest(".card");
    const ringed = card !== null && getComputedStyle(element).outlineStyle === "none" ? card : element;
    const { outlineStyle, outlineWidth, outlineColor, outlineOffset } = getComputedStyle(ringed);
    if (outlineStyle === "none" || Number.parseFloat(outlineWidth) < 2) faults.push("no ring");
    const around = behind(Number.parseFloat(outlineOffset) < 0 ? ringed : ringed.parentElement);
    const [light = 0, dark = 0] = [luminanceOf(colorOf(outlineColor)), luminanceOf(around)].sort((a, b) => b - a);
    const contrast = (light + 0.05) / (dark + 0.05);
    if (contrast < 3) faults.push(`a ring of contrast ${contrast.toFixed(2)}`);

    const before = document.querySelector("[data-last-stop]");
    if (before !== null && !(before.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING))
      faults.push("out of order");
    before?.removeAttribute("data-last-stop");
    element.setAttribute("data-last-stop", "");
    return {
      name: `${element.tagName} ${element.className} "${(element.textContent ?? "").trim().slice(0, 40)}"`,
      faults,
    };
  });
}

/** Presses Tab until the focus leaves the page. */
async function tabThrough(page: Page): Promise<readonly Stop[]> {
  const stops: Stop[] = [];
  for (let pressed = 0; pressed < 600; pressed += 1) {
    await page.keyboard.press("Tab");
    const stop = await lookAtFocus(page);
    if (stop === undefined) return stops;
    stops.push(stop);
  }
  throw new Error("the focus never leaves the page");
}

describe.each([
  ["/docs/intro", "light", 1280],
  ["/uk/docs/intro", "dark", 390],
  ["/docs/api/update-device-by-id", "dark", 1280],
  ["/uk/docs/api/update-device-by-id", "light", 390],
  ["/", "dark", 1280],
] as const)("%s in %s mode at %d pixels", (path, theme, width) => {
  test("is gone through by Tab alone, the focus always in sight", async () => {
    const context = await portal.browser.newContext({ viewport: { width, height: 800 }, reducedMotion: "reduce" });
    const page = await context.newPage();
    await page.addInitScript((mode) => localStorage.setItem("theme", mode), theme);
    await page.goto(portal.origin + path);
    const stops = await tabThrough(page);
    expect(stops.length).toBeGreaterThan(10);
    expect(stops.filter(({ faults }) => faults.length > 0)).toEqual([]);
    await context.close();
  });
});
