// Where the site is served, its locales and its versions.
import { testMistakes } from "./mistakes.ts";

// Where the site is served, and what its head holds
testMistakes({
  "an attribute that HTML cannot hold": {
    yaml: 'head: [{ tag: meta, attributes: { "a b": c } }]',
    at: "1:36",
    message: 'head[0].attributes["a b"] cannot be the name of an attribute',
    hint: "write a name such as `content`",
  },
  "a url with a path": {
    yaml: "url: https://example.org/docs/",
    at: "1:6",
    message: 'url must be an http(s) scheme and a host only, found "https://example.org/docs/"',
    hint: 'write url: "https://example.org" and baseUrl: "/docs/"',
  },
  "a url without a scheme": {
    yaml: "url: docs.example.org",
    at: "1:6",
    message: 'url must be an http(s) scheme and a host only, found "docs.example.org"',
    hint: 'write it as "https://docs.example.org"',
  },
  "a url of another scheme": {
    yaml: "url: ftp://docs.example.org",
    at: "1:6",
    message: 'url must be an http(s) scheme and a host only, found "ftp://docs.example.org"',
    hint: 'write it as "https://docs.example.org"',
  },
  "a url with a query": {
    yaml: "url: https://example.org/?a",
    at: "1:6",
    message: 'url must be an http(s) scheme and a host only, found "https://example.org/?a"',
    hint: 'write it as "https://docs.example.org"',
  },
  "a base URL with a host": {
    yaml: "baseUrl: https://example.org/docs/",
    at: "1:10",
    message: 'baseUrl must be a path, found "https://example.org/docs/"',
    hint: 'write it as "/docs/"; the scheme and host belong in url',
  },
  "a base URL that climbs": {
    yaml: "baseUrl: /docs/../",
    at: "1:10",
    message: 'baseUrl must be a path of folder names, found "/docs/../"',
    hint: 'write it as "/docs/"; a name holds no white space, ?, #, % or backslash, and is not .. or empty',
  },
  "a base URL with a space": {
    yaml: "baseUrl: /мій шлях/",
    at: "1:10",
    message: 'baseUrl must be a path of folder names, found "/мій шлях/"',
    hint: 'write it as "/docs/"; a name holds no white space, ?, #, % or backslash, and is not .. or empty',
  },
});

// Content security
testMistakes({
  "a source of the policy that would end its directive": {
    yaml: 'contentSecurity: { sources: { img-src: ["https://a.example; script-src *"] } }',
    message:
      'contentSecurity.sources.img-src[0] must be one source of a content security policy, found "https://a.example; script-src *"',
    hint: `write "https://media.example.org", "data:", or a keyword in single quotes such as "'self'"`,
  },
  "a keyword of the policy without its quotes": {
    yaml: "contentSecurity: { sources: { script-src: [https://a.example, self] } }",
    message: 'contentSecurity.sources.script-src[1] must be one source of a content security policy, found "self"',
    hint: `write "https://media.example.org", "data:", or a keyword in single quotes such as "'self'"`,
  },
});

