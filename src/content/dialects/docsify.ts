// What Docsify reads beside Markdown: paragraphs that begin with `!>` or `?>` are boxes, `{docsify-ignore}` is no text.
import { dialectColons, isBlank, isHeading, opaqueFlags, openingLine, type PageLine, type Pass } from "./pageLines.ts";

/** `!> Text`, `?> Text`: sign in group 1, text in group 2. */
const box = /^([!?])>[ \t]+(\S.*)$/;
const kinds: Readonly<Record<string, string>> = { "!": "warning", "?": "tip" };
const ignored = /[ \t]*\{docsify-ignore(?:-all)?\}[ \t]*$/;

/** Boxes as containers. */
export const rewriteDocsify: Pass = (lines) => {
  if (!lines.some(({ text }) => box.test(text) || text.includes("{docsify-"))) return lines;
  const opaque = opaqueFlags(lines);
  const out: PageLine[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index];
    if (!line) break;
    const [, sign = "", text = ""] =
      opaque[index] || !isBlank(out.at(-1)?.text ?? "") ? [] : (box.exec(line.text) ?? []);
    if (sign === "") {
      out.push(!opaque[index] && isHeading(line.text) ? { ...line, text: line.text.replace(ignored, "") } : line);
      continue;
    }
    out.push({ text: openingLine(kinds[sign] ?? "note"), line: line.line }, { ...line, text });
    for (let next = lines[index + 1]; next && !isBlank(next.text); next = lines[index + 1]) {
      out.push(next);
      index += 1;
    }
    out.push({ text: dialectColons, line: lines[index]?.line ?? line.line });
  }
  return out;
};
