import { expect, test } from "vitest";
import { templateHint } from "../../../../src/pipeline/pages/templateHint.ts";

const siteTemplates = ["templates/DocPage.tsx", "templates/parts/Toc.tsx"];
const stackOf = (...names: readonly string[]): string =>
  ["Error: no", ...names.map((name) => `    at ${name} (file:///renderer.mjs:1:2)`)].join("\n");

test.each([
  [[], `a template threw this error; check the site's own templates (${siteTemplates.join(", ")})`],
  [
    ["Icon", "Card"],
    `the template Icon threw this error; check the site's own templates (${siteTemplates.join(", ")})`,
  ],
  [["Toc2", "DocPage"], "the template Toc in templates/parts/Toc.tsx threw this error; check this file"],
  [
    ["draw", "Icon", "Toc"],
    "the template Icon, which templates/parts/Toc.tsx renders, threw this error; check this file",
  ],
] as const)("thrown in %j: %s", (names, hint) => {
  expect(templateHint("no", { stack: stackOf(...names), siteTemplates })).toBe(hint);
});

test("an item of the navbar is named before the file", () => {
  const hint = templateHint("no", { stack: stackOf("Toc"), siteTemplates, item: "navbar.items[0]: {}" });
  expect(hint).toContain("check the navbar items of the configuration (navbar.items[0]: {}) and this file");
});

test("what browsers alone have is not for the file that uses it", () => {
  const hint = templateHint("window is not defined", { stack: stackOf("Toc"), siteTemplates });
  expect(hint).toMatch(
    /in an effect or a listener of an island, templates\/islands\/, not in templates\/parts\/Toc\.tsx$/,
  );
});
