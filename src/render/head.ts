// The head of a page as text: character set first, then what the first paint needs, then what machines read.
import type { EditionProps, PageProps } from "../model/page.ts";
import { translate } from "../model/strings.ts";
import { baseUrlElement } from "./baseUrlBanner.ts";
import { escapeHtml } from "./escapeHtml.ts";
import { inlineScript } from "./inlineScript.ts";
import { jsonForScript } from "./jsonForScript.ts";
import { keptByEdition } from "./keptByEdition.ts";

type Attributes = Readonly<Record<string, string | undefined>>;

/** HTML for inside `<head>`. */
export function headHtml(edition: EditionProps, page: PageProps): string {
  const { head } = page;
  const shared = sharedHead(edition);
  const elements = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escapeHtml(head.title)}</title>`,
    shared.script,
    baseUrlElement(edition, page),
    shared.theme,
    meta("description", head.description),
    meta("keywords", head.keywords?.join(", ")),
    meta("robots", head.robots),
    '<meta name="generator" content="hubdocs">',
    shared.icon,
    linkElements(page),
    page.content.kind === "notFound" ? "" : socialElements(page, shared.site),
    shared.tags,
    ...head.structuredData.map((data) => `<script type="application/ld+json">${jsonForScript(data)}</script>`),
  ].join("");
  return head.tags === undefined ? elements : withTags(elements, head.tags);
}

/** What there can be only one of, by the attribute that says which: a description, a social title, the canonical address. */
const single = ["name", "property", "rel"] as const;

/** Elements of a head with others, which take the place of those that say the same. */
function withTags(elements: string, tags: NonNullable<PageProps["head"]["tags"]>): string {
  let kept = elements;
  for (const { tag, attributes } of tags)
    for (const name of single) {
      const value = attributes[name];
      if (value === undefined || (name === "rel" && value !== "canonical")) continue;
      // Values hold no `>` and no quotes as they are.
      const start = `<${tag} ${name}="${escapeHtml(value)}"`;
      for (let at = kept.indexOf(start); at !== -1; at = kept.indexOf(start, at))
        kept = kept.slice(0, at) + kept.slice(kept.indexOf(">", at) + 1);
    }
  return kept + tags.map(({ tag, attributes }) => element(tag, attributes)).join("");
}

/** Elements that all pages of an edition have. */
interface SharedHead {
  readonly script: string;
  readonly theme: string;
  readonly icon: string;
  readonly site: string;
  readonly tags: string;
}

const sharedHead = keptByEdition((edition): SharedHead => {
  const { assets, faviconHref, feeds = [], headTags, locale, site, strings } = edition;
  const noScripts = translate({ strings, lang: locale.lang }, "scriptsMissing");
  const preloads = assets.preload.map(({ href, as, type }) =>
    element("link", { rel: "preload", href, as, type, crossorigin: "" }),
  );
  const style = element("link", { rel: "stylesheet", href: assets.styleHref });
  return {
    script: `<script data-no-scripts="${escapeHtml(noScripts)}">${inlineScript(edition)}</script>`,
    theme: `${preloads.join("")}${style}<script src="${escapeHtml(assets.bootHref)}" defer></script>`,
    icon: link("icon", faviconHref) + feeds.map(feedElement).join(""),
    site: property("og:site_name", site.title) + property("og:locale", locale.lang.replaceAll("-", "_")),
    tags: headTags.map(({ tag, attributes }) => element(tag, attributes)).join(""),
  };
});

function linkElements({ head, pagination }: PageProps): string {
  return [
    link("canonical", head.canonical),
    ...head.alternates.map(({ hreflang, href }) => element("link", { rel: "alternate", hreflang, href })),
    link("alternate", head.markdownTwin, { type: "text/markdown" }),
    link("alternate", head.operationFile, { type: "application/vnd.oai.openapi+json" }),
    ...(head.feeds ?? []).map(feedElement),
    link("prev", pagination.previous?.href),
    link("next", pagination.next?.href),
  ].join("");
}

function socialElements({ head, content, alternates, lastUpdated }: PageProps, site: string): string {
  const others = alternates.filter(({ isCurrent, isExact }) => !isCurrent && isExact);
  return [
    property("og:title", head.title),
    property("og:description", head.description),
    property("og:type", head.type),
    property("og:url", head.canonical),
    site,
    ...others.map(({ lang }) => property("og:locale:alternate", lang.replaceAll("-", "_"))),
    ...imageElements(head.image),
    ...articleElements(content, lastUpdated?.date),
  ].join("");
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
  content === undefined ? "" : `<meta name="${name}"${contentOf(content)}>`;

const property = (name: string, content: string | undefined): string =>
  content === undefined ? "" : `<meta property="${name}"${contentOf(content)}>`;

const contentOf = (content: string): string => (content === "" ? " content" : ` content="${escapeHtml(content)}"`);

const feedElement = (feed: NonNullable<EditionProps["feeds"]>[number]): string =>
  element("link", { rel: "alternate", ...feed });

const link = (rel: string, href: string | undefined, more: Attributes = {}): string =>
  href === undefined ? "" : element("link", { rel, href, ...more });

function element(tag: string, attributes: Attributes): string {
  let text = `<${tag}`;
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined) text += value === "" ? ` ${name}` : ` ${name}="${escapeHtml(value)}"`;
  }
  return `${text}>`;
}
