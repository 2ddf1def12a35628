#!/usr/bin/env node
// Starts the command line, and says to Node and to packages how this process is to run.
import nodeModule from "node:module";
import { setFlagsFromString } from "node:v8";

// A signal waits until the program hears it: it would end this process by itself, and whoever started it learn no exit status.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => undefined);
// Rendering is several times slower unless React knows before it is loaded that it is not being developed.
process.env.NODE_ENV = "production";
// Measured on Node 20; other versions count otherwise. A function is compiled with all means only when it has run nine
// times as much as usual, because most that a build calls never pay for that: after one edit in 5,000 pages, a tenth of
// all processor time. Work on many items asks for it sooner (compileSooner.ts).
if (process.versions.v8.startsWith("11.")) setFlagsFromString("--interrupt-budget=600000");
// From Node 22 on: compiled code is kept from run to run.
nodeModule.enableCompileCache?.();

// Older versions lack functions that the program is made of, and would only name one of them.
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
const isTooOld = major < 20 || (major === 20 && minor < 19);

try {
  const { main } = nodeModule.createRequire(import.meta.url)("../dist/program/cli.start.cjs");
  main(process.argv.slice(2));
} catch (error) {
  if (isTooOld) console.error(`hubdocs needs Node 20.19 or later; this is ${process.version}`);
  if (isTooOld) process.exit(2);
  const isUnbuilt = error.code === "MODULE_NOT_FOUND" && error.message.includes("dist/program/cli.start.cjs");
  console.error(isUnbuilt ? "hubdocs is not compiled yet: run `npm run build` in its folder" : error);
  process.exitCode = 1;
}
