// Makes a sidebar of the tables of contents of DocFX, `toc.yml`, of which folders have their own, and of Jupyter Book,
// `_toc.yml`. Reads no files.
import type { SidebarItemConfig } from "../model/userConfig.ts";
import { type DataRecord, isRecord } from "../source/isRecord.ts";
import { joinPath } from "../source/joinPath.ts";

/** Names of such files. */
export const tocNames: readonly string[] = ["toc.yml", "TOC.yml", "_toc.yml"];

/** What such files hold, by their folders; the folder of the docs is the empty one. */
export type Tocs = ReadonlyMap<string, unknown>;

/** Id of the doc that a path below the docs means. */
type IdOfPath = (path: string) => string | undefined;

interface Reading {
  readonly tocs: Tocs;
  readonly idOf: IdOfPath;
  /** Folders whose table is read: tables may name one another. */
  readonly read: Set<string>;
}

/** Where an entry stands. */
interface Place {
  readonly folder: string;
  readonly depth: number;
}

/** Keys of the entries below one. */
const below = ["items", "parts", "chapters", "sections", "subtrees", "entries", "articles"];

/** What is deeper is left out. */
const mostLevels = 20;

/** The sidebar; empty where no table names one of the docs. */
export function sidebarOfTocs(tocs: Tocs, idOf: IdOfPath): readonly SidebarItemConfig[] {
  return itemsOfToc({ folder: "", depth: 0 }, { tocs, idOf, read: new Set() });
}

/** The items of the table of a folder. */
function itemsOfToc({ folder, depth }: Place, reading: Reading): readonly SidebarItemConfig[] {
  if (reading.read.has(folder)) return [];
  reading.read.add(folder);
  const toc = reading.tocs.get(folder);
  if (Array.isArray(toc)) return toc.flatMap((entry: unknown) => itemOf(entry, { folder, depth }, reading));
  if (!isRecord(toc)) return [];
  const root = idAt(folder, textAt(toc, ["root"]), reading);
  return [...(root === undefined ? [] : [root]), ...itemsBelow(toc, { folder, depth }, reading)];
}

const itemsBelow = (entry: DataRecord, { folder, depth }: Place, reading: Reading): readonly SidebarItemConfig[] =>
  depth >= mostLevels
    ? []
    : below
        .flatMap((key): readonly unknown[] => {
          const value = Object.hasOwn(entry, key) ? entry[key] : undefined;
          return Array.isArray(value) ? value : [];
        })
        .flatMap((inner) => itemOf(inner, { folder, depth: depth + 1 }, reading));

function itemOf(entry: unknown, place: Place, reading: Reading): readonly SidebarItemConfig[] {
  if (!isRecord(entry)) return [];
  const label = textAt(entry, ["name", "title", "caption"]);
  const target = textAt(entry, ["topicHref", "href", "file", "url"]);
  if (/^https?:\/\//i.test(target)) return label === "" ? [] : [{ type: "link", label, href: target }];
  const path = target.replace(/[?#].*$/, "").replace(/^~?\//, "");
  const table = /^(.*?)(?:\/|\/?toc\.yml)$/i.exec(textAt(entry, ["href"]))?.[1];
  const folder = table === undefined ? undefined : joinPath(place.folder, table.replace(/^~?\//, ""));
  const id = idAt(place.folder, path.replace(/toc\.yml$/i, "./"), reading);
  if (folder !== undefined && reading.read.has(folder)) return [];
  const inside = folder === undefined ? [] : itemsOfToc({ folder, depth: place.depth + 1 }, reading);
  const items = [...inside, ...itemsBelow(entry, place, reading)].filter((item) => idOfItem(item) !== (id ?? ""));
  if (items.length === 0) return id === undefined ? [] : [label === "" ? id : { type: "doc", id, label }];
  const named =
    label || (path.replace(/\/$/, "").split("/").at(-1) ?? "").replace(/\.mdx?$/i, "").replace(/[-_]+/g, " ");
  if (named === "") return items;
  return [{ type: "category", label: named, items, ...(id === undefined ? {} : { link: { type: "doc", id } }) }];
}

const idOfItem = (item: SidebarItemConfig): unknown => (typeof item === "string" ? item : "id" in item && item.id);

/** Id of the doc at a path as seen from a folder. */
function idAt(folder: string, path: string, { idOf }: Reading): string | undefined {
  const whole = path === "" ? undefined : joinPath(folder, path);
  return whole === undefined ? undefined : idOf(whole);
}

/** The first text of some keys. */
function textAt(entry: DataRecord, keys: readonly string[]): string {
  const values = keys.map((key) => (Object.hasOwn(entry, key) ? entry[key] : undefined));
  const found = values.find((value) => typeof value === "string" && value.trim() !== "");
  return typeof found === "string" ? found.trim() : "";
}
