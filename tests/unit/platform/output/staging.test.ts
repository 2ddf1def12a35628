import { execFileSync } from "node:child_process";
import {
  chmodSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { outputPath, sitePath } from "../../../../src/model/brands.ts";
import { openSiteFolder } from "../../../../src/platform/files.ts";
import { formatMarker, markerName } from "../../../../src/platform/output/marker.ts";
import { identifySelf } from "../../../../src/platform/output/processIdentity.ts";
import { sideFolderOf } from "../../../../src/platform/output/sideFolder.ts";
import { openStaging, type Staging } from "../../../../src/platform/output/staging.ts";
import { makeFolder, putFiles, readFiles } from "../temporaryFolder.ts";
import { stagingFor } from "./stagingFor.ts";

interface Place {
  readonly root: string;
  readonly outDir: string;
  readonly open: (signal?: AbortSignal) => Promise<Staging>;
}

function makePlace(files: Readonly<Record<string, string>> = {}): Place {
  const root = makeFolder({ "content/en/docs/a.md": "a", ...files });
  const outDir = join(root, "build");
  const open = (signal?: AbortSignal): Promise<Staging> => stagingFor(root, signal && { signal });
  return { root, outDir, open };
}

async function publish(place: Place, files: Readonly<Record<string, string>>): Promise<void> {
  const staging = await place.open();
  for (const [path, text] of Object.entries(files)) await staging.write(outputPath(path), text);
  await staging.publish();
}

function filesOf(place: Place): Readonly<Record<string, string>> {
  const { [markerName]: _, ...files } = readFiles(place.outDir);
  return files;
}

test("nothing is seen before publishing; then everything is, and no side folder is left", async () => {
  const place = makePlace();
  const staging = await place.open();
  await staging.write(outputPath("docs/intro/index.html"), "intro");
  await staging.copyStatic(sitePath("content/en/docs/a.md"), outputPath("files/a.md"));
  expect(readdirSync(place.root).sort()).toEqual([".build.hubdocs", "content"]);
  await staging.publish();
  expect(filesOf(place)).toEqual({ "docs/intro/index.html": "intro", "files/a.md": "a" });
  expect(readdirSync(place.root).sort()).toEqual(["build", "content"]);
});

test("git sees nothing of an output that is being made, and leaves its files alone", async () => {
  const place = makePlace();
  const git = (...words: readonly string[]): string =>
    execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@example.org", ...words], {
      cwd: place.root,
      encoding: "utf8",
    });
  git("init", "--quiet");
  git("add", ".");
  git("commit", "--quiet", "--message", "site");
  const staging = await place.open();
  await staging.write(outputPath("index.html"), "new");
  expect(git("status", "--porcelain", "--untracked-files=all")).toBe("");
  git("stash", "--include-untracked", "--quiet");
  git("clean", "-fd", "--quiet");
  await staging.publish();
  expect(filesOf(place)).toEqual({ "index.html": "new" });
  expect(readdirSync(place.root).sort()).toEqual([".git", "build", "content"]);
});

test("pages that the new site does not have are gone", async () => {
  const place = makePlace();
  await publish(place, { "a/index.html": "a", "b/index.html": "b" });
  await publish(place, { "b/index.html": "b2" });
  expect(filesOf(place)).toEqual({ "b/index.html": "b2" });
});

test("a discarded output leaves the old one as it was", async () => {
  const place = makePlace();
  await publish(place, { "index.html": "old" });
  const staging = await place.open();
  await staging.write(outputPath("index.html"), "new");
  await staging.discard();
  await staging.discard();
  expect(filesOf(place)).toEqual({ "index.html": "old" });
  expect(readdirSync(place.root).sort()).toEqual(["build", "content"]);
});

test("discarding after publishing does nothing", async () => {
  const place = makePlace();
  const staging = await place.open();
  await staging.write(outputPath("index.html"), "new");
  await staging.publish();
  await staging.discard();
  expect(filesOf(place)).toEqual({ "index.html": "new" });
});

test.each([
  ["is gone", () => undefined],
  ["is another one", (folder: string) => mkdirSync(folder)],
])("where the folder of the new output %s, the old one stays", async (_, change) => {
  const place = makePlace();
  await publish(place, { "index.html": "old" });
  const staging = await place.open();
  await staging.write(outputPath("index.html"), "new");
  rmSync(staging.place.folder, { recursive: true });
  change(staging.place.folder);
  await staging.write(outputPath("docs/index.html"), "new");
  await expect(staging.publish()).rejects.toThrow("has been removed");
  await staging.discard();
  expect(filesOf(place)).toEqual({ "index.html": "old" });
  expect(readdirSync(place.root).sort()).toEqual(["build", "content"]);
});

