// Links of translations to their originals, section by section.
import { expect, test } from "vitest";
import { hashText, localeCode, sitePath } from "../../../src/model/brands.ts";
import type { Config } from "../../../src/model/config.ts";
import type { Doc, Section } from "../../../src/model/doc.ts";
import { assembleSite } from "../../../src/site/assembleSite.ts";
import { originalLinks } from "../../../src/site/originalLinks.ts";
import { makeConfig, makeContent, makeDoc } from "./smallSite.ts";

/** @param ids Of sections; `#one` is a title, `one-` has nothing below it. */
function doc(locale: "en" | "uk", name: string, ids: readonly string[], more: Partial<Doc> = {}): Doc {
  const file = sitePath(`content/${locale}/docs/${name}`);
  const location = { file, line: 1, column: 1 };
  const sections = ids.map((written): Section => {
    const id = written.replace(/^#|-$/g, "");
    const depth = written.startsWith("#") ? 1 : 2;
    const section = { id, depth, title: id, titleHtml: id, hash: hashText(id), location };
    return written.endsWith("-") ? { ...section, isEmpty: true } : section;
  });
  return makeDoc(name, {}, { locale: localeCode(locale), sections, ...more });
}

/** By the URL of each page, its links to the original. */
function linksOf(sources: readonly Doc[], changes: Partial<Config>): Readonly<Record<string, unknown>> {
  const { value: site } = assembleSite(makeConfig(changes), makeContent(sources), { drafts: false, strings: {} });
  return Object.fromEntries(
    site.routes.flatMap((route) => {
      const source = route.source === undefined ? undefined : site.sourcesByPath.get(route.source);
      return source === undefined ? [] : [[route.url, originalLinks(source, route, site)]];
    }),
  );
}

const sources = [
  doc("en", "a.md", ["one", "two"]),
  doc("uk", "a.md", ["one", "own"]),
  doc("en", "untranslated.md", []),
  doc("uk", "only.md", ["one"]),
];

test("a translation knows where its original is and what that lacks; other pages know nothing", () => {
  expect(linksOf(sources, { showOriginals: true, baseUrl: "/hub/" })).toEqual({
    "/docs/a": {},
    "/docs/untranslated": {},
    "/uk/docs/a": { original: { href: "/hub/docs/a", lang: "en", lacks: ["own"] } },
    "/uk/docs/untranslated": {},
    "/uk/docs/only": {},
  });
});

test("the original of a page is that of its version", () => {
  const [current] = makeConfig().versions;
  const old = { name: "1.0", label: "1.0", path: "1.0", isLatest: false, banner: "none" } as const;
  const ofOld = (["en", "uk"] as const).map((locale) =>
    doc(locale, "a.md", ["one"], { version: "1.0", path: sitePath(`content/${locale}/versions/1.0/docs/a.md`) }),
  );
  const versions = current === undefined ? [old] : [current, old];
  const links = linksOf([...sources, ...ofOld], { showOriginals: true, versions });
  expect(links["/uk/docs/1.0/a"]).toMatchObject({ original: { href: "/docs/1.0/a" } });
  expect(links["/uk/docs/a"]).toMatchObject({ original: { href: "/docs/a" } });
});

test("unless a site asks for it, no page knows", () => {
  expect(linksOf(sources, {})["/uk/docs/a"]).toEqual({});
});

test("where the original has nothing to show, nothing is offered; titles in the text are each other's", () => {
  const links = linksOf(
    [
      doc("en", "a.md", ["#title", "empty-", "full"], { hasNoLead: true }),
      doc("uk", "a.md", ["#назва", "empty", "full"]),
      doc("en", "b.md", ["#same", "x"]),
      doc("uk", "b.md", ["#same", "x"]),
    ],
    { showOriginals: true },
  );
  expect(links["/uk/docs/a"]).toEqual({
    original: { href: "/docs/a", lang: "en", lacks: ["", "empty"], renamed: { назва: "title" } },
  });
  expect(links["/uk/docs/b"]).toEqual({ original: { href: "/docs/b", lang: "en", lacks: [] } });
});
