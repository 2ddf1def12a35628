// Where hubdocs itself is installed, and its version.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Hash } from "../model/brands.ts";
import { digestOf } from "./hash.ts";

/** Absolute path of hubdocs' own package. This file lies two folders below it, compiled or not. */
export const packageFolder = fileURLToPath(new URL("../..", import.meta.url));

/** Version of this package. */
export function readToolVersion(): string {
  const manifest: unknown = JSON.parse(readFileSync(join(packageFolder, "package.json"), "utf8"));
  const hasVersion = typeof manifest === "object" && manifest !== null && "version" in manifest;
  if (!hasVersion || typeof manifest.version !== "string")
    throw new Error("package.json has no version: this is a bug in hubdocs");
  return manifest.version;
}

/**
 * Digest of this program and of the Node that runs it. Compiling writes down the digest of the compiled code, so that
 * results of another state of the same version are not taken for those of this one.
 */
export function readProgramDigest(): Hash {
  const [major = ""] = process.versions.node.split(".");
  return digestOf(`${readToolVersion()}\n${readCodeDigest()}\n${major}`);
}

function readCodeDigest(): string {
  try {
    return readFileSync(join(packageFolder, "dist/code.digest"), "utf8");
  } catch {
    return ""; // not compiled: only functions are tested then
  }
}
