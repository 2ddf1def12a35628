// Tells where hubdocs itself is installed, and its version.
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Hash } from "../model/brands.ts";
import { bugError } from "../model/bugError.ts";
import { digestOf } from "./hash.ts";

/** Absolute path of hubdocs' own package. This file lies two folders below it, compiled or not. */
export const packageFolder = fileURLToPath(new URL("../..", import.meta.url));

/** Version of this package. */
export function readToolVersion(): string {
  const manifest: unknown = JSON.parse(readFileSync(join(packageFolder, "package.json"), "utf8"));
  const hasVersion = typeof manifest === "object" && manifest !== null && "version" in manifest;
  if (!hasVersion || typeof manifest.version !== "string") throw bugError("package.json has no version");
  return manifest.version;
}

/** Address of the manual of findings; `undefined` while the package names no home page. */
export function readManualUrl(): string | undefined {
  const homepage = readManifest(packageFolder)?.homepage;
  return homepage === undefined ? undefined : new URL("CHECKS.md", `${homepage.replace(/[#?].*$|\/+$/g, "")}/`).href;
}

/**
 * Digest of this program and of the Node that runs it. It includes the digest of the compiled code, so that cached results
 * of other code with the same version are not used.
 */
export function readProgramDigest(): Hash {
  const [major = ""] = process.versions.node.split(".");
  return digestOf([readToolVersion(), readCodeDigest(), major, ...readDependencies()].join("\n"));
}

/** Names and versions of the packages that results depend on, as they are installed. */
function readDependencies(): readonly string[] {
  const { dependencies = {}, optionalDependencies = {}, peerDependencies = {} } = readManifest(packageFolder) ?? {};
  return Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies }).map(
    (name) => `${name} ${installedVersion(name)}`,
  );
}

/** Version of a package that this program can load; empty when it is not installed. Looks where Node looks. */
export function installedVersion(name: string): string {
  for (let folder = join(packageFolder); ; folder = dirname(folder)) {
    const version = readManifest(join(folder, "node_modules", name))?.version;
    if (version !== undefined) return version;
    if (folder === dirname(folder)) return "";
  }
}

interface Manifest {
  readonly homepage?: string;
  readonly version?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

function readManifest(folder: string): Manifest | undefined {
  const file = join(folder, "package.json");
  // Most of these places have no such file, and an error takes longer than this check.
  if (!existsSync(file)) return undefined;
  try {
    const manifest: Manifest = JSON.parse(readFileSync(file, "utf8"));
    return manifest;
  } catch {
    return undefined; // not installed here
  }
}

function readCodeDigest(): string {
  try {
    return readFileSync(join(packageFolder, "dist/code.digest"), "utf8");
  } catch {
    return ""; // not compiled: only in unit tests
  }
}
