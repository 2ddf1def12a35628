// The finding about an archive of a frozen version that cannot be used. Looks at none.
import type { SitePath } from "../../model/brands.ts";
import type { Diagnostic } from "../../model/diagnostic.ts";

/** A finding about an archive that cannot be used. */
export function unusable(file: SitePath, problem: string): Diagnostic {
  return {
    code: "frozen-unusable",
    severity: "error",
    message: `The frozen version cannot be used: ${problem}`,
    location: { file },
    hint: "restore the file from the repository's history, or remove it: the version is then built from its sources",
  };
}
