import { expect, test } from "vitest";
import { offlineConfigOf } from "../../../src/config/index.ts";
import { localeCode, sitePath } from "../../../src/model/brands.ts";
import type { Route } from "../../../src/model/route.ts";
import { encodeHref } from "../../../src/site/addresses.ts";
import { assembleSite } from "../../../src/site/assembleSite.ts";
import { resolveLink } from "../../../src/site/resolveLinks.ts";
import { makeConfig, makeContent, makeDoc, makePage, makePost, ukrainian } from "./smallSite.ts";

const content = makeContent(
  [
    makeDoc("intro.md"),
    makeDoc("01-guide/index.md"),
    makeDoc("01-guide/02-start.md"),
    makeDoc("notes (old).md"),
    makeDoc("posts/2026-01-02-moved.md"),
    makeDoc("intro.md", {}, { locale: ukrainian }),
    makePage("index.md"),
    makePage("about.md"),
    makePost("news", "2026-01-01T00:00:00.000Z"),
  ],
  { staticFiles: ["img/a b.png", "robots.txt", "demo/pure.html"] },
);
const noDrafts = { drafts: false, strings: {} };
const { value: site } = assembleSite(makeConfig({ baseUrl: "/sub/" }), content, noDrafts);
const routeAt = (url: string): Route => {
  const route = site.routes.find((candidate) => candidate.url === url);
  if (route === undefined) throw new Error(`no route ${url}`);
  return route;
};
const resolveFrom = (url: string, raw: string) => {
  const route = routeAt(url);
  const source = route.source === undefined ? undefined : site.sourcesByPath.get(route.source);
  return resolveLink(raw, { site, route, ...(source ? { source } : {}) });
};

test.each([
  ["/docs/guide/start", "../intro.md#first?x", "/sub/docs/intro#first?x"],
  ["/docs/guide/start", "../intro.md?x=1#first", "/sub/docs/intro?x=1#first"],
  ["/docs/guide/start", "index.md", "/sub/docs/guide/"],
  ["/docs/guide/start", "./index.md", "/sub/docs/guide/"],
  ["/docs/intro", "/01-guide/02-start.md", "/sub/docs/guide/start"],
  ["/docs/intro", "01-guide/02-start.md", "/sub/docs/guide/start"],
  ["/docs/intro", "content/en/pages/about.md", "/sub/about"],
  ["/docs/intro", "@site/content/en/pages/about.md#a", "/sub/about#a"],
  ["/docs/intro", "/docs/guide/start.md#a", "/sub/docs/guide/start#a"],
  ["/uk/docs/intro", "/docs/intro.md", "/sub/uk/docs/intro"],
  ["/uk/docs/intro", "../../en/docs/intro.md#a", "/sub/docs/intro#a"],
  ["/docs/intro", "../../uk/docs/intro.md", "/sub/uk/docs/intro"],
  ["/uk/docs/intro", "../../en/docs/01-guide/index.md", "/sub/uk/docs/guide/"],
  ["/docs/intro", "pathname:///docs/intro.md", "/sub/docs/intro.md"],
  ["/docs/intro", "notes%20(old).md", "/sub/docs/notes%20(old)"],
  ["/docs/intro", "/docs/guide/start", "/sub/docs/guide/start"],
  ["/docs/intro", "/docs/guide", "/sub/docs/guide/"],
  ["/docs/intro", "/DOCS/INTRO/", "/sub/docs/intro"],
  ["/docs/intro", "./guide/start", "/sub/docs/guide/start"],
  ["/docs/intro", "/", "/sub/"],
  ["/docs/intro", "/en/docs/guide/start#a", "/sub/docs/guide/start#a"],
  ["/uk/docs/intro", "/en", "/sub/"],
  ["/docs/intro", "/blog/news", "/sub/blog/news"],
  ["/docs/intro", "/img/a%20b.png", "/sub/img/a%20b.png"],
  ["/docs/intro", "/demo/pure#a", "/sub/demo/pure.html#a"],
  ["/docs/intro", "#here", "#here"],
  ["/docs/intro", "https://example.org/a?b#c", "https://example.org/a?b#c"],
  ["/docs/intro", "mailto:a@example.org", "mailto:a@example.org"],
  ["/docs/intro", "pathname:///other/app", "/sub/other/app"],
])("from %s the link %s leads to %s", (from, raw, expected) => {
  expect(resolveFrom(from, raw).href).toBe(expected);
});

