import { symlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { outputPathOf } from "../../../../src/platform/output/findOutput.ts";
import { formatMarker, markerName } from "../../../../src/platform/output/marker.ts";
import {
  cacheRefusalOf,
  readOwnFiles,
  realPathOf,
  refusalOf,
  shownPath,
} from "../../../../src/platform/output/outputGuard.ts";
import { makeFolder } from "../temporaryFolder.ts";

test.for([
  ["/home/me/site/build", undefined],
  ["/srv/www", undefined],
  ["/home/me/site/contents", undefined],
  ["/home/me/other/content", undefined],
  ["/", "it is the root of the disk"],
  ["/home/me", "it is your home folder"],
  ["/home", "it contains your home folder"],
  ["/home/me/site", "it is the site's own folder"],
  ["/home/me/site/content", "it is inside the site's content folder"],
  ["/home/me/site/content/static/out", "it is inside the site's content folder"],
  ["/home/me/site/specs", "it is inside the site's specs folder"],
  ["/home/me/site/templates/parts", "it is inside the site's templates folder"],
  ["/home/me/site/.hubdocs", "it is inside the site's .hubdocs folder"],
] as const)("%s as output: %s", ([output, reason]) => {
  expect(refusalOf({ output, siteFolder: "/home/me/site", homeFolder: "/home/me" })).toBe(reason);
});

test("a cache is kept in no folder of the site, nor around it", () => {
  expect(cacheRefusalOf({ folder: "/srv/docs", siteFolder: "/srv/docs/site" })).toBe(
    "it contains the site's own folder",
  );
  expect(cacheRefusalOf({ folder: "/srv/docs/site/specs/x", siteFolder: "/srv/docs/site" })).toBe(
    "it is inside the site's specs folder",
  );
  expect(cacheRefusalOf({ folder: "/srv/docs/cache", siteFolder: "/srv/docs/site" })).toBeUndefined();
});

test("a folder that holds the site is refused", () => {
  expect(refusalOf({ output: "/srv/docs", siteFolder: "/srv/docs/site", homeFolder: "/root" })).toBe(
    "it contains the site's own folder",
  );
});

test("a new folder and an empty one have no files of ours", async () => {
  expect((await readOwnFiles("/nowhere/at/all", "x")).size).toBe(0);
  expect((await readOwnFiles(makeFolder(), "x")).size).toBe(0);
});

test("a marked folder gives the files that we wrote", async () => {
  const folder = makeFolder({ [markerName]: formatMarker(["index.html"]), "index.html": "", CNAME: "x" });
  expect([...(await readOwnFiles(folder, "build"))]).toEqual(["index.html"]);
});

test.for([
  ["without a marker", { "index.html": "" }],
  ["with only a dotfile", { ".git/config": "" }],
  ["with a damaged marker", { [markerName]: "{", "index.html": "" }],
] as const)("a folder %s is refused", async ([, files]) => {
  await expect(readOwnFiles(makeFolder(files), "build")).rejects.toThrow(
    "build is not empty and contains no intact .hubdocs-output, the list of files written by hubdocs",
  );
});

test("a file is refused", async () => {
  await expect(readOwnFiles(join(makeFolder({ build: "" }), "build"), "build")).rejects.toThrow(
    "build is not a folder",
  );
});

test.for([
  ["nowhere", "gone"],
  ["to itself", "link"],
] as const)("a symbolic link that leads %s is refused", async ([, target]) => {
  const link = join(makeFolder(), "link");
  symlinkSync(join(dirname(link), target), link);
  await expect(readOwnFiles(await realPathOf(link), "build")).rejects.toThrow(
    "build is a symbolic link that leads nowhere",
  );
});

test.for([
  ["nowhere", "gone"],
  ["to itself", "link"],
] as const)("a way through a symbolic link that leads %s is refused", async ([, target]) => {
  const link = join(makeFolder(), "link");
  symlinkSync(target, link);
  await expect(readOwnFiles(await realPathOf(join(link, "a/b")), "build")).rejects.toThrow(
    `build leads through ${link}, a symbolic link that leads nowhere`,
  );
});

test("a path that no folder can have is refused with a remedy that is about it", async () => {
  const folder = makeFolder({ file: "" });
  const long = "x".repeat(255);
  for (const [name, remedy] of [
    [long, "choose a shorter name with --out-dir"],
    [`${long}x`, "choose a shorter name with --out-dir"],
    ["file/build", "choose a folder with --out-dir"],
  ])
    await expect(outputPathOf(join(folder, String(name)))).rejects.toMatchObject({
      diagnostic: { code: "output-refused", hint: remedy },
    });
  expect(await outputPathOf(join(folder, "new/build"))).toBe(join(folder, "new/build"));
});

test("the real path of a folder to be made follows the links above it", async () => {
  const folder = makeFolder({ "real/x": "" });
  symlinkSync("real", join(folder, "link"));
  expect(await realPathOf(join(folder, "link/new/build"))).toBe(join(folder, "real/new/build"));
});

test("paths are shown relative to the current folder when they lie in it", () => {
  expect(shownPath("/work/site/build", "/work/site")).toBe("build");
  expect(shownPath("/srv/build", "/work/site")).toBe("/srv/build");
  expect(shownPath("/work/site", "/work/site")).toBe("/work/site");
});
