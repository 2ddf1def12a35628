// Defaults that are plain values. They are written in the comments of the types too, and so in the schema; a test
// compares the two. Defaults that follow from the site are made in `completeConfig.ts` and the files beside it.
import type { Config } from "../model/config.ts";

/** A reader sees the light form first and can change it. */
export const defaultColorMode: Config["colorMode"] = { default: "light", disableSwitch: false, respectSystem: false };

/** Readers who closed a bar without an id of its own see no other one. */
export const defaultAnnouncement = { id: "announcement", closeable: true } as const;

/** Docs stand below `/docs`, in one sidebar that follows their folders. */
export const defaultDocs: Config["docs"] = {
  path: "docs",
  sidebars: { docsSidebar: "auto" },
  breadcrumbs: true,
  sidebarCollapsed: true,
  sidebarHideable: true,
  sidebarMaxLinks: 200,
};

/** Lists of ten posts; words a minute are those of each language. */
export const defaultBlog = {
  path: "blog",
  postsPerPage: 10,
  recentPosts: 5,
  wordsPerMinute: {},
} as const satisfies Config["blog"];

/** All three forms with posts in full, the latest twenty. */
export const defaultFeeds = {
  formats: ["rss", "atom", "json"],
  content: "full",
  limit: 20,
} as const satisfies NonNullable<Config["blog"]>["feeds"];

/** Widths in pixels: that of the text column is the greatest. */
export const defaultImages: Config["images"] = { quality: 70, maxWidth: 1030, minWidth: 640, steps: 2 };

/** Markdown of hubdocs itself, with HTML in it. */
export const defaultMarkdown: Config["markdown"] = {
  rawHtml: true,
  magicComments: [],
  dialect: "hubdocs",
  defaultLanguage: "text",
  lineNumbers: false,
};

/** A page's contents list its headings of these levels. */
export const defaultToc: Config["toc"] = { minLevel: 2, maxLevel: 3 };

/** Search is there unless a site turns it off. */
export const defaultSearch: Config["search"] = { enabled: true, maxHits: 8, synonyms: [] };

/** The glossary stands beside the docs: it is one for all versions. */
export const defaultGlossary = { path: "glossary", linkFirstUse: false } as const satisfies Config["glossary"];

/** Nothing on top of the built-in styles, and fonts of the reader's system. */
export const defaultTheme: Config["theme"] = { css: [], fonts: [] };

/**
 * Bytes after gzip. A page of 128 KiB is over half a megabyte of HTML. The built-in script is within its budget whatever
 * features a site uses: nobody but us could make it smaller.
 */
export const defaultBudgets: Config["budgets"] = {
  htmlGzip: 131_072,
  cssGzip: 12_288,
  jsGzip: 10_752,
  islandsGzip: 112_640,
};

/** No policy: hosts and readers' tools differ too much for one that suits all. */
export const defaultContentSecurity: Config["contentSecurity"] = { emit: "none", sources: {} };

/** Lists for language models, short and full. */
export const defaultLlms: Config["llms"] = { enabled: true, full: true };

/** How other sites are asked whether links lead somewhere: seconds, at a time, hours. */
export const defaultExternal = { skip: [], allow: [], timeout: 10, concurrency: 8, maxAge: 24 } as const;
