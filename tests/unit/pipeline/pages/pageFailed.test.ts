import { expect, test } from "vitest";
import { sitePath } from "../../../../src/model/brands.ts";
import { type FailurePlaces, type PageFailure, pagesFailed } from "../../../../src/pipeline/pages/pageFailed.ts";

const places: FailurePlaces = {
  configFile: "hubdocs.config.yaml",
  placeOf: (stack) => (stack.includes("Footer") ? footer : undefined),
};
const footer = { file: sitePath("templates/parts/Footer.tsx"), line: 3, column: 5 };

const failure = (url: string, more: Partial<PageFailure> = {}): PageFailure => ({
  url,
  file: sitePath(`content/en${url}.md`),
  reason: "no name",
  hint: "check this file",
  ...more,
});

const told = (failures: readonly PageFailure[], given = places): readonly unknown[] =>
  pagesFailed(failures, given).map(({ message, location }) => [message, location]);

test("pages that fail for one reason at one place are one finding, which has that place", () => {
  const [a, b, c] = ["DocPage", "BlogPage", "DocPage"].map((page) => ({ stack: `at Footer\nat ${page}` }));
  expect(told([failure("/a", a), failure("/b", b), failure("/c", { ...c, reason: "no year" })])).toEqual([
    ["/a and 1 more cannot be rendered: no name", footer],
    ["/c cannot be rendered: no year", footer],
  ]);
});

test("the item of the navbar that a template threw at is the place, where the site has written it", () => {
  const item = { navbarItem: 1, stack: "at Footer" };
  const written = { file: "hubdocs.config.yaml", pointer: "/navbar/items/1" };
  expect(told([failure("/a", item)])).toEqual([["/a cannot be rendered: no name", written]]);
  expect(told([failure("/a", item)], { ...places, configFile: undefined })).toEqual([
    ["/a cannot be rendered: no name", footer],
  ]);
});

test("where no place is known it is the file that all of the pages are made from", () => {
  const spec = { file: sitePath("specs/hub.yaml") };
  expect(told([failure("/a"), failure("/b"), failure("/c", { ...spec, reason: "x" })])).toEqual([
    ["/a and 1 more cannot be rendered: no name", undefined],
    ["/c cannot be rendered: x", { ...spec, line: 1, column: 1 }],
  ]);
  expect(told([failure("/a", spec), failure("/b", spec)])).toEqual([
    ["/a and 1 more cannot be rendered: no name", { ...spec, line: 1, column: 1 }],
  ]);
});

test("the other pages of a finding are listed with their files: the first of them, and how many more there are", () => {
  const relatedOf = (failures: readonly PageFailure[]) => pagesFailed(failures, places).map(({ related }) => related);
  expect(relatedOf([failure("/a")])).toEqual([undefined]);
  expect(relatedOf([failure("/a"), failure("/b"), failure("/tags", { file: undefined })])).toEqual([
    [{ message: "the page /b", location: { file: "content/en/b.md" } }, { message: "the page /tags" }],
  ]);
  const many = Array.from({ length: 10_000 }, (_, index) => failure(`/${index}`));
  const [related = []] = relatedOf(many);
  expect(related.map(({ message }) => message).slice(-2)).toEqual(["the page /20", "and 9979 more pages"]);
  expect(relatedOf(many.slice(0, 21))[0]).toHaveLength(20);
});

test("a page that was stopped is named, however many are", () => {
  const stopped = { reason: "it took longer than 4 seconds", isAlone: true };
  expect(told([failure("/a", stopped), failure("/b", stopped)])).toHaveLength(2);
});
