// The server bundle of a theme as a file that workers import: kept as an entry too, because work folders get cleaned.
import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Hash } from "../../model/brands.ts";
import { digestOf } from "../hash.ts";
import { writeAside } from "./stampBook.ts";

/** A bundle apart from the folder it lies in. */
export interface KeptRenderer {
  readonly name: string;
  readonly text: string;
}

/** Reads a bundle that was just written. */
export function readRenderer(file: string): KeptRenderer {
  return { name: basename(file), text: readFileSync(file, "utf8") };
}

/** Puts a bundle into a work folder, unless it is there as it should be. Gives its absolute path. */
export function restoreRenderer({ name, text }: KeptRenderer, workFolder: string): string {
  const file = join(workFolder, name);
  if (digestAt(file) !== digestOf(text)) writeAside(file, text);
  return file;
}

function digestAt(file: string): Hash | undefined {
  try {
    return digestOf(readFileSync(file));
  } catch {
    return undefined;
  }
}
