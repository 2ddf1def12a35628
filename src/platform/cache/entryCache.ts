// Finds results of earlier builds by key: parsed sources, bodies, receipts, pages. Owns the folder of packs. A damaged pack
// or entry is treated as missing; a folder that cannot be written is no error.
//
// A build reads all packs and fills new ones, which get their names at its end, each in one step. Builds that run at the
// same time do not disturb each other: packs never change, and a removed one stays readable for whoever has it open.
import { closeSync, openSync, readdirSync, unlinkSync } from "node:fs";
import { join } from "node:path";
import { addToList } from "../../model/addToList.ts";
import type { Hash } from "../../model/brands.ts";
import { diskFailure } from "../failure.ts";
import { makeFolders } from "../makeFolders.ts";
import { type EntryIndex, openEntryIndex } from "./entryIndex.ts";
import { finishPack, remove, touch, writePack } from "./finishPack.ts";
import { blockPlaceOf, type EntryPlace, fillPack, openPack, readEntry } from "./packFile.ts";
import { type EntryKind, type EntryRow, entryKinds } from "./packFormat.ts";
import { leastLimitBytes as defaultLimit, tidyPacks } from "./tidyPacks.ts";

/** Results of earlier builds, and of this one. */
export interface EntryCache {
  /** Whether there is anything from earlier builds. */
  readonly isEmpty: boolean;
  /** Where an entry is. Its bytes are verified when they are read. */
  find(kind: EntryKind, key: Hash): EntryPlace | undefined;
  /** The bytes of an entry; `undefined` when there is none or it is damaged. */
  read(kind: EntryKind, key: Hash): Buffer | undefined;
  /** Forgets an entry that was found damaged. */
  drop(kind: EntryKind, key: Hash): void;
  /** Keeps a result of the main thread. */
  put(kind: EntryKind, key: Hash, bytes: Buffer): void;
  /** A new pack for another thread to fill; its rows come back through `take`. */
  openPack(): number;
  /** Makes entries of a new pack known. @param order Number of the batch that made them. @default none */
  take(fd: number, rows: readonly EntryRow[], order?: number): void;
  /** Number of entries that were damaged. */
  damaged(): number;
  /**
   * Copies entries that this build has asked for or made into a pack of its own, which does not depend on the threads that
   * made them. @returns The digest of what is in it.
   * @throws a system error.
   */
  exportTo(path: string, isExported: (kind: EntryKind, key: Hash) => boolean): Hash;
  /** Names the new packs, so that later builds find them, and keeps the folder within its limit. */
  close(): void;
}

/** Where entries are kept. */
interface EntryCacheOptions {
  /** Absolute path; made when it is not there. */
  readonly folder: string;
  /** `false` starts with nothing, and still keeps what this build makes. */
  readonly isRead: boolean;
  /** Bytes that the folder may always take. @default 256 MiB */
  readonly leastLimitBytes?: number;
}

const packName = /^[0-9a-f]{32}\.pack$/;

/** Opens the folder with all packs in it. @throws PlatformFailure when no file can be made in the folder. */
export function openEntryCache({ folder, isRead, leastLimitBytes = defaultLimit }: EntryCacheOptions): EntryCache {
  makeFolders(folder);
  const indexes = new Map<EntryKind, EntryIndex>();
  /** Rows of kinds that nobody has asked for yet: a build with nothing to do needs hardly any. */
  const unread = new Map<EntryKind, (readonly [fd: number, row: EntryRow])[]>();
  const pathsByFd = new Map<number, string>();
  const newRows = new Map<number, EntryRow[]>();
  const damagedPacks = new Set<number>();
  let damaged = 0;

  const isEmpty = !isRead || packNames(folder).length === 0;
  // Packs are opened late: a build with nothing to do reads no entry.
  let isOpened = isEmpty;
  const openPacks = (): void => {
    if (isOpened) return;
    isOpened = true;
    for (const name of packNames(folder)) {
      const path = join(folder, name);
      try {
        const pack = openPack(path);
        if (pack === undefined) {
          damaged += 1;
          unlinkSync(path);
          continue;
        }
        pathsByFd.set(pack.fd, path);
        for (const row of pack.rows) addToList(unread, row.kind, [pack.fd, row]);
      } catch {
        // Removed by another build meanwhile, or unreadable: treated as missing.
      }
    }
  };

  const indexOf = (kind: EntryKind): EntryIndex => {
    const known = indexes.get(kind);
    if (known !== undefined) return known;
    openPacks();
    const index = openEntryIndex();
    indexes.set(kind, index);
    for (const [fd, row] of unread.get(kind) ?? []) index.add(row, blockPlaceOf(row, fd));
    unread.delete(kind);
    return index;
  };

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
  const take = (fd: number, rows: readonly EntryRow[], order = 0): void => {
    newRows.get(fd)?.push(...rows);
    for (const row of rows) indexOf(row.kind).add(row, blockPlaceOf(row, fd), order);
  };
  const find = (kind: EntryKind, key: Hash): EntryPlace | undefined => indexOf(kind).find(key);
  const drop = (kind: EntryKind, key: Hash): void => {
    const place = indexOf(kind).forget(key);
    if (place !== undefined) damagedPacks.add(place.block.fd);
    damaged += 1;
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
    exportTo: (path, isExported) =>
      writePack(path, (filler) => {
        for (const kind of entryKinds)
          for (const { key, place } of indexOf(kind).usedInOrder()) {
            const bytes = isExported(kind, key()) ? readEntry(place) : undefined;
            if (bytes !== undefined) filler.add(kind, key(), bytes);
          }
      }),
    close: () => {
      for (const fd of damagedPacks) remove(pathsByFd.get(fd));
      for (const [fd, rows] of newRows)
        pathsByFd.set(fd, finishPack({ fd, rows, folder, path: pathsByFd.get(fd) ?? "" }));
      try {
        const usedBytes = new Map<string, number>();
        for (const [fd, bytes] of usedBytesByPack(indexes.values())) {
          touch(fd, newRows, pathsByFd);
          usedBytes.set(pathsByFd.get(fd) ?? "", bytes);
        }
        // A build that adds nothing had nothing to do or failed early, so it does not tell which entries are still needed.
        const hasGrown = [...newRows.values()].some((rows) => rows.length > 0);
        if (hasGrown)
          tidyPacks(folder, { isUsed: (kind, key) => indexOf(kind).isUsed(key), usedBytes, leastLimitBytes });
      } catch {
        // The next build tries again.
      }
      for (const fd of pathsByFd.keys()) closeSync(fd);
    },
  };
}

/** Packs that hold anything that was used, and how much of each was. */
function usedBytesByPack(known: Iterable<EntryIndex>): ReadonlyMap<number, number> {
  const bytes = new Map<number, number>();
  for (const index of known)
    for (const { place, share } of index.used())
      bytes.set(place.block.fd, (bytes.get(place.block.fd) ?? 0) + place.block.sizeBytes * share);
  return bytes;
}

function packNames(folder: string): readonly string[] {
  return readdirSync(folder).filter((name) => packName.test(name));
}
