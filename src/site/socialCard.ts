// Chooses the picture of a page for social networks: its own, else a card drawn for it, else the site's. Decides what a
// card shows and its path; does not draw it.
import { type OutputPath, outputPath } from "../model/brands.ts";
import type { Source } from "../model/doc.ts";
import type { Edition } from "../model/edition.ts";
import type { PageContent, PageHead, PageProps, SocialImage } from "../model/page.ts";
import type { Route } from "../model/route.ts";
import { cardFolder, cardSize, type SocialCard } from "../model/socialCard.ts";
import { textOf } from "../model/text.ts";
import { leavesSite } from "../source/leavesSite.ts";
import { absoluteDestinationOf, absoluteUrlOf } from "./addresses.ts";
import { versionLabelOf } from "./alternates.ts";
import type { RefContext } from "./bodyRefs.ts";
import { originalOf } from "./originalOf.ts";
import { sourceOf } from "./routeParts.ts";
import { isVersioned } from "./versionedRoutes.ts";

/** Input for social pictures other than the page. */
export interface SocialContext {
  /** Digest of a card's content and appearance; absent if the site has no cards. */
  readonly cardStamp?: (card: SocialCard, edition: string) => string;
  /** Size of the site's own picture, if it is known. */
  readonly socialImageSize?: Required<Pick<SocialImage, "width" | "height">>;
}

/** Input for a page's card. */
export interface CardInput {
  readonly route: Route;
  readonly edition: Edition;
  readonly content: PageContent;
  readonly head: PageHead;
  readonly breadcrumbs: PageProps["breadcrumbs"];
  readonly activeNavbar: PageProps["activeNavbar"];
  readonly context: RefContext & SocialContext;
}

/** Pages that nobody shares. */
const withoutCard: ReadonlySet<PageContent["kind"]> = new Set(["notFound", "redirect", "search", "guide"]);

/**
 * File of a page's card. Named after the page and not after the picture's content, so that old links to it keep
 * working.
 */
export const cardPathOf = (page: OutputPath): OutputPath =>
  outputPath(`${cardFolder}/${page.replace(/\.html$/, "")}.png`);

/** The content of a page's card. A page in place of a translation uses its original's card. */
export function socialCardOf({ route, content, context, ...input }: CardInput): SocialCard | undefined {
  const { site } = context;
  if (context.cardStamp === undefined || route.isFallback || withoutCard.has(content.kind)) return undefined;
  const source = sourceOf(route, site);
  if (ownImageOf(source, content) !== undefined) return undefined;
  const isHome = content.kind === "home";
  const title = isHome ? content.promise : "title" in content ? content.title : "";
  const description = isHome ? content.tagline : withoutTitle(input.head.description, title);
  const isVersionShown = site.config.versions.length > 1 && isVersioned(route, site.config);
  return {
    kind: content.kind,
    title,
    path: isHome ? [] : pathOf(title, { ...input, context }),
    ...(description ? { description } : {}),
    ...(content.kind === "operation" ? { operation: { method: content.method, path: content.path } } : {}),
    ...(isVersionShown ? { version: versionLabelOf(input.edition.version, input.edition, site.config) } : {}),
    ...(content.kind === "post"
      ? { post: { date: content.post.date, authors: content.post.authors.map(({ name }) => name) } }
      : {}),
  };
}

/** The description without the title that it begins with, because the card shows the title, too. */
const withoutTitle = (description: string | undefined, title: string): string | undefined =>
  description?.startsWith(`${title}. `) ? description.slice(title.length + 2) : description;

/** Most steps of the path that fit on a card. */
const mostSteps = 2;

/** The last breadcrumbs before the page, else the label of its navbar item. */
function pathOf(
  title: string,
  { breadcrumbs, activeNavbar, edition, context }: Omit<CardInput, "route" | "content" | "head">,
): readonly string[] {
  const { config } = context.site;
  const steps = breadcrumbs.slice(0, -1).map(({ label }) => label);
  if (steps.length > 0) return steps.slice(-mostSteps);
  for (const index of activeNavbar) {
    const item = config.navbar.items[index];
    const label = item !== undefined && "label" in item ? item.label : undefined;
    const text = label === undefined ? "" : textOf(label, edition.locale.code, config.defaultLocale);
    if (text !== "" && text !== title) return [text];
  }
  return [];
}

/** Input for a page's picture. */
export interface ImageInput {
  readonly route: Route;
  readonly source: Source | undefined;
  readonly content: PageContent;
  readonly title: string;
  readonly card: SocialCard | undefined;
  readonly context: RefContext & SocialContext;
}

/** The picture of a page; `undefined` if there is none, or if the site's `url` is not configured. */
export function socialImageOf(input: ImageInput): SocialImage | undefined {
  const { route, source, title, context } = input;
  const { site } = context;
  if (route.target.kind === "redirect") return undefined;
  const alt = source?.frontMatter.image_alt ?? title;
  const own = ownImageOf(source, input.content);
  if (own !== undefined) return pictureOf(own, alt, { source, context });
  if (context.cardStamp !== undefined) {
    const card = cardImageOf(input);
    if (card !== undefined) return card;
  }
  const { socialImage } = site.config;
  if (socialImage === undefined) return undefined;
  const shared = pictureOf(socialImage, alt, { source: undefined, context });
  return shared && { ...shared, ...context.socialImageSize };
}

const ownImageOf = (source: Source | undefined, content: PageContent): string | undefined =>
  content.kind === "category" ? content.image : source?.frontMatter.image;

/**
 * The drawn card. Its URL has a stamp as query, not in the file name: a changed picture gets a new URL, while the old
 * one still works.
 */
function cardImageOf({ route, card, title, context }: ImageInput): SocialImage | undefined {
  const { site, cardStamp } = context;
  const shown = route.isFallback ? originalOf(route, site) : route;
  if (shown === undefined || (card === undefined && !route.isFallback)) return undefined;
  const address = absoluteUrlOf(`/${cardPathOf(shown.outputPath)}`, site.config);
  if (address === undefined) return undefined;
  const stamp = card === undefined ? "" : `?v=${cardStamp?.(card, route.edition).slice(0, 8) ?? ""}`;
  const alt = card === undefined ? title : [...card.path, card.title].join(" / ");
  return { href: address + stamp, alt, ...cardSize, type: "image/png" };
}

interface PictureContext {
  readonly source: Source | undefined;
  readonly context: RefContext;
}

/** A picture named in front matter or configuration. */
function pictureOf(name: string, alt: string, { source, context }: PictureContext): SocialImage | undefined {
  if (leavesSite(name)) return { href: name, alt };
  const asset = source?.assets.find(({ raw, kind }) => raw === name && kind === "image");
  const path = asset?.file === undefined ? name : `/${context.assetPath(asset.file)}`;
  const href = absoluteDestinationOf(path, context.site.config);
  if (href === undefined) return undefined;
  const type = mediaTypes[/\.(\w+)$/.exec(path)?.[1]?.toLowerCase() ?? ""];
  const { width, height } = asset ?? {};
  const size = width === undefined || height === undefined ? {} : { width, height };
  return { href, alt, ...size, ...(type === undefined ? {} : { type }) };
}

/** Media types of pictures that networks show, by file extension. */
const mediaTypes: Readonly<Record<string, string>> = {
  png: "image/png",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  webp: "image/webp",
  gif: "image/gif",
  avif: "image/avif",
  svg: "image/svg+xml",
};
