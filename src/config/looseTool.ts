// Which tool the pages of a folder that is no site yet were written for, as its configuration tells.
import { type SitePath, sitePath } from "../model/brands.ts";
import type { Config } from "../model/config.ts";
import type { SiteFiles } from "../model/ports.ts";
import { beginningOf } from "./beginningOf.ts";

/** A tool whose configuration was found. */
export interface LooseTool {
  readonly name: string;
  /** How its pages are read; there is no dialect of a tool whose sites are not converted. */
  readonly dialect: Config["markdown"]["dialect"];
  /** Folder of its configuration, where it is not the site's own. */
  readonly folder?: string;
  /** Whether its sites are not converted, though there is a dialect. */
  readonly isRead?: true;
}

const docusaurus: LooseTool = { name: "Docusaurus", dialect: "docusaurus" };
const starlight: LooseTool = { name: "Starlight", dialect: "starlight" };
/** Told by its configuration, too. */
export const mkdocs: LooseTool = { name: "MkDocs", dialect: "mkdocs" };
const vitepress: LooseTool = { name: "VitePress", dialect: "vitepress" };
/** Where VitePress comes from; its pages are written nearly alike. */
const vuepress: LooseTool = { name: "VuePress", dialect: "vitepress", isRead: true };
/** Told by its configuration, too, which says where its chapters are. */
export const mdBook: LooseTool = { name: "mdBook", dialect: "mdbook" };
export const jekyll: LooseTool = { name: "Jekyll", dialect: "jekyll", isRead: true };
export const hugo: LooseTool = { name: "Hugo", dialect: "hubdocs" };
export const sphinx: LooseTool = { name: "Sphinx", dialect: "hubdocs" };
export const rspress: LooseTool = { name: "Rspress", dialect: "hubdocs" };

/** Told by its pages, too. */
export const nextTool: LooseTool = { name: "Next.js", dialect: "hubdocs" };
export const nextConfigs: readonly string[] = ["next.config.js", "next.config.mjs", "next.config.ts"];

/** Tools whose sites are read, and not converted: each theme has shortcodes or components of its own. */
const others: readonly (readonly [string, LooseTool])[] = [
  // A `config.toml` may be anybody's.
  ...["hugo.toml", "hugo.yaml", "hugo.yml", "hugo.json", "config/_default/"].map((place) => [place, hugo] as const),
  ...nextConfigs.map((place) => [place, nextTool] as const),
];

/** The tool whose `content/` a folder has, where languages may be called as in hubdocs: `content/en/docs`. */
export async function ownerOfContent(files: SiteFiles): Promise<LooseTool | undefined> {
  for (const [place, tool] of others) if (await files.exists(sitePath(place))) return tool;
  return undefined;
}

const docusaurusFiles = ["docusaurus.config.js", "docusaurus.config.ts", "docusaurus.config.mjs"];
/** Files and folders by which a site of another tool is known. */
const toolFiles: readonly (readonly [string, LooseTool])[] = [
  ...docusaurusFiles.map((file) => [file, docusaurus] as const),
  ["mkdocs.yml", mkdocs],
  ["mkdocs.yaml", mkdocs],
  // Its folder is often beside the docs.
  ...docusaurusFiles.map((file) => [`website/${file}`, { ...docusaurus, folder: "website" }] as const),
  ...["", "docs/"].flatMap((folder) => [
    [`${folder}.vitepress/`, vitepress] as const,
    [`${folder}.vuepress/`, vuepress] as const,
  ]),
];
/** Projects whose packages tell VitePress, wherever its configuration is: the whole, or one of its docs alone. */
const manifests = ["package.json", "docs/package.json"];
/** Files of Astro, by which a site with pages in the folder of Starlight is known. */
const astroFiles = ["astro.config.mjs", "astro.config.ts", "astro.config.js", "astro.config.mts"];

/** Whether a folder is a site of Docusaurus, whatever else was left in it when it became one. */
export async function isDocusaurus(files: SiteFiles): Promise<boolean> {
  for (const file of docusaurusFiles) if (await files.exists(sitePath(file))) return true;
  return false;
}

/** The tool whose configuration is in a folder. @param pages Markdown in it. */
export async function toolOf(files: SiteFiles, pages: readonly SitePath[]): Promise<LooseTool | undefined> {
  const [start, project = ""] = /^(docs\/|)src\/content\/docs\//.exec(pages[0] ?? "") ?? [];
  for (const file of start === undefined ? [] : astroFiles) {
    const isThere = await files.exists(sitePath(project + file));
    if (isThere) return project === "" ? starlight : { ...starlight, folder: project.slice(0, -1) };
  }
  for (const [file, tool] of toolFiles) if (await files.exists(sitePath(file))) return tool;
  if (await isVitepress(files)) return vitepress;
  return await ownerOfContent(files);
}

async function isVitepress(files: SiteFiles): Promise<boolean> {
  for (const manifest of manifests)
    if ((await beginningOf(sitePath(manifest), files)).includes('"vitepress"')) return true;
  return false;
}
