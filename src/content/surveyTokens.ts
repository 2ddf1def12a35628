// Walks over a page's tokens once before anything is rendered: finds their places in the file and lists those that later
// steps need. Changes nothing.
import { countNewlines, type LineMap, type Position } from "../source/lineMap.ts";
import { blockPlace } from "./blockPlace.ts";
import { countWords } from "./countWords.ts";
import { oddTexts } from "./foreignInstructions.ts";
import { type LooseLink, looseLinksIn } from "./looseLinks.ts";
import { mayNameOperation } from "./operationNames.ts";
import {
  type ContainerToken,
  type FindingToken,
  type HeadingToken,
  type PageToken,
  pageTokens,
  type Token,
  type Tokens,
} from "./tokens.ts";

/** The content of a page, in reading order. */
export interface Survey {
  readonly headings: readonly HeadingToken[];
  readonly codes: readonly Tokens.Code[];
  readonly links: readonly Tokens.Link[];
  readonly images: readonly Tokens.Image[];
  readonly html: readonly (Tokens.HTML | Tokens.Tag)[];
  /** Texts that contain a `<`. */
  readonly angleTexts: readonly Tokens.Text[];
  readonly looseLinks: readonly LooseLink[];
  readonly containers: readonly ContainerToken[];
  readonly tables: readonly Tokens.Table[];
  readonly findings: readonly FindingToken[];
  readonly words: number;
  /** The place in the file of a token from these lists. */
  placeOf(token: object): Position;
}

/** A page's tokens and text, and where its Markdown begins. */
interface SurveyInput {
  readonly tokens: readonly Token[];
  /** The whole file; its lines end in `\n`. */
  readonly text: string;
  readonly lines: LineMap;
  /** 1-based. */
  readonly firstLine: number;
}

/** Walks all tokens once. Lines are counted; columns are found by searching a token's text on its lines. */
export function surveyTokens({ tokens, text, lines, firstLine }: SurveyInput): Survey {
  const walk: Walk = {
    text,
    lines,
    places: new Map(),
    headings: [],
    codes: [],
    links: [],
    images: [],
    html: [],
    angleTexts: [],
    looseLinks: [],
    containers: [],
    tables: [],
    ...{ findings: [], told: new Set<string>(), words: 0 },
  };
  walkBlocks(tokens, firstLine, walk);
  return { placeOf: (token) => walk.places.get(token) ?? { line: firstLine, column: 1 }, ...walk };
}

type Mutable<List> = List extends readonly (infer Item)[] ? Item[] : List;

/** The survey as it grows. */
interface Walk extends Pick<SurveyInput, "text" | "lines"> {
  readonly places: Map<object, Position>;
  readonly headings: Mutable<Survey["headings"]>;
  readonly codes: Mutable<Survey["codes"]>;
  readonly links: Mutable<Survey["links"]>;
  readonly images: Mutable<Survey["images"]>;
  readonly html: Mutable<Survey["html"]>;
  readonly angleTexts: Mutable<Survey["angleTexts"]>;
  readonly looseLinks: Mutable<Survey["looseLinks"]>;
  readonly containers: Mutable<Survey["containers"]>;
  readonly tables: Mutable<Survey["tables"]>;
  readonly findings: Mutable<Survey["findings"]>;
  readonly told: Set<string>;
  words: number;
}

/** Offsets between which the inline tokens of a block are searched; `from` advances with each token that is found. */
interface Range {
  from: number;
  readonly to: number;
}
type Search = { readonly range: Range; readonly step: number };

function rangeOf(line: number, count: number, { lines }: Walk): Range {
  return { from: lines.offsetOf(line), to: lines.offsetOf(line + count) };
}

/** Walks block tokens, which begin on line `start` and follow each other without a gap. */
function walkBlocks(tokens: readonly Token[], start: number, walk: Walk): void {
  let line = start;
  for (const token of pageTokens(tokens)) {
    const count = countNewlines(token.raw);
    walkBlock(token, { line, count }, walk);
    line += count;
  }
}

