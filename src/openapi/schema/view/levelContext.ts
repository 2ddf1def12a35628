// What describing one level of a schema needs: the page, and a way to have the schemas inside described later.
import type { SchemaView } from "../../../model/api.ts";
import type { SchemaViewContext } from "../schemaContext.ts";

/** A schema to be described and where it stands. */
export interface Place {
  /** Names from the top to the schema, joined by dots; the ids of properties are made of it. */
  readonly path: string;
  /** Name of the property that has the schema; empty elsewhere. */
  readonly name: string;
  /** Schemas that an enclosing schema gives to properties, for parts that only require them. */
  readonly knownProperties: ReadonlyMap<string, unknown>;
  /** What traces of properties begin with that no other named schema brings. */
  readonly trace: string;
  /** Objects whose words are shown above already, and not again; absent where there are none. */
  readonly shown?: ReadonlySet<unknown>;
}

/** Describes the inside of a schema one level deep. */
export interface LevelContext {
  readonly view: SchemaViewContext;
  readonly place: Place;
  /** View of a schema inside; filled in later, level by level. */
  child(schema: unknown, segment: string, more?: Partial<Place>): SchemaView;
  /** As many members of a list as the page has room for. */
  take<Item>(items: readonly Item[]): readonly Item[];
  /** Number of members that found none so far. */
  omitted(): number;
  /** An id that no other property of the schema has. */
  idOf(segment: string): string;
  /** Index of a named schema with a page. */
  refOf(name: string | undefined): { readonly ref?: number };
}
