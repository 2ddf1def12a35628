// What `hubdocs import` makes of a site of each tool: a site that builds, with one finding for what means nothing here.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { putAll } from "../reliability/putFile.ts";
import { root, runHubdocs } from "./runHubdocs.ts";

const work = mkdtempSync(join(tmpdir(), "hubdocs-import-"));
afterAll(() => rmSync(work, { recursive: true, force: true }));

/** Writes a site of another tool. */
function write(name: string, files: Readonly<Record<string, string>>): void {
  putAll(join(work, name), files);
}

const sites = {
  docusaurus: {
    "docusaurus.config.js": "module.exports = { title: 'Moved', url: 'https://a.example' };",
    "docs/intro.mdx": "---\nslug: /\n---\nimport C from './c';\n\n# Intro\n\n:::tip Now\na\n:::\n\n<C />\n",
    "static/img/a.svg": '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
  },
  vitepress: {
    ".vitepress/config.mjs":
      "export default { title: 'Moved', themeConfig: { sidebar: [{ text: 'Intro', link: '/intro' }] } }",
    "index.md": "---\nlayout: home\nhero: { name: Moved, tagline: T, actions: [{ text: Go, link: /intro }] }\n---\n",
    "intro.md": "# Intro\n\n::: tip Now\na\n:::\n\n<C />\n",
  },
  starlight: {
    "astro.config.mjs": "export default defineConfig({ integrations: [starlight({ title: 'Moved' })] })",
    "src/content/docs/index.mdx":
      "---\ntitle: Moved\ntemplate: splash\nhero: { title: P, actions: [{ text: Go, link: /intro/ }] }\n---\n",
    "src/content/docs/intro.mdx":
      "---\ntitle: Intro\n---\nimport C from './C.astro';\n\n:::tip[Now]\na\n:::\n\n<C />\n",
  },
  mkdocs: {
    "mkdocs.yml": "site_name: Moved\nnav:\n  - Intro: index.md\n",
    "docs/index.md": '# Intro\n\n!!! tip "Now"\n    a\n\n::: package.module\n',
  },
  mdbook: {
    "book.toml": '[book]\ntitle = "Moved"\n',
    "src/SUMMARY.md": "- [Intro](intro.md)\n",
    "src/intro.md": "# Intro\n\n> [!TIP]\n> Now\n\n<Listing>\n\na\n\n</Listing>\n",
  },
};

test("a file whose name is not UTF-8 is named, and the others are imported", {
  skip: process.platform !== "linux",
}, () => {
  write("latin", { "mkdocs.yml": "site_name: Moved\n", "docs/index.md": "# Intro\n" });
  writeFileSync(
    Buffer.concat([Buffer.from(`${join(work, "latin/docs/caf")}`), Buffer.from([0xe9]), Buffer.from(".png")]),
    "",
  );
  const made = runHubdocs(["import", "latin", "new-latin"], work);
  expect(made).toMatchObject({ status: 0, stderr: "" });
  expect(made.stdout).toContain("  docs/caf\ufffd.png: its name is not valid UTF-8");
  expect(existsSync(join(work, "new-latin/content/en/docs/index.md"))).toBe(true);
});

test("the new site has the .gitignore that init writes, but keeps one that is there", () => {
  write("ignores", { "mkdocs.yml": "site_name: Moved\n", "docs/index.md": "# Intro\n" });
  write("new-ignores-kept", { ".gitignore": "mine\n" });
  const made = runHubdocs(["import", "ignores", "new-ignores"], work);
  expect(made).toMatchObject({ status: 0, stderr: "" });
  expect(made.stdout).toContain("\n  .gitignore\n");
  const written = readFileSync(join(work, "new-ignores/.gitignore"), "utf8");
  expect(written).toBe(readFileSync(join(root, "templates/starter/gitignore"), "utf8"));
  const kept = runHubdocs(["import", "ignores", "new-ignores-kept"], work);
  expect(kept).toMatchObject({ status: 0, stderr: "" });
  expect(kept.stdout).not.toContain(".gitignore");
  expect(readFileSync(join(work, "new-ignores-kept/.gitignore"), "utf8")).toBe("mine\n");
});

