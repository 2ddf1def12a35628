// Breaks a text into lines of about equal length, as a careful typesetter would: no word of one letter ends a line, no
// dash begins one, a word is cut only where it would not fit otherwise. Measures by a function; knows no fonts.

/** What a text has to fit into. */
interface LineRequest {
  /** Width of a text, in any unit. */
  readonly widthOf: (text: string) => number;
  /** Width of the lines, in the same unit. */
  readonly width: number;
  readonly mostLines: number;
}

/** Lines, and whether the text fitted as it is. */
interface BrokenText {
  readonly lines: readonly string[];
  /** No word was cut and nothing left out. */
  readonly isWhole: boolean;
}

/** What stays together on a line. */
interface Piece {
  readonly text: string;
  /** Whether a space stands before it. */
  readonly isSpaced: boolean;
  readonly width: number;
}

/** Longer texts are cut before they are measured: nothing of the rest could be shown. */
const mostLetters = 400;
/** Steps of the search for the narrowest lines. */
const balanceSteps = 8;

/** Breaks a text into lines. What is too long ends in an ellipsis. */
export function breakLines(text: string, request: LineRequest): BrokenText {
  const { width, mostLines, widthOf } = request;
  const words = joinedWords(text.slice(0, mostLetters));
  const pieces = words.flatMap((word) => piecesOf(word, request));
  const space = widthOf(" ");
  const lines = fill(pieces, width, space);
  if (lines.length > mostLines) return { lines: shortened(lines, { ...request, space }), isWhole: false };
  const isWhole = pieces.length === words.length;
  return { lines: balanced(pieces, { lines, width, space }).map(textOf), isWhole };
}

/** `a`, `в`, `і`: a letter alone. */
const singleLetter = /^[("«„“]?\p{L}$/u;
/** `—`, `–`, `-`, `|` and the like alone. */
const loneMark = /^[\p{Pd}|/+·•]$/u;

/** Words, those that must not end or begin a line joined to their neighbours. */
function joinedWords(text: string): readonly string[] {
  const words: string[] = [];
  for (const word of text.split(/[\s\u00a0]+/u)) {
    if (word === "") continue;
    const last = words.at(-1);
    const before = last?.split("\u00a0").at(-1) ?? "";
    if (last !== undefined && (singleLetter.test(before) || loneMark.test(word)))
      words[words.length - 1] = `${last}\u00a0${word}`;
    else words.push(word);
  }
  return words;
}

/** After a slash, hyphen, underscore, dot or colon; between `a` and `B`. */
const seams = /(?<=[/_.:\-\u2010])(?=.)|(?<=\p{Ll})(?=\p{Lu})|(?=[{])|\u00a0/u;

/** A word that is wider than a line, in parts. */
function piecesOf(word: string, { widthOf, width }: LineRequest): readonly Piece[] {
  const whole = widthOf(word);
  if (whole <= width) return [{ text: word, isSpaced: true, width: whole }];
  const parts = word.split(seams).flatMap((part) => (widthOf(part) <= width ? [part] : cut(part, { widthOf, width })));
  return parts.map((part, index) => ({ text: part, isSpaced: index === 0, width: widthOf(part) }));
}

/** A word without seams, cut where a line is full. */
function cut(word: string, { widthOf, width }: Pick<LineRequest, "widthOf" | "width">): readonly string[] {
  const parts: string[] = [];
  let part = "";
  for (const letter of word.match(/\P{M}\p{M}*/gu) ?? []) {
    if (part !== "" && widthOf(`${part}${letter}-`) > width) {
      parts.push(/\p{L}$/u.test(part) ? `${part}-` : part);
      part = "";
    }
    part += letter;
  }
  return [...parts, part];
}

type Line = readonly Piece[];

function fill(pieces: readonly Piece[], width: number, space: number): readonly Line[] {
  const lines: Piece[][] = [];
  let room = 0;
  for (const piece of pieces) {
    const line = lines.at(-1);
    const needed = piece.width + (piece.isSpaced ? space : 0);
    if (line === undefined || needed > room) {
      lines.push([piece]);
      room = width - piece.width;
    } else {
      line.push(piece);
      room -= needed;
    }
  }
  return lines;
}

interface Filled {
  readonly lines: readonly Line[];
  readonly width: number;
  readonly space: number;
}

/** The same number of lines, as narrow as they can be. */
function balanced(pieces: readonly Piece[], { lines, width, space }: Filled): readonly Line[] {
  let best = lines;
  let [least, most] = [Math.max(width / 2, ...pieces.map((piece) => piece.width)), width];
  for (let step = 0; step < balanceSteps && least < most; step += 1) {
    const middle = (least + most) / 2;
    const tried = fill(pieces, middle, space);
    if (tried.length > lines.length) least = middle;
    else [best, most] = [tried, middle];
  }
  return best;
}

const textOf = (line: Line): string =>
  line
    .map(({ text, isSpaced }, index) => (index > 0 && isSpaced ? ` ${text}` : text))
    .join("")
    .replaceAll("\u00a0", " ");

/** What ends a text that goes on: no comma or dash, no letter alone. */
const danglingEnd = /(?:[\s\u00a0,;:.!?\p{Pd}(«„“"/]|(?<=\s)\p{L}(?=\s*$))+$/u;

/** The first lines, the last of them with an ellipsis. */
function shortened(lines: readonly Line[], { widthOf, width, mostLines }: LineRequest & { readonly space: number }) {
  const kept = lines.slice(0, mostLines);
  const last = [...(kept.at(-1) ?? [])];
  const ending = (text: string): string => `${text.replace(danglingEnd, "")}…`;
  while (last.length > 1 && widthOf(ending(textOf(last))) > width) last.pop();
  let text = textOf(last);
  while (text !== "" && widthOf(ending(text)) > width) text = text.slice(0, -1);
  return [...kept.slice(0, -1).map(textOf), ending(text)];
}
