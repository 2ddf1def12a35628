// Objects that all versions share: information, servers, tags, external documentation.
import { unescapeToken } from "../../source/jsonPointer.ts";
import { isObject, ownValue, textOf } from "../schema/json.ts";
import { object } from "./objectReader.ts";
import { data, entries, flag, hasKey, list, map, type Read, text, texts } from "./readers.ts";
import type { Reading } from "./reading.ts";

/** A link to documentation elsewhere. */
export const externalDocs = object("external documentation", { url: text, description: text }, { required: ["url"] });
/** What `externalDocs` reads. */
export type ExternalDocsObject = Read<typeof externalDocs>;

/** What an API says about itself. */
export const info = object(
  "`info`",
  {
    title: text,
    summary: text,
    description: text,
    version: text,
    termsOfService: text,
    contact: object("a contact", { name: text, url: text, email: text }),
    license: object("a licence", { name: text, url: text, identifier: text }),
    "x-logo": object("a logo", { url: text, altText: text }, { required: ["url"] }),
  },
  { required: ["title", "version"] },
);

/** One address of an API. */
export const server = object(
  "a server",
  {
    url: text,
    name: text,
    description: text,
    variables: map(
      object("a server variable", { enum: texts, default: text, description: text }, { required: ["default"] }),
    ),
  },
  { required: ["url"] },
);
/** What `server` reads. */
export type ServerObject = Read<typeof server>;
/** Addresses of an API. */
export const servers = list(server, { isElement: hasKey("url") });

/** A declared tag. */
const tag = object(
  "a tag",
  {
    name: text,
    summary: text,
    description: text,
    externalDocs,
    parent: text,
    kind: text,
    "x-displayName": text,
    "x-internal": flag,
  },
  { required: ["name"] },
);
/** What `tag` reads. */
export type TagObject = Read<typeof tag>;
/** Declared tags. */
export const tags = list(tag, { isElement: hasKey("name") });

/** Groups of tags, as several tools know them. */
export const tagGroups = list(object("a group of tags", { name: text, tags: texts }, { required: ["name", "tags"] }));

/** Schemes that are needed together, with their scopes. */
const scopesByScheme = entries(texts);
const securityRequirement: typeof scopesByScheme = (spot, reading) => {
  const read = scopesByScheme(spot, reading);
  if (read === undefined) return undefined;
  const requirement = new Map([...read].map(([name, scopes]) => [schemeNameOf(name, reading), scopes]));
  if (isObject(spot.value)) reading.places.copy(spot.value, requirement);
  return requirement;
};

/** Base of documents without an address of their own; the name can belong to no host. */
const nowhere = "https://document.invalid/";

/** Since 3.2 a scheme may be named by a reference to it, with or without the address that the document gives itself. */
export function schemeNameOf(key: string, { root }: Pick<Reading, "root">): string {
  const prefix = "#/components/securitySchemes/";
  const hash = key.indexOf(prefix);
  if (hash === -1) return key;
  const address = key.slice(0, hash);
  const self = textOf(ownValue(root, "$self")) ?? "";
  const base = absolute(self, nowhere) ?? nowhere;
  if (address !== "" && (self === "" || absolute(address, base) !== base)) return key;
  return unescapeToken(key.slice(hash + prefix.length));
}

const absolute = (reference: string, base: string): string | undefined =>
  URL.canParse(reference, base) ? new URL(reference, base).href : undefined;

/** Scopes by the name of the scheme. */
export type SecurityRequirementObject = Read<typeof securityRequirement>;
/** Alternatives, any of which suffices. */
export const security = list(securityRequirement, {
  isElement: (value) => isObject(value) && Object.values(value).every(Array.isArray),
});

const flow = object("a flow", {
  authorizationUrl: text,
  tokenUrl: text,
  refreshUrl: text,
  deviceAuthorizationUrl: text,
  scopes: map(text, { isExtensible: true }),
});
/** One way to a token. */
export type FlowObject = Read<typeof flow>;

/** A way to prove who one is. */
export const securityScheme = object(
  "a security scheme",
  {
    type: text,
    description: text,
    name: text,
    in: text,
    scheme: text,
    bearerFormat: text,
    openIdConnectUrl: text,
    oauth2MetadataUrl: text,
    deprecated: flag,
    "x-deprecated-description": text,
    flows: object("the flows of a security scheme", {
      implicit: flow,
      password: flow,
      clientCredentials: flow,
      authorizationCode: flow,
      deviceAuthorization: flow,
    }),
  },
  { required: ["type"] },
);
/** What `securityScheme` reads. */
export type SecuritySchemeObject = Read<typeof securityScheme>;

/** Samples that authors wrote: shown as they are. */
export const customSamples = { "x-codeSamples": data, "x-code-samples": data };

/** Badges of an operation. */
export const badges = list(object("a badge", { name: text, color: text, position: text }), {
  isElement: hasKey("name"),
});
