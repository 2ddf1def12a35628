// The server bundle of a theme as a file that workers import: kept as an entry too, because work folders get cleaned.
import { readFileSync } from "node:fs";
import { basename } from "node:path";

/** A bundle apart from the folder it lies in. */
export interface KeptRenderer {
  readonly name: string;
  readonly text: string;
}

/** Reads a bundle that was just written. */
export function readRenderer(file: string): KeptRenderer {
  return { name: basename(file), text: readFileSync(file, "utf8") };
}
