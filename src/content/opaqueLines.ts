// Which lines of a page are code or raw HTML, where nothing that looks like a container or footnote is one.

/** Walks the lines of a text in order and tells of each whether it is inside code or raw HTML. */
interface OpaqueLines {
  /** Takes the next line. Fences and the tags around raw HTML count as inside. */
  covers(line: string): boolean;
  /** Whether the line after the last one is inside, too, unless a quotation ends there. */
  readonly isInside: boolean;
}

interface Fence {
  readonly character: string;
  readonly count: number;
  /** Characters before its marks. */
  readonly column: number;
  /** Whether it stands in a quotation, with which it ends: `> ```js`. */
  readonly isQuoted: boolean;
}

/** Raw HTML that ends at its own end mark, not at an empty line, with that mark. */
const rawHtml: readonly (readonly [start: string, end: string])[] = [
  ["<!--", "-->"],
  ["<pre", "</pre>"],
  ["<script", "</script>"],
  ["<style", "</style>"],
  ["<textarea", "</textarea>"],
];

/**
 * Starts at the first line of a text.
 * @param anyIndent Whether fences may be indented by any number of spaces, as inside lists.
 */
export function trackOpaqueLines({ anyIndent }: { anyIndent: boolean }): OpaqueLines {
  let fence: Fence | undefined;
  let htmlEnd: string | undefined;
  return {
    get isInside() {
      return fence !== undefined || htmlEnd !== undefined;
    },
    covers(line) {
      if (fence?.isQuoted && !/^[ \t]*>/.test(line)) fence = undefined;
      if (fence) {
        if (closesFence(line, fence)) fence = undefined;
        return true;
      }
      if (htmlEnd !== undefined) {
        if (line.toLowerCase().includes(htmlEnd)) htmlEnd = undefined;
        return true;
      }
      fence = openedFence(line, anyIndent);
      if (fence) return true;
      const html = openedHtml(line);
      if (html === undefined) return false;
      if (!line.toLowerCase().includes(html.end, html.start.length)) htmlEnd = html.end;
      return true;
    },
  };
}

/** Fence that a line opens, also behind marks of lists and quotations: "- ```lua", "> ```lua". Scanned by hand: hostile lines cost one pass. */
function openedFence(line: string, anyIndent: boolean): Fence | undefined {
  if (!line.includes("```") && !line.includes("~~~")) return undefined;
  let index = 0;
  let markers = 0;
  let isQuoted = false;
  for (;;) {
    while (line[index] === " " || line[index] === "\t") index += 1;
    const isQuote = line[index] === ">";
    const next = isQuote ? index + 1 : endOfListMarker(line, index);
    if (next === undefined) break;
    isQuoted ||= isQuote;
    index = next;
    markers += 1;
  }
  const character = line[index];
  if ((character !== "`" && character !== "~") || (index > 3 && markers === 0 && !anyIndent)) return undefined;
  let end = index;
  while (line[end] === character) end += 1;
  if (end - index < 3 || (character === "`" && line.includes("`", end))) return undefined;
  return { character, count: end - index, column: index, isQuoted };
}

/** End of a list marker that stands at an index, when there is one: `- `, `12. `. */
function endOfListMarker(line: string, index: number): number | undefined {
  const isSpace = (at: number): boolean => line[at] === " " || line[at] === "\t";
  if ("*+-".includes(line[index] ?? "\n")) return isSpace(index + 1) ? index + 1 : undefined;
  let end = index;
  while (end - index < 10 && (line[end] ?? "") >= "0" && (line[end] ?? "") <= "9") end += 1;
  if (end === index || (line[end] !== "." && line[end] !== ")")) return undefined;
  return isSpace(end + 1) ? end + 1 : undefined;
}

/** Whether a line ends a fence: nothing but at least as many of its characters, and not those of code that is indented in it. */
function closesFence(line: string, { character, count, column, isQuoted }: Fence): boolean {
  const start = isQuoted ? line.replace(/^[ \t>]+/, "") : line;
  const text = start.trim();
  return (
    start.length - start.trimStart().length < column + 4 &&
    text.length >= count &&
    text === character.repeat(text.length)
  );
}

function openedHtml(line: string): { readonly start: string; readonly end: string } | undefined {
  const text = line.trimStart();
  if (text[0] !== "<") return undefined;
  const head = text.slice(0, 10).toLowerCase();
  for (const [start, end] of rawHtml) {
    if (!head.startsWith(start)) continue;
    const next = head[start.length] ?? "";
    if (start === "<!--" || next === "" || next === ">" || next === " " || next === "\t") return { start, end };
  }
  return undefined;
}
