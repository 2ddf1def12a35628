// Keeps encoded pictures on the disk from one run to the next, one file for each picture. A file holds its own digest, so
// that a damaged one is made anew. Owns the format of these files and their folder.
import { readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Hash } from "../../model/brands.ts";
import { asideOf } from "../cache/abandoned.ts";
import { readFlags } from "../cache/readKept.ts";
import { digestOf } from "../hash.ts";
import { makeFolders } from "../makeFolders.ts";
import type { EncodedFile, EncodedImage } from "./imageEncoder.ts";

/** Pictures that were not used for this long are removed, milliseconds. */
const keptMs = 30 * 24 * 3600 * 1000;

/** Pictures by the digest of everything they depend on. */
interface ImageCache {
  /** `undefined` when there is none or it is damaged. */
  get(key: Hash): Promise<EncodedImage | undefined>;
  /** Stores a picture. If the disk refuses, the next build only takes longer. */
  put(key: Hash, image: EncodedImage): Promise<void>;
  /** Removes what has not been used for long. */
  prune(): Promise<void>;
}

/** Opens a cache in a folder. */
export function openImageCache(folder: string): ImageCache {
  const pathOf = (key: Hash): string => join(folder, `${key}.images`);
  return {
    get: async (key) => {
      const bytes = await readFile(pathOf(key), { flag: readFlags }).catch(() => undefined); // not made yet
      const image = bytes && unpack(key, bytes);
      const now = new Date();
      if (image !== undefined) await utimes(pathOf(key), now, now).catch(() => undefined); // otherwise it is only removed sooner
      return image;
    },
    put: async (key, image) => {
      // Written under a temporary name first, as another build may be reading the file.
      const aside = asideOf(pathOf(key));
      try {
        makeFolders(folder);
        await writeFile(aside, pack(key, image));
        await rename(aside, pathOf(key));
      } catch {
        // The next build makes the picture again. Half of it would only fill a full disk further.
        await rm(aside, { force: true }).catch(() => undefined);
      }
    },
    prune: async () => {
      const oldest = Date.now() - keptMs;
      for (const name of await readdir(folder).catch(() => [])) {
        // Another build may have removed it meanwhile.
        const { mtimeMs } = await stat(join(folder, name)).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
        if (mtimeMs < oldest) await rm(join(folder, name), { force: true });
      }
    },
  };
}

// <digest of the key and the rest>\n<JSON of the image, lengths instead of bytes>\n<bytes of the files one after another>

type PackedImage = Omit<EncodedImage, "files"> & {
  readonly files: readonly (Omit<EncodedFile, "bytes"> & { readonly sizeBytes: number })[];
};

function pack(key: Hash, image: EncodedImage): Uint8Array {
  const files = image.files.map(({ bytes, ...file }) => ({ ...file, sizeBytes: bytes.length }));
  const rest = Buffer.concat([
    Buffer.from(`${JSON.stringify({ ...image, files } satisfies PackedImage)}\n`),
    ...image.files.map(({ bytes }) => bytes),
  ]);
  return Buffer.concat([Buffer.from(`${proofOf(key, rest)}\n`), rest]);
}

/** Digest of key and content, so that an intact file under another's name is not mistaken for that one. */
const proofOf = (key: Hash, rest: Uint8Array): Hash => digestOf(`${key} ${digestOf(rest)}`);

function unpack(key: Hash, bytes: Buffer): EncodedImage | undefined {
  const start = bytes.indexOf("\n") + 1;
  const rest = bytes.subarray(start);
  if (start === 0 || proofOf(key, rest) !== bytes.toString("latin1", 0, start - 1)) return undefined;
  const end = rest.indexOf("\n");
  const packed: PackedImage = JSON.parse(rest.toString("utf8", 0, end));
  let at = end + 1;
  const files = packed.files.map(({ sizeBytes, ...file }) => {
    at += sizeBytes;
    return { ...file, bytes: rest.subarray(at - sizeBytes, at) };
  });
  return { ...packed, files };
}
