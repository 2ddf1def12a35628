// Bundles the script that lets open pages follow a site while it is written. `serve --watch` sends it. Runs after the compiler.
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

await build({
  absWorkingDir: fileURLToPath(new URL("..", import.meta.url)),
  entryPoints: ["templates/live/live.ts"],
  outfile: "dist/live.js",
  bundle: true,
  minify: true,
  format: "esm",
  target: "es2022",
  logLevel: "warning",
});
