// A part of a body in several parts, as samples and examples write it.
import type { PartHeader } from "./partHeaders.ts";

interface PartBase {
  /** Empty where parts are told by their places. */
  readonly name: string;
  /** Besides those that the name and the content type are told by. */
  readonly headers: readonly PartHeader[];
}

/** A part of a body. */
export type BodyPart = PartBase &
  (
    | { readonly kind: "file"; readonly fileName: string; readonly contentType: string }
    | { readonly kind: "json"; readonly value: unknown; readonly contentType: string }
    | { readonly kind: "text"; readonly text: string; readonly contentType?: string }
  );

/**
 * Whether a client's own form cannot write a part: its parts have no headers, and only files have a type. Where another
 * part takes one, it gets the name of a file, too.
 */
export const isBeyondForms = ({ kind, contentType, headers }: BodyPart): boolean =>
  headers.length > 0 || (kind !== "file" && contentType !== undefined);
