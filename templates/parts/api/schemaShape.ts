// Tells what there is to show of a schema other than its type: whether it has an inside, and how values are written.
import type { SchemaView } from "../../../src/model/api.ts";

/** Whether the schema has an inside that can be expanded. */
export function hasInside(schema: SchemaView): boolean {
  const {
    properties,
    items,
    additionalProperties: extra,
    unevaluatedProperties: more,
    unevaluatedItems: rest,
  } = schema;
  return (
    (properties !== undefined && properties.length > 0) ||
    (items !== undefined && isNotable(items)) ||
    typeof extra === "object" ||
    typeof more === "object" ||
    typeof rest === "object" ||
    holdsRules(schema)
  );
}

function holdsRules(schema: SchemaView): boolean {
  const { variants, prefixItems, patternProperties, propertyNames, contains, contentSchema, discriminator } = schema;
  const { not, conditions, dependentRequired, dependentSchemas, beyond } = schema;
  const single = propertyNames ?? contains ?? contentSchema ?? discriminator ?? not;
  const list = variants ?? prefixItems ?? patternProperties ?? conditions ?? dependentRequired ?? beyond;
  const isDependent = dependentSchemas?.some((dependent) => isTelling(dependent.schema)) === true;
  return single !== undefined || list !== undefined || isDependent;
}

/** Number of properties inside a schema at all levels, as a measure of its length. */
export function countRows({ properties = [], items, variants = [], additionalProperties: extra }: SchemaView): number {
  const inner = [
    ...properties.map(({ schema }) => schema),
    ...variants.flatMap((group) => group.variants.map(({ schema }) => schema)),
    ...(items === undefined ? [] : [items]),
    ...(typeof extra === "object" ? [extra] : []),
  ];
  return properties.length + inner.reduce((sum, schema) => sum + countRows(schema), 0);
}

/** Most characters of property names shown beside a collapsed schema; a line has hardly more space. */
const maxNames = 48;

/**
 * Names of the first properties of a schema or its items, as a preview beside a collapsed schema.
 * @param shared Names to leave out, because all alternatives have them.
 */
export function firstNames(schema: SchemaView, shared: ReadonlySet<string> = new Set()): string | undefined {
  const { properties = [], items } = schema;
  if (properties.length === 0) return items === undefined ? undefined : firstNames(items, shared);
  const own = properties.map(({ name }) => name).filter((name) => !shared.has(name));
  const shown = own.slice(0, maxNames).filter((_, index) => own.slice(0, index + 1).join(", ").length <= maxNames);
  if (shown.length === 0) return undefined;
  return [...shown, ...(shown.length < own.length ? ["…"] : [])].join(", ");
}

/** Names of the properties that all alternatives have. */
export function sharedNames([first, ...others]: readonly SchemaView[]): ReadonlySet<string> {
  const names = others.map(({ properties = [] }) => new Set(properties.map(({ name }) => name)));
  const all = first?.properties ?? [];
  return new Set(all.flatMap(({ name }) => (names.every((other) => other.has(name)) ? [name] : [])));
}

/** Most alternatives that are listed without collapsing the list: each is collapsed itself. */
const maxVariants = 8;
/** Most properties of a rule that are listed without collapsing them. */
const maxProperties = 2;

/** Whether the inside takes only a few rows and need not be collapsed. */
export function isShort(schema: SchemaView, isRule: boolean): boolean {
  const { properties = [], variants = [], items, prefixItems = [], conditions, not, dependentSchemas } = schema;
  const isFlat = properties.every((property) => !hasInside(property.schema));
  const alternatives = variants.reduce((sum, group) => sum + group.variants.length, 0);
  return (
    properties.length <= (isRule && isFlat ? maxProperties : 0) &&
    alternatives <= maxVariants &&
    prefixItems.length <= maxVariants &&
    (conditions ?? not ?? dependentSchemas) === undefined &&
    (items === undefined || !hasInside(items) || isShort(items, false))
  );
}

/** Whether there is anything to say about a schema's values, apart from its inside. */
export function hasFacts(schema: SchemaView): boolean {
  const {
    descriptionHtml,
    enum: values,
    const: constant,
    default: usual,
    examples,
    format,
    unit,
    constraints,
  } = schema;
  return (
    constraints.length > 0 ||
    (descriptionHtml ?? values ?? constant ?? usual ?? examples ?? format ?? unit) !== undefined ||
    (schema.contentEncoding ?? schema.contentMediaType ?? schema.externalDocs ?? schema.xml) !== undefined ||
    // The title of a named schema is shown on its own page.
    (schema.title !== undefined && (schema.ref === undefined || schema.isTitledHere === true)) ||
    schema.isNullable === true ||
    schema.isDeprecated === true
  );
}

/** Whether the line with a schema's type has more than the name of the type. */
export function hasMarks(schema: SchemaView): boolean {
  const { ref, format, unit, contentEncoding, contentMediaType, constraints, properties } = schema;
  const { isNullable, isDeprecated, isReadOnly, isWriteOnly } = schema;
  const { additionalProperties: extra, unevaluatedProperties: rest } = schema;
  return (
    constraints.length > 0 ||
    (ref ?? format ?? unit ?? contentEncoding ?? contentMediaType) !== undefined ||
    [isNullable, isDeprecated, isReadOnly, isWriteOnly, endsRecursion(schema)].includes(true) ||
    (properties === undefined && (extra === "none" || extra === "any" || rest === "none"))
  );
}

/** Whether there is text below the line with a schema's type, apart from its inside. */
export function hasText(schema: SchemaView): boolean {
  const { title, descriptionHtml, enum: values, const: constant, default: usual, examples, xml, externalDocs } = schema;
  const texts = title ?? descriptionHtml ?? constant ?? usual ?? xml;
  return (texts ?? values ?? examples ?? externalDocs) !== undefined || schema.isCut === true;
}

/** Whether the schema, or the items of a list that have no row of their own, stand inside themselves and are not shown again. */
export const endsRecursion = ({ isRecursive, items }: SchemaView): boolean =>
  isRecursive === true || (items !== undefined && !isNotable(items) && endsRecursion(items));

/** Whether items have more to show than the name of their type. */
export const isNotable = (schema: SchemaView): boolean => hasInside(schema) || hasFacts(schema);

/** Whether a schema that applies beside others says anything: that no value is valid says much. */
export const isTelling = (schema: SchemaView): boolean => isNotable(schema) || schema.types[0] === "never";

/** Whether all values are strings, so that quotation marks around them are redundant. */
export const isText = ({ types }: Pick<SchemaView, "types">): boolean => types.length === 1 && types[0] === "string";

/**
 * Matches a JSON string that is clear without quotation marks: not empty, no spaces at its ends, no line breaks, and
 * not only escaped characters.
 */
const plainText = /^"(?![\s"])(?!(?:\\.)*"$)((?:[^"\\]|\\["\\])+)(?<!\s)"$/u;

/** Signs that nobody sees and that are no part of words: some turn the text around them. */
const unseen = /[\u00ad\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g;

/**
 * A value as shown: JSON, but plain strings without quotation marks if every value is a string. Signs that nobody sees are
 * told by their numbers.
 */
export function shownValue(json: string, isTextual: boolean): string {
  const seen = json.replace(unseen, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);
  const plain = isTextual ? plainText.exec(seen)?.[1] : undefined;
  return plain?.replace(/\\(["\\])/g, "$1") ?? seen;
}
