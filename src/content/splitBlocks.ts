// Splits a text into stretches of Markdown, containers and footnote definitions before the Markdown parser sees it, so that a
// container may follow any line. Indented containers, as in lists, are left to the parser.
import { meantName } from "../source/nearestName.ts";
import { type ContainerOpening, closingColons, findContainerEnd, parseOpening } from "./containerSyntax.ts";
import { trackOpaqueLines } from "./opaqueLines.ts";

/** A piece of a text. All `raw` and `text` values together are the whole text. */
export type Piece =
  | { readonly kind: "markdown"; readonly text: string }
  | ContainerPiece
  | { readonly kind: "footnote"; readonly raw: string; readonly label: string; readonly inner: string }
  | { readonly kind: "finding"; readonly message: string; readonly hint: string };

/** A container with its content as text. */
interface ContainerPiece {
  readonly kind: "container";
  readonly raw: string;
  readonly opening: ContainerOpening;
  readonly inner: string;
  readonly isClosed: boolean;
}

/** The names of containers; renderContainers.ts gives them their meaning. */
const containerNames: ReadonlySet<string> = new Set(
  "note tip info warning danger caution important success secondary details tabs tab cards".split(" "),
);

/** Matches `[^1]: `, indented by up to three spaces; group 1 is the label. */
const footnote = /^ {0,3}\[\^([^\]\s[]+)\]:[ \t]*/;
/** Matches lines that begin another block, and so end a footnote's paragraph without an empty line. */
const blockStart = /^ {0,3}(?:#{1,6}(?:\s|$)|>|[*+-][ \t]|\d{1,9}[.)][ \t]|`{3}|~{3}|:{3}|\[\^[^\]\s[]+\]:)/;

/** Matches the JSX form of the truncation marker, which must not become part of a paragraph; the HTML form never does. */
const truncation = /^ {0,3}\{\/\*\s*truncate\s*\*\/\}\s*$/;

/** Splits a text whose lines end in `\n`. */
export function splitBlocks(text: string): readonly Piece[] {
  if (!text.includes(":::") && !text.includes("[^") && !text.includes("truncate */}"))
    return [{ kind: "markdown", text }];
  const pieces: Piece[] = [];
  const lines = trackOpaqueLines({ anyIndent: false });
  const unknown: number[] = [];
  let markdownStart = 0;
  const cut = (at: number): void => {
    if (at > markdownStart) pieces.push({ kind: "markdown", text: text.slice(markdownStart, at) });
    markdownStart = at;
  };
  for (let start = 0; start < text.length; ) {
    const newline = text.indexOf("\n", start);
    const line = text.slice(start, newline === -1 ? text.length : newline);
    let next = newline === -1 ? text.length : newline + 1;
    if (!lines.covers(line)) {
      const piece = startsBlock(line) ? pieceAt(text, start, next) : undefined;
      if (piece) {
        cut(start);
        pieces.push(piece);
        next = start + piece.raw.length;
        markdownStart = next;
      } else if (truncation.test(line)) {
        cut(start);
        cut(next);
      } else if (line.startsWith(":::")) {
        const finding = findingAt(line, unknown);
        if (finding) {
          cut(start);
          pieces.push(finding);
        }
      }
    }
    start = next;
  }
  cut(text.length);
  return pieces;
}

const startsBlock = (line: string): boolean => line.startsWith(":::") || footnote.test(line);

/** The container at the beginning of a text, for texts inside lists and quotes; `undefined` when there is none. */
export function leadingContainer(text: string): ContainerPiece | undefined {
  const newline = text.indexOf("\n");
  return containerAt(text, 0, newline === -1 ? text.length : newline + 1);
}

function pieceAt(
  text: string,
  start: number,
  next: number,
): Exclude<Piece, { kind: "markdown" | "finding" }> | undefined {
  return text.startsWith(":::", start) ? containerAt(text, start, next) : footnoteAt(text, start, next);
}

function containerAt(text: string, start: number, next: number): ContainerPiece | undefined {
  const opening = parseOpening(text.slice(start, next).trimEnd());
  if (!opening || opening.indent > 3 || !containerNames.has(opening.name)) return undefined;
  const { contentEnd, end, isClosed } = findContainerEnd(text, next, opening.colons);
  const inner = dedent(text.slice(next, contentEnd), opening.indent);
  return { kind: "container", raw: text.slice(start, end), opening, inner, isClosed };
}

/** The finding about a line that looks like a part of a container. @param unknown Colons of unknown containers still open. */
function findingAt(line: string, unknown: number[]): Extract<Piece, { kind: "finding" }> | undefined {
  const colons = closingColons(line);
  if (colons !== undefined) {
    if (unknown.pop() !== undefined) return undefined;
    return {
      kind: "finding",
      message: `\`${line.trim()}\` does not close any container`,
      hint: "remove the line, or open a container above it",
    };
  }
  const opening = parseOpening(line);
  if (!opening) return undefined;
  unknown.push(opening.colons);
  const meant = meantName(opening.name, containerNames);
  return {
    kind: "finding",
    message: `There is no container named \`${opening.name}\``,
    hint:
      meant === undefined
        ? `use one of ${[...containerNames].join(", ")}, or put the line in a code fence`
        : `did you mean \`:::${meant}\`?`,
  };
}

function footnoteAt(text: string, start: number, next: number): Extract<Piece, { kind: "footnote" }> | undefined {
  const match = footnote.exec(text.slice(start, next));
  if (!match) return undefined;
  const end = footnoteEnd(text, next);
  const rest = dedent(text.slice(next, end), 4);
  return {
    kind: "footnote",
    raw: text.slice(start, end),
    label: match[1] ?? "",
    inner: text.slice(start + match[0].length, next) + rest,
  };
}

/** The end of a definition: its paragraph and everything after it that is indented by four spaces or a tab. */
function footnoteEnd(text: string, from: number): number {
  let end = from;
  let afterEmptyLine = false;
  for (let start = from; start < text.length; ) {
    const newline = text.indexOf("\n", start);
    const line = text.slice(start, newline === -1 ? text.length : newline);
    start = newline === -1 ? text.length : newline + 1;
    if (line.trim() === "") {
      afterEmptyLine = true;
      continue;
    }
    const isIndented = line.startsWith("    ") || line.startsWith("\t");
    if (!isIndented && (afterEmptyLine || blockStart.test(line))) return end;
    afterEmptyLine = false;
    end = start;
  }
  return end;
}

/** Removes up to `width` leading spaces, or one tab, from every line. */
function dedent(text: string, width: number): string {
  if (width === 0) return text;
  return text.replace(/^(?:\t| +)/gm, (space) => (space === "\t" ? "" : space.slice(width)));
}
