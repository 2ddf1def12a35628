// What pure stages need from the world, as arguments: files, digests, stored bodies. Implemented in src/platform/.
import type { Hash, SitePath } from "./brands.ts";
import type { Outcome } from "./diagnostic.ts";
import type { Location } from "./location.ts";

/** A file found by listing. */
export interface ListedFile {
  readonly path: SitePath;
  readonly sizeBytes: number;
  /** What the file system says of it: another stamp may mean other bytes. Only for this machine. */
  readonly stamp?: string;
}

/** What a listing leaves out. */
export interface ListOptions {
  /** Names of folders that are not entered, wherever they lie. */
  readonly skip?: ReadonlySet<string>;
}

/** Reading files of one site. Nothing outside the site folder can be read, also not through symbolic links. */
export interface SiteFiles {
  /** Bytes of a file; `undefined` when there is no such regular file inside the site. */
  read(path: SitePath): Promise<Uint8Array | undefined>;
  /** Whether a regular file is there (case-sensitive on every platform), or a folder, for a path that ends in a slash. */
  exists(path: SitePath): Promise<boolean>;
  /** Regular files below a folder in code-unit order; dotfiles left out (not `.well-known`, `.nojekyll`); links that lead outside are reported. */
  list(folder: SitePath, options?: ListOptions): Promise<Outcome<readonly ListedFile[]>>;
}

/** Digest of bytes or text (UTF-8). The same input gives the same digest on every machine. */
export type HashFunction = (data: string | Uint8Array) => Hash;

/** Parsed bodies by the digest of their text. */
export interface BodyReader {
  /** @throws when nothing is stored under the hash: this is a bug in hubdocs. */
  get(hash: Hash): Promise<string>;
}

/** Evaluates a module of the site and gives its default export. */
export type EvaluateModule = (path: SitePath) => Promise<unknown>;

/** Finds where a value of an evaluated module is written, or, when that is not known, a value around it. */
export type FindInModule = (
  path: SitePath,
  pointer: string,
  of: "key" | "value",
) => (Location & { readonly isExact: boolean }) | undefined;
