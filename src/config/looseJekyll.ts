// A site of Jekyll in a folder that is no site yet: which Markdown are its pages, and what its configuration and data say.
import { sitePath } from "../model/brands.ts";
import type { SiteFiles } from "../model/ports.ts";
import { type DataRecord, isRecord } from "../source/isRecord.ts";
import { readYamlRecord } from "../source/readYamlRecord.ts";
import { textOf } from "./beginningOf.ts";
import { othersFolders } from "./loosePaths.ts";
import { jekyll } from "./looseTool.ts";
import { addValues, mostValues } from "./looseValues.ts";
import { type PageOfParent, sidebarOfParents } from "./parentSidebar.ts";
import { codeIn, type LooseSetup, type SetupDoc, textIn, wholeId } from "./setupFacts.ts";

/** Where its configuration may be. */
const roots = ["", "docs/"];
/** Keys that only its configuration has; other tools have files of that name, too. */
const ownKeys = [
  ...["theme", "remote_theme", "plugins", "gems", "collections", "kramdown", "permalink", "defaults", "highlighter"],
  ...["baseurl", "markdown", "sass"],
];

/** The site, if there is one. */
export async function findJekyll(files: SiteFiles): Promise<LooseSetup | undefined> {
  for (const root of roots) {
    const file = `${root}_config.yml`;
    const text = await textOf(sitePath(file), files);
    if (text === "") continue;
    // Jupyter Book calls its configuration so, too.
    const isBook = await files.exists(sitePath(`${root}_toc.yml`));
    const config = readYamlRecord(text);
    if (isBook || !ownKeys.some((key) => Object.hasOwn(config, key))) continue;
    const folder = (await isProjectAlone(config, root, files)) ? "docs/" : root;
    return {
      tool: jekyll,
      folder,
      title: textIn(config, "title"),
      language: codeIn(config, "lang") ?? codeIn(config, "locale"),
      nameOf: namesOf(config, await hasIndex(folder, files)),
      values: await valuesOf(config, root, files),
      sidebarOf: async (docs) => sidebarOfParents(await pagesOf(docs, folder, files)),
      file: "`nav_order` and `parent`",
    };
  }
  return undefined;
}

/**
 * Whether the configuration is only there to show the README of a project on its host, in a theme, and nothing is made for
 * Jekyll: the docs are then those in `docs/`, as in any project.
 */
async function isProjectAlone(config: DataRecord, root: string, files: SiteFiles): Promise<boolean> {
  if (root !== "" || Object.hasOwn(config, "collections") || (await hasIndex(root, files))) return false;
  for (const name of ["_posts/", "_layouts/", "_includes/"]) if (await files.exists(sitePath(name))) return false;
  const { value } = await files.list(sitePath("docs"), { skip: othersFolders });
  return value.some(({ path }) => /\.mdx?$/i.test(path));
}

async function hasIndex(root: string, files: SiteFiles): Promise<boolean> {
  for (const name of ["index.md", "index.html"]) if (await files.exists(sitePath(root + name))) return true;
  return false;
}

/** Folders whose names begin with `_` are collections where they are named as such; what is excluded is no page. */
function namesOf(config: DataRecord, hasOwnIndex: boolean): LooseSetup["nameOf"] {
  const folder = textIn(config, "collections_dir");
  const above = folder === undefined ? "" : `${folder.replace(/^\/|\/$/g, "")}/`;
  const collections = new Map([["posts", "posts/"], ...collectionsOf(config["collections"])]);
  const listed = Array.isArray(config["exclude"]) ? config["exclude"].filter((name) => typeof name === "string") : [];
  const excluded = listed.map((name) => name.replace(/^\.?\/|\/(?:\*\*?)?$/g, ""));
  return (path) => {
    if (excluded.some((name) => path === name || path.startsWith(`${name}/`))) return undefined;
    // The README is the first page where there is no other.
    if (/^404\.md$/i.test(path) || (hasOwnIndex && /^readme\.md$/i.test(path))) return undefined;
    const [, name = "", below = ""] = new RegExp(`^${above}_([^/]+)/(.+)$`).exec(path) ?? [];
    const place = collections.get(name);
    const own = place === undefined ? path : place + below;
    return /(?:^|\/)_/.test(own) ? undefined : own;
  };
}

/** Names of collections, and the folders that their addresses begin with. */
function collectionsOf(given: unknown): readonly (readonly [string, string])[] {
  const names = Array.isArray(given) ? given : isRecord(given) ? Object.keys(given) : [];
  return names.flatMap((name: unknown) => {
    if (typeof name !== "string") return [];
    const settings = isRecord(given) ? given[name] : undefined;
    const address = isRecord(settings) ? textIn(settings, "permalink") : undefined;
    if (address === undefined || /^\/?:collection\b/.test(address)) return [[name, `${name}/`] as const];
    const [start = ""] = address.replace(/^\/+/, "").split(":", 1);
    return [[name, start === "" || start.endsWith("/") ? start : `${name}/`] as const];
  });
}

/** Data of whole shops is not what pages name. */
const longestData = 200_000;

/** What `site.title` and `site.data.alerts.note` stand for. */
async function valuesOf(config: DataRecord, root: string, files: SiteFiles): Promise<Readonly<Record<string, string>>> {
  const values = new Map<string, string>();
  addValues("site", config, values);
  const folder = `${root}_data`;
  const listed = await files.list(sitePath(folder), { skip: othersFolders });
  for (const { path, sizeBytes } of listed.value) {
    const [, name] = /^([\w/-]+)\.(?:ya?ml|json)$/.exec(path.slice(folder.length + 1)) ?? [];
    if (name === undefined || sizeBytes > longestData || values.size >= mostValues) continue;
    addValues(`site.data.${name.replaceAll("/", ".")}`, readYamlRecord(await textOf(path, files)), values);
  }
  return Object.fromEntries(values);
}

/** What pages say of their places in the menu. */
async function pagesOf(docs: readonly SetupDoc[], folder: string, files: SiteFiles): Promise<readonly PageOfParent[]> {
  const pages: PageOfParent[] = [];
  for (const { path, name } of docs) {
    const text = await textOf(sitePath(folder + path), files);
    const [, matter = ""] = /^\uFEFF?---[ \t]*\r?\n([\s\S]{0,20000}?)\r?\n---[ \t]*(?:\r?\n|$)/.exec(text) ?? [];
    pages.push({ id: wholeId(name), fields: readYamlRecord(matter) });
  }
  return pages;
}
