// Texts of the line that opens a container: its title, and attributes that readers see.
import { closingBracket } from "../containerSyntax.ts";
import type { TextUnit } from "./textUnit.ts";
import { hasWords } from "./unitText.ts";

/** `:::note`, `::: tip` */
const opening = /^:{3,}[ \t]*[a-zA-Z][\w-]*/;
/** Attributes of containers that are shown. */
const shown = /(?<=[{\s])(?:title|label|filter)=("[^"]*"|'[^']*')/g;

/** Whether a line opens or closes a container. */
export const isContainerLine = (text: string): boolean => text.startsWith(":::");

/**
 * Texts of an opening line.
 * @param start Where the colons stand in the page.
 */
export function cutOpening(text: string, place: Pick<TextUnit, "start" | "end" | "line">): readonly TextUnit[] {
  const { start, end, line } = place;
  const whole = text.slice(start, end);
  const name = opening.exec(whole)?.[0];
  if (name === undefined) return [];
  const unit = (kind: TextUnit["kind"], from: number, own: string): TextUnit => {
    const at = start + from + own.length - own.trimStart().length;
    const trimmed = own.trim();
    return { kind, start: at, end: at + trimmed.length, line, text: trimmed, hasWords: hasWords(trimmed), prefix: "" };
  };
  const rest = whole.slice(name.length);
  const bracket = rest.startsWith("[") ? closingBracket(rest) : undefined;
  const titles = bracket === undefined ? [] : [unit("title", name.length + 1, rest.slice(1, bracket))];
  const behind = name.length + (bracket === undefined ? 0 : bracket + 1);
  const tail = whole.slice(behind);
  if (!tail.trimStart().startsWith("{") && bracket === undefined && tail.trim() !== "")
    return [unit("title", behind, tail)];
  const options = [...tail.matchAll(shown)].map((match) => {
    const value = match[1] ?? "";
    return unit("option", behind + match.index + match[0].length - value.length + 1, value.slice(1, -1));
  });
  return [...titles, ...options];
}
