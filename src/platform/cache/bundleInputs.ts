// The input files of a theme's bundle, with digests. Paths are the same on every machine: files of the site are relative to
// its folder, all others to the folder of this package, which holds its dependencies, too.
import { lstatSync, readdirSync, readFileSync, realpathSync, statSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import type { Hash } from "../../model/brands.ts";
import { digestOf } from "../hash.ts";
import { readStamp, type StampBook, stampOf } from "./stampBook.ts";

/** A file: the folder that its path is relative to, the path, and the digest of its bytes. */
export type BundleInput = readonly [owner: "site" | "package", path: string, digest: Hash];

/** Where the two folders are, and which digests of files are known already. */
interface InputPlaces {
  readonly siteFolder: string;
  readonly packageFolder: string;
  readonly stamps: StampBook;
}

/** The present digests of files; `undefined` when a file cannot be read. */
function readInputs(paths: Iterable<string>, places: InputPlaces): readonly BundleInput[] | undefined {
  const inputs: BundleInput[] = [];
  for (const path of [...paths].sort()) {
    const fromSite = relative(places.siteFolder, path).split(sep).join("/");
    const isOwn = !fromSite.startsWith("../") && !fromSite.startsWith("node_modules/");
    const owner = isOwn ? "site" : "package";
    const name = isOwn ? fromSite : relative(places.packageFolder, path).split(sep).join("/");
    const digest = digestAt(path, `${owner}:${name}`, places.stamps);
    if (digest === undefined) return undefined;
    inputs.push([owner, name, digest]);
  }
  return inputs;
}

/** Files that are being bundled. */
interface BundledFiles {
  /** Notes a file before it is read. */
  add(path: string): void;
  /** The files with their digests; `undefined` when one has changed meanwhile: nobody knows what of it was bundled. */
  read(): readonly BundleInput[] | undefined;
}

/** No files yet. */
export function noteBundled(places: InputPlaces): BundledFiles {
  const stamps = new Map<string, string | undefined>();
  return {
    add: (path) => void (stamps.has(path) || stamps.set(path, stampBehind(path))),
    read: () => {
      const inputs = readInputs(stamps.keys(), places);
      const areSame = [...stamps].every(([path, stamp]) => stampBehind(path) === stamp);
      return areSame ? inputs : undefined;
    },
  };
}

/** The stamp of a file, or of the one that a link leads to. */
const stampBehind = (path: string): string | undefined => orElse(() => stampOf(statSync(path)), undefined);

/** Whether all files still have these digests. */
export function areUnchanged(inputs: readonly BundleInput[], places: InputPlaces): boolean {
  return inputs.every(([owner, name, digest]) => {
    const folder = owner === "site" ? places.siteFolder : places.packageFolder;
    return digestAt(join(folder, name), `${owner}:${name}`, places.stamps) === digest;
  });
}

function digestAt(path: string, name: string, stamps: StampBook): Hash | undefined {
  const readAtMs = Date.now();
  try {
    const stamp = readStamp(path);
    const known = stamp === undefined ? undefined : stamps.digestOf(name, stamp);
    if (known !== undefined) return known;
    const digest = digestOf(readFileSync(path));
    if (stamp !== undefined) stamps.note(name, stamp, { digest, readAtMs });
    return digest;
  } catch {
    return undefined; // missing or unreadable: the theme is bundled anew, and the bundler reports the file
  }
}

/**
 * Digest of the names in a folder and of the bytes of files for which `isRead` is true. A missing folder has a digest, too.
 * For anything that is not a readable file only the name counts; whoever needs the file reports it.
 * @param folder May be a link to a folder beside it; a link that leads out of the parent is not followed, as that may be `/`.
 */
export function digestOfFolder(folder: string, isRead: (name: string) => boolean): Hash {
  const entries: string[] = [];
  const walk = (path: string, prefix: string): void => {
    for (const name of orElse(() => readdirSync(path), []).sort()) {
      const place = join(path, name);
      const isFolder = orElse(() => lstatSync(place).isDirectory(), false);
      if (isFolder) walk(place, `${prefix}${name}/`);
      else entries.push(`${prefix}${name}\0${isRead(prefix + name) ? orElse(() => digestOfFile(place), "") : ""}`);
    }
  };
  const place = orElse(() => relative(realpathSync(dirname(folder)), realpathSync(folder)), "..");
  if (place !== "" && !place.startsWith("..")) walk(folder, "");
  return digestOf(entries.join("\n"));
}

/** Empty for pipes and devices, which might never end. */
const digestOfFile = (path: string): string => (statSync(path).isFile() ? digestOf(readFileSync(path)) : "");

/** The result of a call, or `otherwise` where it throws a system error. */
function orElse<Value>(call: () => Value, otherwise: Value): Value {
  try {
    return call();
  } catch {
    return otherwise; // changes of the other files are still noticed
  }
}
