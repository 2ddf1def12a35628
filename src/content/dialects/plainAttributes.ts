// Attribute lists without a colon, `{#id .class}`, as MyST, Hugo and Python-Markdown read them behind what they are for: they
// are no text. The id of one stays.
import { rewriteProse } from "./maskedText.ts";
import { anchorOf, blockAttributes, takeHeadingId } from "./mkdocsInline.ts";
import { opaqueFlags, type Pass } from "./pageLines.ts";

/** Whether a page may have such lists. */
export const mayHoldAttributes = /\{[#.][\w-]/;

/** A list right behind a link, a picture, code or emphasis. */
const behind = /(?<=[\])*_\uE0F1])\{[.#][\w-][^{}\n]{0,300}\}/g;
/** A list at the end of a heading. */
const atEnd = /\{[.#][\w-][^{}\n]{0,300}\}[ \t]*#*[ \t]*$/;

/** Lists as what they do here, if anything. */
export const rewritePlainAttributes: Pass = (lines) => {
  const opaque = opaqueFlags(lines);
  return lines.map((line, index) => {
    if (opaque[index] || line.text.length > 5_000 || !mayHoldAttributes.test(line.text)) return line;
    if (/^[ \t]*:{3,}/.test(line.text)) return line;
    if (blockAttributes.test(line.text)) return { ...line, text: anchorOf(line.text) };
    const { text, id } = atEnd.test(line.text) ? takeHeadingId(line.text) : { text: line.text, id: "" };
    return { ...line, text: rewriteProse(text, (prose) => prose.replace(behind, anchorOf)) + id };
  });
};
