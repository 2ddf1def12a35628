// Reads the files of one site and guards its border: every path is followed name by name through listings of real folders,
// so `..`, absolute paths, dotfiles and links that lead outside simply do not exist. Of hidden folders only those that
// repositories share can be named, and no listing enters them.
import { lstatSync } from "node:fs";
import { realpath } from "node:fs/promises";
import { type SitePath, sitePath } from "../model/brands.ts";
import type { Diagnostic, Outcome } from "../model/diagnostic.ts";
import type { ListedFile, SiteFiles } from "../model/ports.ts";
import { readStamp, stampOf } from "./cache/stampBook.ts";
import { PlatformFailure } from "./failure.ts";
import { type FileEntry, type FileLook, type Folder, type FolderEntry, placeIn, readFolder } from "./folder.ts";
import { findRefusal, readRegularFile } from "./readRegularFile.ts";

/** A site's files, and whether they may have changed. */
export interface StampedFiles extends SiteFiles {
  /** The stamp of a regular file of the site, as listings give it, or one of all folders; `undefined` when there is none. */
  stamp(path: SitePath): Promise<string | undefined>;
  /** The finding of a file of the site that cannot be read. */
  refusal(path: SitePath): Promise<Diagnostic | undefined>;
}

/** A site's files, with their places on the disk for the platform's own use. */
export interface SiteFolder extends StampedFiles {
  /** Absolute real path of the site folder. */
  readonly root: string;
  /**
   * Absolute real path of a regular file of the site; `undefined` when there is none.
   * @throws PlatformFailure source-unreadable when a folder on the way cannot be listed; so do all methods that take a path.
   */
  locate(path: SitePath): Promise<string | undefined>;
}

/**
 * Opens a site folder. Listings are read once and kept, so that one instance always sees the same names and stamps.
 * @throws Error of the file system when the folder does not exist.
 */
export async function openSiteFolder(folder: string): Promise<SiteFolder> {
  const root = await realpath(folder);
  const foldersByRealPath = new Map<string, Promise<Folder>>();
  const folderAt = (path: string): Promise<Folder> => {
    const known = foldersByRealPath.get(path) ?? readFolder(path, root);
    foldersByRealPath.set(path, known);
    return known;
  };

  const base: Found = { realPath: root, path: "", entry: { kind: "folder", realPath: root } };
  const foundFolders = new Map<string, Promise<Found | undefined>>();
  /** What a path leads to, or what stands in its way; `undefined` when there is nothing. */
  const find = async (path: string): Promise<Found | undefined> => {
    if (path === "") return base;
    const cut = path.lastIndexOf("/");
    if (cut === 0) return undefined;
    const folder = path.slice(0, Math.max(0, cut));
    const above = foundFolders.get(folder) ?? find(folder);
    foundFolders.set(folder, above);
    const found = await above;
    if (found === undefined || found.entry.kind === "file") return undefined;
    if (found.entry.kind !== "folder") return found;
    const { realPath } = found.entry;
    const { entries, shared, problem } = await folderAt(realPath);
    if (problem !== undefined) return { ...found, entry: { kind: "unlisted", reason: problem } };
    const name = path.slice(cut + 1);
    const entry = entries.get(name) ?? shared?.get(name);
    if (entry === undefined) return undefined;
    return { realPath: realPathOf(entry, realPath, name), path: joinPath(found.path, name), entry };
  };

  const locate = async (path: SitePath): Promise<string | undefined> => {
    const found = await find(path);
    // It is unknown whether the file exists. To treat it as missing would build a site without it.
    if (found?.entry.kind === "unlisted") throw new PlatformFailure(unreadable(found.path, found.entry.reason));
    return found?.entry.kind === "file" ? found.realPath : undefined;
  };

  const hasFolder = async (path: string): Promise<boolean> => (await find(path.slice(0, -1)))?.entry.kind === "folder";

  return {
    root,
    locate,
    exists: async (path) => (path.endsWith("/") ? await hasFolder(path) : (await locate(path)) !== undefined),
    stamp: async (path) => {
      if (path.endsWith("/")) return (await hasFolder(path)) ? "folder" : undefined;
      const place = await locate(path);
      return place === undefined ? undefined : readStamp(place);
    },
    refusal: async (path) => {
      const place = await locate(path);
      return place === undefined ? undefined : findRefusal(place, path);
    },
    read: async (path) => {
      const place = await locate(path);
      return place === undefined ? undefined : readRegularFile(place, path);
    },
    list: async (path, { skip } = {}) => {
      const start = await find(path.replace(/\/$/, ""));
      if (start?.entry.kind !== "folder")
        return { value: [], diagnostics: start === undefined ? [] : problemsOf(start.entry, start.path) };
      return listBelow({ start: start.realPath, path: path.replace(/\/$/, ""), folderAt, ...(skip && { skip }) });
    },
  };
}

