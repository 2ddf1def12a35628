// The status that the body of an error repeats, as problems of RFC 9457 do: any other number there would contradict the
// answer that it stands in.
import { collectParts, type SchemaPart } from "../collectParts.ts";
import { ownValue, textOf } from "../json.ts";
import { allOf, schemasByKey } from "../keywords.ts";
import { typeFactsOf } from "../typeFacts.ts";
import type { MakeContext, MakePlace } from "./makeContext.ts";

const names: ReadonlySet<string> = new Set(["status", "statusCode", "status_code", "code"]);

/** Keywords by which authors say the value themselves. */
const tellingKeywords = ["example", "examples", "default", "enum", "const"];

/** What descriptions of a status say, and what those of other codes do. */
const statusWords = /http|status|статус/iu;
const otherWords = /rpc/iu;

interface ErrorObject {
  /** What the object consists of. */
  readonly parts: readonly SchemaPart[];
  readonly place: MakePlace;
  readonly context: MakeContext;
}

/**
 * The status of the error for a number of the outermost object that is called so; `undefined` for all other members. It may
 * be outside of what the schema allows.
 */
export function statusFor(
  name: string,
  schemas: readonly unknown[],
  { parts, place, context }: ErrorObject,
): number | undefined {
  if (context.errorStatus === undefined || place.depth > 0 || !names.has(name)) return undefined;
  const collected = collectParts(allOf(schemas), context.root);
  const isTold = collected.parts.some(({ schema }) => tellingKeywords.some((key) => Object.hasOwn(schema, key)));
  const isNumber = typeFactsOf(collected).types.some((type) => type === "integer" || type === "number");
  if (!isNumber || isTold) return undefined;
  return name === "code" && isOwnCode(collected.parts, parts, context) ? undefined : context.errorStatus;
}

/** Whether a `code` is of the application, or of the protocol that it speaks: its words or what stands beside it say so. */
function isOwnCode(code: readonly SchemaPart[], object: readonly SchemaPart[], { root }: MakeContext): boolean {
  const words = code.map(({ schema }) => textOf(schema["description"]) ?? textOf(schema["title"]) ?? "").join(" ");
  if (words.trim() !== "") return !statusWords.test(words) || otherWords.test(words);
  const members = schemasByKey(object, "properties");
  if ([...members.keys()].some((member) => member !== "code" && names.has(member))) return true;
  // Errors of gRPC have details of any kind, each with its `@type`.
  const details = collectParts(members.get("details"), root).parts;
  const kinds = details.flatMap(({ schema }) => collectParts(ownValue(schema, "items"), root).parts);
  return schemasByKey(kinds, "properties").has("@type");
}
