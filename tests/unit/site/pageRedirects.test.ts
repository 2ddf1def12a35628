import { describe, expect, test } from "vitest";
import { sitePath, url } from "../../../src/model/brands.ts";
import type { Config } from "../../../src/model/config.ts";
import type { Source } from "../../../src/model/doc.ts";
import { assembleSite } from "../../../src/site/assembleSite.ts";
import { makeConfig, makeContent, makeDoc, makePage, makePost, ukrainian } from "./smallSite.ts";

const assemble = (sources: readonly Source[], changes: Partial<Config> = {}) =>
  assembleSite(makeConfig(changes), makeContent(sources), { drafts: false, strings: {} });

/** The redirects of front matter: `/old → /docs/new`. */
const redirectsOf = (sources: readonly Source[], changes: Partial<Config> = {}): readonly string[] =>
  assemble(sources, changes).value.routes.flatMap((route) =>
    route.target.kind === "redirect" && route.target.isOfPage ? [`${route.url} → ${route.target.to}`] : [],
  );

const findingsOf = (sources: readonly Source[], changes: Partial<Config> = {}): readonly string[] =>
  assemble(sources, changes).diagnostics.map(
    ({ code, severity, message, location }) =>
      `${location?.file}${location?.pointer ?? ""} ${severity} ${code}: ${message}`,
  );

test("docs, pages and posts lead readers on from the addresses that they had, in every language", () => {
  const sources = [
    makeDoc("new name.md", { redirect_from: ["/docs/old", "/start.html"] }),
    makePage("about.md", { redirect_from: ["/who"] }),
    makePost("hello", "2026-10-06", { redirect_from: ["/news/hello"] }),
  ];
  expect(redirectsOf(sources)).toEqual([
    "/docs/old → /docs/new%20name",
    "/start.html → /docs/new%20name",
    "/who → /about",
    "/news/hello → /blog/hello",
    "/uk/docs/old → /uk/docs/new%20name",
    "/uk/start.html → /uk/docs/new%20name",
    "/uk/who → /uk/about",
    "/uk/news/hello → /uk/blog/hello",
  ]);
});

test("the translation is where the original's former addresses lead to, and has its own in its language alone", () => {
  const original = makeDoc("new.md", { redirect_from: ["/docs/old"] });
  const frontMatter = { slug: "/новий", redirect_from: ["/docs/старий", "/uk/docs/давній", "/docs/OLD/"] };
  expect(redirectsOf([original, makeDoc("new.md", frontMatter, { locale: ukrainian })])).toEqual([
    "/docs/old → /docs/new",
    "/uk/docs/old → /uk/docs/новий",
    "/uk/docs/старий → /uk/docs/новий",
    "/uk/docs/давній → /uk/docs/новий",
  ]);
});

test("an address with a language leads on in that language alone", () => {
  expect(redirectsOf([makeDoc("new.md", { redirect_from: ["/uk/docs/old"] })])).toEqual([
    "/uk/docs/old → /uk/docs/new",
  ]);
});

test("a page that is copied into a version has there only the addresses below that version", () => {
  const { versions, builtLocales } = makeConfig();
  const old = { name: "1.0", label: "1.0", path: "1.0", isLatest: false, banner: "none" } as const;
  const frontMatter = { redirect_from: ["/docs/old", "/docs/1.0/early", "/docs/1.0x"] };
  const source = makeDoc("new.md", frontMatter, { version: "1.0" });
  const changes = { versions: [...versions, old], builtLocales: builtLocales.slice(0, 1) };
  expect(redirectsOf([source], changes)).toEqual(["/docs/1.0/early → /docs/1.0/new"]);
});

test("an entry that is no address makes no redirect, and those behind it keep their places", () => {
  const source = makeDoc("new.md", { redirect_from: ["", "/docs/old", "", "/docs/new"] });
  expect(redirectsOf([source])).toEqual(["/docs/old → /docs/new", "/uk/docs/old → /uk/docs/new"]);
  expect(findingsOf([source])).toEqual([
    "content/en/docs/new.md/redirect_from/3 warning duplicate-route: The redirect from /docs/new leads to itself",
  ]);
});

