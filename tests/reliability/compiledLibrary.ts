// The library as programs get it: bundled, so that its threads run what users run.
import { fileURLToPath } from "node:url";

// Rendering knows from this before React is loaded that it is not being developed.
process.env["NODE_ENV"] = "production";
const library = fileURLToPath(new URL("../../dist/program/index.js", import.meta.url));

/** Functions of the package. */
export const { build, check, openSearch }: typeof import("../../src/index.ts") = await import(
  /* @vite-ignore */ library
);
