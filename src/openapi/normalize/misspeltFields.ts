// Names of fields that an object does not know but nearly does.
import { nearestNames } from "../../source/nearestName.ts";
import type { JsonObject } from "../schema/json.ts";
import type { Reading } from "./reading.ts";

/** Shorter words are too near to each other. */
const minLength = 4;

/** An object's name in messages and the names of its fields. */
interface KnownFields {
  readonly what: string;
  readonly names: readonly string[];
}

/** Reports names that are one slip away from a field that is not there: `sumary`, `responces`. */
export function reportMisspelt({ what, names }: KnownFields, raw: JsonObject, reading: Reading): void {
  for (const key of Object.keys(raw)) {
    if (key.startsWith("x-") || key === "$ref" || names.includes(key) || key.length < minLength) continue;
    const near = nearField(key, { what, names }, reading);
    if (near === undefined || Object.hasOwn(raw, near)) continue;
    reading.report(
      { holder: raw, key },
      {
        kind: "questionable",
        rule: "unknown names",
        message: `${what} has no field \`${key}\``,
        hint: `did you mean \`${near}\`?`,
      },
    );
  }
}

function nearField(key: string, { what, names }: KnownFields, { nearNames }: Reading): string | undefined {
  const slip = `${what}\n${key}`;
  if (!nearNames.has(slip)) {
    const near = nearestNames(key, names, 1).find((name) => Math.abs(name.length - key.length) <= 2);
    nearNames.set(slip, near);
  }
  return nearNames.get(slip);
}
