// Misspelt keywords of schemas. Any keyword is allowed in a schema, so only those that are nearly a known one count.
import { nearestNames } from "../../source/nearestName.ts";
import type { JsonObject } from "../schema/json.ts";
import type { Reading } from "./reading.ts";
import { schemaKeywords } from "./schemaKeywords.ts";

const known = Object.keys(schemaKeywords);
/** Shorter words are too near to each other: `id` to `if`. */
const minLength = 5;

function nearKeyword(key: string, { nearNames }: Reading): string | undefined {
  if (key === "ref") return "$ref";
  if (key.length < minLength) return undefined;
  const slip = `schema\n${key}`;
  if (!nearNames.has(slip)) nearNames.set(slip, nearestNames(key, known, 1)[0]);
  return nearNames.get(slip);
}

/** Reports keywords that are one slip away from a known one: `desciption`, `$reff`. */
export function reportUnknownKeywords(schema: JsonObject, reading: Reading): void {
  for (const key of Object.keys(schema)) {
    if (key.startsWith("x-") || Object.hasOwn(schemaKeywords, key)) continue;
    const near = nearKeyword(key, reading);
    if (near === undefined || Object.hasOwn(schema, near) || Math.abs(near.length - key.length) > 2) continue;
    reading.report(
      { holder: schema, key },
      {
        kind: "questionable",
        rule: "unknown keywords",
        message: `schemas have no keyword \`${key}\``,
        hint: near === "$schema" ? "move what it holds one level up" : `did you mean \`${near}\`?`,
      },
    );
  }
}
