// Resolves the placeholders for links and files in a stored body to URLs, for the page of an edition.
import type { SitePath } from "../model/brands.ts";
import type { Asset, Link, Source } from "../model/doc.ts";
import type { BodyLink, PageProps } from "../model/page.ts";
import type { Picture } from "../model/picture.ts";
import type { Route } from "../model/route.ts";
import type { Site } from "../model/site.ts";
import { isOnWeb } from "../source/isOnWeb.ts";
import { leavesSite } from "../source/leavesSite.ts";
import { hrefOf, linkTo } from "./addresses.ts";
import { findOperation } from "./operationFinder.ts";
import { originalLinks } from "./originalLinks.ts";
import { fileOtherwise, folderOtherwise } from "./otherwise.ts";
import { resolveLink } from "./resolveLinks.ts";

/** What the URLs in a body depend on, other than its source. */
export interface RefContext {
  readonly site: Site;
  /** Path, in the output folder, of a published file of the site. */
  readonly assetPath: (file: SitePath) => string;
  /** The generated files of a picture of the site. */
  readonly pictureOf: (file: SitePath) => Picture | undefined;
}

/** URLs in a body, for the page of a route. */
export function bodyRefs(source: Source, route: Route, context: RefContext): NonNullable<PageProps["body"]> {
  return {
    hash: source.bodyHash,
    links: source.links.map((link) =>
      link.kind === "operation"
        ? operationLink(link.raw, route, context.site)
        : pageLink(link, { source, route }, context),
    ),
    assets: source.assets.map((asset) => {
      const picture = asset.kind === "picture" && asset.file !== undefined ? context.pictureOf(asset.file) : undefined;
      return picture === undefined ? { href: assetHref(asset, context) } : { href: picture.src, picture };
    }),
    ...originalLinks(source, route, context.site),
  };
}

/** Link to a page, or to what lies at its address otherwise. */
function pageLink(
  link: Link,
  { source, route }: { readonly source: Source; readonly route: Route },
  { site, assetPath }: RefContext,
): BodyLink {
  const { kind, href } = resolveLink(link.raw, { site, route, source });
  if (kind !== "missing") return { href, isExternal: isOnWeb(href) };
  const file = fileOtherwise(link, source, site);
  if (file !== undefined)
    return { href: linkTo(assetPath(file), site.config), isExternal: false, download: file.split("/").at(-1) ?? file };
  return { href, isExternal: false, ...(folderOtherwise(link) === undefined ? {} : { isText: true }) };
}

/** Link to the page of the operation that a request matches; without `href` if there is none. */
function operationLink(raw: string, { edition }: Route, site: Site): BodyLink {
  const found = findOperation(raw, edition, site);
  if (found.kind !== "found") return { href: "", isExternal: false };
  const { api, operation } = found;
  return {
    href: linkTo(api.urlOf("operation", operation.slug), site.config),
    isExternal: false,
    operation: { method: operation.method, path: operation.path, title: operation.summary },
  };
}

function assetHref(asset: Asset, { site, assetPath }: RefContext): string {
  if (asset.file === undefined)
    return leavesSite(asset.raw) || !asset.raw.startsWith("/") ? asset.raw : hrefOf(asset.raw, site.config);
  return linkTo(assetPath(asset.file), site.config);
}
