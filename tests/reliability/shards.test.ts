// A build that is spread over machines gives the very files of a build on one.
import { cpSync, existsSync, mkdtempSync, readFileSync, realpathSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { build } from "./compiledLibrary.ts";
import { put } from "./putFile.ts";
import { readOutput } from "./readOutput.ts";

const root = realpathSync(mkdtempSync(join(tmpdir(), "hubdocs-shards-")));
afterAll(() => rmSync(root, { recursive: true }));

function writeSite(name: string): string {
  const site = join(root, name);
  for (let index = 0; index < 30; index += 1) {
    const next = `../part${(index + 1) % 3}/doc${(index + 1) % 30}.md`;
    put(
      site,
      `content/en/docs/part${index % 3}/doc${index}.md`,
      `# Doc ${index}\n\n## Part\n\nSee [next](${next}#part).\n`,
    );
  }
  put(site, "content/uk/docs/part0/doc0.md", "# Документ\n\nПерші слова.\n\n## Частина {#part}\n");
  for (const day of [1, 2, 3]) put(site, `content/en/blog/2026-10-0${day}-news.md`, `# News ${day}\n\nWords.\n`);
  put(site, "content/static/notes.txt", "static\n");
  put(
    site,
    "specs/hub.yaml",
    'openapi: 3.1.0\ninfo: { title: Hub, version: "1" }\npaths:\n  /rooms:\n    get:\n      operationId: rooms\n      responses: { "200": { description: ok } }\n',
  );
  put(
    site,
    "hubdocs.config.yaml",
    "title: Spread\nurl: https://docs.example.org\nlocales:\n  default: en\n  en: { label: English }\n  uk: { label: Українська }\n" +
      "apis:\n  - { id: hub, label: Hub, specs: { en: specs/hub.yaml } }\n",
  );
  return site;
}

const packBytes = (share: string): number => statSync(join(share, "results.pack")).size;

test("shares that other machines have made become the site of a whole build, and nothing is rendered again", async () => {
  const whole = await build({ site: writeSite("whole") });
  const merge = [1, 2, 3].map((index) => join(root, `share${index}`));
  const made: number[] = [];
  for (const [at, outDir] of merge.entries()) {
    const site = join(root, `machine${at}`);
    cpSync(writeSite("source"), site, { recursive: true });
    const shard = { index: at + 1, count: 3 };
    const shared = await build({ site, outDir, shard });
    // A machine that has made its share before does not leave its pages out.
    const again = await build({ site, outDir: join(root, "again"), shard });
    expect(again.fromCache).toBe(again.pages);
    expect(packBytes(join(root, "again"))).toBeGreaterThan(0.9 * packBytes(outDir));
    // Its pages link to feeds and to pages that others make.
    expect([shared.ok, shared.diagnostics.filter(({ severity }) => severity !== "info")]).toEqual([true, []]);
    made.push(shared.pages);
  }
  expect(Math.max(...made)).toBeLessThan(whole.pages / 1.5);
  expect(made.reduce((sum, pages) => sum + pages)).toBe(whole.pages);

  const site = writeSite("merging");
  const merged = await build({ site, merge });
  expect([merged.diagnostics, merged.pages, merged.fromCache]).toEqual([whole.diagnostics, whole.pages, whole.pages]);
  expect(readOutput(join(site, "build"))).toEqual(readOutput(join(root, "whole/build")));
});

test("a share with a flipped bit is told of, and the others are of use", async () => {
  const [site, broken] = [writeSite("flipped"), join(root, "broken2")];
  cpSync(join(root, "share2"), broken, { recursive: true });
  const pack = readFileSync(join(broken, "results.pack"));
  const middle = pack.length >> 1;
  pack.writeUInt8(pack.readUInt8(middle) ^ 1, middle);
  writeFileSync(join(broken, "results.pack"), pack);
  const merged = await build({ site, merge: [join(root, "share1"), broken, join(root, "share3")] });
  const told = merged.diagnostics.filter(({ severity }) => severity === "warning");
  expect(told.map(({ code, message }) => [code, message.replace(root, "")])).toEqual([
    ["share-unusable", "The results in /broken2 are incomplete: the pages of this share are built again"],
  ]);
  expect(merged.fromCache).toBeGreaterThan(merged.pages / 2);
  expect(merged.fromCache).toBeLessThan(merged.pages);
  expect(readOutput(join(site, "build"))).toEqual(readOutput(join(root, "whole/build")));
});

test("a share that is missing or damaged is made by the build that merges", async () => {
  const site = writeSite("incomplete");
  writeFileSync(join(root, "share2/results.pack"), "not a pack");
  const merged = await build({ site, merge: ["share1", "share2", "share3-lost"].map((name) => join(root, name)) });
  expect(merged.fromCache).toBeLessThan(merged.pages);
  expect(readOutput(join(site, "build"))).toEqual(readOutput(join(root, "whole/build")));
  const told = merged.diagnostics.filter(({ severity }) => severity === "warning");
  expect(told.map(({ code, severity, message }) => [code, severity, message.replace(root, "")])).toEqual([
    ["share-unusable", "warning", "The results in /share2 are incomplete: the pages of this share are built again"],
    ["share-unusable", "warning", "There are no results in /share3-lost: the pages of this share are built again"],
    ["share-unusable", "warning", "No folder contains 3/3: the missing pages are built again"],
  ]);
});

test("a share of shares is refused", async () => {
  const outDir = join(root, "share-of-shares");
  const refused = await build({
    site: writeSite("both"),
    outDir,
    shard: { index: 1, count: 3 },
    merge: [join(root, "share1")],
  });
  expect(refused.diagnostics).toMatchObject([
    { code: "bad-call", message: "--shard and --merge cannot be given together" },
  ]);
  expect(existsSync(outDir)).toBe(false);
});

test("a folder that is no share is refused by name", async () => {
  const merge = [join(root, "share1"), join(root, "whole/build")];
  const refused = await build({ site: writeSite("refusing"), merge });
  expect(refused.diagnostics.map(({ code, message }) => [code, message.includes("whole/build")])).toEqual([
    ["bad-call", true],
  ]);
});
