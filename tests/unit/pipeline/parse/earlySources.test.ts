import { expect, test } from "vitest";
import { beginningOf } from "../../../../src/pipeline/parse/earlySources.ts";

const cut = (text: string): string => Buffer.from(beginningOf(new TextEncoder().encode(text))).toString();

test("the beginning of a page is its front matter and what stands before its first part", () => {
  const front = "---\ntitle: A\n---\n\n# A\n\nFirst words.\n\n";
  expect(cut(`${front}## Part\n\nMore.\n`)).toBe(front);
  expect(cut("# Name\n\nWords.\n## Part\n")).toBe("# Name\n\nWords.\n");
  expect(cut("Words.\r\n\r\n## Part\r\n")).toBe("Words.\r\n\r\n");
  expect(cut("## Part\n\nMore.\n")).toBe("## Part\n\nMore.\n");
});

test("a heading inside front matter is no part", () => {
  const front = "---\ndescription: |\n  x\n## y\n---\n";
  expect(cut(`${front}Words.\n## Part\n`)).toBe(`${front}Words.\n`);
});

test("a long page without parts is cut between two lines, and never inside its front matter", () => {
  const line = `${"word ".repeat(20)}\n`;
  const text = cut(line.repeat(100));
  expect(text.length).toBeLessThanOrEqual(4_000);
  expect(text.endsWith(line)).toBe(true);
  const front = `---\nlist:\n${`  - ${line}`.repeat(100)}---\n`;
  expect(cut(`${front}# Name\n\nWords.\n`).startsWith(`${front}# Name\n`)).toBe(true);
  expect(cut("---\ntitle: never closed\n")).toBe("---\ntitle: never closed\n");
});

test("short and empty files stay whole", () => {
  for (const text of ["", "Words.", "---\ntitle: A\n---\n"]) expect(cut(text)).toBe(text);
});
