// Reads the lists that most are: one line for each item, no indent, nothing but words with their marks in it. Gives what
// marked makes of them, which tries a dozen of regular expressions on every line; every other list is left to it.

/** A list of one-line items. */
interface PlainList {
  /** Its lines, without the last line end. */
  readonly raw: string;
  /** Number of the first item; absent when the items have bullets. */
  readonly start?: number;
  readonly items: readonly PlainItem[];
}

/** An item of one line. */
interface PlainItem {
  /** The line, with its line end unless it is the last. */
  readonly raw: string;
  readonly text: string;
}

/**
 * `- some words`, ``2. `code` is here``, `* **strong**`, `+ [a link](b)`: bullet or number in group 1, text in group 2. Not
 * `- # heading`, `- - list`, `- [ ] task`, `-   far`, and no blank at the end.
 */
const itemLine =
  /([*+-]|\d{1,9}[.)]) ((?:[\p{L}("'«“„]|`[^`\s]|\*\*\p{L}|\[[^\s\]^][^\]\n]*\]\()(?:[^\n\t]*\S)?)(?:\n|$)/uy;

/** The list that a text begins with; `undefined` when it is not plain. */
export function readPlainList(source: string): PlainList | undefined {
  const items: PlainItem[] = [];
  let marker = "";
  let end = 0;
  itemLine.lastIndex = 0;
  for (let match = itemLine.exec(source); match !== null; match = itemLine.exec(source)) {
    const [raw, own = "", text = ""] = match;
    if (marker === "") marker = own;
    if (own.at(-1) !== marker.at(-1)) return undefined;
    items.push({ raw, text });
    end = itemLine.lastIndex;
    if (source[end] === "\n" || end === source.length) break;
  }
  const last = items.pop();
  if (last === undefined || !endsAt(source, end)) return undefined;
  const raw = last.raw.trimEnd();
  items.push({ ...last, raw });
  const list = { raw: source.slice(0, end - (last.raw.length - raw.length)), items };
  return marker.length === 1 ? list : { ...list, start: Number(marker.slice(0, -1)) };
}

/** Whether what follows a list's last line cannot belong to it: an empty line, then one that is no item and not indented. */
function endsAt(source: string, end: number): boolean {
  let next = end;
  while (source[next] === "\n") next += 1;
  return next === source.length || (next > end && !/[\s*+\d-]/.test(source[next] ?? ""));
}