describe("of unreleased docs", () => {
  const latest = { name: "1.0", label: "1.0", path: "", isLatest: true, banner: "none" } as const;
  const next = { name: "current", label: "Next", path: "next", isLatest: false, banner: "unreleased" } as const;
  const versions = [next, latest];
  const redirect_from = ["/docs/alpha", "/docs/next/beta", "/docs/gamma"];
  const inLatest = (path: string, frontMatter = {}) => makeDoc(path, frontMatter, { version: "1.0" });

  test("redirects that wait for the release are told, if nothing is there until then", () => {
    const sources = [makeDoc("new.md", { redirect_from }), inLatest("gamma.md")];
    expect(findingsOf(sources, { versions })).toEqual([
      "content/en/docs/new.md/redirect_from/0 warning redirect-unreleased: The redirect from /docs/alpha is not made before these docs are released",
    ]);
    expect(assemble(sources, { versions }).diagnostics[0]?.hint).toContain("{ from: /docs/alpha, to: /docs/next/new }");
  });

  test("the page of the latest version may name the address, too", () => {
    const source = makeDoc("new.md", { redirect_from: ["/docs/alpha"] });
    const [finding] = assemble([source, inLatest("new.md")], { versions }).diagnostics;
    expect(finding?.hint).toBe("to redirect now, name the address in content/en/docs/new.md, too");
    const named = [source, inLatest("old.md", { redirect_from: ["/docs/alpha"] })];
    expect(findingsOf(named, { versions })).toEqual([]);
  });

  test("an address of them is theirs; the copy in the latest version has it only when nobody there does", () => {
    const path = sitePath("content/en/versions/1.0/c.md");
    const copy = makeDoc("c.md", { redirect_from: ["/docs/next/b"] }, { version: "1.0", path });
    const page = makeDoc("c.md", { redirect_from: ["/docs/next/b"] });
    const english = { versions, builtLocales: makeConfig().builtLocales.slice(0, 1) };
    for (const there of [[page], [makeDoc("b.md")]]) expect(findingsOf([...there, copy], { versions })).toEqual([]);
    expect(redirectsOf([copy, page], english)).toEqual(["/docs/next/b → /docs/next/c"]);
    expect(redirectsOf([makeDoc("b.md"), copy], english)).toEqual([]);
    expect(redirectsOf([makeDoc("c.md"), copy], english)).toEqual(["/docs/next/b → /docs/c"]);
  });

  test("drafts, and pages that name addresses of their own version, wait for nothing", () => {
    const sources = [
      makeDoc("a.md", { redirect_from: ["/docs/next/b"] }),
      makeDoc("c.md", { draft: true, redirect_from }),
    ];
    expect(findingsOf(sources, { versions })).toEqual([]);
  });
});

test("a page that has the address stays, and the redirect is told with its file", () => {
  const sources = [makeDoc("new.md", { redirect_from: ["/docs/intro", "/docs/new/"] }), makeDoc("intro.md")];
  expect(findingsOf(sources)).toEqual([
    "content/en/docs/new.md/redirect_from/0 warning duplicate-route: The redirect from /docs/intro is left out, because a page has that address",
    "content/en/docs/new.md/redirect_from/1 warning duplicate-route: The redirect from /docs/new/ leads to itself",
  ]);
  expect(assemble(sources).value.routesByUrl.get(url("/docs/intro"))?.target.kind).toBe("doc");
});

test("of two redirects from one address the configuration's is used, and else the first page's", () => {
  const sources = [
    makeDoc("a.md", { redirect_from: ["/docs/old"] }),
    makeDoc("b.md", { redirect_from: ["/docs/old"] }),
  ];
  expect(findingsOf(sources)).toEqual([
    "content/en/docs/b.md/redirect_from warning duplicate-route: /docs/old is redirected to /docs/a and to /docs/b; the first one is used",
  ]);
  const redirects = [{ from: ["/docs/old"], to: "/docs/b" }];
  expect(findingsOf(sources.slice(0, 1), { redirects })).toEqual([
    "content/en/docs/a.md/redirect_from warning duplicate-route: /docs/old is redirected to /docs/b and to /docs/a; the first one is used",
  ]);
});

test("drafts lead nobody to them", () => {
  expect(redirectsOf([makeDoc("new.md", { draft: true, redirect_from: ["/docs/old"] })])).toEqual([]);
});
