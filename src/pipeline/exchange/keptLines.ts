// What a translated section has between its texts: definitions of links, remarks, tags, and paragraphs of its own that can be
// carried into another order.
import type { TextUnit } from "../../content/units/textUnit.ts";
import type { ExchangePage, ExchangeSection } from "./exchangePage.ts";
import { lineEnd } from "./writeSection.ts";

/** A line of a page without texts to translate, free of blanks at its ends. */
interface LooseLine {
  readonly text: string;
  readonly line: number;
}

/** A rule of a table, marks of fences and containers say nothing by themselves. */
const saysSomething = /[\p{L}\p{N}]/u;
const opensFence = /^(?:`{3,}|~{3,})/;

/** Lines of a section that no text stands in. */
export function looseLines({ text }: Pick<ExchangePage, "text">, section: ExchangeSection): readonly LooseLine[] {
  const { start, end, units } = section;
  const found: LooseLine[] = [];
  let number = text.slice(0, start).split("\n").length;
  let next = 0;
  for (let from = start; from < end; number += 1) {
    const to = Math.min(end, lineEnd(text, from));
    while ((units[next]?.end ?? end) < from) next += 1;
    const line = text.slice(from, to).trim();
    const isLoose = (units[next]?.start ?? end) > to || (units[next]?.end ?? end) < from;
    if (isLoose && saysSomething.test(line) && !opensFence.test(line)) found.push({ text: line, line: number });
    from = to + 1;
  }
  return found;
}

/** A section of a page. */
interface PageSection {
  readonly page: Pick<ExchangePage, "text">;
  readonly section: ExchangeSection;
}

/**
 * Paragraphs of a translation alone, by the stretch of the original that they are to follow.
 * @returns `undefined` where one of them has no such place.
 */
export function carriedParagraphs(
  original: PageSection,
  translation: PageSection,
  { pairs, extras }: { readonly pairs: ReadonlyMap<number, TextUnit>; readonly extras: readonly TextUnit[] },
): ReadonlyMap<number, string> | undefined {
  const { units } = translation.section;
  const indexes = new Map([...pairs].map(([index, unit]) => [unit, index]));
  const wanted = new Set(extras);
  const carried = new Map<number, string>();
  let above: { readonly unit: TextUnit; readonly index: number } | undefined;
  for (const unit of units) {
    if (!wanted.has(unit)) {
      const index = indexes.get(unit);
      const twin = index === undefined ? undefined : original.section.units[index];
      const isFree = twin !== undefined && standsFree(twin, original.page) && standsFree(unit, translation.page);
      above = index !== undefined && isFree ? { unit, index } : undefined;
      continue;
    }
    if (above === undefined || unit.kind !== "text" || unit.prefix !== "") return undefined;
    const { text } = translation.page;
    const own = text.slice(lineEnd(text, above.unit.end), lineEnd(text, unit.end));
    if (!/^\n[ \t]*\n/.test(own)) return undefined;
    carried.set(above.index, own);
  }
  return carried;
}

/** Whether a paragraph can stand below a text: it is a paragraph of no list and no quotation, or a heading with marks. */
function standsFree({ kind, prefix, start }: TextUnit, { text }: PageSection["page"]): boolean {
  const before = text.slice(text.lastIndexOf("\n", start - 1) + 1, start);
  if (kind === "text") return prefix === "" && before === "";
  return kind.startsWith("h") && kind !== "html" && /^#+[ \t]+$/.test(before);
}
