// A reference and what it leads to.
import type { Reference } from "./findReferences.ts";
import type { OpenDocument } from "./includedDocuments.ts";

/** A reference that leads somewhere. */
export interface ResolvedReference extends Reference {
  readonly document: OpenDocument;
  readonly target: {
    readonly document: OpenDocument;
    readonly value: unknown;
    /** Inside its document, canonical. */
    readonly pointer: string;
  };
}
