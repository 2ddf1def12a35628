// A site of Sphinx with pages in MyST, in a folder that is no site yet: what its configuration writes out, and the order
// that its tables of contents give. The configuration is not run.
import { sitePath } from "../model/brands.ts";
import type { SiteFiles } from "../model/ports.ts";
import { folderOf } from "../source/joinPath.ts";
import { beginningOf, textOf } from "./beginningOf.ts";
import { isPart } from "./loosePaths.ts";
import { sphinx } from "./looseTool.ts";
import { codeIn, type LooseSetup, type SetupDoc, textIn } from "./setupFacts.ts";
import { sidebarOfToctrees } from "./toctreeSidebar.ts";

/** Where the configuration may be. */
const places = [
  "docs/conf.py",
  "docs/source/conf.py",
  "doc/conf.py",
  "doc/source/conf.py",
  "source/conf.py",
  "conf.py",
];

/** `project = "Lamp"` */
const assigned = (name: string): RegExp =>
  new RegExp(`^${name}\\s*=\\s*(?:"([^"\\n]{0,300})"|'([^'\\n]{0,300})')`, "m");
/** What `myst_substitutions` holds, in group 1. */
const substitutions = /^myst_substitutions\s*=\s*\{([\s\S]{0,10000}?)^\}/m;
/** `"name": "text"`: name in groups 1 and 2, text in groups 3 and 4. */
const entry = /^\s*(?:"([\w-]{1,80})"|'([\w-]{1,80})')\s*:\s*(?:"([^"\n]{0,2000})"|'([^'\n]{0,2000})')\s*,?\s*$/gm;

/** The site, if there is one. */
export async function findSphinx(files: SiteFiles): Promise<LooseSetup | undefined> {
  for (const place of places) {
    const text = await beginningOf(sitePath(place), files);
    if (!/\bmyst|\bsphinx/i.test(text)) continue;
    const folder = folderOf(place);
    const root = folder === "" ? "" : `${folder}/`;
    const facts = { project: writtenText(text, "project"), language: writtenText(text, "language") };
    const found = [...(substitutions.exec(text)?.[1] ?? "").matchAll(entry)];
    const values = found.map(([, double, single, text = "", other = text]) => [double ?? single ?? "", other] as const);
    return {
      tool: sphinx,
      folder: root,
      title: textIn(facts, "project"),
      language: codeIn(facts, "language"),
      nameOf: (path) => (isPart(path) || /(?:^|\/)_build\//.test(path) ? undefined : path),
      values: Object.fromEntries(values),
      sidebarOf: async (docs) => sidebarOfToctrees(docs, await textsOf(docs, root, files)),
      file: "toctree",
    };
  }
  return undefined;
}

function writtenText(text: string, name: string): string | undefined {
  const [, double, single] = assigned(name).exec(text) ?? [];
  return double ?? single;
}

/** Texts of the docs that have a table of contents, by their names. */
async function textsOf(
  docs: readonly SetupDoc[],
  root: string,
  files: SiteFiles,
): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>();
  for (const { path, name } of docs) {
    const text = await textOf(sitePath(root + path), files);
    if (text.includes("{toctree}")) texts.set(name, text);
  }
  return texts;
}