test("an aborted build does not publish", async () => {
  const place = makePlace();
  await publish(place, { "index.html": "old" });
  const controller = new AbortController();
  const staging = await place.open(controller.signal);
  await staging.write(outputPath("index.html"), "new");
  controller.abort(new Error("stopped"));
  await expect(staging.publish()).rejects.toThrow("stopped");
  await staging.discard();
  expect(filesOf(place)).toEqual({ "index.html": "old" });
});

test("files that someone else put into the output survive every rebuild, with links, modes and empty folders", async () => {
  const place = makePlace();
  await publish(place, { "index.html": "1", "docs/a/index.html": "1" });
  putFiles(place.outDir, {
    CNAME: "docs.example.org",
    ".git/config": "[core]",
    "docs/a/upload.zip": "zip",
    "mine/deep/x": "x",
  });
  mkdirSync(join(place.outDir, ".git/refs/tags"), { recursive: true });
  symlinkSync("index.html", join(place.outDir, "latest"));
  chmodSync(join(place.outDir, ".git/config"), 0o600);
  chmodSync(join(place.outDir, "mine"), 0o700);
  for (const text of ["2", "3"]) await publish(place, { "index.html": text });
  expect(filesOf(place)).toEqual({
    CNAME: "docs.example.org",
    ".git/config": "[core]",
    "docs/a/upload.zip": "zip",
    "mine/deep/x": "x",
    "index.html": "3",
  });
  expect(statSync(join(place.outDir, ".git/refs/tags")).isDirectory()).toBe(true);
  expect(lstatSync(join(place.outDir, "latest")).isSymbolicLink()).toBe(true);
  expect(statSync(join(place.outDir, ".git/config")).mode & 0o777).toBe(0o600);
  expect(statSync(join(place.outDir, "mine")).mode & 0o777).toBe(0o700);
});

test("a link that somebody has put in the place of a folder of ours is never followed when the old output goes", async () => {
  const place = makePlace({ "theirs/index.html": "theirs" });
  await publish(place, { "a/index.html": "a", "b/index.html": "b" });
  rmSync(join(place.outDir, "a"), { recursive: true });
  symlinkSync(join(place.root, "theirs"), join(place.outDir, "a"));
  await publish(place, { "b/index.html": "new" });
  expect(readFiles(join(place.root, "theirs"))).toEqual({ "index.html": "theirs" });
  expect(readdirSync(place.root).sort()).toEqual(["build", "content", "theirs"]);
});

test("a marker that lists files outside the output removes none of them", async () => {
  const place = makePlace({ "keep.txt": "theirs" });
  await publish(place, { "index.html": "1" });
  putFiles(place.outDir, { [markerName]: formatMarker(["index.html", "../keep.txt", "../../keep.txt"]) });
  await expect(publish(place, { "index.html": "2" })).rejects.toThrow("contains no intact .hubdocs-output");
  expect(readFileSync(join(place.root, "keep.txt"), "utf8")).toBe("theirs");
  expect(filesOf(place)).toEqual({ "index.html": "1" });
});

test("someone else's file under the name of a new page stops the build and stays", async () => {
  const place = makePlace();
  await publish(place, { "index.html": "1" });
  putFiles(place.outDir, { "robots.txt": "theirs" });
  const staging = await place.open();
  await staging.write(outputPath("robots.txt"), "ours");
  await expect(staging.publish()).rejects.toThrow("/build/robots.txt was not written by hubdocs");
  await staging.discard();
  expect(filesOf(place)).toEqual({ "index.html": "1", "robots.txt": "theirs" });
});

test("someone else's file with the very content of ours becomes ours", async () => {
  const place = makePlace();
  await publish(place, { "index.html": "1" });
  putFiles(place.outDir, { CNAME: "docs.example.org" });
  await publish(place, { "index.html": "2", CNAME: "docs.example.org" });
  await publish(place, { "index.html": "3" });
  expect(filesOf(place)).toEqual({ "index.html": "3" });
});

test.for([
  ["a folder where the site has a page", { "docs/x.html/inner": "theirs" }, "docs/x.html"],
  ["a file where the site has a folder", { docs: "theirs" }, "docs/x.html"],
] as const)("%s stops the build", async ([, theirs, ours]) => {
  const place = makePlace();
  await publish(place, { "index.html": "1" });
  putFiles(place.outDir, theirs);
  const staging = await place.open();
  await staging.write(outputPath(ours), "ours");
  await expect(staging.publish()).rejects.toThrow("was not written by hubdocs");
  await staging.discard();
  expect(filesOf(place)).toEqual({ "index.html": "1", ...theirs });
});

