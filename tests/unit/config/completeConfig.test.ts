import { describe, expect, test } from "vitest";
import { completeConfig } from "../../../src/config/completeConfig.ts";
import type { Config } from "../../../src/model/config.ts";
import type { UserConfig } from "../../../src/model/userConfig.ts";

/** Completes a configuration for a site folder named `portal` with files in the given content folders. */
function complete(user: UserConfig, folders: readonly string[] = []): Config {
  return completeConfig({ user, facts: { siteName: "portal", folders: new Set(folders) }, overrides: {} });
}

const specs = { en: "specs/hub.yaml" };

test("an empty configuration has every default", () => {
  expect(complete({})).toEqual({
    title: "portal",
    tagline: "",
    titleDelimiter: "|",
    url: "",
    baseUrl: "/",
    baseUrlBanner: true,
    trailingSlash: undefined,
    locales: [{ code: "en", label: "English", direction: "ltr", htmlLang: "en", calendar: "gregory", isDefault: true }],
    defaultLocale: "en",
    builtLocales: ["en"],
    versions: [{ name: "current", label: "current", path: "", isLatest: true, banner: "none" }],
    versionLabels: {},
    navbar: { title: "portal", items: [], isDefault: true, hideOnScroll: false },
    colorMode: { default: "light", disableSwitch: false, respectSystem: false },
    docs: {
      path: "docs",
      sidebars: { docsSidebar: "auto" },
      breadcrumbs: true,
      sidebarCollapsed: true,
      sidebarHideable: true,
      sidebarMaxLinks: 200,
    },
    apis: [],
    images: { quality: 70, maxWidth: 1030, minWidth: 640, steps: 2 },
    markdown: { rawHtml: true, magicComments: [], defaultLanguage: "text", lineNumbers: false, dialect: "hubdocs" },
    toc: { minLevel: 2, maxLevel: 3 },
    search: { enabled: true, maxHits: 8, synonyms: [] },
    terms: [],
    print: { enabled: false },
    socialCards: { enabled: false, colorMode: "light", colors: {}, fonts: [] },
    theme: { css: [], fonts: [] },
    lastUpdated: false,
    head: [],
    redirects: [],
    redirectHosts: [],
    redirectFiles: [],
    markdownTwins: true,
    showOriginals: false,
    llms: { enabled: true, full: true },
    urlManifest: true,
    contentSecurity: { emit: "none", sources: {} },
    report: {},
    checks: { ignore: [], external: { skip: [], allow: [], timeout: 10, concurrency: 8, maxAge: 24 } },
    budgets: { htmlGzip: 131072, cssGzip: 12288, jsGzip: 10752, islandsGzip: 112640 },
    noIndex: false,
    customFields: {},
  });
});

test("a part of a group leaves the rest of the group at its defaults", () => {
  const config = complete({
    toc: { maxLevel: 5 },
    colorMode: { default: "dark" },
    announcement: { text: "A", textColor: "navy" },
  });
  expect(config.toc).toEqual({ minLevel: 2, maxLevel: 5 });
  expect(config.colorMode).toEqual({ default: "dark", disableSwitch: false, respectSystem: false });
  expect(config.announcement).toEqual({ id: "announcement", text: "A", closeable: true, textColor: "navy" });
});

describe("locales", () => {
  test("the default one comes first, whatever the author's order", () => {
    const { locales } = complete({ locales: { default: "uk", en: {}, uk: {}, de: null } });
    expect(locales.map(({ code, isDefault }) => [code, isDefault])).toEqual([
      ["uk", true],
      ["en", false],
      ["de", false],
    ]);
  });

  test.each<[UserConfig["locales"] & object, string]>([
    [{ uk: {}, en: {} }, "en"],
    [{ uk: {}, de: {} }, "uk"],
    [{ default: "pl" }, "pl"],
  ])("of %j the default is %s", (locales, code) => {
    expect(complete({ locales }).defaultLocale).toBe(code);
  });

  test("a text is the label, an object replaces what it names", () => {
    const { locales } = complete({
      locales: { en: "In English", ar: { calendar: "islamic-umalqura", htmlLang: "ar-SA" } },
    });
    expect(locales).toEqual([
      { code: "en", label: "In English", direction: "ltr", htmlLang: "en", calendar: "gregory", isDefault: true },
      {
        code: "ar",
        label: "العربية",
        direction: "rtl",
        htmlLang: "ar-SA",
        calendar: "islamic-umalqura",
        isDefault: false,
      },
    ]);
  });
});

describe("versions", () => {
  test("the current docs are the latest ones unless another version is", () => {
    const { versions } = complete({ versions: { list: { current: {}, "1.0": null } } });
    expect(versions).toEqual([
      { name: "current", label: "current", path: "", isLatest: true, banner: "none" },
      { name: "1.0", label: "1.0", path: "1.0", isLatest: false, banner: "unmaintained" },
    ]);
  });

  test("newer than the latest is unreleased, older is no longer maintained, an own notice wins", () => {
    const list = { current: {}, "2.0": {}, "1.1": { banner: "none", path: "one", label: "One" }, "1.0": {} } as const;
    const { versions } = complete({ versions: { latest: "2.0", list } });
    expect(versions).toEqual([
      { name: "current", label: "current", path: "next", isLatest: false, banner: "unreleased" },
      { name: "2.0", label: "2.0", path: "", isLatest: true, banner: "none" },
      { name: "1.1", label: "One", path: "one", isLatest: false, banner: "none" },
      { name: "1.0", label: "1.0", path: "1.0", isLatest: false, banner: "unmaintained" },
    ]);
  });

  test("a version has the day that is given", () => {
    const { versions } = complete({ versions: { list: { "2.0": { date: "2026-10-06" }, "1.0": {} } } });
    expect(versions.map(({ date }) => date)).toEqual(["2026-10-06", undefined]);
  });

  test("without current docs the first version is the latest", () => {
    const { versions } = complete({ versions: { list: { "2.0": {}, "1.0": {} } } });
    expect(versions.map(({ name, isLatest }) => [name, isLatest])).toEqual([
      ["2.0", true],
      ["1.0", false],
    ]);
  });
});

