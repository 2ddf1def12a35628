// The status that the body of an error repeats, as problems of RFC 9457 do: any other number there would contradict the
// answer that it stands in.
import { collectParts } from "../collectParts.ts";
import { allOf } from "../keywords.ts";
import { typeFactsOf } from "../typeFacts.ts";
import type { MakeContext, MakePlace } from "./makeContext.ts";

const names: ReadonlySet<string> = new Set(["status", "statusCode", "status_code", "code"]);

/** Keywords by which authors say the value themselves. */
const tellingKeywords = ["example", "examples", "default", "enum", "const"];

/**
 * The status of the error for a number of the outermost object that is called so; `undefined` for all other members. It may
 * be outside of what the schema allows.
 */
export function statusFor(
  name: string,
  schemas: readonly unknown[],
  { place, context }: { readonly place: MakePlace; readonly context: MakeContext },
): number | undefined {
  if (context.errorStatus === undefined || place.depth > 0 || !names.has(name)) return undefined;
  const collected = collectParts(allOf(schemas), context.root);
  const isTold = collected.parts.some(({ schema }) => tellingKeywords.some((key) => Object.hasOwn(schema, key)));
  const isNumber = typeFactsOf(collected).types.some((type) => type === "integer" || type === "number");
  return isNumber && !isTold ? context.errorStatus : undefined;
}
