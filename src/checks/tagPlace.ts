// Locates links to tags that have no page (for example because no file can have the tag's URL): at the first page that
// has the tag.
import type { TagGroup } from "../model/blog.ts";
import type { Doc, Post } from "../model/doc.ts";
import type { Location } from "../model/location.ts";
import type { Route } from "../model/route.ts";
import type { Site } from "../model/site.ts";
import { decodePercent } from "../source/addressKey.ts";

/** The `tags` of the first page with the tag that a URL stands for, in the edition of the page that shows the link. */
export function placeOfTag(href: string, route: Route | undefined, site: Site): Location | undefined {
  if (route === undefined) return undefined;
  const url = `/${decodePercent(href).slice(site.config.baseUrl.length)}`;
  const groups: Iterable<TagGroup<Doc> | TagGroup<Post>> = [
    ...(site.docTags.get(route.edition)?.bySlug.values() ?? []),
    ...(site.blogs.get(route.edition)?.tags.bySlug.values() ?? []),
  ];
  for (const group of groups) {
    const [first] = group.url === url ? group.items : [];
    if (first !== undefined) return { file: first.source.path, pointer: "/tags" };
  }
  return undefined;
}

/** Whether a location is the `tags` of a page. */
export const isOfTag = (location: Location | undefined): boolean => location?.pointer === "/tags";
