// Contrast that axe does not look at: edges of fields, what stands in empty ones, marks in forced colours.
import type { BrowserContextOptions, Page } from "playwright-core";
import { expect, test } from "vitest";
import { servedPortal } from "./servedPortal.ts";

const portal = servedPortal();

async function visit(
  path: string,
  look: (page: Page) => Promise<void>,
  options: BrowserContextOptions = {},
): Promise<void> {
  const context = await portal.browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
  try {
    const page = await context.newPage();
    await page.goto(portal.origin + path);
    await look(page);
  } finally {
    await context.close();
  }
}

/** Contrast of each pair of colours, as the browser draws them. */
function contrastsBetween(page: Page, pairs: readonly (readonly [string, string])[]): Promise<readonly number[]> {
  return page.evaluate((given) => {
    const context = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
    const luminanceOf = (color: string): number => {
      if (context === null) throw new Error("no canvas");
      context.fillStyle = color;
      context.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map((part) =>
        part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    return given.map(([one, other]) => {
      const [light = 0, dark = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => b - a);
      return (light + 0.05) / (dark + 0.05);
    });
  }, pairs);
}

/** Contrasts of a field with what is around it: of its edge, and of its placeholder with the field. */
async function contrastsOf(
  page: Page,
  selector: string,
): Promise<{ readonly edge: number; readonly placeholder: number }> {
  const pairs = await page
    .locator(selector)
    .first()
    .evaluate((field): [string, string][] => {
      const { borderTopColor, backgroundColor } = getComputedStyle(field);
      const ground = getComputedStyle(document.documentElement).backgroundColor;
      const { color } = getComputedStyle(field, "::placeholder");
      return [
        [borderTopColor, ground],
        [color, backgroundColor],
      ];
    });
  const [edge = 0, placeholder = 0] = await contrastsBetween(page, pairs);
  return { edge, placeholder };
}

test.each(["light", "dark"])("fields are seen, and so is what stands in empty ones, in %s mode", async (theme) => {
  for (const [path, selector] of [
    ["/docs/api/update-device-by-id", ".schema-tools input"],
    ["/uk/docs/api/domivka-api", ".hub input"],
    ["/search", ".search-results input"],
    ["/docs/intro", ".header .search input"],
  ] as const) {
    await visit(`${path}?theme=${theme}`, async (page) => {
      const { edge, placeholder } = await contrastsOf(page, selector);
      expect(edge, `edge of ${selector}`).toBeGreaterThanOrEqual(3);
      expect(placeholder, `placeholder of ${selector}`).toBeGreaterThanOrEqual(4.5);
    });
  }
});

test("in forced colours what Enter follows in the list of hits has a line around it", () =>
  visit(
    "/docs/intro",
    async (page) => {
      const lines = () =>
        page
          .locator(".search-panel a")
          .evaluateAll((links) => links.map((link) => getComputedStyle(link).outlineStyle === "solid"));
      await page.getByRole("combobox").fill("device");
      await expect.poll(async () => (await lines()).length).toBeGreaterThan(2);
      const count = (await lines()).length;
      for (const [key, at] of [
        ["Home", 0],
        ["ArrowDown", 1],
        ["Home", 0],
        ["ArrowUp", count - 1],
      ] as const) {
        await page.keyboard.press(key);
        await expect
          .poll(async () => (await lines()).map((line, index) => (line ? index : -1)).filter((i) => i >= 0))
          .toEqual([at]);
      }
    },
    { forcedColors: "active" },
  ));

test("in forced colours the section being read is underlined in the contents, as the current page is elsewhere", () =>
  visit(
    "/docs/lua-scenes",
    async (page) => {
      const current = page.locator(".toc a[aria-current]");
      await current.waitFor();
      expect(await current.evaluate((link) => getComputedStyle(link).textDecorationLine)).toBe("underline");
      const other = page.locator(".toc a:not([aria-current])").first();
      expect(await other.evaluate((link) => getComputedStyle(link).textDecorationLine)).toBe("none");
    },
    { forcedColors: "active" },
  ));

test.each(["light", "dark"] as const)("in forced colours drawings are read on a %s ground", (colorScheme) =>
  visit(
    "/docs/lua-scenes",
    async (page) => {
      // The site's own mode is the other one.
      const theme = colorScheme === "dark" ? "light" : "dark";
      await page.evaluate((mode) => document.documentElement.setAttribute("data-theme", mode), theme);
      const pairs = await page
        .locator("figure > svg")
        .first()
        .evaluate((drawing) => {
          const ground = getComputedStyle(document.documentElement).backgroundColor;
          const labels = [...drawing.querySelectorAll(".d-muted, .d-text")];
          return labels.map((label): [string, string] => [getComputedStyle(label).fill, ground]);
        });
      expect(pairs.length).toBeGreaterThan(5);
      expect(Math.min(...(await contrastsBetween(page, pairs)))).toBeGreaterThanOrEqual(4.5);
    },
    { forcedColors: "active", colorScheme },
  ),
);
