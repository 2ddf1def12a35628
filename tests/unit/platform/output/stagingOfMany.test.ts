// An output at which a thread looks, and of which it readies the next one.
import { chmodSync, existsSync, readdirSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { outputPath } from "../../../../src/model/brands.ts";
import { digestOf } from "../../../../src/platform/hash.ts";
import { markerName } from "../../../../src/platform/output/marker.ts";
import type { Staging } from "../../../../src/platform/output/staging.ts";
import { makeFolder, readFiles } from "../temporaryFolder.ts";
import { compileLookThread } from "./lookScript.ts";
import { stagingFor } from "./stagingFor.ts";

const lookScript = compileLookThread();
const pages = Array.from({ length: 12 }, (_, index) => `page-${index}/index.html`);

type Files = Readonly<Record<string, string>>;

const site: Files = Object.fromEntries(pages.map((path) => [path, path]));

/** A published output of pages that have rested. */
async function publishMany() {
  const root = makeFolder();
  const outDir = join(root, "build");
  const ledgers = { folder: join(root, "ledgers"), isRead: true, lookScript, threadFrom: 1 };
  const open = (): Promise<Staging> => stagingFor(root, { ledgers, keptFolders: join(root, "folders") });
  await publish(await open(), site);
  return { root, outDir, open };
}

async function publish(staging: Staging, files: Files): Promise<void> {
  for (const [path, text] of Object.entries(files)) await staging.put(outputPath(path), digestOf(text), () => text);
  await staging.publish();
}

/** The next output, of which most is said to stay; it is written when its thread has had time. */
async function openMost(open: () => Promise<Staging>): Promise<Staging> {
  const staging = await open();
  staging.expectIntact();
  await staging.isIntact();
  staging.expectSwap();
  staging.expectMost();
  return staging;
}

const filesOf = (outDir: string): Files => {
  const { [markerName]: _, ...files } = readFiles(outDir);
  return files;
};

const changes: readonly (readonly [name: string, change: (files: Files) => Files])[] = [
  ["a page is new", (files) => ({ ...files, "new/index.html": "new" })],
  ["a page has changed", (files) => ({ ...files, "page-7/index.html": "changed" })],
  ["a page has gone", ({ "page-7/index.html": _, ...files }) => files],
  ["a file stands where a folder was", ({ "page-7/index.html": _, ...files }) => ({ ...files, "page-7": "file" })],
  ["most pages have changed", (files) => Object.fromEntries(Object.keys(files).map((path) => [path, `new ${path}`]))],
];

test.each(changes)("the next output is right when %s, and so is the one after it", async (_, change) => {
  const { root, outDir, open } = await publishMany();
  await publish(await openMost(open), change(site));
  expect(filesOf(outDir)).toEqual(change(site));
  await publish(await openMost(open), site);
  expect(filesOf(outDir)).toEqual(site);
  expect(readdirSync(root).sort()).toEqual(["build", "folders", "ledgers"]);
});

test("pages that stay are the same files", async () => {
  const { outDir, open } = await publishMany();
  const inode = () => statSync(join(outDir, "page-8/index.html")).ino;
  const before = inode();
  await publish(await openMost(open), { ...site, "page-7/index.html": "changed" });
  expect(inode()).toBe(before);
});

test("a page that somebody has changed is written anew, and a file of theirs stays", async () => {
  const { outDir, open } = await publishMany();
  writeFileSync(join(outDir, "page-3/index.html"), "theirs");
  utimesSync(join(outDir, "page-3/index.html"), 1_000_000, 1_000_000);
  writeFileSync(join(outDir, "CNAME"), "docs.example.org");
  await publish(await openMost(open), { ...site, "page-7/index.html": "changed" });
  expect(filesOf(outDir)).toEqual({ ...site, "page-7/index.html": "changed", CNAME: "docs.example.org" });
});

test("what was readied goes when the build is given up", async () => {
  const { root, outDir, open } = await publishMany();
  const staging = await openMost(open);
  await staging.write(outputPath("index.html"), "new");
  const readied = () => readdirSync(join(root, ".build.hubdocs")).filter((name) => name.endsWith("-folders"));
  await expect.poll(readied).toHaveLength(1);
  await staging.discard();
  expect(existsSync(join(root, ".build.hubdocs"))).toBe(false);
  expect(filesOf(outDir)).toEqual(site);
});

test("what was readied goes when nothing has changed", async () => {
  const { root, outDir, open } = await publishMany();
  await publish(await openMost(open), site);
  expect(readdirSync(root)).not.toContain(".build.hubdocs");
  expect(filesOf(outDir)).toEqual(site);
});

test.skipIf(process.platform === "win32")("the output keeps who may look into it", async () => {
  const { outDir, open } = await publishMany();
  chmodSync(outDir, 0o750);
  await publish(await openMost(open), { ...site, "page-7/index.html": "changed" });
  expect(statSync(outDir).mode & 0o777).toBe(0o750);
});
