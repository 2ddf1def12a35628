import { existsSync, mkdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { expect, test } from "vitest";
import { setup } from "../runFolder.ts";

test("what tests put among temporary files lies in the folder of their run", () => {
  expect(basename(tmpdir())).toMatch(/^hubdocs-tests-/);
});

test("that folder goes with all that nobody has removed, and the place is the former one again", () => {
  const before = tmpdir();
  const remove = setup();
  const folder = tmpdir();
  expect(dirname(folder)).toBe(before);
  mkdirSync(join(folder, "hubdocs-left/site"), { recursive: true });
  remove();
  expect(existsSync(folder)).toBe(false);
  expect(tmpdir()).toBe(before);
});
