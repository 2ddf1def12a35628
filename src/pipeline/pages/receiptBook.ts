// Receipts of the last build for the next one on this machine: some hundreds of them together, in which every address
// stands once. Read one by one from the cache they are ten times as much text. Links and ids stand apart: where no page
// has other ones, nobody asks for them. The cache stays what decides: the book is only another form of what is in there.
import type { Hash } from "../../model/brands.ts";
import { bugError } from "../../model/bugError.ts";
import type { Receipt } from "../../model/page.ts";
import type { World } from "../world.ts";
import type { TextKeeper } from "./receiptParser.ts";

/** Receipts by the keys of their pages. */
export interface ReceiptBook {
  find(key: Hash): Receipt | undefined;
  /** Writes the receipts of this build down, where they are other ones. */
  save(receipts: readonly Receipt[]): void;
}

/** What a book is opened with. */
interface ReceiptBookRequest {
  readonly world: Pick<World, "program"> & Pick<World["cache"], "notes"> & { readonly isCacheEmpty: boolean };
  readonly keeper: TextKeeper;
}

type PlainParts = Pick<Receipt, "key" | "outputPath" | "url" | "digest" | "sizeBytes" | "twin" | "outline">;
type PageLinks = Pick<Receipt, "hrefs" | "ids">;
type FurtherParts = Omit<Receipt, keyof PlainParts | keyof PageLinks>;

/** A receipt without its links and ids; what most receipts have alike is a text of the sheet, by its number. */
type Row = readonly [parts: PlainParts, further: number];

/** The first line of a sheet. */
interface Sheet {
  readonly program: Hash;
  readonly further: readonly string[];
  readonly rows: readonly Row[];
}

/** The second line: links and ids of the rows, as numbers of texts. */
interface LinkSheet {
  readonly texts: readonly string[];
  readonly rows: readonly (readonly [hrefs: readonly number[], ids: readonly number[]])[];
}

/** A sheet of which the second line is read when somebody asks for it. */
interface OpenSheet {
  readonly sheet: Sheet;
  readonly further: readonly FurtherParts[];
  readonly linksOf: (row: number) => PageLinks;
}

// Larger ones take longer to write anew after an edit, smaller ones hold the same addresses more often.
const receiptsOfSheet = 500;

/** Opens the book of a site; empty when the cache is, or is not to be read. */
export function openReceiptBook({ world, keeper }: ReceiptBookRequest): ReceiptBook {
  const { notes, program } = world;
  const sheets = world.isCacheEmpty ? [] : readSheets(world, keeper);
  const places = new Map<Hash, readonly [sheet: OpenSheet, row: number]>();
  for (const open of sheets) for (const [row, [{ key }]] of open.sheet.rows.entries()) places.set(key, [open, row]);
  return {
    find: (key) => {
      const place = places.get(key);
      return place && receiptOf(...place);
    },
    save: (receipts) => {
      for (let sheet = 0; sheet * receiptsOfSheet < receipts.length; sheet += 1) {
        const own = receipts.slice(sheet * receiptsOfSheet, (sheet + 1) * receiptsOfSheet);
        const before = sheets[sheet]?.sheet.rows ?? [];
        if (own.length === before.length && own.every(({ key }, index) => before[index]?.[0].key === key)) continue;
        notes.write(nameOf(sheet), sheetOf(own, program));
      }
    },
  };
}

const nameOf = (sheet: number): string => `receipts ${sheet}`;

function readSheets({ notes, program }: ReceiptBookRequest["world"], keeper: TextKeeper): readonly OpenSheet[] {
  const sheets: OpenSheet[] = [];
  for (;;) {
    const text = notes.read(nameOf(sheets.length));
    if (text === undefined) return sheets;
    const end = text.indexOf("\n");
    if (end < 0) return sheets; // of a program that wrote them otherwise
    const sheet: Sheet = JSON.parse(text.slice(0, end));
    if (sheet.program !== program) return sheets;
    const further = sheet.further.map((part): FurtherParts => JSON.parse(part));
    sheets.push({ sheet, further, linksOf: linkReader(text.slice(end + 1), keeper) });
  }
}

function linkReader(line: string, { once }: TextKeeper): OpenSheet["linksOf"] {
  let links: LinkSheet | undefined;
  const open = (): LinkSheet => {
    const { texts, rows }: LinkSheet = JSON.parse(line);
    return { texts: texts.map(once), rows };
  };
  return (row) => {
    links ??= open();
    const { texts, rows } = links;
    const textOf = (index: number): string => texts[index] ?? "";
    const [hrefs = [], ids = []] = rows[row] ?? [];
    return { hrefs: hrefs.map(textOf), ids: ids.map(textOf) };
  };
}

function sheetOf(receipts: readonly Receipt[], program: Hash): string {
  const [links, others] = [openNumbers(), openNumbers()];
  const linkRows: LinkSheet["rows"][number][] = [];
  const rows = receipts.map(({ key, outputPath, url, digest, sizeBytes, twin, outline, ...receipt }): Row => {
    const { hrefs, ids, ...further } = receipt;
    linkRows.push([hrefs.map(links.of), ids.map(links.of)]);
    const parts = { key, outputPath, url, digest, sizeBytes, outline, ...(twin === undefined ? {} : { twin }) };
    return [parts, others.of(JSON.stringify(further))];
  });
  const sheet: Sheet = { program, further: others.texts(), rows };
  return `${JSON.stringify(sheet)}\n${JSON.stringify({ texts: links.texts(), rows: linkRows } satisfies LinkSheet)}`;
}

/** Numbers of texts, from 0. */
function openNumbers(): { readonly of: (text: string) => number; readonly texts: () => readonly string[] } {
  const numbers = new Map<string, number>();
  return {
    of: (text) => {
      const number = numbers.get(text) ?? numbers.size;
      numbers.set(text, number);
      return number;
    },
    texts: () => [...numbers.keys()],
  };
}

function receiptOf({ sheet, further, linksOf }: OpenSheet, row: number): Receipt {
  const [parts, number = 0] = sheet.rows[row] ?? [];
  const others = further[number];
  if (parts === undefined || others === undefined) throw bugError("A receipt is missing");
  let links: PageLinks | undefined;
  const read = (): PageLinks => {
    links ??= linksOf(row);
    return links;
  };
  return {
    get hrefs() {
      return read().hrefs;
    },
    get ids() {
      return read().ids;
    },
    ...others,
    ...parts,
  };
}
