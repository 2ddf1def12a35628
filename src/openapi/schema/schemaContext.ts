// What describing a schema needs to know about its page. Types only.
import type { Direction } from "./direction.ts";

/** How much a page may still show. All schemas of the page share and reduce it while they are described. */
export interface SchemaBudget {
  /** How many schemas inside named ones may still be shown; after that, named schemas become links. */
  expansions: number;
  /** How many schemas of any kind may still be shown; after that, everything is cut. */
  nodes: number;
}

/** The page and the document that a schema is described for. */
export interface SchemaViewContext {
  /** The normalised document: plain JSON with local `$ref`s. */
  readonly root: unknown;
  readonly direction: Direction;
  /** Safe HTML of a description. */
  renderMarkdown(text: string): string;
  /** The index of a named schema in the page's references, to which it is added if necessary. */
  refOf(schemaName: string): number;
  /** Whether a named schema has a page of its own. */
  hasPage(schemaName: string): boolean;
  /** Prefix for ids of properties, before their dotted paths; different for each schema of a page. */
  readonly idPrefix: string;
  /** Budget of the page. @default the budget of a whole page, for this schema alone */
  readonly budget?: SchemaBudget;
  /** Prefix for traces of properties that belong to no named schema; without it properties have no traces. */
  readonly trace?: string;
}
