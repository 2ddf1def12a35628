// A page as it is exchanged with translators: its texts, section by section.
import { splitPage } from "../../content/frontMatter.ts";
import { cutUnits } from "../../content/units/cutUnits.ts";
import type { TextUnit } from "../../content/units/textUnit.ts";
import { wordFieldsOf } from "../../content/wordFields.ts";
import type { Source } from "../../model/doc.ts";
import { mapLines } from "../../source/lineMap.ts";
import { parseYaml } from "../../source/yaml.ts";

/** A text of the front matter. */
interface PageField {
  /** JSON pointer. */
  readonly pointer: string;
  readonly text: string;
  readonly line: number;
}

/** A section of a page's file. */
export interface ExchangeSection {
  /** Empty for what stands before the first heading. */
  readonly id: string;
  /** Level of its heading. */
  readonly depth: number;
  /** It is told by its place alone which section of the original it translates: its heading lacks the id. */
  readonly lacksId?: true;
  /** Title of the section; of the beginning that of the page. */
  readonly title: string;
  /** From its heading to the next one, as offsets of the file. */
  readonly start: number;
  readonly end: number;
  /** Texts of the front matter; empty but at the beginning of the page. */
  readonly fields: readonly PageField[];
  readonly units: readonly TextUnit[];
}

/** A page's file. */
export interface ExchangePage {
  readonly source: Source;
  /** Lines end in `\n`. */
  readonly text: string;
  /** The front matter as written, and where it stands. */
  readonly yaml: { readonly text: string; readonly start: number } | undefined;
  /** Offset of the Markdown. */
  readonly bodyStart: number;
  /** In the order of the file. */
  readonly sections: readonly ExchangeSection[];
}

/** Cuts a page that could be parsed. */
export function openPage(source: Source, text: string): ExchangePage {
  const lines = mapLines(text);
  const { yaml, yamlLinesBefore, bodyLinesBefore } = splitPage(text) ?? {
    yaml: undefined,
    ...{ yamlLinesBefore: 0, bodyLinesBefore: 0 },
  };
  const bodyStart = lines.offsetOf(bodyLinesBefore + 1);
  const starts = source.sections.map(({ location: { line = 1 } }) => Math.max(bodyStart, lines.offsetOf(line)));
  const unitsUpTo = takerOf(cutUnits(text, bodyStart));
  const leadEnd = starts[0] ?? text.length;
  const lead: ExchangeSection = {
    ...{ id: "", depth: 1, title: source.title, start: bodyStart, end: leadEnd },
    fields: yaml === undefined ? [] : fieldsOf(yaml, yamlLinesBefore),
    units: unitsUpTo(leadEnd),
  };
  const sections = source.sections.map(({ id, title, depth, writtenDepth = depth }, index): ExchangeSection => {
    const [start = 0, end = text.length] = [starts[index], starts[index + 1]];
    return { id, depth: writtenDepth, title, start, end, fields: [], units: unitsUpTo(end) };
  });
  const front = yaml === undefined ? undefined : { text: yaml, start: lines.offsetOf(yamlLinesBefore + 1) };
  return { source, text, yaml: front, bodyStart, sections: [lead, ...sections] };
}

/** Gives the stretches before an offset that were not given yet. */
function takerOf(units: readonly TextUnit[]): (end: number) => readonly TextUnit[] {
  let next = 0;
  return (end) => {
    const first = next;
    while ((units[next]?.start ?? end) < end) next += 1;
    return units.slice(first, next);
  };
}

function fieldsOf(yaml: string, linesBefore: number): readonly PageField[] {
  const result = parseYaml(yaml, { linesBefore });
  if (result.kind === "problem") return [];
  const { value, locate } = result.document;
  return wordFieldsOf(value).map(([pointer, text]) => ({ pointer, text, line: locate(pointer, "value").line }));
}
