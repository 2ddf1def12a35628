// Checks a value against the generated schema and says precisely what differs. A small interpreter of our own
// instead of a general validator, because the schema uses only a dozen keywords, and because of unions: here a
// union is decided first (by the kind of the value, then by its `type`) and only the chosen branch is reported,
// where general validators list the failures of every branch. Owns no wording: that is `describeProblem.ts`.
import { acceptsValue, type Definitions, isAnyData, referenceOf, resolveReference } from "./acceptsValue.ts";
import { isPlainObject, type JsonSchema, ownProperty } from "./jsonSchema.ts";
import type { KeyPath } from "./keyPath.ts";

/** One difference between a value and the schema. */
export type ShapeProblem =
  | {
      readonly kind: "wrong-value";
      readonly path: KeyPath;
      readonly found: unknown;
      readonly schema: JsonSchema;
      /** Name of the schema's type, `""` for types without one. */
      readonly name: string;
    }
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
interface SoundValue {
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

/** Values nested deeper than this are refused, so that a cycle in a module's value ends. */
const maxDepth = 100;

/** Compares a value with a schema. Keys whose value is `undefined` count as absent. */
export function validateShape(schema: JsonSchema, value: unknown): ShapeReport {
  return checkValue({ schema, value, path: [], name: "", definitions: schema.definitions ?? {} });
}

/** A value to compare; `name` is that of its type, `""` for types without one. */
interface Subject<Value = unknown> {
  readonly schema: JsonSchema;
  readonly value: Value;
  readonly path: KeyPath;
  readonly name: string;
  readonly definitions: Definitions;
}

function checkValue(subject: Subject): ShapeReport {
  const { schema, value, path, definitions } = subject;
  if (schema.$ref !== undefined) return checkNamed(subject);
  if (path.length > maxDepth) return reject(subject);
  if (schema.anyOf !== undefined) return checkUnion(subject, schema.anyOf);
  if (!acceptsValue(schema, value, definitions)) return reject(subject);
  if (Array.isArray(value)) {
    const { items = {} } = schema;
    return combine(
      value.map((item: unknown, index) => checkChild(subject, { schema: items, value: item, key: index })),
    );
  }
  if (!isPlainObject(value)) return combine([]);
  return checkObject({ ...subject, value, schema: isAnyData(schema) ? { additionalProperties: {} } : schema });
}

function checkNamed({ schema, value, path, definitions }: Subject): ShapeReport {
  const name = referenceOf(schema);
  const report = checkValue({ schema: resolveReference(schema, definitions), value, path, name, definitions });
  return withSound(report, { name, path, value });
}

function checkUnion(subject: Subject, branches: readonly JsonSchema[]): ShapeReport {
  const { value, path, name, definitions } = subject;
  const accepting = branches.filter((branch) => acceptsValue(branch, value, definitions));
  const [first, ...others] = accepting;
  if (first === undefined) return reject(subject);
  if (others.length === 0 || !isPlainObject(value)) return checkValue({ ...subject, schema: first });
  const type = ownProperty(value, "type");
  const isMeant = (branch: JsonSchema): boolean => {
    const { properties, required = [], additionalProperties } = resolveReference(branch, definitions);
    if (type !== undefined) return properties?.["type"]?.const === type;
    // Of an object whose keys are names, values tell whether it is meant.
    const isMap = properties === undefined && typeof additionalProperties === "object";
    const values = Object.values(value);
    if (isMap) return values.length > 0 && values.every((one) => acceptsValue(additionalProperties, one, definitions));
    return !required.includes("type");
  };
  const chosen = accepting.find(isMeant);
  if (chosen !== undefined) return checkValue({ ...subject, schema: chosen });
  const allowed = accepting.flatMap((branch) => typeWordOf(branch, definitions));
  return reportProblem({ kind: "unknown-type", path: [...path, "type"], found: type, allowed, union: name });
}

function checkObject(subject: Subject<Readonly<Record<string, unknown>>>): ShapeReport {
  const { schema, value, path, name, definitions } = subject;
  const { properties = {}, required = [] } = schema;
  const allowed = typeWordOf(schema, definitions);
  const found = ownProperty(value, "type");
  if (found !== undefined && allowed.length > 0 && !allowed.some((word) => word === found)) {
    return reportProblem({ kind: "unknown-type", path: [...path, "type"], found, allowed, union: name });
  }
  const keys = Object.keys(value).filter((key) => value[key] !== undefined);
  const missing = required.filter((key) => !keys.includes(key));
  return combine([
    ...(name === "" ? [] : [{ problems: [], sound: [], objects: [{ name, path, keys }] }]),
    ...keys.map((key) => checkKey(subject, key)),
    ...missing.map((key) =>
      reportProblem({ kind: "missing-key", path: [...path, key], schema: properties[key] ?? {} }),
    ),
  ]);
}

function checkKey(subject: Subject<Readonly<Record<string, unknown>>>, key: string): ShapeReport {
  const { name, path } = subject;
  const { properties = {}, additionalProperties } = subject.schema;
  const own = ownProperty(properties, key);
  const schema = own ?? additionalProperties;
  const value = subject.value[key];
  if (typeof schema !== "object")
    return reportProblem({ kind: "unknown-key", path: [...path, key], known: Object.keys(properties) });
  const report = checkChild(subject, { schema, value, key });
  return own === undefined || name === ""
    ? report
    : withSound(report, { name: `${name}.${key}`, path: [...path, key], value });
}

function checkChild(
  { path, definitions }: Subject,
  { schema, value, key }: { readonly schema: JsonSchema; readonly value: unknown; readonly key: string | number },
): ShapeReport {
  return checkValue({ schema, value, path: [...path, key], name: "", definitions });
}

/** The word that the `type` key of an object must have, if its schema says one. */
function typeWordOf(schema: JsonSchema, definitions: Definitions): readonly string[] {
  const word = resolveReference(schema, definitions).properties?.["type"]?.const;
  return typeof word === "string" ? [word] : [];
}

function reject({ schema, value, path, name }: Subject): ShapeReport {
  return reportProblem({ kind: "wrong-value", path, found: value, schema, name });
}

function reportProblem(problem: ShapeProblem): ShapeReport {
  return { problems: [problem], sound: [], objects: [] };
}

function withSound(report: ShapeReport, value: SoundValue): ShapeReport {
  return report.problems.length > 0 ? report : { ...report, sound: [...report.sound, value] };
}

function combine(reports: readonly ShapeReport[]): ShapeReport {
  return {
    problems: reports.flatMap(({ problems }) => problems),
    sound: reports.flatMap(({ sound }) => sound),
    objects: reports.flatMap(({ objects }) => objects),
  };
}
