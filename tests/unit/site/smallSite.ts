// Builders of small models for the tests of pure stages: complete values with only the interesting fields given.
import { docId, hashText, localeCode, sitePath } from "../../../src/model/brands.ts";
import type { Config } from "../../../src/model/config.ts";
import type { CategoryFile, Doc, Page, ParsedContent, Post, Source } from "../../../src/model/doc.ts";
import type { DocFrontMatter, PageFrontMatter, PostFrontMatter } from "../../../src/model/frontMatter.ts";
import { parseNumberPrefix } from "../../../src/model/numberPrefix.ts";

const en = {
  code: localeCode("en"),
  label: "English",
  direction: "ltr",
  htmlLang: "en",
  calendar: "gregory",
  isDefault: true,
} as const;
const uk = {
  code: localeCode("uk"),
  label: "Українська",
  direction: "ltr",
  htmlLang: "uk",
  calendar: "gregory",
  isDefault: false,
} as const;
const current = { name: "current", label: "Next", path: "", isLatest: true, banner: "none" } as const;

/** A configuration with two locales and one version. */
export function makeConfig(changes: Partial<Config> = {}): Config {
  return {
    file: "hubdocs.config.yaml",
    title: "Hub",
    tagline: "",
    titleDelimiter: "|",
    url: "https://docs.example.org",
    baseUrl: "/",
    baseUrlBanner: true,
    trailingSlash: undefined,
    locales: [en, uk],
    defaultLocale: localeCode("en"),
    builtLocales: [localeCode("en"), localeCode("uk")],
    versions: [current],
    versionLabels: { current: "Next" },
    navbar: { title: "Hub", items: [], hideOnScroll: false },
    colorMode: { default: "light", disableSwitch: false, respectSystem: false },
    docs: {
      path: "docs",
      sidebars: { docsSidebar: "auto" },
      breadcrumbs: true,
      sidebarCollapsed: true,
      sidebarHideable: true,
      sidebarMaxLinks: 200,
    },
    blog: { path: "blog", postsPerPage: 10, recentPosts: 5, wordsPerMinute: {} },
    apis: [],
    images: { quality: 70, maxWidth: 1030, minWidth: 640, steps: 2 },
    markdown: { rawHtml: true, magicComments: [], defaultLanguage: "text", lineNumbers: false, dialect: "hubdocs" },
    toc: { minLevel: 2, maxLevel: 3 },
    print: { enabled: false },
    socialCards: { enabled: false, colorMode: "light", colors: {}, fonts: [] },
    search: { enabled: true, synonyms: [], maxHits: 8 },
    terms: [],
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
    report: {},
    checks: { ignore: [], external: { skip: [], allow: [], timeout: 10, concurrency: 8, maxAge: 24 } },
    budgets: { htmlGzip: 0, cssGzip: 0, jsGzip: 0, islandsGzip: 112_640 },
    contentSecurity: { emit: "none", sources: {} },
    noIndex: false,
    customFields: {},
    ...changes,
  };
}

const common = {
  description: "",
  hasOwnTitle: false,
  sections: [],
  ids: [],
  links: [],
  assets: [],
  includes: [],
  bodyHash: hashText("0"),
  wordCount: 0,
};

/** A doc at `content/<locale>/docs/<relativePath>`. */
export function makeDoc(relativePath: string, frontMatter: DocFrontMatter = {}, changes: Partial<Doc> = {}): Doc {
  const segments = relativePath
    .replace(/\.md$/, "")
    .split("/")
    .map((segment) => parseNumberPrefix(segment).name);
  const id = [...segments.slice(0, -1), frontMatter.id ?? segments.at(-1)].join("/");
  const locale = changes.locale ?? localeCode("en");
  return {
    ...common,
    kind: "doc",
    version: "current",
    path: sitePath(`content/${locale}/docs/${relativePath}`),
    relativePath,
    locale,
    frontMatter,
    title: frontMatter.title ?? id,
    id: docId(id),
    ...changes,
  };
}

/** A stand-alone page. */
export function makePage(relativePath: string, frontMatter: PageFrontMatter = {}, locale = "en"): Page {
  return {
    ...common,
    kind: "page",
    path: sitePath(`content/${locale}/pages/${relativePath}`),
    relativePath,
    locale: localeCode(locale),
    frontMatter,
    title: frontMatter.title ?? relativePath,
  };
}

/** A post. */
export function makePost(permalink: string, date: string, frontMatter: PostFrontMatter = {}, locale = "en"): Post {
  return {
    ...common,
    kind: "post",
    path: sitePath(`content/${locale}/blog/${permalink}.md`),
    relativePath: `${permalink}.md`,
    locale: localeCode(locale),
    frontMatter,
    title: frontMatter.title ?? permalink,
    date,
    permalink,
  };
}

/** A category file of the default locale. */
export function makeCategory(folder: string, changes: Partial<CategoryFile> = {}): CategoryFile {
  const locale = changes.locale ?? localeCode("en");
  return {
    path: sitePath(`content/${locale}/docs/${folder}/_category_.json`),
    folder,
    locale,
    version: "current",
    ...changes,
  };
}

/** Content of sources. */
export function makeContent(sources: readonly Source[], changes: Partial<ParsedContent> = {}): ParsedContent {
  return {
    sources,
    categories: [],
    authors: new Map(),
    docTags: new Map(),
    blogTags: new Map(),
    specs: [],
    staticFiles: [],
    ...changes,
  };
}

/** Branded code of Ukrainian, for translations. */
export const ukrainian = localeCode("uk");