/** What a path of the site leads to. */
interface Found {
  /** Real path of what was found. */
  readonly realPath: string;
  /** The part of the path that leads there. */
  readonly path: string;
  readonly entry: FolderEntry | Unlisted;
}

/** A folder on the way that cannot be listed. */
interface Unlisted {
  readonly kind: "unlisted";
  readonly reason: string;
}

const joinPath = (folder: string, name: string): string => (folder === "" ? name : `${folder}/${name}`);

function realPathOf(entry: FolderEntry, folder: string, name: string): string {
  if (entry.kind === "folder") return entry.realPath;
  return (entry.kind === "file" ? entry.target : undefined) ?? placeIn(folder, name);
}

interface Walk {
  readonly start: string;
  readonly path: string;
  readonly folderAt: (realPath: string) => Promise<Folder>;
  readonly skip?: ReadonlySet<string>;
}

/** All regular files below a folder, and diagnostics for what could not be listed. */
async function listBelow({ start, path, folderAt, skip }: Walk): Promise<Outcome<readonly ListedFile[]>> {
  const files: ListedFile[] = [];
  const diagnostics: Diagnostic[] = [];

  const walk = async (realPath: string, prefix: string, above: readonly string[]): Promise<void> => {
    const folder = await folderAt(realPath);
    if (folder.problem !== undefined) diagnostics.push(unreadable(prefix, folder.problem));
    for (const [name, entry] of folder.entries) {
      const inner = joinPath(prefix, name);
      if (entry.kind !== "file" && skip?.has(name)) continue;
      if (entry.kind === "file") files.push({ path: sitePath(inner), ...lookOnce(entry, realPath, name) });
      else if (entry.kind !== "folder") diagnostics.push(...problemsOf(entry, inner));
      else if ([...above, realPath].includes(entry.realPath))
        diagnostics.push(unreadable(inner, "a symbolic link to a folder that contains it"));
      else await walk(entry.realPath, inner, [...above, realPath]);
    }
  };

  await walk(start, path, []);
  files.sort((a, b) => (a.path < b.path ? -1 : 1));
  return { value: files, diagnostics };
}

/** Keeps what the disk says of a file: up to three steps of a build ask for it. */
function lookOnce(entry: FileEntry, folder: string, name: string): FileLook {
  entry.look ??= lookAt(realPathOf(entry, folder, name));
  return entry.look;
}

function lookAt(realPath: string): FileLook {
  try {
    const stats = lstatSync(realPath);
    return { sizeBytes: stats.size, stamp: stampOf(stats) };
  } catch {
    return { sizeBytes: 0 }; // removed since the listing; reading it reports that
  }
}

function problemsOf(entry: Found["entry"], path: string): readonly Diagnostic[] {
  if (entry.kind === "outside") {
    return [
      {
        code: "source-outside",
        severity: "error",
        message: "the symbolic link leads outside the site folder",
        location: { file: sitePath(path) },
        hint: "copy the file into the site, or remove the link",
      },
    ];
  }
  return entry.kind === "unreadable" || entry.kind === "unlisted" ? [unreadable(path, entry.reason)] : [];
}

function unreadable(path: string, reason: string): Diagnostic {
  return {
    code: "source-unreadable",
    severity: "error",
    message: `cannot be read: ${reason}`,
    location: { file: sitePath(path === "" ? "." : path) },
    hint: "fix it, or move it out of the site's content",
  };
}
