// Reads the table of contents of mdBook and GitBook, `SUMMARY.md`, as a sidebar. Headings are the names of its parts,
// items below an item its pages. Reads no other file.
import type { SidebarItemConfig } from "../model/userConfig.ts";
import { decodePercent } from "../source/addressKey.ts";
import { looseDocId } from "./loosePaths.ts";

/** Name of such a file. */
export const summaryName = "SUMMARY.md";

/** `- [Title](page.md)`, `    * [Title]()`, and without a mark what stands before and after the chapters of mdBook. */
const entryLine = /^([ \t]*)([-*+]\s+)?\[(.*?)\]\(<?([^)<>]*?)>?(?:\s+"[^"]*")?\)\s*$/;
/** `## Part`; the first one of a file is its title. */
const headingLine = /^#{1,6}\s+(.*?)[\s#]*$/;

/** No title and address of a page take more. */
const longestLine = 2_000;

/** What is deeper stands on the last level. */
const mostLevels = 20;

interface Entry {
  readonly indent: number;
  readonly label: string;
  readonly target: string;
  readonly children: Entry[];
}

/** The sidebar; empty when no item leads to one of the docs. @param docs Paths below the folder of the summary. */
export function sidebarOfSummary(text: string, docs: ReadonlySet<string>): readonly SidebarItemConfig[] {
  const top: Entry[] = [];
  let part: Entry | undefined;
  /** The last entry and those that it is inside of. */
  let open: readonly Entry[] = [];
  for (const line of text.split(/\r?\n/)) {
    if (line.length > longestLine) continue;
    const heading = headingLine.exec(line)?.[1];
    const [, blank = "", mark, label = "", target = ""] = entryLine.exec(line) ?? [];
    if (heading !== undefined) {
      part = top.length === 0 ? undefined : { indent: -1, label: plain(heading), target: "", children: [] };
      if (part !== undefined) top.push(part);
      open = [];
    } else if (label !== "") {
      const entry = { indent: blank.replaceAll("\t", "    ").length, label: plain(label), target, children: [] };
      if (mark === undefined) part = undefined;
      open = open.filter(({ indent }) => indent < entry.indent).slice(0, mostLevels);
      (open.at(-1)?.children ?? part?.children ?? top).push(entry);
      open = [...open, entry];
    }
  }
  return top.flatMap((entry) => itemOf(entry, docs));
}

/** Words of Markdown without the signs that would be seen. */
const plain = (text: string): string => text.replace(/[`*]|\\(?=[^\w\s])/g, "").trim();

function itemOf({ label, target, children }: Entry, docs: ReadonlySet<string>): readonly SidebarItemConfig[] {
  const items = children.flatMap((child) => itemOf(child, docs));
  const path = decodePercent(target.replace(/#.*$/, "")).replace(/^(?:\.?\/)+/, "");
  const id = docs.has(path) ? looseDocId(path) : undefined;
  if (items.length > 0) return [{ type: "category", label, items, ...(id && { link: { type: "doc", id } }) }];
  if (/^https?:\/\//i.test(target)) return [{ type: "link", label, href: target }];
  return id === undefined ? [] : [{ type: "doc", id, label }];
}
