// Pictures with a size, `![a](b.png){ width="300" }`: as HTML, because Markdown has no place for it.
import { escapeHtml } from "../../source/escapeHtml.ts";
import { codeSpanEnd } from "./maskedText.ts";
import { opaqueFlags, type Pass } from "./pageLines.ts";

/** `![text](address "title"){ attributes }`, with its four parts in groups. */
const picture =
  /!\[([^\]\n[]{0,300})\]\([ \t]*<?([^\s()<>]{1,500})>?[ \t]*(?:"([^"\n]{0,300})")?[ \t]*\)[ \t]?\{:?([^{}\n]{1,300})\}/g;
/** `width="300"`, `height=20px`, `align=left`. */
const attribute = /(?<![\w-])(?:(width|height)=["']?(\d{1,5}(?:px|%)?)|(align)=["']?(left|right))(?![\w%])/g;

/** Pictures whose size or side is given. */
export const rewritePictures: Pass = (lines) => {
  if (!lines.some(({ text }) => text.includes("![") && text.includes("{"))) return lines;
  const opaque = opaqueFlags(lines);
  return lines.map((line, index) => (opaque[index] ? line : { ...line, text: outsideCode(line.text) }));
};

function outsideCode(line: string): string {
  if (!line.includes("`")) return line.replace(picture, asHtml);
  let out = "";
  let from = 0;
  for (let at = line.indexOf("`"); at !== -1; at = line.indexOf("`", from)) {
    const end = codeSpanEnd(line, at);
    out += line.slice(from, at).replace(picture, asHtml) + line.slice(at, end);
    from = end;
  }
  return out + line.slice(from).replace(picture, asHtml);
}

// biome-ignore lint/complexity/useMaxParams: `replace` passes what the groups matched one by one
function asHtml(whole: string, alt: string, address: string, title: string | undefined, attributes: string): string {
  const given = [...attributes.matchAll(attribute)].map(
    ([, size, length = "", side, edge = ""]) => ` ${size ?? side}="${length.replace("px", "") || edge}"`,
  );
  if (given.length === 0) return whole;
  const titled = title === undefined ? "" : ` title="${escapeHtml(title)}"`;
  return `<img src="${escapeHtml(address)}" alt="${escapeHtml(alt)}"${titled}${given.join("")}>`;
}
