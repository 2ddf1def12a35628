import { describe, expect, test } from "vitest";
import { decodeText } from "../../../src/source/decodeText.ts";

const bytes = (...parts: readonly (string | number)[]): Uint8Array =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === "number" ? [part] : [...new TextEncoder().encode(part)])));

describe("decoding", () => {
  test.each([
    ["a byte order mark is dropped", bytes(0xef, 0xbb, 0xbf, "a"), "a"],
    ["CRLF becomes LF", bytes("a\r\nb"), "a\nb"],
    ["a lone CR becomes LF", bytes("a\rb\r"), "a\nb\n"],
    ["other text stays", bytes("їжак 🦔\u2028\0"), "їжак 🦔\u2028\0"],
    ["nothing is nothing", bytes(), ""],
  ])("%s", (_, input, text) => {
    expect(decodeText(input)).toEqual({ kind: "text", text });
  });

  test.each([
    ["a byte that begins nothing", bytes("ab\nї", 0xff, "c"), { line: 2, column: 2 }, "0xff 0x63"],
    ["the first byte", bytes(0x80), { line: 1, column: 1 }, "0x80"],
    ["a character cut short at the end", bytes("a\r\nb\r\n", 0xd0), { line: 3, column: 1 }, "0xd0"],
    ["an encoded surrogate", bytes("x", 0xed, 0xa0, 0x80), { line: 1, column: 2 }, "0xed 0xa0"],
    ["UTF-16", bytes(0xff, 0xfe, 0x61, 0x00), { line: 1, column: 1 }, "0xff 0xfe"],
  ])("%s is found", (_, input, position, found) => {
    expect(decodeText(input)).toEqual({ kind: "invalid", position, bytes: found });
  });

  test("the place is found far into a long file", () => {
    const input = bytes("рядок тексту\n".repeat(20_000), "ab", 0xc3, 0x28);
    expect(decodeText(input)).toMatchObject({ position: { line: 20_001, column: 3 } });
  });
});
