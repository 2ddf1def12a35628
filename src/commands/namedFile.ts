// Reading a file that the call names. It may stand anywhere and be anything: a folder, a device that never ends, a pipe
// that nobody writes into.
import { closeSync, fstatSync, openSync, readFileSync, readSync, type Stats } from "node:fs";
import { resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { readFlags } from "../platform/cache/readKept.ts";
import { errnoOf, reasonOf } from "../platform/failure.ts";

/** Bytes: the manifest of a million addresses has fewer, and a text of twice as many none. */
const maxBytes = 256 * 1024 * 1024;
/** How long a pipe may be silent: what a shell puts there (`<(curl …)`) may come from far away. */
const longestSilenceMs = 30_000;

/** What keeps a file from being read, in words that follow a colon. */
interface NotRead {
  readonly reason: string;
}

interface Patience {
  readonly silenceMs?: number;
}

/** The text of a file, relative to the current folder, or why there is none. */
export async function readNamedFile(file: string, patience: Patience = {}): Promise<string | NotRead> {
  const bytes = await readNamedBytes(file, patience);
  return bytes instanceof Uint8Array ? bytes.toString("utf8") : bytes;
}

/** The bytes of a file, for those who have to know whether they are a text. */
export async function readNamedBytes(
  file: string,
  { silenceMs = longestSilenceMs }: Patience = {},
): Promise<Buffer | NotRead> {
  try {
    const descriptor = openSync(resolve(file), readFlags);
    try {
      const stats = fstatSync(descriptor);
      if (stats.isFIFO()) return await readPipe(descriptor, silenceMs);
      return refusalOf(stats) ?? readFileSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
  } catch (error) {
    // What nobody can open by its name: a socket, a terminal that is not there.
    if (errnoOf(error) === "ENXIO") return { reason: noFile };
    if (errnoOf(error) === undefined) throw error;
    return { reason: reasonOf(error) };
  }
}

const noFile = "it is neither a file nor a pipe";
const tooLarge: NotRead = { reason: `it is larger than ${maxBytes} bytes` };

function refusalOf(stats: Stats): NotRead | undefined {
  if (stats.isDirectory()) return { reason: "it is a folder" };
  if (!stats.isFile()) return { reason: noFile };
  return stats.size > maxBytes ? tooLarge : undefined;
}

/** What is written into a pipe until its writer closes it: nothing at once when it has none. */
async function readPipe(descriptor: number, silenceMs: number): Promise<Buffer | NotRead> {
  const parts: Buffer[] = [];
  let sizeBytes = 0;
  for (let silent = 0; silent < silenceMs; ) {
    const part = Buffer.alloc(65_536);
    const length = readNow(descriptor, part);
    if (length === 0) return parts.length === 0 ? { reason: "nothing writes to this pipe" } : Buffer.concat(parts);
    if (length === undefined) {
      await pause(waitMs);
      silent += waitMs;
      continue;
    }
    silent = 0;
    sizeBytes += length;
    if (sizeBytes > maxBytes) return tooLarge;
    parts.push(part.subarray(0, length));
  }
  return { reason: `nothing came out of this pipe for ${silenceMs / 1000} s` };
}

const waitMs = 20;

/** How much there is to read; `undefined` when its writer has not written yet. */
function readNow(descriptor: number, part: Buffer): number | undefined {
  try {
    return readSync(descriptor, part);
  } catch (error) {
    if (errnoOf(error) === "EAGAIN") return undefined;
    throw error;
  }
}
