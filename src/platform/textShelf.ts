// Keeps very many short texts in little memory: compressed, some dozens together, until one of them is needed.
import { bugError } from "../model/bugError.ts";
import { compressBlock, openBlock } from "./cache/block.ts";

/** Texts by number. */
interface TextShelf {
  /** Keeps a text of one line. @returns Its number. */
  put(text: string): number;
  /** The text of a number. @throws when there is none. */
  get(number: number): string;
}

/** Some dozens of texts: plain, or together and compressed. */
type Box = readonly string[] | { readonly bytes: Uint8Array; readonly size: number };

const boxTexts = 64;
// Boxes kept open: texts are read nearly in the order in which they came, from the results of two threads in turn.
const mostOpen = 3;

/**
 * A shelf for one line of text each.
 * @param isPacked Whether full boxes are compressed. Lists of pages then need a quarter of the memory, and 10 µs a text.
 */
export function openTextShelf({ isPacked }: { readonly isPacked: boolean }): TextShelf {
  const full: Box[] = [];
  let filling: string[] = [];
  const opened = new Map<number, readonly string[]>();

  const textsOf = (index: number): readonly string[] => {
    const box = index === full.length ? filling : full[index];
    if (box === undefined || !("bytes" in box)) return box ?? [];
    const texts = opened.get(index) ?? openBox(box);
    opened.delete(index);
    opened.set(index, texts);
    const [oldest] = opened.keys();
    if (opened.size > mostOpen && oldest !== undefined) opened.delete(oldest);
    return texts;
  };

  return {
    put: (text) => {
      filling.push(text);
      const number = full.length * boxTexts + filling.length - 1;
      if (filling.length === boxTexts) {
        full.push(isPacked ? closeBox(filling) : filling);
        filling = [];
      }
      return number;
    },
    get: (number) => {
      const text = textsOf(Math.floor(number / boxTexts))[number % boxTexts];
      if (text === undefined) throw bugError(`No text has the number ${number}`);
      return text;
    },
  };
}

function closeBox(texts: readonly string[]): Box {
  const bytes = Buffer.from(texts.join("\n"));
  // Copied, as zlib's result is part of a larger buffer.
  return { bytes: new Uint8Array(compressBlock(bytes)), size: bytes.length };
}

function openBox({ bytes, size }: Exclude<Box, readonly string[]>): readonly string[] {
  return openBlock(Buffer.from(bytes.buffer), size).toString("utf8").split("\n");
}
