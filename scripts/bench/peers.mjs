// The generators that are measured side by side. Each gets the same words in a folder of its own.
import { spawnSync } from "node:child_process";
import { cpSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { editedPage, writeCorpus } from "./corpus.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const settings = ["title: Handbook", "url: https://docs.example.org"];

/** hubdocs with its search, and without: most peers have none. */
function hubdocs(name, more) {
  return {
    name,
    prepare: (folder, pages) => {
      writeCorpus(join(folder, "content/en/docs"), pages);
      writeFileSync(join(folder, "hubdocs.config.yaml"), `${[...settings, ...more].join("\n")}\n`);
    },
    command: (folder) => [process.execPath, [join(root, "bin/hubdocs.js"), "build", folder, "--quiet"]],
    output: "build",
    edited: join("content/en/docs", editedPage),
  };
}

/** Hugo, whose layout prints the branch of a page as hubdocs does, or the same whole tree on every page; `more` is laid over it. */
function hugo(name, sidebar, more = []) {
  return {
    name,
    prepare: (folder, pages) => {
      for (const layouts of ["hugo", ...more])
        cpSync(join(root, "scripts/bench", layouts), folder, { recursive: true });
      writeCorpus(join(folder, "content"), pages, "hugo");
    },
    command: (folder) => ["hugo", ["--quiet", "--source", folder], { env: { HUGO_PARAMS_SIDEBAR: sidebar } }],
    output: "public",
    edited: join("content", editedPage),
  };
}

/** The bare parts that hubdocs is made of; see floor.mjs. */
const floor = {
  name: "the parts alone",
  prepare: (folder, pages) => writeCorpus(join(folder, "content"), pages),
  command: (folder) => [process.execPath, [join(root, "scripts/bench/floor.mjs"), folder]],
  output: "build",
  edited: join("content", editedPage),
};

const hugoVersion = spawnSync("hugo", ["version"], { encoding: "utf8" }).stdout?.trim();

/** Those that can run here. */
export const peers = [
  hubdocs("hubdocs", []),
  hubdocs("hubdocs, no search", ["search: { enabled: false }"]),
  // What the Hugo site has, and nothing more: no search, no Markdown twins, no lists for language models.
  hubdocs("hubdocs, pages alone", ["search: { enabled: false }", "markdownTwins: false", "llms: { enabled: false }"]),
  floor,
  ...(hugoVersion
    ? [
        hugo("hugo, branch", "branch"),
        hugo("hugo, whole tree", "tree"),
        // What a page of hubdocs has: menus, metadata, neighbours, a twin; lists for language models, texts for a search.
        hugo("hugo, as a portal", "branch", ["hugoPortal"]),
      ]
    : []),
];

/** What runs here, for the words above a table. */
export const versions = [`Node ${process.version}`, ...(hugoVersion ? [hugoVersion] : [])];
