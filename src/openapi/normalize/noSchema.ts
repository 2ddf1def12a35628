// What is read where no schema of its own stands: another value, a reference that leads nowhere, or one that never ends.
import { describeKind, shorten } from "../describeKind.ts";
import type { Reading, Spot } from "./reading.ts";
import type { Schema } from "./schemaForms.ts";
import { typeNames } from "./schemaKeywords.ts";

/** What stands where a schema should: the bare name of a type is understood, anything else allows every value. */
export function readOther(spot: Spot, reading: Reading): Schema {
  const { value, key } = spot;
  const isType = typeof value === "string" && typeNames.has(value);
  reading.report(spot, {
    kind: "questionable",
    rule: "values that are not schemas",
    message: `\`${key}\` is ${describeKind(value)}, but a schema is expected`,
    hint: isType ? `write \`type: ${value}\` below it` : "write a schema: `type`, `$ref` …",
  });
  return isType ? { type: value } : {};
}

/** Stands for a schema that is not there: its name is all that is known. */
export function brokenSchema(reference: string): Schema {
  const name = shorten(reference.split(/[/#]/).at(-1) ?? "");
  return name === "" ? {} : { title: name };
}

/** Stands for a schema that lies in itself without a name that could be referred to. */
export function readEndless(spot: Spot, reading: Reading): Schema {
  reading.report(spot, {
    kind: "invalid",
    rule: "schemas that contain themselves",
    message: `\`${spot.key}\` contains itself through a reference to a map of schemas`,
    hint: "refer to a single schema: give it a name in components.schemas",
  });
  return {};
}
