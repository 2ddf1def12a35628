// Bundles the compiled command line, its worker threads and the functions for programs into few files: loading three hundred
// modules takes longer than many a build, and so does loading sixty. Packages that bring programs of their own stay outside; the others come with
// hubdocs, each with its licence, and need not be installed. Runs after the compiler.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { joinParts } from "./joinParts.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));

// What a thread loads in one go, a file each: what any command takes; the second half of a build; what a worker renders and
// indexes with; what it parses with; what it reads APIs with. All else is loaded by few commands, or late.
const loads = {
  command: { entries: ["dist/cli.js"] },
  complete: { entries: ["dist/pipeline/completeSite.js"], after: "command" },
  worker: {
    entries: ["pageWorker", "pages/renderJob", "search/blockJob", "search/rangeJob"].map(
      (name) => `dist/pipeline/${name}.js`,
    ),
  },
  parse: { entries: ["dist/pipeline/parse/parseJob.js"], after: "worker" },
  api: { entries: ["dist/pipeline/parse/parseApi.js"], after: "parse" },
};

const entryPoints = {
  cli: "dist/cli.js",
  pageWorker: "dist/pipeline/pageWorker.js",
  siteThread: "dist/commands/siteThread.js",
  moduleThread: "dist/platform/workers/moduleThread.js",
  index: "dist/index.js",
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

/** Commander can start other programs, which no command of ours asks of it; loading what starts them takes a fiftieth of a short build. */
const startsNothing = {
  name: "starts nothing",
  setup: ({ onLoad }) =>
    onLoad({ filter: /commander[\\/]lib[\\/]command\.js$/ }, ({ path }) => {
      const text = readFileSync(path, "utf8");
      const contents = text.replace("require('node:child_process')", "{}");
      if (contents === text) throw new Error("commander starts programs in another way now");
      return { contents };
    }),
};

/** Catalogues of gettext are given to their parser as text, so it needs none of the tables for other encodings: half a megabyte. */
const convertsNothing = {
  name: "converts nothing",
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /^encoding$/ }, () => ({ path: "encoding", namespace: "none" }));
    onLoad({ filter: /.*/, namespace: "none" }, () => ({ contents: "export default {};" }));
  },
};

const split = await build({
  ...options,
  plugins: [startsNothing, convertsNothing],
  entryPoints,
  outdir: "dist/program",
  bundle: true,
  // What a command does not need is not loaded with it.
  splitting: true,
  // It is there before all others.
  external: [...options.external, "*/loadScript.js"],
  write: false,
  metafile: true,
});
const { metafile } = split;

const files = await joinParts(split, loads, options);
mkdirSync(`${root}dist/program`, { recursive: true });
for (const [name, text] of files) writeFileSync(`${root}dist/program/${name}`, text);

// What is loaded alone.
await build({
  ...options,
  entryPoints: { loadScript: "dist/platform/loadScript.js", lookThread: "dist/platform/output/lookThread.js" },
  outdir: "dist/program",
  outExtension: { ".js": ".cjs" },
  format: "cjs",
  bundle: true,
});
// What Node is told to run: a file that loads the script of the same name.
for (const name of Object.keys(entryPoints))
  writeFileSync(
    `${root}dist/program/${name}.start.cjs`,
    `module.exports = require("./loadScript.cjs").loadScript(require.resolve("./${name}.cjs"));\n`,
  );
const { exports: names } = Object.values(metafile.outputs).find(({ entryPoint }) => entryPoint === entryPoints.index);
writeFileSync(
  `${root}dist/program/index.js`,
  `import { createRequire } from "node:module";
const program = createRequire(import.meta.url)("./index.start.cjs");
export const { ${names.join(", ")} } = program;
`,
);

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
