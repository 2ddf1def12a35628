// Derives the URLs of docs, posts and pages from their path and front matter.
import type { Url } from "../model/brands.ts";
import type { Config } from "../model/config.ts";
import type { Doc, Page, Post, Source } from "../model/doc.ts";
import type { Edition } from "../model/edition.ts";
import type { Site } from "../model/site.ts";
import { starlightPath } from "../model/slug.ts";
import { applyTrailingSlash, docsRootOf, joinUrl } from "./addresses.ts";
import { isFolderIndex } from "./editionDocs.ts";

/**
 * URL of a doc in an edition.
 * @example docs/lua-plugins/index.md → "/uk/docs/lua-plugins/"; docs/index.md → "/uk/docs"; slug "../x" is relative to
 * the folder
 */
export function docUrlOf(doc: Doc, edition: Edition, config: Config): Url {
  const root = docsRootOf(edition, config);
  const path = docPathOf(doc, config);
  if (path === "") return root.endsWith("/") ? root : applyTrailingSlash(root, config.trailingSlash);
  return applyTrailingSlash(joinUrl(root, path), config.trailingSlash);
}

function docPathOf(doc: Doc, config: Config): string {
  const idSegments = doc.id.split("/");
  const folder = idSegments.slice(0, -1);
  const { slug } = doc.frontMatter;
  if (slug !== undefined) return slug.startsWith("/") ? slug.replace(/^\/+/, "") : resolveSlug(folder, slug);
  const isIndex = isFolderIndex(doc, config);
  const below = isIndex ? folder.join("/") : doc.id;
  const path = config.markdown.dialect === "starlight" ? starlightPath(below) : below;
  return isIndex && path !== "" ? `${path}/` : path;
}

function resolveSlug(folder: readonly string[], slug: string): string {
  const resolved = [...folder];
  for (const segment of slug.split("/")) {
    if (segment === "..") resolved.pop();
    else if (segment !== "." && segment !== "") resolved.push(segment);
  }
  return resolved.join("/") + (slug.endsWith("/") && resolved.length > 0 ? "/" : "");
}

/** URL of a stand-alone page. The path of an `index` file is its folder. */
export function pageUrlOf(page: Page, edition: Edition, config: Config): Url {
  const path =
    page.frontMatter.slug?.replace(/^\/+/, "") ??
    page.relativePath.replace(/\.mdx?$/i, "").replace(/(^|\/)index$/i, "$1");
  return path === ""
    ? joinUrl(edition.urlPrefix)
    : applyTrailingSlash(joinUrl(edition.urlPrefix, path), config.trailingSlash);
}

/** URLs of a source's page (for a draft, as if it were published) in all editions that may show it. */
export function addressesOf(source: Source, { editions, config }: Pick<Site, "editions" | "config">): readonly Url[] {
  return editions.flatMap((edition) => {
    if (source.kind === "page") return [pageUrlOf(source, edition, config)];
    if (source.kind === "doc")
      return source.version === edition.version.name ? [docUrlOf(source, edition, config)] : [];
    return config.blog === undefined ? [] : [postUrlOf(source, config.blog.path, { edition, config })];
  });
}

/** URL of the blog's list of posts. */
export function blogUrlOf(blogPath: string, edition: Edition, config: Config): Url {
  return applyTrailingSlash(joinUrl(edition.urlPrefix, blogPath), config.trailingSlash);
}

/** URL of a post. */
export function postUrlOf(
  post: Post,
  blogPath: string,
  { edition, config }: { readonly edition: Edition; readonly config: Config },
): Url {
  return applyTrailingSlash(joinUrl(edition.urlPrefix, blogPath, post.permalink), config.trailingSlash);
}
