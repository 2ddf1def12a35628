// Operations of OpenAPI 3.0 to 3.2 and the paths that hold them.
import { type KeyedMethod, keyedMethods } from "../../model/httpMethod.ts";
import {
  badges,
  customSamples,
  externalDocs,
  type SecurityRequirementObject,
  type ServerObject,
  security,
  servers,
} from "./commonObjects.ts";
import {
  type ParameterObject,
  parameter,
  type RequestBodyObject,
  type ResponseObject,
  requestBody,
  response,
} from "./contentObjects.ts";
import { object } from "./objectReader.ts";
import { additionalOperations, withOtherOperations } from "./otherOperations.ts";
import { entries, flag, hasKey, lazy, list, map, type Read, type Reader, text, texts } from "./readers.ts";

const operationFields = {
  tags: texts,
  summary: text,
  description: text,
  externalDocs,
  operationId: text,
  parameters: list(parameter, { isElement: hasKey("in") }),
  requestBody,
  responses: entries(response, { isExtensible: true }),
  callbacks: map(
    entries(
      lazy(() => pathItem),
      { isExtensible: true },
    ),
  ),
  deprecated: flag,
  security,
  servers,
  "x-internal": flag,
  "x-deprecated-description": text,
  "x-scalar-stability": text,
  "x-badges": badges,
  ...customSamples,
};

/** An operation, with references to other objects than schemas resolved. */
export interface OperationObject {
  readonly tags?: readonly string[];
  readonly summary?: string;
  readonly description?: string;
  readonly externalDocs?: Read<typeof externalDocs>;
  readonly operationId?: string;
  readonly parameters?: readonly ParameterObject[];
  readonly requestBody?: RequestBodyObject;
  readonly responses?: ReadonlyMap<string, ResponseObject>;
  /** By name, then by expression. */
  readonly callbacks?: Readonly<Record<string, ReadonlyMap<string, PathItemObject>>>;
  readonly deprecated?: boolean;
  readonly security?: readonly SecurityRequirementObject[];
  readonly servers?: readonly ServerObject[];
  readonly "x-internal"?: boolean;
  readonly "x-deprecated-description"?: string;
  readonly "x-scalar-stability"?: string;
  readonly "x-badges"?: Read<typeof badges>;
  readonly "x-codeSamples"?: unknown;
  readonly "x-code-samples"?: unknown;
}

/** What stands at a path. */
export interface PathItemObject extends Readonly<Partial<Record<KeyedMethod, OperationObject>>> {
  readonly summary?: string;
  readonly description?: string;
  readonly servers?: readonly ServerObject[];
  readonly parameters?: readonly ParameterObject[];
  /** Since 3.2, by method as it is sent. */
  readonly additionalOperations?: Readonly<Record<string, OperationObject>>;
  readonly "x-internal"?: boolean;
}

const operation: Reader<OperationObject> = lazy(() => operationReader);
const operationReader: Reader<OperationObject> = object("an operation", operationFields);

/** A path with the operations that have a key of their own. */
const plainPathItem: Reader<PathItemObject> = object(
  "a path",
  {
    summary: text,
    description: text,
    get: operation,
    put: operation,
    post: operation,
    delete: operation,
    options: operation,
    head: operation,
    patch: operation,
    trace: operation,
    query: operation,
    servers,
    parameters: list(parameter, { isElement: hasKey("in") }),
    additionalOperations: additionalOperations(operation, keyedMethods),
    "x-internal": flag,
  },
  { siblings: "all" },
);

/** Reads a path or webhook. */
export const pathItem: Reader<PathItemObject> = withOtherOperations(plainPathItem, {
  operation,
  methods: keyedMethods,
});
