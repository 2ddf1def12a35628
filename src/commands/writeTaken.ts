// Writes the pages and the ledger that a catalogue was taken into: each file as a whole, and none that somebody else has
// changed meanwhile.
import { mkdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { countOf } from "../model/countOf.ts";
import type { ExchangeResult, TakenFile } from "../pipeline/exchange/exchange.ts";
import { asideOf, removeAbandoned } from "../platform/cache/abandoned.ts";
import { editFailure, errnoOf, PlatformFailure } from "../platform/failure.ts";
import { realPathOf } from "../platform/output/outputGuard.ts";
import { takeRights } from "../platform/replaceFile.ts";
import { decodeText } from "../source/decodeText.ts";
import { keepLineEnds } from "../source/keepLineEnds.ts";
import { shownName } from "./shownName.ts";

/** Writes the files, and says so. @throws PlatformFailure: write-failed. */
export async function writeTaken(
  site: string,
  { files, ledger, waiting }: Extract<ExchangeResult, { readonly kind: "taken" }>,
  say: (line: string) => void,
): Promise<void> {
  // The ledger comes last: whoever is interrupted takes the same catalogue again.
  const written = [...files, ...(ledger === undefined ? [] : [ledger])];
  await removeLeftovers(written.map(({ file }) => join(site, file)));
  for (const one of written) {
    const path = join(site, one.file);
    await replaceFile(path, one, one.like === undefined ? undefined : join(site, one.like));
    say(`Wrote ${shownName(resolve(path))}`);
  }
  if (written.length === 0) say("Nothing in the catalogue is new");
  const left = waiting.reduce((sum, one) => sum + one.left, 0);
  const what = waiting.every(({ file }) => /\.mdx?$/i.test(file)) ? "page" : "file";
  if (left > 0) say(`${countOf(left, "text")} of ${countOf(waiting.length, what)} still to translate`);
}

/** Removes what runs that were killed have left beside files which are written again. */
async function removeLeftovers(paths: readonly string[]): Promise<void> {
  const folders = new Map<string, Set<string>>();
  for (const path of paths) {
    const place = await realPathOf(path).catch(() => path);
    const names = folders.get(dirname(place)) ?? new Set();
    folders.set(dirname(place), names.add(basename(place)));
  }
  for (const [folder, names] of folders) removeAbandoned(folder, names);
}

/** Keeps the ends of lines, the byte order mark and the rights that a file has; a new one has the ends of another's lines. */
async function replaceFile(path: string, { text, before }: TakenFile, like: string | undefined): Promise<void> {
  let aside: string | undefined;
  try {
    const place = await realPathOf(path);
    aside = asideOf(place);
    await mkdir(dirname(place), { recursive: true });
    const now = await readIfThere(place);
    const { mode } = now === undefined ? { mode: 0o666 } : await stat(place);
    const raw = now?.toString("utf8") ?? "";
    const mark = raw.startsWith("\uFEFF") ? "\uFEFF" : "";
    const pattern = now ?? (like === undefined ? undefined : await readIfThere(like));
    const ends = pattern?.toString("utf8").replace(/^\uFEFF/, "") ?? "";
    await writeFile(aside, mark + keepLineEnds(text, ends), { mode: mode & 0o777 });
    if (now !== undefined) takeRights(aside, mode);
    if (!isText(await readIfThere(place), before)) throw changedMeanwhile(path);
    await rename(aside, place);
  } catch (error) {
    if (aside !== undefined) await rm(aside, { force: true });
    throw editFailure(`cannot write ${shownName(resolve(path))}`, error);
  }
}

/** The bytes of a file; `undefined` when there is none. */
async function readIfThere(place: string): Promise<Buffer | undefined> {
  return await readFile(place).catch((error: unknown) => {
    if (errnoOf(error) !== "ENOENT") throw error;
    return undefined;
  });
}

function isText(bytes: Uint8Array | undefined, text: string | undefined): boolean {
  if (bytes === undefined || text === undefined) return bytes === text;
  const decoded = decodeText(bytes);
  return decoded.kind === "text" && decoded.text === text;
}

const changedMeanwhile = (path: string): PlatformFailure =>
  new PlatformFailure({
    code: "write-failed",
    severity: "error",
    message: `cannot write ${shownName(resolve(path))}: it was changed after it was read`,
    hint: "run the command again: each file is as it was or whole",
  });
