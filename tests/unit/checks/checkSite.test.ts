import { expect, test } from "vitest";
import { checkSite } from "../../../src/checks/index.ts";
import { offlineConfigOf } from "../../../src/config/index.ts";
import { localeCode } from "../../../src/model/brands.ts";
import { offlineBaseUrl } from "../../../src/model/offline.ts";
import { writtenLinksOf } from "../../../src/pipeline/faults/writtenLinks.ts";
import { assembleSite } from "../../../src/site/assembleSite.ts";
import { addressesOf } from "../../../src/site/docUrls.ts";
import { makeConfig, makeContent, makeDoc, ukrainian } from "../site/smallSite.ts";
import { check, english, linkAt, receiptOf } from "./checkedSite.ts";

test("a base URL of letters outside ASCII is the same written out and percent-encoded", () => {
  const hrefs = ["/шлях/docs/a", "/%D1%88%D0%BB%D1%8F%D1%85/docs/a", "/%D1%88%D0%BB%D1%8F%D1%85/a.png"];
  expect(check([makeDoc("a.md")], { "/docs/a": { hrefs } }, { baseUrl: "/шлях/" })).toEqual([]);
});

test("a broken link is reported where it was written, with the nearest name", () => {
  const doc = makeDoc("a.md", {}, { links: [linkAt("./intor.md#x", 7, 3)] });
  expect(check([doc, makeDoc("intro.md")], { "/docs/a": { hrefs: ["./intor.md#x"] } })).toEqual([
    {
      code: "broken-link",
      severity: "warning",
      message: 'The link "./intor.md#x" does not lead to any page or file of the site',
      location: { file: "content/en/docs/a.md", line: 7, column: 3 },
      hint: 'did you mean "./intro.md"?',
    },
  ]);
});

test("an anchor behind a redirect is looked for where it leads", () => {
  const hrefs = ["/old#here", "/old#gone", "/away#any"];
  const doc = makeDoc("a.md", {}, { links: hrefs.map((raw, index) => linkAt(raw, index + 1, 1)) });
  const redirects = [
    { from: ["/old"], to: "/docs/b" },
    { from: ["/away"], to: "https://example.org/" },
  ];
  const shown = { "/docs/a": { hrefs }, "/docs/b": { ids: ["here"] } };
  expect(check([doc, makeDoc("b.md")], shown, { redirects })).toMatchObject([
    { code: "broken-anchor", message: 'The link "/old#gone" leads to /docs/b, which has no anchor "#gone"' },
  ]);
});

test("a name with a space is advised as it can stand in a link", () => {
  const hintOf = (raw: string): string | undefined => {
    const doc = makeDoc("a.md", {}, { links: [linkAt(raw, 7, 3)] });
    return check([doc, makeDoc("my file.md")], { "/docs/a": { hrefs: [raw] } })[0]?.hint;
  };
  expect(hintOf("./my%20fiel.md")).toBe('did you mean "./my%20file.md"?');
  expect(hintOf("./else/my%20file.md")).toContain("link to an existing page");
});

test.each([
  ["guide/b.html#x", "./guide/b.md#x"],
  ["./guide/b", "./guide/b.md"],
  ["guide/", "./guide/index.md"],
  ["my%20file", "./my%20file.md"],
  ["/docs/guide/b.html?q", "/docs/guide/b?q"],
  ["/guide/b", "/docs/guide/b"],
  ["www.example.org", "https://www.example.org"],
  ["example.com/a?b", "https://example.com/a?b"],
  ["/content/static/a.png", "/a.png"],
  ["../../static/a.png", "/a.png"],
])("a page that is written as a file of another tool is advised as it is written here: %s", (raw, advice) => {
  const doc = makeDoc("index.md", {}, { links: [linkAt(raw, 7, 3)] });
  const sources = [doc, makeDoc("guide/b.md"), makeDoc("guide/index.md"), makeDoc("my file.md")];
  expect(check(sources, { "/docs": { hrefs: [raw] } })[0]?.hint).toBe(`did you mean "${advice}"?`);
});

test("for the address of a file the nearest static file is advised, not a page", () => {
  const doc = makeDoc("logo.md", {}, { links: [linkAt("/Img/logo.svg", 7, 3)] });
  const found = check([doc], { "/docs/logo": { hrefs: ["/Img/logo.svg"] } }, {}, { staticFiles: ["img/logo.svg"] });
  expect(found.find(({ code }) => code === "broken-link")?.hint).toBe('did you mean "/img/logo.svg"?');
});

