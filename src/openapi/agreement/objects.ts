// What two files of an API must agree on in its operations and what they consist of, field by field.
import { customSamples } from "../samples/customSamples.ts";
import { styleOf } from "../samples/styledValue.ts";
import { ownValue } from "../schema/json.ts";
import {
  each,
  type Fields,
  type FieldWriter,
  flag,
  inside,
  list,
  names,
  placeOf,
  sample,
  text,
  texts,
  title,
  value,
  values,
} from "./fields.ts";
import type { SchemaFacts } from "./schemaFacts.ts";

/** Addresses outside of the API may differ by language: only that they are there is compared. */
export const externalDocs = inside("external documentation", { url: text, description: text });

/** What the specification says of the API as a whole. */
export const info = inside("info", {
  title: text,
  summary: text,
  description: text,
  version: value,
  termsOfService: text,
  contact: inside("contact", { name: text, url: text, email: text }),
  license: inside("licence", { name: text, url: text, identifier: value }),
});

const server: Fields = {
  name: text,
  description: text,
  variables: each("variable", () => ({ enum: values, default: value, description: text })),
};
/** Servers, by their addresses. */
export const servers = list(
  (object) => ({ step: `server ${String(ownValue(object, "url"))}` }),
  () => server,
);

const tag: Fields = {
  summary: title,
  description: text,
  "x-displayName": title,
  externalDocs,
  parent: value,
  kind: value,
};
/** Tags, by their names. */
export const tags = list(
  (object) => ({ step: `tag ${String(ownValue(object, "name"))}` }),
  () => tag,
);
/** Groups of tags, by their order. */
export const tagGroups = list(
  (_, index) => ({ step: `group of tags ${index + 1}` }),
  () => ({ name: title, tags: names("tag") }),
);

const flow: Fields = {
  authorizationUrl: value,
  tokenUrl: value,
  refreshUrl: value,
  deviceAuthorizationUrl: value,
  scopes: texts("scope"),
};
/** Security schemes, by their names. */
export const securitySchemes = each("security scheme", () => ({
  type: value,
  description: text,
  name: value,
  in: value,
  scheme: value,
  bearerFormat: value,
  openIdConnectUrl: value,
  oauth2MetadataUrl: value,
  deprecated: flag,
  "x-deprecated-description": text,
  flows: each("flow", () => flow),
}));

const codeSamples: FieldWriter = (field, to) => {
  for (const { id } of customSamples(field.value)) to.addThing(`code sample ${id}`, placeOf(field));
};

/** Fields of operations besides those that also come from around them: parameters, security, callbacks. */
export function createOperationFields(schemas: SchemaFacts): {
  readonly operation: Fields;
  readonly parameters: FieldWriter;
} {
  const examples = each("example", () => ({
    summary: text,
    description: text,
    value: sample(),
    dataValue: sample("value"),
    serializedValue: sample("serialised value"),
    externalValue: text,
  }));
  const header: Fields = {
    description: text,
    required: flag,
    deprecated: flag,
    "x-deprecated-description": text,
    allowEmptyValue: flag,
    allowReserved: flag,
    schema: schemas.field(),
    content: each("", () => mediaType),
    example: sample(),
    examples,
  };
  const encoding: Fields = { contentType: value, style: value, explode: value, headers: each("header", () => header) };
  const mediaType: Fields = {
    description: text,
    schema: schemas.field(),
    itemSchema: schemas.field("schema of items"),
    example: sample(),
    examples,
    encoding: each("encoding of", () => encoding),
    prefixEncoding: list(
      (_, index) => ({ step: `encoding of part ${index + 1}` }),
      () => encoding,
    ),
    itemEncoding: inside("encoding of items", encoding),
  };
  const parameter: Fields = { ...header, in: wireForm };
  const link: Fields = {
    operationRef: value,
    operationId: value,
    parameters: value,
    requestBody: value,
    description: text,
    server: inside("server", { url: value, ...server }),
  };
  const response: Fields = {
    summary: text,
    description: text,
    headers: each("header", () => header),
    content: each("", () => mediaType),
    links: each("link", () => link),
  };
  return {
    operation: {
      tags: names("tag"),
      summary: title,
      description: text,
      externalDocs,
      operationId: value,
      requestBody: inside("request body", { description: text, required: flag, content: each("", () => mediaType) }),
      responses: each("response", () => response),
      deprecated: flag,
      servers,
      "x-deprecated-description": text,
      "x-scalar-stability": value,
      "x-codeSamples": codeSamples,
      "x-code-samples": codeSamples,
    },
    parameters: list(nameOfParameter, () => parameter),
  };
}

function nameOfParameter(object: object): { readonly step: string; readonly name: string } {
  const name = String(ownValue(object, "name"));
  return { step: `parameter ${name} (${String(ownValue(object, "in"))})`, name };
}

/** How a parameter travels, defaults included: writing them out changes nothing. */
const wireForm: FieldWriter = (field, to) => {
  const { style, explode } = styleOf(field.holder);
  to.addValue("style", style, {
    at: placeOf({ ...field, key: "style" }),
    shown: explode ? `${style}, exploded` : style,
  });
};
