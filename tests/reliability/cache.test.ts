// What earlier builds have left never shows in an output: only in how little a build has to do.
import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { build, check } from "./compiledLibrary.ts";
import { put } from "./putFile.ts";
import { readOutput } from "./readOutput.ts";

const root = realpathSync(mkdtempSync(join(tmpdir(), "hubdocs-cache-")));
const docs = 12;
let copies = 0;

const docPath = (index: number): string => `content/en/docs/part${index % 3}/doc${index}.md`;
const docText = (index: number, title = `Doc ${index}`): string =>
  `---\ntitle: ${title}\n---\n\nFirst words of ${index}.\n\n## Heading\n\nSee [next](../part${(index + 1) % 3}/doc${
    (index + 1) % docs
  }.md).\n\n\`\`\`js\nconst a = ${index};\n\`\`\`\n`;

/** A site with a bit of everything that a build reads. */
function writeSite(name: string): string {
  const site = join(root, name);
  for (let index = 0; index < docs; index += 1) put(site, docPath(index), docText(index));
  put(site, "content/uk/docs/part0/doc0.md", "---\ntitle: Документ\n---\n\nПерші слова.\n");
  put(site, "content/en/docs/includes.md", "# Includes\n\n```js file=./_code.js\n```\n");
  put(site, "content/en/docs/_code.js", "const included = 1;\n");
  put(site, "content/en/pages/index.md", "---\ntitle: Home\n---\n\nWelcome.\n");
  put(site, "content/static/notes.txt", "static\n");
  put(site, "specs/hub.yaml", spec);
  put(site, "hubdocs.config.yaml", config);
  return site;
}

const config = `title: Cached
url: https://docs.example.org
locales:
  default: en
  en: { label: English }
  uk: { label: Українська }
apis:
  - { id: hub, label: Hub, specs: { en: specs/hub.yaml } }
`;

const spec = `openapi: 3.1.0
info: { title: Hub, version: "1" }
paths:
  /rooms:
    get:
      operationId: rooms
      summary: First
      responses: { "200": { description: ok } }
`;

/** What a build of a copy of the site gives, in another folder and without anything from before. */
async function cold(site: string): Promise<ReadonlyMap<string, string>> {
  copies += 1;
  const copy = join(root, `cold${copies}`);
  cpSync(site, copy, { recursive: true, filter: (path) => !/\/(\.hubdocs|build)$/.test(path) });
  await build({ site: copy, jobs: 1 });
  const output = readOutput(join(copy, "build"));
  rmSync(copy, { recursive: true });
  return output;
}

async function expectSameAsCold(site: string): Promise<void> {
  const [warm, clean] = [readOutput(join(site, "build")), await cold(site)];
  expect([...warm.keys()]).toEqual([...clean.keys()]);
  expect([...warm].filter(([path, bytes]) => clean.get(path) !== bytes).map(([path]) => path)).toEqual([]);
}

const packsOf = (site: string): readonly string[] =>
  readdirSync(join(site, ".hubdocs/cache")).map((name) => join(site, ".hubdocs/cache", name));