test("an empty folder in the place of a page of ours is the page again", async () => {
  const place = makePlace();
  await publish(place, { "docs/a.html": "1", "index.html": "1" });
  rmSync(join(place.outDir, "docs/a.html"));
  mkdirSync(join(place.outDir, "docs/a.html"));
  await publish(place, { "docs/a.html": "2", "index.html": "2" });
  expect(filesOf(place)).toEqual({ "docs/a.html": "2", "index.html": "2" });
});

test("what a killed build has left is removed by the next one", async () => {
  const place = makePlace();
  await publish(place, { "index.html": "old" });
  const { space } = await identifySelf();
  const left = [`claim-999999998-1-${space}-1`, "staging-x/half/index.html", "trash-y/z"];
  putFiles(sideFolderOf(place.outDir), Object.fromEntries(left.map((path) => [path, ""])));
  await publish(place, { "index.html": "new" });
  expect(filesOf(place)).toEqual({ "index.html": "new" });
  expect(readdirSync(place.root).sort()).toEqual(["build", "content"]);
});

test("an output that a killed swap has left aside is put back before anything else", async () => {
  const place = makePlace();
  putFiles(sideFolderOf(place.outDir), {
    "aside-1/index.html": "old",
    [`aside-1/${markerName}`]: '{"writtenBy":"hubdocs","files":["index.html"]}',
  });
  const staging = await place.open();
  expect(filesOf(place)).toEqual({ "index.html": "old" });
  await staging.discard();
});

test("a folder that is not ours is refused, and nothing is created beside it", async () => {
  const place = makePlace({ "build/thesis.doc": "precious" });
  await expect(place.open()).rejects.toThrow(
    "is not empty and contains no intact .hubdocs-output, the list of files written by hubdocs",
  );
  expect(readFiles(place.root)).toEqual({ "build/thesis.doc": "precious", "content/en/docs/a.md": "a" });
  expect(readdirSync(place.root).sort()).toEqual(["build", "content"]);
});

test.for([".", "..", "content", "content/static/build", "specs", "templates", ".hubdocs/x"])(
  "the output %s is refused",
  async (name) => {
    const { root } = makePlace();
    const request = {
      outDir: join(root, name),
      site: await openSiteFolder(root),
      signal: new AbortController().signal,
    };
    await expect(openStaging(request)).rejects.toThrow("cannot be the output");
  },
);

test("an output behind a link into the sources is refused", async () => {
  const { root } = makePlace();
  symlinkSync("content", join(root, "build"));
  const request = {
    outDir: join(root, "build/out"),
    site: await openSiteFolder(root),
    signal: new AbortController().signal,
  };
  await expect(openStaging(request)).rejects.toThrow("it is inside the site's content folder");
});

test.for(["../x", "/x", "a//b", "a/./b", "", "a\0", markerName])("the path %j is our own mistake", async (path) => {
  const staging = await makePlace().open();
  await expect(staging.write(outputPath(path), "x")).rejects.toThrow("this is a bug in hubdocs");
  await staging.discard();
});

test("a path written twice is our own mistake", async () => {
  const staging = await makePlace().open();
  await staging.write(outputPath("a.html"), "1");
  await expect(staging.write(outputPath("a.html"), "2")).rejects.toThrow("a.html is written twice");
  await staging.discard();
});

test("a name that the disk refuses is a failure with the path", async () => {
  const staging = await makePlace().open();
  const name = "x".repeat(300);
  await expect(staging.write(outputPath(`${name}/index.html`), "1")).rejects.toThrow(
    `/build/${name}/index.html: the name is too long`,
  );
  await staging.discard();
});

test("copies are readable, also of private sources, and the output keeps its own mode", async () => {
  const place = makePlace();
  await publish(place, { "index.html": "1" });
  chmodSync(place.outDir, 0o775);
  writeFileSync(join(place.root, "content/en/docs/a.md"), "a", { mode: 0o400 });
  chmodSync(join(place.root, "content/en/docs/a.md"), 0o400);
  const staging = await place.open();
  await staging.copyStatic(sitePath("content/en/docs/a.md"), outputPath("a.md"));
  await staging.publish();
  expect(statSync(join(place.outDir, "a.md")).mode & 0o777).toBe(0o644);
  expect(statSync(place.outDir).mode & 0o777).toBe(0o775);
});

test("copying a file that has disappeared names it", async () => {
  const staging = await makePlace().open();
  await expect(staging.copyStatic(sitePath("content/none.png"), outputPath("none.png"))).rejects.toThrow("disappeared");
  await staging.discard();
});
