// Names of pages and sections in a line, which end their lines where running text does: identifiers that may be longer than
// a line break between their words and not inside one, and compounds such as "Wi-Fi" do not break at their hyphen.
import { Fragment } from "react";
import { keepBlanks } from "../../src/model/keepBlanks.ts";
import { cutAtCompounds } from "../../src/model/keepCompounds.ts";

/** Longest word, in characters, that is left unbroken. */
const maxWord = 18;

/**
 * The text. Words such as `get_application_role_connections` and `listDevicesOfRoomById` may break between their parts.
 */
export function LongName({ text }: { readonly text: string }) {
  const pieces = cutAtCompounds(keepBlanks(text));
  if (pieces.length === 1) return <LongWords text={pieces[0] ?? ""} />;
  return (
    <span>
      {inPlaces(pieces).map(({ part, start }, index) =>
        index % 2 === 0 ? (
          <LongWords key={`${start}${part}`} text={part} />
        ) : (
          <span key={`${start}${part}`} className="nb">
            {part}
          </span>
        ),
      )}
    </span>
  );
}

function LongWords({ text }: { readonly text: string }) {
  if (text.length <= maxWord || !text.split(/\s/).some((word) => word.length > maxWord)) return text;
  const parts = text.split(/(?<=[_./])(?=\p{L})|(?<=\p{Ll})(?=\p{Lu})/u);
  if (parts.length === 1) return text;
  return (
    <span>
      {inPlaces(parts).map(({ part, start }) => (
        <Fragment key={start}>
          {start > 0 ? <wbr /> : null}
          {part}
        </Fragment>
      ))}
    </span>
  );
}

/** Parts of a text with the places where they start. */
function inPlaces(parts: readonly string[]): readonly { readonly part: string; readonly start: number }[] {
  let end = 0;
  return parts.map((part) => {
    end += part.length;
    return { part, start: end - part.length };
  });
}
