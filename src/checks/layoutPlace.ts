// Locates links that no source contains: in the configuration if it names them, else at the source of the page that
// shows them.
import { sitePath } from "../model/brands.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import type { Location } from "../model/location.ts";
import type { Receipt } from "../model/page.ts";
import type { Route } from "../model/route.ts";
import { type EditionApi, findApi } from "../model/site.ts";
import { decodePercent } from "../source/addressKey.ts";
import { placeOfAuthor } from "./authorPlace.ts";
import type { CheckInput } from "./checkInput.ts";
import { placeOfFile } from "./sourcePlace.ts";
import { placeOfTag } from "./tagPlace.ts";

/** A link on at least this many pages that no source contains is part of the layout. */
const layoutPages = 5;

/**
 * Whether a link that no source contains is part of the layout: it is on many pages, or on every page of a small site.
 */
export function isInLayout(
  pages: readonly Receipt[],
  { site, receipts }: Pick<CheckInput, "site" | "receipts">,
): boolean {
  // A text of a specification may appear on all pages of its API, but a link in the layout is on other pages, too.
  if (isOfOneApi(pages, site)) return false;
  if (pages.length >= layoutPages || receipts.length > 2 * layoutPages) return pages.length >= layoutPages;
  const shown = receipts.filter(({ url }) => site.routesByUrl.get(url)?.target.kind !== "redirect");
  return pages.length > 1 && pages.length === shown.length;
}

function isOfOneApi(pages: readonly Receipt[], { routesByUrl }: CheckInput["site"]): boolean {
  const ids = new Set(
    pages.map(({ url }) => {
      const target = routesByUrl.get(url)?.target;
      return target !== undefined && "apiId" in target ? target.apiId : undefined;
    }),
  );
  return ids.size === 1 && !ids.has(undefined);
}

/**
 * The best location for a link from the layout or a template.
 * @param pages The pages that show it.
 */
export function placeOfLayout(
  href: string,
  pages: readonly Receipt[],
  {
    site,
    receipts,
    placeInConfig,
    placeInSpec,
  }: Pick<CheckInput, "site" | "receipts" | "placeInConfig" | "placeInSpec">,
): Diagnostic["location"] {
  const { config } = site;
  const [first] = pages;
  const route = first === undefined ? undefined : site.routesByUrl.get(first.url);
  if (route?.target.kind === "redirect" && route.target.location !== undefined) return route.target.location;
  const isLayout = isInLayout(pages, { site, receipts });
  const api = route && findApi(route, site);
  const described = api && placeOfApi(route, api);
  const forms = writtenForms(href, route, site);
  const ofAuthor = placeOfAuthor(forms, route, site);
  if (ofAuthor !== undefined) return ofAuthor;
  const source = route?.source === undefined ? undefined : site.sourcesByPath.get(route.source);
  if (source !== undefined && source.frontMatter.custom_edit_url === href)
    return { file: source.path, pointer: "/custom_edit_url" };
  const ofTag = placeOfTag(href, route, site);
  if (ofTag !== undefined) return ofTag;
  const inSpec =
    described && firstPlace([...forms, ...relativeForms(forms)], (text) => placeInSpec(text, api.spec, described));
  if (inSpec !== undefined && !isLayout) return inSpec;
  const inConfig = firstPlace(forms, placeInConfig);
  if (inConfig !== undefined) return inConfig;
  if (described !== undefined && !isLayout) return described;
  if (inSpec !== undefined) return inSpec;
  const file = isLayout ? config.file : (route?.source ?? config.file);
  return file === undefined ? undefined : { file: sitePath(file) };
}

/** The location in the specification of what an API page describes. */
function placeOfApi({ target }: Route, { operations, tags, schemas, spec }: EditionApi): Location {
  const byKind = { operation: operations, apiTag: tags, apiSchema: schemas };
  const entry = "apiId" in target && "slug" in target ? byKind[target.kind].get(target.slug) : undefined;
  return entry?.location ?? placeOfFile(spec.path);
}

/** How authors may write a URL without base URL and language: `/docs/a`, `docs/a`. */
function writtenForms(href: string, route: Route | undefined, site: CheckInput["site"]): readonly string[] {
  const plain = withoutLanguage(href, route, site);
  const decoded = decodePercent(plain);
  return [plain, plain.slice(1), ...(decoded === plain ? [] : [decoded])];
}

/** How a specification may write the URL of a file, `parts/a.json` or `a.json`: from the file that it stands in. */
function relativeForms([plain = ""]: readonly string[]): readonly string[] {
  const [, ...steps] = plain.split("/");
  if (!/\.\w+$/.test(steps.at(-1) ?? "")) return [];
  return steps.slice(1).map((_, index) => steps.slice(index + 1).join("/"));
}

/** The URL without base URL and without the language of the page that shows it: `/docs/a`. */
export function withoutLanguage(href: string, route: Route | undefined, site: CheckInput["site"]): string {
  const { baseUrl } = site.config;
  const inside = href.startsWith(baseUrl) ? `/${href.slice(baseUrl.length)}` : href;
  const prefix = (route && site.editionsByKey.get(route.edition)?.urlPrefix) ?? "/";
  return prefix !== "/" && inside.startsWith(prefix) ? `/${inside.slice(prefix.length)}` : inside;
}

function firstPlace(texts: readonly string[], find: (text: string) => Diagnostic["location"]): Diagnostic["location"] {
  for (const text of texts) {
    const place = find(text);
    if (place !== undefined) return place;
  }
  return undefined;
}
