// A note on how the values of a JSON text sequence (RFC 7464) are separated: by an invisible character before each.
import type { ApiTemplateProps } from "../../../src/model/template.ts";

/** The media types shown above. */
export interface SequenceNoteProps {
  readonly api: ApiTemplateProps;
  readonly mediaTypes: readonly string[];
}

/** Matches `application/json-seq`, `application/geo+json-seq; charset=utf-8`; not `application/json`. */
const sequence = /^[^;]*[/+]json-seq\s*(?:;|$)/i;

/** The note, if one of the media types is a sequence. It names the type if others are not sequences. */
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