// Locales
testMistakes({
  "a default locale that is not listed": {
    yaml: "locales: { default: ukr, en: , uk: }",
    at: "1:21",
    message: 'locales.default must be a listed locale, found "ukr"',
    hint: 'did you mean "uk"?',
  },
  "a default locale far from all listed": {
    yaml: "locales: { default: de, en: , uk: }",
    at: "1:21",
    message: 'locales.default must be a listed locale, found "de"',
    hint: "list it too, or choose one of those listed: en, uk",
  },
  "an only locale that is no code": {
    yaml: "locales: { default: English }",
    at: "1:21",
    message: 'locales.default must be a locale code, found "English"',
    hint: 'write a language code such as "en", "uk" or "pt-BR"',
  },
  "a misspelt key for the default locale": {
    yaml: "locales: { deafult: uk, en: , uk: }",
    at: "1:12",
    message: "locales.deafult is not a locale code",
    hint: 'did you mean "default"?',
  },
  "the name that another tool has for the default locale": {
    yaml: "locales: { defaultLocale: uk, en: , uk: }",
    at: "1:12",
    message: "locales.defaultLocale is not a locale code",
    hint: 'did you mean "default"?',
  },
  "a locale code with an underscore": {
    yaml: "locales: { en: , en_US: }",
    at: "1:18",
    message: "locales.en_US is not a locale code",
    hint: 'write "en-US"',
  },
  "two locales that differ in case": {
    yaml: "locales: { pt-BR: , pt-br: }",
    at: "1:21",
    message: "locales.pt-br differs from pt-BR only in upper and lower case",
    hint: "remove one of the two",
  },
  "a misspelt direction": {
    yaml: "locales: { en: { direction: left } }",
    at: "1:29",
    message: 'locales.en.direction must be "ltr" or "rtl", found "left"',
    hint: "allowed: ltr, rtl",
  },
  "a language that is no tag": {
    yaml: "locales: { en: { htmlLang: en_US } }",
    at: "1:28",
    message: 'locales.en.htmlLang must be a language tag, found "en_US"',
    hint: 'write a language tag such as "en", "uk" or "pt-BR", or remove the key',
  },
  "an unknown calendar": {
    yaml: "locales: { en: { calendar: gregorian } }",
    at: "1:28",
    message: 'locales.en.calendar must be the name of a calendar, found "gregorian"',
    hint: 'did you mean "gregory"?',
  },
  "a text for an unknown locale": {
    yaml: "title: { en: Portal, ua: Портал }\nlocales: { en: , uk: }",
    at: "1:22",
    message: 'title.ua names the unknown locale "ua"',
    hint: "known locales: en, uk",
  },
  "an avoided name in an unknown locale": {
    yaml: "terms: [{ name: sensor, avoid: { ua: [сенсор] } }]\nlocales: { en: , uk: }",
    at: "1:34",
    message: 'terms[0].avoid.ua names the unknown locale "ua"',
    hint: "known locales: en, uk",
  },
  "a name that is right and avoided": {
    yaml: "terms: [{ name: { en: sensor }, avoid: { en: [sensor] } }]",
    at: "1:47",
    message: 'terms[0].avoid.en[0] avoids "sensor", which is the name of the term',
    hint: "remove one of them",
  },
  "a name without letters": {
    yaml: 'terms: [{ name: "—" }]',
    at: "1:18",
    message: "terms[0].name contains no letters",
    hint: "write one or more words",
  },
  "a definition without letters": {
    yaml: 'terms: [{ name: hub, definition: { en: "…" } }]',
    at: "1:41",
    message: "terms[0].definition.en contains no letters",
    hint: "write one or more words",
  },
  "two terms with one anchor in the glossary": {
    yaml: "terms: [{ name: Hub, definition: A box }, { name: hub }, { name: hub!, definition: A port }]",
    at: "1:66",
    message: 'terms[2].name gives the same address in the glossary, "#hub", as the name of terms[0]',
    hint: "name one of them more exactly",
  },
  "a link of a term that no glossary shows": {
    yaml: "terms: [{ name: hub, link: /docs/hub }]",
    at: "1:22",
    message: "terms[0].link needs a definition to stand beside",
    hint: "add a definition",
  },
  "a link of a term that would run code": {
    yaml: 'terms: [{ name: hub, definition: A box, link: "javascript:alert(1)" }]',
    message: 'terms[0].link must be a path or a URL that readers can be sent to, found "javascript:alert(1)"',
    hint: 'write a path such as "/docs/intro", or an address that begins with "https://"',
  },
  "a definition with a link that would run code": {
    yaml: 'terms: [{ name: hub, definition: { en: "A [box](javascript:alert(1))" } }]',
    message: 'terms[0].definition.en contains a link to "javascript:alert(1)"',
    hint: 'write a path such as "/docs/intro", or an address that begins with "https://"',
  },
  "a glossary at the root of the site": {
    yaml: "glossary: { path: / }",
    at: "1:19",
    message: 'glossary.path must be a path inside the site, found "/"',
    hint: 'write it as "guide" or "guide/api"',
  },
  "a glossary at the address of a locale": {
    yaml: "glossary: { path: uk/words }\nlocales: { en: , uk: }",
    at: "1:19",
    message: 'glossary.path begins with "uk", the address of a locale',
    hint: "choose another first segment",
  },
  "a text for no locale": {
    yaml: "tagline: {}\nlocales: { en: , uk: }",
    at: "1:10",
    message: "tagline is empty",
    hint: "add an entry for a locale: en, uk",
  },
});

