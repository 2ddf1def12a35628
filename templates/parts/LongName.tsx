// Names without blanks that may be longer than their line: identifiers break between their words, not inside one.
import { Fragment } from "react";

/** Signs of a word that are left in one line. */
const maxWord = 18;

/** The text; words such as `get_application_role_connections` and `listDevicesOfRoomById` may break between their parts. */
export function LongName({ text }: { readonly text: string }) {
  if (!text.split(/\s/).some((word) => word.length > maxWord)) return text;
  const parts = text.split(/(?<=[_./])(?=\p{L})|(?<=\p{Ll})(?=\p{Lu})/u);
  if (parts.length === 1) return text;
  let start = 0;
  const placed = parts.map((part) => {
    start += part.length;
    return { part, start: start - part.length };
  });
  return (
    <span>
      {placed.map(({ part, start: place }) => (
        <Fragment key={place}>
          {place > 0 ? <wbr /> : null}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
