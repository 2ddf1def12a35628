// One listing of one folder: which names are files, folders, or neither, with symbolic links resolved.
import { type Dirent, readdirSync } from "node:fs";
import { lstat, realpath, stat } from "node:fs/promises";
import { join, sep } from "node:path";
import { errnoOf, reasonOf } from "./failure.ts";

/** What a name in a folder stands for. */
export type FolderEntry =
  | { readonly kind: "file" | "folder"; readonly realPath: string }
  | { readonly kind: "outside" }
  | { readonly kind: "unreadable"; readonly reason: string };

/** Names with a dot in front that are made to be published: proofs of ownership, and a word to GitHub Pages. */
const publicDotfiles: ReadonlySet<string> = new Set([".well-known", ".nojekyll"]);

/** A listing: entries in code-unit order of their names, dotfiles left out but those that are made to be published. */
export interface Folder {
  readonly entries: ReadonlyMap<string, FolderEntry>;
  /** Why the folder itself could not be listed. */
  readonly problem?: string;
}

/**
 * Lists a folder.
 * @param realPath Real path of the folder.
 * @param root Real path that links must not leave.
 */
export async function readFolder(realPath: string, root: string): Promise<Folder> {
  let found: Dirent[];
  try {
    found = readdirSync(realPath, { withFileTypes: true });
  } catch (error) {
    return { entries: new Map(), problem: reasonOf(error) };
  }
  const visible = found.filter(({ name }) => !name.startsWith(".") || publicDotfiles.has(name));
  visible.sort((a, b) => (a.name < b.name ? -1 : 1));
  const entries = new Map<string, FolderEntry>();
  for (const dirent of visible) entries.set(dirent.name, await entryOf(dirent, join(realPath, dirent.name), root));
  return { entries };
}

async function entryOf(dirent: Dirent, place: string, root: string): Promise<FolderEntry> {
  if (dirent.name.includes("\uFFFD") && !(await isThere(place))) {
    return { kind: "unreadable", reason: "its name is not valid UTF-8" };
  }
  if (dirent.isFile()) return { kind: "file", realPath: place };
  if (dirent.isDirectory()) return { kind: "folder", realPath: place };
  if (dirent.isSymbolicLink()) return await followLink(place, root);
  return { kind: "unreadable", reason: "it is neither a file nor a folder" };
}

async function followLink(place: string, root: string): Promise<FolderEntry> {
  try {
    const target = await realpath(place);
    if (target !== root && !target.startsWith(root.endsWith(sep) ? root : root + sep)) return { kind: "outside" };
    const stats = await stat(target);
    if (stats.isFile()) return { kind: "file", realPath: target };
    if (stats.isDirectory()) return { kind: "folder", realPath: target };
    return { kind: "unreadable", reason: "the symbolic link leads to neither a file nor a folder" };
  } catch (error) {
    const errno = errnoOf(error);
    if (errno === "ENOENT") return { kind: "unreadable", reason: "the symbolic link leads to nothing" };
    if (errno === "ELOOP") return { kind: "unreadable", reason: "the symbolic link leads back to itself" };
    return { kind: "unreadable", reason: reasonOf(error) };
  }
}

/** A name whose bytes are not UTF-8 comes with replacement characters and is not found under them. */
async function isThere(place: string): Promise<boolean> {
  try {
    await lstat(place);
    return true;
  } catch {
    return false;
  }
}