describe("addresses", () => {
  test.each([
    ["docs", "/docs/"],
    ["/docs", "/docs/"],
    ["/a/b/", "/a/b/"],
    ["", "/"],
    ["/", "/"],
  ])("the base URL %j becomes %j", (baseUrl, expected) => {
    expect(complete({ baseUrl }).baseUrl).toBe(expected);
  });

  test("a url loses its final slash", () => {
    expect(complete({ url: "https://Docs.example.org/" }).url).toBe("https://docs.example.org");
  });

  test("paths of docs, blog and APIs have no slash at their ends", () => {
    const config = complete({
      docs: { path: "/" },
      blog: { path: "/news/" },
      apis: [{ id: "hub", label: "Hub", specs, path: "/hub/" }],
    });
    expect([config.docs.path, config.blog?.path, config.apis[0]?.path]).toEqual(["", "news", "hub"]);
  });

  test("redirects have lists of paths that begin with a slash", () => {
    const { redirects } = complete({
      redirects: [
        { from: "a", to: "b/c" },
        { from: ["/d", "e"], to: "https://f.example" },
      ],
    });
    expect(redirects).toEqual([
      { from: ["/a"], to: "/b/c" },
      { from: ["/d", "/e"], to: "https://f.example" },
    ]);
  });

  test("files lose the dot in front", () => {
    const config = complete({
      apis: [{ id: "hub", label: "Hub", specs: { en: "./specs/hub.yaml" } }],
      theme: { css: ["./a.css"], fonts: [{ family: "Text", faces: [{ src: "./text.woff2", weight: "400" }] }] },
    });
    expect(config.apis[0]?.specs).toEqual({ en: "specs/hub.yaml" });
    expect(config.theme).toEqual({
      css: ["a.css"],
      fonts: [{ family: "Text", faces: [{ src: "text.woff2", weight: "400" }] }],
    });
  });
});

describe("APIs", () => {
  test("the first API has the plain names, others have names of their own", () => {
    const { apis } = complete({
      apis: [
        { id: "hub", label: "Hub", specs },
        { id: "cloud", label: "Cloud", specs },
      ],
    });
    expect(apis).toEqual([
      { id: "hub", label: "Hub", specs, path: "docs/api", sidebar: "openApiSidebar" },
      { id: "cloud", label: "Cloud", specs, path: "docs/api/cloud", sidebar: "cloudSidebar" },
    ]);
  });

  test("operations live below the docs, wherever those are", () => {
    const apis = [{ id: "hub", label: "Hub", specs }];
    expect(complete({ apis, docs: { path: "guide" } }).apis[0]?.path).toBe("guide/api");
    expect(complete({ apis, docs: { path: "" } }).apis[0]?.path).toBe("api");
  });
});

describe("the blog", () => {
  test.each<[string, UserConfig, readonly string[], boolean]>([
    ["with a folder of the default locale", {}, ["content/en/blog"], true],
    ["with a folder of another locale alone", { locales: { en: {}, uk: {} } }, ["content/uk/blog"], false],
    ["when it is configured", { blog: {} }, [], true],
    ["with a folder that the configuration leaves out", { blog: false }, ["content/en/blog"], false],
    ["with nothing", {}, [], false],
  ])("%s", (_, user, folders, exists) => {
    expect(complete(user, folders).blog !== undefined).toBe(exists);
  });
});

describe("the navbar of a site that configures none", () => {
  test("has an item for everything there is", () => {
    const user: UserConfig = {
      locales: { en: {}, uk: {} },
      versions: { list: { current: {}, "1.0": {} } },
      docs: { sidebars: { guide: "auto", other: "auto" } },
      apis: [{ id: "hub", label: "Hub", specs }],
    };
    expect(complete(user, ["content/en/docs", "content/en/blog"]).navbar.items).toEqual([
      { type: "docSidebar", sidebarId: "guide" },
      { type: "api", apiId: "hub" },
      { type: "link", label: "blog", to: "/blog" },
      { type: "docsVersionDropdown", position: "right" },
      { type: "localeDropdown", position: "right" },
    ]);
  });

  test("has no sidebar without docs in the default locale", () => {
    const user: UserConfig = { locales: { en: {}, uk: {} } };
    expect(complete(user, ["content/uk/docs"]).navbar.items).toEqual([{ type: "localeDropdown", position: "right" }]);
  });

  test("names the blog by its title", () => {
    const { items } = complete({ blog: { title: "News", path: "news" } }).navbar;
    expect(items).toEqual([{ type: "link", label: "News", to: "/news" }]);
  });

  test("stays empty when it is configured empty", () => {
    expect(complete({ navbar: { items: [] } }, ["content/en/docs"]).navbar.items).toEqual([]);
  });
});
