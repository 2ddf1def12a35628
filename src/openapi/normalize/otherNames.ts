// Extensions of one meaning that tools call differently. They are read under the name that is documented.
import type { JsonObject } from "../schema/json.ts";

const documentedNames: ReadonlyMap<string, string> = new Map([
  // Adyen and NJsonSchema, Fastify and others, OpenSearch, oapi-codegen, Speakeasy.
  ["x-deprecatedMessage", "x-deprecated-description"],
  ["x-deprecated-message", "x-deprecated-description"],
  ["x-deprecation-message", "x-deprecated-description"],
  ["x-deprecated-reason", "x-deprecated-description"],
  ["x-speakeasy-deprecation-message", "x-deprecated-description"],
  // oasdiff and Box.
  ["x-stability-level", "x-scalar-stability"],
  ["x-units", "x-unit"],
  // What Swagger 2.0 has for examples of parameters; Appwrite and others kept it.
  ["x-example", "example"],
]);

/** The name under which a key of an object is read; its own where the object has the documented one, too. */
export function readName(key: string, holder: JsonObject): string {
  const documented = documentedNames.get(key);
  return documented === undefined || Object.hasOwn(holder, documented) ? key : documented;
}

/** All names under which a documented one is read, itself first. */
export const namesFor = (documented: string): readonly string[] => [
  documented,
  ...[...documentedNames].filter(([, name]) => name === documented).map(([other]) => other),
];
