// Pictures with a size behind their address, `![a](b.png =300x200)`, as wikis write them: as HTML, because Markdown has no
// place for it. In Markdown itself such a line is text.
import { escapeHtml } from "../../source/escapeHtml.ts";
import { outsideCode } from "./maskedText.ts";
import { isBlank, opaqueFlags, type Pass } from "./pageLines.ts";

/** `![text](address "title" =300x200 "title")`: text, address, title, width, height, and a title behind them. */
const picture =
  /!\[([^\]\n[]{0,300})\]\([ \t]{0,9}<?([^\s()<>]{1,500})>?(?:[ \t]{1,9}"([^"\n]{0,300})")?[ \t]{1,9}=(\d{0,5}%?)x(\d{0,5}%?)(?:[ \t]{1,9}"([^"\n]{0,300})")?[ \t]{0,9}\)/g;

/** Whether a page may have such pictures. */
export const mayHoldSizes = (text: string): boolean => text.includes("![") && / =\d{0,5}%?x[\d "')]/.test(text);

/** Pictures whose size is given. */
export const rewriteSizes: Pass = (lines) => {
  const opaque = opaqueFlags(lines);
  return lines.map((line, index) => {
    if (opaque[index] || !line.text.includes("![") || line.text.length > 10_000) return line;
    const text = outsideCode(line.text, (prose) => prose.replace(picture, asHtml));
    // A tag that has its line to itself would begin a block of HTML: a character that is written out makes it one of text.
    const isLone = text !== line.text && !isBlank(lines[index + 1]?.text ?? "");
    return { ...line, text: isLone ? `${text}&#32;` : text };
  });
};

function asHtml(whole: string, ...[alt = "", address = "", before, width = "", height = "", behind]: string[]): string {
  if (!/\d/.test(width + height)) return whole;
  const title = before ?? behind;
  const attributes = { src: address, alt, title, width, height };
  const given = Object.entries(attributes).flatMap(([name, value]) =>
    value === undefined || (value === "" && name !== "alt") ? [] : ` ${name}="${escapeHtml(value)}"`,
  );
  return `<img${given.join("")}>`;
}
