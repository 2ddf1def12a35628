// Identifiers that may be longer than a line: they break between their words and not inside one.
import { Fragment } from "react";

/** Longest word, in characters, that is left unbroken. */
const maxWord = 18;

/**
 * The text. Words such as `get_application_role_connections` and `listDevicesOfRoomById` may break between their parts.
 */
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
