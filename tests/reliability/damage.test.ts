// What earlier builds have left is damaged, also while a build reads it: the build goes on without it, and nothing shows.
import { execFileSync } from "node:child_process";
import {
  closeSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { build } from "./compiledLibrary.ts";
import { put } from "./putFile.ts";
import { readOutput } from "./readOutput.ts";

const root = realpathSync(mkdtempSync(join(tmpdir(), "hubdocs-damage-")));
afterAll(() => rmSync(root, { recursive: true }));

// Each site is built once; tests damage copies.
const many = join(root, "many");
const footer = "export function Footer() { return <p>Own</p>; }\n";
for (let index = 0; index < 60; index += 1)
  put(many, `content/en/docs/part${index % 5}/doc${index}.md`, `# Doc ${index}\n\nWords of ${index}.\n`);
put(many, "hubdocs.config.yaml", "title: Damaged\nurl: https://docs.example.org\n");

// Its builds leave every kind of file: a configuration and templates that Node loads, too.
const modular = join(root, "modular");
put(modular, "content/en/docs/one.md", "# One\n\nWords.\n");
put(modular, "templates/parts/Footer.tsx", footer);
put(modular, "hubdocs.config.mjs", 'export default { title: "Modular", url: "https://docs.example.org" };\n');

const clean = { many: new Map() as ReadonlyMap<string, string>, modular: new Map() as ReadonlyMap<string, string> };
beforeAll(async () => {
  await build({ site: many, jobs: 1 });
  const other = join(root, "other");
  cpSync(many, other, { recursive: true, filter: (path) => !/\/(\.hubdocs|build)$/.test(path) });
  put(other, "templates/parts/Footer.tsx", footer);
  await build({ site: other, jobs: 1 });
  await build({ site: modular, jobs: 1 });
  Object.assign(clean, { many: readOutput(join(other, "build")), modular: readOutput(join(modular, "build")) });
}, 240_000);

/** A copy of a site and of all that its build has left; the last test's is gone then. */
function copyOf(original: string): string {
  const site = join(root, "site");
  rmSync(site, { recursive: true, force: true });
  cpSync(original, site, { recursive: true, preserveTimestamps: true });
  return site;
}

/** Overwrites every pack where it stands, so that a build that has it open reads the damage; with "" also those that are being filled. */
function damagePacks(site: string, ending = ".pack"): void {
  const folder = join(site, ".hubdocs/cache");
  for (const name of readdirSync(folder).filter((each) => each.endsWith(ending))) {
    const file = openSync(join(folder, name), "r+");
    writeSync(file, Buffer.alloc(statSync(join(folder, name)).size, 7), 0);
    closeSync(file);
  }
}

test.each(["render", "index"])(
  "packs that are damaged in the phase %s cost time only",
  async (phase) => {
    const site = copyOf(many);
    // All pages are made anew, from bodies that are kept.
    put(site, "templates/parts/Footer.tsx", footer);
    rmSync(join(site, "build"), { recursive: true });
    let beginnings = 0;
    let isDamaged = false;
    const { ok } = await build({
      site,
      jobs: 1,
      onProgress: (event) => {
        if (event.phase === "scan") beginnings += 1;
        if (event.phase !== phase || isDamaged) return;
        isDamaged = true;
        damagePacks(site);
      },
    });
    expect({ ok, isDamaged, beginnings }).toEqual({ ok: true, isDamaged: true, beginnings: 2 });
    expect(readOutput(join(site, "build"))).toEqual(clean.many);
  },
  240_000,
);

test("a folder whose files are damaged again and again is told, and the earlier output stays", async () => {
  const site = copyOf(many);
  put(site, "templates/parts/Footer.tsx", footer);
  const before = readOutput(join(site, "build"));
  let beginnings = 0;
  const { ok, diagnostics } = await build({
    site,
    jobs: 1,
    onProgress: ({ phase }) => {
      if (phase === "scan") beginnings += 1;
      if (phase === "render") damagePacks(site, "");
    },
  });
  expect({ ok, beginnings, messages: diagnostics.map(({ message }) => message) }).toEqual({
    ok: false,
    beginnings: 2,
    messages: [
      expect.stringMatching(/^cannot use intermediate files in \S+\/\.hubdocs: what is written there is damaged/),
    ],
  });
  expect(readOutput(join(site, "build"))).toEqual(before);
}, 120_000);

/** Puts something else in the place of every file in the work folder. */
function replaceFiles(site: string, put: (path: string) => void): void {
  const entries = readdirSync(join(site, ".hubdocs"), { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((each) => each.isFile())) {
    const path = join(entry.parentPath, entry.name);
    rmSync(path);
    put(path);
  }
}

test.each([
  ["pipes that nobody writes into", (path) => void execFileSync("mkfifo", [path])],
  ["folders", (path) => put(path, "inside/it.txt", "")],
  ["empty folders", (path) => mkdirSync(path)],
  ["links to a file elsewhere", (path) => symlinkSync(join(root, "elsewhere.txt"), path)],
  ["links to nothing", (path) => symlinkSync(join(root, "nothing.txt"), path)],
] satisfies readonly (readonly [string, (path: string) => void])[])(
  "%s in the place of what is kept cost time only, and nothing outside is written",
  async (_, replace) => {
    const site = copyOf(modular);
    writeFileSync(join(root, "elsewhere.txt"), "not ours");
    replaceFiles(site, replace);
    const { ok, diagnostics } = await build({ site, jobs: 1 });
    expect({ ok, diagnostics }).toEqual({ ok: true, diagnostics: [] });
    expect(readOutput(join(site, "build"))).toEqual(clean.modular);
    expect(readFileSync(join(root, "elsewhere.txt"), "utf8")).toBe("not ours");
    expect(readdirSync(root)).not.toContain("nothing.txt");
  },
  60_000,
);

const folders = ["cache", "folders", "notes", "outputs", "stamps"];

test.each([
  // One folder after the other, then all of them at once: what a build does with any of them is the same for each kind.
  ["a file", folders.map((folder) => [folder]), (path) => writeFileSync(path, "x")],
  ["a pipe", [folders], (path) => void execFileSync("mkfifo", [path])],
  ["a link to nothing", [folders], (path) => symlinkSync(join(root, "nothing"), path)],
  ["a link to itself", [folders], (path) => symlinkSync(path, path)],
] satisfies readonly (readonly [string, readonly (readonly string[])[], (path: string) => void])[])(
  "%s in the place of a folder of what is kept costs time only",
  async (_, rounds, replace) => {
    const site = copyOf(modular);
    for (const replaced of rounds) {
      const paths = replaced.map((folder) => join(site, ".hubdocs", folder));
      for (const path of paths) {
        rmSync(path, { recursive: true, force: true });
        replace(path);
      }
      const { ok, diagnostics } = await build({ site, jobs: 1 });
      expect({ replaced, ok, diagnostics }).toEqual({ replaced, ok: true, diagnostics: [] });
      expect(readOutput(join(site, "build"))).toEqual(clean.modular);
      expect(readdirSync(site)).not.toContain(".build.hubdocs");
      for (const path of paths) rmSync(path, { recursive: true });
    }
  },
  120_000,
);
