// Reads the values of an enumeration with their descriptions.
import type { SchemaParts, VariantGroup } from "../collectParts.ts";
import { descriptionsOf } from "../deprecation.ts";
import { canonicalJson, isObject, isSame, jsonText, listOf, ownValue, textOf } from "../json.ts";
import { nearestValue } from "../keywords.ts";
import { isConstantGroup } from "../typeFacts.ts";

/** Extensions that describe the values of `enum`, the best known first. */
export const enumDescriptions: readonly string[] = [
  "x-enumDescriptions",
  "x-enum-descriptions",
  "x-enum-description",
  "x-speakeasy-enum-descriptions",
];

/** Values of a list that may grow, as the guidelines of Zalando have them. */
export const knownValues = "x-extensible-enum";

/** A value with its description in Markdown. */
interface EnumValue {
  /** JSON text. */
  readonly value: string;
  readonly description?: string;
  /** Whether an annotated enumeration calls it deprecated. */
  readonly isDeprecated?: true;
}

/** The allowed values: those in every `enum` and in every annotated enumeration (`oneOf` of constants). */
export function enumValuesOf({ parts, groups }: SchemaParts): readonly EnumValue[] {
  const lists = ["enum", knownValues].flatMap((keyword) =>
    parts.map(({ schema }) => listOf(schema[keyword])).filter((list) => list.length > 0),
  );
  const [first, ...others] = lists;
  const annotated = groups.filter(isConstantGroup);
  const constants = annotated.flatMap(describedConstants);
  if (first === undefined) return constants;
  const allowed = [...others, ...annotated.map(valuesOfGroup)].map((list) => new Set(list.map(canonicalJson)));
  const constantsByValue = new Map(constants.map((constant) => [constant.value, constant]));
  const indexed = first.map((value, index) => ({ value, index }));
  const common = indexed.filter(({ value }) => allowed.every((set) => set.has(canonicalJson(value))));
  const words = wordsByIndex(first, (keyword) => nearestValue(parts, keyword));
  // If the lists have no value in common, the specification is wrong; the first list is better than nothing.
  const shown = common.length > 0 ? common : indexed;
  return shown.map(({ value, index }) => {
    const constant = constantsByValue.get(jsonText(value));
    return enumValue(value, words(index) ?? constant?.description, constant?.isDeprecated);
  });
}

/** Whether the values are those that are known, and others may come. */
export const isEnumOpen = ({ parts, groups }: SchemaParts): boolean =>
  !groups.some(isConstantGroup) && !parts.some(({ schema }) => listOf(schema["enum"]).length > 0);

/**
 * Descriptions and names from extensions, which give them by index or by value; swag (Go) describes values by the names
 * of its constants, AutoRest in a list of their own.
 */
function wordsByIndex(values: readonly unknown[], read: (keyword: string) => unknown) {
  const descriptions = enumDescriptions.map(read);
  const names = [read("x-enumNames"), read("x-enum-varnames")];
  const comments = read("x-enum-comments");
  const microsoft = listOf(ownValue(read("x-ms-enum"), "values"));
  const find = (sources: readonly unknown[], index: number): string | undefined => {
    for (const source of sources) {
      const found = isObject(source) ? ownValue(source, keyOf(values[index])) : listOf(source)[index];
      const text = textOf(found);
      if (text !== undefined && text !== "") return text;
    }
    return undefined;
  };
  return (index: number): string | undefined => {
    const variable = find(names, index);
    const name = otherThan(values[index], variable);
    const described = microsoft.find((one) => isSame(ownValue(one, "value"), values[index]));
    const description =
      find(descriptions, index) ??
      textOf(ownValue(comments, variable ?? keyOf(values[index]))) ??
      textOf(ownValue(described, "description"));
    return joinWords(name === undefined ? undefined : `\`${name.replaceAll("`", "'")}\``, description);
  };
}

const keyOf = (value: unknown): string => (typeof value === "string" ? value : jsonText(value));

const valuesOfGroup = ({ schemas, hasNull }: VariantGroup): readonly unknown[] => [
  ...schemas.filter(isObject).map((schema) => schema["const"]),
  ...(hasNull ? [null] : []),
];

function describedConstants({ schemas }: VariantGroup): readonly EnumValue[] {
  return schemas.filter(isObject).map((schema) => {
    const name = otherThan(schema["const"], textOf(schema["title"]));
    const isDeprecated = schema["deprecated"] === true;
    const description = descriptionsOf(schema).join("\n\n");
    return enumValue(schema["const"], joinWords(name, description === "" ? undefined : description), isDeprecated);
  });
}

/** The name, unless it only repeats its value. */
const otherThan = (value: unknown, name: string | undefined): string | undefined =>
  name === keyOf(value) ? undefined : name;

const joinWords = (name: string | undefined, description: string | undefined): string | undefined =>
  name !== undefined && description !== undefined ? `${name} — ${description}` : (name ?? description);

const enumValue = (value: unknown, description: string | undefined, isDeprecated = false): EnumValue => ({
  value: jsonText(value),
  ...(description === undefined ? {} : { description }),
  ...(isDeprecated ? { isDeprecated } : {}),
});
