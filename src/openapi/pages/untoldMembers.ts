// Counts what a page leaves out of its schemas and nothing else shows: what stands inside a named schema is on the page of
// that one.
import type { ApiBody } from "../../model/api.ts";
import { isObject, type JsonObject } from "../schema/json.ts";

/** Members of lists, and insides of nameless schemas, that are left out for good. */
export function untoldIn(body: ApiBody): number {
  if (body.kind !== "schema") return body.kind === "operation" ? countIn(body) : 0;
  const { schema } = body;
  return ownCount({ ...schema }) + Object.values(schema).reduce<number>((sum, inner) => sum + countIn(inner), 0);
}

function countIn(value: unknown): number {
  if (Array.isArray(value)) return value.reduce<number>((sum, inner) => sum + countIn(inner), 0);
  if (!isObject(value)) return 0;
  if (Array.isArray(value["types"]) && typeof value["ref"] === "number") return 0;
  return Object.values(value).reduce<number>((sum, inner) => sum + countIn(inner), ownCount(value));
}

const ownCount = ({ omitted, isCut }: JsonObject): number =>
  (typeof omitted === "number" ? omitted : 0) + (isCut === true ? 1 : 0);
