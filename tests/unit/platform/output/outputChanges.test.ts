import { join } from "node:path";
import { expect, test } from "vitest";
import { outputPath } from "../../../../src/model/brands.ts";
import type { Staging } from "../../../../src/platform/output/staging.ts";
import { makeFolder } from "../temporaryFolder.ts";
import { stagingFor } from "./stagingFor.ts";

const long = (last: string): string => `${"x".repeat(600_000)}${last}`;
const before = { "same.html": "a", "other.html": "b", "gone.html": "c", "dir/gone.html": "d", "long.html": long("1") };
const now = { "same.html": "a", "other.html": "B", "new.html": "longer", "long.html": long("2") };

async function fill(staging: Staging, files: Readonly<Record<string, string>>): Promise<Staging> {
  for (const [path, text] of Object.entries(files)) await staging.write(outputPath(path), text);
  return staging;
}

/** Another output of the folder, with the first one in place. */
async function next(files: Readonly<Record<string, string>>, hasLedger: boolean): Promise<Staging> {
  const root = makeFolder({ "content/en/docs/a.md": "a" });
  const ledgers = { folder: join(root, "outputs"), isRead: true, lookScript: "/nowhere" };
  const more = hasLedger ? { ledgers } : {};
  await (await fill(await stagingFor(root, more), before)).publish();
  return await fill(await stagingFor(root, more), files);
}

test.each([true, false])(
  "only files with other bytes are changed, whatever is known of the output: %j",
  async (known) => {
    const staging = await next(now, known);
    expect(staging.changes()).toEqual({
      written: ["long.html", "new.html", "other.html"],
      removed: ["dir/gone.html", "gone.html"],
      writtenBytes: 600_001 + 6 + 1,
    });
    await staging.discard();
  },
);

test.each([true, false])("the same output again changes nothing: %j", async (known) => {
  const staging = await next(before, known);
  expect(staging.changes()).toEqual({ written: [], removed: [], writtenBytes: 0 });
  await staging.discard();
});

test("all of a first output is new", async () => {
  const staging = await fill(await stagingFor(makeFolder({ "content/en/docs/a.md": "a" })), { "a.html": "ab" });
  expect(staging.changes()).toEqual({ written: ["a.html"], removed: [], writtenBytes: 2 });
  await staging.discard();
});
