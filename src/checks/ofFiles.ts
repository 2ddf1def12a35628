// Selects the findings about given files, for someone who is about to commit them.
import type { Diagnostic } from "../model/diagnostic.ts";

/**
 * Findings located in one of these files or folders, or with a related location there, such as the other file of a
 * duplicate route. Findings without a file, such as a wrong command line, always stay.
 */
export function findingsOfFiles(diagnostics: readonly Diagnostic[], paths: readonly string[]): readonly Diagnostic[] {
  const isNamed = (file: string): boolean =>
    paths.some((path) => path === "" || file === path || file.startsWith(`${path}/`));
  return diagnostics.filter(({ location, related = [] }) => {
    const others = related.flatMap((part) => part.location ?? []);
    return [location, ...others].some((place) => place === undefined || isNamed(place.file));
  });
}
