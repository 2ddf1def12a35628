// A rule for schemas put together: that one does not forbid what another one describes.
import { shorten } from "../describeKind.ts";
import type { NormalSpec } from "../normalize/normalizeSpec.ts";
import type { Reading } from "../normalize/reading.ts";
import { collectParts, type SchemaPart, type SchemaParts } from "../schema/collectParts.ts";
import { entriesOf, type JsonObject } from "../schema/json.ts";
import { combinedSchemas } from "./schemaMembers.ts";

/** Reports closed objects that others add properties to, each once. */
export function checkClosedObjects({ document: { root }, reading }: NormalSpec): void {
  const closed = new Set<JsonObject>();
  for (const schema of combinedSchemas(reading.schemas.all)) {
    for (const parts of combinations(collectParts(schema, root), root)) report(parts, { schema, closed, reading });
  }
}

/** What applies together: all that is put together, and that with each of its alternatives. */
function combinations({ parts, groups }: SchemaParts, root: unknown): readonly (readonly SchemaPart[])[] {
  const variants = groups.flatMap(({ schemas }) => schemas.map((one) => collectParts(one, root).parts));
  return [parts, ...variants.map((variant) => [...parts, ...variant])];
}

interface ClosedPlace {
  readonly schema: JsonObject;
  /** What has been told. */
  readonly closed: Set<JsonObject>;
  readonly reading: Reading;
}

function report(parts: readonly SchemaPart[], { schema, closed, reading }: ClosedPlace): void {
  for (const { schema: part } of parts) {
    // Names that fit a pattern are allowed as well.
    if (part["additionalProperties"] !== false || Object.hasOwn(part, "patternProperties") || closed.has(part))
      continue;
    const own = new Set(entriesOf(part["properties"]).map(([name]) => name));
    const described = parts.flatMap((other) => entriesOf(other.schema["properties"]));
    const refused = [
      ...new Set(described.flatMap(([name, inner]) => (own.has(name) || inner === false ? [] : [name]))),
    ];
    const [first] = refused;
    if (first === undefined) continue;
    closed.add(part);
    const more = refused.length === 1 ? "" : ` and ${refused.length - 1} more`;
    const isPlaced = reading.places.find(part, []) !== undefined;
    const isNewer = reading.version === "3.1" || reading.version === "3.2";
    reading.report(
      { holder: isPlaced ? part : schema, key: isPlaced ? "additionalProperties" : undefined },
      {
        kind: "questionable",
        rule: "closed objects that reject properties of schemas they are combined with",
        message: `\`additionalProperties: false\` rejects \`${shorten(first)}\`${more}, which a schema combined with this one describes`,
        hint: isNewer
          ? "remove it, and write `unevaluatedProperties: false` next to the `allOf` that combines the schemas"
          : "remove it, or describe those properties here too",
        ...(isPlaced && part !== schema
          ? { related: [{ message: "the schemas are combined here", holder: schema }] }
          : {}),
      },
    );
  }
}
