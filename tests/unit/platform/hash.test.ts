import { expect, test } from "vitest";
import { digestOf } from "../../../src/platform/hash.ts";

test("a digest is the beginning of SHA-256, so other programs can make it too", () => {
  expect(digestOf("abc")).toBe("ba7816bf8f01cfea414140de5dae2223");
});

test("text and its UTF-8 bytes have one digest", () => {
  expect(digestOf("Домівка")).toBe(digestOf(new TextEncoder().encode("Домівка")));
});
