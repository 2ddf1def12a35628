// Reports URLs that cannot be written as files on every disk or opened in every browser. Changes none.
import type { EditionBlog, EditionTags } from "../model/blog.ts";
import { sitePath, type Url } from "../model/brands.ts";
import type { Config } from "../model/config.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import type { Doc } from "../model/doc.ts";
import type { Route } from "../model/route.ts";

/** Where to look up what a URL is made from; blogs and tags by the key of their edition. */
interface AddressContext {
  readonly config: Config;
  readonly blogs: ReadonlyMap<string, EditionBlog>;
  readonly docTags: ReadonlyMap<string, EditionTags<Doc>>;
}

/** Most bytes of a file name in common file systems. */
const maxNameBytes = 255;
/** Most bytes of a whole URL that sitemaps and hosts accept. */
const maxAddressBytes = 2_000;
/** Bytes of the longest extension of a page's files: `.html`, or `.png` for its social card. */
const endBytes = ".html".length;

/**
 * Control characters, and lone surrogates, which cannot be encoded in a URL; `\`, which browsers and Windows treat as a
 * slash, so that servers refuse it.
 */
const unusable = /[\p{Cc}\p{Cs}\\]/u;

/** The routes whose URLs can be files. Each of the others is reported once, not for every language. */
export function usableRoutes(
  routes: readonly Route[],
  context: AddressContext,
  report: (diagnostic: Diagnostic) => void,
): readonly Route[] {
  const seen = new Set<string>();
  return routes.filter((route) => {
    const fault = faultOf(route);
    if (fault === undefined) return true;
    const key = `${route.source}\n${route.path}`;
    if (!seen.has(key)) report(describeFault(fault, route, context));
    seen.add(key);
    return false;
  });
}

/** Whether a page can have this URL. */
export const isUsableAddress = (url: Url): boolean => faultOf({ url }) === undefined;

function faultOf({ url, outputPath = "" }: { readonly url: string; readonly outputPath?: string }): string | undefined {
  if (unusable.test(url)) return "contains a character that no address can contain";
  // A UTF-16 code unit takes at most three bytes in UTF-8, a surrogate pair four.
  if (url.length * 3 + endBytes <= maxNameBytes) return undefined;
  if (bytesOf(url) > maxAddressBytes) return `is longer than ${maxAddressBytes} bytes`;
  const isLong = [...url.split("/").map((name) => `${name}.html`), ...outputPath.split("/")].some(
    (name) => bytesOf(name) > maxNameBytes,
  );
  return isLong ? `has a part of more than ${maxNameBytes - endBytes} bytes` : undefined;
}

const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

/** Where the text that the URL is made from is written. */
function placeOf(
  { source, target, edition }: Route,
  { config, blogs, docTags }: AddressContext,
): Diagnostic["location"] {
  if (source !== undefined) return { file: source, pointer: "/slug" };
  if (target.kind === "redirect") {
    return target.location ?? (config.file === undefined ? undefined : { file: sitePath(config.file) });
  }
  const tags = target.kind === "docTag" ? docTags.get(edition) : blogs.get(edition)?.tags;
  const slug = target.kind === "docTag" ? target.slug : tagOf(target);
  const file = slug === undefined ? undefined : tags?.bySlug.get(slug)?.items[0]?.source.path;
  return file === undefined ? undefined : { file, pointer: "/tags" };
}

const tagOf = (target: Route["target"]): string | undefined =>
  target.kind === "postList" && target.of?.kind === "tag" ? target.of.slug : undefined;

function describeFault(fault: string, route: Route, context: AddressContext): Diagnostic {
  const location = placeOf(route, context);
  const shown = route.url.length > 60 ? `${route.url.slice(0, 60)}…` : route.url;
  return {
    code: "address-unusable",
    severity: "error",
    message: `The address ${JSON.stringify(shown)} ${fault}`,
    ...(location === undefined ? {} : { location }),
    hint: "shorten the `slug`, name or label that it is made from, and write it with letters, digits and hyphens",
  };
}
