// Values of the configuration that edits choose from.
import { configuration } from "./site.mjs";

/** Values that keys of the configuration can have; `undefined` takes the key out. */
export const values = {
  title: ["Edited", "Otherwise", { en: "Words", uk: "Слова" }],
  tagline: [undefined, "A tagline"],
  baseUrl: [undefined, "/hub/", "/hub/docs/"],
  trailingSlash: [undefined, true, false],
  locales: [
    configuration.locales,
    { default: "en", en: { label: "English" } },
    { default: "uk", uk: { label: "Українська" }, en: { label: "English" } },
  ],
  navbar: [
    undefined,
    {
      items: [
        { type: "docSidebar", sidebarId: "docsSidebar" },
        { to: "/blog", label: "News" },
      ],
      hideOnScroll: true,
    },
    { title: "Bar" },
  ],
  announcement: [undefined, { text: "News of **rooms**" }, { text: "News", closeable: false }],
  footer: [
    undefined,
    { copyright: "Ours" },
    {
      links: [
        { label: "About", to: "/about" },
        { label: "None", to: "/none" },
      ],
    },
  ],
  colorMode: [undefined, { respectSystem: true }, { disableSwitch: true }],
  docs: [
    undefined,
    { sidebarCollapsed: false },
    { path: "manual" },
    { sidebars: { docsSidebar: ["intro", { Guide: ["guide/rooms"] }] } },
    { breadcrumbs: false },
    { sidebarMaxLinks: 2 },
  ],
  blog: [
    undefined,
    false,
    { postsPerPage: 1 },
    { path: "news", recentPosts: 1 },
    { feeds: { formats: ["rss"], content: "description" } },
    { feeds: false },
  ],
  apis: [
    configuration.apis,
    [],
    [{ ...configuration.apis[0], operationFiles: true }],
    [{ ...configuration.apis[0], specs: { en: "specs/hub.yaml" } }],
    [...configuration.apis, { id: "second", label: "Second", specs: { en: "specs/hub.yaml" } }],
  ],
  images: [undefined, { widths: [1] }],
  markdown: [undefined, { rawHtml: false }, { lineNumbers: true }, { defaultLanguage: "js" }],
  toc: [undefined, { maxLevel: 2 }],
  search: [undefined, { enabled: false }, { synonyms: [["room", "chamber"]] }],
  terms: [
    configuration.terms,
    undefined,
    [{ name: "lamp", definition: "Gives light.", avoid: { en: ["torch", "light"] } }],
  ],
  showOriginals: [true, false],
  glossary: [undefined, false],
  print: [undefined, { enabled: true }],
  theme: [
    configuration.theme,
    undefined,
    { css: ["more.css", "theme.css"] },
    { fonts: [{ family: "Onest", faces: [{ src: "content/fonts/onest-latin.woff2", preload: ["en"] }] }] },
  ],
  editUrl: [undefined, "https://example.org/edit/"],
  head: [undefined, [{ tag: "meta", attributes: { name: "owner", content: "us" } }]],
  redirects: [
    configuration.redirects,
    [],
    [{ from: ["/old", "/older"], to: "/docs/guide/lamps" }],
    [{ from: "/docs/new-1", to: "/none" }],
  ],
  redirectFiles: [undefined, ["_redirects", "nginx"]],
  markdownTwins: [undefined, false],
  llms: [undefined, { full: true }, { enabled: false }],
  urlManifest: [undefined, false],
  report: [undefined, { "broken-link": "error" }, { "broken-link": "ignore", "missing-translation": "warning" }],
  contentSecurity: [undefined, { emit: "meta" }, { emit: "both" }],
  noIndex: [undefined, true],
  customFields: [undefined, { own: "field" }],
  url: ["https://docs.example.org", undefined, "https://other.example.org"],
  storageNamespace: [undefined, "ours"],
  socialCards: [
    undefined,
    undefined,
    { enabled: true, fonts: [{ family: "Onest", faces: [{ src: "content/fonts/onest-latin.woff2" }] }] },
  ],
};
