// Markdown of a folder that is no site yet: no configuration, no content folder. Owns what of it is taken as docs, and
// how that is told. Its APIs are found elsewhere. A folder `docs` with Markdown is; without one all Markdown is that looks like the author's own.

import { type SitePath, sitePath } from "../model/brands.ts";
import type { LooseDocs } from "../model/config.ts";
import { countOf } from "../model/countOf.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import type { SiteFiles } from "../model/ports.ts";
import type { ApiConfig } from "../model/userConfig.ts";
import { decodeText } from "../source/decodeText.ts";
import { findLooseApis } from "./looseApis.ts";
import type { SiteFacts } from "./siteFacts.ts";

/** What was found. */
interface FoundLooseDocs {
  readonly docs: LooseDocs;
  /** First heading of the README; without pages the name of the first API. */
  readonly title?: string;
  /** Name of the tool that the folder has a configuration of. */
  readonly tool?: string;
  /** Specifications that are shown as APIs. */
  readonly apis?: readonly ApiConfig[];
}

/** Files by which a site of another tool is known; those whose names begin with a dot are not seen here. */
const toolsByFile: Readonly<Record<string, string>> = {
  "docusaurus.config.js": "Docusaurus",
  "docusaurus.config.ts": "Docusaurus",
  "docusaurus.config.mjs": "Docusaurus",
  "mkdocs.yml": "MkDocs",
  "mkdocs.yaml": "MkDocs",
};

/** Folders of packages, of what programs have made, and of tools. */
const othersFolders: ReadonlySet<string> = new Set(
  "node_modules vendor build build-offline dist out target coverage test tests fixtures".split(" "),
);

/** Looks for Markdown and specifications in a folder. `undefined` when there are none. */
export async function findLooseDocs(files: SiteFiles): Promise<FoundLooseDocs | undefined> {
  const readme = await readmeOf(files);
  const heading = readme === undefined ? undefined : await titleOf(readme, files);
  const tool = await toolOf(files);
  const apis = await findLooseApis(files, othersFolders);
  const inDocs = await markdownBelow("docs", files);
  const title = heading ?? (readme === undefined && inDocs.length === 0 ? nameOf(apis[0]) : undefined);
  const named = {
    ...(title === undefined ? {} : { title }),
    ...(tool === undefined ? {} : { tool }),
    ...(apis.length === 0 ? {} : { apis }),
  };
  if (inDocs.length > 0)
    return { docs: { folder: "docs", paths: inDocs, ...(readme === undefined ? {} : { home: readme }) }, ...named };
  const paths = await markdownBelow("", files);
  return paths.length === 0 && apis.length === 0 ? undefined : { docs: { folder: "", paths }, ...named };
}

/** Facts of the site that loose docs make: as if they lay in `content/en/docs`. */
export function factsOf({ title, docs }: FoundLooseDocs, siteName: string): SiteFacts {
  const folders = docs.paths.length === 0 ? [] : ["content", "content/en", "content/en/docs"];
  return { siteName: title ?? siteName, folders: new Set(folders) };
}

/** Says what was taken as what, and what comes next. */
export function describeLooseDocs({ docs, title, tool, apis = [] }: FoundLooseDocs): Diagnostic {
  const { folder, paths, home } = docs;
  const count = countOf(paths.length, "Markdown file");
  const place = folder === "" ? "this folder" : `${folder}/`;
  const taken = [
    ...(paths.length === 0 ? [] : [`${count} in ${place} used as English docs`]),
    ...(home === undefined ? [] : [`${home} as the landing page`]),
    ...apis.map(({ specs }) => `${specs["en"]} ${paths.length === 0 ? "used " : ""}as an API`),
    ...(title === undefined ? [] : [`and “${title}” as the name of the site`]),
  ];
  const moved = paths.length === 0 ? "put Markdown into" : "move the files to";
  const named = apis.length === 0 ? "the site and its languages" : "the site, its languages and its APIs";
  return {
    code: "loose-markdown",
    severity: "info",
    message: `there is no configuration and no content/: ${taken.join(", ")}`,
    hint:
      tool === undefined
        ? `${moved} content/en/docs, and name ${named} in hubdocs.config.yaml`
        : `this is a ${tool} site: convert it with hubdocs import . ../my-docs`,
  };
}

/** Markdown below a folder that looks like the author's own, in the order of its paths. */
export async function markdownBelow(folder: string, files: SiteFiles): Promise<readonly SitePath[]> {
  const { value } = await files.list(sitePath(folder), { skip: othersFolders });
  // A folder with such a page is what some generator has made.
  const made = value.flatMap(({ path }) => (path.endsWith("/404.html") ? [path.slice(0, -"404.html".length)] : []));
  return value
    .map(({ path }) => path)
    .filter((path) => /\.mdx?$/i.test(path) && !path.split("/").some((name) => name.startsWith("_")))
    .filter((path) => !made.some((start) => path.startsWith(start)));
}

async function readmeOf(files: SiteFiles): Promise<SitePath | undefined> {
  for (const name of ["README.md", "readme.md", "Readme.md"])
    if (await files.exists(sitePath(name))) return sitePath(name);
  return undefined;
}

const nameOf = (api: ApiConfig | undefined): string | undefined =>
  typeof api?.label === "string" ? api.label : undefined;

async function toolOf(files: SiteFiles): Promise<string | undefined> {
  for (const [file, tool] of Object.entries(toolsByFile)) if (await files.exists(sitePath(file))) return tool;
  return undefined;
}

/** The first heading of a file that is more than a picture. */
async function titleOf(path: SitePath, files: SiteFiles): Promise<string | undefined> {
  const bytes = await files.read(path);
  const decoded = bytes === undefined ? undefined : decodeText(bytes);
  if (decoded === undefined || decoded.kind === "invalid") return undefined;
  for (const line of decoded.text.slice(0, 20_000).split("\n")) {
    if (!line.startsWith("# ")) continue;
    // "# The [hub](https://…) `cli`" is "The hub cli"; "# ![Logo](logo.svg)" is nothing.
    const text = line
      .slice(2)
      .replace(/!\[[^\]]*\]\([^)]*\)/g, "")
      .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1");
    const title = text.replace(/<[^>]*>|[*_`]/g, "").trim();
    if (title !== "") return title;
  }
  return undefined;
}
