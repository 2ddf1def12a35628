// The files that a theme is bundled from: their digests, in words that are true on every machine. Files of the site are
// named from its folder, all others from the folder of this package, where its dependencies lie too.
import { lstatSync, readdirSync, readFileSync, realpathSync, statSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import type { Hash } from "../../model/brands.ts";
import { digestOf } from "../hash.ts";
import { readStamp, type StampBook } from "./stampBook.ts";

/** A file by its owner and its path from there, with the digest of its bytes. */
export type BundleInput = readonly [owner: "site" | "package", path: string, digest: Hash];

/** Where owners are, and what is known of their files. */
interface InputPlaces {
  readonly siteFolder: string;
  readonly packageFolder: string;
  readonly stamps: StampBook;
}

/** Files as they are now; `undefined` when one of them cannot be read. */
export function readInputs(paths: Iterable<string>, places: InputPlaces): readonly BundleInput[] | undefined {
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

/** Whether all files are still what they were. */
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
    return undefined; // gone, or not to be read: the theme is bundled anew, and the bundler says what is wrong
  }
}

/**
 * Digest of a folder's names, and of the bytes of its files that `isRead` picks. A folder that does not exist has one
 * too. Of what is no file, or cannot be read, the name counts alone: whoever needs it says so.
 * @param folder A link is followed to folders beside it, not out of the one that holds it: that may be `/`.
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

/** Empty for pipes and devices, which may be read for ever. */
const digestOfFile = (path: string): string => (statSync(path).isFile() ? digestOf(readFileSync(path)) : "");

/** What a call gives, or something else where the system refuses it. */
function orElse<Value>(call: () => Value, otherwise: Value): Value {
  try {
    return call();
  } catch {
    return otherwise; // one file that is gone or locked hides no change of the others
  }
}
