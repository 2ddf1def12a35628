// The text of each section of a page, as its author wrote it.
import { splitPage } from "../../content/frontMatter.ts";
import type { Source } from "../../model/doc.ts";

/** A section's text. */
export interface SectionText {
  readonly hash: string | undefined;
  readonly text: string;
  /** Line that the text begins in. */
  readonly line: number;
  /** All that stands before the first heading, where `text` is only the title and the description. */
  readonly whole?: string;
}

/** Texts below headings by their ids; what stands before the first one by the empty id, with title and description. */
export function sectionTexts(source: Source, text: string): ReadonlyMap<string, SectionText> {
  const lines = text.split(/\r\n?|\n/);
  const { sections, title, description, leadHash } = source;
  const summary = `${title}\n${description}`;
  const lead = { hash: leadHash, text: summary, line: 1, whole: wholeLead(source, lines) };
  const below = sections.map(({ id, hash, location: { line = 1 } }, index) => {
    const end = sections[index + 1]?.location.line ?? lines.length + 1;
    return [id, { hash, text: lines.slice(line, end - 1).join("\n"), line: line + 1 }] as const;
  });
  return new Map([["", lead], ...below]);
}

/** What the digest is of: title and description of the front matter, and the text before the first heading. */
function wholeLead({ frontMatter, sections }: Source, lines: readonly string[]): string {
  const start = splitPage(lines.join("\n"))?.bodyLinesBefore ?? 0;
  const body = lines.slice(start, (sections[0]?.location.line ?? lines.length + 1) - 1).join("\n");
  const { title = "", description = "" } = frontMatter;
  return [title, description, body.trim()].filter((part) => part !== "").join("\n\n");
}
