// Writes what takes a component's place, and remembers what to write at its end.

import type { Walk } from "./componentWalk.ts";
import { enter, isTooDeep, standsAlone } from "./componentWalk.ts";
import { fence } from "./fences.ts";
import type { JsxTag } from "./jsxTag.ts";
import { literalOf } from "./jsxValue.ts";
import type { Replacement } from "./replacement.ts";

/** Gives the offset where reading goes on. */
export function placeReplacement(walk: Walk, tag: JsxTag, replacement: Replacement): number | undefined {
  const { writer } = walk;
  if (isTooDeep(walk)) return undefined;
  switch (replacement.kind) {
    case "lines":
      writer.block(replacement.lines);
      return enter(walk, { tag, isParent: true, close: () => undefined });
    case "inline":
      writer.put(replacement.before);
      return enter(walk, { tag, isParent: true, close: () => writer.put(replacement.after) });
    case "block":
      writer.open(replacement.opening, replacement);
      return enter(walk, { tag, isParent: true, close: () => writer.close(replacement.closing) });
    case "markup":
      writer.open(replacement.opening, { isMarkup: true });
      return enter(walk, { tag, isParent: true, close: () => writer.close(replacement.closing) });
    case "content":
    case "unknown":
      return enterContent(walk, tag, replacement.kind === "unknown");
    case "head":
      return placeHead(walk, tag);
    case "code":
      return placeCode(walk, tag, replacement.info);
    default:
      if (tag.isSelfClosing) keepBeside(walk, tag);
      return tag.isSelfClosing ? tag.end : (contentEnd(walk, tag)?.end ?? tag.end);
  }
}

/** In one piece, without the lines that would end it in Markdown. Code in it says nothing here. */
function placeHead(walk: Walk, tag: JsxTag): number {
  const inside = tag.isSelfClosing ? undefined : contentEnd(walk, tag);
  if (inside !== undefined && !/[{}]/.test(inside.content))
    walk.writer.block(["<head>", ...inside.content.split("\n").filter((line) => line.trim() !== ""), "</head>"]);
  return inside?.end ?? tag.end;
}

/** Stars beside a tag are emphasis because of its brackets: `**<Count /> rules**`. A comment has them, too. */
function keepBeside({ text, writer }: Walk, { start, end }: JsxTag): void {
  if (/[*_]/.test(`${text[start - 1] ?? ""}${text[end] ?? ""}`)) writer.put("<!-- -->");
}

/** A wrapper on lines of its own moves its content to its own indent; others leave only their content. */
function enterContent(walk: Walk, tag: JsxTag, isParent: boolean): number {
  const { writer } = walk;
  if (tag.isSelfClosing) keepBeside(walk, tag);
  if (tag.isSelfClosing || !standsAlone(walk, tag)) return enter(walk, { tag, isParent, close: () => undefined });
  writer.open(undefined, { isMarkup: true });
  return enter(walk, { tag, isParent, close: () => writer.close(undefined) });
}

/** What stands between a tag and its closing one, not nested. */
function contentEnd(
  { text, reader }: Walk,
  tag: JsxTag,
): { readonly content: string; readonly end: number } | undefined {
  const at = reader.closing(tag);
  if (at === undefined) return undefined;
  return { content: text.slice(tag.end, at), end: at + tag.name.length + 3 };
}

function placeCode(walk: Walk, tag: JsxTag, info: string): number {
  const inside = contentEnd(walk, tag);
  if (!inside) return tag.end;
  const content = inside.content.trim();
  const code = content.startsWith("{") && content.endsWith("}") ? literalOf(content.slice(1, -1), walk.files) : content;
  if (code === undefined) {
    const message = `The page uses the component \`<${tag.name}>\` with code that would have to be evaluated`;
    walk.note(`<${tag.name}`, message, "put the code in a fence");
    return inside.end;
  }
  walk.writer.block(fence(info, code));
  return inside.end;
}
