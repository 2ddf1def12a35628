// Names the types of schemas: `integer`, `string[]`, `Device`, `(integer | null)[]`, `[number, number]`.
import { collectParts, type SchemaParts } from "../collectParts.ts";
import { listOf } from "../json.ts";
import { allOf, allValues, lowestOf } from "../keywords.ts";
import { bareUnionOf, isConstantGroup, typeFactsOf } from "../typeFacts.ts";

/** Most levels of nested arrays that are written out. */
const maxLevels = 4;
/** Most alternatives, or positions of a tuple, that are named; the rest is abbreviated. */
const maxNamed = 5;

const simpleTypes: ReadonlySet<string> = new Set(["string", "number", "integer", "boolean", "null"]);

/** Whether all values are simple (not objects or arrays): then the type says more than the schema's name. */
const isSimple = (types: readonly string[]): boolean =>
  types.length > 0 && types.every((type) => simpleTypes.has(type));

/** Earlier results by the level that they were asked for at: the same schemas stand on many pages of a document. */
const namesByParts = new WeakMap<SchemaParts, Map<number, readonly string[]>>();

/**
 * Names of a schema's types, without null. A named schema is called by its name unless its values are simple.
 * @param root The document that the parts were collected from.
 * @returns `any` if the schema sets no type, `never` if no value is valid.
 */
export function typeNames(collected: SchemaParts, root: unknown, level = 0): readonly string[] {
  const names = namesByParts.get(collected) ?? new Map<number, readonly string[]>();
  namesByParts.set(collected, names);
  const known = names.get(level) ?? findNames(collected, root, level);
  names.set(level, known);
  return known;
}

function findNames(collected: SchemaParts, root: unknown, level: number): readonly string[] {
  const { types, isNever } = typeFactsOf(collected);
  if (collected.name !== undefined && !isSimple(types)) return [collected.name];
  if (isNever) return ["never"];
  if (types.length > 0) {
    return [...new Set(types.map((type) => (type === "array" ? arrayName(collected, root, level) : type)))];
  }
  const group = collected.groups.find((one) => bareUnionOf(one) === undefined && !isConstantGroup(one));
  if (group === undefined) return ["any"];
  const variants = group.schemas.slice(0, maxNamed + 1);
  const names = new Set(variants.flatMap((variant) => namesOf(variant, root, level + 1)));
  return names.size <= maxNamed && variants.length <= maxNamed ? [...names] : [commonType(group.schemas, root)];
}

/** The types of a schema that goes by its name and whose values have several, which the name does not tell. */
export function namedTypesOf(collected: SchemaParts, root: unknown): { readonly namedTypes?: readonly string[] } {
  const { types } = typeFactsOf(collected);
  if (collected.name === undefined || isSimple(types) || types.length < 2) return {};
  return { namedTypes: types.map((type) => (type === "array" ? arrayName(collected, root, 0) : type)) };
}

function namesOf(schema: unknown, root: unknown, level: number): readonly string[] {
  if (level > maxLevels) return ["any"];
  const collected = collectParts(schema, root);
  const names = typeNames(collected, root, level);
  return typeFactsOf(collected).isNullable ? [...names, "null"] : names;
}

function arrayName({ parts }: SchemaParts, root: unknown, level: number): string {
  const places = parts.map(({ schema }) => listOf(schema["prefixItems"])).find((list) => list.length > 0);
  const items = allValues(parts, "items");
  if (places !== undefined) {
    const named = places.slice(0, maxNamed).map((place) => namesOf(place, root, level + 1).join(" | "));
    const others = items.length > 0 ? items : allValues(parts, "unevaluatedItems");
    const isFull = (lowestOf(parts, "maxItems") ?? Infinity) <= places.length;
    const isClosed = places.length <= maxNamed && (others.includes(false) || isFull);
    return `[${[...named, ...(isClosed ? [] : ["…"])].join(", ")}]`;
  }
  if (items.length === 0) return "array";
  const names = namesOf(allOf(items), root, level + 1);
  return names.length > 1 ? `(${names.join(" | ")})[]` : `${names[0] ?? "any"}[]`;
}

/** The JSON type that all variants share; `any` if they share none. */
function commonType(variants: readonly unknown[], root: unknown): string {
  const types = new Set(variants.flatMap((variant) => typeFactsOf(collectParts(variant, root)).types));
  const [only] = types;
  return types.size === 1 && only !== undefined ? only : "any";
}
