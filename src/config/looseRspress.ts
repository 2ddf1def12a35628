// A site of Rspress in a folder that is no site yet: where its configuration says that the pages are. It is not run: only
// what is written out counts.
import { sitePath } from "../model/brands.ts";
import type { SiteFiles } from "../model/ports.ts";
import { isRecord } from "../source/isRecord.ts";
import { folderOf, joinPath } from "../source/joinPath.ts";
import { readYamlRecord } from "../source/readYamlRecord.ts";
import { beginningOf, textOf } from "./beginningOf.ts";
import { isPart } from "./loosePaths.ts";
import { rspress } from "./looseTool.ts";
import { codeIn, type LooseSetup, textIn } from "./setupFacts.ts";

/** Folders that a project has its site in, and what the configuration is called. */
const roots = ["", "website/", "docs/"];
const names = ["ts", "mts", "js", "mjs"].map((ending) => `rspress.config.${ending}`);

/** `root: "docs"`, `root: path.join(__dirname, "docs")` */
const rootKey = /^\s{2,4}root:\s*(?:[\w.]{1,40}\(\s*(?:[\w.]{1,40}\s*,\s*)?)?["']([^"'\n]{1,200})["']/m;

/** The site, if there is one. */
export async function findRspress(files: SiteFiles): Promise<LooseSetup | undefined> {
  for (const root of roots) {
    for (const name of names) {
      const text = await beginningOf(sitePath(root + name), files);
      if (text === "") continue;
      const facts = { title: keyIn(text, "title"), lang: keyIn(text, "lang") };
      const folder = joinPath(folderOf(`${root}a`), rootKey.exec(text)?.[1] ?? "docs") ?? "docs";
      return {
        tool: rspress,
        folder: folder === "" ? "" : `${folder}/`,
        title: textIn(facts, "title"),
        language: codeIn(facts, "lang"),
        nameOf: (path) => (isPart(path) ? undefined : path),
        labels: await labelsOf(root, codeIn(facts, "lang") ?? "en", files),
        file: root + name,
      };
    }
  }
  return undefined;
}

/** Labels that menus give by keys, from `i18n.json`. */
async function labelsOf(root: string, language: string, files: SiteFiles): Promise<ReadonlyMap<string, string>> {
  const table = readYamlRecord(await textOf(sitePath(`${root}i18n.json`), files));
  const texts = Object.entries(table).flatMap(([key, own]) => {
    const text = isRecord(own) ? textIn(own, language) : undefined;
    return text === undefined ? [] : [[key, text] as const];
  });
  return new Map(texts);
}

/** A text that the configuration gives itself, not one of its parts. */
const keyIn = (text: string, key: string): string | undefined =>
  new RegExp(`^ {2}${key}:\\s*["'\`]([^"'\`\\n]{1,200})["'\`]`, "m").exec(text)?.[1];
