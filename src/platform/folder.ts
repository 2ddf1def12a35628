// Lists one folder: which names are files, folders or neither. Symbolic links are resolved.
import { type Dirent, readdirSync } from "node:fs";
import { lstat, realpath, stat } from "node:fs/promises";
import { relative, sep } from "node:path";
import type { ListedFile } from "../model/ports.ts";
import { diskFailure, errnoOf, isShortage, reasonOf } from "./failure.ts";

/** A file. A site may have very many, so this holds no path that follows from name and folder. */
export interface FileEntry {
  readonly kind: "file";
  /** Size and stamp, once they were asked for. */
  look: FileLook | undefined;
  /** Real path, where the name is a link to it. */
  readonly target: string | undefined;
}

/** Size and stamp of a file. */
export type FileLook = Omit<ListedFile, "path">;

/** What a name in a folder stands for. */
export type FolderEntry =
  | FileEntry
  | { readonly kind: "folder"; readonly realPath: string }
  | { readonly kind: "outside" }
  | { readonly kind: "unreadable"; readonly reason: string };

/** Dotfiles that are meant to be published: proofs of ownership, and the switch for GitHub Pages. */
const publicDotfiles: ReadonlySet<string> = new Set([".well-known", ".nojekyll"]);

/** Whether a name in a site counts: dotfiles do not, except those that are meant to be published. */
const isVisibleName = (name: string): boolean => !name.startsWith(".") || publicDotfiles.has(name);

/**
 * Hidden folders that hosts of repositories, and tools for documentation, read and show to everybody: a page may name a
 * file in one. Others, such as those of editors, may hold secrets, and stay out of reach whatever a page names.
 */
const sharedFolders: ReadonlySet<string> = new Set(
  ["github", "gitlab", "gitea", "forgejo", "gitbook", "vitepress", "vuepress"].map((name) => `.${name}`),
);

/** Whether a page may name what lies under a name. */
export const isReachableName = (name: string): boolean => isVisibleName(name) || sharedFolders.has(name);

/** A listing: visible names in code-unit order. */
export interface Folder {
  readonly entries: ReadonlyMap<string, FolderEntry>;
  /** Hidden folders that pages may name files in. */
  readonly shared?: ReadonlyMap<string, FolderEntry>;
  /** Why the folder itself could not be listed. */
  readonly problem?: string;
}

/**
 * Lists a folder.
 * @param realPath Real path of the folder.
 * @param root Real path that links must not leave.
 * @throws PlatformFailure when the machine has no more files or memory to give.
 */
export async function readFolder(realPath: string, root: string): Promise<Folder> {
  let found: Dirent[];
  try {
    found = readdirSync(realPath, { withFileTypes: true });
  } catch (error) {
    if (isShortage(error))
      throw diskFailure(`cannot list ${relative(root, realPath) || "the site"}`, error, "source-unreadable");
    return { entries: new Map(), problem: reasonOf(error) };
  }
  const visible = found.filter(({ name }) => isVisibleName(name));
  visible.sort((a, b) => (a.name < b.name ? -1 : 1));
  const entriesOf = async (names: readonly Dirent[]): Promise<Map<string, FolderEntry>> => {
    const entries = new Map<string, FolderEntry>();
    for (const dirent of names) entries.set(dirent.name, await entryOf(dirent, placeIn(realPath, dirent.name), root));
    return entries;
  };
  const entries = await entriesOf(visible);
  const shared = found.filter(({ name }) => sharedFolders.has(name));
  return shared.length === 0 ? { entries } : { entries, shared: await entriesOf(shared) };
}

/** Path of a name in a folder. Faster than `join`, which would normalise what is normalised already. */
export const placeIn = (folder: string, name: string): string =>
  folder.endsWith(sep) ? folder + name : folder + sep + name;

async function entryOf(dirent: Dirent, place: string, root: string): Promise<FolderEntry> {
  if (dirent.name.includes("\uFFFD") && !(await isThere(place))) {
    return { kind: "unreadable", reason: "its name is not valid UTF-8" };
  }
  if (dirent.isFile()) return fileEntry(undefined);
  if (dirent.isDirectory()) return { kind: "folder", realPath: place };
  if (dirent.isSymbolicLink()) return await followLink(place, root);
  return { kind: "unreadable", reason: "it is neither a file nor a folder" };
}

const fileEntry = (target: string | undefined): FileEntry => ({ kind: "file", look: undefined, target });

async function followLink(place: string, root: string): Promise<FolderEntry> {
  try {
    const target = await realpath(place);
    if (target !== root && !target.startsWith(root.endsWith(sep) ? root : root + sep)) return { kind: "outside" };
    const stats = await stat(target);
    if (stats.isFile()) return fileEntry(target);
    if (stats.isDirectory()) return { kind: "folder", realPath: target };
    return { kind: "unreadable", reason: "the symbolic link leads to neither a file nor a folder" };
  } catch (error) {
    const errno = errnoOf(error);
    if (errno === "ENOENT") return { kind: "unreadable", reason: "the symbolic link leads to nothing" };
    if (errno === "ELOOP") return { kind: "unreadable", reason: "the symbolic link leads back to itself" };
    return { kind: "unreadable", reason: reasonOf(error) };
  }
}

/** False for names that are not UTF-8: Node lists them with replacement characters, under which they are not found. */
async function isThere(place: string): Promise<boolean> {
  try {
    await lstat(place);
    return true;
  } catch {
    return false; // whatever the reason, nothing can be read under this name
  }
}
