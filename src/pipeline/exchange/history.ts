// What stale sections were translated from, text by text, where the history of their originals is known.
import type { FormerSection, ThoroughFacts } from "../../checks/checkInput.ts";
import { cutUnits } from "../../content/units/cutUnits.ts";
import type { TextUnit } from "../../content/units/textUnit.ts";
import type { Source } from "../../model/doc.ts";
import type { Site } from "../../model/site.ts";
import type { ExchangeSection } from "./exchangePage.ts";

/** What a stale section was translated from. */
export interface SectionHistory {
  /** Whether its text is known; if not, every text may have changed. */
  readonly isKnown: boolean;
  /** Whether a text was there. */
  knew(text: string): boolean;
  /** What stood in the place of a stretch, where nothing was added or removed. */
  formerOf(key: string | number): string | undefined;
  /** Whether a translation has the texts of the original of then, in their order: none of them is its own. */
  hasOrderOf(units: readonly TextUnit[]): boolean;
  /** Whether a line without texts was there. */
  hadLine(line: string): boolean;
}

/** Where histories are looked up. */
export interface HistoryInput {
  readonly site: Pick<Site, "staleSections">;
  readonly formerSections: ThoroughFacts["formerSections"];
}

/** The history of a section in a translation; `undefined` of one that is not stale. */
export function historyOf(
  section: ExchangeSection,
  translation: Source,
  { site, formerSections }: HistoryInput,
): SectionHistory | undefined {
  const stale = site.staleSections?.get(translation.path)?.find(({ id }) => id === section.id);
  if (stale === undefined) return undefined;
  const former = formerSections.get(stale);
  const units = former === undefined ? [] : cutUnits(formerText(former));
  const known = new Set(units.map(({ text }) => text));
  // The heading stands above the text that is known; title and description before that of a page's beginning.
  const shift = section.units.length - units.length;
  const isShifted = section.id === "" ? shift <= 0 : shift === 1;
  const body = section.id === "" ? units.slice(headFields(section)) : units;
  const lines = new Set(
    former === undefined
      ? []
      : formerText(former)
          .split("\n")
          .map((line) => line.trim()),
  );
  return {
    isKnown: former !== undefined,
    knew: (text) => known.has(text),
    formerOf: (key) => (typeof key === "number" && isShifted ? units[key - shift]?.text : undefined),
    hasOrderOf(translated) {
      const own = section.id === "" ? translated : translated.slice(1);
      return (
        former !== undefined && own.length === body.length && own.every(({ kind }, index) => kind === body[index]?.kind)
      );
    },
    hadLine: (line) => lines.has(line),
  };
}

/** Title and description stand above the text at the beginning of a page, each as a paragraph. */
const headFields = ({ fields }: ExchangeSection): number =>
  fields.filter(({ pointer }) => pointer === "/title" || pointer === "/description").length;

const formerText = ({ was, whole }: FormerSection): string => whole?.was ?? was;
