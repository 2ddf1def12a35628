// Bundles the compiled command line and its worker threads into few files: loading three hundred modules takes longer than
// many a build. Packages that bring programs of their own stay outside. Runs after the compiler.
import { copyFileSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const root = fileURLToPath(new URL("..", import.meta.url));

// Names of parts change with their content.
rmSync(`${root}dist/program`, { recursive: true, force: true });

await build({
  absWorkingDir: root,
  entryPoints: {
    cli: "dist/cli.js",
    pageWorker: "dist/pipeline/pageWorker.js",
    siteThread: "dist/commands/siteThread.js",
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
  legalComments: "eof",
  logLevel: "warning",
});

// Only the command line makes archives, and it is bundled: who installs hubdocs needs no package for that, but its licence.
copyFileSync(`${root}node_modules/fflate/LICENSE`, `${root}dist/program/fflate.LICENSE`);
