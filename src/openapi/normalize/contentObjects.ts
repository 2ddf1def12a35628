// What operations of OpenAPI 3.0 to 3.2 consist of: parameters, bodies, responses and what is in them.

import { server } from "./commonObjects.ts";
import { type ObjectOf, object } from "./objectReader.ts";
import { data, flag, lazy, list, map, type Read, type Reader, text } from "./readers.ts";
import { exampleValue } from "./referredExample.ts";
import type { Schema } from "./schemaForms.ts";
import { withTypeOfItself } from "./typeOfItself.ts";

/** A schema, as JSON Schema 2020-12. */
export const schema: Reader<Schema> = (spot, reading) =>
  spot.value === undefined || spot.value === null ? undefined : reading.schemas.read(spot);

const example = object("an example", {
  summary: text,
  description: text,
  value: data,
  dataValue: data,
  serializedValue: text,
  externalValue: text,
});

/** Named examples. */
export const namedExamples = map(example);

const shared = {
  description: text,
  required: flag,
  deprecated: flag,
  "x-deprecated-description": text,
  allowEmptyValue: flag,
  allowReserved: flag,
  style: text,
  explode: flag,
  schema,
  example: exampleValue,
  examples: namedExamples,
};

/** What only lists of Swagger 2.0 have: styles of the lists in them, from the outside. */
interface InnerStyles {
  readonly innerStyles?: readonly string[];
}

/** A header: a parameter without name and place. */
export interface HeaderObject extends ObjectOf<typeof shared>, InnerStyles {
  readonly content?: Readonly<Record<string, MediaTypeObject>>;
}
const headerReader: Reader<HeaderObject> = withTypeOfItself(
  object("a header", { ...shared, content: lazy(() => map(mediaType)) }),
);
const headers = map(lazy(() => headerReader));

const plainEncoding = {
  contentType: text,
  headers,
  style: text,
  explode: flag,
  allowReserved: flag,
};

/** How a part of a body is written. */
interface EncodingObject extends ObjectOf<typeof plainEncoding>, InnerStyles {
  /** Since 3.2: of the parts of a part. */
  readonly encoding?: Readonly<Record<string, EncodingObject>>;
  readonly prefixEncoding?: readonly EncodingObject[];
  readonly itemEncoding?: EncodingObject;
}
const encoding: Reader<EncodingObject> = lazy(() => encodingReader);
const encodingReader: Reader<EncodingObject> = object("an encoding", {
  ...plainEncoding,
  encoding: map(encoding),
  prefixEncoding: list(encoding),
  itemEncoding: encoding,
});

/** The content of a body in one media type. */
export interface MediaTypeObject {
  readonly description?: string;
  readonly schema?: Schema;
  /** Since 3.2: schema of each item of a stream. */
  readonly itemSchema?: Schema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, Read<typeof example>>>;
  readonly encoding?: Readonly<Record<string, EncodingObject>>;
  readonly prefixEncoding?: readonly EncodingObject[];
  readonly itemEncoding?: EncodingObject;
}

const mediaType: Reader<MediaTypeObject> = object("a media type", {
  description: text,
  schema,
  itemSchema: schema,
  example: exampleValue,
  examples: namedExamples,
  encoding: map(encoding),
  prefixEncoding: list(encoding),
  itemEncoding: encoding,
});

/** A parameter of an operation. */
export const parameter = withTypeOfItself(
  object("a parameter", { ...shared, name: text, in: text, content: map(mediaType) }, { required: ["name", "in"] }),
);
/** What `parameter` reads. */
export interface ParameterObject extends Read<typeof parameter>, InnerStyles {}

/** The body of a request. */
export const requestBody = object("a request body", { description: text, required: flag, content: map(mediaType) });
/** What `requestBody` reads. */
export type RequestBodyObject = Read<typeof requestBody>;

const link = object("a link", {
  operationRef: text,
  operationId: text,
  parameters: map(data),
  requestBody: data,
  description: text,
  server,
});
/** What leads from a response to another operation. */
export type LinkObject = Read<typeof link>;

/** A response of an operation. */
export const response = object("a response", {
  summary: text,
  description: text,
  headers,
  content: map(mediaType),
  links: map(link),
});
/** What `response` reads. */
export type ResponseObject = Read<typeof response>;
