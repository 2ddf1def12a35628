// Attributes in braces, `[a](b){target="_self"}`, which pages of VitePress give to what stands before them: an id
// becomes an anchor in its place, the rest says nothing here.
import { rewriteProse } from "./maskedText.ts";
import { isHeading, opaqueFlags, type Pass } from "./pageLines.ts";

const one = String.raw`(?:[.#][\w:-]{1,200}|[\w:-]{1,50}=(?:"[^"{}]{0,500}"|'[^'{}]{0,500}'|[^\s"'{}=]{1,500}))`;
const braces = String.raw`(?<!\{)\{:?[ \t]*(${one}(?:[ \t]+${one}){0,20})[ \t]*\}(?!\})`;
/** Behind a link, an image, code or emphasis, which end in a mark of masked text or a sign of their own. */
const behind = new RegExp(String.raw`(?<=[\uE0F1)*_~])${braces}`, "g");
/** `text {.class}`, `## Heading {.class #id}`: text in group 1, attributes in group 2. */
const atEnd = new RegExp(String.raw`^(.*\S)[ \t]+${braces}[ \t]*$`);
const alone = new RegExp(String.raw`^([ \t]*)${braces}[ \t]*$`);

const mayHold = (text: string): boolean => /\{:?[ \t]*(?:[.#]|[\w:-]+=)/.test(text);

/** Takes the attributes of blocks and of parts of a line out. */
export const rewriteAttributes: Pass = (lines) => {
  if (!lines.some(({ text }) => mayHold(text))) return lines;
  const opaque = opaqueFlags(lines);
  return lines.map((line, index) => {
    // Containers have attributes of their own.
    if (opaque[index] || !mayHold(line.text) || /^\s*:::/.test(line.text)) return line;
    const [, indent, given] = alone.exec(line.text) ?? [];
    if (given !== undefined) return { ...line, text: indent + anchorOf(given) };
    return { ...line, text: rewriteProse(line.text, withoutAttributes) };
  });
};

function withoutAttributes(prose: string): string {
  const text = prose.replace(behind, (_, given: string) => anchorOf(given));
  const [, before, given] = atEnd.exec(text) ?? [];
  if (before === undefined || given === undefined) return text;
  const id = idOf(given);
  // The id of a heading stands as it does here.
  if (isHeading(before)) return id === undefined ? before : `${before} {#${id}}`;
  return before + anchorOf(given);
}

const idOf = (attributes: string): string | undefined =>
  /(?:^|[ \t])#([\w:-]+)/.exec(attributes)?.[1] ?? /(?:^|[ \t])id=["']?([\w:-]+)/.exec(attributes)?.[1];

function anchorOf(attributes: string): string {
  const id = idOf(attributes);
  return id === undefined ? "" : `<a id="${id}"></a>`;
}
