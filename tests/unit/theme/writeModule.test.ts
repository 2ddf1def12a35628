import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { writeModule } from "../../../src/theme/writeModule.ts";

const folder = mkdtempSync(join(tmpdir(), "hubdocs-module-"));
const file = join(folder, "work/module.1a.mjs");
const text = Buffer.from("export default {};\n");
afterAll(() => rmSync(folder, { recursive: true }));

test("a module that is there as it should be is left alone: another build may be loading it", async () => {
  await writeModule(file, text);
  const { ino, mtimeMs } = statSync(file);
  await writeModule(file, text);
  expect(statSync(file)).toMatchObject({ ino, mtimeMs });
  expect(readdirSync(join(folder, "work"))).toEqual(["module.1a.mjs"]);
});

test("another text takes the place of a module in one step: who has the old one open reads on", async () => {
  await writeModule(file, text);
  const { ino } = statSync(file);
  await writeModule(file, Buffer.from("export default 2;\n"));
  expect(statSync(file).ino).not.toBe(ino);
  expect(readFileSync(file, "utf8")).toBe("export default 2;\n");
});

test("a module that cannot be written names its path, and leaves nothing beside it", async () => {
  mkdirSync(join(folder, "full"));
  const wrong = join(folder, "full/a/b.mjs");
  await writeModule(join(folder, "full/a"), text);
  await expect(writeModule(wrong, text)).rejects.toMatchObject({ path: wrong });
  expect(readdirSync(join(folder, "full"))).toEqual(["a"]);
});
