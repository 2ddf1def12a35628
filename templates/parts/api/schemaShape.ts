// What a schema has for a reader besides its type: whether there is something inside, and how values are written.
import type { SchemaView } from "../../../src/model/api.ts";

/** Whether there is something to unfold. */
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
  const list =
    variants ?? prefixItems ?? patternProperties ?? conditions ?? dependentRequired ?? dependentSchemas ?? beyond;
  return single !== undefined || list !== undefined;
}

/** Properties inside a schema, at all levels: how long it is for a reader. */
export function countRows({ properties = [], items, variants = [], additionalProperties: extra }: SchemaView): number {
  const inner = [
    ...properties.map(({ schema }) => schema),
    ...variants.flatMap((group) => group.variants.map(({ schema }) => schema)),
    ...(items === undefined ? [] : [items]),
    ...(typeof extra === "object" ? [extra] : []),
  ];
  return properties.length + inner.reduce((sum, schema) => sum + countRows(schema), 0);
}

/** Signs of names that stand beside what is folded: a line has hardly more. */
const maxNames = 48;

/**
 * Names of the first properties of a schema or its items, for a reader who decides whether to unfold it.
 * @param shared Names that tell nothing here.
 */
export function firstNames(schema: SchemaView, shared: ReadonlySet<string> = new Set()): string | undefined {
  const { properties = [], items } = schema;
  if (properties.length === 0) return items === undefined ? undefined : firstNames(items, shared);
  const own = properties.map(({ name }) => name).filter((name) => !shared.has(name));
  const shown = own.slice(0, maxNames).filter((_, index) => own.slice(0, index + 1).join(", ").length <= maxNames);
  if (shown.length === 0) return undefined;
  return [...shown, ...(shown.length < own.length ? ["…"] : [])].join(", ");
}

/** Names of properties that all of several alternatives have. */
export function sharedNames([first, ...others]: readonly SchemaView[]): ReadonlySet<string> {
  const names = others.map(({ properties = [] }) => new Set(properties.map(({ name }) => name)));
  const all = first?.properties ?? [];
  return new Set(all.flatMap(({ name }) => (names.every((other) => other.has(name)) ? [name] : [])));
}

/** Alternatives that are listed without folding the list: each is folded itself. */
const maxVariants = 8;
/** Properties of a rule that are listed without folding them. */
const maxProperties = 2;

/** Whether what is inside takes a few rows, so that it need not be folded. */
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

/** Whether something is said about a schema's values, its own inside aside. */
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
    // The title of a named schema stands on its page.
    (schema.title !== undefined && (schema.ref === undefined || schema.isTitledHere === true)) ||
    schema.isNullable === true ||
    schema.isDeprecated === true
  );
}

/** Whether the line with a schema's type says more than the name of the type. */
export function hasMarks(schema: SchemaView): boolean {
  const { ref, format, unit, contentEncoding, contentMediaType, constraints, properties } = schema;
  const { isNullable, isDeprecated, isReadOnly, isWriteOnly, isRecursive } = schema;
  const { additionalProperties: extra, unevaluatedProperties: rest } = schema;
  return (
    constraints.length > 0 ||
    (ref ?? format ?? unit ?? contentEncoding ?? contentMediaType) !== undefined ||
    [isNullable, isDeprecated, isReadOnly, isWriteOnly, isRecursive].includes(true) ||
    (properties === undefined && (extra === "none" || extra === "any" || rest === "none"))
  );
}

/** Whether something stands below the line with a schema's type, what is inside the schema aside. */
export function hasText(schema: SchemaView): boolean {
  const { title, descriptionHtml, enum: values, const: constant, default: usual, examples, xml, externalDocs } = schema;
  const texts = title ?? descriptionHtml ?? constant ?? usual ?? xml;
  return (texts ?? values ?? examples ?? externalDocs) !== undefined || schema.isCut === true;
}

/** Whether items say more than the name of their type. */
export const isNotable = (schema: SchemaView): boolean => hasInside(schema) || hasFacts(schema);

/** Whether all values are texts, so that quotation marks around them tell nothing. */
export const isText = ({ types }: Pick<SchemaView, "types">): boolean => types.length === 1 && types[0] === "string";

/** A text that quotation marks do not make clearer: no space at its ends, no lines, not only signs that JSON escapes. */
const plainText = /^"(?![\s"])(?!(?:\\.)*"$)((?:[^"\\]|\\["\\])+)(?<!\s)"$/u;

/** A value as readers see it: JSON, but plain texts without quotation marks where every value is a text. */
export function shownValue(json: string, isTextual: boolean): string {
  const plain = isTextual ? plainText.exec(json)?.[1] : undefined;
  return plain?.replace(/\\(["\\])/g, "$1") ?? json;
}
