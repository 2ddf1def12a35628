// Reads the `srcset` of a picture as browsers do: an address may hold commas, which separate only where it has ended.

/** A picture to choose from: its address, and what browsers choose it by, as it is written (`2x`, `640w`). */
interface Candidate {
  readonly address: string;
  readonly descriptor: string;
}

/** Group 1 is an address with the commas behind it: `a.png`, `https://e.org/w_200,c_fit/a.jpg`, `a.png,`. */
const nextAddress = /[\t\n\f\r ,]*([^\t\n\f\r ,][^\t\n\f\r ]*)/y;
/** Group 1 is ` 2x` of ` 2x, b.png`: up to a comma that stands in no parentheses. */
const nextDescriptor = /((?:[^(,]+|\([^)]*\)?)*),?/y;

/**
 * The candidates of a `srcset` whose character references are decoded.
 * @example readSrcset("/w_2,h_1/a.jpg 2x, b.png") // addresses "/w_2,h_1/a.jpg" with "2x", "b.png" with ""
 */
export function readSrcset(value: string): readonly Candidate[] {
  const candidates: Candidate[] = [];
  for (let at = 0; ; ) {
    const written = groupAt(nextAddress, value, at);
    if (written === undefined) return candidates;
    const address = withoutCommasBehind(written);
    at = nextAddress.lastIndex;
    let descriptor = "";
    // A comma right behind an address ends its candidate.
    if (address === written) {
      descriptor = groupAt(nextDescriptor, value, at) ?? "";
      at = nextDescriptor.lastIndex;
    }
    candidates.push({ address, descriptor: descriptor.trim().replace(/\s+/g, " ") });
  }
}

function withoutCommasBehind(text: string): string {
  let end = text.length;
  while (text[end - 1] === ",") end -= 1;
  return text.slice(0, end);
}

/** Group 1 of a sticky expression at a place; `undefined` where it does not match. */
function groupAt(expression: RegExp, text: string, at: number): string | undefined {
  expression.lastIndex = at;
  return expression.exec(text)?.[1];
}