/** Numbers between 0 and 1, the same in every run. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const site = writeSite("site");
let clean: ReadonlyMap<string, string>;

beforeAll(async () => {
  await build({ site });
  clean = readOutput(join(site, "build"));
}, 120_000);
afterAll(() => rmSync(root, { recursive: true }));

test("a build with nothing to do takes every page from before and leaves the output alone", async () => {
  const { fromCache, pages, isNew } = await build({ site });
  expect({ fromCache, isNew }).toEqual({ fromCache: pages, isNew: false });
  expect(readOutput(join(site, "build"))).toEqual(clean);
});

test("an edit of a body renders its page in both languages, also when it is taken back", async () => {
  const text = docText(5);
  put(site, docPath(5), text.replace("const a", "const another"));
  const edited = await build({ site });
  expect(edited.pages - edited.fromCache).toBe(2);
  put(site, docPath(5), text);
  const reverted = await build({ site });
  expect(reverted.fromCache).toBe(reverted.pages);
  expect(readOutput(join(site, "build"))).toEqual(clean);
});

test("an edit of a title renders the pages that show it and no others", async () => {
  put(site, docPath(4), docText(4, "Renamed"));
  const { pages, fromCache } = await build({ site });
  const pagesNow = [...readOutput(join(site, "build")).keys()].filter((path) => path.endsWith(".html"));
  const showing = pagesNow.filter((path) => readFileSync(join(site, "build", path), "utf8").includes("Renamed")).length;
  expect(showing).toBeGreaterThan(1);
  expect(pages - fromCache).toBe(showing);
  put(site, docPath(4), docText(4));
  await build({ site });
  expect(readOutput(join(site, "build"))).toEqual(clean);
});

test("after edits in any order the output is that of a clean build", async () => {
  const random = randomFrom(7);
  const edited = writeSite("edited");
  for (let step = 0; step < 3; step += 1) {
    for (let edit = 0; edit < 5; edit += 1) {
      const index = Math.floor(random() * docs);
      const kind = Math.floor(random() * 4);
      if (kind === 0) rmSync(join(edited, docPath(index)), { force: true });
      else put(edited, docPath(index), docText(index + kind, `Step ${step} ${kind}`));
    }
    await build({ site: edited });
    await expectSameAsCold(edited);
  }
}, 240_000);

const damages: readonly (readonly [name: string, damage: (pack: string, others: readonly string[]) => void])[] = [
  ["empty", (pack) => truncateSync(pack)],
  ["cut in half", (pack) => truncateSync(pack, Math.floor(readFileSync(pack).length / 2))],
  ["deleted", (pack) => rmSync(pack)],
  ["random", (pack) => writeFileSync(pack, Buffer.from(Array.from({ length: 999 }, (_, at) => (at * 7919) % 256)))],
  ["swapped", (pack, others) => void others.filter((other) => other !== pack).map((other) => cpSync(other, pack))],
  ...[0.01, 0.2, 0.4, 0.6, 0.8, 0.99].map(
    (place) =>
      [
        `with a flipped bit at ${place}`,
        (pack: string) => {
          const bytes = readFileSync(pack);
          const at = Math.floor(bytes.length * place);
          bytes[at] = (bytes[at] ?? 0) ^ 4;
          writeFileSync(pack, bytes);
        },
      ] as const,
  ),
];

test.each(damages)("a pack that is %s costs time only", async (_, damage) => {
  for (const pack of packsOf(site)) damage(pack, packsOf(site));
  // Nothing is left to be taken over, so everything comes from the packs.
  rmSync(join(site, "build"), { recursive: true });
  const { ok } = await build({ site });
  expect(ok).toBe(true);
  expect(readOutput(join(site, "build"))).toEqual(clean);
});

test("notes and ledgers that are damaged cost time only", async () => {
  for (const folder of ["notes", "outputs", "stamps"]) {
    for (const name of readdirSync(join(site, ".hubdocs", folder))) {
      const file = join(site, ".hubdocs", folder, name);
      truncateSync(file, Math.floor(readFileSync(file).length / 2));
    }
  }
  await build({ site });
  expect(readOutput(join(site, "build"))).toEqual(clean);
});

test("a file of the output that was changed or removed by hand is mended", async () => {
  await build({ site });
  const [one = "", other = ""] = [...clean.keys()].filter((path) => path.endsWith("index.html"));
  const text = readFileSync(join(site, "build", one), "latin1");
  writeFileSync(join(site, "build", one), `${text.slice(0, -2)}x\n`, "latin1"); // of the same size
  rmSync(join(site, "build", other));
  const { isNew } = await build({ site });
  expect(isNew).toBe(true);
  expect(readOutput(join(site, "build"))).toEqual(clean);
});

test("the work folder can be taken to another place, and names no machine", async () => {
  await build({ site });
  const moved = join(root, "moved");
  cpSync(site, moved, { recursive: true, filter: (path) => !path.endsWith("/build") });
  const { fromCache, pages } = await build({ site: moved });
  expect(fromCache).toBe(pages);
  expect(readOutput(join(moved, "build"))).toEqual(clean);
  for (const pack of packsOf(moved)) expect(readFileSync(pack).includes(root)).toBe(false);
});

test("an output that a build with other flags has replaced since is made anew", async () => {
  const shared = writeSite("shared");
  // A build remembers itself only when its files are older than the clock of the file system is exact.
  await sleep(2_100);
  const first = await build({ site: shared, jobs: 1 });
  expect((await build({ site: shared, jobs: 1 })).isNew).toBe(false);
  const output = readOutput(join(shared, "build"));
  for (const flags of [{ baseUrl: "/below/" }, { locales: ["uk"] }]) {
    await build({ site: shared, jobs: 1, ...flags });
    expect(readOutput(join(shared, "build"))).not.toEqual(output);
    const { isNew, pages } = await build({ site: shared, jobs: 1 });
    expect({ isNew, pages }).toEqual({ isNew: true, pages: first.pages });
    expect(readOutput(join(shared, "build"))).toEqual(output);
  }
}, 60_000);

test("builds at the same time share what earlier ones have left", async () => {
  const results = await Promise.all(
    ["a", "b", "c"].map((name) => build({ site, outDir: join(root, "outputs", name), jobs: 1 })),
  );
  expect(results.map(({ ok }) => ok)).toEqual([true, true, true]);
  for (const name of ["a", "b", "c"]) expect(readOutput(join(root, "outputs", name))).toEqual(clean);
});

test("a check and a build use the same results", async () => {
  const checked = writeSite("checked");
  await check({ site: checked });
  const { fromCache, pages } = await build({ site: checked });
  expect(fromCache).toBe(pages);
  expect(readOutput(join(checked, "build"))).toEqual(clean);
});

test("a site whose work folder cannot be written is built without", async () => {
  const bare = writeSite("bare");
  put(bare, ".hubdocs", "in the way");
  const { ok } = await build({ site: bare });
  expect(ok).toBe(true);
  expect(existsSync(join(bare, "build/index.html"))).toBe(true);
});

test("--explain names what has changed of a page", async () => {
  const explained = writeSite("explained");
  const explain = docPath(7);
  const ask = async (): Promise<readonly string[] | undefined> =>
    (await build({ site: explained, explain, locales: ["en"] })).explanations;
  const page = "docs/part1/doc7/index.html";
  expect(await ask()).toEqual([`${page} was rendered: it is new`]);
  expect(await ask()).toEqual([`${page} was left as it is: nothing changed`]);
  const both = await build({ site: explained, explain: [explain, "/nowhere", docPath(8)], locales: ["en"] });
  expect(both.explanations).toEqual([
    `${page} was left as it is: nothing changed`,
    `docs/part2/doc8/index.html was left as it is: nothing changed`,
    'There is no page "/nowhere"',
  ]);
  put(explained, explain, docText(7).replace("const a", "const b"));
  expect(await ask()).toEqual([`${page} was rendered: changed: body (${explain})`]);
  put(explained, explain, docText(7));
  expect(await ask()).toEqual([`${page} was taken from the cache: changed: body (${explain})`]);
  put(explained, docPath(10), docText(10, "Renamed"));
  const since = "Changed since the last build of the site:";
  expect(await ask()).toEqual([`${page} was rendered: changed: sidebar`, `${since} ${docPath(10)}`]);
  put(explained, docPath(11), docText(11).replace("const a", "const b"));
  expect(await ask()).toEqual([`${page} was left as it is: nothing changed`]);
  rmSync(join(explained, "build", page));
  expect(await ask()).toEqual([`${page} was taken from the cache: nothing changed, but its output is missing`]);
  put(explained, "templates/parts/Footer.tsx", "export function Footer() { return <p>Own</p>; }\n");
  expect(await ask()).toEqual([`${page} was rendered: changed: templates`]);
  put(
    explained,
    "hubdocs.config.yaml",
    `${readFileSync(join(explained, "hubdocs.config.yaml"), "utf8")}tagline: New\n`,
  );
  rmSync(join(explained, docPath(10)));
  const changes = await ask();
  expect(changes?.[0]).toMatch(/^docs\/part1\/doc7\/index\.html was rendered: changed: .*sidebar/);
  expect(changes?.slice(1)).toEqual([`${since} the configuration or flags, /docs/part1/doc10 (gone)`]);
});

test("a mistake in texts of the interface is told by a build that has nothing else to do", async () => {
  const site = writeSite("texts");
  expect((await build({ site, jobs: 1 })).ok).toBe(true);
  // A build remembers itself only when its files are older than the clock of the file system is exact.
  await expect.poll(async () => (await build({ site, jobs: 1 })).isNew, { timeout: 30_000 }).toBe(false);
  put(site, "templates/strings/en.json", '{ "onThisPage": ');
  const { ok, diagnostics } = await build({ site, jobs: 1 });
  expect(ok).toBe(false);
  expect(diagnostics.map(({ code, location }) => [code, location?.file, location?.line])).toContainEqual([
    "data-invalid",
    "templates/strings/en.json",
    1,
  ]);
}, 60_000);

test.skipIf(process.platform === "win32")(
  "a text of the interface is read anew, whatever lies beside it: editors leave links to nothing, and pipes never end",
  async () => {
    const site = writeSite("beside");
    put(site, "templates/strings/en.json", '{ "skipToContent": "One" }');
    symlinkSync("me@machine.1", join(site, "templates/strings/.#en.json"));
    execFileSync("mkfifo", [join(site, "templates/strings/.pipe")]);
    expect((await build({ site, jobs: 1 })).ok).toBe(true);
    put(site, "templates/strings/en.json", '{ "skipToContent": "Two" }');
    await build({ site, jobs: 1 });
    expect(readFileSync(join(site, "build/index.html"), "utf8")).toContain(">Two<");
  },
);
