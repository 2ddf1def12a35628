// Bytes of texts that take turns in the same memory.
import { describe, expect, test } from "vitest";
import { openTextEncoder } from "../../../src/platform/textEncoder.ts";

describe("openTextEncoder", () => {
  test.each([
    ["nothing", ""],
    ["letters", "<p>Hub</p>"],
    ["letters of other scripts and signs of two halves", "Привіт, світе — 🏠"],
    ["half a sign", "a\ud800b"],
    ["more than the memory that it begins with", "їжак ".repeat(40_000)],
    ["more than it keeps memory for", "їжак ".repeat(400_000)],
  ])("gives the bytes of %s", (_, text) => {
    const bytesOf = openTextEncoder();
    bytesOf("an earlier text that is longer than some");
    expect(bytesOf(text).equals(Buffer.from(text))).toBe(true);
  });
});
