// Reports ids that occur more than once in a rendered page. Duplicate explicit heading ids are reported by the parser.
import type { Diagnostic } from "../model/diagnostic.ts";
import type { ThoroughInput } from "./checkInput.ts";

/**
 * Reports each id at its second occurrence in the source; if the source has fewer than two, at the source as a whole.
 */
export function checkRepeatedIds({ site, receipts, thorough }: ThoroughInput): readonly Diagnostic[] {
  return receipts.flatMap(({ url, repeatedIds = [] }): readonly Diagnostic[] => {
    const route = site.routesByUrl.get(url);
    const file = route?.isFallback ? undefined : route?.source;
    if (route?.isFallback) return [];
    const written = file === undefined ? [] : (thorough.factsByPath.get(file)?.htmlIds ?? []);
    return repeatedIds.map((id): Diagnostic => {
      const places = written.filter((place) => place.id === id);
      const { line, column } = places[1] ?? places[0] ?? {};
      const place = line === undefined || column === undefined ? {} : { line, column };
      return {
        code: "duplicate-id",
        severity: "warning",
        message: `The id "${id}" occurs more than once on ${url}`,
        ...(file === undefined ? {} : { location: { file, ...place } }),
        hint:
          places.length > 1
            ? "give one of the two a different id"
            : "give it a different id: a template of the page uses this one too",
      };
    });
  });
}
