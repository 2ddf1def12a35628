// The code of a fence. Its comments may be translated, so code without any is no text for translators.
import { codeFactOf, hasComments } from "../code/codeFacts.ts";
import { parseFenceInfo } from "../code/fenceInfo.ts";
import { translatedPartOf } from "../code/translatedPart.ts";
import type { TextUnit } from "./textUnit.ts";

const fence = /^(?:`{3,}|~{3,})/;

/** The code between the fences of a block; none of raw HTML, or where no line stands between them. */
export function cutCode(
  text: string,
  { start, end, line, prefix }: Pick<TextUnit, "start" | "end" | "line" | "prefix">,
): readonly TextUnit[] {
  const block = text.slice(start, end);
  const marks = fence.exec(block)?.[0];
  const first = block.indexOf("\n");
  const last = block.lastIndexOf("\n");
  if (marks === undefined || first === -1) return [];
  const isClosed = block
    .slice(last + 1)
    .replace(/^[ \t>]+/, "")
    .startsWith(marks);
  const own = isClosed ? block.slice(first + 1, Math.max(first + 1, last)) : block.slice(first + 1);
  if (own.trim() === "") return [];
  const code = own
    .split("\n")
    .map((one) => withoutPrefix(one, prefix))
    .join("\n");
  const info = block.slice(marks.length, first).trim();
  const { language = "text" } = parseFenceInfo(info, false);
  const translated = translatedPartOf(info);
  const isText = translated !== undefined || hasComments(code, language);
  const from = start + first + 1;
  return [
    {
      ...{ kind: "code", start: from, end: from + own.length, line: line + 1, prefix },
      text: code,
      hasWords: isText && /\p{L}/u.test(code),
      code: codeFactOf(code, language, translated),
    },
  ];
}

/** A line of code without what stands before it in a list or a quotation; code may be indented less than its fence. */
function withoutPrefix(line: string, prefix: string): string {
  let end = 0;
  while (end < prefix.length && end < line.length && (line[end] === prefix[end] || line[end] === " ")) end += 1;
  return line.slice(end);
}
