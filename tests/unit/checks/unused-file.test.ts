// Files that nothing refers to: what counts as a reference, and that each text is read once for all files.
import { describe, expect, test } from "vitest";
import type { StaticText } from "../../../src/checks/checkInput.ts";
import { findNames } from "../../../src/checks/namesIn.ts";
import { sitePath } from "../../../src/model/brands.ts";
import { expectToTakeLessThan } from "../processorTime.ts";
import { check } from "./checkedSite.ts";

const staticText = (path: string, text: string): StaticText => ({
  file: sitePath(`content/static/${path}`),
  path,
  text,
});

/** Paths of static files that are found unused, of a site with these texts and other static files. */
const unusedOf = (texts: readonly StaticText[], others: readonly string[] = [], styles: readonly string[] = []) =>
  check(
    [],
    {},
    {},
    { staticFiles: [...texts.map(({ path }) => path), ...others], thorough: { staticTexts: texts, styles } },
  ).flatMap(({ code, location }) => (code === "unused-file" ? [location?.file.replace("content/static/", "")] : []));

describe("a file is used", () => {
  const first = staticText("start.html", "a");
  test.each([
    ["that another static file names", "img/a.png", "see a.png", []],
    ["whose name has blanks and signs", "img/a b (1)+%20.png", "see 'a b (1)+%20.png'", []],
    ["whose name is a part of a longer word", "a.png", "see /cdn/v2-a.png?x", []],
    ["whose path a style names", "img/a.png", "", ["url(/img/a.png)"]],
  ])("%s", (_, path, text, styles) => {
    expect(unusedOf([{ ...first, text }], [path], styles)).toEqual(["start.html"]);
  });

  test("that has its name from another folder too, and not by itself", () => {
    const [one, other] = [staticText("a/x.html", "x.html"), staticText("b/x.html", "")];
    expect(unusedOf([one, other])).toEqual(["a/x.html"]);
    expect(unusedOf([one, { ...other, text: "x.html" }])).toEqual([]);
    expect(unusedOf([other], ["img/a.png"], ["url(a.png)"])).toEqual(["b/x.html", "img/a.png"]);
  });
});

test("thousands of static pages that nobody links to are found in time", async () => {
  const words = "Nothing of this is the name of a document, or of any other file. ".repeat(30);
  const texts = Array.from({ length: 2_000 }, (_, index) => staticText(`doc${index}.html`, words));
  await expectToTakeLessThan(1, () => {
    expect(unusedOf(texts)).toHaveLength(2_000);
  });
});

test.each([
  ["ab", "abc", "b", "bcd"],
  ["aa", "aaa", "aaab"],
  ["a/b.png", "b.png", "b.pn"],
])("names that begin alike or stand in each other are told apart: %s, %s", (...names) => {
  const find = findNames(names);
  for (const text of ["", "abcd", "aaaab", "xa/b.pngx", "a/b.pn", "ab", ...names]) {
    expect([...find(text)].sort()).toEqual(names.filter((name) => text.includes(name)).sort());
  }
});
