// Checks a value against the generated schema and says precisely what differs. A small interpreter of our own
// instead of a general validator, because the schema uses only a dozen keywords, and because of unions: here a
// union is decided first (by the kind of the value, then by its `type`) and only the chosen branch is reported,
// where general validators list the failures of every branch. Owns no wording: that is `describeProblem.ts`.
import { isPlainObject, type JsonSchema, literalsOf, ownProperty } from "./jsonSchema.ts";
import type { KeyPath } from "./keyPath.ts";

/** One difference between a value and the schema. */
export type ShapeProblem =
  | { readonly kind: "wrong-value"; readonly path: KeyPath; readonly found: unknown; readonly schema: JsonSchema }
  | { readonly kind: "unknown-key"; readonly path: KeyPath; readonly known: readonly string[] }
  | { readonly kind: "missing-key"; readonly path: KeyPath; readonly schema: JsonSchema }
  | {
      /** An object whose `type` belongs to no branch of its union; `found` is `undefined` without a `type`. */
      readonly kind: "unknown-type";
      readonly path: KeyPath;
      readonly found: unknown;
      readonly allowed: readonly string[];
      /** Name of the union, or of the only type allowed. */
      readonly union: string;
    };

/** A value that has the right shape, under the name of its type (`TocConfig`) or property (`TocConfig.minLevel`). */
export interface SoundValue {
  readonly name: string;
  readonly path: KeyPath;
  readonly value: unknown;
}

/** An object of a named type with its keys, whether their values are right or not. */
export interface FoundObject {
  readonly name: string;
  readonly path: KeyPath;
  readonly keys: readonly string[];
}

/** What comparing a value with a schema gives. */
export interface ShapeReport {
  readonly problems: readonly ShapeProblem[];
  readonly sound: readonly SoundValue[];
  readonly objects: readonly FoundObject[];
}

interface Run {
  readonly definitions: Readonly<Record<string, JsonSchema>>;
  readonly problems: ShapeProblem[];
  readonly sound: SoundValue[];
  readonly objects: FoundObject[];
}

/** Values nested deeper than this are refused, so that a cycle in a module's value ends. */
const maxDepth = 100;

/** Compares a value with a schema. Keys whose value is `undefined` count as absent. */
export function validateShape(schema: JsonSchema, value: unknown): ShapeReport {
  const run: Run = { definitions: schema.definitions ?? {}, problems: [], sound: [], objects: [] };
  checkValue({ schema, value, path: [], name: "" }, run);
  return { problems: run.problems, sound: run.sound, objects: run.objects };
}

/** A value to compare; `name` is the type's, `""` for types without one. */
interface Subject {
  readonly schema: JsonSchema;
  readonly value: unknown;
  readonly path: KeyPath;
  readonly name: string;
}

function checkValue(subject: Subject, run: Run): void {
  const { schema, value, path } = subject;
  if (schema.$ref !== undefined) return checkNamed(subject, run);
  if (path.length > maxDepth) return reject(subject, run);
  if (schema.anyOf !== undefined) return checkUnion(subject, schema.anyOf, run);
  if (!accepts(schema, value, run)) return reject(subject, run);
  if (schema.type === "object" && isPlainObject(value)) return checkObject(subject, value, run);
  const items = schema.type === "array" ? schema.items : isAnyData(schema) ? {} : undefined;
  if (Array.isArray(value) && items !== undefined) {
    value.forEach((item: unknown, index) => checkValue({ schema: items, value: item, path: [...path, index], name: "" }, run));
  } else if (isAnyData(schema) && isPlainObject(value)) {
    checkObject({ ...subject, schema: { additionalProperties: {} } }, value, run);
  }
}

function checkNamed({ schema, value, path }: Subject, run: Run): void {
  const name = schema.$ref?.replace("#/definitions/", "") ?? "";
  const problems = run.problems.length;
  checkValue({ schema: definition(schema, run), value, path, name }, run);
  if (run.problems.length === problems) run.sound.push({ name, path, value });
}

