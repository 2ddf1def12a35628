// Pairs of numbers that bound something: the lower one is not above the upper one, defaults included.
import { type ConfigProblem, valueProblem } from "../configProblem.ts";
import { defaultImages, defaultToc } from "../defaults.ts";
import { formatKeyPath, type KeyPath } from "../keyPath.ts";
import type { CheckInput } from "./check.ts";

/** Checks the levels of tables of contents and the widths of pictures. */
export function checkRanges({ values }: CheckInput): readonly ConfigProblem[] {
  return [
    ...values("TocConfig").flatMap(({ path, value }) => checkRange({ path, value, defaults: defaultToc, keys: ["minLevel", "maxLevel"] })),
    ...values("ImagesConfig").flatMap(({ path, value }) => checkRange({ path, value, defaults: defaultImages, keys: ["minWidth", "maxWidth"] })),
  ];
}

interface Range<Key extends string> {
  readonly path: KeyPath;
  readonly value: { readonly [Name in Key]?: number };
  readonly defaults: { readonly [Name in Key]: number };
  /** The lower bound, then the upper one. */
  readonly keys: readonly [Key, Key];
}

function checkRange<Key extends string>({ path, value, defaults, keys: [low, high] }: Range<Key>): readonly ConfigProblem[] {
  const [from, to] = [value[low] ?? defaults[low], value[high] ?? defaults[high]];
  if (from <= to) return [];
  const [wrong, right] = value[low] === undefined ? [high, low] : [low, high];
  const rule = wrong === low ? "must not be greater than" : "must not be less than";
  const [found, bound] = wrong === low ? [from, to] : [to, from];
  const note = value[right] === undefined ? ", its default" : "";
  const key = formatKeyPath([...path, wrong]);
  return [valueProblem([...path, wrong], `${key} ${rule} ${right}, which is ${bound}${note}; found ${found}`, `Change ${wrong} or ${right}`)];
}
