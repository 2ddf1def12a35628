import { expect, test } from "vitest";
import { loadFrom } from "./siteOf.ts";

/** What is told of a site with a configuration, which is JSON. */
const look = async (paths: readonly string[], user = {}) => {
  const files = Object.fromEntries(paths.map((path) => [path, "# A"]));
  const { diagnostics } = await loadFrom({ ...files, "hubdocs.config.json": JSON.stringify(user) });
  return diagnostics.map(({ location, message, hint }) => [location?.file, message, hint]);
};

test("Markdown beside the folders of languages is told where it belongs", async () => {
  const found = await look(["content/en/docs/a.md", "content/b.md", "content/docs/c/d.md", "content/manual/e.md"]);
  const message = "the file does not belong to any language of the site, so it is not read";
  expect(found).toEqual([
    ["content/b.md", message, "move it to content/en/docs/b.md"],
    ["content/docs/c/d.md", message, "move it to content/en/docs/c/d.md"],
  ]);
});

test("so is Markdown of a language beside its docs, posts and pages", async () => {
  const found = await look([
    "content/en/docs/a.md",
    "content/en/b.md",
    "content/en/README.md",
    "content/en/_part.md",
    "content/en/Doc/c.md",
    "content/en/Doc/d.md",
    "content/en/posts/e.md",
    "content/en/snippets/f.md",
  ]);
  const ofFolder = "this is not a folder for pages, so it is not read";
  expect(found).toEqual([
    ["content/en/Doc", ofFolder, "rename it to content/en/docs"],
    [
      "content/en/b.md",
      "the file is not in docs/, blog/ or pages/, so it is not read",
      "move it to content/en/docs/b.md",
    ],
    ["content/en/posts", ofFolder, "rename it to content/en/blog"],
  ]);
});

test("a version that nobody has listed is told once", async () => {
  const files = ["content/en/docs/a.md", "content/en/versions/2.0/a.md", "content/en/versions/2.0/b.md"];
  const message = 'the site has no version "2.0": the folder is not read';
  expect(await look(files)).toEqual([
    ["content/en/versions/2.0", message, 'add to hubdocs.config.json: versions: { list: { current: {}, "2.0": {} } }'],
  ]);
  expect(await look(files, { versions: { list: { current: {}, "2.0": {} } } })).toEqual([]);
});

test("docs beside a configuration are told, as long as there are no others", async () => {
  expect(await look(["docs/a.md", "content/static/x.txt"])).toEqual([
    [
      "docs",
      "a site with a configuration has its pages in content/: the folder is not read",
      "move it to content/en/docs",
    ],
  ]);
  expect(await look(["docs/a.md", "content/en/docs/a.md"])).toEqual([]);
  expect(await look(["src/a.ts"])).toEqual([]);
});

test("pages of folders that are named as in Hugo are told once, where the folder has no other page", async () => {
  const paths = [
    "content/en/docs/_index.md",
    "content/en/docs/a/_index.md",
    "content/en/docs/b/_index.md",
    "content/en/docs/b/README.md",
    "content/en/docs/_parts/_index.md",
    "content/en/docs/a.md",
  ];
  expect(await look(paths)).toEqual([
    [
      "content/en/docs/_index.md",
      "what begins with `_` is a part of pages: it is not read, like 1 other file of this name",
      "rename it to `index.md` if it is the page of its folder, as in Hugo",
    ],
  ]);
  expect(await look(paths, { markdown: { dialect: "docusaurus" } })).toEqual([]);
});

test("folders of other tools are told, as long as nothing is read", async () => {
  const files = ["content/posts/a.md", "content/posts/b/c.md", "content/en/about/d.md", "content/de/about/e.md"];
  const rest = "and none of them is docs/, blog/ or pages/ of a language, so nothing is read";
  expect(await look([...files, "content/en/_parts/f.md", "content/static/g.md"])).toEqual([
    ["content/de", `its folders hold 1 Markdown file, ${rest}`, "move the folders into content/de/docs"],
    ["content/en", `its folders hold 1 Markdown file, ${rest}`, "move the folders into content/en/docs"],
    ["content", `its folders hold 2 Markdown files, ${rest}`, "move the folders into content/en/docs"],
  ]);
  expect(await look([...files, "content/en/docs/f.md"])).toEqual([]);
  expect((await look(["content/en/posts/a.md"])).map(([place]) => place)).toEqual(["content/en/posts"]);
});
