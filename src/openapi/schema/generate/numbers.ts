// Makes numbers within limits, the most natural first.
import { integerFormats } from "../accept/formats.ts";
import type { SchemaPart } from "../collectParts.ts";
import { highestOf, lowestOf, nearestText, stepsOf } from "../keywords.ts";
import { isExactMultiple } from "./multiples.ts";

/**
 * Multiples tried from the lower limit on: not all are multiples of every step, and some not by the division that most
 * validators do.
 */
const maxTries = 200;

interface Limits {
  readonly min: number;
  readonly max: number;
  readonly above: number;
  readonly below: number;
}

/**
 * Numbers that satisfy the limits of the parts.
 * @param ordinal Index of the value in a list whose values should differ, from 0.
 */
export function* numbersWithin(parts: readonly SchemaPart[], isInteger: boolean, ordinal: number): Generator<number> {
  const format = integerFormats.get(nearestText(parts, "format") ?? "");
  const limits: Limits = {
    min: Math.max(highestOf(parts, "minimum") ?? -Infinity, format?.[0] ?? -Infinity),
    max: Math.min(lowestOf(parts, "maximum") ?? Infinity, format?.[1] ?? Infinity),
    above: highestOf(parts, "exclusiveMinimum") ?? -Infinity,
    below: lowestOf(parts, "exclusiveMaximum") ?? Infinity,
  };
  const steps = stepsOf(parts);
  const isWhole = isInteger || format !== undefined;
  const isExact = (value: number): boolean =>
    isWithin(value, limits) &&
    (!isInteger || Number.isInteger(value)) &&
    steps.every((step) => isExactMultiple(value, step));
  const dividesEvenly = (value: number): boolean => steps.every((step) => Number.isInteger(value / step));
  const seen = new Set<number>();
  // Numbers that every validator accepts come first: many divide, and 1.12 / 0.01 is 112.00000000000001.
  for (const isAllowed of [(value: number) => dividesEvenly(value) && isExact(value), isExact]) {
    for (const tried of triedNumbers(limits, steps, isWhole)) {
      const value = tried === 0 ? 0 : tried;
      if (seen.has(value) || !isAllowed(value)) continue;
      if (seen.size === 0 && ordinal > 0 && isAllowed(value + ordinal)) yield value + ordinal;
      seen.add(value);
      if (seen.size > ordinal) yield value;
    }
    if (steps.length === 0) break;
  }
  const { above, min, below, max } = limits;
  // If no number is valid, for example because a double cannot represent one, a limit comes closest.
  if (seen.size === 0) yield [above, min, below, max].find(Number.isFinite) ?? 1;
}

const isWithin = (value: number, { min, max, above, below }: Limits): boolean =>
  Number.isFinite(value) && value >= min && value <= max && value > above && value < below;

function* triedNumbers(limits: Limits, steps: readonly number[], isWhole: boolean): Generator<number> {
  yield* isWhole ? [1, 0] : [1.5, 1, 0.5, 0];
  yield* onGrid(limits, steps, isWhole);
  yield* between(limits);
  yield* [2, 10, -1];
}

/** Multiples of the step (or whole numbers), upwards from the lower limit, or downwards from the upper one. */
function* onGrid(limits: Limits, steps: readonly number[], isWhole: boolean): Generator<number> {
  const least = Math.max(limits.min, limits.above);
  const most = Math.min(limits.max, limits.below);
  const step = Math.max(0, ...steps);
  const grid = step > 0 ? step : isWhole ? 1 : 0.5;
  yield* [least, most].filter(Number.isFinite);
  const start = Number.isFinite(least) ? Math.ceil(least / grid) : Number.isFinite(most) ? Math.floor(most / grid) : 0;
  const direction = Number.isFinite(least) || !Number.isFinite(most) ? 1 : -1;
  for (let index = 0; index < maxTries; index += 1) yield rounded((start + direction * index) * grid);
  // Steps that do not divide each other have at least their product as a common multiple.
  const product = steps.reduce((one, other) => one * other, 1);
  yield* [product, 2 * product];
}

/** Numbers strictly between narrow limits: their middle. */
function between({ min, max, above, below }: Limits): readonly number[] {
  const least = Math.max(min, above);
  const most = Math.min(max, below);
  return Number.isFinite(least) && Number.isFinite(most) ? [rounded((least + most) / 2), (least + most) / 2] : [];
}

/** A product without rounding noise: 0.15 for 0.15000000000000002. */
const rounded = (value: number): number => Number(value.toPrecision(15));
