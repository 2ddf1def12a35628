// Locates the slugs of generated category pages, in configured sidebars and in category files. Needed only if two of
// them claim the same URL, because assembled sidebars do not record it.
import { sitePath } from "../model/brands.ts";
import type { Config } from "../model/config.ts";
import type { CategoryFile } from "../model/doc.ts";
import type { Location } from "../model/location.ts";
import type { Route } from "../model/route.ts";
import { isRecord } from "../source/isRecord.ts";
import { escapeToken } from "../source/jsonPointer.ts";
import { editionKey } from "./editions.ts";

/** The locations of a category page's slug, as its edition defines it. */
export function placesOfCategory(
  { path, edition }: Pick<Route, "path" | "edition">,
  { docs, file }: Pick<Config, "docs" | "file">,
  categories: readonly Pick<CategoryFile, "path" | "link" | "locale" | "version">[],
): readonly Location[] {
  const isSame = (slug: unknown): boolean =>
    typeof slug === "string" && `/${withoutSlashes(path)}`.endsWith(`/${withoutSlashes(slug)}`);
  const found: Location[] = [];
  const walk = (value: unknown, pointer: string): void => {
    if (isRecord(value) && isRecord(value["link"]) && isSame(value["link"]["slug"]) && file !== undefined)
      found.push({ file: sitePath(file), pointer: `${pointer}/link/slug` });
    if (typeof value !== "object" || value === null) return;
    for (const [key, inner] of Object.entries(value)) walk(inner, `${pointer}/${escapeToken(key)}`);
  };
  walk(docs.sidebars, "/docs/sidebars");
  for (const { path: file, link, locale, version } of categories) {
    if (editionKey(version, locale) !== edition) continue;
    if (link?.type === "generated-index" && isSame(link.slug)) found.push({ file, pointer: "/link/slug" });
  }
  return found;
}

const withoutSlashes = (text: string): string => text.replace(/^\/|\/$/g, "");
