// Names of fields that an object does not know: slips, and fields of Swagger 2.0.
import { nearestNames } from "../../source/nearestName.ts";
import type { JsonObject } from "../schema/json.ts";
import { isOperation } from "./otherOperations.ts";
import type { Reading } from "./reading.ts";

/** Shorter words are too near to each other. */
const minLength = 4;

/** An object's name in messages and the names of its fields. */
interface KnownFields {
  readonly what: string;
  readonly names: readonly string[];
}

/** Fields of Swagger 2.0 by what stands for them in OpenAPI 3, of objects that have that, and where they belong. */
const movedFields: ReadonlyMap<string, { readonly beside: string; readonly hint: string }> = new Map([
  ["type", { beside: "schema", hint: "move it into `schema`, with all that describes values" }],
  ["schema", { beside: "content", hint: "move it into `content`, below its media type" }],
  ["consumes", { beside: "requestBody", hint: "name media types in the `content` of the request body" }],
  ["produces", { beside: "requestBody", hint: "name media types in the `content` of the responses" }],
]);

/**
 * Reports names that are one slip away from a field that is not there (`sumary`, `responces`), and fields that stand
 * elsewhere since OpenAPI 3.
 */
export function reportMisspelt({ what, names }: KnownFields, raw: JsonObject, reading: Reading): void {
  for (const key of Object.keys(raw)) {
    if (key.startsWith("x-") || key === "$ref" || names.includes(key) || key.length < minLength) continue;
    const hint = hintOf(key, { what, names }, { raw, reading });
    if (hint === undefined) continue;
    reading.report(
      { holder: raw, key },
      {
        kind: "questionable",
        rule: "unknown names",
        message: `${what} has no field \`${key}\``,
        hint,
      },
    );
  }
}

interface Holder {
  readonly raw: JsonObject;
  readonly reading: Reading;
}

function hintOf(key: string, known: KnownFields, { raw, reading }: Holder): string | undefined {
  // Methods that there are not are told where their operations are read.
  if (known.names.includes("get") && isOperation(raw[key])) return undefined;
  const moved = movedFields.get(key);
  if (moved !== undefined && known.names.includes(moved.beside)) return moved.hint;
  const near = nearField(key, known, reading);
  return near === undefined || Object.hasOwn(raw, near) ? undefined : `did you mean \`${near}\`?`;
}

function nearField(key: string, { what, names }: KnownFields, { nearNames }: Reading): string | undefined {
  const slip = `${what}\n${key}`;
  if (!nearNames.has(slip)) {
    const near = nearestNames(key, names, 1).find((name) => Math.abs(name.length - key.length) <= 2);
    nearNames.set(slip, near);
  }
  return nearNames.get(slip);
}
