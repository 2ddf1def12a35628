import { readdirSync, renameSync, unlinkSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { stampOfOutput, statsAt } from "../../../../src/platform/output/ledgerRows.ts";
import { formatMarker, markerName } from "../../../../src/platform/output/marker.ts";
import { lookBeside } from "../../../../src/platform/output/outputLook.ts";
import { makeFolder } from "../temporaryFolder.ts";
import { compileLookThread } from "./lookScript.ts";

const script = compileLookThread();

/** An output of two files that have rested, with its ledger. */
function makeOutput(): { readonly output: string; readonly ledger: string } {
  const output = makeFolder({ "a.html": "a", "b.html": "b" });
  const names = ["a.html", "b.html"];
  for (const name of names) utimesSync(join(output, name), 1_000_000, 1_000_000);
  writeFileSync(join(output, markerName), formatMarker(names));
  const rows = names.map((name) => {
    const stats = statsAt(join(output, name));
    return [name, "digest", stats && stampOfOutput(stats), 1];
  });
  const ledger = join(makeFolder({ "ledger.json": JSON.stringify(rows) }), "ledger.json");
  return { output, ledger };
}

const many = 100_000;

describe.each([
  ["a thread", () => script, many],
  ["the build itself, of an output of few files", () => script, 2],
  ["the build itself, where no thread can be started", () => "/nowhere/none.cjs", many],
])("an output is looked at by %s", (_, scriptOf, files) => {
  const isIntact = (look: ReturnType<typeof makeOutput>): Promise<boolean> =>
    lookBeside(look, { script: scriptOf(), files }).result();

  test("and is intact while all its files are what they were", async () => {
    expect(await isIntact(makeOutput())).toBe(true);
  });

  test("and is not when one has been changed, has gone, is not listed, or when there is no ledger", async () => {
    const changed = makeOutput();
    writeFileSync(join(changed.output, "b.html"), "c");
    const without = makeOutput();
    unlinkSync(join(without.output, "a.html"));
    const listed = makeOutput();
    writeFileSync(join(listed.output, markerName), formatMarker(["a.html", "c.html"]));
    const unknown = { ...makeOutput(), ledger: "/nowhere" };
    expect(await Promise.all([changed, without, listed, unknown].map(isIntact))).toEqual([false, false, false, false]);
  });
});

test("a look that is given up ends its thread", async () => {
  const look = lookBeside(makeOutput(), { script, files: many });
  await look.cancel();
  expect(await look.result()).toBe(true); // the build looks itself
});

test("a thread that has ended answers nothing more", async () => {
  const look = lookBeside(makeOutput(), { script, files: many });
  await look.result();
  look.double({ folder: "/nowhere/double", shelf: "/nowhere" });
  expect(await look.isDoubled()).toBe(false);
  await look.cancel();
  expect(await look.foreignPaths()).toBeUndefined();
});

test("a thread removes files of an output from the folder that it was renamed to", async () => {
  const { output, ledger } = makeOutput();
  const look = lookBeside({ output, ledger }, { script, files: many });
  await look.result();
  const old = join(makeFolder(), "old");
  renameSync(output, old);
  expect(await look.unlinkFrom(old, 1)).toEqual(new Map());
  expect(readdirSync(old).sort()).toEqual([markerName, "a.html"]);
  expect(await look.unlinkFrom(old, 1)).toBeUndefined(); // b.html is gone
  await look.cancel();
  expect(await look.unlinkFrom(old, 0)).toBeUndefined();
});
