import { expect, test } from "vitest";
import { openTextShelf } from "../../../src/platform/textShelf.ts";

const texts = Array.from({ length: 1_000 }, (_, index) => `["Їжак 🦔 ${index}","\\n",${index * index}]`);

test.each([true, false])("every text is found under its number in any order (packed: %s)", (isPacked) => {
  const shelf = openTextShelf({ isPacked });
  const numbers = texts.map((text) => shelf.put(text));
  for (const at of texts.keys()) {
    const other = (at * 377) % texts.length;
    expect(shelf.get(numbers[at] ?? -1)).toBe(texts[at]);
    expect(shelf.get(numbers[other] ?? -1)).toBe(texts[other]);
  }
});

test("texts can be asked for while others come", () => {
  const shelf = openTextShelf({ isPacked: true });
  for (const [at, text] of texts.entries()) {
    shelf.put(text);
    expect(shelf.get(at)).toBe(text);
    expect(shelf.get(at >> 1)).toBe(texts[at >> 1]);
  }
});

test("a number that was not given is told of", () => {
  const shelf = openTextShelf({ isPacked: true });
  shelf.put("one");
  expect(() => shelf.get(1)).toThrow("No text has the number 1");
  expect(() => shelf.get(64)).toThrow("No text has the number 64");
});
