// Which spellings of an address a check tells of, and which it leaves alone.
import { expect, test } from "vitest";
import type { Config } from "../../../src/model/config.ts";
import { makeConfig, makeDoc, ukrainian } from "../site/smallSite.ts";
import { check, linkAt } from "./checkedSite.ts";

const codes = ["non-canonical-link", "trailing-slash"];

/** Findings of spelling for a link of a page that a reader sees lead somewhere. */
function told(raw: string, href: string, changes: Partial<Config> = {}): readonly string[] {
  const doc = makeDoc("a.md", {}, { links: [linkAt(raw, 3, 5)] });
  const sources = [doc, makeDoc("b.md"), makeDoc("їжа.md")];
  return check(sources, { "/docs/a": { hrefs: [href] } }, changes, { thorough: {} })
    .filter(({ code }) => codes.includes(code))
    .map(({ code, severity, hint, location }) => `${location?.line}:${location?.column} ${severity} ${code}, ${hint}`);
}
const wholeUrl = '3:5 warning non-canonical-link, link to the file of the page, or to "/docs/b"';
const site = "https://docs.example.org";

test("a link that names the site's own URL is told, whatever stands behind the page", () => {
  for (const end of ["", "?q", "#x"]) expect(told(`${site}/docs/b${end}`, `${site}/docs/b${end}`)).toEqual([wholeUrl]);
  expect(told("HTTPS://Docs.Example.org/docs/b", "/docs/b")).toEqual([wholeUrl]);
  expect(told(`${site}/docs/b`, "/docs/b", { url: "https://Docs.Example.org" })).toEqual([wholeUrl]);
  expect(told(`${site}/sub/docs/b`, "/sub/docs/b", { baseUrl: "/sub/" })).toEqual([wholeUrl]);
});

test("a link to another site is not told, however much its address begins like this one's", () => {
  for (const raw of ["https://docs.example.organic/docs/b", "https://docs.example.org:8080/docs/b"])
    expect(told(raw, raw)).toEqual([]);
  expect(told(`${site}/els/docs/b`, `${site}/els/docs/b`, { baseUrl: "/sub/" })).toEqual([]);
});

test("the paths of a site that has no URL of its own are no whole URLs", () => {
  expect(told("/docs/b", "/docs/b", { url: "" })).toEqual([]);
});

test("a link by a page's file or by its address is how it should be, however its letters are put together", () => {
  for (const raw of ["./b.md", "b.md#x", "/docs/b", "/docs/b#x", "b", "./b?q"])
    expect(told(raw, "/docs/b")).toEqual([]);
  expect(told("/docs/їжа".normalize("NFD"), "/docs/%D1%97%D0%B6%D0%B0")).toEqual([]);
});

test("a link that spells the address in another way is told with the page's own", () => {
  expect(told("/docs/B", "/docs/b")).toEqual(['3:5 warning non-canonical-link, link to "/docs/b"']);
  expect(told("/docs/b/", "/docs/b")).toEqual(['3:5 info trailing-slash, link to "/docs/b"']);
});

test("a link to a redirect is told as such, not for its spelling", () => {
  expect(told("/old", "/old", { redirects: [{ from: ["/Old"], to: "/docs/b" }] })).toEqual([]);
});

test("a link of a page without a translation is told once, where it is written", () => {
  const doc = makeDoc("a.md", {}, { links: [linkAt("/docs/B", 3, 5)] });
  const hrefs = { "/docs/a": { hrefs: ["/docs/b"] }, "/uk/docs/a": { hrefs: ["/uk/docs/b"] } };
  const found = check([doc, makeDoc("b.md")], hrefs, { builtLocales: makeConfig().builtLocales }, { thorough: {} });
  expect(found.filter(({ code }) => codes.includes(code))).toHaveLength(1);
});

test("a page's address with its language and without is its own in a page of that language", () => {
  const links = ["/docs/b", "/uk/docs/b"].map((raw, index) => linkAt(raw, index + 1, 1));
  const uk = { locale: ukrainian };
  const sources = [makeDoc("a.md"), makeDoc("b.md"), makeDoc("a.md", {}, { ...uk, links }), makeDoc("b.md", {}, uk)];
  const shown = { "/uk/docs/a": { hrefs: ["/uk/docs/b"] } };
  const found = check(sources, shown, { builtLocales: makeConfig().builtLocales }, { thorough: {} });
  expect(found.filter(({ code }) => codes.includes(code))).toEqual([]);
});
