// Words findings about links that no source contains: those of the layout, of templates and of redirects. Does not find
// them.

import type { Config } from "../model/config.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import type { Receipt } from "../model/page.ts";
import { type EditionApi, findApi } from "../model/site.ts";
import { decodePercent } from "../source/addressKey.ts";
import { isOfAuthor } from "./authorPlace.ts";
import type { CheckInput } from "./checkInput.ts";
import type { FindDraft } from "./draftTargets.ts";
import type { FindForeignFault } from "./foreignLinks.ts";
import { isInLayout, placeOfLayout, withoutLanguage } from "./layoutPlace.ts";
import type { LinkTarget } from "./linkTargets.ts";
import { describeLost, lostExample } from "./lostExample.ts";
import { namesOf } from "./pageNames.ts";
import { isOfTag } from "./tagPlace.ts";

/** A link that leads nowhere, and the pages that show it. */
export interface UnwrittenLink {
  readonly href: string;
  readonly pages: Receipt[];
  readonly target: Exclude<LinkTarget, { readonly kind: "fine" }>;
}

/** Hint for a link to a draft. */
export const draftHint = "publish the page, or remove the link until then";

const inLayout = "a link on so many pages is in the navbar, the footer or a template";
const inFrontMatter = "write it with its scheme (`https://…`), or `null` for no link";
const inAuthors = "correct the address of the author";
const inTags = "give the tag an address that can be a page: shorten it, or set its `permalink`";
const inTemplate = "the link comes from a template or from raw HTML";
const inConfig = "correct the address: `/docs/page` for a page, `/img/a.png` for a file in content/static";

/** Suggests what a link that leads nowhere may have meant. */
export interface LinkAdvice {
  readonly findDraft: FindDraft;
  /** The nearest URL or anchor, as a sentence. */
  readonly suggestFor: (address: string, target: LinkTarget) => string | undefined;
  readonly foreignFault: FindForeignFault;
}

/** Findings about links that no source contains. */
export function describeUnwritten(
  links: readonly UnwrittenLink[],
  input: CheckInput,
  advice: LinkAdvice,
): readonly Diagnostic[] {
  return oncePerPlace(oncePerSpec(links, input).map((link) => [link.href, describe(link, input, advice)]));
}

/**
 * Merges links of a specification that several languages share: it contains the URL once, but each language's pages
 * show a variant.
 */
function oncePerSpec(links: readonly UnwrittenLink[], input: CheckInput): readonly UnwrittenLink[] {
  const { site } = input;
  const byAddress = new Map<string, UnwrittenLink>();
  for (const link of links) {
    const route = link.pages[0] && site.routesByUrl.get(link.pages[0].url);
    const api = route && findApi(route, site);
    const address = api === undefined ? link.href : `${api.spec.path} ${withoutLanguage(link.href, route, site)}`;
    const key = `${link.target.kind} ${address}`;
    const known = byAddress.get(key);
    if (known === undefined) byAddress.set(key, { ...link, pages: [...link.pages] });
    else known.pages.push(...link.pages);
  }
  return [...byAddress.values()];
}

function describe(
  { href, pages, target }: UnwrittenLink,
  input: CheckInput,
  { findDraft, suggestFor, foreignFault }: LinkAdvice,
): Diagnostic {
  const isLayout = isInLayout(pages, input);
  const { baseUrl } = input.site.config;
  const isBelowBase = href.startsWith(baseUrl) || !href.startsWith("/");
  const address = href.startsWith(baseUrl) ? `/${href.slice(baseUrl.length)}` : href;
  const draft = target.kind === "no-page" ? findDraft(address) : undefined;
  const missing = draft === undefined ? "which is not a page or file of the site" : `a draft, ${draft}`;
  const what = target.kind === "no-anchor" ? `which has no anchor "#${target.anchor}"` : missing;
  const where = isLayout ? `${pages.length} pages` : namesOf(pages);
  const location = placeOfLayout(href, pages, input);
  const route = pages[0] && input.site.routesByUrl.get(pages[0].url);
  const told = toldAddress(href, input.site.config);
  if (route?.target.kind === "redirect") return describeRedirect(route.url, what, { href: told, target, location });
  const api = route && findApi(route, input.site);
  const isDescribed = location?.line !== undefined && api !== undefined && isOfSpec(location.file, api);
  const lost = isDescribed && target.kind === "no-page" ? lostExample(href, api) : undefined;
  if (lost !== undefined) return describeLost(lost, where, location);
  const foreign = isDescribed && target.kind === "no-anchor" ? foreignFault(href, api) : undefined;
  const isConfigured = location?.line !== undefined && location.file === input.site.config.file;
  const asked = isConfigured && draft === undefined ? suggestFor(address, target) : undefined;
  const below = isBelowBase ? undefined : hintForBase(href, { isConfigured, config: input.site.config });
  const near = foreign?.near === undefined ? (below ?? asked) : `did you mean "${foreign.near}"?`;
  return {
    code: target.kind === "no-anchor" && foreign === undefined ? "broken-anchor" : "broken-link",
    severity: "warning",
    message: `${where} link${pages.length === 1 ? "s" : ""} to "${foreign === undefined ? told : decodePercent(told)}", ${foreign?.what ?? what}`,
    ...(location === undefined ? {} : { location }),
    hint:
      near ??
      hintFor({
        location,
        address,
        isDraft: draft !== undefined,
        isAnchor: target.kind === "no-anchor",
        isConfigured,
        isDescribed,
        isLayout,
      }),
  };
}

