// What styles come to in an engine, beside what they come to in Chromium: values of one element of each kind on a page, in
// both colour modes, and where the parts of the layout stand.
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { openBrowser } from "../../browser/openBrowser.ts";
import { type ServedFolder, serveFolder } from "../../browser/serveFolder.ts";
import type { Desk } from "../desk.ts";

/** Values that say how an element looks, and do not depend on the widths of letters. */
const properties = [
  "display",
  "position",
  "visibility",
  "opacity",
  "color",
  "background-color",
  "border-top-color",
  "border-left-color",
  "border-top-width",
  "border-bottom-width",
  "border-left-width",
  "border-top-style",
  "border-left-style",
  "border-top-left-radius",
  "font-size",
  "font-weight",
  "font-style",
  "letter-spacing",
  "text-align",
  "text-decoration-line",
  "text-decoration-style",
  "text-decoration-color",
  "text-transform",
  "text-overflow",
  "white-space-collapse",
  "list-style-type",
  "padding-left",
  "padding-top",
  "padding-bottom",
  "margin-top",
  "margin-bottom",
  "overflow-x",
  "overflow-y",
  "z-index",
  "order",
  "gap",
  "align-items",
  "justify-content",
  "flex-direction",
  "flex-wrap",
  "pointer-events",
  "fill",
  "stroke",
  "scroll-margin-top",
  "box-shadow",
] as const;

/** Parts of the layout whose places do not depend on the widths of letters. */
const boxes = [
  "header.header",
  "nav.navbar",
  "#sidebar",
  "main",
  "main article",
  "main h1",
  ".prose > p",
  ".toc",
  ".code",
  ".samples",
  ".rows",
  ".card",
  "footer",
] as const;

const paths = [
  "/",
  "/docs/intro",
  "/uk/docs/lua-scenes",
  "/docs/api/update-device-by-id",
  "/uk/docs/api/schemas/device",
  "/docs/category/domivka-api",
  "/uk/glossary",
  "/uk/blog",
] as const;

/** For each kind of element its values, and for each box its left edge and width. */
interface Look {
  readonly values: Readonly<Record<string, readonly string[]>>;
  readonly places: Readonly<Record<string, readonly number[]>>;
}

/** Runs in the page. */
function lookAt(names: readonly string[], parts: readonly string[], theme: string): Look {
  const root = document.documentElement;
  root.dataset["theme"] = theme;
  // What moves from one value to the next is taken at its end.
  for (const animation of document.getAnimations()) animation.finish();
  const paper = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  /** Engines write one colour in several ways: as it is painted it is the same. */
  const paint = (value: string): string =>
    value.replace(/\b(?:rgba?|color|oklch|oklab|lab|lch)\([^()]*\)/g, (color) => {
      if (paper === null) return color;
      paper.clearRect(0, 0, 1, 1);
      paper.fillStyle = color;
      paper.fillRect(0, 0, 1, 1);
      return `(${[...paper.getImageData(0, 0, 1, 1).data].join(" ")})`;
    });
  const drawn = (style: CSSStyleDeclaration, name: string): string => {
    const [side, what] = [name.replace(/-[a-z]+$/, ""), name.replace(/.*-/, "")];
    // The colour of what is not drawn.
    if (side.startsWith("border") && what === "color" && style.getPropertyValue(`${side}-width`) === "0px") return "";
    if (name === "text-decoration-color" && style.textDecorationLine === "none") return "";
    // What cannot overflow is described in two ways.
    if (name.startsWith("overflow") && /^(?:visible|clip)$/.test(style.getPropertyValue(name))) return "";
    return paint(style.getPropertyValue(name)).replace(/^left$/, "start");
  };
  const values: Record<string, readonly string[]> = {};
  for (const element of document.querySelectorAll("body, body *")) {
    if (element.closest("svg") !== null && element.tagName !== "svg") continue;
    const kind = (one: Element | null): string => (one === null ? "" : [one.localName, ...one.classList].join("."));
    const key = `${kind(element.parentElement)} > ${kind(element)}`;
    if (key in values || !element.checkVisibility()) continue;
    for (const part of ["", "::before", "::after"]) {
      const style = getComputedStyle(element, part);
      if (part !== "" && /^(?:none|normal)$/.test(style.content)) continue;
      values[key + part] = names.map((name) => drawn(style, name));
    }
    // Pushed down as far as the texts above it leave room.
    if (element.matches(".card > .tags")) delete values[key];
  }
  const places = Object.fromEntries(
    parts.flatMap((part) => {
      const element = document.querySelector(part);
      if (!element?.checkVisibility()) return [];
      const { left, width } = element.getBoundingClientRect();
      return [[part, [left, width]]];
    }),
  );
  return { values, places };
}

/** Whether two values differ in nothing but the rounding of their numbers. */
function isAlike(one: string, other: string): boolean {
  const number = /-?\d*\.?\d+(?:e-?\d+)?/g;
  const numbers = [one, other].map((value) => (value.match(number) ?? []).map(Number));
  return (
    one.replace(number, "") === other.replace(number, "") &&
    (numbers[0] ?? []).every((value, index) => {
      const difference = Math.abs(value - (numbers[1]?.[index] ?? Number.NaN));
      return difference <= (one.includes("(") ? 4 : one.includes("px") ? 0.5 : 0.01);
    })
  );
}

/** Values that differ, as a reader of styles would write them. */
function differences(there: Look, here: Look): readonly string[] {
  return Object.entries(there.values).flatMap(([kind, expected]) =>
    expected.flatMap((value, index) => {
      const own = here.values[kind]?.[index];
      const isSame = own !== undefined && isAlike(own, value);
      return isSame ? [] : [`${kind} { ${properties[index]}: ${own}; } in Chromium ${value}`];
    }),
  );
}

/** Tests styles. */
export function testLooks(desk: Desk): void {
  describe("styles", () => {
    let portal: ServedFolder;
    let chromium: Browser;
    let page: Page;
    beforeAll(async () => {
      portal = await serveFolder(inject("portalFolder"));
      chromium = await openBrowser();
      page = await chromium.newPage({ viewport: { width: 1280, height: 800 } });
    });
    afterAll(async () => {
      portal?.close();
      await page?.context().close();
    });

    test.each(paths)("of %s come to the same as in Chromium", async (path) => {
      const { reader } = desk;
      await reader.resize(1280, 800);
      await Promise.all([reader.open(portal.url + path), page.goto(portal.url + path)]);
      for (const theme of ["light", "dark"]) {
        const looks = () =>
          Promise.all([
            page.evaluate(`(${lookAt})(...${JSON.stringify([properties, boxes, theme])})`) as Promise<Look>,
            reader.evaluate(lookAt, properties, boxes, theme),
          ]);
        // Scripts mark what is read a moment later.
        await expect.poll(async () => differences(...(await looks())), { message: theme }).toEqual([]);
        const [there, here] = await looks();
        for (const [part, place] of Object.entries(there.places)) {
          place.forEach((value, index) => {
            expect(Math.abs((here.places[part]?.[index] ?? -1) - value), `${part} ${index}`).toBeLessThanOrEqual(2);
          });
        }
      }
    });
  });
}
