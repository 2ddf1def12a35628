// What the build has written down about an output: its files, addresses and base URL. Read again as soon as a
// build, of whatever process, has replaced the output.
import { lstat } from "node:fs/promises";
import { join } from "node:path";
import { routesFileName } from "../../model/routesFile.ts";
import { readKept } from "../cache/readKept.ts";
import { markerName, type OutputFiles, readMarker } from "../output/marker.ts";
import type { BuiltSite } from "./resolveAddress.ts";

/** Gives the site as it is built at the moment. */
export type BuiltSiteReader = () => Promise<BuiltSite | undefined>;

/**
 * A reader for the site in an output folder. It gives `undefined` until there is a site, and the last one it saw
 * while the output is missing.
 */
export function watchBuiltSite(folder: string): BuiltSiteReader {
  let seen: { readonly state: string; readonly site: BuiltSite } | undefined;
  return async () => {
    const state = await stateOf(join(folder, markerName));
    if (state !== undefined && state !== seen?.state) {
      const files = readMarker(folder);
      if (files !== undefined) seen = { state, site: makeBuiltSite(files, readRoutes(folder)) };
    }
    return seen?.site;
  };
}

async function stateOf(path: string): Promise<string | undefined> {
  try {
    const { ino, mtimeNs, size } = await lstat(path, { bigint: true });
    return [ino, mtimeNs, size].join(" ");
  } catch {
    return undefined; // between the two renames of a swap, or removed by hand
  }
}

/** Addresses as the build has written them down. */
interface WrittenRoutes {
  readonly baseUrl: string;
  readonly contentSecurity?: string;
  readonly routes: readonly (readonly [address: string, file: string])[];
}

/** Lookups over files and routes. Files that must not be served are left out. */
export function makeBuiltSite(files: OutputFiles, { routes, ...written }: WrittenRoutes): BuiltSite {
  const served = new Set([...files].filter(isServable));
  const existing = routes.filter(([, file]) => served.has(file));
  return {
    ...written,
    files: served,
    routes: new Map(existing),
    addresses: new Map(existing.map(([address, file]) => [file, address])),
  };
}

/** Dotfiles are not served, except those of `.well-known`. */
function isServable(file: string): boolean {
  return file.split("/").every((name) => !name.startsWith(".") || name === ".well-known");
}

function readRoutes(folder: string): WrittenRoutes {
  try {
    return parseRoutes(readKept(join(folder, routesFileName)));
  } catch {
    return parseRoutes(""); // an output of another tool has none
  }
}

/** Reads a routes file; a missing or damaged one gives a site at `/` whose files answer for themselves. */
export function parseRoutes(text: string): WrittenRoutes {
  const none: WrittenRoutes = { baseUrl: "/", routes: [] };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return none; // no JSON: cut short, or never written
  }
  if (typeof value !== "object" || value === null) return none;
  const baseUrl = "baseUrl" in value && typeof value.baseUrl === "string" ? value.baseUrl : "/";
  const routes = "routes" in value && typeof value.routes === "object" && value.routes !== null ? value.routes : {};
  const isRoute = (pair: [string, unknown]): pair is [string, string] =>
    pair[0].startsWith("/") && typeof pair[1] === "string";
  const policy = "contentSecurity" in value ? value.contentSecurity : undefined;
  return {
    ...(typeof policy === "string" && /^[\x20-\x7e]+$/.test(policy) ? { contentSecurity: policy } : {}),
    baseUrl: /^\/([^/].*)?\/$|^\/$/.test(baseUrl) ? baseUrl : "/",
    routes: Object.entries(routes).filter(isRoute),
  };
}
