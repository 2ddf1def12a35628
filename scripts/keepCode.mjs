// Keeps the compiled code of the program's scripts in dist/codeCache, where Node does not do so by itself: the program
// builds and checks a small site, and what its threads have compiled by then is what every build or check runs. Runs when
// all that it loads is there. What is kept belongs to one version of Node and is no part of the package.
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import nodeModule from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { writeCorpus } from "./bench/corpus.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const folder = join(root, "dist/codeCache");
rmSync(folder, { recursive: true, force: true });
if (!("enableCompileCache" in nodeModule)) keepCode();

function keepCode() {
  // Where there is such a folder, scripts are loaded in the way that lets their code be kept.
  mkdirSync(folder);
  const site = mkdtempSync(join(tmpdir(), "hubdocs-code-"));
  try {
    hubdocs("init", site, "--yes");
    writeCorpus(join(site, "content/en/docs/handbook"), 60);
    // Of a script of two threads the larger code is kept, with which both begin the next round: then it holds what either calls.
    for (const more of [[], [], ["--no-cache"]]) hubdocs("build", site, "--jobs", "1", ...more);
    hubdocs("check", site);
  } finally {
    rmSync(site, { recursive: true });
  }
}

/** Runs the command line; each of its threads begins with noteScripts.mjs. */
function hubdocs(...args) {
  execFileSync(process.execPath, [join(root, "bin/hubdocs.js"), ...args, "--quiet"], {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, NODE_OPTIONS: `--import=${new URL("noteScripts.mjs", import.meta.url)}` },
  });
}
