// Rules for `required`: each name is that of a property that the schema describes, itself or in what it is put together
// with.
import { nearestNames } from "../../source/nearestName.ts";
import { shorten } from "../describeKind.ts";
import type { NormalSpec } from "../normalize/normalizeSpec.ts";
import type { Reading } from "../normalize/reading.ts";
import { entriesOf, isObject, type JsonObject, listOf, textsOf } from "../schema/json.ts";
import { bareReferenceOf } from "../schema/plainSchemas.ts";
import { resolvePointer } from "../schema/resolveRef.ts";

/** Schemas put together that are looked through for one: more only occur in what nobody has written. */
const maxMembers = 300;

/** Reports required names that no property has. */
export function checkRequired({ document, reading }: NormalSpec): void {
  const { all } = reading.schemas;
  const members = new Set(all.flatMap((schema) => membersOf(schema, document.root)));
  const unknown: NamesBySchema = new Map();
  const known: NamesBySchema = new Map();
  // What others are put together with is judged with them: a base may leave a property to all that extend it.
  for (const schema of all) {
    if (!members.has(schema)) judge(schema, document.root, { unknown, known });
  }
  for (const [part, names] of unknown) {
    for (const [name, schema] of names) {
      // What stands nowhere was made of the schema that it is a part of.
      const holder = reading.places.find(part, []) === undefined ? schema : part;
      if (known.get(part)?.has(name) !== true) report(holder, name, { part, reading });
    }
  }
}

/** Required names of a schema, each with the schema that it is a part of. */
type NamesBySchema = Map<JsonObject, Map<string, JsonObject>>;

interface Judged {
  readonly unknown: NamesBySchema;
  readonly known: NamesBySchema;
}

function judge(schema: JsonObject, root: unknown, { unknown, known }: Judged): void {
  const parts = new Set([schema]);
  for (const part of parts) {
    if (parts.size > maxMembers) return;
    for (const member of membersOf(part, root)) parts.add(member);
  }
  const demanding = [...parts].filter((part) => Object.hasOwn(part, "required"));
  if (demanding.length === 0) return;
  const isOpen = [...parts].some(allowsOthers);
  const names = new Set([...parts].flatMap((part) => entriesOf(part["properties"]).map(([name]) => name)));
  for (const part of demanding) {
    for (const name of textsOf(part["required"])) {
      const into = isOpen || names.has(name) ? known : unknown;
      into.set(part, (into.get(part) ?? new Map()).set(name, schema));
    }
  }
}

/** Whether a schema says something about properties that it does not name. */
const allowsOthers = (schema: JsonObject): boolean =>
  (schema["additionalProperties"] ?? false) !== false ||
  (schema["unevaluatedProperties"] ?? false) !== false ||
  Object.hasOwn(schema, "patternProperties");

/** The schema objects that apply to the same value as a schema, one step away. */
function membersOf(schema: JsonObject, root: unknown): readonly JsonObject[] {
  const written = [
    ...["allOf", "anyOf", "oneOf"].flatMap((keyword) => listOf(schema[keyword])),
    ...["not", "if", "then", "else"].map((keyword) => schema[keyword]),
    ...entriesOf(schema["dependentSchemas"]).map(([, inner]) => inner),
    ...(Object.hasOwn(schema, "$ref") ? [{ $ref: schema["$ref"] }] : []),
  ];
  return written.flatMap((member) => {
    const ref = bareReferenceOf(member);
    const target = ref === undefined ? member : resolvePointer(root, ref);
    return isObject(target) ? [target] : [];
  });
}

interface Found {
  readonly part: JsonObject;
  readonly reading: Reading;
}

function report(holder: JsonObject, name: string, { part, reading }: Found): void {
  reading.report(
    { holder, key: "required" },
    {
      kind: "questionable",
      rule: "required properties that are not described",
      message: `\`required\` names \`${shorten(name)}\`, and the schema has no such property`,
      hint: () => {
        const names = entriesOf(part["properties"]).map(([known]) => known);
        const [near] = nearestNames(name, names, 1);
        return near === undefined ? "describe it under `properties`, or remove it" : `did you mean \`${near}\`?`;
      },
    },
  );
}
