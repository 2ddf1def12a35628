import { expect, test } from "vitest";
import { assembleSite } from "../../../src/site/assembleSite.ts";
import { settleFolderPages } from "../../../src/site/settleFolderPages.ts";
import { makeConfig, makeContent, makeDoc } from "./smallSite.ts";

type Docs = Parameters<typeof makeContent>[0];

const assembled = (docs: Docs, drafts = false) =>
  assembleSite(makeConfig(), makeContent(docs), { drafts, strings: {} });

const addresses = (docs: Docs, drafts = false): readonly string[] => {
  const { value, diagnostics } = assembled(docs, drafts);
  expect(diagnostics).toEqual([]);
  return value.routes
    .filter(({ target, edition }) => target.kind === "doc" && edition.endsWith("en"))
    .map(({ url }) => url)
    .sort();
};

test("a folder with an index keeps the page of its README", () => {
  expect(addresses([makeDoc("README.md"), makeDoc("index.md")])).toEqual(["/docs", "/docs/README"]);
});

test("a folder with a README keeps the page of the file that is named like it", () => {
  expect(addresses([makeDoc("lamp/README.md"), makeDoc("lamp/lamp.md")])).toEqual(["/docs/lamp/", "/docs/lamp/lamp"]);
});

test("without another one such a file is the page of its folder", () => {
  expect(addresses([makeDoc("lamp/lamp.md"), makeDoc("fan/README.md")])).toEqual(["/docs/fan/", "/docs/lamp/"]);
});

test("one with a slug, or that is a draft, leaves the address to the other", () => {
  expect(addresses([makeDoc("README.md"), makeDoc("index.md", { slug: "/start" })])).toEqual(["/docs", "/docs/start"]);
  const docs = [makeDoc("README.md"), makeDoc("index.md", { draft: true })];
  expect(addresses(docs)).toEqual(["/docs"]);
  expect(addresses(docs, true)).toEqual(["/docs", "/docs/README"]);
});

test("the sidebar lists it below the page of the folder", () => {
  const { value } = assembled([makeDoc("lamp/lamp.md"), makeDoc("lamp/index.md")]);
  expect(value.sidebars[0]?.items).toMatchObject([
    { kind: "category", href: "/docs/lamp/", items: [{ kind: "link", href: "/docs/lamp/lamp" }] },
  ]);
});

test("content in which no folder has two pages stays the same value", () => {
  const content = makeContent([makeDoc("index.md"), makeDoc("a/README.md"), makeDoc("b/b.md")]);
  expect(settleFolderPages(content, makeConfig(), { drafts: false })).toBe(content);
});
