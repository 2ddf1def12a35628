// Makes a sidebar of the tables of contents in pages of Sphinx, `{toctree}`: those of the first page, then those of the
// pages that they list. Reads no files.
import type { SidebarItemConfig } from "../model/userConfig.ts";
import { folderOf, joinPath } from "../source/joinPath.ts";
import { looseDocId } from "./loosePaths.ts";
import type { SetupDoc } from "./setupFacts.ts";

/** A table: marks in group 1, what it holds in group 2. */
const table = /^[ \t]*(`{3,}|:{3,}|~{3,})\{toctree\}[^\n]*\n([\s\S]{0,20000}?)^[ \t]*\1[ \t]*$/gm;
/** `:caption: Guide`, or `caption: Guide` between lines of hyphens: key in group 1, value in group 2. */
const option = /^:?([\w-]+):(?:[ \t]+(.*))?$/;
/** `Title <page>`: title in group 1, page in group 2. */
const titled = /^(.*?)\s*<([^<>]+)>$/;
const firstPages = ["index.md", "intro.md", "README.md"];
/** Pages below pages are listed so deep. */
const mostLevels = 8;

interface Reading {
  readonly texts: ReadonlyMap<string, string>;
  /** Names of the docs by what tables call them. */
  readonly names: ReadonlyMap<string, string>;
  /** Docs that have a place. */
  readonly placed: Set<string>;
}

/**
 * The sidebar; empty where the first page has no table.
 * @param texts Texts of the docs with tables, by their names.
 */
export function sidebarOfToctrees(
  docs: readonly SetupDoc[],
  texts: ReadonlyMap<string, string>,
): readonly SidebarItemConfig[] {
  const first = firstPages.find((name) => texts.has(name));
  if (first === undefined) return [];
  const names = new Map(docs.map(({ name }) => [name.replace(/\.mdx?$/i, ""), name]));
  const items = itemsBelow(first, { texts, names, placed: new Set([first]) }, 0);
  return items.length === 0 ? [] : [looseDocId(first), ...items];
}

/** What the tables of a page list. */
function itemsBelow(page: string, reading: Reading, depth: number): readonly SidebarItemConfig[] {
  const text = depth >= mostLevels ? undefined : reading.texts.get(page);
  return [...(text ?? "").matchAll(table)].flatMap(([, , held = ""]) => {
    const lines = held.split("\n").map((line) => line.trim());
    const caption = lines.map((line) => option.exec(line)).find((match) => match?.[1] === "caption")?.[2];
    const entries = lines.filter((line) => line !== "" && line !== "---" && !option.test(line));
    const items = entries.flatMap((entry) => itemsFor(entry, { page, reading, depth }));
    const isPart = caption !== undefined && caption !== "" && items.length > 0;
    return isPart ? [{ type: "category" as const, label: caption, items }] : items;
  });
}

interface EntryPlace {
  readonly page: string;
  readonly reading: Reading;
  readonly depth: number;
}

function itemsFor(entry: string, { page, reading, depth }: EntryPlace): readonly SidebarItemConfig[] {
  const [, label = "", target = entry] = titled.exec(entry) ?? [];
  const labelled = label === "" ? {} : { label };
  if (/^https?:\/\//i.test(target)) return [{ type: "link", label: label || target, href: target }];
  return namesOf(target, page, reading.names).flatMap((name): readonly SidebarItemConfig[] => {
    if (reading.placed.has(name)) return [];
    reading.placed.add(name);
    const items = itemsBelow(name, reading, depth + 1);
    const id = looseDocId(name);
    if (items.length === 0) return [{ type: "doc", id, ...labelled }];
    return [{ type: "category", ...labelled, link: { type: "doc", id }, items }];
  });
}

/** The docs that an entry means: one, or with `*` those of a folder, by their names. */
function namesOf(target: string, page: string, names: ReadonlyMap<string, string>): readonly string[] {
  const path = joinPath(target.startsWith("/") ? "" : folderOf(page), target.replace(/\.(?:mdx?|rst|ipynb)$/i, ""));
  if (path === undefined) return [];
  const name = names.get(path);
  if (!path.endsWith("*")) return name === undefined ? [] : [name];
  const start = path.slice(0, -1);
  return [...names].flatMap(([key, own]) =>
    key.startsWith(start) && !key.slice(start.length).includes("/") ? own : [],
  );
}