test.each(Object.entries(sites))("a site of %s builds after it was moved", (tool, files) => {
  write(tool, files);
  const made = runHubdocs(["import", tool, `new-${tool}`], work);
  expect(made.stderr).toBe("");
  expect(made.status).toBe(0);
  expect(made.stdout).toContain("Not converted:");
  const site = join(work, `new-${tool}`);
  const built = runHubdocs(["build", "--quiet"], site);
  expect(built.status).toBe(0);
  expect(
    built.stderr.match(/^\S+ (?:warning|error) [\w-]+/gm)?.map((line) => line.split(" ").slice(1).join(" ")),
  ).toEqual(["warning dialect-unsupported"]);
  const page =
    { docusaurus: "docs/index.html", mkdocs: "index.html", starlight: "intro/index.html" }[tool] ?? "intro.html";
  const html = readFileSync(join(site, "build", page), "utf8");
  expect(html).toContain("Now");
  expect(html).toContain("admonition");
  expect(html).toContain("<title>Intro | Moved</title>");
});

test("docs beside the folder of the configuration are found, and links to files within the site are followed", () => {
  write("beside", {
    "website/docusaurus.config.js": "module.exports = { title: 'T', docs: { path: '../guides' } };",
    "guides/a.md": "# A\n\n![a](./b.svg)\n",
    "guides/c.svg": sites.docusaurus["static/img/a.svg"],
    "other/d.md": "",
  });
  symlinkSync("c.svg", join(work, "beside/guides/b.svg"));
  symlinkSync(join(work, "..", "nowhere"), join(work, "beside/guides/e.svg"));
  const { stdout } = runHubdocs(["import", "beside/website", "beside-new"], work);
  expect(stdout).toMatch(/^Converted a Docusaurus site: 1 pages?, en\n {2}content\/en\/docs: 2 files\n/);
  expect(readdirSync(join(work, "beside-new/content/en/docs"))).toEqual(["a.md", "b.svg"]);
  expect(readdirSync(join(work, "beside-new"))).toEqual([".gitignore", "content", "hubdocs.config.yaml"]);
});

test("a repository around a site of VitePress stays behind, and its README is a page of its own", () => {
  const repository = { "README.md": "# Read me\n", LICENSE: "", "scripts/a.ts": "", "package.json": "{}" };
  write("repository", { ...sites.vitepress, ...repository });
  const { stdout } = runHubdocs(["import", "repository", "repository-new"], work);
  expect(stdout).toContain("  LICENSE, package.json, scripts/a.ts: not copied, because no page refers to them\n");
  const site = join(work, "repository-new");
  expect(readdirSync(join(site, "content/en/docs"))).toEqual(["README.md", "intro.md"]);
  const { stderr } = runHubdocs(["build", "--quiet"], site);
  expect(stderr.match(/warning|error/g)).toEqual(["warning"]);
  expect(readFileSync(join(site, "build/README.html"), "utf8")).toContain("<title>Read me | Moved</title>");
  expect(readFileSync(join(site, "build/index.html"), "utf8")).toContain('href="/intro"');
});

test("what was built of a site before it is moved is no part of it", () => {
  write("tried", sites.vitepress);
  const lookAt = (): string => runHubdocs(["import", "tried", "tried-new", "--dry-run"], work).stdout;
  const before = lookAt();
  expect(runHubdocs(["build", "--quiet"], join(work, "tried")).status).toBe(0);
  expect(existsSync(join(work, "tried/build/index.md"))).toBe(true);
  expect(lookAt()).toBe(before);
});

test("a dry run says the same and writes nothing", () => {
  write("dry", sites.mkdocs);
  const { stdout, status } = runHubdocs(["import", "dry", "dry-new", "--dry-run"], work);
  expect(status).toBe(0);
  expect(stdout).toMatch(/^Would convert an MkDocs site: 1 pages?, en\n {2}content\/en\/docs: 1 file\n/);
  expect(existsSync(join(work, "dry-new"))).toBe(false);
});

test("a folder that is a site already stays as it is", () => {
  write("old", sites.mkdocs);
  write("taken", { "content/en/docs/a.md": "mine" });
  const { stderr, status } = runHubdocs(["import", "old", "taken"], work);
  expect(status).toBe(2);
  expect(stderr).toContain("taken already has content");
  expect(readdirSync(join(work, "taken"))).toEqual(["content"]);
});

test("a folder of no known tool is told, and a configuration is never run", () => {
  write("nothing", { "readme.md": "a" });
  expect(runHubdocs(["import", "nothing", "x"], work).stderr).toContain("has no configuration of a known tool");
  write("evil", {
    "docusaurus.config.js": "require('fs').writeFileSync('ran', ''); module.exports = { title: 'T' };",
    "docs/a.md": "a",
  });
  expect(runHubdocs(["import", "evil", "evil-new"], work).status).toBe(0);
  runHubdocs(["build", "--quiet"], join(work, "evil-new"));
  expect(existsSync(join(work, "ran")) || existsSync(join(work, "evil-new/ran"))).toBe(false);
});
