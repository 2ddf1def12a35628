// Reads a file of a site.
import { accessSync, closeSync, constants, openSync, readFileSync } from "node:fs";
import type { SitePath } from "../model/brands.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import { errnoOf, readFailure } from "./failure.ts";

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
    throw readFailure(path, error);
  }
}

/** Why a file that is there cannot be read, without reading it. */
export function findRefusal(place: string, path: SitePath): Diagnostic | undefined {
  try {
    accessSync(place, constants.R_OK);
    return undefined;
  } catch (error) {
    return errnoOf(error) === "ENOENT" ? undefined : readFailure(path, error).diagnostic;
  }
}
