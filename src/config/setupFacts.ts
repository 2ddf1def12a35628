// What is known of the site of another tool by its configuration. Owns what the readers of such configurations have in
// common.
import type { SidebarItemConfig } from "../model/userConfig.ts";
import type { DataRecord } from "../source/isRecord.ts";
import type { LooseTool } from "./looseTool.ts";

/** A site of another tool. */
export interface LooseSetup {
  readonly tool: LooseTool;
  /** Folder of its pages, with its slash; empty for the site's own. */
  readonly folder: string;
  readonly title?: string | undefined;
  /** Code of its first language. */
  readonly language?: string | undefined;
  /** The name that Markdown at a path below the folder has as one of the docs; `undefined` where it is none. */
  readonly nameOf: (path: string) => string | undefined;
  /** What expressions in pages stand for. */
  readonly values?: Readonly<Record<string, string>>;
  /** Folders below which files that pages take in are looked up first. */
  readonly snippetFolders?: readonly string[];
  /** The order that it gives the docs, empty where it gives none. */
  readonly sidebarOf?: (docs: readonly SetupDoc[]) => Promise<readonly SidebarItemConfig[]>;
  /** What gives that order. */
  readonly file: string;
  /** What labels of the menu are called in the first language, by keys that stand for them. */
  readonly labels?: ReadonlyMap<string, string>;
}

/** One of the docs. */
export interface SetupDoc {
  /** Path from the folder of the pages. */
  readonly path: string;
  readonly name: string;
}

/** A text of a configuration, if it has one that says something. */
export function textIn(map: DataRecord, key: string): string | undefined {
  const value = Object.hasOwn(map, key) ? map[key] : undefined;
  return typeof value === "string" && value.trim() !== "" ? value.trim() : undefined;
}

/** The code of a language that a configuration names: `pt-BR`, `en_US`. */
export function codeIn(map: DataRecord, key: string): string | undefined {
  const code = textIn(map, key)?.replace("_", "-");
  return code !== undefined && /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,2}$/.test(code) ? code : undefined;
}

/** Id of a doc of a tool to which numbers in front of names are a part of them. */
export const wholeId = (name: string): string => name.replace(/\.mdx?$/i, "");

/** A sidebar with what labels of it are called. */
export function relabelled(
  items: readonly SidebarItemConfig[],
  labels: ReadonlyMap<string, string>,
): readonly SidebarItemConfig[] {
  return items.map((item): SidebarItemConfig => {
    if (typeof item === "string" || (item.type !== "category" && item.type !== "doc")) return item;
    const label = typeof item.label === "string" ? labels.get(item.label) : undefined;
    const named = label === undefined ? {} : { label };
    return item.type === "doc" ? { ...item, ...named } : { ...item, ...named, items: relabelled(item.items, labels) };
  });
}
