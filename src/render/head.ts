// The head of a page as text: character set first, then what the first paint needs, then what machines read.
import type { EditionProps, PageProps } from "../model/page.ts";
import { baseUrlElement } from "./baseUrlBanner.ts";
import { escapeHtml } from "./escapeHtml.ts";
import { inlineScript } from "./inlineScript.ts";
import { jsonForScript } from "./jsonForScript.ts";

type Attributes = Readonly<Record<string, string | undefined>>;

/** HTML for inside `<head>`. */
export function headHtml(edition: EditionProps, page: PageProps): string {
  const { head } = page;
  const { assets } = edition;
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escapeHtml(head.title)}</title>`,
    `<script>${inlineScript(edition)}</script>`,
    baseUrlElement(edition, page),
    ...assets.preload.map(({ href, as, type }) => element("link", { rel: "preload", href, as, type, crossorigin: "" })),
    element("link", { rel: "stylesheet", href: assets.styleHref }),
    `<script src="${escapeHtml(assets.bootHref)}" defer></script>`,
    meta("description", head.description),
    meta("keywords", head.keywords?.join(", ")),
    meta("robots", head.robots),
    '<meta name="generator" content="hubdocs">',
    ...linkElements(edition, page),
    ...socialElements(edition, page),
    ...edition.headTags.map(({ tag, attributes }) => element(tag, attributes)),
    ...head.structuredData.map((data) => `<script type="application/ld+json">${jsonForScript(data)}</script>`),
  ].join("");
}

function linkElements({ faviconHref }: EditionProps, { head }: PageProps): readonly string[] {
  return [
    link("icon", faviconHref),
    link("canonical", head.canonical),
    ...head.alternates.map(({ hreflang, href }) => element("link", { rel: "alternate", hreflang, href })),
    link("alternate", head.markdownTwin, { type: "text/markdown" }),
    ...(head.feeds ?? []).map(({ type, title, href }) => element("link", { rel: "alternate", type, title, href })),
    link("prev", head.previous),
    link("next", head.next),
  ];
}

function socialElements(
  { locale, site }: EditionProps,
  { head, content, alternates, lastUpdated }: PageProps,
): readonly string[] {
  if (content.kind === "notFound") return [];
  const others = alternates.filter(({ isCurrent, isExact }) => !isCurrent && isExact);
  return [
    property("og:title", head.title),
    property("og:description", head.description),
    property("og:type", head.type),
    property("og:url", head.canonical),
    property("og:site_name", site.title),
    property("og:locale", locale.lang.replaceAll("-", "_")),
    ...others.map(({ lang }) => property("og:locale:alternate", lang.replaceAll("-", "_"))),
    ...imageElements(head.image),
    ...articleElements(content, lastUpdated?.date),
  ];
}

function imageElements(image: PageProps["head"]["image"]): readonly string[] {
  if (image === undefined) return [meta("twitter:card", "summary")];
  const { href, type, width, height, alt } = image;
  return [
    property("og:image", href),
    property("og:image:type", type),
    property("og:image:width", width?.toString()),
    property("og:image:height", height?.toString()),
    property("og:image:alt", alt),
    meta("twitter:card", "summary_large_image"),
    meta("twitter:image", href),
    meta("twitter:image:alt", alt),
  ];
}

function articleElements(content: PageProps["content"], changed: string | undefined): readonly string[] {
  if (content.kind !== "post") return [];
  return [
    property("article:published_time", content.post.date),
    property("article:modified_time", changed),
    ...content.post.authors.map((author) => property("article:author", author.url)),
    ...content.post.tags.map((tag) => property("article:tag", tag.label)),
  ];
}

const meta = (name: string, content: string | undefined): string =>
  content === undefined ? "" : element("meta", { name, content });

const property = (name: string, content: string | undefined): string =>
  content === undefined ? "" : element("meta", { property: name, content });

const link = (rel: string, href: string | undefined, more: Attributes = {}): string =>
  href === undefined ? "" : element("link", { rel, href, ...more });

function element(tag: string, attributes: Attributes): string {
  const text = Object.entries(attributes).map(([name, value]) => {
    if (value === undefined) return "";
    return value === "" ? ` ${name}` : ` ${name}="${escapeHtml(value)}"`;
  });
  return `<${tag}${text.join("")}>`;
}
