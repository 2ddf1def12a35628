// Reads a file of a site.
import { closeSync, constants, openSync, readFileSync } from "node:fs";
import type { SitePath } from "../model/brands.ts";
import { diskFailure, errnoOf } from "./failure.ts";

// Safe if a pipe or a link has replaced a listed file meanwhile: reading neither blocks nor follows the link.
const readFlags = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0) | (constants.O_NOFOLLOW ?? 0);

/** Synchronous, because sources are small and a promise costs ten times as much as reading one. */
export function readRegularFile(place: string, path: SitePath): Uint8Array | undefined {
  try {
    const file = openSync(place, readFlags);
    try {
      return readFileSync(file);
    } finally {
      closeSync(file);
    }
  } catch (error) {
    if (errnoOf(error) === "ENOENT") return undefined;
    throw diskFailure(`cannot read ${path}`, error, "source-unreadable");
  }
}
