// Security definitions of Swagger 2.0 as security schemes of OpenAPI 3.
import type { FlowObject, SecuritySchemeObject } from "./commonObjects.ts";
import { object } from "./objectReader.ts";
import { map, type Read, text } from "./readers.ts";

/** Reads a security definition. */
export const swaggerSecurityScheme = object(
  "a security definition",
  {
    type: text,
    description: text,
    name: text,
    in: text,
    flow: text,
    authorizationUrl: text,
    tokenUrl: text,
    scopes: map(text, { isExtensible: true }),
  },
  { required: ["type"] },
);

const flowNames: ReadonlyMap<string, keyof NonNullable<SecuritySchemeObject["flows"]>> = new Map([
  ["implicit", "implicit"],
  ["password", "password"],
  ["application", "clientCredentials"],
  ["accessCode", "authorizationCode"],
] as const);

/** `type: basic` → `type: http, scheme: basic`; one flow → a map of flows. */
export function upgradeSecurityScheme(scheme: Read<typeof swaggerSecurityScheme>): SecuritySchemeObject {
  const { flow, authorizationUrl, tokenUrl, scopes, ...rest } = scheme;
  if (rest.type === "basic") return { ...rest, type: "http", scheme: "basic" };
  if (rest.type !== "oauth2") return rest;
  const flowObject: FlowObject = {
    ...(authorizationUrl === undefined ? {} : { authorizationUrl }),
    ...(tokenUrl === undefined ? {} : { tokenUrl }),
    ...(scopes === undefined ? {} : { scopes }),
  };
  return { ...rest, flows: { [flowNames.get(flow ?? "") ?? "implicit"]: flowObject } };
}
