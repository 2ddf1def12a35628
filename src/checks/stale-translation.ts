// Translated sections whose originals were changed after the translation was accepted.
import type { Diagnostic } from "../model/diagnostic.ts";
import type { CheckInput } from "./checkInput.ts";
import { describeSection } from "./translation-section.ts";

/** Reports each section at the translation, with the place of the original. */
export function checkStaleTranslations({ site }: CheckInput): readonly Diagnostic[] {
  return [...(site.staleSections ?? [])].flatMap(([file, sections]) =>
    sections.map((section): Diagnostic => {
      const { location, original } = section;
      return {
        code: "stale-translation",
        severity: "warning",
        message: `${describeSection(section)} was translated from another state of the original`,
        location,
        hint: `bring it up to date, then run \`hubdocs check --accept-translations ${file}\``,
        related: [{ message: "is the original", location: original }],
      };
    }),
  );
}
