import { expect, test } from "vitest";
import { fontFaceRules } from "../../../src/theme/fontFaces.ts";

const face = { src: "fonts/a.woff2" };

test("a family without a fallback falls back to the system's fonts", () => {
  const css = fontFaceRules([{ family: "Text", faces: [face] }], new Map([["fonts/a.woff2", "./fonts/a.0.woff2"]]));
  expect(css).toBe(`@font-face {
  font-family: "Text";
  font-style: normal;
  font-weight: 100 900;
  font-display: optional;
  src: url("./fonts/a.0.woff2") format("woff2");
}
:root {
  --font-text: "Text", var(--font-text-system);
}`);
});

test("a fallback has a bold face of its own, as high as the normal one", () => {
  const fallback = { local: ["Arial"], sizeAdjust: "105%", boldSizeAdjust: "100%", ascentOverride: "92%" };
  const css = fontFaceRules([{ family: "Mono", role: "code", faces: [], fallback }], new Map());
  expect(css).toBe(`@font-face {
  font-family: "Mono Fallback";
  font-weight: 100 599;
  src: local("Arial");
  size-adjust: 105%;
  ascent-override: 92%;
}
@font-face {
  font-family: "Mono Fallback";
  font-weight: 600 900;
  src: local("Arial Bold"), local("Arial");
  size-adjust: 100%;
  ascent-override: 96.60%;
}
:root {
  --font-code: "Mono", "Mono Fallback", var(--font-code-system);
}`);
});

test("names cannot end the rule they stand in", () => {
  const css = fontFaceRules([{ family: 'A"; } * { x: "\n', faces: [face] }], new Map());
  expect(css).toContain('font-family: "A\\22 ; } * { x: \\22 \\a ";');
});
