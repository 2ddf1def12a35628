// Words the limits of a schema; two limits of the same quantity become one phrase. Produces no markup.
import type { SchemaConstraint } from "../../../src/model/api.ts";
import type { Translate } from "../../../src/model/template.ts";

/** A phrase about a limit; `code` is its literal part. */
export interface ConstraintText {
  readonly text: string;
  readonly code?: string;
}

type Kind = SchemaConstraint["kind"];

/**
 * The keywords for minimum and maximum, and the prefix of their phrases' keys: `apiCharactersAtLeast`,
 * `apiCharactersBetween`, …
 */
const counts: readonly (readonly [Kind, Kind, string])[] = [
  ["minLength", "maxLength", "apiCharacters"],
  ["minItems", "maxItems", "apiItems"],
  ["minContains", "maxContains", "apiMatchingItems"],
  ["minProperties", "maxProperties", "apiProperties"],
];

/** Phrases for the limits in a fixed order: range, steps, counts, uniqueness, patterns. */
export function constraintTexts(constraints: readonly SchemaConstraint[], t: Translate): readonly ConstraintText[] {
  if (constraints.length === 0) return [];
  const values = new Map(constraints.map(({ kind, value }) => [kind, value]));
  return [
    ...rangeTexts(values, t),
    ...constraints.flatMap(({ kind, value }) =>
      kind === "multipleOf" ? [{ text: t("apiMultipleOf", { value }) }] : [],
    ),
    ...counts.flatMap(([least, most, key]) => countTexts([values.get(least), values.get(most)], key, t)),
    ...(values.get("uniqueItems") === undefined ? [] : [{ text: t("apiUniqueItems") }]),
    ...constraints.flatMap(({ kind, value }) => (kind === "pattern" ? [{ text: t("apiPattern"), code: value }] : [])),
  ];
}

function rangeTexts(values: ReadonlyMap<Kind, string>, t: Translate): readonly ConstraintText[] {
  const least = values.get("minimum");
  const most = values.get("maximum");
  const above = values.get("exclusiveMinimum");
  const below = values.get("exclusiveMaximum");
  const one = (sign: string, value: string | undefined): readonly ConstraintText[] =>
    value === undefined ? [] : [{ text: `${sign} ${value}` }];
  if (
    least !== undefined &&
    most !== undefined &&
    above === undefined &&
    below === undefined &&
    !isEmpty(least, most)
  ) {
    if (least === most) return one("=", least);
    return [{ text: t("apiBetween", { least, most }) }];
  }
  return [...one("≥", least), ...one(">", above), ...one("≤", most), ...one("<", below)];
}

/** Whether the minimum exceeds the maximum: as a range they would look like a typing mistake. */
const isEmpty = (least: string, most: string): boolean => Number(least) > Number(most);

/** Phrases about a count. The last number in a phrase decides its plural form. */
function countTexts(
  [least, most]: readonly [string | undefined, string | undefined],
  key: string,
  t: Translate,
): readonly ConstraintText[] {
  if (least !== undefined && least === most) return [{ text: t(`${key}Exactly`, { count: least }) }];
  if (least !== undefined && most !== undefined) {
    if (isEmpty(least, most))
      return [...countTexts([least, undefined], key, t), ...countTexts([undefined, most], key, t)];
    return [{ text: t(`${key}Between`, { least, count: most }) }];
  }
  if (least === "1" && key === "apiCharacters") return [{ text: t("apiNotEmpty") }];
  if (least !== undefined) return [{ text: t(`${key}AtLeast`, { count: least }) }];
  return most === undefined ? [] : [{ text: t(`${key}AtMost`, { count: most }) }];
}
