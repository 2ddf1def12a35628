// What styles come to in an engine, beside what they come to in Chromium: values of one element of each kind on a page, in
// both colour modes, and where the parts of the layout stand.
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { openBrowser } from "../../browser/openBrowser.ts";
import { type ServedFolder, serveFolder } from "../../browser/serveFolder.ts";
import { type Desk, showsFolded } from "../desk.ts";
import { boxes, type Look, lookAt, properties } from "../lookAt.ts";

/** Pages and the widths of their windows. */
const pages = [
  ["/", 1280],
  ["/docs/intro", 1280],
  ["/uk/docs/lua-scenes", 1280],
  ["/docs/api/update-device-by-id", 1280],
  ["/uk/docs/api/schemas/device", 1280],
  ["/docs/category/domivka-api", 1280],
  ["/uk/glossary", 1280],
  ["/uk/blog", 1280],
  ["/uk/", 390],
  ["/uk/docs/intro", 390],
  ["/docs/api/devices", 390],
] as const;

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
      page = await chromium.newPage();
    });
    afterAll(async () => {
      portal?.close();
      await page?.context().close();
    });

    test.each(pages)("of %s, %i pixels wide, come to the same as in Chromium", async (path, width) => {
      const { reader } = desk;
      await Promise.all([reader.resize(width, 800), page.setViewportSize({ width, height: 800 })]);
      await Promise.all([reader.open(portal.url + path), page.goto(portal.url + path)]);
      // Where the table of contents has to be unfolded, its title can be pressed.
      const isPressed = !(await showsFolded(reader));
      const isFault = (difference: string): boolean =>
        !(isPressed && difference.startsWith("details > summary { pointer-events: auto"));
      for (const theme of ["light", "dark"]) {
        const looks = () =>
          Promise.all([
            page.evaluate(`(${lookAt})(...${JSON.stringify([properties, boxes, theme])})`) as Promise<Look>,
            reader.evaluate(lookAt, properties, boxes, theme),
          ]);
        // Scripts mark what is read a moment later.
        await expect.poll(async () => differences(...(await looks())).filter(isFault), { message: theme }).toEqual([]);
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
