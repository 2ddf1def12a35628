// Specifications of single operations follow edits: a file is written anew when what it holds has changed, and goes with its
// operation. What a build finds of an earlier one changes none of them.
import { mkdtempSync, realpathSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { build } from "./compiledLibrary.ts";
import { put } from "./putFile.ts";
import { readOutput } from "./readOutput.ts";

const root = realpathSync(mkdtempSync(join(tmpdir(), "hubdocs-operation-files-")));
const site = join(root, "site");
const outDir = join(site, "build");
afterAll(() => rmSync(root, { recursive: true }));

interface SpecTexts {
  readonly room?: string;
  readonly device?: string;
  readonly paths?: string;
}

function writeSpec({ room = "A room", device = "A device", paths = "" }: SpecTexts, folder = site): void {
  const answer = (name: string): string =>
    `{ "200": { description: Fine, content: { application/json: { schema: { $ref: "#/components/schemas/${name}" } } } } }`;
  put(
    folder,
    "specs/hub.yaml",
    `openapi: 3.1.0
info: { title: Hub, version: "1" }
paths:
  /rooms: { get: { operationId: getRooms, responses: ${answer("Room")} } }
  /devices: { get: { operationId: getDevices, responses: ${answer("Device")} } }
${paths}components:
  schemas:
    Room: { type: object, description: ${room} }
    Device: { type: object, description: ${device} }
`,
  );
}

function writeConfig(operationFiles: boolean, folder = site): void {
  put(
    folder,
    "hubdocs.config.yaml",
    `title: Hub\nurl: https://docs.example.org\napis: [{ id: hub, label: Hub, specs: { en: specs/hub.yaml }, operationFiles: ${operationFiles} }]\n`,
  );
}

async function rebuild(): Promise<readonly string[]> {
  // A build remembers no file that was written a moment before it began.
  await sleep(100);
  expect((await build({ site })).ok).toBe(true);
  return [...readOutput(outDir).keys()].filter((path) => path.endsWith(".openapi.json"));
}

/** What identifies a file that is only taken over from the output before: its bytes on the disk. */
const inodeOf = (name: string): number => statSync(join(outDir, "docs/api", name)).ino;

const [rooms, devices] = ["get-rooms.openapi.json", "get-devices.openapi.json"];

beforeAll(async () => {
  writeConfig(true);
  writeSpec({});
  expect(await rebuild()).toEqual([`/docs/api/${devices}`, `/docs/api/${rooms}`]);
});

test("an edit writes the files of the operations that it concerns, and no others", async () => {
  const before = [rooms, devices].map(inodeOf);
  writeSpec({ room: "A room of the home" });
  await rebuild();
  const after = [rooms, devices].map(inodeOf);
  expect(after[0]).not.toBe(before[0]);
  expect(after[1]).toBe(before[1]);
});

test("after edits the output is that of a build from nothing, and that of several machines", async () => {
  writeSpec({ device: "A device of the home" });
  await rebuild();
  const [whole, spread] = [join(root, "whole"), join(root, "spread")];
  for (const folder of [whole, spread]) {
    writeConfig(true, folder);
    writeSpec({ device: "A device of the home" }, folder);
  }
  await build({ site: whole });
  const merge = [join(root, "share1"), join(root, "share2")];
  for (const [index, share] of merge.entries())
    await build({ site: whole, outDir: share, shard: { index: index + 1, count: 2 } });
  await build({ site: spread, merge });
  const expected = readOutput(outDir);
  expect(readOutput(join(whole, "build"))).toEqual(expected);
  expect(readOutput(join(spread, "build"))).toEqual(expected);
});

test("a file goes with its operation, and all of them with the configuration", async () => {
  writeSpec({ paths: "  /more: { get: { operationId: getMore, responses: { '204': { description: Gone } } } }\n" });
  expect(await rebuild()).toContain("/docs/api/get-more.openapi.json");
  writeSpec({});
  expect(await rebuild()).toHaveLength(2);
  writeConfig(false);
  expect(await rebuild()).toEqual([]);
  writeConfig(true);
  expect(await rebuild()).toHaveLength(2);
});
