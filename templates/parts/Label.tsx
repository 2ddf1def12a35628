// The name of a page or section in a menu or list. Compounds such as "Wi-Fi" do not break at their hyphen; long identifiers
// break between their words. Titles of pages have no such markup: programs read them.
import { LongName } from "#template/parts/LongName";
import { cutAtCompounds } from "../../src/model/keepCompounds.ts";

/** The text. */
export function Label({ text }: { readonly text: string }) {
  const pieces = cutAtCompounds(text);
  if (pieces.length === 1) return <LongName text={text} />;
  let end = 0;
  const placed = pieces.map((piece, index) => {
    end += piece.length;
    return { piece, isCompound: index % 2 === 1, key: `${end}${piece}` };
  });
  return (
    <span>
      {placed.map(({ piece, isCompound, key }) =>
        isCompound ? (
          <span key={key} className="nb">
            {piece}
          </span>
        ) : (
          <LongName key={key} text={piece} />
        ),
      )}
    </span>
  );
}
