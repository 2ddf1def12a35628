// Reads a document of Swagger 2.0 and says it in the words of OpenAPI 3.
import type { JsonObject } from "../schema/json.ts";
import type { ApiFields } from "./apiDocument.ts";
import {
  externalDocs,
  info,
  type SecuritySchemeObject,
  type ServerObject,
  security,
  tagGroups,
  tags,
} from "./commonObjects.ts";
import { object } from "./objectReader.ts";
import type { OperationObject, PathItemObject } from "./operationObjects.ts";
import { data, entries, type Read, text, texts } from "./readers.ts";
import type { Reading } from "./reading.ts";
import { type SwaggerOperation, swaggerPathItem } from "./swaggerObjects.ts";
import { upgradeParameters } from "./upgradeParameters.ts";
import { upgradeResponse } from "./upgradeResponse.ts";
import { swaggerSecurityScheme, upgradeSecurityScheme } from "./upgradeSecurityScheme.ts";

const document = object("the specification", {
  swagger: data,
  info,
  host: text,
  basePath: text,
  schemes: texts,
  consumes: texts,
  produces: texts,
  paths: entries(swaggerPathItem, { isExtensible: true }),
  "x-webhooks": entries(swaggerPathItem),
  definitions: data,
  parameters: data,
  responses: data,
  securityDefinitions: entries(swaggerSecurityScheme),
  security,
  tags,
  "x-tagGroups": tagGroups,
  externalDocs,
});

type SwaggerDocument = Read<typeof document>;

/** Reads everything but the named schemas. */
export function readSwagger(root: JsonObject, reading: Reading): ApiFields {
  const read = document({ value: root, holder: undefined, key: "" }, reading) ?? {};
  return {
    info: read.info ?? {},
    servers: serversOf(read),
    paths: upgradePaths(read.paths, { document: read, reading }),
    webhooks: upgradePaths(read["x-webhooks"], { document: read, reading }),
    securitySchemes: upgradeSchemes(read.securityDefinitions, reading),
    security: read.security ?? [],
    tags: read.tags ?? [],
    tagGroups: read["x-tagGroups"] ?? [],
    externalDocs: read.externalDocs,
  };
}

/**
 * `schemes: [https], host: hub.example, basePath: /v1` → `https://hub.example/v1`. The first is what samples send requests to,
 * and `ws` takes none.
 */
function serversOf(
  { host, basePath = "", schemes }: SwaggerDocument,
  only?: readonly string[],
): readonly ServerObject[] {
  const path = basePath === "/" ? "" : basePath;
  if (host === undefined || host === "") return path === "" ? [] : [{ url: path }];
  const all = only ?? schemes ?? ["https"];
  const isHttp = (scheme: string): boolean => /^https?$/i.test(scheme);
  const sorted = [...all.filter(isHttp), ...all.filter((scheme) => !isHttp(scheme))];
  return sorted.map((scheme) => ({ url: `${scheme}://${host}${path}` }));
}

interface PathsInput {
  readonly document: SwaggerDocument;
  readonly reading: Reading;
}

function upgradePaths(paths: SwaggerDocument["paths"], input: PathsInput): ReadonlyMap<string, PathItemObject> {
  return new Map([...(paths ?? [])].map(([path, item]) => [path, upgradePathItem(item, input)]));
}

function upgradePathItem(item: Read<typeof swaggerPathItem>, input: PathsInput): PathItemObject {
  const { parameters = [], additionalOperations = {}, ...rest } = item;
  // Path-level parameters may be bodies: they are told apart together with those of each operation.
  const upgrade = (operation: SwaggerOperation): OperationObject =>
    upgradeOperation(operation, { ...input, inherited: parameters });
  const upgraded = Object.entries(rest).map(([key, value]) => [
    key,
    typeof value === "object" ? upgrade(value) : value,
  ]);
  const others = Object.entries(additionalOperations).map(([key, value]) => [key, upgrade(value)]);
  const result: PathItemObject = {
    ...Object.fromEntries(upgraded),
    ...(others.length === 0 ? {} : { additionalOperations: Object.fromEntries(others) }),
  };
  input.reading.places.copy(item, result);
  return result;
}

interface OperationInput extends PathsInput {
  readonly inherited: NonNullable<SwaggerOperation["parameters"]>;
}

function upgradeOperation(
  operation: SwaggerOperation,
  { document: api, reading, inherited }: OperationInput,
): OperationObject {
  const { consumes, produces, parameters, responses, schemes, ...rest } = operation;
  const accepted = consumes ?? api.consumes ?? [];
  const given = produces ?? api.produces ?? [];
  const own = parameters ?? [];
  const isOverridden = ({ name, in: place }: (typeof own)[number]): boolean =>
    own.some((other) => other.name === name && other.in === place);
  const upgraded = upgradeParameters(
    [...inherited.filter((parameter) => !isOverridden(parameter)), ...own],
    accepted,
    reading,
  );
  const result: OperationObject = {
    ...rest,
    ...upgraded,
    ...(responses === undefined
      ? {}
      : {
          responses: new Map(
            [...responses].map(([status, response]) => [status, upgradeResponse(response, given, reading)]),
          ),
        }),
    ...(schemes === undefined ? {} : { servers: serversOf(api, schemes) }),
  };
  reading.places.copy(operation, result);
  return result;
}

function upgradeSchemes(
  schemes: SwaggerDocument["securityDefinitions"],
  reading: Reading,
): ReadonlyMap<string, SecuritySchemeObject> {
  return new Map(
    [...(schemes ?? [])].map(([name, scheme]) => {
      const upgraded = upgradeSecurityScheme(scheme);
      reading.places.copy(scheme, upgraded);
      return [name, upgraded];
    }),
  );
}
