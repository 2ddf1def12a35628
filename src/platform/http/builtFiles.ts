// Files of an output as the server sends them: bytes with a digest that belongs to exactly these bytes. Owns the
// memory for small files; large ones are streamed from a handle whose digest is known.
import { createHash } from "node:crypto";
import { type BigIntStats, constants } from "node:fs";
import { type FileHandle, lstat, open, realpath } from "node:fs/promises";
import { join } from "node:path";
import { errnoOf } from "../failure.ts";
import { digestOf } from "../hash.ts";
import { type Encoding, encodeBody } from "./contentEncoding.ts";
import { createSizedCache } from "./sizedCache.ts";

// Files up to this size are read at once and kept; a search index of a large site is about 6 MB.
const wholeFileBytes = 8 * 1024 * 1024;
const memoryBytes = 32 * 1024 * 1024;
// A link or a FIFO that has taken a file's place is refused, not followed or waited for.
const openFlags = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

/** A file ready to be sent. */
export type FileContent =
  | {
      readonly kind: "memory";
      readonly digest: string;
      readonly bytes: Buffer;
      /** The bytes in a coding, compressed once. */
      readonly encoded: (encoding: Encoding) => Promise<Buffer>;
    }
  /** Whoever gets it closes the handle. */
  | { readonly kind: "disk"; readonly digest: string; readonly sizeBytes: number; readonly handle: FileHandle };

/** Reads files of one output. */
export interface BuiltFiles {
  /**
   * A regular file that really lies at this path below the output; `undefined` when it is gone, or a link.
   * @throws Error of the file system for anything else.
   */
  read(file: string): Promise<FileContent | undefined>;
  /** Whether there is an output at all. */
  isThere(): Promise<boolean>;
  /** Content that is in no file yet, as a file of this path would be sent. */
  contentOf(file: string, bytes: Uint8Array): FileContent;
  /** Gives these texts in place of the files of their paths, until it is called again. */
  showInstead(texts: ReadonlyMap<string, string>): void;
}

/**
 * Opens the files of an output.
 * @param root Absolute real path of the output.
 * @param transform Changes a small file before it is sent, such as for live reload.
 */
export function openBuiltFiles(
  root: string,
  transform: (file: string, bytes: Buffer) => Buffer = (_, bytes) => bytes,
): BuiltFiles {
  const contents = createSizedCache<FileContent & { readonly kind: "memory" }>(memoryBytes);
  const largeDigests = new Map<string, string>();
  /** Reads that have begun: whoever asks meanwhile shares their bytes. */
  const reading = new Map<string, Promise<FileContent | undefined>>();
  const instead = new Map<string, FileContent>();

  const readOpen = async (file: string, handle: FileHandle): Promise<FileContent | undefined> => {
    const stats = await handle.stat({ bigint: true });
    const place = join(root, ...file.split("/"));
    if (!stats.isFile() || (await realpath(place)) !== place) return undefined;
    const sizeBytes = Number(stats.size);
    if (sizeBytes > wholeFileBytes) {
      const key = identityOf(stats);
      const digest = largeDigests.get(key) ?? (await digestOfHandle(handle));
      largeDigests.set(key, digest);
      return { kind: "disk", digest, sizeBytes, handle };
    }
    const bytes = transform(file, await handle.readFile());
    const content = inMemory(bytes, (grown) => contents.grow(file, grown));
    contents.set(file, { key: identityOf(stats), value: content, sizeBytes: bytes.length });
    return content;
  };

  const openAndRead = async (file: string, place: string): Promise<FileContent | undefined> => {
    const handle = await open(place, openFlags);
    const content = await readOpen(file, handle).catch(async (error: unknown) => {
      await handle.close();
      throw error;
    });
    if (content?.kind !== "disk") await handle.close();
    return content;
  };

  const contentOf = (file: string, bytes: Uint8Array): FileContent =>
    inMemory(transform(file, Buffer.from(bytes)), () => undefined);

  return {
    contentOf,
    isThere: async () => (await unlessGone(() => lstat(root))) !== undefined,
    showInstead: (texts) => {
      instead.clear();
      for (const [file, text] of texts) instead.set(file, contentOf(file, Buffer.from(text)));
    },
    read: (file) =>
      unlessGone(async () => {
        const shown = instead.get(file);
        if (shown !== undefined) return shown;
        const place = join(root, ...file.split("/"));
        const identity = identityOf(await lstat(place, { bigint: true }));
        const key = `${file}\n${identity}`;
        const known = contents.get(file, identity) ?? (await reading.get(key)?.catch(() => undefined));
        // A handle serves one response.
        if (known?.kind === "memory") return known;
        const own = openAndRead(file, place);
        reading.set(key, own);
        try {
          return await own;
        } finally {
          reading.delete(key);
        }
      }),
  };
}

/** What changes whenever a file's bytes can have changed. */
function identityOf({ dev, ino, size, mtimeNs, ctimeNs }: BigIntStats): string {
  return [dev, ino, size, mtimeNs, ctimeNs].join(" ");
}

function inMemory(bytes: Buffer, onGrown: (sizeBytes: number) => void): FileContent & { readonly kind: "memory" } {
  const bodies = new Map<Encoding, Promise<Buffer>>();
  const encoded = (encoding: Encoding): Promise<Buffer> => {
    const known = bodies.get(encoding);
    if (known !== undefined) return known;
    const made = encodeBody(bytes, encoding);
    bodies.set(encoding, made);
    made.then(
      (body) => onGrown(body.length),
      () => bodies.delete(encoding), // the caller hears of it; the next one tries again
    );
    return made;
  };
  return { kind: "memory", digest: digestOf(bytes), bytes, encoded };
}

async function digestOfHandle(handle: FileHandle): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of handle.createReadStream({ start: 0, autoClose: false })) hash.update(chunk);
  return hash.digest("hex").slice(0, 32);
}

async function unlessGone<Value>(work: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await work();
  } catch (error) {
    const errno = errnoOf(error);
    if (errno === "ENOENT" || errno === "ENOTDIR" || errno === "ELOOP" || errno === "EISDIR" || errno === "ENXIO")
      return undefined;
    throw error;
  }
}
