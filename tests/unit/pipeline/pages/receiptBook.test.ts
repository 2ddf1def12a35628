import { expect, test } from "vitest";
import { type Hash, hashText, outputPath, url } from "../../../../src/model/brands.ts";
import type { Receipt } from "../../../../src/model/page.ts";
import { openReceiptBook } from "../../../../src/pipeline/pages/receiptBook.ts";
import { textKeeper } from "../../../../src/pipeline/pages/receiptParser.ts";
import { digestOf } from "../../../../src/platform/hash.ts";

const receipt = (number: number): Receipt => ({
  outputPath: outputPath(`docs/${number}/index.html`),
  url: url(`/docs/${number}`),
  key: digestOf(`key ${number}`),
  digest: digestOf(`page ${number}`),
  sizeBytes: number,
  hrefs: ["/", `/docs/${number + 1}`, "https://example.org/ї"],
  ids: ["intro", `part-${number}`],
  loads: number % 2 === 0 ? {} : { "img-src": ["https://example.org"] },
  inlineCode: [],
  outline: { anchors: digestOf(`ids ${number}`), links: digestOf(`links ${number}`) },
  ...(number % 3 === 0 ? { twin: digestOf(`twin ${number}`), gzipBytes: 7, repeatedIds: ["intro"] } : {}),
});

interface Opening {
  readonly notes: Map<string, string>;
  readonly program?: Hash;
  readonly isEmpty?: boolean;
}

function open({ notes, program = digestOf("program"), isEmpty = false }: Opening): ReturnType<typeof openReceiptBook> {
  const kept = {
    read: (name: string) => notes.get(name),
    write: (name: string, text: string) => void notes.set(name, text),
  };
  return openReceiptBook({ world: { notes: kept, isCacheEmpty: isEmpty, program }, keeper: textKeeper() });
}

const many = Array.from({ length: 2_500 }, (_, number) => receipt(number));

test("every receipt that was saved is found as it was", () => {
  const notes = new Map<string, string>();
  open({ notes }).save(many);
  const book = open({ notes });
  for (const each of many) expect(book.find(each.key)).toEqual(each);
  expect(book.find(hashText(digestOf("other")))).toBeUndefined();
});

test("only what has changed is written again", () => {
  const notes = new Map<string, string>();
  open({ notes }).save(many);
  const before = new Map(notes);
  open({ notes }).save(many.with(1_200, { ...receipt(1_200), key: digestOf("changed") }));
  const changed = [...notes].filter(([name, text]) => before.get(name) !== text).map(([name]) => name);
  expect(changed).toEqual(["receipts 2"]);
});

test("nothing is found of another program, or without a cache", () => {
  const notes = new Map<string, string>();
  open({ notes }).save(many);
  expect(open({ notes, program: digestOf("next") }).find(digestOf("key 1"))).toBeUndefined();
  expect(open({ notes, isEmpty: true }).find(digestOf("key 1"))).toBeUndefined();
});

test("a sheet of another form is as none", () => {
  const notes = new Map([["receipts 0", JSON.stringify({ program: digestOf("former"), texts: ["{}"], rows: [] })]]);
  expect(open({ notes }).find(digestOf("key 1"))).toBeUndefined();
  open({ notes }).save(many);
  expect(open({ notes }).find(digestOf("key 1"))?.outputPath).toBe(receipt(1).outputPath);
});
