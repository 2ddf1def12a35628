// What the conditions of a schema, `if` and `dependentSchemas`, ask of its values.
import { acceptsValue } from "../accept/acceptsValue.ts";
import type { SchemaPart, SchemaParts } from "../collectParts.ts";
import { entriesOf, ownValue } from "../json.ts";
import type { MakeContext } from "./makeContext.ts";

type Parts = readonly SchemaPart[];

/**
 * The conditional subschemas, each as one schema to combine with: `if` with `then`, `else`, and all `dependentSchemas`.
 */
export function conditionalSchemas({ parts }: SchemaParts): readonly unknown[] {
  const conditional = parts.map(({ schema }) => schema).filter((schema) => Object.hasOwn(schema, "if"));
  const dependent = parts.flatMap(({ schema }) => Object.values(schema["dependentSchemas"] ?? {}));
  return [
    ...conditional.map((schema) => ({ allOf: [schema["if"], schema["then"] ?? true] })),
    ...conditional.map((schema) => schema["else"] ?? true),
    ...(dependent.length === 0 ? [] : [{ allOf: dependent }]),
  ];
}

/** What conditions ask of one value: the branches that apply to it, and the schemas that come with its properties. */
export function demandsOn(value: unknown, parts: Parts, context: MakeContext): readonly unknown[] {
  return parts.flatMap(({ schema }) => {
    const dependent = entriesOf(schema["dependentSchemas"]).flatMap(([name, inner]) =>
      ownValue(value, name) === undefined ? [] : [inner],
    );
    if (!Object.hasOwn(schema, "if")) return dependent;
    const isMet = acceptsValue(value, schema["if"], context);
    // What meets a condition shall go on to meet it when the value is made anew.
    return isMet ? [...dependent, schema["if"], schema["then"] ?? true] : [...dependent, schema["else"] ?? true];
  });
}
