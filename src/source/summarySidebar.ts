// Reads the table of contents of mdBook and GitBook, `SUMMARY.md`, as a sidebar, and the lists that Docsify and wikis show
// as theirs, `_sidebar.md`. Headings are the names of its parts, items below an item its pages. Reads no other file.
import type { SidebarItemConfig } from "../model/userConfig.ts";
import { decodePercent } from "./addressKey.ts";

/** Name of such a file. */
export const summaryName = "SUMMARY.md";

/** `- [Title](page.md)`, `    * [Title]()`, and without a mark what stands before and after the chapters of mdBook. */
const entryLine = /^([ \t]*)([-*+]\s+)?\[(.*?)\]\(<?([^)<>]*?)>?(?:\s+"[^"]*")?\)\s*$/;
/** `- Part`, the name of the items below. */
const namedLine = /^([ \t]*)([-*+]\s+)([^\s[\]][^[\]]*?)\s*$/;
/** `## Part`, in group 1; the first one of a summary is its title. */
const headingLine = /^#{1,6}\s+(.*?)[\s#]*$/;
/** `**Part**`, in group 1. */
const boldLine = /^\*\*([^*]+)\*\*:?\s*$/;
/** `](https://host/owner/name/wiki/Page`: what comes before the page. */
const wikiAddress = /(?<=\]\(<?)https?:\/\/[^/\s()]+\/[^/\s()]+\/[^/\s()]+\/wiki\//gi;
/** `[[Page]]`, `[[Words|Page]]` of wikis: words in group 1, page in group 2. */
const wikiLink = /\[\[(?:([^[\]|]+)\|)?([^[\]|]+)\]\]/g;

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

/** Id of the doc that a path below the folder of the summary is; `undefined` where there is none. */
type IdOfPath = (path: string) => string | undefined;

/** The sidebar; empty when no item leads to one of the docs. */
export function sidebarOfSummary(text: string, idOf: IdOfPath): readonly SidebarItemConfig[] {
  return sidebarOf(linesOf(text), { idOf, hasTitle: true });
}

/** The sidebar of a list that is shown as one, `_sidebar.md`. */
export function sidebarOfList(text: string, idOf: IdOfPath): readonly SidebarItemConfig[] {
  const lines = text
    .replace(/<!--[\s\S]*?(?:-->|(?![\s\S]))/g, "")
    .replace(wikiAddress, "/")
    .replace(wikiLink, (_, words: string | undefined, page: string) => {
      return `[${words ?? page}](<${page.trim().replace(/\s+/g, "-")}>)`;
    });
  return sidebarOf(linesOf(lines), { idOf, hasTitle: false });
}

function sidebarOf(
  lines: readonly string[],
  { idOf, hasTitle }: { readonly idOf: IdOfPath; readonly hasTitle: boolean },
): readonly SidebarItemConfig[] {
  const top: Entry[] = [];
  let part: Entry | undefined;
  /** The last entry and those that it is inside of. */
  let open: readonly Entry[] = [];
  for (const line of lines) {
    const heading = headingLine.exec(line)?.[1] ?? boldLine.exec(line)?.[1];
    const [, blank = "", mark, label = "", target = ""] = entryLine.exec(line) ?? namedLine.exec(line) ?? [];
    if (heading !== undefined) {
      part = top.length === 0 && hasTitle ? undefined : { indent: -1, label: plain(heading), target: "", children: [] };
      if (part !== undefined) top.push(part);
      open = [];
    } else if (label !== "") {
      const entry = { indent: blank.replaceAll("\t", "    ").length, label: plain(label), target, children: [] };
      if (mark === undefined && hasTitle) part = undefined;
      open = open.filter(({ indent }) => indent < entry.indent).slice(0, mostLevels);
      (open.at(-1)?.children ?? part?.children ?? top).push(entry);
      open = [...open, entry];
    }
  }
  return top.flatMap((entry) => itemOf(entry, idOf));
}

/** A code span, in group 1, or a tag of HTML: `<a id="part"></a>`. */
const spanOrTag = /(`[^`]{1,500}`)|<\/?[a-z][^<>]{0,500}>/gi;

/** Words of Markdown without the signs that would be seen. */
const plain = (text: string): string =>
  text
    .replace(spanOrTag, "$1")
    .replace(/!\[[^\]]*\]\([^)]*\)/g, "")
    .replace(/[`*]|\\(?=[^\w\s])/g, "")
    .trim();

function itemOf({ label, target, children }: Entry, idOf: IdOfPath): readonly SidebarItemConfig[] {
  const items = children.flatMap((child) => itemOf(child, idOf));
  const id = target === "" ? undefined : idOf(pathOf(target));
  if (items.length > 0) return [{ type: "category", label, items, ...(id && { link: { type: "doc", id } }) }];
  if (/^https?:\/\//i.test(target)) return [{ type: "link", label, href: target }];
  return id === undefined ? [] : [{ type: "doc", id, label }];
}

/** Path of the file that an address leads to. */
const pathOf = (target: string): string => decodePercent(target.replace(/[?#].*$/, "")).replace(/^(?:\.?\/)+/, "");

/** Paths of the files that a summary names, in its order; those of other sites are no files and are left to whoever asks. */
export function pathsOfSummary(text: string): readonly string[] {
  const targets = linesOf(text).flatMap((line) => {
    const target = entryLine.exec(line)?.[4];
    return target === undefined ? [] : [pathOf(target)];
  });
  return [...new Set(targets)].filter((path) => path !== "");
}

/** Lines that are not too long; chapters without a mark, of which mdBook reads several from a line, on one each. */
function linesOf(text: string): readonly string[] {
  return text
    .split(/\r?\n/)
    .filter((line) => line.length <= longestLine)
    .flatMap((line) => (/^[ \t]*\[/.test(line) ? line.split(/(?<=\))[ \t]+(?=\[)/) : [line]));
}
