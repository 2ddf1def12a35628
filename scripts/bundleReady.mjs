// Bundles the built-in theme into dist/ready, so that sites which use it as it is need no bundler. Runs after the compiler.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { transform } from "esbuild";
import { completeConfig } from "../dist/config/completeConfig.js";
import { noteBundled } from "../dist/platform/cache/bundleInputs.js";
import { openStampBook } from "../dist/platform/cache/stampBook.js";
import { makeReadyParts } from "../dist/theme/makeReadyParts.js";
import { readyFolderOf } from "../dist/theme/readyParts.js";

const packageFolder = fileURLToPath(new URL("..", import.meta.url));
const folder = readyFolderOf(packageFolder);
rmSync(folder, { recursive: true, force: true });

const siteFolder = mkdtempSync(join(tmpdir(), "hubdocs-ready-"));
try {
  const config = completeConfig({
    user: {},
    facts: { siteName: "", folders: new Set() },
    overrides: { offline: false },
  });
  const stamps = openStampBook(join(siteFolder, "stamps.json"));
  const bundled = noteBundled({ siteFolder, packageFolder, stamps });
  const { list, files } = await makeReadyParts({
    siteFolder,
    packageFolder,
    workFolder: folder,
    config,
    inputs: bundled,
  });
  // Packages are of the versions that package.json names, wherever they are installed.
  const inputs = bundled
    .read()
    .filter(([, path]) => !/(^|\/)node_modules\//.test(path))
    .map(([, path, digest]) => [path, digest]);
  for (const { path, bytes } of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), bytes);
  }
  const renderer = { ...list.renderer, name: await makeScript(join(folder, list.renderer.name)) };
  writeFileSync(join(folder, "ready.json"), JSON.stringify({ ...list, renderer, inputs }));
} finally {
  rmSync(siteFolder, { recursive: true });
}

/** Makes a script of a module, so that its compiled code can be kept (src/platform/loadScript.ts); gives its name. */
async function makeScript(module) {
  const { code } = await transform(readFileSync(module, "utf8"), {
    format: "cjs",
    banner: '"use strict";',
    platform: "node",
    target: "node20",
    minifyWhitespace: true,
    lineLimit: 400,
  });
  const script = module.replace(/mjs$/, "cjs");
  writeFileSync(script, code);
  rmSync(module);
  return basename(script);
}
