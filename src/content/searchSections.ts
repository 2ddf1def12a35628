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
  const first: OpenSection = { id: "", depth: 1, title: "", texts: [], codes: [] };
  const reading: Reading = { sections: [first], current: first, ids };
  for (const token of pageTokens(tokens)) read(token, reading);
  return reading.sections.map(({ id, depth, title, texts, codes }) => {
    return { id, depth, title, text: texts.join("\n"), code: codes.join("\n") };
  });
}

interface OpenSection extends Pick<SearchSection, "id" | "depth" | "title"> {
  readonly texts: string[];
  readonly codes: string[];
}

interface Reading {
  readonly sections: OpenSection[];
  /** The section that text is added to. */
  current: OpenSection;
  readonly ids: ReadonlyMap<HeadingToken, string>;
}

/** @param isCard Whether the token stands in cards, whose links have attributes behind them. */
function read(token: PageToken, reading: Reading, isCard = false): void {
  const { current, ids } = reading;
  const readAll = (inner: readonly Token[], areCards = isCard): void => {
    for (const one of pageTokens(inner)) read(one, reading, areCards);
  };
  const addText = (text: string): void => {
    const line = inOneLine(isCard ? withoutCardAttributes(text) : text);
    if (line !== "") current.texts.push(line);
  };
  switch (token.type) {
    case "heading":
      reading.current = {
        id: ids.get(token) ?? "",
        depth: token.depth,
        title: inOneLine(plainTextOf(token.tokens)),
        texts: [],
        codes: [],
      };
      reading.sections.push(reading.current);
      break;
    case "paragraph":
      addText(plainTextOf(token.tokens));
      break;
    case "text":
      addText(token.tokens ? plainTextOf(token.tokens) : decodeReferences(token.text));
      break;
    case "code":
      current.codes.push(token.text);
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
      for (const item of token.items) readAll(item.tokens);
      break;
    case "container":
      addText(plainTextOf(token.title));
      readAll(token.tokens, isCard || token.name === "cards");
      // A heading in a tab is none of what stands in the next tab or behind: its tab would be opened.
      if (token.name === "tab") reading.current = current;
      break;
    case "blockquote":
    case "footnoteDefinition":
      readAll(token.tokens);
      break;
    default:
  }
}
