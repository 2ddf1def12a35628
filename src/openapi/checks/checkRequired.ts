// Rules for `required`: each name is that of a property that the schema describes, itself or in what it is put together
// with.
import { nearestNames } from "../../source/nearestName.ts";
import { shorten } from "../describeKind.ts";
import type { NormalSpec } from "../normalize/normalizeSpec.ts";
import type { Reading } from "../normalize/reading.ts";
import { entriesOf, isObject, type JsonObject, textsOf } from "../schema/json.ts";
import { bareReferenceOf } from "../schema/plainSchemas.ts";
import { allowsOthers, containedIn, itemsOf, membersOf, propertyNames, togetherWith } from "./schemaMembers.ts";

/** Reports required names that no property has. */
export function checkRequired({ document, reading }: NormalSpec): void {
  const { root } = document;
  const { all } = reading.schemas;
  const members = new Set(all.flatMap((schema) => [...membersOf(schema, root), ...containedIn([schema], root)]));
  const refused = new Set(all.flatMap((schema) => refusedBy(schema, root)));
  const unknown: NamesBySchema = new Map();
  const known: NamesBySchema = new Map();
  // What others are put together with is judged with them: a base may leave a property to all that extend it.
  for (const schema of all) {
    if (members.has(schema)) continue;
    const parts = togetherWith([schema], root) ?? [];
    judge(schema, { demanding: parts, describing: parts }, { unknown, known, refused });
    const contained = togetherWith(containedIn(parts, root), root) ?? [];
    const items = contained.length === 0 ? [] : (togetherWith(itemsOf(parts, root), root) ?? []);
    judge(schema, { demanding: contained, describing: [...contained, ...items] }, { unknown, known, refused });
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
  return isObject(not) && bareReferenceOf(not) === undefined ? (togetherWith([not], root) ?? []) : [];
}

/** Schemas that apply to the same value. */
interface Together {
  /** Those whose required names are looked at. */
  readonly demanding: readonly JsonObject[];
  /** Those that may describe the names. */
  readonly describing: readonly JsonObject[];
}

interface Judged {
  readonly refused: ReadonlySet<JsonObject>;
  readonly unknown: NamesBySchema;
  readonly known: NamesBySchema;
}

function judge(schema: JsonObject, together: Together, { unknown, known, refused }: Judged): void {
  const demanding = together.demanding.filter((part) => Object.hasOwn(part, "required") && !refused.has(part));
  if (demanding.length === 0) return;
  const isOpen = together.describing.some(allowsOthers);
  const names = propertyNames(together.describing);
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
