// A specification of Swagger 2.0 as a document of OpenAPI 3.1, from what has been read of it: slices of it are written in
// today's words, which tools read that take an operation in.
import type { ApiDocument } from "../normalize/apiDocument.ts";
import type { SecurityRequirementObject, SecuritySchemeObject } from "../normalize/commonObjects.ts";
import type {
  HeaderObject,
  MediaTypeObject,
  ParameterObject,
  RequestBodyObject,
  ResponseObject,
} from "../normalize/contentObjects.ts";
import type { OperationObject, PathItemObject } from "../normalize/operationObjects.ts";
import { entriesOf, isObject, type JsonObject, ownValue } from "../schema/json.ts";
import { isUnsayable, type ListStyle, propertyInstead, textInstead } from "./listTexts.ts";

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
  const said = Object.entries(headers ?? {}).map(([name, header]) => [name, headerOf(header)] as const);
  return { description: "", ...response, ...(headers === undefined ? {} : { headers: Object.fromEntries(said) }) };
}

function headerOf(header: HeaderObject): JsonObject {
  return isUnsayable(header, "header") ? textInstead(header) : withoutInnerStyles(header);
}

function bodyOf({ content = {}, ...body }: RequestBodyObject): JsonObject {
  const contents = Object.entries(content).map(([type, media]) => [type, mediaOf(media)] as const);
  return { ...body, content: Object.fromEntries(contents) };
}

/** A body, with texts in place of those lists of a form that OpenAPI 3.1 cannot say. */
function mediaOf({ encoding, ...media }: MediaTypeObject): JsonObject {
  if (encoding === undefined) return media;
  const { schema } = media;
  const unsayable = new Map(Object.entries(encoding).filter(([, style]) => isUnsayable(style, "form")));
  const sayable = Object.entries(encoding).flatMap(([name, style]) => {
    return unsayable.has(name) ? [] : [[name, withoutInnerStyles(style)] as const];
  });
  const properties = entriesOf(ownValue(schema, "properties")).map(([name, property]) => {
    const style = unsayable.get(name);
    return [name, style === undefined ? property : propertyInstead(property, style)] as const;
  });
  return {
    ...media,
    ...(unsayable.size > 0 && isObject(schema)
      ? { schema: { ...schema, properties: Object.fromEntries(properties) } }
      : {}),
    ...(sayable.length === 0 ? {} : { encoding: Object.fromEntries(sayable) }),
  };
}

/** OpenAPI 3 cannot say how lists in a list travel. */
function withoutInnerStyles({ innerStyles: _, ...described }: ListStyle): JsonObject {
  return described;
}

/** What is in a path is always required. */
function parameterOf(parameter: ParameterObject): JsonObject {
  const { in: place = "query" } = parameter;
  const said = isUnsayable(parameter, place) ? textInstead(parameter) : withoutInnerStyles(parameter);
  return { ...said, ...(place === "path" ? { required: true } : {}) };
}

const requirementOf = (requirement: SecurityRequirementObject): JsonObject => Object.fromEntries(requirement);

/** Flows have to say their scopes, if there are none. */
function withScopes({ flows, ...scheme }: SecuritySchemeObject): JsonObject {
  if (flows === undefined) return scheme;
  const said = Object.entries(flows).map(([name, flow]) => [name, { scopes: {}, ...flow }]);
  return { ...scheme, flows: Object.fromEntries(said) };
}