function checkUnion(subject: Subject, branches: readonly JsonSchema[], run: Run): void {
  const { value, path, name } = subject;
  const accepting = branches.filter((branch) => accepts(branch, value, run));
  const [first, ...others] = accepting;
  if (first === undefined) return reject(subject, run);
  if (others.length === 0 || !isPlainObject(value)) return checkValue({ schema: first, value, path, name }, run);
  const type = ownProperty(value, "type");
  const chosen = accepting.find((branch) => typeWord(branch, run) === type || (type === undefined && !requiresType(branch, run)));
  if (chosen !== undefined) return checkValue({ schema: chosen, value, path, name }, run);
  const allowed = accepting.flatMap((branch) => typeWord(branch, run) ?? []);
  run.problems.push({ kind: "unknown-type", path: [...path, "type"], found: type, allowed, union: name });
}

function checkObject({ schema, path, name }: Subject, value: Readonly<Record<string, unknown>>, run: Run): void {
  const { properties = {}, required = [], additionalProperties = false } = schema;
  const keys = Object.keys(value).filter((key) => value[key] !== undefined);
  const type = typeWord(schema, run);
  const found = ownProperty(value, "type");
  if (type !== undefined && found !== undefined && found !== type) {
    run.problems.push({ kind: "unknown-type", path: [...path, "type"], found, allowed: [type], union: name });
    return;
  }
  if (name !== "") run.objects.push({ name, path, keys });
  for (const key of keys) {
    const own = ownProperty(properties, key);
    const here = [...path, key];
    const problems = run.problems.length;
    if (own !== undefined) checkValue({ schema: own, value: value[key], path: here, name: "" }, run);
    else if (typeof additionalProperties === "object") {
      checkValue({ schema: additionalProperties, value: value[key], path: here, name: "" }, run);
    } else run.problems.push({ kind: "unknown-key", path: here, known: Object.keys(properties) });
    if (own !== undefined && name !== "" && run.problems.length === problems) {
      run.sound.push({ name: `${name}.${key}`, path: here, value: value[key] });
    }
  }
  for (const key of required) {
    if (!keys.includes(key)) run.problems.push({ kind: "missing-key", path: [...path, key], schema: properties[key] ?? {} });
  }
}

/** Whether a schema may be the one meant for a value: kind, literals and range, not what is inside. */
function accepts(schema: JsonSchema, value: unknown, run: Run): boolean {
  if (schema.$ref !== undefined) return accepts(definition(schema, run), value, run);
  if (schema.anyOf !== undefined) return schema.anyOf.some((branch) => accepts(branch, value, run));
  const literals = literalsOf(schema);
  if (literals !== undefined) return literals.some((literal) => literal === value);
  switch (schema.type) {
    case "object":
      return isPlainObject(value);
    case "array":
      return Array.isArray(value);
    case "null":
      return value === null;
    case "number":
    case "integer":
      return isNumberWithin(schema, value);
    case undefined:
      return isData(value);
    default:
      return typeof value === schema.type;
  }
}

function isNumberWithin({ type, minimum = -Infinity, maximum = Infinity }: JsonSchema, value: unknown): boolean {
  if (typeof value !== "number" || !Number.isFinite(value)) return false;
  return value >= minimum && value <= maximum && (type !== "integer" || Number.isInteger(value));
}

function isData(value: unknown): boolean {
  if (value === null || typeof value === "string" || typeof value === "boolean") return true;
  return Array.isArray(value) || isPlainObject(value) || (typeof value === "number" && Number.isFinite(value));
}

const isAnyData = (schema: JsonSchema): boolean => schema.type === undefined && literalsOf(schema) === undefined;

function definition(schema: JsonSchema, run: Run): JsonSchema {
  if (schema.$ref === undefined) return schema;
  const found = ownProperty(run.definitions, schema.$ref.replace("#/definitions/", ""));
  if (found === undefined) throw new Error(`The schema has no definition for ${schema.$ref}: this is a bug in hubdocs`);
  return found;
}

/** The word that the `type` key of an object must have. */
function typeWord(schema: JsonSchema, run: Run): string | undefined {
  const word = definition(schema, run).properties?.["type"]?.const;
  return typeof word === "string" ? word : undefined;
}

const requiresType = (schema: JsonSchema, run: Run): boolean => definition(schema, run).required?.includes("type") ?? false;

function reject({ schema, value, path }: Subject, run: Run): void {
  run.problems.push({ kind: "wrong-value", path, found: value, schema });
}
