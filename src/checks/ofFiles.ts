// Findings of some files alone, for whoever is about to commit these.
import type { Diagnostic } from "../model/diagnostic.ts";

/**
 * Findings that stand in one of these files or folders of the site, or have a part there, such as the other file of a
 * duplicate route. What belongs to no file, such as a wrong call, concerns all of them.
 */
export function findingsOfFiles(diagnostics: readonly Diagnostic[], paths: readonly string[]): readonly Diagnostic[] {
  const isNamed = (file: string): boolean =>
    paths.some((path) => path === "" || file === path || file.startsWith(`${path}/`));
  return diagnostics.filter(({ location, related = [] }) =>
    [location, ...related.map((part) => part.location)].some((place) => place === undefined || isNamed(place.file)),
  );
}
