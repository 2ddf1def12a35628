import { expect, test } from "vitest";
import { packNumbers, receiptParser, textKeeper, unpackNumbers } from "../../../../src/pipeline/pages/receiptParser.ts";

test("numbers of any size come back from their text", () => {
  const numbers = [0, 1, 0x7fff, 0x8000, 0x8001, 0xffff, 0x10000, 2 ** 30 - 1, 5];
  expect(unpackNumbers(packNumbers(numbers))).toEqual(numbers);
  expect(packNumbers([3, 40, 500])).toHaveLength(3);
});

test("a page may have more links than a call takes arguments", () => {
  const numbers = Array.from({ length: 200_000 }, (_, number) => number);
  expect(unpackNumbers(packNumbers(numbers))).toEqual(numbers);
});

test("a receipt has the links and ids of its text, and so has a copy of it", () => {
  const parse = receiptParser(textKeeper());
  const written = { url: "/a", hrefs: ["/", "#main", "/"], ids: ["main", "/"], loads: {}, inlineCode: [] };
  const other = { ...written, url: "/b", hrefs: ["/b"], ids: [] };
  const [first, second] = [parse(JSON.stringify(written)), parse(JSON.stringify(other))];
  expect({ ...first }).toMatchObject(written);
  expect(second).toMatchObject(other);
  expect(first.hrefs).toEqual(written.hrefs);
  expect({ ...first, url: "/c" }.hrefs).toEqual(written.hrefs);
});
