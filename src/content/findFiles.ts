// Looks up the files a page names and reads those whose bytes become part of it. Everything looked at is recorded, so
// that a cached page can be checked against it.
import { type Hash, type SitePath, sitePath } from "../model/brands.ts";
import type { ParsedSource } from "../model/doc.ts";
import { filesMeant } from "../source/filesMeant.ts";
import type { ParseContext } from "./parseContext.ts";
import { candidatesOf, sourcesAbove } from "./sitePaths.ts";

/** What became of an address. */
export type FoundFile =
  | { readonly kind: "file"; readonly path: SitePath; readonly bytes: Uint8Array | undefined }
  | { readonly kind: "missing"; readonly path: SitePath }
  | { readonly kind: "outside" };

/** Files by the address that names them, and what was looked at to find them. */
export interface FoundFiles {
  readonly byAddress: ReadonlyMap<string, FoundFile>;
  /** What links lead to where no page does: files, and folders with a slash. */
  readonly followed: ReadonlyMap<string, SitePath>;
  readonly includes: ParsedSource<unknown>["includes"];
  readonly probes: NonNullable<ParsedSource<unknown>["probes"]>;
}

/**
 * Addresses to look up: `read` ones with their bytes, `probe` ones only for whether they exist, those to `follow` for what
 * else they may mean.
 */
export interface FileRequests {
  readonly read: ReadonlySet<string>;
  readonly probe: ReadonlySet<string>;
  readonly follow: ReadonlySet<string>;
}

/** Looks up every address, in order. */
export async function findFiles(
  { read, probe, follow }: FileRequests,
  page: SitePath,
  context: ParseContext,
): Promise<FoundFiles> {
  const byAddress = new Map<string, FoundFile>();
  const includes = new Map<SitePath, Hash>();
  const probes = new Map<SitePath, boolean>();
  const pages = new Set<SitePath>();
  const { fallbackPath, staticFolder, baseUrl, markdown } = context;
  const isLoose = markdown.isLoose === true;
  const parts = (isLoose ? sourcesAbove(page) : undefined) ?? "content/";
  const assets = markdown.dialect === "starlight" ? { assetsFolder: sitePath(`${parts}assets`) } : {};
  const base = baseUrl === undefined ? {} : { baseUrl };
  const folder = { path: page, fallbackPath, staticFolder, isLoose, ...base, ...assets };
  const look = async (path: SitePath, withBytes: boolean): Promise<{ bytes: Uint8Array | undefined } | undefined> => {
    if (!withBytes) {
      const exists = await context.files.exists(path);
      probes.set(path, exists);
      return exists ? { bytes: undefined } : undefined;
    }
    const bytes = await context.files.read(path);
    if (bytes === undefined) probes.set(path, false);
    else includes.set(path, context.hash(bytes));
    return bytes === undefined ? undefined : { bytes };
  };
  const find = async (raw: string, withBytes: boolean): Promise<FoundFile> => {
    const candidates = candidatesOf(raw, folder);
    if (candidates === undefined) return { kind: "outside" };
    for (const path of candidates) {
      const found = await look(path, withBytes);
      if (found) return { kind: "file", path, bytes: found.bytes };
    }
    return { kind: "missing", path: candidates[0] ?? page };
  };
  for (const raw of read) byAddress.set(raw, await find(raw, true));
  for (const raw of probe) if (!byAddress.has(raw)) byAddress.set(raw, await find(raw, false));
  const followed = new Map<string, SitePath>();
  for (const raw of follow) {
    if (byAddress.get(raw)?.kind === "file") continue;
    const places = (candidatesOf(raw, folder) ?? []).flatMap(placesMeant);
    for (const path of places) {
      if (context.pages?.has(path)) {
        pages.add(path);
        break;
      }
      if ((await look(path, false)) === undefined) continue;
      followed.set(raw, path);
      break;
    }
  }
  return {
    byAddress,
    followed,
    includes: [...includes].map(([path, hash]) => ({ path, hash })),
    probes: [
      ...[...probes].map(([path, exists]) => ({ path, exists })),
      ...[...pages].map((path) => ({ path, exists: true, isPage: true })),
    ],
  };
}

/** What a link to a path can lead to, the most probable first: the file itself, Markdown that it stands for, a folder. */
const placesMeant = (path: SitePath): readonly SitePath[] => [path, ...filesMeant(path), `${path}/`].map(sitePath);
