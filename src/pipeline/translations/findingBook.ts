// What a check has found in translations, by the sections that it stands in: languages that say different things.
import { isMissingSection } from "../../checks/translation-section.ts";
import { addToList } from "../../model/addToList.ts";
import type { SitePath } from "../../model/brands.ts";
import type { Diagnostic } from "../../model/diagnostic.ts";
import type { Source } from "../../model/doc.ts";
import type { Location } from "../../model/location.ts";
import type { ReportedFinding, WeightyChange } from "../../model/translationReport.ts";

/** A finding of a translation. */
interface SectionFinding extends ReportedFinding {
  /** What readers act on and the languages disagree about. */
  readonly weighty?: WeightyChange;
}

/** Looks findings up. */
export interface FindingBook {
  /** Findings in a section of a page; those of the empty id stand before the first heading. */
  ofSection(source: Source, id: string): readonly SectionFinding[];
  /** Findings of a page outside of the given sections. */
  outside(source: Source, ids: ReadonlySet<string>): readonly SectionFinding[];
  /** Sections that translations lack, by their files. They are no findings of the others. */
  readonly lacking: ReadonlyMap<SitePath, readonly LackingSection[]>;
}

/** A section that a translation lacks. */
export interface LackingSection {
  /** The heading behind which it belongs. */
  readonly location: Location;
  readonly original: Location;
}

/** Opens a book of the findings that compare a translation with its original. */
export function openFindingBook(diagnostics: readonly Diagnostic[]): FindingBook {
  const byFile = new Map<SitePath, Diagnostic[]>();
  const lacking = new Map<SitePath, LackingSection[]>();
  for (const diagnostic of diagnostics) {
    const { code, location, related: [original] = [] } = diagnostic;
    if (!code.startsWith("translation-") || location === undefined) continue;
    if (isMissingSection(diagnostic) && original !== undefined)
      addToList(lacking, location.file, { location, original: original.location });
    else addToList(byFile, location.file, diagnostic);
  }
  const sectionsOf = (source: Source): readonly (readonly [id: string, finding: SectionFinding])[] =>
    (byFile.get(source.path) ?? []).flatMap((diagnostic) => {
      const { location, message } = diagnostic;
      if (location === undefined) return [];
      const { line = 1 } = location;
      const section = source.sections.findLast((one) => (one.location.line ?? 1) <= line);
      const weighty = weightyOf(diagnostic);
      return [[section?.id ?? "", { location, message, ...(weighty === undefined ? {} : { weighty }) }]];
    });
  const findings = (source: Source, isWanted: (id: string) => boolean): readonly SectionFinding[] =>
    sectionsOf(source).flatMap(([id, finding]) => (isWanted(id) ? [finding] : []));
  return {
    lacking,
    ofSection: (source, wanted) => findings(source, (id) => id === wanted),
    outside: (source, ids) => findings(source, (id) => !ids.has(id)),
  };
}

function weightyOf({ code, message }: Diagnostic): WeightyChange | undefined {
  if (code === "translation-code") return "code";
  if (code === "translation-number") return "number";
  return code === "translation-admonition" && /"(?:danger|warning|caution)"/.test(message) ? "warning" : undefined;
}
