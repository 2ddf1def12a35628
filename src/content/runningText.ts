// Finds the running text in the HTML of a body: what people read in a line, without headings, links, code, controls and
// what browsers do not show as text. Looks at every character a bounded number of times; decides nothing about the text.
import { bodyMark } from "../model/body.ts";
import { endOfTag } from "../source/plainMarkup.ts";

/** Elements without running text. */
const apart: ReadonlySet<string> = new Set([
  ...["a", "button", "summary", "legend", "select", "dialog"],
  ...["h1", "h2", "h3", "h4", "h5", "h6", "th", "dt", "dfn", "caption"],
  ...["code", "pre", "kbd", "samp", "var", "svg", "math"],
  ...["object", "video", "audio", "canvas", "noscript", "template"],
]);

/** Of these the end may be left out: another cell of a table or a list ends them. */
const cells: ReadonlySet<string> = new Set(["th", "td", "tr", "dt", "dd"]);

/** Ends of elements whose content is no markup, whatever it looks like. */
const textEnds: ReadonlyMap<string, RegExp> = new Map(
  ["script", "style", "textarea", "title", "xmp", "iframe", "noembed", "noframes"].map((name) => [
    name,
    new RegExp(`</${name}[\\s/>]`, "gi"),
  ]),
);

const boundary = /[<\0]/g;
const tagName = /<(\/?)([a-z][a-z0-9-]*)/iy;
/** Tags that are most of what Markdown makes, and change nothing here: `<p>`, `</strong>`; not `<td>`, which ends a `<th>`. */
const plainTag = /<\/?(?:p|li|ul|ol|strong|em|tbody|thead|table|blockquote)>/y;
/** A compound that does not break, which is part of its line; see keepCompounds.ts. */
const compound = /<span class="nb">[\p{L}\p{N}]{1,12}-[\p{L}\p{N}]{1,12}<\/span>/uy;

/** Rewrites one stretch of HTML after the other, in reading order: what an element of one is around may stand in the next. */
type TextRewriter = (html: string) => string;

/** @param change Gets stretches of running text: escaped, without tags but those of compounds. */
export function createTextRewriter(change: (text: string) => string): TextRewriter {
  const open = createOpenElements();
  return (html) => {
    const quotes = { '"': true, "'": true };
    let out = "";
    let kept = 0;
    for (let at = 0; at < html.length; ) {
      const end = endOfText(html, at);
      // Many tags have a line end alone between them.
      const isText = end > at + 1 || (end > at && html[at] !== "\n");
      const text = isText && !open.isAny() ? html.slice(at, end) : "";
      const changed = text === "" ? "" : change(text);
      if (changed !== text) {
        out += html.slice(kept, at) + changed;
        kept = end;
      }
      at = endOfMarkup(html, end, { quotes, open });
    }
    return kept === 0 ? html : out + html.slice(kept);
  };
}

function endOfText(html: string, from: number): number {
  boundary.lastIndex = from;
  for (let match = boundary.exec(html); match !== null; match = boundary.exec(html)) {
    compound.lastIndex = match.index;
    if (!compound.test(html)) return match.index;
    boundary.lastIndex = compound.lastIndex;
  }
  return html.length;
}

interface Reading {
  /** Whether a quote of a kind may still come. */
  readonly quotes: Record<'"' | "'", boolean>;
  readonly open: OpenElements;
}

/** Place behind what begins with `<` or a mark. */
function endOfMarkup(html: string, from: number, { quotes, open }: Reading): number {
  if (from >= html.length) return html.length;
  if (html[from] === bodyMark) return behind(html, bodyMark, from + 1);
  if (html.startsWith("<!--", from)) return behind(html, "-->", from + 4);
  plainTag.lastIndex = from;
  if (plainTag.test(html)) return plainTag.lastIndex;
  tagName.lastIndex = from;
  const [, slash, name] = tagName.exec(html) ?? [];
  if (name === undefined) return from + 1;
  const end = endOfTag(html, from + 2, quotes);
  const element = name.toLowerCase();
  if (slash === "/") open.close(element);
  else if (html[end - 1] !== "/") open.open(element);
  const textEnd = slash === "" ? textEnds.get(element) : undefined;
  if (textEnd === undefined) return Math.min(end + 1, html.length);
  textEnd.lastIndex = end;
  return textEnd.exec(html)?.index ?? html.length;
}

function behind(html: string, sign: string, from: number): number {
  const at = html.indexOf(sign, from);
  return at === -1 ? html.length : at + sign.length;
}

/** The elements without running text that a place is in. */
interface OpenElements {
  isAny(): boolean;
  open(name: string): void;
  close(name: string): void;
}

function createOpenElements(): OpenElements {
  const counts = new Map<string, number>();
  let all = 0;
  const set = (name: string, count: number): void => {
    all += count - (counts.get(name) ?? 0);
    counts.set(name, count);
  };
  return {
    isAny: () => all > 0,
    open(name) {
      if (cells.has(name)) for (const cell of ["th", "dt"]) set(cell, 0);
      if (apart.has(name)) set(name, (counts.get(name) ?? 0) + 1);
    },
    close(name) {
      if (apart.has(name)) set(name, Math.max((counts.get(name) ?? 0) - 1, 0));
    },
  };
}
