// What is wrong with the fields of a query or form that a sample sends. Where a reader may have to put something else in
// their place, nothing is.
import { type AcceptContext, acceptsValue } from "./schema/accept/acceptsValue.ts";
import { explainMismatch } from "./schema/accept/explainMismatch.ts";
import { mayBeReplaced } from "./schema/accept/placeholder.ts";

/** What is wrong with the value of a query parameter. */
export function valueFault(
  [name, text]: readonly [name: string, value: string],
  schema: unknown,
  context: AcceptContext,
): string | undefined {
  if (schema === undefined || text === "" || mayBeReplaced(text)) return undefined;
  const readings = readingsOf(text);
  if (readings.some((reading) => acceptsValue(reading, schema, context))) return undefined;
  const faults = readings.map((reading) =>
    explainMismatch({ [name]: reading }, { properties: { [name]: schema } }, context),
  );
  const [first] = faults;
  // `?limit=LIMIT`
  if (/^[A-Z]+$/.test(text) && first?.includes("must be one of") !== true) return undefined;
  return faults.includes(undefined) || first === undefined ? undefined : `the query parameter ${first}`;
}

/** The values that a text in a query may be, likeliest first. */
function readingsOf(text: string): readonly unknown[] {
  // A plus may be meant as one: `2026-01-01T00:00:00+02:00`.
  const texts = text.includes(" ") ? [text, text.replaceAll(" ", "+")] : [text];
  if (/^(?:true|false|null)$/.test(text)) return [JSON.parse(text), text];
  return /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i.test(text) ? [Number(text), ...texts] : texts;
}

/** Which fields of a form are missing or must not be sent. Their values are not looked at. */
export function fieldFaults(names: readonly string[], schema: unknown, context: AcceptContext): readonly string[] {
  const fault = explainMismatch(Object.fromEntries(names.map((name) => [name, "<value>"])), schema, context);
  // What is wrong with a form as a whole may come from its values.
  return fault?.startsWith('"') ? [fault] : [];
}