test.each([
  ["/uk/docs/intro", "01-guide/02-start.md", "/sub/uk/docs/guide/start"],
  ["/uk/docs/guide/start", "../intro.md", "/sub/uk/docs/intro"],
  ["/uk/docs/intro", "/docs/guide/", "/sub/uk/docs/guide/"],
  ["/uk/docs/intro", "/", "/sub/uk/"],
  ["/uk/docs/intro", "/uk/about", "/sub/uk/about"],
])("in the other locale a link stays there, translated or not: from %s %s leads to %s", (from, raw, expected) => {
  expect(resolveFrom(from, raw).href).toBe(expected);
});

test.each([
  ["/docs/intro", "/sub/docs/guide/start?x=1#a", "/sub/docs/guide/start?x=1#a"],
  ["/docs/intro", "/sub/uk/docs/intro", "/sub/uk/docs/intro"],
  ["/uk/docs/intro", "/sub/docs/intro", "/sub/uk/docs/intro"],
  ["/docs/intro", "/sub/img/a%20b.png", "/sub/img/a%20b.png"],
  ["/docs/intro", "/sub/docs/notes%20(old)", "/sub/docs/notes%20(old)"],
  ["/docs/intro", "/sub", "/sub/"],
])("an address that has the base URL already keeps it: from %s %s leads to %s", (from, raw, expected) => {
  expect(resolveFrom(from, raw)).toMatchObject({ href: expected });
  expect(resolveFrom(from, raw).kind).not.toBe("missing");
});

test("an address with the base URL of the configuration leads to its page below another one", () => {
  for (const moved of [
    makeConfig({ baseUrl: "/new/", writtenBaseUrl: "/sub/" }),
    offlineConfigOf(makeConfig({ baseUrl: "/sub/" })),
  ]) {
    const { value: elsewhere } = assembleSite(moved, content, noDrafts);
    const route = elsewhere.routes.find(({ url }) => url === "/docs/intro");
    if (route === undefined) throw new Error("no route");
    const place = { site: elsewhere, route };
    const base = moved.baseUrl;
    expect(resolveLink("/sub/docs/guide/start#a", place).href).toBe(`${base}docs/guide/start#a`);
    expect(resolveLink("/sub/img/a%20b.png", place).href).toBe(`${base}img/a%20b.png`);
    expect(resolveLink("/sub/docs/nowhere", place)).toMatchObject({ kind: "missing", href: `${base}sub/docs/nowhere` });
  }
});

test("a page of the site goes before an address with the base URL", () => {
  const config = makeConfig({ baseUrl: "/sub/" });
  const pages = [makePage("intro.md"), makePage("sub/intro.md")];
  const { value: doubled } = assembleSite(config, makeContent(pages), { drafts: false, strings: {} });
  const route = doubled.routes.find(({ url }) => url === "/intro");
  if (route === undefined) throw new Error("no route");
  expect(resolveLink("/sub/intro", { site: doubled, route }).href).toBe("/sub/sub/intro");
});

test.each(["/sub/docs/nowhere", "/subdocs/intro", "/sub/sub/docs/intro"])("with a base URL %s leads nowhere", (raw) => {
  expect(resolveFrom("/docs/intro", raw)).toMatchObject({ kind: "missing", href: `/sub${raw}` });
});

test.each(["./nowhere.md", "../../../../etc/passwd.md", "/docs/nowhere", "../../../x"])(
  "the link %s leads nowhere",
  (raw) => {
    expect(resolveFrom("/docs/guide/start", raw).kind).toBe("missing");
  },
);

test("addresses keep letters of every script and encode what an attribute or path cannot hold", () => {
  expect(encodeHref('/docs/док "a"#?<')).toBe("/docs/док%20%22a%22%23%3F%3C");
});

test("in a site written for Docusaurus files are found by their place in the site", () => {
  const config = makeConfig();
  const markdown = { ...config.markdown, dialect: "docusaurus" } as const;
  const { value: moved } = assembleSite({ ...config, markdown }, content, noDrafts);
  const route = moved.routes.find(({ url }) => url === "/docs/intro");
  if (route === undefined) throw new Error("no route");
  expect(resolveLink("/docs/01-guide/02-start.md#a", { site: moved, route }).href).toBe("/docs/guide/start#a");
  expect(resolveFrom("/docs/intro", "/docs/01-guide/02-start.md").kind).toBe("missing");
});

