// Translated sections whose originals were changed after the translation was accepted.
import type { SitePath } from "../model/brands.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import type { StaleSection } from "../model/ledger.ts";
import { mapLines } from "../source/lineMap.ts";
import type { FormerSection, ThoroughInput } from "./checkInput.ts";
import { changesOf } from "./textChanges.ts";
import { describeSection } from "./translation-section.ts";

/** Reports each section at the translation, with the location in the original and what has changed there. */
export function checkStaleTranslations({
  site,
  thorough,
}: {
  readonly site: Pick<ThoroughInput["site"], "staleSections">;
  readonly thorough: Pick<ThoroughInput["thorough"], "formerSections">;
}): readonly Diagnostic[] {
  return [...(site.staleSections ?? [])].flatMap(([file, sections]) =>
    sections.map((section): Diagnostic => {
      const { original } = section;
      return {
        ...staleFinding(section),
        hint: `bring it up to date, then run \`hubdocs check --accept-translations ${file}\``,
        related: [
          { message: "is the original", location: original },
          ...changesSince(thorough.formerSections.get(section), original.file),
        ],
      };
    }),
  );
}

/** What is reported of a section, without what has changed. */
export function staleFinding(section: StaleSection): Diagnostic {
  return {
    code: "stale-translation",
    severity: "warning",
    message: `${describeSection(section)} was translated from an earlier version of the original`,
    location: section.location,
  };
}

const mostChanges = 6;

/** The changes in the original that the translation has to follow; none if the former text is unknown. */
function changesSince(section: FormerSection | undefined, file: SitePath): NonNullable<Diagnostic["related"]> {
  if (section === undefined) return [];
  const { was, is, line } = section;
  const changes = changesOf(was, is);
  if (changes === undefined) return [{ message: "was rewritten", location: { file, line } }];
  const lines = mapLines(is);
  return changes.slice(0, mostChanges).map(({ was: before, is: now, offset }, index) => {
    const place = lines.positionAt(offset);
    const more = index === mostChanges - 1 && changes.length > mostChanges ? ", among others" : "";
    return {
      message: `${messageOf(before, now)}${more}`,
      location: { file, line: line + place.line - 1, column: place.column },
    };
  });
}

function messageOf(was: string, is: string): string {
  if (was === "") return `now says "${is}", where there was nothing`;
  return is === "" ? `no longer says "${was}"` : `now says "${is}" instead of "${was}"`;
}
