// A server whose output is removed, or whose disk is full for a while, recovers by itself.
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { watchFolder } from "./watchFolder.ts";

const folder = mkdtempSync(join(tmpdir(), "hubdocs-removed-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const [site, full, preload] = ["site", "full", "full.cjs"].map((name) => join(folder, name)) as [
  string,
  string,
  string,
];
const page = join(site, "docs/guide.md");
mkdirSync(join(site, "docs"), { recursive: true });
// The disk of the output is full while a file says so.
writeFileSync(
  preload,
  `const fs = require("node:fs"); const write = fs.writeFileSync;
  fs.writeFileSync = (path, ...more) => {
    if (String(path).includes("/staging-") && fs.existsSync(${JSON.stringify(full)}))
      throw Object.assign(new Error("ENOSPC: no space left on device"), { code: "ENOSPC" });
    return write(path, ...more);
  };
  require("node:module").syncBuiltinESMExports();`,
);

test("serve --watch builds a removed output again when it is asked for, and a full disk until there is room", async () => {
  writeFileSync(page, "# Guide\n\nWords.\n");
  const { said, address, stop } = watchFolder(site, ["--require", preload], folder);
  const answer = async () => {
    const response = await fetch(`${address()}/docs/guide`);
    return [response.status, await response.text()] as const;
  };
  try {
    await expect.poll(() => /Serving[\s\S]*Built|Built[\s\S]*Serving/.test(said()), { timeout: 40_000 }).toBe(true);
    // A build of what changed while the watching began may still be under way, and put an output in the place of this one.
    const answerWithout = async () => {
      rmSync(join(site, ".hubdocs-serve"), { recursive: true, force: true });
      return answer();
    };
    await expect.poll(answerWithout, { timeout: 40_000 }).toEqual([503, expect.stringContaining("live.js")]);
    await expect.poll(async () => (await answer())[0], { timeout: 40_000 }).toBe(200);
    expect(said().match(/files are missing in site\/\.hubdocs-serve; building/g)).toHaveLength(1);

    writeFileSync(full, "");
    writeFileSync(page, "# Guide\n\nOther words.\n");
    const tried = (): number => said().split("write-failed").length - 1;
    await expect.poll(tried, { timeout: 40_000 }).toBe(1);
    expect(said()).toContain(
      "\n  free some space; the earlier output is unchanged; the build is tried again every few ",
    );
    rmSync(full);
    const built = (): boolean => said().slice(said().indexOf("write-failed")).includes("Built");
    await expect.poll(built, { timeout: 40_000 }).toBe(true);
    expect(tried()).toBe(1);
    expect(existsSync(join(site, ".hubdocs-serve/docs/guide/index.html"))).toBe(true);
    expect((await answer())[1]).toContain("Other words.");
  } finally {
    await stop();
  }
});
