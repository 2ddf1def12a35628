// Who uses which named schema: operations and other schemas that refer to it themselves, not through a third.
import { addToList } from "../../model/addToList.ts";
import type { HeaderObject, MediaTypeObject, ParameterObject, ResponseObject } from "../normalize/contentObjects.ts";
import type { OperationObject, PathItemObject } from "../normalize/operationObjects.ts";
import { schemaKeywords } from "../normalize/schemaKeywords.ts";
import { isObject, ownValue } from "../schema/json.ts";
import { resolvePointer, schemaNameOf } from "../schema/resolveRef.ts";
import type { Catalog, OperationPage } from "./catalog.ts";
import { entriesAt } from "./operationEntries.ts";

/** Users by the name of the schema, in reading order. */
export interface SchemaUsage {
  readonly operationsByName: ReadonlyMap<string, readonly OperationPage[]>;
  /** Names of schemas with a page. */
  readonly schemasByName: ReadonlyMap<string, readonly string[]>;
}

/** Finds the users of all schemas. Costs one walk over the specification. */
export function schemaUsageOf(catalog: Catalog, root: unknown): SchemaUsage {
  const operationsByName = new Map<string, OperationPage[]>();
  for (const page of catalog.operations) {
    const names = new Set<string>();
    for (const schema of schemasOf(page.operation, page.item)) collectNames(schema, { root, names, seen: new Set() });
    for (const name of names) addToList(operationsByName, name, page);
  }
  const schemasByName = new Map<string, string[]>();
  for (const { name: user, schema } of catalog.schemas) {
    const names = new Set<string>();
    collectNames(schema, { root, names, seen: new Set() });
    for (const name of names) if (name !== user) addToList(schemasByName, name, user);
  }
  return { operationsByName, schemasByName };
}

interface Walk {
  readonly root: unknown;
  readonly names: Set<string>;
  readonly seen: Set<unknown>;
}

const schemaForms: ReadonlySet<string> = new Set(["schema", "schemas", "schemaMap", "items"]);

/** Names that a schema refers to, also through schemas that have no name. */
function collectNames(schema: unknown, walk: Walk): void {
  if (!isObject(schema) || walk.seen.has(schema)) return;
  walk.seen.add(schema);
  const refs = [ownValue(schema, "$ref"), ...Object.values(mappingOf(schema))];
  for (const ref of refs) {
    if (typeof ref !== "string") continue;
    const name = schemaNameOf(ref);
    if (name !== undefined) walk.names.add(name);
    else collectNames(resolvePointer(walk.root, ref), walk);
  }
  for (const [keyword, value] of Object.entries(schema)) {
    const form = Object.hasOwn(schemaKeywords, keyword) ? schemaKeywords[keyword] : undefined;
    if (form === undefined || !schemaForms.has(form)) continue;
    if (Array.isArray(value)) for (const part of value) collectNames(part, walk);
    else if (form !== "schemaMap") collectNames(value, walk);
    else if (isObject(value)) for (const part of Object.values(value)) collectNames(part, walk);
  }
}

function mappingOf(schema: unknown): object {
  const mapping = ownValue(ownValue(schema, "discriminator"), "mapping");
  return isObject(mapping) ? mapping : {};
}

/** Schemas that an operation holds: in parameters, bodies, headers, and in its callbacks. */
function schemasOf(
  operation: OperationObject,
  item: PathItemObject,
  seen: Set<OperationObject> = new Set(),
): readonly unknown[] {
  if (seen.has(operation)) return [];
  seen.add(operation);
  const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])];
  const callbacks = Object.values(operation.callbacks ?? {}).flatMap((byExpression) => [...byExpression]);
  return [
    ...parameters.flatMap(schemasOfParameter),
    ...contentSchemas(operation.requestBody?.content),
    ...[...(operation.responses?.values() ?? [])].flatMap(schemasOfResponse),
    ...callbacks.flatMap(([expression, called]) =>
      entriesAt(expression, called, false).flatMap((entry) => schemasOf(entry.operation, called, seen)),
    ),
  ];
}

function schemasOfParameter(parameter: ParameterObject | HeaderObject): readonly unknown[] {
  return [parameter.schema, ...contentSchemas(parameter.content)];
}

function schemasOfResponse({ headers = {}, content }: ResponseObject): readonly unknown[] {
  return [...Object.values(headers).flatMap(schemasOfParameter), ...contentSchemas(content)];
}

function contentSchemas(content: Readonly<Record<string, MediaTypeObject>> | undefined): readonly unknown[] {
  return Object.values(content ?? {}).flatMap(
    ({ schema, itemSchema, encoding = {}, prefixEncoding = [], itemEncoding = {} }) => [
      schema,
      itemSchema,
      ...[...Object.values(encoding), ...prefixEncoding, itemEncoding].flatMap(({ headers = {} }) =>
        Object.values(headers).flatMap(schemasOfParameter),
      ),
    ],
  );
}
