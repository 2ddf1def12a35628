// What the bundler finds questionable in a site's own styles: browsers leave out what they do not understand, and say nothing.
import { resolve, sep } from "node:path";
import type { Message } from "esbuild";
import type { Diagnostic } from "../model/diagnostic.ts";
import { placeOf } from "./esbuildDiagnostics.ts";

/** Where styles come from. Absolute paths. */
interface StyleFolders {
  readonly siteFolder: string;
  readonly packageFolder: string;
}

/** Findings about files of the site; those of packages are not its author's to mend. */
export function styleWarnings(
  warnings: readonly Message[],
  { siteFolder, packageFolder }: StyleFolders,
): readonly Diagnostic[] {
  const builtIn = resolve(packageFolder, "templates/styles") + sep;
  return warnings.flatMap(({ id, text, location }) => {
    const path = location === null ? undefined : resolve(siteFolder, location.file);
    if (location === null || path === undefined) return [];
    if (path.startsWith(builtIn) || !path.startsWith(siteFolder + sep) || path.includes(`${sep}node_modules${sep}`))
      return [];
    return [
      {
        code: "style-invalid",
        severity: "warning",
        message: text.replace(/\.$/, ""),
        location: placeOf(location, { siteFolder }),
        hint: hintFor(id, text, location.suggestion),
      } as const,
    ];
  });
}

function hintFor(id: string, text: string, suggestion: string): string {
  if (id === "unsupported-css-property" && suggestion !== "") return `did you mean "${suggestion}"?`;
  if (id === "js-comment-in-css") return "write `/* … */`";
  if (/^Expected "[})\]]"/.test(text)) return `close the open bracket: \`${suggestion}\``;
  return "browsers ignore everything from here to the next semicolon or bracket: correct it, or remove it";
}
