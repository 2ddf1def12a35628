// Describes schemas for tests: Markdown stays as it is, every named schema has a page unless told otherwise.
import type { SchemaView } from "../../../../src/model/api.ts";
import { describeSchema } from "../../../../src/openapi/schema/describeSchema.ts";
import type { SchemaViewContext } from "../../../../src/openapi/schema/schemaContext.ts";

export interface Described {
  readonly view: SchemaView;
  /** Names of the schemas that were linked, by index. */
  readonly references: readonly string[];
}

/** Describes a schema in a document with the named schemas. */
export function describeIn(
  schemas: Readonly<Record<string, unknown>>,
  schema: unknown,
  more: Partial<SchemaViewContext> = {},
): Described {
  const references: string[] = [];
  const view = describeSchema(schema, {
    root: { components: { schemas } },
    direction: "both",
    renderMarkdown: (text) => text,
    hasPage: () => true,
    refOf: (name) => {
      const known = references.indexOf(name);
      return known < 0 ? references.push(name) - 1 : known;
    },
    idPrefix: "s.",
    ...more,
  });
  return { view, references };
}

/** The view of a schema that refers to nothing. */
export const viewOf = (schema: unknown, more: Partial<SchemaViewContext> = {}): SchemaView =>
  describeIn({}, schema, more).view;

export const ref = (name: string): { readonly $ref: string } => ({ $ref: `#/components/schemas/${name}` });

/** The view of a property; fails when there is none. */
export function propertyOf(view: SchemaView, ...path: readonly string[]): SchemaView {
  return path.reduce((outer, name) => {
    const found = outer.properties?.find((property) => property.name === name);
    if (found === undefined) throw new Error(`no property ${name}`);
    return found.schema;
  }, view);
}

/** Number of views in a view. */
export function countViews(value: unknown): number {
  if (typeof value !== "object" || value === null) return 0;
  const own = "types" in value ? 1 : 0;
  return Object.values(value).reduce((sum, inner) => sum + countViews(inner), own);
}
