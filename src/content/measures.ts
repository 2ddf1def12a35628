// Numbers with units in a text, in a form that is the same in English and Ukrainian: `2,4 ГГц` is `2.4 GHz`. Numbers
// without a unit are left alone: languages write them out, or leave them out.
import { addToList } from "../model/addToList.ts";
import { trackOpaqueLines } from "./opaqueLines.ts";
import { proseOfLine } from "./proseText.ts";

/** A number with its unit. */
interface Measure {
  readonly value: string;
  readonly line: number;
  readonly column: number;
}

/** Spellings of each unit, the one to keep first. A final `*` stands for any ending of the word. */
const spellings = `
GHz ГГц | MHz МГц | kHz кГц | Hz Гц | kWh кВт·год кВт-год | kW кВт | W Вт | mA мА | V В вольт* volt* | A А | dBm дБм | dB дБ
GB ГБ гбайт* | MB МБ мбайт* | KB kB КБ кБ кбайт* | KiB КіБ | MiB МіБ | bytes byte байт* | bit bits біт*
Mbit/s Мбіт/с | km км | cm см | mm мм | m м метр* meter* metre* | kg кг | g г
ms мс millisecond* мілісекунд* | s с sec секунд* second* | min хв minute* хвилин* | h год hour* годин*
days day день дні дня днів доба доби добу діб | weeks week тиждень тижні тижня тижнів | months month місяць місяці місяця місяців
years year рік роки року років | °C ℃ | % percent відсот* | lx лк | px піксел* pixel* | lm лм | K К | ppm
`;

const unitBySpelling = new Map<string, string>();
/** By the first two letters. */
const stems = new Map<string, (readonly [stem: string, unit: string])[]>();
for (const names of spellings.split(/[|\n]/).map((line) => line.trim().split(/\s+/))) {
  const [unit = ""] = names;
  for (const name of names) {
    if (name.endsWith("*")) addToList(stems, name.slice(0, 2), [name.slice(0, -1), unit]);
    else if (name !== "") unitBySpelling.set(name, unit);
  }
}

/** `2,4 ГГц`, `10 000 ms`, `**15**%` where it is tried; the number is group 1, the word behind it group 2. */
const measure =
  /(\d{1,3}(?:[\u0020\u00a0\u202f]\d{3})+(?:[.,]\d+)?|\d+(?:[.,]\d+)*)[*_]{0,3}[\u0020\u00a0\u202f-]?[*_]{0,3}(%|[°℃]C?|\p{L}[\p{L}/·]{0,15})/uy;
/** A number with something like a unit behind it: cheap, and false for most lines. */
const mayMeasure = /\d[*_]{0,3}[\u0020\u00a0\u202f-]?[*_]{0,3}[^\s\d.,;:!?()[\]|`*/"'»-]/;
/** A number at the end of a line that goes on: `takes 5`, `**20**`; of no heading, no row of a table, no line with a break. */
const numberAtEnd = /^(?![ \t]*[#|]).*\d[*_]{0,3}$/;
/** What may be its unit at the beginning of the next line: `ms`, `> %`. */
const wordAtStart = /^[ \t>]*([*_]{0,3}(?:%|[°℃]C?|\p{L}[\p{L}/·]{0,15}))/u;
/** What a number is a part of when it stands before it: a word, a version, a path. */
const partBefore = /[\p{L}\d.,_/#-]/u;

/** Measures of the lines `from` up to, not with, `to` of a page (1-based), code and raw HTML left out. */
export function measuresOf(lines: readonly string[], from: number, to: number): readonly Measure[] {
  const found: Measure[] = [];
  const opaque = trackOpaqueLines({ anyIndent: true });
  for (let line = from; line < to; line += 1) {
    const text = lines[line - 1] ?? "";
    const unit = line + 1 < to && numberAtEnd.test(text) ? wordAtStart.exec(lines[line] ?? "")?.[1] : undefined;
    const isCandidate = unit !== undefined || mayMeasure.test(text);
    // Other lines neither begin nor end code or HTML.
    if (!isCandidate && !/[`~<>]/.test(text)) continue;
    if (opaque.covers(text) || !isCandidate) continue;
    found.push(...measuresIn(unit === undefined ? text : `${text} ${unit}`).map((one) => ({ ...one, line })));
  }
  return found;
}

function measuresIn(text: string): readonly Omit<Measure, "line">[] {
  const found: Omit<Measure, "line">[] = [];
  const shown = proseOfLine(text);
  let end = 0;
  for (const { index } of shown.matchAll(/\d+/g)) {
    if (index < end) continue;
    const isNegative = /[−-]/.test(shown[index - 1] ?? "");
    const start = isNegative ? index - 1 : index;
    if (partBefore.test(shown[start - 1] ?? "")) continue;
    measure.lastIndex = index;
    const match = measure.exec(shown);
    const unit = match === null ? undefined : unitOf(match[2] ?? "");
    if (match === null || unit === undefined) continue;
    end = measure.lastIndex;
    const number = `${isNegative ? "-" : ""}${plainNumber(match[1] ?? "")}`;
    // `2023 року` is a date, and English says it without a unit.
    if (unit !== "years" || number.length <= 3) found.push({ value: `${number} ${unit}`, column: start + 1 });
  }
  return found;
}

function unitOf(word: string): string | undefined {
  if (word.startsWith("°") || word.startsWith("℃")) return "°C";
  const known = unitBySpelling.get(word);
  if (known !== undefined) return known;
  const lower = word.toLowerCase();
  return stems.get(lower.slice(0, 2))?.find(([stem]) => lower.startsWith(stem))?.[1];
}

/** `10 000,5` as `10000.5`: a comma before three digits at the end of a long number separates thousands. */
function plainNumber(text: string): string {
  const number = text.replace(/[\u0020\u00a0\u202f]/g, "");
  return /^[1-9]\d{0,2}(?:,\d{3})+$/.test(number) ? number.replaceAll(",", "") : number.replaceAll(",", ".");
}
