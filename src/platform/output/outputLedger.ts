// What the last build wrote into an output, file by file, so that the next one need not write it again. The ledger is
// only believed about a file whose stamp is still the one that was noted; it lies in the work folder, not in the output.
import { join } from "node:path";
import { hasRested, readStamp, writeAside } from "../cache/stampBook.ts";
import { digestOf } from "../hash.ts";
import { holdsRow, type LedgerRow, readRows, stampOfOutput, statsAt } from "./ledgerRows.ts";
import { type LookBeside, lookBeside } from "./outputLook.ts";

/** Files of an output with the digests of their bytes. */
export interface OutputLedger {
  /** What was written down of a file; whether it is still so is for `holds` to say. */
  find(path: string): { readonly digest: string; readonly sizeBytes: number } | undefined;
  /** Whether the output holds a file with just these bytes. */
  holds(path: string, digest: string): boolean;
  /** What the output is known by: another text after each publication. `undefined` without a ledger. */
  state(): string | undefined;
  /** Begins to look whether the output is just what the ledger says. @param files How many files it has. */
  look(files: number): LookBeside;
  /** Whether a file has a second name in the folder that the look has made. */
  hasDoubled(path: string): boolean;
  /**
   * Writes down what the output holds now. A disk that refuses only costs the next build time.
   * @param linked Files of the earlier output that were found unchanged and are in the new one under a second name.
   */
  save(digests: ReadonlyMap<string, string>, linked: ReadonlySet<string>): void;
}

/** Where ledgers are kept, and whether that of an earlier build is believed. */
export interface LedgerOptions {
  readonly folder: string;
  readonly isRead: boolean;
  /** Absolute path of the compiled thread that looks at outputs of many files. */
  readonly lookScript: string;
  /** From how many files on that thread is started. @default 2000 */
  readonly threadFrom?: number;
}

/** Opens the ledger of an output. @param output Absolute real path. */
export function openOutputLedger(output: string, { folder, isRead, ...thread }: LedgerOptions): OutputLedger {
  const file = join(folder, `${digestOf(output)}.json`);
  let state = stateOf(file);
  // Read late: a build that has nothing to do leaves that to a thread.
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
        // A second name has the same stamp; one that had not rested by then is looked at once more.
        if (old?.[3] === 1) {
          fresh.push(old);
          continue;
        }
        const stats = statsAt(`${output}/${path}`);
        if (stats === undefined) continue;
        const stamp = stampOfOutput(stats);
        // Changed since it was found unchanged: nothing is known of it.
        if (old !== undefined && old[2] !== stamp) continue;
        fresh.push([path, digest, stamp, hasRested([stats.mtimeMs], nowMs) ? 1 : 0]);
      }
      writeAside(file, JSON.stringify(fresh));
      state = stateOf(file);
    },
  };
}

/** Whatever stands in the place of the ledger's folder, nothing is written down then. */
function stateOf(file: string): string | undefined {
  try {
    return readStamp(file);
  } catch {
    return undefined; // as if there were none
  }
}
