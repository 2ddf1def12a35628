// Bundles the compiled command line, its worker threads and the functions for programs into few files: loading three hundred
// modules takes longer than many a build. Packages that bring programs of their own stay outside; the others come with
// hubdocs, each with its licence, and need not be installed. Runs after the compiler.
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const root = fileURLToPath(new URL("..", import.meta.url));

// Names of parts change with their content.
rmSync(`${root}dist/program`, { recursive: true, force: true });

const { metafile } = await build({
  absWorkingDir: root,
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
  format: "esm",
  platform: "node",
  target: "node20",
  external: ["esbuild", "sharp", "chokidar", "luaparse", "sh-syntax", "harfbuzzjs", "woff2-encoder"],
  // Names stay for stack traces.
  minifyWhitespace: true,
  minifySyntax: true,
  lineLimit: 400,
  banner: {
    js: 'import { createRequire as ownRequire } from "node:module";const require = ownRequire(import.meta.url);',
  },
  legalComments: "none",
  metafile: true,
  logLevel: "warning",
});

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
