// Rules for `required`: each name is that of a property that the schema describes, itself or in what it is put together
// with.
import { nearestNames } from "../../source/nearestName.ts";
import { shorten } from "../describeKind.ts";
import type { NormalSpec } from "../normalize/normalizeSpec.ts";
import type { Reading } from "../normalize/reading.ts";
import { entriesOf, isObject, type JsonObject, textsOf } from "../schema/json.ts";
import { bareReferenceOf } from "../schema/plainSchemas.ts";
import { allowsOthers, membersOf, propertyNames, togetherWith } from "./schemaMembers.ts";

/** Reports required names that no property has. */
export function checkRequired({ document, reading }: NormalSpec): void {
  const { all } = reading.schemas;
  const members = new Set(all.flatMap((schema) => membersOf(schema, document.root)));
  const refused = new Set(all.flatMap((schema) => refusedBy(schema, document.root)));
  const unknown: NamesBySchema = new Map();
  const known: NamesBySchema = new Map();
  // What others are put together with is judged with them: a base may leave a property to all that extend it.
  for (const schema of all) {
    if (!members.has(schema)) judge(schema, document.root, { unknown, known, refused });
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

/** The schemas written in a `not`: what they require is what nobody may send, and need not be described. */
function refusedBy({ not }: JsonObject, root: unknown): readonly JsonObject[] {
  return isObject(not) && bareReferenceOf(not) === undefined ? (togetherWith(not, root) ?? []) : [];
}

interface Judged {
  readonly refused: ReadonlySet<JsonObject>;
  readonly unknown: NamesBySchema;
  readonly known: NamesBySchema;
}

function judge(schema: JsonObject, root: unknown, { unknown, known, refused }: Judged): void {
  const parts = togetherWith(schema, root);
  const demanding = (parts ?? []).filter((part) => Object.hasOwn(part, "required") && !refused.has(part));
  if (parts === undefined || demanding.length === 0) return;
  const isOpen = parts.some(allowsOthers);
  const names = propertyNames(parts);
  for (const part of demanding) {
    for (const name of textsOf(part["required"])) {
      const into = isOpen || names.has(name) ? known : unknown;
      into.set(part, (into.get(part) ?? new Map()).set(name, schema));
    }
  }
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
      message: `\`required\` names \`${shorten(name)}\`, but the schema has no such property`,
      hint: () => {
        const names = entriesOf(part["properties"]).map(([known]) => known);
        const [near] = nearestNames(name, names, 1);
        return near === undefined ? "describe it under `properties`, or remove it" : `did you mean \`${near}\`?`;
      },
    },
  );
}