/** Where a link leads in a site that was written for another tool; `undefined` for nowhere. */
function hrefFor(dialect: "starlight" | "mkdocs", url: string, raw: string): string | undefined {
  const config = makeConfig(dialect === "mkdocs" ? { trailingSlash: true } : {});
  const { value: moved } = assembleSite({ ...config, markdown: { ...config.markdown, dialect } }, content, noDrafts);
  const route = moved.routes.find((candidate) => candidate.url === url);
  if (route === undefined) throw new Error("no route");
  const link = resolveLink(raw, { site: moved, route });
  return link.kind === "missing" ? undefined : link.href;
}

test.each([
  ["/docs/guide/start", "../../intro/", "/docs/intro"],
  ["/docs/guide/start", "../", "/docs/guide/"],
  ["/docs/guide/", "start/#a", "/docs/guide/start#a"],
  ["/docs/guide/", "../intro", "/docs/intro"],
  ["/docs/intro", "../about/", "/about"],
  ["/docs/intro", "../nowhere/", undefined],
  ["/docs/intro", "./guide/start", "/docs/guide/start"],
])("in a site written for Starlight, whose pages end in a slash, a link in %s to %s leads to %s", (url, raw, href) => {
  expect(hrefFor("starlight", url, raw)).toBe(href);
});

test.each([
  ["/docs/guide/start/", "../../intro/#a", "/docs/intro/#a"],
  ["/docs/guide/start/", "../guide", "/docs/guide/"],
  ["/docs/intro/", "guide/start#a", "/docs/guide/start/#a"],
  ["/docs/guide/start/", "../intro", "/docs/intro/"],
  ["/docs/guide/start/", "nowhere", undefined],
])("in a site written for MkDocs a link in %s to %s may count from the file, too: %s", (url, raw, href) => {
  expect(hrefFor("mkdocs", url, raw)).toBe(href);
});

test.each([
  ["/docs/intro", "01-guide", "/docs/guide/"],
  ["/docs/intro", "01-guide/#a", "/docs/guide/#a"],
  ["/docs/intro", "01-guide/02-start", "/docs/guide/start"],
  ["/docs/intro", "01-guide/02-start.html?x=1#a", "/docs/guide/start?x=1#a"],
  ["/docs/intro", "01-guide/index.html", "/docs/guide/"],
  ["/docs/intro", "/01-guide/02-start/", "/docs/guide/start"],
  ["/docs/guide/start", "../../intro/#a", "/docs/intro#a"],
  ["/docs/guide/start", "../../intro.md", undefined],
  ["/uk/docs/intro", "01-guide", "/uk/docs/guide/"],
  ["/docs/intro", "/Guide/START/", "/docs/guide/start"],
  ["/docs/intro", "/guide/#a", "/docs/guide/#a"],
  ["/docs/guide/start", "../../Intro/", "/docs/intro"],
  ["/uk/docs/intro", "/Guide", "/uk/docs/guide/"],
  ["/docs/intro", "01-guide/nowhere", undefined],
  ["/docs/intro", "nowhere/", undefined],
  // Addresses from the root of the site of another tool, which is a folder above the page.
  ["/docs/guide/start", "/02-start/", "/docs/guide/start"],
  ["/docs/guide/start", "/02-start.md#a", "/docs/guide/start#a"],
  // Posts of Jekyll, whose addresses are made of the names of their files.
  ["/docs/intro", "/blog/2026/01/02/moved#a", "/docs/posts/2026-01-02-moved#a"],
  ["/docs/intro", "/2026/01/02/moved.html", "/docs/posts/2026-01-02-moved"],
  ["/docs/intro", "/2026/01/02/other/", undefined],
])("in a folder that is no site yet a link in %s to %s leads to the page %s", (url, raw, href) => {
  const config = makeConfig();
  const markdown = { ...config.markdown, isLoose: true };
  const { value: loose } = assembleSite({ ...config, markdown }, content, noDrafts);
  const route = loose.routes.find((candidate) => candidate.url === url);
  const source = route?.source && loose.sourcesByPath.get(route.source);
  if (route === undefined || !source) throw new Error("no route");
  const link = resolveLink(raw, { site: loose, route, source });
  expect(link.kind === "missing" ? undefined : link.href).toBe(href);
  expect(resolveFrom(url, raw).kind).toBe("missing");
});