test.each([
  ["", "/docs/guide/b#x", "/guide/b#x"],
  ["manual", "/docs/guide/b", "/manual/guide/b"],
])("a link to docs that are now at /%s is advised as it is there", (path, raw, advice) => {
  const doc = makeDoc("a.md", {}, { links: [linkAt(raw, 7, 3)] });
  const docs = { ...makeConfig().docs, path };
  const found = check(
    [doc, makeDoc("guide/b.md")],
    { [path === "" ? "/a" : `/${path}/a`]: { hrefs: [raw] } },
    { docs },
  );
  expect(found.map(({ hint }) => hint)).toEqual([`did you mean "${advice}"?`]);
});

test("an address that only another language has is no advice", () => {
  const doc = makeDoc("a.md", {}, { links: [linkAt("/docs/lost", 7, 3)] });
  const lost = makeDoc("lost.md", {}, { locale: ukrainian });
  const { builtLocales } = makeConfig({});
  const found = check([doc, lost], { "/docs/a": { hrefs: ["/docs/lost"] } }, { builtLocales });
  expect(found.find(({ code }) => code === "broken-link")).toMatchObject({
    message: 'The link "/docs/lost" does not lead to any page or file of the site',
    hint: "link to an existing page by its file (`./page.md`) or its address (`/docs/page`)",
  });
});

test("in an offline folder a link of the configuration is told as readers of the site know it", () => {
  const docs = [makeDoc("a.md"), makeDoc("b.md")];
  const config = offlineConfigOf(makeConfig({ ...english, baseUrl: "/sub/" }));
  const hrefs = [`${offlineBaseUrl}docs/gone`];
  const found = check(docs, { "/docs/a": { hrefs }, "/docs/b": { hrefs } }, config);
  expect(found.map(({ message }) => message)).toEqual([
    '/docs/a, /docs/b link to "/sub/docs/gone", which is not a page or file of the site',
  ]);
});

test("a missing anchor of an existing page is reported with the nearest id", () => {
  const doc = makeDoc("a.md", {}, { links: [linkAt("./intro.md#seting-up", 9, 1)] });
  const found = check([doc, makeDoc("intro.md")], {
    "/docs/a": { hrefs: ["/docs/intro#seting-up"] },
    "/docs/intro": { ids: ["setting-up"] },
  });
  expect(found).toEqual([
    {
      code: "broken-anchor",
      severity: "warning",
      message: 'The link "./intro.md#seting-up" leads to /docs/intro, which has no anchor "#seting-up"',
      location: { file: "content/en/docs/a.md", line: 9, column: 1 },
      hint: 'did you mean "#setting-up"?',
    },
  ]);
});

test("of a thousand missing anchors on a page of a thousand ids only the first are compared with all of them", () => {
  const ids = Array.from({ length: 1000 }, (_, index) => `section-number-${index}`);
  const hrefs = ids.map((id) => `#${id.replace("ti", "it")}`);
  const doc = makeDoc("a.md", {}, { links: hrefs.map((raw, index) => linkAt(raw, index + 1, 1)) });
  const found = check([doc], { "/docs/a": { hrefs, ids } });
  expect(found.length).toBe(1000);
  const advised = found.filter(({ hint }) => hint?.startsWith("did you mean"));
  expect(advised.length).toBe(300);
  expect(advised[0]?.hint).toBe('did you mean "#section-number-0"?');
});

test.each([
  "/docs/intro",
  "/docs/intro/",
  "/DOCS/intro#first",
  "/docs/intro#%D0%BF%D0%B5%D1%80%D1%88%D0%B8%D0%B9",
  "/docs/intro#перший",
  "/docs/intro?x=1#first",
  "/docs/intro#",
  "/docs/intro#top",
  "#own",
  "intro",
  "/a.png",
  "/assets/x%20y.css",
  "https://example.org",
  "mailto:a@b.c",
  "",
])("the address %s is fine", (href) => {
  const shown = { "/docs/a": { hrefs: [href], ids: ["own"] }, "/docs/intro": { ids: ["first", "перший"] } };
  expect(check([makeDoc("a.md"), makeDoc("intro.md")], shown)).toEqual([]);
});

test("a broken link of the layout is reported once, however many pages show it", () => {
  const docs = ["a", "b", "c", "d", "e", "f"].map((name) => makeDoc(`${name}.md`));
  const shown = Object.fromEntries(docs.map(({ id }) => [`/docs/${id}`, { hrefs: ["/gone"] }]));
  expect(check(docs, shown)).toMatchObject([
    {
      code: "broken-link",
      message: '6 pages link to "/gone", which is not a page or file of the site',
      location: { file: "hubdocs.config.yaml" },
    },
  ]);
});

