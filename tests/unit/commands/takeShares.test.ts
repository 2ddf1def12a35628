import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { takeShares } from "../../../src/commands/takeShares.ts";
import { hashText } from "../../../src/model/brands.ts";
import { writePack } from "../../../src/platform/cache/finishPack.ts";

const root = mkdtempSync(join(tmpdir(), "hubdocs-shares-"));
afterAll(() => rmSync(root, { recursive: true }));

/** The folder of a share. */
function shareOf(name: string, shard: string, program = "this"): string {
  const folder = join(root, name);
  mkdirSync(folder);
  const add = Buffer.from("bytes");
  writePack(join(folder, "results.pack"), (filler) => filler.add("page", hashText("0".repeat(32)), add));
  writeFileSync(join(folder, "shard.json"), JSON.stringify({ writtenBy: "hubdocs", format: 1, shard, program }));
  return folder;
}

const one = shareOf("one", "1/2");
const two = shareOf("two", "2/2");
const others = shareOf("others", "2/3");
const foreign = shareOf("foreign", "2/2", "another");
const cut = shareOf("cut", "2/2");
writeFileSync(join(cut, "shard.json"), '{"writtenBy":"hubdocs"');
const odd = shareOf("odd", "5/3");
const empty = join(root, "empty");
mkdirSync(empty);

const anew = "the pages of this share are built again";
const missing = (names: string) => `No folder contains ${names}: the missing pages are built again`;

test.each<readonly [about: string, folders: readonly string[], messages: readonly string[]]>([
  ["all shares, and one of them twice", [one, two, one], []],
  ["no shares", [], []],
  ["one without the others", [others], [missing("1/3, 3/3")]],
  [
    "shares of two divisions",
    [one, others],
    ["The shares do not belong together: 1/2 and 2/3. Pages that none of them has are built again"],
  ],
  [
    "one of another program",
    [one, foreign],
    [`The results in foreign come from another version of hubdocs or Node: ${anew}`],
  ],
  ["one whose note is cut short", [one, cut], [`The results in cut are incomplete: ${anew}`, missing("2/2")]],
  ["one of a share that there is not", [one, two, odd], [`The results in odd are incomplete: ${anew}`]],
  ["one without results", [one, two, empty], [`The results in empty are incomplete: ${anew}`]],
])("%s", (_, folders, messages) => {
  const told = takeShares(folders, { cacheFolder: join(root, "cache"), program: "this" });
  expect(told.map(({ message }) => message.replace(/(?<=results in ).*\//, ""))).toEqual(messages);
  expect(new Set(told.map(({ code, severity }) => `${severity} ${code}`)).size).toBe(messages.length === 0 ? 0 : 1);
});