function walkBlock(token: PageToken, { line, count }: { line: number; count: number }, walk: Walk): void {
  for (const odd of oddTexts(token, walk.told)) walkBlock(odd.finding, { line: line + odd.line, count: 0 }, walk);
  switch (token.type) {
    case "heading":
    case "paragraph":
    case "text":
      walk.places.set(token, blockPlace(token.raw, line, walk));
      if (token.type === "heading") walk.headings.push(token);
      walk.words += countWords(token.text);
      walkInline(token.tokens, rangeOf(line, count + 1, walk), walk);
      break;
    case "code":
    case "html":
      if (token.type === "code") walk.codes.push(token);
      else walk.html.push(token);
      walk.places.set(token, blockPlace(token.raw, line, walk));
      break;
    case "table":
      walk.tables.push(token);
      walk.places.set(token, blockPlace(token.raw, line, walk));
      walkTable(token, line, walk);
      break;
    case "list":
      walkList(token, line, walk);
      break;
    case "blockquote":
    case "footnoteDefinition":
      walkBlocks(token.tokens, line, walk);
      break;
    case "container":
      walk.containers.push(token);
      walk.places.set(token, blockPlace(token.raw, line, walk));
      walkInline(token.title, rangeOf(line, token.openingLines, walk), walk);
      walkBlocks(token.tokens, line + token.openingLines, walk);
      break;
    case "finding":
      walk.findings.push(token);
      walk.places.set(token, { line, column: 1 });
      break;
    default:
  }
}

function walkList(list: Tokens.List, start: number, walk: Walk): void {
  let line = start;
  for (const item of list.items) {
    walkBlocks(item.tokens, line, walk);
    line += countNewlines(item.raw);
  }
}

/** Walks a table, whose second line is the delimiter row. */
function walkTable(table: Tokens.Table, line: number, walk: Walk): void {
  for (const [index, cells] of [table.header, ...table.rows].entries()) {
    const range = rangeOf(index === 0 ? line : line + index + 1, 1, walk);
    for (const cell of cells) {
      walk.words += countWords(cell.text);
      walkInline(cell.tokens, range, walk);
    }
  }
}

function walkInline(tokens: readonly Token[] | undefined, range: Range, walk: Walk): void {
  for (const token of pageTokens(tokens)) {
    for (const link of token.type === "text" ? looseLinksIn(token.raw) : []) {
      locate(link, { range: { ...range }, step: 0 }, walk);
      walk.looseLinks.push(link);
    }
    if (token.type === "link" || token.type === "image" || token.type === "html") {
      // The content begins after the token's first character.
      locate(token, { range, step: 1 }, walk);
      if (token.type === "link") walk.links.push(token);
      else if (token.type === "image") walk.images.push(token);
      else walk.html.push(token);
    } else if (token.type === "text" && token.text.includes("<")) {
      locate(token, { range, step: token.raw.length }, walk);
      walk.angleTexts.push(token);
    } else if (token.type === "codespan" && (/[[<]/.test(token.raw) || mayNameOperation(token.text))) {
      // Skips the whole token: code that looks like a link must not be taken for the link that follows.
      locate(token, { range, step: token.raw.length }, walk);
    }
    if (token.type !== "image" && "tokens" in token) walkInline(token.tokens, range, walk);
  }
}

/** Finds a token's place. The search for the next one begins `step` characters after its start. */
function locate(token: { readonly raw: string }, { range, step }: Search, { text, lines, places }: Walk): void {
  const newline = token.raw.indexOf("\n");
  const wanted = newline === -1 ? token.raw : token.raw.slice(0, newline + 1);
  const index = text.slice(range.from, range.to).indexOf(wanted);
  places.set(token, lines.positionAt(range.from + Math.max(index, 0)));
  if (index !== -1) range.from += index + step;
}
