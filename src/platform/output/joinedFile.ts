// Plans how to make a joined file. If the present output has one of the same parts in the same order, stretches of unchanged
// parts are copied from there instead of reading every part.
import { join } from "node:path";
import { digestOf } from "../hash.ts";
import type { JoinPiece } from "./joinFiles.ts";
import type { OutputLedger } from "./outputLedger.ts";

/** A file to be made by joining others. */
interface JoinRequest {
  readonly path: string;
  readonly parts: readonly string[];
  /** Digest of its content. */
  readonly digest: string;
}

/** Where its parts are. */
interface JoinPlace {
  /** Absolute paths. */
  readonly output: string;
  readonly folder: string;
  /** Parts that the present output holds. */
  readonly kept: ReadonlySet<string>;
  readonly ledger: OutputLedger | undefined;
}

/** The ledger's digest of a joined file: that of its content, and of the list of its parts. */
export const joinedDigest = ({ parts, digest }: JoinRequest): string =>
  `joined ${digest} ${digestOf(parts.join("\n"))}`;

/** The pieces of a joined file in their order. */
export function joinPieces(request: JoinRequest, place: JoinPlace): readonly JoinPiece[] {
  return stretches(request, place) ?? request.parts.map((part) => wholeOf(part, place));
}

const wholeOf = (part: string, { kept, output, folder }: JoinPlace): JoinPiece => ({
  file: join(kept.has(part) ? output : folder, part),
});

function stretches(request: JoinRequest, place: JoinPlace): readonly JoinPiece[] | undefined {
  const { ledger, kept, output } = place;
  const { path, parts } = request;
  const before = ledger?.find(path);
  const files = joinedDigest(request).split(" ")[2];
  if (ledger === undefined || before === undefined || before.digest.split(" ")[2] !== files) return undefined;
  if (!ledger.holds(path, before.digest)) return undefined;
  const pieces: JoinPiece[] = [];
  const file = join(output, path);
  let start = 0;
  let end = 0;
  const close = (): void => {
    if (end > start) pieces.push({ file, stretch: { start, sizeBytes: end - start } });
  };
  for (const part of parts) {
    const row = ledger.find(part);
    if (row === undefined) return undefined;
    if (!kept.has(part)) {
      close();
      pieces.push(wholeOf(part, place));
      start = end + row.sizeBytes + 1;
    }
    end += row.sizeBytes + 1;
  }
  close();
  return end === before.sizeBytes ? pieces : undefined;
}
