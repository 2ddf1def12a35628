// The text of each section of a page, as its author wrote it.
import { splitPage } from "../../content/frontMatter.ts";
import type { Source } from "../../model/doc.ts";

/** A section's text. */
export interface SectionText {
  readonly hash: string | undefined;
  readonly text: string;
  /** Line that the text begins in. */
  readonly line: number;
  /** What stands before the first heading, where `text` is only the title and the description. */
  readonly lead?: Lead;
}

/** The beginning of a page. */
interface Lead {
  /** Title and description as the front matter has them. */
  readonly head: string;
  /** The text before the first heading. */
  readonly body: string;
  /** Line that the body begins in. */
  readonly line: number;
}

/** Texts below headings by their ids; what stands before the first one by the empty id, with title and description. */
export function sectionTexts(source: Source, text: string): ReadonlyMap<string, SectionText> {
  const lines = text.split(/\r\n?|\n/);
  const { sections, title, description, leadHash } = source;
  const lead = { hash: leadHash, text: `${title}\n${description}`, line: 1, lead: leadOf(source, lines) };
  const below = sections.map(({ id, hash, location: { line = 1 } }, index) => {
    const end = sections[index + 1]?.location.line ?? lines.length + 1;
    return [id, { hash, text: lines.slice(line, end - 1).join("\n"), line: line + 1 }] as const;
  });
  return new Map([["", lead], ...below]);
}

function leadOf({ frontMatter, sections }: Source, lines: readonly string[]): Lead {
  const start = splitPage(lines.join("\n"))?.bodyLinesBefore ?? 0;
  const body = lines.slice(start, (sections[0]?.location.line ?? lines.length + 1) - 1).join("\n");
  const { title = "", description = "" } = frontMatter;
  return { head: [title, description].filter((part) => part !== "").join("\n\n"), body, line: start + 1 };
}

/** All of a section: of the beginning of a page its title, description and text. */
export function wholeText({ text, lead }: SectionText): string {
  return lead === undefined ? text : [lead.head, lead.body.trim()].filter((part) => part !== "").join("\n\n");
}
