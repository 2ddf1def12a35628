// A page and an edition for tests of rendering: complete values with only the interesting fields given.
import { readFileSync } from "node:fs";
import { type Url, url } from "../../../src/model/brands.ts";
import type { EditionProps, PageProps } from "../../../src/model/page.ts";
import type { Strings } from "../../../src/model/strings.ts";

/** Built-in texts of a locale. */
export function readStrings(code: string): Strings {
  return JSON.parse(readFileSync(new URL(`../../../templates/strings/${code}.json`, import.meta.url), "utf8"));
}

const locales = [
  { code: "en", label: "English" },
  { code: "uk", label: "Українська" },
] as const;

/** An edition with a navbar, a footer, an announcement and two locales. */
export function sampleEdition(code: "en" | "uk" = "en", changes: Partial<EditionProps> = {}): EditionProps {
  const prefix = code === "en" ? "/" : "/uk/";
  return {
    edition: `current/${code}`,
    locale: {
      code,
      lang: code,
      direction: "ltr",
      label: locales.find((locale) => locale.code === code)?.label ?? code,
      calendar: "gregory",
    },
    version: { name: "current", label: "Next" },
    site: {
      title: "Hub",
      tagline: "All about the hub",
      url: "https://example.org",
      baseUrl: "/",
      homeHref: prefix,
      docsHref: `${prefix}docs`,
      customFields: {},
    },
    navbar: {
      title: "Hub",
      logo: { src: "/logo.svg", srcDark: "/logo-dark.svg", alt: "", href: prefix },
      items: [
        { kind: "link", position: "left", label: "Guide", href: `${prefix}docs/intro`, isExternal: false },
        { kind: "link", position: "left", label: "Product", href: "https://example.org", isExternal: true },
        { kind: "versionDropdown", position: "right" },
        { kind: "localeDropdown", position: "right" },
      ],
      hideOnScroll: false,
    },
    announcement: { id: "news-1", html: "News", closeable: true },
    footer: { columns: [], links: [{ label: "Blog", href: `${prefix}blog`, isExternal: false }], copyrightHtml: "©" },
    colorMode: { default: "light", disableSwitch: false, respectSystem: false },
    sidebarHideable: true,
    baseUrlBanner: true,
    headTags: [],
    assets: {
      styleHref: "/assets/style.0.css",
      bootHref: "/assets/boot.0.js",
      preload: [],
      islands: Object.fromEntries(
        ["MyHub", "Original", "Picture", "SchemaTools"].map((name) => [
          name,
          { href: `/assets/islands/${name}.0.js`, needs: [] },
        ]),
      ),
    },
    strings: { ...readStrings("en"), ...readStrings(code) },
    ...changes,
  };
}

/** A doc at `/docs/intro` with a sidebar, contents and a neighbour. */
export function samplePage(changes: Partial<PageProps> = {}): PageProps {
  return {
    url: url("/docs/intro"),
    href: "/docs/intro",
    head: { title: "Introduction | Hub", alternates: [], type: "website", structuredData: [] },
    content: { kind: "doc", title: "Introduction", showTitle: true },
    sidebar: sampleSidebar,
    breadcrumbs: [{ label: "Basics", href: "/docs/basics" }, { label: "Introduction" }],
    toc: [{ id: "first-steps", depth: 2, html: "First <em>steps</em>" }],
    pagination: { next: { label: "Scenes", href: "/docs/scenes" } },
    banners: [],
    alternates: [
      { label: "English", href: "/docs/intro", lang: "en", isCurrent: true, isExact: true },
      { label: "Українська", href: "/uk/docs/intro", lang: "uk", isCurrent: false, isExact: true },
    ],
    versions: [],
    activeNavbar: [0],
    tags: [],
    ...changes,
  };
}

const link = (label: string, href: string) => ({ kind: "link", label, href, isExternal: false }) as const;
const category = (label: string, href: string | undefined, items: readonly ReturnType<typeof link>[]) =>
  ({
    kind: "category",
    label,
    items,
    isCollapsible: true,
    isCollapsed: true,
    ...(href === undefined ? {} : { href: href as Url }),
  }) as const;

/** One category around `/docs/intro`, one without a page of its own. */
export const sampleSidebar: NonNullable<PageProps["sidebar"]> = {
  name: "docsSidebar",
  items: [
    category("Basics", "/docs/basics", [link("Introduction", "/docs/intro")]),
    category("Plugins", undefined, [link("Scenes", "/docs/scenes"), link("Govee", "/docs/govee")]),
  ],
};
