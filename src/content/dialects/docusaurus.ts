// What pages of Docusaurus have besides components: addresses that begin at the folder of the site.
import { opaqueFlags, type Pass } from "./pageLines.ts";

/** A code span, which stays, or the beginning of an address in a link, an image, an attribute or what defines a reference. */
const siteAddress =
  /(`+)[^`]*\1|(?<=[("'<]|\]:[ \t]{1,4})(?:@site\/(?:static|docs)|(?:\.\.\/)+(?:website\/)?static)(?=\/)/g;

const mayHoldAddress = (text: string): boolean => text.includes("@site/") || text.includes("../");

/** `@site/static/img/a.png`, `../static/img/a.png` and `@site/docs/a.md` as `/img/a.png` and `/a.md`. */
export const rewriteSiteAddresses: Pass = (lines) => {
  if (!lines.some(({ text }) => mayHoldAddress(text))) return lines;
  const opaque = opaqueFlags(lines);
  return lines.map((line, index) =>
    opaque[index] || !mayHoldAddress(line.text)
      ? line
      : { ...line, text: line.text.replace(siteAddress, (whole) => (whole.startsWith("`") ? whole : "")) },
  );
};
