import { chmodSync, mkdirSync, readdirSync, rmdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openKeptFolders } from "../../../../src/platform/output/keptFolders.ts";
import { markerName } from "../../../../src/platform/output/marker.ts";
import { unlinkAll } from "../../../../src/platform/output/removal.ts";
import { makeFolder, readFiles } from "../temporaryFolder.ts";

const files = ["index.html", "docs/a/index.html", "docs/b/index.html"];
const present = { marker: "the present output", files };
const contentsOf = (paths: readonly string[]) => ({ files: new Set(paths), unlinkFrom: undefined });

/** An output that was replaced and whose folders were kept, and a new one of which a page is staged. */
async function keepFolders() {
  const root = makeFolder({
    [`old/${markerName}`]: "old",
    "old/index.html": "old",
    "old/docs/a/index.html": "old",
    "old/docs/b/index.html": "old",
    "staging/index.html": "new",
    "theirs/index.html": "theirs",
  });
  const shelf = join(root, "shelf");
  await openKeptFolders(join(root, "build"), shelf).leave(join(root, "old"), contentsOf(files), present);
  const kept = join(shelf, readdirSync(shelf)[0] ?? "");
  const staged = { folder: join(root, "staging"), free: join(root, "free"), files, written: ["index.html"] };
  const take = () => openKeptFolders(join(root, "build"), shelf).take(present, staged);
  return { root, kept, take };
}

const foldersIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();

test("folders of an old output are those of the next one, and hold nothing but what was staged", async () => {
  const { root, take } = await keepFolders();
  expect([...(await take())].sort()).toEqual(["docs", "docs/a", "docs/b"]);
  expect(foldersIn(join(root, "staging"))).toEqual(["docs", "docs/a", "docs/b"]);
  expect(readFiles(join(root, "staging"))).toEqual({ "index.html": "new" });
  expect(readdirSync(root).sort()).toEqual(["shelf", "staging", "theirs"]);
});

const damages: readonly (readonly [name: string, damage: (kept: string, root: string) => void])[] = [
  ["a folder is gone", (kept) => rmdirSync(join(kept, "docs/b"))],
  ["a file lies in them", (kept) => writeFileSync(join(kept, "docs/a/.DS_Store"), "x")],
  ["a file lies where a page will", (kept) => writeFileSync(join(kept, "docs/a/index.html"), "x")],
  ["there is a folder more", (kept) => mkdirSync(join(kept, "docs/c"))],
  [
    "a file stands for a folder",
    (kept) => {
      rmdirSync(join(kept, "docs/a"));
      writeFileSync(join(kept, "docs/a"), "x");
    },
  ],
  [
    "a link stands for a folder",
    (kept, root) => {
      rmdirSync(join(kept, "docs/a"));
      symlinkSync(join(root, "theirs"), join(kept, "docs/a"));
    },
  ],
  [
    "a file stands for all of them",
    (kept) => {
      rmSync(kept, { recursive: true });
      writeFileSync(kept, "x");
    },
  ],
  [
    "a link stands for all of them",
    (kept, root) => {
      rmSync(kept, { recursive: true });
      symlinkSync(join(root, "theirs"), kept);
    },
  ],
];

test.each(damages)("kept folders are not used when %s", async (_, damage) => {
  const { root, kept, take } = await keepFolders();
  damage(kept, root);
  expect([...(await take())]).toEqual([]);
  expect(foldersIn(join(root, "staging"))).toEqual([]);
  expect(readFiles(join(root, "staging"))).toEqual({ "index.html": "new" });
  expect(readFiles(join(root, "theirs"))).toEqual({ "index.html": "theirs" });
  expect(readdirSync(root).sort()).toEqual(["shelf", "staging", "theirs"]);
});

test.runIf(process.platform !== "win32")(
  "folders that others can see otherwise than new ones are not used",
  async () => {
    const before = process.umask(0o077);
    try {
      const { take } = await keepFolders();
      process.umask(0o022);
      expect([...(await take())]).toEqual([]);
    } finally {
      process.umask(before);
    }
    const root = makeFolder({ [`old/${markerName}`]: "old", "old/docs/index.html": "old" });
    chmodSync(join(root, "old/docs"), 0o700);
    const { leave } = openKeptFolders(join(root, "build"), join(root, "shelf"));
    await leave(join(root, "old"), contentsOf(["docs/index.html"]), present);
    expect(foldersIn(root)).toEqual(["shelf"]);
  },
);

test("a link among kept folders of earlier outputs is removed, not what it leads to", async () => {
  const { root, kept } = await keepFolders();
  symlinkSync(join(root, "theirs"), `${kept}0`);
  mkdirSync(join(root, "old"));
  await openKeptFolders(join(root, "build"), join(root, "shelf")).leave(join(root, "old"), contentsOf([]), present);
  expect(readFiles(join(root, "theirs"))).toEqual({ "index.html": "theirs" });
});

const helpers: readonly (readonly [name: string, kept: number, unlink: typeof unlinkSome])[] = [
  ["helps", 1, unlinkAll],
  ["cannot help", 1, async () => undefined],
  ["has failed on the way", 0, unlinkSome],
];

async function unlinkSome(folder: string, names: readonly string[]): Promise<ReadonlyMap<string, number> | undefined> {
  await unlinkAll(folder, names.slice(0, 1));
  return undefined;
}

test.each(helpers)("no file stays, and no folder that is not kept, when a thread %s", async (_, kept, unlink) => {
  const names = ["a/index.html", "b/index.html", "c/index.html"];
  const root = makeFolder(Object.fromEntries([markerName, ...names].map((name) => [`old/${name}`, "old"])));
  const asked: number[] = [];
  const unlinkFrom = async (folder: string, from: number) => {
    asked.push(from);
    return await unlink(folder, names.slice(from));
  };
  const { leave } = openKeptFolders(join(root, "build"), join(root, "shelf"));
  await leave(join(root, "old"), { files: new Set(names), unlinkFrom }, present);
  expect(asked).toEqual([1]);
  expect(readFiles(root)).toEqual({});
  expect(readdirSync(root)).toEqual(["shelf"]);
  expect(readdirSync(join(root, "shelf"))).toHaveLength(kept);
});
