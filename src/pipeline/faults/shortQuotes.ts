// Keeps findings readable: what they quote of a site can be of any length, such as a picture written as an address.
// Every finding of a build passes here once, so that reports, baselines and ignores all know the same message.
import type { Diagnostic } from "../../model/diagnostic.ts";

/** Characters of a value that a message quotes: more than any address that people write. */
const longestQuote = 200;
/** Characters of a message: a value with quotation marks of its own is not recognised as one quote. */
const longestMessage = 1000;
/** Characters of a longer message that stay of its end, where mostly stands what is wrong. */
const keptEnd = 200;

/** The finding with no more of each value than tells it from others. */
export function withShortQuotes(diagnostic: Diagnostic): Diagnostic {
  const { message, hint, related } = diagnostic;
  const texts = [message, hint, ...(related ?? []).map((other) => other.message)];
  // Nearly all are short, and stay the same objects.
  if (texts.every((text = "") => text.length <= longestQuote)) return diagnostic;
  return {
    ...diagnostic,
    message: shorten(message),
    ...(hint === undefined ? {} : { hint: shorten(hint) }),
    ...(related === undefined
      ? {}
      : { related: related.map((other) => ({ ...other, message: shorten(other.message) })) }),
  };
}

function shorten(text: string): string {
  // `"a value"` and `` `a value` ``
  const quoting = text.replace(/"[^"]*"|`[^`]*`/g, (quote) => {
    const value = quote.slice(1, -1);
    const mark = quote.slice(0, 1);
    return value.length <= longestQuote ? quote : `${mark}${beginningOf(value, longestQuote)}${mark}`;
  });
  if (quoting.length <= longestMessage) return quoting;
  return beginningOf(quoting, longestMessage - keptEnd) + quoting.slice(-keptEnd).replace(/^[\uDC00-\uDFFF]/, "");
}

/** The first characters of a text, none of them by half. */
const beginningOf = (text: string, length: number): string =>
  `${text.slice(0, length).replace(/[\uD800-\uDBFF]$/, "")}…`;
