import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, afterEach, expect, test } from "vitest";
import { zipFolder } from "../../../../src/platform/archive/zipFolder.ts";

const work = mkdtempSync(join(tmpdir(), "hubdocs-zip-"));
const folder = join(work, "guide");
const target = join(work, "guide.zip");
const signal = new AbortController().signal;
mkdirSync(join(folder, "uk/docs"), { recursive: true });
writeFileSync(join(folder, "index.html"), "home ".repeat(100));
writeFileSync(join(folder, "uk/docs/вступ.html"), "вступ");
afterEach(() => rmSync(target, { force: true }));
afterAll(() => rmSync(work, { recursive: true }));

test("an archive holds the files below a folder of its name, and tells their sizes", () => {
  const files = zipFolder(folder, ["uk/docs/вступ.html", "index.html"], { target, signal });
  const unzipped = unzipSync(readFileSync(target));
  expect(Object.keys(unzipped)).toEqual(["guide/index.html", "guide/uk/docs/вступ.html"]);
  expect(strFromU8(unzipped["guide/uk/docs/вступ.html"] ?? new Uint8Array())).toBe("вступ");
  expect(files[0]).toMatchObject({ path: "index.html", bytes: 500 });
  expect(files[0]?.zippedBytes).toBeLessThan(150);
});

test("the same files give the same bytes in any time zone and order", () => {
  zipFolder(folder, ["index.html", "uk/docs/вступ.html"], { target, signal });
  const first = readFileSync(target);
  const zone = process.env["TZ"];
  process.env["TZ"] = "Asia/Tokyo";
  zipFolder(folder, ["uk/docs/вступ.html", "index.html"], { target, signal });
  if (zone === undefined) delete process.env["TZ"];
  else process.env["TZ"] = zone;
  expect(readFileSync(target).equals(first)).toBe(true);
});

test("an archive that cannot be finished leaves the one before and nothing else", () => {
  writeFileSync(target, "before");
  expect(() => zipFolder(folder, ["missing.html"], { target, signal })).toThrow(/cannot write .*guide\.zip/);
  expect(readFileSync(target, "utf8")).toBe("before");
  expect(readdirSync(work).sort()).toEqual(["guide", "guide.zip"]);
});

test("an archive that a killed build has begun goes with the next one", () => {
  writeFileSync(`${target}.hubdocs-99999999-1`, "half an arch");
  zipFolder(folder, ["index.html"], { target, signal });
  expect(readdirSync(work).sort()).toEqual(["guide", "guide.zip"]);
});
