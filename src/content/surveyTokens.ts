// One walk over a page's tokens before anything is rendered: where each stands in the file, and lists of those that
// later steps need. Changes nothing.
import type { LineMap, Position } from "../source/lineMap.ts";
import { type ContainerToken, type FindingToken, type HeadingToken, pageTokens, type Token, type Tokens } from "./tokens.ts";

/** What a page holds, in reading order. */
export interface Survey {
  readonly headings: readonly HeadingToken[];
  readonly codes: readonly Tokens.Code[];
  readonly links: readonly Tokens.Link[];
  readonly images: readonly Tokens.Image[];
  readonly html: readonly (Tokens.HTML | Tokens.Tag)[];
  readonly texts: readonly (Tokens.Text | Tokens.Paragraph)[];
  readonly containers: readonly ContainerToken[];
  readonly findings: readonly FindingToken[];
  readonly words: number;
  /** Place of a token of the lists above. */
  placeOf(token: object): Position;
}

/** A page's text and where its Markdown begins. */
export interface SurveyInput {
  readonly tokens: readonly Token[];
  /** Whole file, lines end in `\n`. */
  readonly text: string;
  readonly lines: LineMap;
  /** 1-based. */
  readonly firstLine: number;
}

/** Walks all tokens once. Lines are counted, columns are found by looking for a token's text on its lines. */
export function surveyTokens({ tokens, text, lines, firstLine }: SurveyInput): Survey {
  const places = new Map<object, Position>();
  const found = {
    headings: [] as HeadingToken[],
    codes: [] as Tokens.Code[],
    links: [] as Tokens.Link[],
    images: [] as Tokens.Image[],
    html: [] as (Tokens.HTML | Tokens.Tag)[],
    texts: [] as (Tokens.Text | Tokens.Paragraph)[],
    containers: [] as ContainerToken[],
    findings: [] as FindingToken[],
  };
  let words = 0;

  /** Offsets between which the inline tokens of a block are looked for; `from` moves on with each one found. */
  interface Range {
    from: number;
    readonly to: number;
  }
  const rangeOf = (line: number, count: number): Range => ({ from: lines.offsetOf(line), to: lines.offsetOf(line + count) });
  const locate = (token: Token, range: Range): void => {
    const newline = token.raw.indexOf("\n");
    const wanted = newline === -1 ? token.raw : token.raw.slice(0, newline);
    const index = text.slice(range.from, range.to).indexOf(wanted);
    places.set(token, lines.positionAt(range.from + Math.max(index, 0)));
    if (index !== -1) range.from += index + 1;
  };
  const walkInline = (children: readonly Token[] | undefined, range: Range): void => {
    for (const token of pageTokens(children)) {
      if (token.type === "link" || token.type === "image" || token.type === "html") locate(token, range);
      if (token.type === "link") found.links.push(token);
      else if (token.type === "image") found.images.push(token);
      else if (token.type === "html") found.html.push(token);
      else if (token.type === "text") {
        if (token.text.includes("<")) {
          locate(token, range);
          found.texts.push(token);
        }
      }
      if (token.type !== "image" && "tokens" in token) walkInline(token.tokens, range);
    }
  };
  const walkTable = (table: Tokens.Table, line: number): void => {
    const rows = [table.header, ...table.rows];
    for (const [index, cells] of rows.entries()) {
      const range = rangeOf(index === 0 ? line : line + index + 1, 1);
      for (const cell of cells) {
        words += countWords(cell.text);
        walkInline(cell.tokens, range);
      }
    }
  };
  const walkBlocks = (children: readonly Token[], start: number): void => {
    let line = start;
    for (const token of pageTokens(children)) {
      const count = newlinesIn(token.raw);
      switch (token.type) {
        case "heading":
          places.set(token, blockPlace(token.raw, line));
          found.headings.push(token);
          words += countWords(token.text);
          walkInline(token.tokens, rangeOf(line, count + 1));
          break;
        case "paragraph":
        case "text":
          places.set(token, blockPlace(token.raw, line));
          found.texts.push(token);
          words += countWords(token.text);
          walkInline(token.tokens, rangeOf(line, count + 1));
          break;
        case "code":
          places.set(token, blockPlace(token.raw, line));
          found.codes.push(token);
          break;
        case "html":
          places.set(token, blockPlace(token.raw, line));
          found.html.push(token);
          break;
        case "table":
          walkTable(token, line);
          break;
        case "blockquote":
          walkBlocks(token.tokens, line);
          break;
        case "footnoteDefinition":
          walkBlocks(token.tokens, line);
          break;
        case "list": {
          let itemLine = line;
          for (const item of token.items) {
            walkBlocks(item.tokens, itemLine);
            itemLine += newlinesIn(item.raw);
          }
          break;
        }
        case "container":
          places.set(token, blockPlace(token.raw, line));
          found.containers.push(token);
          walkInline(token.title, rangeOf(line, token.openingLines));
          walkBlocks(token.tokens, line + token.openingLines);
          break;
        case "finding":
          places.set(token, { line, column: 1 });
          found.findings.push(token);
          break;
        default:
      }
      line += count;
    }
  };
  /** Place of a block: its line, and the column its first characters are found at. */
  const blockPlace = (raw: string, line: number): Position => {
    const start = lines.offsetOf(line);
    const source = text.slice(start, Math.min(lines.offsetOf(line + 1), start + 400));
    const head = raw.trimStart().slice(0, 16).split("\n", 1)[0] ?? "";
    return { line, column: Math.max(source.indexOf(head), 0) + 1 };
  };

  walkBlocks(tokens, firstLine);
  return { ...found, words, placeOf: (token) => places.get(token) ?? { line: firstLine, column: 1 } };
}

function newlinesIn(text: string): number {
  let count = 0;
  for (let index = text.indexOf("\n"); index !== -1; index = text.indexOf("\n", index + 1)) count += 1;
  return count;
}

/** Words of a text: stretches between spaces that hold a letter or digit. */
function countWords(text: string): number {
  let count = 0;
  for (const word of text.split(/\s+/)) if (/[\p{L}\p{N}]/u.test(word)) count += 1;
  return count;
}
