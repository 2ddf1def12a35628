// What describing a schema needs from the page that it stands on.
import type { Direction } from "./direction.ts";

/** How much a page may still show; shared by all schemas of a page and counted down while they are described. */
export interface SchemaBudget {
  /** Schemas that may still be shown inside named ones; past it named schemas are links. */
  expansions: number;
  /** Schemas of any kind that may still be shown; past it everything is cut. */
  nodes: number;
}

/** The page and the document that a schema is described for. */
export interface SchemaViewContext {
  /** The normalised document: plain JSON with local `$ref`s. */
  readonly root: unknown;
  readonly direction: Direction;
  /** Safe HTML of a description. */
  renderMarkdown(text: string): string;
  /** Index of a named schema in the references of the page; adds it when it is not there. */
  refOf(schemaName: string): number;
  /** Whether a named schema has a page of its own. */
  hasPage(schemaName: string): boolean;
  /** Put before the dotted path of a property to make its id; each schema of a page has another one. */
  readonly idPrefix: string;
  /** What the page may still show; without it the schema has a page's whole budget to itself. */
  readonly budget?: SchemaBudget;
  /** What traces of properties begin with that belong to no named schema; without it properties have none. */
  readonly trace?: string;
}
