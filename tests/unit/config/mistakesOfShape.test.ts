// Values of the wrong kind, and keys that are unknown or missing.
import { expect, test } from "vitest";
import { testMistakes } from "./mistakes.ts";
import { loadFrom } from "./siteOf.ts";

// Shape
testMistakes({
  "an unknown key near a known one": {
    yaml: "navbar: { itmes: [] }",
    at: "1:11",
    message: "navbar.itmes is not a known key",
    hint: 'did you mean "items"?',
  },
  "an unknown key near no other": {
    yaml: "toc: { depth: 3 }",
    at: "1:8",
    message: "toc.depth is not a known key",
    hint: "known keys: minLevel, maxLevel",
  },
  "a number where text belongs": {
    yaml: "title: 2024",
    at: "1:8",
    message: "title must be text or a text for each locale, found 2024",
    hint: 'write it in quotes: "2024"',
  },
  "text where a number belongs": {
    yaml: 'search: { maxHits: "8" }',
    message: 'search.maxHits must be a whole number of at least 1, found "8"',
    hint: "write the number without quotes",
  },
  "a number out of range": {
    yaml: "images: { quality: 101 }",
    at: "1:20",
    message: "images.quality must be a whole number from 1 to 100, found 101",
    hint: "write a whole number from 1 to 100. JPEG and WebP quality, 1 to 100",
  },
  "a fraction where a whole number belongs": {
    yaml: "toc: { maxLevel: 3.5 }",
    at: "1:18",
    message: "toc.maxLevel must be a whole number from 2 to 6, found 3.5",
    hint: "write a whole number from 2 to 6. Last heading level listed, 2 to 6; not less than `minLevel`",
  },
  "text where true or false belongs": {
    yaml: 'noIndex: "true"',
    message: 'noIndex must be true or false, found "true"',
    hint: "write it without quotes",
  },
  "a key without a value": {
    yaml: "title: A\neditUrl:\n",
    at: "2:1",
    message: "editUrl must be text, found nothing",
    hint: "give it a value, or remove the key",
  },
  "one entry where a list belongs": {
    yaml: "theme: { css: theme/site.css }",
    at: "1:15",
    message: 'theme.css must be a list, found "theme/site.css"',
    hint: "write it as a list, even if it has only one entry",
  },
  "a bare word where a list belongs": {
    yaml: "docs: { sidebars: { guide: intro } }",
    at: "1:28",
    message: 'docs.sidebars.guide must be "auto", a list or an object, found "intro"',
    hint: "write it as a list, even if it has only one entry",
  },
  "a slip of the only word allowed": {
    yaml: "docs: { sidebars: { guide: atuo } }",
    message: 'docs.sidebars.guide must be "auto", a list or an object, found "atuo"',
    hint: 'did you mean "auto"?',
  },
  "true where one of some words belongs": {
    yaml: "report: { broken-link: false }",
    at: "1:24",
    message: 'report.broken-link must be "ignore", "info", "warning" or "error", found false',
    hint: 'write "ignore", "info", "warning" or "error". Severity of a finding',
  },
  "a code of a finding that is misspelt": {
    yaml: "checks: { ignore: [{ code: broken-lnk, reason: later }] }",
    message: 'checks.ignore[0].code must be the code of a finding, found "broken-lnk"',
    hint: 'did you mean "broken-link"?',
  },
  "a list where an object belongs": {
    yaml: "toc: []",
    at: "1:6",
    message: "toc must be an object, found an empty list",
    hint: "write an object with some of these keys: minLevel, maxLevel",
  },
  "a map of unknown keys written as text": {
    yaml: "apis: [{ id: hub, label: Hub, specs: specs/hub.en.yaml }]",
    at: "1:38",
    message: 'apis[0].specs must be an object, found "specs/hub.en.yaml"',
    hint: "write a map of codes and files: { en: specs/openapi.yaml }",
  },
  "a word near an allowed one": {
    yaml: "colorMode: { default: drak }",
    at: "1:23",
    message: 'colorMode.default must be "light" or "dark", found "drak"',
    hint: 'did you mean "dark"?',
  },
  "a word near none": {
    yaml: "report: { broken-link: fatal }",
    at: "1:24",
    message: 'report.broken-link must be "ignore", "info", "warning" or "error", found "fatal"',
    hint: "allowed: ignore, info, warning, error",
  },
  "an unknown diagnostic code": {
    yaml: "report: { broken-lnik: error }",
    at: "1:11",
    message: "report.broken-lnik is not a known key",
    hint: 'did you mean "broken-link"?',
  },
  "a missing key": {
    yaml: "navbar:\n  logo: { alt: A }",
    at: "2:3",
    message: "navbar.logo.src is missing",
    hint: 'add "src": text. Static path of the picture, or a URL',
  },
  "a value of a union that no branch takes": {
    yaml: "blog: true",
    at: "1:7",
    message: "blog must be an object or false, found true",
    hint: "remove the key: a folder with posts is enough",
  },
  "a list as the whole configuration": {
    yaml: "- title: A",
    at: "1:1",
    message: "the configuration must be an object, found a list",
    hint: "write an object with some of these keys: $schema, title, tagline, titleDelimiter, url, baseUrl, baseUrlBanner, trailingSlash, locales, versions, navbar, announcement, footer, colorMode, storageNamespace, favicon, socialImage, socialCards, docs, blog, apis, images, markdown, toc, search, terms, showOriginals, glossary, print, theme, editUrl, lastUpdated, head, redirects, redirectHosts, redirectFiles, markdownTwins, llms, urlManifest, report, checks, budgets, contentSecurity, noIndex, customFields",
  },
});

