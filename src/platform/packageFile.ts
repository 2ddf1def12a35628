// Reads files of packages that are installed for hubdocs.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { packageFolder } from "./packageFolder.ts";

/**
 * Content of a file that a package exports, as Node resolves it from this program.
 * @param name Such as `sh-syntax/main.wasm`. @throws The error of Node when there is no such file.
 */
export function readPackageFile(name: string): Uint8Array<ArrayBuffer> {
  return readFileSync(createRequire(join(packageFolder, "package.json")).resolve(name));
}
