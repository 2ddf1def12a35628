// What others have put into an output goes along into the next one, and is never written over.
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { carryForeignFiles } from "../../../../src/platform/output/foreignFiles.ts";
import { markerName } from "../../../../src/platform/output/marker.ts";
import { makeFolder } from "../temporaryFolder.ts";

type Files = Readonly<Record<string, string>>;

/** An output with files of ours and of others, and the next one. */
function makePlace(ours: Files, theirs: Files, fresh: Files) {
  const output = makeFolder({ ...ours, ...theirs });
  return { output, staging: makeFolder(fresh), ownFiles: new Set(Object.keys(ours)), outputName: "out" };
}

test("files of others are second names of the same files, in folders as they were", async () => {
  const place = makePlace(
    { "index.html": "1" },
    { CNAME: "a.example", ".git/refs/heads/main": "1", "blog/a.zip": "zip" },
    { "index.html": "2", "blog/index.html": "2" },
  );
  chmodSync(join(place.output, ".git/refs"), 0o700);
  expect(await carryForeignFiles(place)).toBe(true);
  for (const path of ["CNAME", ".git/refs/heads/main", "blog/a.zip"])
    expect(statSync(join(place.staging, path)).ino, path).toBe(statSync(join(place.output, path)).ino);
  expect(statSync(join(place.staging, ".git/refs")).mode & 0o777).toBe(0o700);
  expect(readFileSync(join(place.staging, "index.html"), "utf8")).toBe("2");
  expect(readFileSync(join(place.output, "CNAME"), "utf8")).toBe("a.example");
});

test("folders without files and links go along as they are, and what was ours stays behind", async () => {
  const place = makePlace({ "index.html": "1", "gone/index.html": "1" }, {}, { "index.html": "2" });
  mkdirSync(join(place.output, ".git/refs/tags"), { recursive: true });
  symlinkSync("elsewhere", join(place.output, "latest"));
  expect(await carryForeignFiles(place)).toBe(true);
  expect(statSync(join(place.staging, ".git/refs/tags")).isDirectory()).toBe(true);
  expect(readlinkSync(join(place.staging, "latest"))).toBe("elsewhere");
  expect(existsSync(join(place.staging, "gone"))).toBe(false);
});

test("an output that holds nothing of others, or is not there, says so", async () => {
  const ours = { "index.html": "1", "a/index.html": "1", [markerName]: "{}" };
  const place = makePlace(ours, {}, { "index.html": "2" });
  const { [markerName]: _, ...listed } = ours;
  const ownFiles = new Set([...Object.keys(listed), "b.html"]);
  mkdirSync(join(place.output, "b.html")); // in the place of a page of ours
  expect(await carryForeignFiles({ ...place, ownFiles })).toBe(false);
  expect(await carryForeignFiles({ ...place, output: makeFolder() })).toBe(false);
  expect(await carryForeignFiles({ ...place, output: join(place.output, "none") })).toBe(false);
  expect(readdirSync(place.staging)).toEqual(["index.html"]);
});

test.each([
  ["a page of the same length", { CNAME: "aaaa" }, { CNAME: "bbbb" }, "out/CNAME"],
  ["a page of another length", { CNAME: "aaaa" }, { CNAME: "a" }, "out/CNAME"],
  ["a folder", { blog: "a" }, { "blog/index.html": "b" }, "out/blog"],
  ["a page where they have a folder", { "blog/a.txt": "a" }, { blog: "b" }, "out/blog"],
])("where the site has %s of that name, nothing is replaced and the name is told", async (_, theirs, fresh, name) => {
  const place = makePlace({}, theirs as unknown as Files, fresh as unknown as Files);
  await expect(carryForeignFiles(place)).rejects.toMatchObject({
    diagnostic: {
      code: "output-refused",
      message: `${name} was not written by hubdocs, but the site has a page or file of that name`,
    },
  });
});

test("a file that the site has in the very same words is nobody's any more", async () => {
  const place = makePlace({}, { "robots.txt": "same" }, { "robots.txt": "same" });
  await carryForeignFiles(place);
  expect(readFileSync(join(place.staging, "robots.txt"), "utf8")).toBe("same");
});
