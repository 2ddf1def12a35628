// Bundles the compiled command line, its worker threads and the functions for programs into few files: loading three hundred
// modules takes longer than many a build, and so does loading sixty. Packages that bring programs of their own stay outside; the others come with
// hubdocs, each with its licence, and need not be installed. Runs after the compiler.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { joinParts } from "./joinParts.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));

// What a thread loads in one go, a file each: what any command takes; the second half of a build; what a worker renders and
// indexes with; what it parses with. All else is loaded by few commands, or late.
const loads = {
  command: { entries: ["dist/cli.js"] },
  complete: { entries: ["dist/pipeline/completeSite.js"], after: "command" },
  worker: {
    entries: ["pageWorker", "renderJob", "blockJob", "rangeJob"].map((name) => `dist/pipeline/${name}.js`),
  },
  parse: { entries: ["dist/pipeline/parseJob.js"], after: "worker" },
};

// Names of parts change with their content.
rmSync(`${root}dist/program`, { recursive: true, force: true });

const options = {
  absWorkingDir: root,
  format: "esm",
  platform: "node",
  target: "node20",
  external: ["esbuild", "sharp", "chokidar", "luaparse", "sh-syntax", "harfbuzzjs", "woff2-encoder"],
  // Names stay for stack traces.
  minifyWhitespace: true,
  minifySyntax: true,
  lineLimit: 400,
  legalComments: "none",
  logLevel: "warning",
};

const split = await build({
  ...options,
  entryPoints: {
    cli: "dist/cli.js",
    pageWorker: "dist/pipeline/pageWorker.js",
    siteThread: "dist/commands/siteThread.js",
    index: "dist/index.js",
  },
  outdir: "dist/program",
  bundle: true,
  // What a command does not need is not loaded with it.
  splitting: true,
  write: false,
  metafile: true,
});
const { metafile } = split;

const files = await joinParts(split, loads, options);
mkdirSync(`${root}dist/program`, { recursive: true });
for (const [name, text] of files) writeFileSync(`${root}dist/program/${name}`, withRequire(text));

/** Packages that were written for `require` ask for modules of Node by it. */
function withRequire(text) {
  if (!text.includes("typeof require")) return text;
  return `import { createRequire as ownRequire } from "node:module";const require = ownRequire(import.meta.url);${text}`;
}

const packages = Object.keys(metafile.inputs).flatMap(
  (path) => /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1] ?? [],
);
const licences = [...new Set(packages)].sort().map((folder) => {
  const { name, version, license } = JSON.parse(readFileSync(`${root}${folder}/package.json`, "utf8"));
  const file = readdirSync(`${root}${folder}`).find((one) => /^licen[cs]e/i.test(one));
  const text =
    file === undefined ? license : readFileSync(`${root}${folder}/${file}`, "utf8").replaceAll("\r", "").trim();
  return `${name} ${version}\n\n${text}\n`;
});
writeFileSync(`${root}dist/program/LICENSES.txt`, licences.join(`\n${"-".repeat(40)}\n\n`));