/** What to do about an address that is written as if the site began at the root of its host. */
function hintForBase(
  href: string,
  { isConfigured, config }: { readonly isConfigured: boolean; readonly config: Config },
) {
  const base = toldAddress(config.baseUrl, config);
  const key = isConfigured ? ", or write `to` instead of `href`" : "";
  return `the site lies below "${base}": write "${base}${href.replace(/^\//, "")}"${key}`;
}

/** The URL as readers know it: in an offline folder it begins with a placeholder for the folder's root. */
const toldAddress = (href: string, { baseUrl, offline }: Config): string =>
  offline !== undefined && href.startsWith(baseUrl) ? offline.baseUrl + href.slice(baseUrl.length) : href;

/** Whether a file is one of those that a specification consists of. */
const isOfSpec = (file: string, { spec: { path, parts = [] } }: EditionApi): boolean =>
  [path, ...parts].some((part) => part === file);

interface Circumstances {
  readonly location: Diagnostic["location"];
  /** The address below the base URL. */
  readonly address: string;
  readonly isDraft: boolean;
  /** Whether the page exists and only the anchor is missing. */
  readonly isAnchor: boolean;
  /** Whether the configuration contains the link. */
  readonly isConfigured: boolean;
  /** Whether the specification of an API contains the link. */
  readonly isDescribed: boolean;
  readonly isLayout: boolean;
}

function hintFor({ location, address, isDraft, isAnchor, isConfigured, isDescribed, isLayout }: Circumstances): string {
  if (isDraft) return draftHint;
  if (isConfigured) return isAnchor ? "use the id of a heading of that page" : inConfig;
  if (isDescribed) return "correct the address in the specification";
  if (isOfAuthor(location))
    return /\.\w+$/.test(address) ? `put the file at content/static${address}, or ${inAuthors}` : inAuthors;
  if (location?.pointer === "/custom_edit_url") return inFrontMatter;
  if (isOfTag(location)) return inTags;
  return isLayout ? inLayout : inTemplate;
}

/** Keeps one finding per place: a redirect or tag has a page in each language, but is written in one place. */
function oncePerPlace(told: readonly (readonly [href: string, Diagnostic])[]): readonly Diagnostic[] {
  const seen = new Set<string>();
  return told.flatMap(([href, diagnostic]) => {
    const { message, location } = diagnostic;
    const isRedirect = message.startsWith(redirectMessage) && location?.line !== undefined;
    if (!isRedirect && !isOfTag(location)) return [diagnostic];
    // A page may have several unknown tags.
    const tag = isRedirect ? "" : href.replace(/\/$/, "").split("/").at(-1);
    const place = `${location?.file}:${location?.line}:${location?.column} ${tag}`;
    if (seen.has(place)) return [];
    seen.add(place);
    return [diagnostic];
  });
}

const redirectMessage = "The redirect from ";

function describeRedirect(
  from: string,
  what: string,
  { href, target, location }: Pick<UnwrittenLink, "href" | "target"> & { readonly location: Diagnostic["location"] },
): Diagnostic {
  return {
    code: target.kind === "no-anchor" ? "broken-anchor" : "broken-link",
    severity: "warning",
    message: `${redirectMessage}"${from}" leads to "${href}", ${what}`,
    ...(location === undefined ? {} : { location }),
    hint: "make it lead to an existing page",
  };
}
