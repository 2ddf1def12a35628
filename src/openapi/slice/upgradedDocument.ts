// A specification of Swagger 2.0 as a document of OpenAPI 3.1, from what has been read of it: slices of it are written in
// today's words, which tools read that take an operation in.
import type { ApiDocument } from "../normalize/apiDocument.ts";
import type { SecurityRequirementObject, SecuritySchemeObject } from "../normalize/commonObjects.ts";
import type { HeaderObject, ParameterObject, RequestBodyObject, ResponseObject } from "../normalize/contentObjects.ts";
import type { OperationObject, PathItemObject } from "../normalize/operationObjects.ts";
import { tabStyle } from "../samples/styledValue.ts";
import { isObject, type JsonObject, ownValue } from "../schema/json.ts";

/** The document; its schemas are those of the read one. */
export function upgradedDocument({ root, ...read }: ApiDocument): JsonObject {
  const { info, servers, tags, security, paths, webhooks, securitySchemes } = read;
  const components = ownValue(root, "components");
  const schemes = [...securitySchemes].map(([name, scheme]) => [name, withScopes(scheme)] as const);
  return {
    openapi: "3.1.0",
    info,
    ...(servers.length === 0 ? {} : { servers }),
    ...(security.length === 0 ? {} : { security: security.map(requirementOf) }),
    tags,
    paths: itemsOf(paths),
    webhooks: itemsOf(webhooks),
    components: {
      ...(isObject(components) ? components : {}),
      securitySchemes: Object.fromEntries(schemes),
    },
  };
}

const itemsOf = (items: ReadonlyMap<string, PathItemObject>): JsonObject =>
  Object.fromEntries([...items].map(([path, item]) => [path, itemOf(item)]));

function itemOf(item: PathItemObject): JsonObject {
  return Object.fromEntries(
    Object.entries(item).map(([key, value]) => {
      if (key === "additionalOperations") return [key, operationsOf(value)];
      return [key, isObject(value) ? operationOf(value) : value];
    }),
  );
}

const operationsOf = (operations: Readonly<Record<string, OperationObject>>): JsonObject =>
  Object.fromEntries(Object.entries(operations).map(([method, operation]) => [method, operationOf(operation)]));

function operationOf({ responses = new Map(), security, parameters, ...rest }: OperationObject): JsonObject {
  const answered = [...responses].map(([status, response]) => [status, responseOf(response)] as const);
  const { requestBody } = rest;
  return {
    ...rest,
    ...(requestBody === undefined ? {} : { requestBody: bodyOf(requestBody) }),
    ...(parameters === undefined || parameters.length === 0 ? {} : { parameters: parameters.map(parameterOf) }),
    responses: Object.fromEntries(answered),
    ...(security === undefined ? {} : { security: security.map(requirementOf) }),
  };
}

function responseOf({ headers, ...response }: ResponseObject): JsonObject {
  return { description: "", ...response, ...(headers === undefined ? {} : { headers: withoutInnerStyles(headers) }) };
}

function bodyOf({ content = {}, ...body }: RequestBodyObject): JsonObject {
  const contents = Object.entries(content).map(([type, { encoding, ...media }]) => {
    return [type, { ...media, ...(encoding === undefined ? {} : { encoding: withoutInnerStyles(encoding) }) }] as const;
  });
  return { ...body, content: Object.fromEntries(contents) };
}

/** OpenAPI 3 cannot say how lists in a list travel. */
function withoutInnerStyles(described: Readonly<Record<string, Pick<HeaderObject, "innerStyles">>>): JsonObject {
  return Object.fromEntries(Object.entries(described).map(([name, { innerStyles: _, ...rest }]) => [name, rest]));
}

/** Lists with tabs between their elements have no style in OpenAPI 3, and what is in a path is always required. */
function parameterOf({ style, explode, innerStyles: _, ...parameter }: ParameterObject): JsonObject {
  return {
    ...parameter,
    ...(style === undefined || style === tabStyle ? {} : { style, explode }),
    ...(parameter.in === "path" ? { required: true } : {}),
  };
}

const requirementOf = (requirement: SecurityRequirementObject): JsonObject => Object.fromEntries(requirement);

/** Flows have to say their scopes, if there are none. */
function withScopes({ flows, ...scheme }: SecuritySchemeObject): JsonObject {
  if (flows === undefined) return scheme;
  const said = Object.entries(flows).map(([name, flow]) => [name, { scopes: {}, ...flow }]);
  return { ...scheme, flows: Object.fromEntries(said) };
}
