// Every rule about configurations: what is written, and the whole text of what the author reads.
import { expect, test } from "vitest";
import type { DiagnosticCode } from "../../../src/model/diagnosticCodes.ts";
import { loadFrom } from "./siteOf.ts";

interface Row {
  readonly yaml: string;
  readonly code?: DiagnosticCode;
  /** `line:column`; left out for values in quotes. */
  readonly at?: string;
  readonly message: string;
  readonly hint: string;
}

const files = {
  "specs/hub.en.yaml": "",
  "specs/hub.uk.yaml": "",
  "theme/site.css": "",
  "content/en/versions/1.0/intro.md": "",
  "content/en/versions/0.9/intro.md": "",
  "content/en/versions/2/intro.md": "",
};
const navbarTypes = "docSidebar, doc, api, link, dropdown, localeDropdown, docsVersionDropdown, search, html";

const rows: Readonly<Record<string, Row>> = {
  // shape
  "an unknown key near a known one": {
    yaml: "navbar: { itmes: [] }",
    at: "1:11",
    message: "navbar.itmes is not a known key",
    hint: 'Did you mean "items"?',
  },
  "an unknown key near no other": {
    yaml: "toc: { depth: 3 }",
    at: "1:8",
    message: "toc.depth is not a known key",
    hint: "Known keys: minLevel, maxLevel",
  },
  "a number where text belongs": {
    yaml: "title: 2024",
    at: "1:8",
    message: "title must be text or a text for each locale, found 2024",
    hint: 'Write it in quotes: "2024"',
  },
  "text where a number belongs": {
    yaml: 'search: { maxHits: "8" }',
    message: 'search.maxHits must be a whole number of at least 1, found "8"',
    hint: "Write the number without quotes",
  },
  "a number out of range": {
    yaml: "images: { quality: 101 }",
    at: "1:20",
    message: "images.quality must be a whole number from 1 to 100, found 101",
    hint: "Write a whole number from 1 to 100. JPEG and WebP quality, 1 to 100",
  },
  "a fraction where a whole number belongs": {
    yaml: "toc: { maxLevel: 3.5 }",
    at: "1:18",
    message: "toc.maxLevel must be a whole number from 2 to 6, found 3.5",
    hint: "Write a whole number from 2 to 6. Last heading level listed, 2 to 6; not less than `minLevel`",
  },
  "text where true or false belongs": {
    yaml: 'noIndex: "true"',
    message: 'noIndex must be true or false, found "true"',
    hint: "Write it without quotes",
  },
  "a key without a value": {
    yaml: "title: A\neditUrl:\n",
    at: "2:1",
    message: "editUrl must be text, found nothing",
    hint: "Give it a value, or remove the key",
  },
  "one entry where a list belongs": {
    yaml: "theme: { css: theme/site.css }",
    at: "1:15",
    message: 'theme.css must be a list, found "theme/site.css"',
    hint: "Write it as a list, also when it has one entry",
  },
  "a list where an object belongs": {
    yaml: "toc: []",
    at: "1:6",
    message: "toc must be an object, found an empty list",
    hint: "Write an object with keys of these: minLevel, maxLevel",
  },
  "a map of unknown keys written as text": {
    yaml: "apis: [{ id: hub, label: Hub, specs: specs/hub.en.yaml }]",
    at: "1:38",
    message: 'apis[0].specs must be an object, found "specs/hub.en.yaml"',
    hint: "Write an object. Specification file per locale, relative to the site folder",
  },
  "a word near an allowed one": {
    yaml: "colorMode: { default: drak }",
    at: "1:23",
    message: 'colorMode.default must be "light" or "dark", found "drak"',
    hint: 'Did you mean "dark"?',
  },
  "a word near none": {
    yaml: "report: { broken-link: fatal }",
    at: "1:24",
    message: 'report.broken-link must be "ignore", "info", "warning" or "error", found "fatal"',
    hint: "Allowed: ignore, info, warning, error",
  },
  "an unknown diagnostic code": {
    yaml: "report: { broken-lnik: error }",
    at: "1:11",
    message: "report.broken-lnik is not a known key",
    hint: 'Did you mean "broken-link"?',
  },
  "a missing key": {
    yaml: "navbar:\n  logo: { alt: A }",
    at: "2:3",
    message: "navbar.logo.src is missing",
    hint: 'Add "src": text. Static path of the picture, or a URL',
  },
  "a value of a union that no branch takes": {
    yaml: "blog: true",
    at: "1:7",
    message: "blog must be an object or false, found true",
    hint: "Write an object or false. The blog; `false` leaves a blog folder out. Default: a blog when the default locale has a blog folder",
  },
  "a list as the whole configuration": {
    yaml: "- title: A",
    at: "1:1",
    message: "the configuration must be an object, found a list",
    hint: "Write an object with keys of these: $schema, title, tagline, titleDelimiter, url, baseUrl, trailingSlash, locales, versions, navbar, announcement, footer, colorMode, favicon, socialImage, docs, blog, apis, images, markdown, toc, search, theme, editUrl, lastUpdated, head, redirects, report, budgets, noIndex, customFields",
  },
  // written-out sidebars
  "a sidebar that is neither auto nor a list": {
    yaml: "docs: { sidebars: { main: atuo } }",
    at: "1:27",
    message: 'docs.sidebars.main must be "auto" or a list, found "atuo"',
    hint: 'Did you mean "auto"?',
  },
  "a sidebar item of an unknown type": {
    yaml: "docs: { sidebars: { main: [{ type: category, label: A, items: [{ type: dco, id: a }] }] } }",
    at: "1:72",
    message:
      'docs.sidebars.main[0].items[0].type must be "doc", "ref", "link", "autogenerated", "html" or "category", found "dco"',
    hint: 'Did you mean "doc"?',
  },
  "a sidebar item without a type": {
    yaml: "docs: { sidebars: { main: [{ id: a }] } }",
    at: "1:28",
    message: "docs.sidebars.main[0].type is missing",
    hint: 'Add "type": "doc", "ref", "link", "autogenerated", "html" or "category"',
  },
  "a key of another type of sidebar item": {
    yaml: "docs: { sidebars: { main: [{ type: doc, id: a, items: [] }] } }",
    at: "1:48",
    message: "docs.sidebars.main[0].items is not a known key",
    hint: "Known keys: type, id, label, className",
  },
  // where the site is served
  "a url with a path": {
    yaml: "url: https://example.org/docs/",
    at: "1:6",
    message: 'url must be http(s) scheme and host alone, found "https://example.org/docs/"',
    hint: 'Write url: "https://example.org" and baseUrl: "/docs/"',
  },
  "a url without a scheme": {
    yaml: "url: docs.example.org",
    at: "1:6",
    message: 'url must be http(s) scheme and host alone, found "docs.example.org"',
    hint: 'Write it as "https://docs.example.org"',
  },
  "a url of another scheme": {
    yaml: "url: ftp://docs.example.org",
    at: "1:6",
    message: 'url must be http(s) scheme and host alone, found "ftp://docs.example.org"',
    hint: 'Write it as "https://docs.example.org"',
  },
  "a url with a query": {
    yaml: "url: https://example.org/?a",
    at: "1:6",
    message: 'url must be http(s) scheme and host alone, found "https://example.org/?a"',
    hint: 'Write it as "https://docs.example.org"',
  },
  "a base URL with a host": {
    yaml: "baseUrl: https://example.org/docs/",
    at: "1:10",
    message: 'baseUrl must be a path, found "https://example.org/docs/"',
    hint: 'Write it as "/docs/"; scheme and host go into url',
  },
  "a base URL that climbs": {
    yaml: "baseUrl: /docs/../",
    at: "1:10",
    message: 'baseUrl must be a path, found "/docs/../"',
    hint: 'Write it as "/docs/"; scheme and host go into url',
  },
  // locales
  "a default locale that is not listed": {
    yaml: "locales: { default: ukr, en: , uk: }",
    at: "1:21",
    message: 'locales.default must be a listed locale, found "ukr"',
    hint: 'Did you mean "uk"?',
  },
  "a default locale far from all listed": {
    yaml: "locales: { default: de, en: , uk: }",
    at: "1:21",
    message: 'locales.default must be a listed locale, found "de"',
    hint: "List it too, or choose a listed one: en, uk",
  },
  "an only locale that is no code": {
    yaml: "locales: { default: English }",
    at: "1:21",
    message: 'locales.default must be a locale code, found "English"',
    hint: 'Write a language code such as "en", "uk" or "pt-BR"',
  },
  "a locale code with an underscore": {
    yaml: "locales: { en: , en_US: }",
    at: "1:18",
    message: "locales.en_US is not a locale code",
    hint: 'Write "en-US"',
  },
  "two locales that differ in case": {
    yaml: "locales: { pt-BR: , pt-br: }",
    at: "1:21",
    message: "locales.pt-br is pt-BR in another case",
    hint: "Remove one of the two",
  },
  "a misspelt direction": {
    yaml: "locales: { en: { direction: left } }",
    at: "1:29",
    message: 'locales.en.direction must be "ltr" or "rtl", found "left"',
    hint: "Allowed: ltr, rtl",
  },
  "a language that is no tag": {
    yaml: "locales: { en: { htmlLang: en_US } }",
    at: "1:28",
    message: 'locales.en.htmlLang must be a language tag, found "en_US"',
    hint: 'Write a language tag such as "en", "uk" or "pt-BR", or remove the key',
  },
  "an unknown calendar": {
    yaml: "locales: { en: { calendar: gregorian } }",
    at: "1:28",
    message: 'locales.en.calendar must be the name of a calendar, found "gregorian"',
    hint: 'Did you mean "gregory"?',
  },
  "a text for an unknown locale": {
    yaml: "title: { en: Portal, ua: Портал }\nlocales: { en: , uk: }",
    at: "1:22",
    message: 'title.ua names the unknown locale "ua"',
    hint: "Known locales: en, uk",
  },
  "a text for no locale": {
    yaml: "tagline: {}\nlocales: { en: , uk: }",
    at: "1:10",
    message: "tagline is empty",
    hint: "Add an entry for a locale: en, uk",
  },
  // versions
  "a latest version that is not listed": {
    yaml: 'versions: { latest: "1.1", list: { current: , "1.0": } }',
    message: 'versions.latest must be a listed version, found "1.1"',
    hint: "Known versions: current, 1.0",
  },
  "a version without files": {
    yaml: 'versions: { list: { current: , "1.1": } }',
    message: 'versions.list["1.1"] has no files in content/en/versions/1.1',
    hint: "Versions with files: 0.9, 1.0, 2",
  },
  "a version named with a whole number": {
    yaml: 'versions: { list: { current: , "2": } }',
    message: 'versions.list["2"] is a whole number',
    hint: 'Write "v2" or "2.0" in quotes, and name its folder so: whole numbers do not keep their order',
  },
  "a version that cannot be a segment": {
    yaml: "versions: { list: { current: , a/b: } }",
    at: "1:32",
    message: 'versions.list["a/b"] must be one address segment',
    hint: "Use letters, digits, dots, hyphens and underscores",
  },
  "a segment for the latest version": {
    yaml: "versions: { list: { current: { path: next } } }",
    at: "1:38",
    message: 'versions.list.current.path must be empty for the latest version, found "next"',
    hint: "Remove the key to take the default",
  },
  "no segment for an older version": {
    yaml: 'versions: { list: { current: , "1.0": { path: "" } } }',
    message: 'versions.list["1.0"].path can be empty only for current, the latest version',
    hint: "Remove the key to take the default",
  },
  "a version path of two segments": {
    yaml: 'versions: { list: { current: , "1.0": { path: old/1.0 } } }',
    at: "1:47",
    message: 'versions.list["1.0"].path must be one address segment, found "old/1.0"',
    hint: "Use letters, digits, dots, hyphens and underscores",
  },
  "two versions at one address": {
    yaml: 'versions: { list: { current: , "1.0": , "0.9": { path: "1.0" } } }',
    at: "1:50",
    message: 'versions.list["0.9"].path repeats the address segment of 1.0, found "1.0"',
    hint: "Give one of the two another path",
  },
  // navbar
  "an unknown navbar item near a known one": {
    yaml: "navbar: { items: [{ type: docSidbar, sidebarId: docsSidebar }] }",
    code: "navbar-item",
    at: "1:27",
    message: 'No NavbarItem component found for type "docSidbar"',
    hint: 'Check navbar.items[0].type. Did you mean "docSidebar"?',
  },
  "an unknown navbar item near none": {
    yaml: "navbar: { items: [{ type: custom-clock }] }",
    code: "navbar-item",
    at: "1:27",
    message: 'No NavbarItem component found for type "custom-clock"',
    hint: `Check navbar.items[0].type. Known types: ${navbarTypes}`,
  },
  "a navbar item whose type is no text": {
    yaml: "navbar: { items: [{ type: 5 }] }",
    code: "navbar-item",
    at: "1:27",
    message: "No NavbarItem component found for type 5",
    hint: 'Check navbar.items[0].type. Write "docSidebar", "doc", "api", "link", "dropdown", "localeDropdown", "docsVersionDropdown", "search" or "html"',
  },
  "a navbar link to nowhere": {
    yaml: "navbar: { items: [{ label: A }] }",
    code: "navbar-item",
    at: "1:19",
    message: "navbar.items[0] must have exactly one of to and href, found neither",
    hint: "Write to for a page of this site, or href for a full URL",
  },
  "a navbar link to two places": {
    yaml: "navbar: { items: [{ label: A, to: /a, href: 'https://a.example' }] }",
    code: "navbar-item",
    at: "1:19",
    message: "navbar.items[0] must have exactly one of to and href, found both",
    hint: "Write to for a page of this site, or href for a full URL",
  },
  "a full URL as a path": {
    yaml: "navbar: { items: [{ label: A, to: https://a.example }] }",
    code: "navbar-item",
    at: "1:35",
    message: 'navbar.items[0].to must be a path of this site, found "https://a.example"',
    hint: "Write a full URL as href",
  },
  "a path as a full URL": {
    yaml: "navbar: { items: [{ label: A, href: docs/intro }] }",
    code: "navbar-item",
    at: "1:37",
    message: 'navbar.items[0].href must be a full URL, found "docs/intro"',
    hint: "Write a path of this site as to",
  },
  "a dropdown inside a dropdown": {
    yaml: "navbar: { items: [{ type: dropdown, label: A, items: [{ type: dropdown, label: B, items: [] }] }] }",
    code: "navbar-item",
    at: "1:63",
    message: 'navbar.items[0].items[0].type must be "link" inside a dropdown, found "dropdown"',
    hint: "Move the entry out of the dropdown, or write it as a link with label and to or href",
  },
  "a position inside a dropdown": {
    yaml: "navbar: { items: [{ type: dropdown, label: A, items: [{ label: B, to: /b, position: left }] }] }",
    at: "1:75",
    message: "navbar.items[0].items[0].position is not a known key",
    hint: "Known keys: type, label, to, href, activeBasePath, activeSidebar, className",
  },
  "an unknown sidebar": {
    yaml: "navbar: { items: [{ type: docSidebar, sidebarId: docSidebar }] }",
    code: "navbar-item",
    at: "1:50",
    message: 'navbar.items[0].sidebarId names the unknown sidebar "docSidebar"',
    hint: 'Did you mean "docsSidebar"?',
  },
  "an unknown active sidebar": {
    yaml: "navbar: { items: [{ label: A, to: /a, activeSidebar: guide }] }",
    code: "navbar-item",
    at: "1:54",
    message: 'navbar.items[0].activeSidebar names the unknown sidebar "guide"',
    hint: "Known sidebars: docsSidebar",
  },
  "an unknown API": {
    yaml: "navbar: { items: [{ type: api, apiId: hub }] }",
    code: "navbar-item",
    at: "1:39",
    message: 'navbar.items[0].apiId names the unknown API "hub"',
    hint: "Known APIs: none",
  },
  // footer
  "a footer of two forms": {
    yaml: "footer: { columns: [], links: [{ label: A, to: /a }] }",
    at: "1:24",
    message: "footer.links cannot stand beside footer.columns",
    hint: "Keep one of the two; a column can hold the links",
  },
  "a footer link to nowhere": {
    yaml: "footer: { columns: [{ title: A, links: [{ label: B }] }] }",
    at: "1:41",
    message: "footer.columns[0].links[0] must have exactly one of to and href, found neither",
    hint: "Write to for a page of this site, or href for a full URL",
  },
  // numbers that belong together
  "levels in the wrong order": {
    yaml: "toc: { minLevel: 4, maxLevel: 3 }",
    at: "1:18",
    message: "toc.minLevel must not be greater than maxLevel, which is 3, found 4",
    hint: "Change minLevel or maxLevel",
  },
  "a first level under the default last one": {
    yaml: "toc: { minLevel: 4 }",
    at: "1:18",
    message: "toc.minLevel must not be greater than maxLevel, which is 3 by default, found 4",
    hint: "Change minLevel or maxLevel",
  },
  "a largest width under the default smallest one": {
    yaml: "images: { maxWidth: 320 }",
    at: "1:21",
    message: "images.maxWidth must not be less than minWidth, which is 640 by default, found 320",
    hint: "Change minWidth or maxWidth",
  },
  // addresses
  "docs outside the site": {
    yaml: "docs: { path: ../docs }",
    at: "1:15",
    message: 'docs.path must be a path below the site, found "../docs"',
    hint: 'Write it as "guide" or "guide/api"',
  },
  "a blog without an address": {
    yaml: "blog: { path: / }",
    at: "1:15",
    message: 'blog.path must be a path below the site, found "/"',
    hint: 'Write it as "guide" or "guide/api"',
  },
  "docs at the address of a locale": {
    yaml: "docs: { path: uk/docs }\nlocales: { en: , uk: }",
    at: "1:15",
    message: 'docs.path begins with "uk", the address of a locale',
    hint: "Choose another first segment",
  },
  // APIs
  "an API id that cannot be a segment": {
    yaml: "apis: [{ id: my hub, label: Hub, specs: { en: specs/hub.en.yaml } }]",
    at: "1:14",
    message: 'apis[0].id must be one address segment, found "my hub"',
    hint: "Use letters, digits, dots, hyphens and underscores",
  },
  "two APIs with one id": {
    yaml: "apis:\n  - { id: hub, label: A, specs: { en: specs/hub.en.yaml } }\n  - { id: hub, label: B, specs: { en: specs/hub.en.yaml } }",
    at: "3:11",
    message: 'apis[1].id repeats apis[0].id, found "hub"',
    hint: "Give every API an id of its own",
  },
  "an API with a sidebar of the docs": {
    yaml: "apis: [{ id: hub, label: A, sidebar: docsSidebar, specs: { en: specs/hub.en.yaml } }]\ndocs: { sidebars: { docsSidebar: auto } }",
    at: "1:29",
    message: 'apis[0].sidebar gives the sidebar the name "docsSidebar", which docs.sidebars.docsSidebar gives too',
    hint: "Give the API another sidebar name",
  },
  "a specification for an unknown locale": {
    yaml: "apis: [{ id: hub, label: A, specs: { en: specs/hub.en.yaml, uk: specs/hub.uk.yaml } }]",
    at: "1:61",
    message: 'apis[0].specs.uk names the unknown locale "uk"',
    hint: "Known locales: en",
  },
  "an API without a specification": {
    yaml: "apis: [{ id: hub, label: A, specs: {} }]",
    at: "1:36",
    message: "apis[0].specs is empty",
    hint: "Add an entry for a locale: en",
  },
  "a specification that is not there": {
    yaml: "apis: [{ id: hub, label: A, specs: { en: specs/hub.eng.yaml } }]",
    at: "1:42",
    message: 'apis[0].specs.en names a file that does not exist: "specs/hub.eng.yaml"',
    hint: 'Did you mean "hub.en.yaml"?',
  },
  // theme
  "a style sheet that is not there": {
    yaml: "theme: { css: [theme/print.css] }",
    at: "1:16",
    message: 'theme.css[0] names a file that does not exist: "theme/print.css"',
    hint: "Files in theme/: site.css",
  },
  "a font that is not there": {
    yaml: "theme: { fonts: [{ family: Text, faces: [{ src: ../text.woff2 }] }] }",
    at: "1:49",
    message: 'theme.fonts[0].faces[0].src names a file that does not exist: "../text.woff2"',
    hint: "Name a file relative to the site folder",
  },
  "a font loaded early for an unknown locale": {
    yaml: "theme: { fonts: [{ family: Text, faces: [{ src: theme/site.css, preload: [en, uk] }] }] }",
    at: "1:79",
    message: 'theme.fonts[0].faces[0].preload[1] names the unknown locale "uk"',
    hint: "Known locales: en",
  },
  // redirects
  "a redirect without a start": {
    yaml: "redirects: [{ to: /a }]",
    at: "1:13",
    message: "redirects[0].from is missing",
    hint: 'Add "from": text or a list. Path or paths of this site, without locale prefix',
  },
  "a redirect with an empty list of starts": {
    yaml: "redirects: [{ from: [], to: /a }]",
    code: "redirect-invalid",
    at: "1:21",
    message: "redirects[0].from is empty",
    hint: 'Write a path such as "/old-page"',
  },
  "a redirect to nowhere": {
    yaml: 'redirects: [{ from: /a, to: "" }]',
    code: "redirect-invalid",
    message: "redirects[0].to is empty",
    hint: 'Write a path such as "/new-page", or a full URL',
  },
  "a redirect to itself in another spelling": {
    yaml: "redirects: [{ from: /docs/Intro, to: docs/intro/#start }]",
    code: "redirect-invalid",
    at: "1:21",
    message: 'redirects[0].from leads to itself: "docs/intro/#start"',
    hint: "Remove it, or name another target",
  },
  "a redirect from another site": {
    yaml: "redirects: [{ from: [/a, https://a.example/b], to: /c }]",
    code: "redirect-invalid",
    at: "1:26",
    message: 'redirects[0].from[1] must be a path of this site, found "https://a.example/b"',
    hint: 'Write a path such as "/old-page", without query and hash',
  },
  "one path redirected twice": {
    yaml: "redirects: [{ from: [/a, /b], to: /c }, { from: /b/, to: /d }]",
    code: "redirect-invalid",
    at: "1:49",
    message: 'redirects[1].from repeats redirects[0].from[1], found "/b/"',
    hint: "Remove one of the two",
  },
};

test.each(Object.entries(rows))("%s is reported", async (_, { yaml, code = "config-invalid", at, message, hint }) => {
  const { value, diagnostics } = await loadFrom({ ...files, "hubdocs.config.yaml": yaml });
  const places = diagnostics.map(({ location }) => `${location?.line}:${location?.column}`);
  const texts = diagnostics.map((found) => ({
    code: found.code,
    severity: found.severity,
    message: found.message,
    hint: found.hint,
  }));
  expect(texts).toEqual([{ code, severity: "error", message, hint }]);
  if (at !== undefined) expect(places).toEqual([at]);
  expect(value).toBeUndefined();
});

test.each([
  ["a function", { title: () => "A" }, "title must be text or a text for each locale, found a function"],
  [
    "an object of a class",
    { customFields: { since: new Date(0) } },
    "customFields.since must be plain data (text, numbers, true, false, lists and objects), found an object of a class",
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

test("a value that holds itself is refused instead of read for ever", async () => {
  const self: Record<string, unknown> = {};
  self["self"] = self;
  const { diagnostics } = await loadFrom(
    { "hubdocs.config.ts": "" },
    { evaluateModule: async () => ({ customFields: self }) },
  );
  expect(diagnostics).toHaveLength(1);
});
