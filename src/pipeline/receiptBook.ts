// Receipts of the last build for the next one on this machine: a thousand of them together, in which every address stands
// once. Read one by one from the cache they are ten times as much text. The cache stays what decides: the book is only
// another form of what is in there.
import type { Hash } from "../model/brands.ts";
import type { Receipt } from "../model/page.ts";
import type { TextKeeper } from "./receiptParser.ts";
import type { World } from "./world.ts";

/** Receipts by the keys of their pages. */
export interface ReceiptBook {
  find(key: Hash): Receipt | undefined;
  /** Writes the receipts of this build down, where they are other ones. */
  save(receipts: readonly Receipt[]): void;
}

/** What a book is opened with. */
export interface ReceiptBookRequest {
  readonly world: Pick<World, "program"> & Pick<World["cache"], "notes"> & { readonly isCacheEmpty: boolean };
  readonly once: TextKeeper;
}

type PlainParts = Pick<Receipt, "key" | "outputPath" | "url" | "digest" | "sizeBytes" | "twin">;
type FurtherParts = Omit<Receipt, keyof PlainParts | "hrefs" | "ids">;

/** Numbers stand for texts of the sheet; what most receipts have alike is one of them. */
type Row = readonly [parts: PlainParts, hrefs: readonly number[], ids: readonly number[], further: number];

interface Sheet {
  readonly program: Hash;
  readonly texts: readonly string[];
  readonly rows: readonly Row[];
}

const receiptsOfSheet = 1_000;

/** Opens the book of a site; empty when the cache is, or is not to be read. */
export function openReceiptBook({ world, once }: ReceiptBookRequest): ReceiptBook {
  const { notes, program } = world;
  const sheets = world.isCacheEmpty ? [] : readSheets(world);
  const places = new Map<Hash, () => Receipt>();
  for (const { texts: own, rows } of sheets) {
    const texts = own.map(once);
    const further = new Map<number, FurtherParts>();
    for (const row of rows) places.set(row[0].key, () => receiptOf(row, { texts, further }));
  }
  return {
    find: (key) => places.get(key)?.(),
    save: (receipts) => {
      for (let sheet = 0; sheet * receiptsOfSheet < receipts.length; sheet += 1) {
        const own = receipts.slice(sheet * receiptsOfSheet, (sheet + 1) * receiptsOfSheet);
        const before = sheets[sheet]?.rows ?? [];
        if (own.length === before.length && own.every(({ key }, index) => before[index]?.[0].key === key)) continue;
        notes.write(nameOf(sheet), JSON.stringify(sheetOf(own, program)));
      }
    },
  };
}

const nameOf = (sheet: number): string => `receipts ${sheet}`;

function readSheets({ notes, program }: ReceiptBookRequest["world"]): readonly Sheet[] {
  const sheets: Sheet[] = [];
  for (;;) {
    const text = notes.read(nameOf(sheets.length));
    if (text === undefined) return sheets;
    const sheet: Sheet = JSON.parse(text);
    if (sheet.program !== program) return sheets;
    sheets.push(sheet);
  }
}

function sheetOf(receipts: readonly Receipt[], program: Hash): Sheet {
  const numbers = new Map<string, number>();
  const numberOf = (text: string): number => {
    const known = numbers.get(text);
    if (known !== undefined) return known;
    numbers.set(text, numbers.size);
    return numbers.size - 1;
  };
  const rows = receipts.map(({ key, outputPath, url, digest, sizeBytes, twin, hrefs, ids, ...further }): Row => {
    const parts = { key, outputPath, url, digest, sizeBytes, ...(twin === undefined ? {} : { twin }) };
    return [parts, hrefs.map(numberOf), ids.map(numberOf), numberOf(JSON.stringify(further))];
  });
  return { program, texts: [...numbers.keys()], rows };
}

interface OpenSheet {
  readonly texts: readonly string[];
  /** What was taken apart already. */
  readonly further: Map<number, FurtherParts>;
}

function receiptOf([parts, hrefs, ids, number]: Row, { texts, further }: OpenSheet): Receipt {
  const textOf = (index: number): string => texts[index] ?? "";
  const known: FurtherParts = further.get(number) ?? JSON.parse(textOf(number));
  further.set(number, known);
  return { ...parts, hrefs: hrefs.map(textOf), ids: ids.map(textOf), ...known };
}