test("in a folder that is no site yet links leave out groups of Fumadocs, and those of ExDoc are names of files alone", () => {
  const config = makeConfig();
  const grouped = makeContent([
    makeDoc("intro.md"),
    makeDoc("(one)/guide/(two)/start.md"),
    makeDoc("a/intro.md"),
    makeDoc("B/Join.md"),
  ]);
  const hrefOf = (raw: string, isFlat: boolean, from = "/docs/intro"): string | undefined => {
    const looseDocs = { languages: [], ...(isFlat ? { isFlat: true as const } : {}) };
    const loose = { ...config, looseDocs, markdown: { ...config.markdown, isLoose: true } };
    const { value: shown } = assembleSite(loose, grouped, { drafts: false, strings: {} });
    const route = shown.routes.find(({ url }) => url === from);
    const source = route?.source && shown.sourcesByPath.get(route.source);
    if (route === undefined || !source) throw new Error("no route");
    const link = resolveLink(raw, { site: shown, route, source });
    return link.kind === "missing" ? undefined : link.href;
  };
  expect(hrefOf("/guide/start#a", false)).toBe("/docs/(one)/guide/(two)/start#a");
  expect(hrefOf("start.html#a", true)).toBe("/docs/(one)/guide/(two)/start#a");
  expect(hrefOf("./start.md", true)).toBe("/docs/(one)/guide/(two)/start");
  expect(hrefOf("start.html", false)).toBeUndefined();
  expect(hrefOf("nowhere.html", true)).toBeUndefined();
  // Pages of Laravel are counted from the root of its site, below the version that is read.
  expect(hrefOf("/docs/{{version}}/a/intro#a", false)).toBe("/docs/a/intro#a");
  expect(hrefOf("/docs/{{ version }}/none", false)).toBeUndefined();
  expect(hrefOf("/{{version}}".repeat(100_000), false)).toBeUndefined();
  // Addresses of Hugo have no capitals.
  expect(hrefOf("/join/", false, "/docs/B/Join")).toBe("/docs/B/Join");
  expect(hrefOf("/join.md", false, "/docs/B/Join")).toBeUndefined();
});

test("in a folder that is no site yet addresses below a language lead to pages that it does not translate, too", () => {
  const config = makeConfig();
  const docOf = (locale: string, name: string) => ({
    ...makeDoc(name, {}, { locale: localeCode(locale) }),
    path: sitePath(`site/pages/${locale}/${name}`),
  });
  const [first, second] = [docOf("en", "guide/start.md"), docOf("uk", "intro.md")];
  const loose = { ...config, markdown: { ...config.markdown, isLoose: true } };
  const parsed = makeContent([docOf("en", "intro.md"), first, second]);
  const { value: site } = assembleSite(loose, parsed, { drafts: false, strings: {} });
  const route = site.routes.find(({ url }) => url === "/uk/docs/intro");
  if (route === undefined) throw new Error("no route");
  const hrefOf = (raw: string): string | undefined => {
    const link = resolveLink(raw, { site, route, source: second });
    return link.kind === "missing" ? undefined : link.href;
  };
  expect(hrefOf("/uk/guide/start/#a")).toBe("/uk/docs/guide/start#a");
  expect(hrefOf("/uk/intro/")).toBe("/uk/docs/intro");
  expect(hrefOf("/en/guide/start/")).toBe("/uk/docs/guide/start");
  expect(hrefOf("/uk/guide/none/")).toBeUndefined();
  expect(hrefOf("/fr/guide/start/")).toBeUndefined();
});

test("in a folder that is no site yet any page may link to a place that a page of MyST names", () => {
  const config = makeConfig();
  const start = { ...makeDoc("guide/start.md"), labels: ["setup/here", "all"] };
  const intro = { ...makeDoc("intro.md"), labels: ["own"] };
  const looseSite = (isLoose: boolean) =>
    assembleSite({ ...config, markdown: { ...config.markdown, isLoose } }, makeContent([intro, start]), {
      drafts: false,
      strings: {},
    }).value;
  const hrefOf = (raw: string, isLoose = true): string | undefined => {
    const shown = looseSite(isLoose);
    const route = shown.routes.find(({ url }) => url === "/docs/intro");
    if (route === undefined) throw new Error("no route");
    const link = resolveLink(raw, { site: shown, route, source: intro });
    return link.kind === "missing" ? undefined : link.href;
  };
  expect(hrefOf("#setup/here")).toBe("/docs/guide/start#setup/here");
  expect(hrefOf("setup/here")).toBe("/docs/guide/start#setup/here");
  expect(hrefOf("all")).toBe("/docs/guide/start#section-all");
  expect(hrefOf("own")).toBe("#own");
  expect(hrefOf("#own")).toBe("#own");
  expect(hrefOf("#none")).toBe("#none");
  expect(hrefOf("setup/here", false)).toBeUndefined();
  expect(hrefOf("#setup/here", false)).toBe("#setup/here");
});
