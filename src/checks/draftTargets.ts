// Which links lead to drafts: they are right, and lead nowhere as long as the page is not published. Decides nothing else.
import type { SitePath } from "../model/brands.ts";
import type { Source } from "../model/doc.ts";
import type { Site } from "../model/site.ts";
import { addressKey, decodePercent } from "../source/addressKey.ts";
import { pathFrom } from "../source/pathFrom.ts";

/** The draft that a destination leads to, as written in a file or, without one, as a page shows it. */
export type FindDraft = (destination: string, file?: string) => SitePath | undefined;

/** Prepares the question. Drafts are gone through when the first link is asked about: mostly there is none. */
export function draftTargets(site: Pick<Site, "content" | "config" | "editions">): FindDraft {
  let known: ReadonlyMap<string, SitePath> | undefined;
  return (destination, file = "") => {
    known ??= placesOfDrafts(site);
    const path = decodePercent(destination.replace(/[?#].*$/, ""));
    if (!/\.mdx?$/i.test(path)) return path.startsWith("/") ? known.get(addressKey(path)) : undefined;
    const beside = decodePercent(pathFrom(path, `/${file}`) ?? "/").slice(1);
    const below = path.replace(/^(?:\.{0,2}\/)+/, "");
    return known.get(withoutLocale(beside)) ?? known.get(`docs/${below}`);
  };
}

/** Files without their locale's folder, which another language's link may mean too, and addresses. */
function placesOfDrafts({ content, config, editions }: Pick<Site, "content" | "config" | "editions">) {
  const places = new Map<string, SitePath>();
  for (const source of content.sources) {
    if (source.frontMatter.draft !== true) continue;
    places.set(withoutLocale(source.path), source.path);
    for (const { urlPrefix, version } of editions) {
      if (source.kind === "doc" && source.version !== version.name) continue;
      const base = { doc: `${config.docs.path}/${version.path}`, post: config.blog?.path ?? "", page: "" }[source.kind];
      places.set(addressKey(`${urlPrefix}/${base}/${pathOf(source)}`.replace(/\/{2,}/g, "/")), source.path);
    }
  }
  return places;
}

const withoutLocale = (path: string): string => path.replace(/^content\/[^/]+\//, "");

/** Address of a page below the docs, the blog or the site. */
function pathOf(source: Source): string {
  if (source.kind === "post") return source.permalink;
  const path = source.kind === "doc" ? source.id : source.relativePath.replace(/\.mdx?$/i, "");
  const { slug } = source.frontMatter;
  if (slug?.startsWith("/") || (slug !== undefined && source.kind === "page")) return slug;
  const folder = path.split("/").slice(0, -1).join("/");
  if (slug !== undefined) return `${folder}/${slug}`;
  const [name, parent] = path.split("/").reverse();
  return name === parent || /^(?:index|readme)$/i.test(name ?? "") ? folder : path;
}
