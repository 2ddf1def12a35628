// The text for search of a page as the body store keeps it: what its sections are called as JSON, and behind it their
// words as they are. Escaping the words for JSON and reading them again takes longer than finding them in the page.
import type { SearchSection } from "./search.ts";

/** A section without its words, of which the lengths are kept. */
type SectionHead = readonly [id: string, depth: number, title: string, textLength: number, codeLength: number];

/** Sections of a page as text. */
export function formatSearchText(sections: readonly SearchSection[]): string {
  let words = "";
  const heads = sections.map(({ id, depth, title, text, code }): SectionHead => {
    words += text + code;
    return [id, depth, title, text.length, code.length];
  });
  return `${JSON.stringify(heads)}\n${words}`;
}

/** The sections that a text of the body store stands for. */
export function parseSearchText(stored: string): readonly SearchSection[] {
  const headEnd = stored.indexOf("\n");
  const heads: readonly SectionHead[] = JSON.parse(stored.slice(0, headEnd));
  let start = headEnd + 1;
  return heads.map(([id, depth, title, textLength, codeLength]) => {
    const codeStart = start + textLength;
    const end = codeStart + codeLength;
    const section = { id, depth, title, text: stored.slice(start, codeStart), code: stored.slice(codeStart, end) };
    start = end;
    return section;
  });
}