test("links are checked below the base URL only", () => {
  const found = check(
    [makeDoc("a.md"), makeDoc("b.md")],
    { "/docs/a": { hrefs: ["/docs/b", "/sub/docs/b"] } },
    { baseUrl: "/sub/" },
  );
  expect(found.map(({ message }) => message)).toEqual([
    '/docs/a links to "/docs/b", which is not a page or file of the site',
  ]);
});

test("an untranslated page is said to be one, and a translation of nothing is a warning", () => {
  const sources = [makeDoc("a.md"), makeDoc("lost.md", {}, { locale: ukrainian })];
  const found = check(sources, {}, { builtLocales: [localeCode("en"), ukrainian] });
  expect(found.map(({ code, severity, location, hint }) => [code, severity, location?.file, hint])).toEqual([
    ["missing-translation", "info", "content/en/docs/a.md", "add content/uk/docs/a.md"],
    ["orphan-translation", "warning", "content/uk/docs/lost.md", 'add it to the default locale "en", or remove it'],
  ]);
});

test("front matter that names an unknown neighbour is an error", () => {
  expect(check([makeDoc("a.md", { pagination_next: "intor" }), makeDoc("intro.md")], {})).toMatchObject([
    {
      code: "unknown-doc",
      severity: "error",
      message: 'pagination_next: there is no doc with the id "intor"',
      hint: 'did you mean "intro"?',
    },
  ]);
});

test("a neighbour with an address that no page has is told", () => {
  const docs = [makeDoc("a.md", { pagination_next: { label: "B", to: "/b/" } }), makeDoc("b.md")];
  expect(check(docs, {})).toEqual([]);
  expect(
    check([makeDoc("a.md", { pagination_next: { to: "/c" }, pagination_prev: { to: "https://a.example" } })], {}),
  ).toEqual([
    {
      code: "unknown-doc",
      severity: "warning",
      message: 'pagination_next: there is no page with the address "/c"',
      location: { file: "content/en/docs/a.md", pointer: "/pagination_next" },
      hint: "correct the address, or remove it to keep the neighbour of the sidebar",
    },
  ]);
});

test("a neighbour that only another language has is not proposed again", () => {
  const sources = [makeDoc("a.md", { pagination_next: "lost" }), makeDoc("lost.md", {}, { locale: ukrainian })];
  expect(check(sources, {}, { builtLocales: [localeCode("en"), ukrainian] })).toContainEqual({
    code: "unknown-doc",
    severity: "error",
    message: 'pagination_next: there is no doc with the id "lost"',
    location: { file: "content/en/docs/a.md", pointer: "/pagination_next" },
    hint: "name a doc by its path in the docs folder, without extension",
  });
});

test("pages and theme files over their budgets are reported with both sizes", () => {
  const budgets = { htmlGzip: 1000, cssGzip: 100, jsGzip: 100, islandsGzip: 112_640 };
  const { value: site } = assembleSite(makeConfig({ ...english, budgets }), makeContent([makeDoc("a.md")]), {
    drafts: false,
    strings: {},
  });
  const receipts = site.routes.map((route, index) => ({
    ...receiptOf(route, []),
    ...(index === 0 ? { gzipBytes: 1001 } : {}),
  }));
  const weighed = [
    { kind: "style", path: "assets/style.css", gzipBytes: 101 },
    { kind: "boot", path: "assets/boot.js", gzipBytes: 100 },
    { kind: "islands", path: "assets/islands/", gzipBytes: 112_641 },
  ] as const;
  const found = checkSite({
    site,
    receipts,
    files: new Set(),
    weighed,
    placeInConfig: () => undefined,
    placeInSpec: () => undefined,
    writtenLinks: writtenLinksOf(site),
    addressesOf: (source) => addressesOf(source, site),
    unknownRequests: () => [],
  });
  expect(found.map(({ code, message, hint }) => [code, message, hint])).toEqual([
    [
      "over-budget",
      "docs/a/index.html is 1001 bytes compressed, over the budget of 1000",
      "make it smaller, or raise budgets.htmlGzip",
    ],
    [
      "over-budget",
      "assets/style.css is 101 bytes compressed, over the budget of 100",
      "make it smaller, or raise budgets.cssGzip",
    ],
    [
      "over-budget",
      "assets/islands/ is 112641 bytes compressed, over the budget of 112640",
      "make it smaller, or raise budgets.islandsGzip",
    ],
  ]);
});
