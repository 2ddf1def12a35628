import { readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { outputPath } from "../../../../src/model/brands.ts";
import { digestOf } from "../../../../src/platform/hash.ts";
import type { Staging } from "../../../../src/platform/output/staging.ts";
import { makeFolder, readFiles } from "../temporaryFolder.ts";
import { stagingFor } from "./stagingFor.ts";

const page = outputPath("a/index.html");
const other = outputPath("b/index.html");

interface Place {
  readonly pageFile: string;
  readonly open: () => Promise<Staging>;
  readonly publish: (a: string, b: string) => Promise<void>;
}

function makePlace(): Place {
  const root = makeFolder({ "content/en/docs/a.md": "a" });
  const outDir = join(root, "build");
  const ledgers = { folder: join(root, "outputs"), isRead: true, lookScript: "/nowhere" };
  const open = (): Promise<Staging> => stagingFor(root, { ledgers });
  return {
    pageFile: join(outDir, page),
    open,
    publish: async (a, b) => {
      const staging = await open();
      await staging.write(page, a);
      await staging.write(other, b);
      await staging.publish();
    },
  };
}

test("a file that stays the same through publications is known to", async () => {
  const place = makePlace();
  for (const b of ["1", "2", "3"]) await place.publish("same", b);
  const staging = await place.open();
  expect(staging.holds(page, digestOf("same"))).toBe(true);
  expect(staging.holds(other, digestOf("3"))).toBe(true);
  expect(await staging.isIntact()).toBe(true);
  await staging.discard();
});

test("a file that somebody changes between the look at it and the publication is not believed afterwards", async () => {
  const place = makePlace();
  await place.publish("same", "1");
  // Long ago, so that the stamp alone is enough to know the file by.
  utimesSync(place.pageFile, 1_000_000, 1_000_000);
  await place.publish("same", "2");
  await place.publish("same", "3");
  const staging = await place.open();
  await staging.write(page, "same");
  await staging.write(other, "4");
  writeFileSync(place.pageFile, "ours no more");
  utimesSync(place.pageFile, 2_000_000, 2_000_000);
  await staging.publish();
  const next = await place.open();
  expect(next.holds(page, digestOf("same"))).toBe(false);
  await next.write(page, "same");
  await next.write(other, "4");
  await next.publish();
  expect(readFiles(join(place.pageFile, "..", ".."))).toMatchObject({ [page]: "same", [other]: "4" });
});

test("somebody's file in the place of a folder of ours is named, and stays", async () => {
  const { pageFile, publish } = makePlace();
  await publish("1", "1");
  rmSync(dirname(pageFile), { recursive: true });
  writeFileSync(dirname(pageFile), "theirs");
  await expect(publish("1", "1")).rejects.toThrow("/build/a was not written by hubdocs");
  expect(readFileSync(dirname(pageFile), "utf8")).toBe("theirs");
});
