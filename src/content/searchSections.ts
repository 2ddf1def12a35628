// The text of a page as search reads it: prose and code below each heading, without markup. Decides nothing about words.
import type { SearchSection } from "../model/search.ts";
import { decodeReferences } from "./characterReferences.ts";
import { inOneLine, plainTextOf } from "./plainText.ts";
import { withoutCardAttributes } from "./renderCards.ts";
import { type HeadingToken, type PageToken, pageTokens, type Token } from "./tokens.ts";

/** Sections in reading order. The first is what stands before any heading; its title is the page's and left empty. */
export function searchSections(
  tokens: readonly Token[],
  ids: ReadonlyMap<HeadingToken, string>,
): readonly SearchSection[] {
  const open: OpenSection[] = [{ id: "", depth: 1, title: "", texts: [], codes: [] }];
  for (const token of pageTokens(tokens)) read(token, { open, ids });
  return open.map(({ id, depth, title, texts, codes }) => {
    return { id, depth, title, text: texts.join("\n"), code: codes.join("\n") };
  });
}

interface OpenSection extends Pick<SearchSection, "id" | "depth" | "title"> {
  readonly texts: string[];
  readonly codes: string[];
}

interface Reading {
  readonly open: OpenSection[];
  readonly ids: ReadonlyMap<HeadingToken, string>;
  /** Inside of cards, whose links have attributes behind them. */
  readonly isCard?: boolean;
}

function read(token: PageToken, reading: Reading): void {
  const { open, ids } = reading;
  const section = open.at(-1);
  const addText = (text: string): void => {
    const line = inOneLine(reading.isCard ? withoutCardAttributes(text) : text);
    if (line !== "") section?.texts.push(line);
  };
  switch (token.type) {
    case "heading":
      open.push({
        id: ids.get(token) ?? "",
        depth: token.depth,
        title: inOneLine(plainTextOf(token.tokens)),
        texts: [],
        codes: [],
      });
      break;
    case "paragraph":
      addText(plainTextOf(token.tokens));
      break;
    case "text":
      addText(token.tokens ? plainTextOf(token.tokens) : decodeReferences(token.text));
      break;
    case "code":
      section?.codes.push(token.text);
      break;
    case "html":
      addText(decodeReferences(token.raw.replace(/<!--.*?(?:-->|$)|<[^<>]*>/gs, " ")));
      break;
    case "table":
      for (const cells of [token.header, ...token.rows]) {
        addText(cells.map((cell) => plainTextOf(cell.tokens)).join(" "));
      }
      break;
    case "list":
      for (const item of token.items) for (const inner of pageTokens(item.tokens)) read(inner, reading);
      break;
    case "container":
      addText(plainTextOf(token.title));
      for (const inner of pageTokens(token.tokens)) {
        read(inner, token.name === "cards" ? { ...reading, isCard: true } : reading);
      }
      break;
    case "blockquote":
    case "footnoteDefinition":
      for (const inner of pageTokens(token.tokens)) read(inner, reading);
      break;
    default:
  }
}
