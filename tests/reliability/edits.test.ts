// One edit after the other on one site: whatever is remembered from build to build, the output is that of a clean one,
// to the last file and folder.
import { cpSync, mkdtempSync, readdirSync, realpathSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { build } from "./compiledLibrary.ts";
import { put as putIn } from "./putFile.ts";
import { readOutput } from "./readOutput.ts";

const root = realpathSync(mkdtempSync(join(tmpdir(), "hubdocs-edits-")));
const site = join(root, "site");
const put = (path: string, text: string): void => putIn(site, path, text);
const remove = (path: string): void => rmSync(join(site, path), { recursive: true });

const docPath = (index: number): string => `content/en/docs/part${index % 3}/doc${index}.md`;
const page = (title: string, { front = "", words = "First words.", heading = "Heading" } = {}): string =>
  `---\ntitle: ${title}\n${front}---\n\n${words}\n\n## ${heading}\n\nSee [next](../part1/doc1.md#heading) and \`GET /rooms\`.\n`;
const doc = (index: number, change?: Parameters<typeof page>[1]): void =>
  put(docPath(index), page(`Doc ${index}`, change));
const post = (words: string): void =>
  put("content/en/blog/2026-01-02-first.md", `---\ntitle: Post\ntags: [news]\n---\n\n${words}\n`);
const spec = (summary: string): void =>
  put(
    "specs/hub.yaml",
    `openapi: 3.1.0\ninfo: { title: Hub, version: "1" }\npaths:\n  /rooms:\n    get:\n      operationId: rooms\n      summary: ${summary}\n      responses: { "200": { description: ok } }\n`,
  );
const overlay = (title: string): void =>
  put("specs/hub.uk.yaml", `overlay: 1.0.0\nactions:\n  - { target: $.info, update: { title: ${title} } }\n`);
const config = (more = ""): string =>
  "title: Edited\nurl: https://docs.example.org\nlocales:\n  default: en\n  en: { label: English }\n  uk: { label: Українська }\nshowOriginals: true\n" +
  `apis:\n  - { id: hub, label: Hub, specs: { en: specs/hub.yaml, uk: specs/hub.uk.yaml } }\n${more}`;

const term = (definition: string): string =>
  `terms:\n  - { name: Thing, definition: ${definition}, link: /docs/part2/doc2 }\n`;

beforeAll(async () => {
  for (let index = 0; index < 9; index += 1) doc(index);
  put("content/uk/docs/part0/doc0.md", "---\ntitle: Документ\n---\n\nПерші слова.\n\n## Heading\n\nСлова.\n");
  put("content/en/docs/includes.md", "# Includes\n\n```js file=./_code.js\n```\n");
  put("content/en/docs/_code.js", "const included = 1;\n");
  put("content/en/pages/index.md", "---\ntitle: Home\n---\n\nWelcome.\n");
  put("content/static/notes.txt", "static\n");
  post("Words of news.");
  spec("First");
  overlay("Хаб");
  put("hubdocs.config.yaml", config());
  await build({ site });
}, 120_000);
afterAll(() => rmSync(root, { recursive: true }));

type Edit = readonly [name: string, edit: () => void];

// Edits in one line are of different pages, and each is built: what a build misses stays missed in the next one, so the
// output is compared after the last of them.
const edits: readonly (readonly Edit[])[] = [
  [
    ["a sentence of a body", () => doc(1, { words: "Other words." })],
    ["a description", () => doc(3, { front: "description: Short.\n" })],
    ["an included file", () => put("content/en/docs/_code.js", "const included = 2;\n")],
    ["a post", () => post("Other words of news.")],
    ["a static file", () => put("content/static/notes.txt", "other\n")],
  ],
  [
    ["a second sentence of the same body", () => doc(1, { words: "Other words. And more." })],
    ["a link in front of others", () => doc(7, { words: "See [first](../part0/doc0.md) and [none](./none.md)." })],
    ["more words than a minute's reading", () => doc(8, { words: "word ".repeat(900) })],
    ["a picture of another site", () => doc(6, { words: "![far](https://example.com/a.png)" })],
    ["an original whose translation is stale then", () => doc(0, { words: "New words of the original." })],
  ],
  [["a title", () => put(docPath(2), page("Renamed"))]],
  [["a heading that others link to", () => doc(1, { heading: "Another heading" })]],
  [["the heading back again", () => doc(1)]],
  [["a heading of an original, which readers of the translation can open", () => doc(0, { heading: "Renamed" })]],
  [["that heading back again", () => doc(0)]],
  [["a place in the sidebar", () => doc(3, { front: "sidebar_position: 1\n" })]],
  [["a tag", () => doc(4, { front: "tags: [one, two]\n" })]],
  [["an address", () => doc(5, { front: "slug: /elsewhere\n" })]],
  [["an unlisted page", () => doc(6, { front: "unlisted: true\n" })]],
  [["a page that is gone, with its folder", () => remove(docPath(8))]],
  [["a new page", () => put("content/en/docs/part2/deep/new.md", page("New"))]],
  [
    [
      "a file in the place of a page's folder",
      () => {
        remove("content/en/docs/part2/deep/new.md");
        put("content/static/docs/part2/deep/new", "a file\n");
      },
    ],
  ],
  [
    [
      "and the page again",
      () => {
        remove("content/static/docs");
        put("content/en/docs/part2/deep/new.md", page("New"));
      },
    ],
  ],
  [
    [
      "a page with another name",
      () => renameSync(join(site, docPath(7)), join(site, "content/en/docs/part1/moved.md")),
    ],
  ],
  [["a translated page", () => put("content/uk/docs/part1/doc1.md", "---\ntitle: Інший\n---\n\nСлова.\n")]],
  [["a category", () => put("content/en/docs/part1/_category_.yaml", "label: Named\n")]],
  [["a specification, which another is laid over", () => spec("Second")]],
  [["what is laid over it", () => overlay("Інший")]],
  [["a link to a static file", () => doc(2, { words: "See [notes](/notes.txt)." })]],
  [["the file is gone", () => remove("content/static/notes.txt")]],
  [
    ["lines in front of a link that leads nowhere", () => doc(2, { words: "A line.\n\nSee [notes](/notes.txt)." })],
    ["a link to an anchor that is not there", () => doc(4, { words: "See [none](../part0/doc3.md#none)." })],
  ],
  [["the anchor is there", () => doc(3, { front: "sidebar_position: 1\n", heading: "None" })]],
  [["and is gone again", () => doc(3, { front: "sidebar_position: 1\n" })]],
  [["a redirect", () => put("hubdocs.config.yaml", config("redirects:\n  - { from: /old, to: /docs/part0/doc3 }\n"))]],
  [
    [
      "a redirect that leads nowhere",
      () => put("hubdocs.config.yaml", config("redirects:\n  - { from: /old, to: /no }\n")),
    ],
  ],
  [["a term with a definition", () => put("hubdocs.config.yaml", config(term("A thing.")))]],
  [["another definition", () => put("hubdocs.config.yaml", config(term("Another thing.")))]],
  [["the title of the page that a term links to", () => put(docPath(2), page("Renamed again"))]],
  [
    [
      "a style of the site",
      () => {
        put("theme.css", "a { color: red }\n");
        put("hubdocs.config.yaml", config("theme:\n  css: [theme.css]\n"));
      },
    ],
  ],
  [["that style", () => put("theme.css", "a { color: green }\n")]],
  [["a text of the interface", () => put("templates/strings/en.json", '{ "search": "Find" }\n')]],
  [["another address of the site", () => put("hubdocs.config.yaml", config("baseUrl: /hub/\n"))]],
  [
    [
      "a template of the site's own",
      () => put("templates/parts/Footer.tsx", "export function Footer() { return <p>Own</p>; }\n"),
    ],
  ],
  [["an API and a language less", () => put("hubdocs.config.yaml", "title: Another\nurl: https://docs.example.org\n")]],
];

const foldersOf = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length))
    .sort();

