import { expect, test } from "vitest";
import { describeLooseDocs, findLooseDocs } from "../../../src/config/looseDocs.ts";
import { openSiteFolder } from "../../../src/platform/files.ts";
import { makeFolder } from "../platform/temporaryFolder.ts";

const look = async (files: Readonly<Record<string, string>>) =>
  await findLooseDocs(await openSiteFolder(makeFolder(files)));

test("a folder `docs` with Markdown is the docs, and the README beside it the landing page", async () => {
  const found = await look({ "README.md": "# Lamp", "docs/a.md": "# A", "docs/b/c.md": "# C", "other/d.md": "# D" });
  expect(found).toEqual({
    docs: { folder: "docs", paths: ["docs/a.md", "docs/b/c.md"], home: "README.md" },
    title: "Lamp",
  });
});

test("without one all Markdown is, but not that of packages, programs and other generators", async () => {
  const found = await look({
    "README.md": "text",
    "guide/a.md": "# A",
    "_drafts/x.md": "# X",
    "node_modules/p/README.md": "# P",
    "build/docs/a.md": "# A",
    "public/404.html": "<p>",
    "public/a.md": "# A",
  });
  expect(found).toEqual({ docs: { folder: "", paths: ["README.md", "guide/a.md"] } });
});

test("a folder without Markdown has no docs", async () => {
  expect(await look({ "main.py": "", "node_modules/p/README.md": "" })).toBeUndefined();
});

test.each([
  ["# The [lamp](https://lamp.example) `cli` **2**", "The lamp cli 2"],
  ["![badge](b.svg)\n\n# ![logo](l.svg)\n\n# Lamp <sub>new</sub>\n", "Lamp new"],
  ["## Only a section", undefined],
])("%j is called %s", async (readme, title) => {
  expect((await look({ "README.md": readme, "docs/a.md": "" }))?.title).toBe(title);
});

test("the finding leads to the next step: moving files, or a command that moves another tool's site", () => {
  const docs = { folder: "docs", paths: ["docs/a.md"] };
  expect(describeLooseDocs({ docs })).toMatchObject({
    message: "there is no configuration and no content/: 1 Markdown file in docs/ used as English docs",
    hint: "move the files to content/en/docs, and name the site and its languages in hubdocs.config.yaml",
  });
  expect(describeLooseDocs({ docs, tool: "MkDocs" }).hint).toBe(
    "this is a MkDocs site: convert it with hubdocs import . ../my-docs",
  );
});

test("a configuration of another tool is seen", async () => {
  expect((await look({ "mkdocs.yml": "", "docs/a.md": "" }))?.tool).toBe("MkDocs");
  expect((await look({ "docusaurus.config.ts": "", "docs/a.md": "" }))?.tool).toBe("Docusaurus");
});
