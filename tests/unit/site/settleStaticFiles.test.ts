import { expect, test } from "vitest";
import { assembleSite } from "../../../src/site/assembleSite.ts";
import { makeConfig, makeContent, makeDoc } from "./smallSite.ts";

const assembled = (staticFiles: readonly string[]) =>
  assembleSite(makeConfig(), makeContent([makeDoc("one.md")], { staticFiles }), { drafts: false, strings: {} });

test("static files that differ only in upper and lower case are reported, and both are written", () => {
  const { value, diagnostics } = assembled(["img/Logo.png", "img/a.png", "img/logo.png", "IMG/a.png"]);
  expect(diagnostics).toEqual([
    {
      code: "duplicate-route",
      severity: "warning",
      message: "/img/logo.png and /img/Logo.png are the same on disks and servers that treat these letters as equal",
      location: { file: "content/static/img/logo.png" },
      hint: "rename one of the two files",
      related: [{ message: "has the similar address", location: { file: "content/static/img/Logo.png" } }],
    },
    expect.objectContaining({ location: { file: "content/static/IMG/a.png" } }),
  ]);
  expect([...value.staticFiles]).toEqual(["img/Logo.png", "img/a.png", "img/logo.png", "IMG/a.png"]);
});

test("so are two spellings of one letter", () => {
  const { diagnostics } = assembled(["\u0439.png", "\u0438\u0306.png"]);
  expect(diagnostics.map(({ location }) => location)).toEqual([{ file: "content/static/\u0438\u0306.png" }]);
});

test("files with different names in folders of different case are not", () => {
  expect(assembled(["img/a.png", "IMG/b.png"]).diagnostics).toEqual([]);
});

test.each([
  ["404.html", "this page is the template `NotFoundPage`"],
  ["index.html", "the landing page is `index.md` in the folder `pages`"],
  ["docs/one/index.html", "rename the file, or remove the page"],
])("a file in the place of a page, %s, is told how that page is changed", (file, advice) => {
  expect(assembled([file]).diagnostics).toMatchObject([
    { code: "duplicate-route", hint: expect.stringContaining(advice) },
  ]);
});