// Written-out sidebars
testMistakes({
  "a sidebar that is neither auto nor a list": {
    yaml: "docs: { sidebars: { main: atuo } }",
    at: "1:27",
    message: 'docs.sidebars.main must be "auto", a list or an object, found "atuo"',
    hint: 'did you mean "auto"?',
  },
  "a sidebar item of an unknown type": {
    yaml: "docs: { sidebars: { main: [{ type: category, label: A, items: [{ type: dco, id: a }] }] } }",
    at: "1:72",
    message:
      'docs.sidebars.main[0].items[0].type must be "doc", "ref", "link", "autogenerated", "html" or "category", found "dco"',
    hint: 'did you mean "doc"?',
  },
  "a sidebar item without a type": {
    yaml: "docs: { sidebars: { main: [{ id: a }] } }",
    at: "1:28",
    message: "docs.sidebars.main[0].type is missing",
    hint: 'add "type": "doc", "ref", "link", "autogenerated", "html" or "category"',
  },
  "a key of another type of sidebar item": {
    yaml: "docs: { sidebars: { main: [{ type: doc, id: a, items: [] }] } }",
    at: "1:48",
    message: "docs.sidebars.main[0].items is not a known key",
    hint: "known keys: type, id, label, className",
  },
});

test.each([
  ["a function", { title: () => "A" }, "title must be text or a text for each locale, found a function"],
  [
    "an instance of a class",
    { customFields: { since: new Date(0) } },
    "customFields.since must be plain data (text, numbers, true, false, lists and objects), found an instance of a class",
  ],
  [
    "a number that JSON does not have",
    { customFields: { limit: Number.NaN } },
    "customFields.limit must be plain data (text, numbers, true, false, lists and objects), found NaN",
  ],
])("%s in a module is reported", async (_, exported, message) => {
  const { diagnostics } = await loadFrom({ "hubdocs.config.ts": "" }, { evaluateModule: async () => exported });
  expect(diagnostics.map((found) => found.message)).toEqual([message]);
});

test("a value that contains itself is told once, with both places", async () => {
  const self: Record<string, unknown> = {};
  self["list"] = [{ self }];
  const twice = { a: 1 };
  const config = { title: 4, customFields: { one: twice, two: twice, self } };
  const { diagnostics } = await loadFrom({ "hubdocs.config.ts": "" }, { evaluateModule: async () => config });
  expect(diagnostics).toMatchObject([
    {
      code: "config-invalid",
      message: "customFields.self.list[0].self is the same object as customFields.self, which contains it",
      location: { file: "hubdocs.config.ts", pointer: "/customFields/self/list/0/self" },
      hint: "remove it, or write its content out",
    },
  ]);
});
