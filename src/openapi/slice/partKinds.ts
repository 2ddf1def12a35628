// What the parts of a specification of OpenAPI 3 are, by where they stand, and where parts of a kind are kept under a
// name. Copies and resolves nothing.
import { isKeyedMethod } from "../../model/httpMethod.ts";
import type { SpecVersion } from "../read/detectVersion.ts";
import { isOfData, slotBelow } from "../read/referenceSlots.ts";

/**
 * What a part is. `data` holds no parts; `object` has no other name here, and cannot be kept under one. A list has the
 * kind of its elements.
 */
export type PartKind =
  | "data"
  | "object"
  | "operation"
  | "encoding"
  | "schema"
  | "response"
  | "parameter"
  | "example"
  | "requestBody"
  | "header"
  | "securityScheme"
  | "link"
  | "callback"
  | "pathItem"
  | "mediaType";

/** What stands below a key: a part, or parts by names of the author's. */
export interface PartPlace {
  readonly kind: PartKind;
  readonly isMap: boolean;
}

const one = (kind: PartKind): PartPlace => ({ kind, isMap: false });
const byName = (kind: PartKind): PartPlace => ({ kind, isMap: true });

const described = { schema: one("schema"), examples: byName("example"), content: byName("mediaType") };
const ofEncoding = { headers: byName("header"), encoding: byName("encoding") };
const encoded = { prefixEncoding: one("encoding"), itemEncoding: one("encoding"), encoding: byName("encoding") };

const placesByKind: Readonly<Partial<Record<PartKind, Readonly<Record<string, PartPlace>>>>> = {
  operation: {
    parameters: one("parameter"),
    requestBody: one("requestBody"),
    responses: byName("response"),
    callbacks: byName("callback"),
  },
  pathItem: { parameters: one("parameter"), additionalOperations: byName("operation") },
  parameter: described,
  header: described,
  requestBody: { content: byName("mediaType") },
  response: { headers: byName("header"), content: byName("mediaType"), links: byName("link") },
  mediaType: { ...described, ...encoded, itemSchema: one("schema") },
  encoding: { ...encoded, ...ofEncoding },
  link: { parameters: one("data"), requestBody: one("data") },
  securityScheme: { flows: one("data") },
};

/** What stands below a key of a part. */
export function placeBelow(kind: PartKind, key: string): PartPlace {
  if (kind === "data") return one("data");
  if (kind === "schema") {
    const slot = slotBelow("schema", key, false);
    return slot === "schemas" ? byName("schema") : one(slot === "schema" ? "schema" : "data");
  }
  if (kind === "callback") return one(key.startsWith("x-") ? "data" : "pathItem");
  const places = placesByKind[kind] ?? {};
  const known = Object.hasOwn(places, key) ? places[key] : undefined;
  if (known !== undefined) return known;
  if (kind === "pathItem" && isKeyedMethod(key)) return one("operation");
  return one(isOfData(slotBelow("object", key, false)) ? "data" : "object");
}

/** Keys of `components`, in the order of the standard. */
const containers = [
  ["schemas", "schema"],
  ["responses", "response"],
  ["parameters", "parameter"],
  ["examples", "example"],
  ["requestBodies", "requestBody"],
  ["headers", "header"],
  ["securitySchemes", "securityScheme"],
  ["links", "link"],
  ["callbacks", "callback"],
  ["pathItems", "pathItem"],
  ["mediaTypes", "mediaType"],
] as const satisfies readonly (readonly [string, PartKind])[];

/** The kind of what a key of `components` holds; `undefined` for other keys. */
export const kindIn = (container: string): PartKind | undefined => containers.find(([key]) => key === container)?.[1];

/**
 * The key of `components` for parts of a kind; `undefined` where they cannot be referred to. Path items have none before
 * 3.1, but may be referred to anywhere: an extension holds them.
 */
export function containerOf(kind: PartKind, version: SpecVersion): string | undefined {
  if (kind === "pathItem" && version === "3.0") return "x-pathItems";
  if (kind === "mediaType" && version !== "3.2") return undefined;
  return containers.find(([, known]) => known === kind)?.[0];
}
