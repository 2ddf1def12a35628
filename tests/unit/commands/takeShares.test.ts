import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { strangerAmong, takeShares } from "../../../src/commands/takeShares.ts";
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
const nowhere = join(root, "nowhere");
const bare = join(root, "bare");
mkdirSync(bare);
writeFileSync(join(bare, "index.html"), "");

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
  ["one without results", [one, two, bare], [`The results in bare are incomplete: ${anew}`]],
  ["an empty folder", [one, empty], [`There are no results in empty: ${anew}`, missing("2/2")]],
  ["no folder", [one, nowhere], [`There are no results in nowhere: ${anew}`, missing("2/2")]],
])("%s", (_, folders, messages) => {
  const told = takeShares(folders, { cacheFolder: join(root, "cache"), program: "this" });
  expect(told.map(({ message }) => message.replace(/(?<=results in ).*\//, ""))).toEqual(messages);
  expect(new Set(told.map(({ code, severity }) => `${severity} ${code}`)).size).toBe(messages.length === 0 ? 0 : 1);
});

test.each<readonly [about: string, folders: readonly string[], stranger: string | undefined]>([
  ["no folders", [], undefined],
  ["a share that got lost", [empty, one, nowhere], undefined],
  ["something else beside a share", [one, nowhere, bare], bare],
  ["a file beside a share", [one, join(bare, "index.html")], join(bare, "index.html")],
  ["no share at all", [nowhere, empty], nowhere],
])("%s: which folder is refused", (_, folders, stranger) => {
  expect(strangerAmong(folders)).toBe(stranger);
});
