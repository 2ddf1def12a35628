// How values of a JSON text sequence (RFC 7464) are told apart: the character before each of them cannot be seen.
import type { ApiTemplateProps } from "../../../src/model/template.ts";

/** Media types of what stands above. */
export interface SequenceNoteProps {
  readonly api: ApiTemplateProps;
  readonly mediaTypes: readonly string[];
}

/** `application/json-seq`, `application/geo+json-seq; charset=utf-8`; not `application/json`. */
const sequence = /^[^;]*[/+]json-seq\s*(?:;|$)/i;

/** A note where one of the types is a sequence; it names the type where others are none. */
export function SequenceNote({ api, mediaTypes }: SequenceNoteProps) {
  const sequences = mediaTypes.filter((mediaType) => sequence.test(mediaType));
  if (sequences.length === 0) return null;
  return (
    <p className="f">
      <span>
        {sequences.length === mediaTypes.length ? null : (
          <>
            <code>{sequences.join(", ")}</code>:{" "}
          </>
        )}
        {api.t("apiSequence")}
      </span>
    </p>
  );
}
