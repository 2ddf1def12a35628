// What is not known by the digest of its bytes cannot be read again to see whether it is unchanged, so its time has to be in
// the past from the beginning. Else a build that follows at once would find a change where there is none.
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { digestOf, quickDigestOf } from "../../src/platform/hash.ts";
import { readRows } from "../../src/platform/output/ledgerRows.ts";
import { makeFrozenSite } from "./frozenSite.ts";

const folder = mkdtempSync(join(tmpdir(), "hubdocs-ledger-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("files that are not known by their bytes were written with a time in the past", () => {
  const site = makeFrozenSite(join(folder, "site"));
  site.run("build");
  const ledgers = join(site.folder, ".hubdocs/outputs");
  const rows = readdirSync(ledgers).flatMap((name) => readRows(join(ledgers, name)));
  const others = rows.filter(([path, digest]) => {
    const bytes = readFileSync(join(site.folder, "build", path));
    return digestOf(bytes) !== digest && quickDigestOf(bytes) !== digest;
  });
  const kinds = new Set(others.map(([path]) => /print(?=\/)|[^/]*$/.exec(path)?.[0]));
  expect([...kinds].toSorted()).toEqual(["hub.yaml", "llms-full.txt", "print"]);
  // A copy has the time of its original.
  const late = others.filter(([path]) => {
    const { ctimeMs, mtimeMs } = statSync(join(site.folder, "build", path));
    return !path.endsWith(".yaml") && mtimeMs > ctimeMs - 4000;
  });
  expect(late.map(([path]) => path)).toEqual([]);
});
