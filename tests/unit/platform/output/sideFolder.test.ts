// What is left in the folder beside an output by builds that were killed.
import { mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { claimName } from "../../../../src/platform/output/claims.ts";
import { identifySelf } from "../../../../src/platform/output/processIdentity.ts";
import { cleanSideFolder } from "../../../../src/platform/output/sideFolder.ts";
import { makeFolder } from "../temporaryFolder.ts";

test("places for intermediate files go with the build that made them, those of a running one stay", async () => {
  const folder = makeFolder();
  const sideFolder = join(folder, ".build.hubdocs");
  const self = await identifySelf();
  const own = claimName("work", self);
  // A process with this number began at another time.
  const left = [claimName("work", { ...self, started: "1" }), "work-without-owner", "staging-1", "trash-1"];
  for (const name of [own, ...left]) mkdirSync(join(sideFolder, name), { recursive: true });
  await cleanSideFolder(join(folder, "build"), sideFolder);
  expect(readdirSync(sideFolder)).toEqual([own]);
});
