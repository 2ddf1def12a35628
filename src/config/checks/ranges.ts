// Pairs of numbers that bound something: the lower one is not above the upper one, defaults included.
import { type ConfigProblem, valueProblem } from "../configProblem.ts";
import { defaultImages, defaultToc } from "../defaults.ts";
import type { KeyPath } from "../keyPath.ts";
import type { CheckInput } from "./check.ts";

/** Checks the levels of tables of contents and the widths of pictures. */
export function checkRanges({ values }: CheckInput): readonly ConfigProblem[] {
  return [
    ...values("TocConfig").flatMap(({ path, value }) =>
      checkRange({ path, value, defaults: defaultToc, keys: ["minLevel", "maxLevel"] }),
    ),
    ...values("ImagesConfig").flatMap(({ path, value }) =>
      checkRange({ path, value, defaults: defaultImages, keys: ["minWidth", "maxWidth"] }),
    ),
  ];
}

interface Range<Key extends string> {
  readonly path: KeyPath;
  readonly value: { readonly [Name in Key]?: number };
  readonly defaults: { readonly [Name in Key]: number };
  /** The lower bound, then the upper one. */
  readonly keys: readonly [Key, Key];
}

function checkRange<Key extends string>({ path, value, defaults, keys }: Range<Key>): readonly ConfigProblem[] {
  const [low, high] = keys;
  const [from, to] = [value[low] ?? defaults[low], value[high] ?? defaults[high]];
  if (from <= to) return [];
  const hint = `change ${low} or ${high}`;
  if (value[low] === undefined) {
    return [
      valueProblem([...path, high], `must not be less than ${low}, which is ${from} by default, found ${to}`, hint),
    ];
  }
  const note = value[high] === undefined ? " by default" : "";
  return [valueProblem([...path, low], `must not be greater than ${high}, which is ${to}${note}, found ${from}`, hint)];
}
