// The opening line of a container, `:::name[Title]{key="value" flag}`, and where the container ends.
import { trackOpaqueLines } from "./opaqueLines.ts";

/** What an opening line says. */
export interface ContainerOpening {
  /** Number of colons. */
  readonly colons: number;
  /** Number of spaces before them. */
  readonly indent: number;
  readonly name: string;
  /** Markdown of the title: `[…]`, else the rest of the line. */
  readonly title: string | undefined;
  /** `key="value"`, `key='value'`, `key=value`; a bare `key` has the value `""`. */
  readonly attributes: ReadonlyMap<string, string>;
}

/** `:::note`, `::::tabs{…}`, `::: tip`; not `:::` alone, not `::note`. */
const opening = /^( *)(:{3,})[ \t]*([a-zA-Z][\w-]*)/;
/** `:::` with nothing behind it. */
const closing = /^[ \t]*(:{3,})[ \t]*$/;

/** Reads an opening line; `undefined` when the line is none. */
export function parseOpening(line: string): ContainerOpening | undefined {
  const match = opening.exec(line);
  if (!match) return undefined;
  const [whole, indent = "", colons = "", name = ""] = match;
  let rest = line.slice(whole.length);
  let title: string | undefined;
  if (rest.startsWith("[")) {
    const end = closingBracket(rest);
    if (end !== undefined) {
      title = rest.slice(1, end);
      rest = rest.slice(end + 1);
    }
  }
  const attributes = rest.trimStart().startsWith("{") ? parseAttributes(rest.trim()) : undefined;
  if (attributes === undefined && title === undefined && rest.trim() !== "") title = rest.trim();
  const given = attributes ?? new Map<string, string>();
  return { colons: colons.length, indent: indent.length, name, title: title ?? given.get("title"), attributes: given };
}

/** Number of colons of a closing line; `undefined` when the line is none. */
export function closingColons(line: string): number | undefined {
  return line.includes(":::") ? closing.exec(line)?.[1]?.length : undefined;
}

/** Index of the bracket that closes the one a text begins with; brackets inside it may be nested or escaped. */
export function closingBracket(text: string): number | undefined {
  let depth = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (text[index] === "\\") index += 1;
    else if (text[index] === "[") depth += 1;
    else if (text[index] === "]") {
      depth -= 1;
      if (depth === 0) return index;
    }
  }
  return undefined;
}

/** A title whose brackets are pairs; otherwise they are escaped. */
export function titleInBrackets(title: string): string {
  const text = title.replace(/\s*\n\s*/g, " ");
  let depth = 0;
  for (let index = 0; index < text.length && depth >= 0; index += 1) {
    if (text[index] === "\\") index += 1;
    else if (text[index] === "[") depth += 1;
    else if (text[index] === "]") depth -= 1;
  }
  const isWhole = depth === 0 && !text.endsWith("\\");
  return isWhole ? text : text.replace(/[[\]\\]/g, "\\$&");
}

/** `value="js"`, `default`, `.class`; the key is group 1, the value one of groups 2 to 4. */
const attribute = /([^\s"'=<>{}]+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s"'{}]+)))?/g;

/** Attributes of `{…}`; `undefined` when the text is no complete pair of braces. */
export function parseAttributes(text: string): ReadonlyMap<string, string> | undefined {
  if (!text.endsWith("}")) return undefined;
  const attributes = new Map<string, string>();
  for (const [, key = "", double, single, bare] of text.slice(1, -1).matchAll(attribute)) {
    attributes.set(key, double ?? single ?? bare ?? "");
  }
  return attributes;
}

/** More than may be nested (markdown.ts): each closing line is held against all that are open. */
const mostOpen = 128;

/** Where a container's content and the container itself end, as offsets. */
interface ContainerEnd {
  readonly contentEnd: number;
  readonly end: number;
  readonly isClosed: boolean;
}

/**
 * Finds the end of a container whose content begins at an offset. A closing line ends the innermost open container
 * with its number of colons, else the innermost with fewer; containers left open inside end with it.
 */
export function findContainerEnd(text: string, contentStart: number, colons: number): ContainerEnd {
  const lines = trackOpaqueLines({ anyIndent: true });
  const open = [colons];
  for (let start = contentStart; start < text.length; ) {
    const newline = text.indexOf("\n", start);
    const next = newline === -1 ? text.length : newline + 1;
    const line = text.slice(start, newline === -1 ? text.length : newline);
    if (!lines.covers(line) && line.includes(":::")) {
      const count = closingColons(line);
      if (count !== undefined) {
        const closed = closedBy(count, open);
        if (closed === 0) return { contentEnd: start, end: next, isClosed: true };
        if (closed > 0) open.length = closed;
      } else {
        const inner = opening.exec(line.trimStart());
        if (inner && open.length < mostOpen) open.push(inner[2]?.length ?? 3);
      }
    }
    start = next;
  }
  return { contentEnd: text.length, end: text.length, isClosed: false };
}

/** Index of the open container that a closing line ends; -1 when it ends none. */
function closedBy(colons: number, open: readonly number[]): number {
  const exact = open.lastIndexOf(colons);
  return exact === -1 ? open.findLastIndex((count) => count < colons) : exact;
}
