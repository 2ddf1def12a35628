// Markdown in folders of `content/` that have no meaning here, in a site without any that is read: one of Hugo, for
// example. Owns only how that is told. Beside pages such folders hold parts of them, which nobody has to be told of.
import { type SitePath, sitePath } from "../model/brands.ts";
import type { Config } from "../model/config.ts";
import { countOf } from "../model/countOf.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import { commonNames } from "./localeCodes.ts";

/**
 * Says once for each language, and for what belongs to none, how much is not read and where it would be.
 * @param markdown Files of which nothing else is told.
 */
export function describeUnread(
  markdown: readonly SitePath[],
  { locales, defaultLocale }: Pick<Config, "locales" | "defaultLocale">,
): readonly Diagnostic[] {
  const isLocale = (name: string): boolean => commonNames.has(name) || locales.some(({ code }) => code === name);
  const counts = new Map<string, number>();
  for (const path of markdown) {
    const [, first = "", second = "", ...names] = path.split("/");
    const folder = isLocale(first) ? second : first;
    const isFile = names.length === 0 && (isLocale(first) || second === "");
    if (isFile || folder.startsWith("_") || first === "static") continue;
    const place = isLocale(first) ? `content/${first}` : "content";
    counts.set(place, (counts.get(place) ?? 0) + 1);
  }
  return [...counts].map(([place, count]): Diagnostic => {
    const locale = place.split("/")[1] ?? defaultLocale;
    const files = countOf(count, "Markdown file");
    return {
      code: "loose-markdown",
      severity: "info",
      message: `its folders hold ${files}, and none of them is docs/, blog/ or pages/ of a language, so nothing is read`,
      location: { file: sitePath(place) },
      hint: `move the folders into content/${locale}/docs`,
    };
  });
}
