// References to documentation that plugins of MkDocs make from code, `[text][package.name]`: here they are their text.
import { rewriteProse } from "./maskedText.ts";
import { opaqueFlags, type Pass } from "./pageLines.ts";

/** `[text][id]`, `[id][]`: text in group 1, id in group 2. Code is masked by characters of its own. */
const reference = /(?<![\]!\\])\[([^[\]]{1,300})\]\[([^[\]]{0,300})\]/g;
const definition = /^ {0,3}\[([^\]]{1,300})\]:/;
/** A mask, or a name with dots. */
const code = /^\uE0F0\d+\uE0F1$/;
const dotted = /^[\w.-]*\w\.\w[\w.()-]*$/;

/** Takes the brackets from references that nothing on the page defines, and notes the first. */
export const rewriteReferences: Pass = (lines, note) => {
  if (!lines.some(({ text }) => text.includes("]["))) return lines;
  const opaque = opaqueFlags(lines);
  const known = new Set(
    lines.flatMap(({ text }, index) => (opaque[index] ? [] : (definition.exec(text)?.[1]?.trim().toLowerCase() ?? []))),
  );
  return lines.map((line, index) => {
    if (opaque[index] || !line.text.includes("][")) return line;
    const text = rewriteProse(line.text, (prose) =>
      prose.replace(reference, (whole, label: string, id: string) => {
        const name = (id === "" ? label : id).trim();
        if (known.has(name.toLowerCase()) || !(code.test(label.trim()) || dotted.test(name))) return whole;
        note({
          key: "][",
          message: "The page refers to documentation generated from code, which hubdocs does not generate",
          hint: "link to where it is published: `[text](https://…)`",
          line: line.line,
        });
        return label;
      }),
    );
    return { ...line, text };
  });
};