// Versions
testMistakes({
  "a latest version that is not listed": {
    yaml: 'versions: { latest: "1.1", list: { current: , "1.0": } }',
    message: 'versions.latest must be a listed version, found "1.1"',
    hint: "known versions: current, 1.0",
  },
  "a version without files": {
    yaml: 'versions: { list: { current: , "1.1": } }',
    message: 'versions.list["1.1"] has no files in content/en/versions/1.1',
    hint: "put them there, or remove the entry; hubdocs version creates both from the current docs; versions with files: 0.9, 1.0, 2",
  },
  "an address for edits without its scheme": {
    yaml: "editUrl: github.com/me/docs/edit/main",
    message: 'editUrl must be a full URL or begin with a slash, found "github.com/me/docs/edit/main"',
    hint: 'write it with its scheme: "https://github.com/me/docs/edit/main"',
  },
  "versions as a list": {
    yaml: 'versions: ["1.0"]',
    message: "versions must be an object, found a list",
    hint: 'write a map of names, newest first: { list: { current: {}, "2.0": {} } }',
  },
  "locales as a list": {
    yaml: "locales: [en, uk]",
    message: "locales must be an object, found a list",
    hint: "write a map of codes and names: { default: en, en: English, uk: Українська }",
  },
  "a version named with a whole number": {
    yaml: 'versions: { list: { current: , "2": } }',
    message: 'versions.list["2"] is a whole number',
    hint: 'write "v2" or "2.0" in quotes, and rename its folder to match: keys that are whole numbers lose their order',
  },
  "a version that cannot be a segment": {
    yaml: "versions: { list: { current: , a/b: } }",
    at: "1:32",
    message: 'versions.list["a/b"] must be a single address segment',
    hint: "use letters, digits, dots, hyphens and underscores",
  },
  "a day that its month has not": {
    yaml: "versions: { list: { current: { date: 2026-02-30 } } }",
    at: "1:38",
    message: 'versions.list.current.date must be a day of the calendar, found "2026-02-30"',
    hint: "write year-month-day: 2026-10-06",
  },
  "a month that no year has": {
    yaml: "versions: { list: { current: { date: 2026-13-01 } } }",
    message: 'versions.list.current.date must be a day of the calendar, found "2026-13-01"',
    hint: "write year-month-day: 2026-10-06",
  },
  "a day in another order": {
    yaml: "versions: { list: { current: { date: 06.10.2026 } } }",
    message: 'versions.list.current.date must be a day of the calendar, found "06.10.2026"',
    hint: "write year-month-day: 2026-10-06",
  },
  "a segment for the latest version": {
    yaml: "versions: { list: { current: { path: next } } }",
    at: "1:38",
    message: 'versions.list.current.path must be empty for the latest version, found "next"',
    hint: "remove the key to use the default",
  },
  "no segment for an older version": {
    yaml: 'versions: { list: { current: , "1.0": { path: "" } } }',
    message: 'versions.list["1.0"].path can be empty only for the latest version, current',
    hint: "remove the key to use the default",
  },
  "a version path of two segments": {
    yaml: 'versions: { list: { current: , "1.0": { path: old/1.0 } } }',
    at: "1:47",
    message: 'versions.list["1.0"].path must be a single address segment, found "old/1.0"',
    hint: "use letters, digits, dots, hyphens and underscores",
  },
  "two versions at one address": {
    yaml: 'versions: { list: { current: , "1.0": , "0.9": { path: "1.0" } } }',
    at: "1:50",
    message: 'versions.list["0.9"].path has the same address segment as 1.0, found "1.0"',
    hint: "give one of the two a different path",
  },
});

// Findings for which something is left out
const leftOut = (code: string): string =>
  `remove the line and fix what ${code} reports: it is left out of the site, and nobody would notice`;
testMistakes({
  "a page that would be lost in silence": {
    yaml: "report: { front-matter: ignore, broken-link: ignore }",
    at: "1:25",
    message: 'report.front-matter must not be less than "error"',
    hint: leftOut("front-matter"),
  },
  "a page that would be lost with a warning": {
    yaml: "report:\n  bad-tabs: warning",
    at: "2:13",
    message: 'report.bad-tabs must not be less than "error"',
    hint: leftOut("bad-tabs"),
  },
  "one of two pages that would be lost in silence": {
    yaml: "report:\n  duplicate-route: info",
    at: "2:20",
    message: 'report.duplicate-route must not be less than "warning"',
    hint: leftOut("duplicate-route"),
  },
  "a lost page that is taken back": {
    yaml: "checks: { ignore: [{ code: page-failed, reason: why }] }",
    at: "1:28",
    message: "checks.ignore[0].code cannot ignore page-failed",
    hint: leftOut("page-failed"),
  },
});
