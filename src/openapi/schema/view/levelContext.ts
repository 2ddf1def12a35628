// The context for describing one level of a schema: the page, and a way to queue inner schemas for later.
import type { SchemaView } from "../../../model/api.ts";
import type { SchemaViewContext } from "../schemaContext.ts";

/** A schema's position in the view that is being made. */
export interface Place {
  /** Property names from the top to the schema, joined by dots; used for ids of properties. */
  readonly path: string;
  /** Name of the property that has the schema; empty for other schemas. */
  readonly name: string;
  /** Property schemas of an enclosing schema, for parts that only list a property as required. */
  readonly knownProperties: ReadonlyMap<string, unknown>;
  /** Prefix of the traces of properties that no other named schema provides. */
  readonly trace: string;
  /** Objects whose descriptions are already shown above and are not repeated; absent if there are none. */
  readonly shown?: ReadonlySet<unknown>;
}

/** Describes the inside of a schema one level deep. */
export interface LevelContext {
  readonly view: SchemaViewContext;
  readonly place: Place;
  /** Returns the view of an inner schema, which is filled in later, level by level. */
  child(schema: unknown, segment: string, more?: Partial<Place>): SchemaView;
  /** As many items of a list as the page has space for. */
  take<Item>(items: readonly Item[]): readonly Item[];
  /** Number of items that were left out so far for lack of space. */
  omitted(): number;
  /** An id that no other property of the schema has. */
  idOf(segment: string): string;
  /** Index of a named schema that has its own page. */
  refOf(name: string | undefined): { readonly ref?: number };
}
