// A server whose folder another build writes into shows the edit when that build is done.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { lockOutput } from "../../src/platform/output/outputLock.ts";
import { sideFolderOf } from "../../src/platform/output/sideFolder.ts";
import { watchFolder } from "./watchFolder.ts";

const folder = mkdtempSync(join(tmpdir(), "hubdocs-locked-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("serve --watch builds what was edited after a long build of another process, without a further edit", async () => {
  const page = join(folder, "docs/guide.md");
  mkdirSync(join(folder, "docs"));
  writeFileSync(page, "# Guide\n\nWords.\n");
  const { said, address, stop } = watchFolder(folder);
  try {
    await expect.poll(address, { timeout: 40_000 }).toBeDefined();
    const outputName = ".hubdocs-serve";
    const sideFolder = sideFolderOf(join(folder, outputName));
    const { release } = await lockOutput({ sideFolder, outputName, waitMs: 20_000 });
    writeFileSync(page, "# Guide\n\nWords, added.\n");
    await expect.poll(said, { timeout: 40_000 }).toContain("output-locked");
    await release();
    await expect.poll(() => said().slice(said().indexOf("output-locked")), { timeout: 40_000 }).toContain("Built");
    expect(await (await fetch(`${address()}/docs/guide`)).text()).toContain("Words, added.");
    expect(said().match(/output-locked/g)).toHaveLength(1);
  } finally {
    await stop();
  }
});
