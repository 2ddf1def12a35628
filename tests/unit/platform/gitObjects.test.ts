import { expect, test } from "vitest";
import { openBatchAnswers } from "../../../src/platform/gitObjects.ts";

const digest = (digit: string): string => digit.repeat(40);

/** A stream of these bytes in chunks of one length. */
async function* inChunks(text: string, length: number): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length);
}

/** What so many questions are answered with; objects as texts. */
async function answersOf(
  output: AsyncIterable<Uint8Array>,
  count: number,
  mostBytes = 100,
): Promise<readonly string[]> {
  const read = openBatchAnswers(output, mostBytes);
  const answers: string[] = [];
  for (let asked = 0; asked < count; asked += 1) answers.push((await read()).toString());
  return answers;
}

const texts = ["merged\n", "", "їжак\n\nand a line", `${digest("3")} blob 4\nfour`];

test("objects are told apart by their sizes, however the answer is cut into chunks", async () => {
  const output = [
    ...texts.map((text, index) => `${digest(String(index))} blob ${Buffer.byteLength(text)}\n${text}\n`),
    `${digest("8")} missing\n`,
    `${digest("9")} blob 4\nlast\n`,
  ].join("");
  for (const length of [1, 2, 3, 7, 41, 50, 1000])
    expect(await answersOf(inChunks(output, length), 7), `chunks of ${length}`).toEqual([
      ...texts,
      "left-out",
      "last",
      "ended",
    ]);
});

test("an object over the limit is left out, and the next one is read", async () => {
  const big = "big\n".repeat(25_000);
  const output = `${digest("1")} blob ${big.length}\n${big}\n${digest("2")} blob 100\n${"x".repeat(100)}\n`;
  for (const length of [1000, 65_536, 1_000_000])
    expect(await answersOf(inChunks(output, length), 2)).toEqual(["left-out", "x".repeat(100)]);
  expect(await answersOf(inChunks(output, 65_536), 1, big.length)).toEqual([big]);
});

test("an answer that is none, or is cut short, ends them all", async () => {
  const after = `${digest("2")} blob 2\nok\n`;
  for (const output of [
    "",
    "warning: something\n",
    `${digest("1")} blob\n`,
    `${digest("1")} blob -2\n`,
    `${digest("1")} blob 99999999999999999999\n`,
    `${digest("1")} blob 1e9\n`,
    `${digest("1")} blob 3\nfour\n`,
    `${digest("1")} blob 90\nshort\n`,
    `${digest("1")} blob 900\nshort\n`,
    `${digest("1")} blob 5\nshort`,
    `${digest("1")} blob`,
    "no line at all".repeat(100_000),
  ])
    expect((await answersOf(inChunks(output, 1000), 1))[0], output.slice(0, 80)).toBe("ended");
  expect(await answersOf(inChunks(`${digest("1")} missing\n${after}`, 1000), 2)).toEqual(["left-out", "ok"]);
});

test("a stream without an end is not read on after an answer that is none", async () => {
  const state = { chunks: 0 };
  async function* endless(): AsyncGenerator<Uint8Array> {
    for (; state.chunks < 1_000_000; state.chunks += 1) yield Buffer.alloc(1000, "x");
  }
  expect(await answersOf(endless(), 1)).toEqual(["ended"]);
  expect(state.chunks).toBeLessThan(5);
});
