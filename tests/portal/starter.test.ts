// What `hubdocs init` makes: a site that builds and passes its check without a finding, in each choice of languages.
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { runHubdocs } from "./runHubdocs.ts";

const work = mkdtempSync(join(tmpdir(), "hubdocs-starter-"));
afterAll(() => rmSync(work, { recursive: true, force: true }));

const init = (name: string, ...flags: readonly string[]) => runHubdocs(["init", name, "--yes", ...flags], work);

test.each([
  ["en,uk", ["/", "/uk/"]],
  ["uk,en", ["/", "/en/"]],
  ["en", ["/"]],
])("a site in %s builds strictly and has no finding, with feeds and without", (locales, homes) => {
  const name = `site-${locales}`;
  expect(init(name, "--locales", locales, "--url", "https://me.example/docs").status).toBe(0);
  const site = join(work, name);
  const checked = runHubdocs(["check", "--strict", "--quiet", "--verbose"], site);
  expect(checked.stderr).toBe("");
  const built = runHubdocs(["build", "--strict", "--quiet"], site);
  expect(built.stderr).toBe("");
  expect(built.status).toBe(0);
  for (const home of homes) expect(existsSync(join(site, "build", home, "blog/atom.xml")), home).toBe(true);
  expect(readFileSync(join(site, "build/index.html"), "utf8")).toContain('href="/docs/docs/intro"');
});

test("a language that nobody has written texts in shows the default one's", () => {
  expect(init("german", "--locales", "en,de").status).toBe(0);
  expect(runHubdocs(["build", "--strict", "--quiet"], join(work, "german")).stderr).toBe("");
  const page = readFileSync(join(work, "german/build/de/docs/intro/index.html"), "utf8");
  expect(page).toContain('lang="de"');
  expect(page).toContain("This page is");
});

test("texts leave nothing open, and name the folders of the chosen languages", () => {
  expect(init("chosen", "--locales", "de,uk").status).toBe(0);
  const site = join(work, "chosen");
  const texts = readdirSync(site, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(md|yaml|yml|json)$/.test(file) && !file.startsWith(".github"))
    .map((file) => readFileSync(join(site, file), "utf8"));
  expect(texts.filter((text) => text.includes("{{"))).toEqual([]);
  expect(readFileSync(join(site, "content/de/docs/intro.md"), "utf8")).toContain("`content/de/docs/intro.md`");
});

test.each(["", " "])("without a name, %j, a site has that of its folder", (title) => {
  const name = `my-docs-${title.length}`;
  expect(init(name, "--title", title).status).toBe(0);
  expect(readFileSync(join(work, name, "hubdocs.config.yaml"), "utf8")).toContain(`title: "My docs ${title.length}"`);
});

test("a folder keeps its own package.json, .gitignore and everything else", () => {
  const site = join(work, "present");
  mkdirSync(site);
  for (const file of ["package.json", ".gitignore", "main.py"]) writeFileSync(join(site, file), "{}");
  const made = init("present");
  expect(made.stdout).toContain("Left .gitignore unchanged\nLeft package.json unchanged\n");
  expect(made.stdout).toContain("npm install --save-dev hubdocs");
  for (const file of ["package.json", ".gitignore", "main.py"])
    expect(readFileSync(join(site, file), "utf8")).toBe("{}");
});

test("one file in the way, and nothing at all is written", () => {
  const site = join(work, "taken");
  mkdirSync(join(site, "specs"), { recursive: true });
  writeFileSync(join(site, "specs/notes.en.yaml"), "mine");
  const refused = init("taken");
  expect(refused.status).toBe(2);
  expect(refused.stderr).toContain("taken already has specs/notes.en.yaml");
  expect(readdirSync(site, { recursive: true, encoding: "utf8" }).sort()).toEqual(["specs", "specs/notes.en.yaml"]);
  expect(readFileSync(join(site, "specs/notes.en.yaml"), "utf8")).toBe("mine");
});

test.each([
  [["--locales", "en_US"], '--locales names "en_US"'],
  [["--url", "docs.example.org"], '"docs.example.org" is not the address of a site'],
])("%s is refused with what to write instead", (flags, message) => {
  const refused = init("wrong", ...flags);
  expect(refused.status).toBe(2);
  expect(refused.stderr).toContain(message);
  expect(existsSync(join(work, "wrong"))).toBe(false);
});
