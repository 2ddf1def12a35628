// Results of earlier builds, found by key: parsed sources, bodies, receipts, pages. Owns the folder of packs. A damaged
// pack or entry is dropped as if it had never been there; a folder that cannot be written is no failure.
//
// A build reads all packs and fills new ones; at its end they get their names in one step each. Builds at the same time
// do not disturb each other: a pack never changes, and one that is removed can still be read by who has it open.
import { closeSync, mkdirSync, openSync, readdirSync, renameSync, unlinkSync, utimesSync, fstatSync } from "node:fs";
import { join } from "node:path";
import type { Hash } from "../../model/brands.ts";
import { diskFailure } from "../failure.ts";
import { type EntryPlace, fillPack, openPack, readEntry, writeBytes } from "./packFile.ts";
import { type EntryKind, type EntryRow, formatTable } from "./packFormat.ts";
import { tidyPacks } from "./tidyPacks.ts";

/** What a build finds in earlier results, and keeps of its own. */
export interface EntryCache {
  /** Whether there is anything from earlier builds. */
  readonly isEmpty: boolean;
  /** Where an entry is; bytes are proved when they are read. */
  find(kind: EntryKind, key: Hash): EntryPlace | undefined;
  /** The bytes of an entry; `undefined` when there is none or it is damaged. */
  read(kind: EntryKind, key: Hash): Buffer | undefined;
  /** Forgets an entry that was found damaged. */
  drop(kind: EntryKind, key: Hash): void;
  /** Keeps a result of the main thread. */
  put(kind: EntryKind, key: Hash, bytes: Buffer): void;
  /** A new pack for another thread to fill; its rows come back through `take`. */
  openPack(): number;
  /** Makes entries of a new pack known. */
  take(fd: number, rows: readonly EntryRow[]): void;
  /** Number of entries that were damaged. */
  damaged(): number;
  /** Keeps the new packs for the next build, and the folder within bounds. */
  close(): void;
}

/** Where entries are kept. */
export interface EntryCacheOptions {
  /** Absolute path; made when it is not there. */
  readonly folder: string;
  /** `false` starts with nothing, and still keeps what this build makes. */
  readonly isRead: boolean;
}

const packName = /^[0-9a-f]{32}\.pack$/;

interface Known {
  readonly row: EntryRow;
  readonly fd: number;
}

/** @throws PlatformFailure when no file can be made in the folder. */
export function openEntryCache({ folder, isRead }: EntryCacheOptions): EntryCache {
  mkdirSync(folder, { recursive: true });
  const known = new Map<string, Known>();
  const used = new Set<string>();
  const pathsByFd = new Map<number, string>();
  const newRows = new Map<number, EntryRow[]>();
  const damagedPacks = new Set<number>();
  let damaged = 0;

  const learn = (fd: number, rows: readonly EntryRow[]): void => {
    for (const row of rows) known.set(nameOf(row.kind, row.key), { row, fd });
  };
  for (const name of isRead ? packNames(folder) : []) {
    const path = join(folder, name);
    try {
      const pack = openPack(path);
      if (pack === undefined) {
        damaged += 1;
        unlinkSync(path);
        continue;
      }
      pathsByFd.set(pack.fd, path);
      learn(pack.fd, pack.rows);
    } catch {
      // Removed by another build meanwhile, or not readable: as if it were not there.
    }
  }
  const isEmpty = known.size === 0;

  const openNew = (): number => {
    const path = join(folder, `new-${process.pid}-${process.hrtime.bigint()}`);
    try {
      const fd = openSync(path, "wx+", 0o644);
      pathsByFd.set(fd, path);
      newRows.set(fd, []);
      return fd;
    } catch (error) {
      throw diskFailure(`cannot create ${path}`, error);
    }
  };
  const take = (fd: number, rows: readonly EntryRow[]): void => {
    newRows.get(fd)?.push(...rows);
    learn(fd, rows);
    for (const { kind, key } of rows) used.add(nameOf(kind, key));
  };
  const find = (kind: EntryKind, key: Hash): EntryPlace | undefined => {
    const name = nameOf(kind, key);
    const found = known.get(name);
    if (found === undefined) return undefined;
    used.add(name);
    const { offset, sizeBytes, digest } = found.row;
    return { fd: found.fd, offset, sizeBytes, digest };
  };
  const drop = (kind: EntryKind, key: Hash): void => {
    const found = known.get(nameOf(kind, key));
    if (found !== undefined) damagedPacks.add(found.fd);
    damaged += 1;
    known.delete(nameOf(kind, key));
  };
  let own: { readonly fd: number; readonly filler: ReturnType<typeof fillPack> } | undefined;

  return {
    isEmpty,
    find,
    drop,
    take,
    openPack: openNew,
    damaged: () => damaged,
    read: (kind, key) => {
      const place = find(kind, key);
      const bytes = place && readEntry(place);
      if (place !== undefined && bytes === undefined) drop(kind, key);
      return bytes;
    },
    put: (kind, key, bytes) => {
      const fd = own?.fd ?? openNew();
      own ??= { fd, filler: fillPack(fd) };
      own.filler.add(kind, key, bytes);
      take(fd, own.filler.flush());
    },
    close: () => {
      for (const fd of damagedPacks) remove(pathsByFd.get(fd));
      for (const [fd, rows] of newRows) finishPack({ fd, rows, folder, path: pathsByFd.get(fd) ?? "" });
      try {
        for (const fd of new Set([...used].map((name) => known.get(name)?.fd))) touch(fd, newRows, pathsByFd);
        tidyPacks(folder, ({ kind, key }) => used.has(nameOf(kind, key)));
      } catch {
        // The next build tries again.
      }
      for (const fd of pathsByFd.keys()) closeSync(fd);
    },
  };
}

const nameOf = (kind: EntryKind, key: Hash): string => `${kind} ${key}`;

function packNames(folder: string): readonly string[] {
  return readdirSync(folder).filter((name) => packName.test(name));
}

interface NewPack {
  readonly fd: number;
  readonly rows: readonly EntryRow[];
  readonly folder: string;
  readonly path: string;
}

/** Gives a new pack its table and its name; an empty one goes. A full disk only costs the next build's time. */
function finishPack({ fd, rows, folder, path }: NewPack): void {
  try {
    if (rows.length === 0) {
      unlinkSync(path);
      return;
    }
    const table = formatTable(rows);
    writeBytes(fd, table, fstatSync(fd).size);
    renameSync(path, join(folder, `${table.toString("hex", table.length - 24, table.length - 8)}.pack`));
  } catch {
    remove(path);
  }
}

function remove(path: string | undefined): void {
  try {
    if (path !== undefined) unlinkSync(path);
  } catch {
    // Gone already, or not ours to remove.
  }
}

/** Says that a pack of an earlier build was of use. */
function touch(
  fd: number | undefined,
  newRows: ReadonlyMap<number, unknown>,
  paths: ReadonlyMap<number, string>,
): void {
  const path = fd === undefined || newRows.has(fd) ? undefined : paths.get(fd);
  if (path === undefined) return;
  const now = new Date();
  utimesSync(path, now, now);
}
