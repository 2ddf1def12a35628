// Remembers what the last build wrote into an output, file by file, so that the next one need not write it again. A row only
// counts while its file still has the noted stamp. The ledger lies in the work folder, not in the output.
import { join } from "node:path";
import { hasRested, readStamp, writeAside } from "../cache/stampBook.ts";
import { digestOf } from "../hash.ts";
import { holdsRow, type LedgerRow, readRows, stampOfOutput, statsAt } from "./ledgerRows.ts";
import { type LookBeside, lookBeside } from "./outputLook.ts";

/** Files of an output with the digests of their bytes. */
export interface OutputLedger {
  /** What the ledger says of a file; `holds` tells whether that is still true. */
  find(path: string): { readonly digest: string; readonly sizeBytes: number } | undefined;
  /** Whether the output has a file with exactly these bytes. */
  holds(path: string, digest: string): boolean;
  /** A text that differs after each publication; `undefined` without a ledger. */
  state(): string | undefined;
  /** Starts to check the output against the ledger. @param files Number of its files. */
  look(files: number): LookBeside;
  /** Whether the double of the output contains a file. */
  hasDoubled(path: string): boolean;
  /**
   * Saves what the output holds now. If the disk refuses, the next build only takes longer.
   * @param linked Files of the earlier output that were found unchanged and are hard-linked in the new one.
   */
  save(digests: ReadonlyMap<string, string>, linked: ReadonlySet<string>): void;
}

/** Where ledgers are kept, and whether that of an earlier build may be used. */
export interface LedgerOptions {
  readonly folder: string;
  readonly isRead: boolean;
  /** Absolute path of the compiled thread that looks at outputs of many files. */
  readonly lookScript: string;
  /** Number of files from which on that thread is started. @default 2000 */
  readonly threadFrom?: number;
}

/** Opens the ledger of an output. @param output Absolute real path. */
export function openOutputLedger(output: string, { folder, isRead, ...thread }: LedgerOptions): OutputLedger {
  const file = join(folder, `${digestOf(output)}.json`);
  let state = stateOf(file);
  // Read late: in a build with nothing to do only the thread needs the rows.
  let rows: readonly LedgerRow[] = [];
  let places: ReadonlyMap<string, number> | undefined;
  const placeOf = (path: string): number => {
    if (places === undefined) {
      rows = isRead ? readRows(file) : [];
      places = new Map(rows.map(([name], index) => [name, index]));
    }
    return places.get(path) ?? -1;
  };
  const rowOf = (path: string): LedgerRow | undefined => rows[placeOf(path)];
  let looking: LookBeside | undefined;
  return {
    find: (path) => {
      const row = rowOf(path);
      return row && { digest: row[1], sizeBytes: Number.parseInt(row[2], 10) };
    },
    holds: (path, digest) => {
      const place = placeOf(path);
      const row = rows[place];
      if (row === undefined || row[1] !== digest) return false;
      return looking?.hasFound(place) === true || holdsRow(output, row);
    },
    state: () => state,
    look: (files) => {
      const { lookScript: script, threadFrom } = thread;
      looking = lookBeside({ output, ledger: isRead ? file : undefined }, { script, threadFrom, files });
      return looking;
    },
    hasDoubled: (path) => looking?.hasDoubled(placeOf(path)) === true,
    save: (digests, linked) => {
      const nowMs = Date.now();
      const fresh: LedgerRow[] = [];
      for (const [path, digest] of digests) {
        const old = linked.has(path) ? rowOf(path) : undefined;
        // A hard link has the same stamp; if that was not reliable, the file is checked again.
        if (old?.[3] === 1) {
          fresh.push(old);
          continue;
        }
        const stats = statsAt(`${output}/${path}`);
        if (stats === undefined) continue;
        const stamp = stampOfOutput(stats);
        // Changed since it was found unchanged, so nothing is known of it.
        if (old !== undefined && old[2] !== stamp) continue;
        fresh.push([path, digest, stamp, hasRested([stats.mtimeMs], nowMs) ? 1 : 0]);
      }
      writeAside(file, JSON.stringify(fresh));
      state = stateOf(file);
    },
  };
}

/** The stamp of a ledger; `undefined` when there is none or it cannot be read. */
function stateOf(file: string): string | undefined {
  try {
    return readStamp(file);
  } catch {
    return undefined; // treated as missing
  }
}
