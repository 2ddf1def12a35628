// The bytes of a pack: entries one after another, then a table of them, then a footer that proves the table. Knows no
// files; packFile.ts writes them.
//
//   <bytes of entry 0> <bytes of entry 1> … <row 0> <row 1> … <footer>
//
// A table that was cut short or has a flipped bit does not match its footer; an entry proves itself by the digest in its
// row. So a pack needs no name to be trusted, and may come from another machine.
import { hashText, type Hash } from "../../model/brands.ts";
import { digestOf } from "../hash.ts";

/** What an entry is: parsed sources and receipts are read by the main thread, bodies and pages by workers. */
export const entryKinds = ["source", "page", "body", "html", "theme", "terms", "samples"] as const;
export type EntryKind = (typeof entryKinds)[number];

/** One entry of a pack. */
export interface EntryRow {
  readonly kind: EntryKind;
  readonly key: Hash;
  readonly offset: number;
  readonly sizeBytes: number;
  /** Digest of the entry's bytes. */
  readonly digest: Hash;
}

// kind 1, key 16, offset 6, size 4, digest 16
const rowBytes = 43;
// number of rows 4, digest of the table 16, magic 8
const magic = "hubpack1";
/** Bytes of the footer. */
export const footerBytes = 28;

/** Table and footer for the end of a pack. */
export function formatTable(rows: readonly EntryRow[]): Buffer {
  const bytes = Buffer.alloc(rows.length * rowBytes + footerBytes);
  for (const [index, { kind, key, offset, sizeBytes, digest }] of rows.entries()) {
    const at = index * rowBytes;
    bytes.writeUInt8(entryKinds.indexOf(kind), at);
    bytes.write(key, at + 1, 16, "hex");
    bytes.writeUIntBE(offset, at + 17, 6);
    bytes.writeUInt32BE(sizeBytes, at + 23);
    bytes.write(digest, at + 27, 16, "hex");
  }
  const end = rows.length * rowBytes;
  bytes.writeUInt32BE(rows.length, end);
  bytes.write(digestOf(bytes.subarray(0, end)), end + 4, 16, "hex");
  bytes.write(magic, end + 20, "latin1");
  return bytes;
}

/** Bytes that the table before a footer takes; `undefined` when the bytes are no footer. */
export function tableBytesOf(footer: Buffer): number | undefined {
  if (footer.length !== footerBytes || footer.toString("latin1", 20) !== magic) return undefined;
  return footer.readUInt32BE(0) * rowBytes;
}

/** Rows of a table; `undefined` when it does not match its footer or names bytes outside the pack. */
export function parseTable(table: Buffer, footer: Buffer, endOfEntries: number): readonly EntryRow[] | undefined {
  if (digestOf(table) !== footer.toString("hex", 4, 20)) return undefined;
  const rows: EntryRow[] = [];
  for (let at = 0; at < table.length; at += rowBytes) {
    const kind = entryKinds[table.readUInt8(at)];
    const offset = table.readUIntBE(at + 17, 6);
    const sizeBytes = table.readUInt32BE(at + 23);
    if (kind === undefined || offset + sizeBytes > endOfEntries) return undefined;
    const key = hashText(table.toString("hex", at + 1, at + 17));
    rows.push({ kind, key, offset, sizeBytes, digest: hashText(table.toString("hex", at + 27, at + 43)) });
  }
  return rows;
}