const outputOf = (folder: string) => ({
  files: readOutput(join(folder, "build")),
  folders: foldersOf(join(folder, "build")),
});

// What clean builds give, by the digests of their sources: some edits lead back to where the site was.
const cleanBuilds = new Map<string, ReturnType<typeof buildClean>>();

/** What a clean build of a copy of the site gives. */
async function buildClean() {
  const copy = join(root, "clean");
  cpSync(site, copy, { recursive: true, filter: (path) => !/\/(\.hubdocs|build)$/.test(path) });
  const { diagnostics } = await build({ site: copy, jobs: 1 });
  const output = outputOf(copy);
  rmSync(copy, { recursive: true });
  return { ...output, diagnostics };
}

function clean(): ReturnType<typeof buildClean> {
  const sources = [...readOutput(site)].filter(([path]) => !/^\/(\.hubdocs|build)\//.test(path));
  const key = JSON.stringify(sources);
  const made = cleanBuilds.get(key) ?? buildClean();
  cleanBuilds.set(key, made);
  return made;
}

test.each(edits.map((group) => [group.map(([name]) => name).join(", "), group] as const))(
  "%s",
  async (_, group) => {
    let told: unknown;
    for (const [, edit] of group) {
      edit();
      told = (await build({ site })).diagnostics;
    }
    const { diagnostics, files, folders } = await clean();
    expect(told).toEqual(diagnostics);
    const warm = outputOf(site);
    expect([...warm.files].filter(([path, bytes]) => files.get(path) !== bytes).map(([path]) => path)).toEqual([]);
    expect([...warm.files.keys()]).toEqual([...files.keys()]);
    expect(warm.folders).toEqual(folders);
    expect(readdirSync(root)).toEqual(["site"]);
    expect(
      readdirSync(site)
        .filter((name) => name.startsWith("."))
        .sort(),
    ).toEqual([".hubdocs"]);
  },
  90_000,
);
