// A frozen version stays what it was when it was frozen, to the last byte, whatever becomes of the site around it; and the
// site around it stays whole. Runs the real command.
import { existsSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openSearch } from "./compiledLibrary.ts";
import { configWith, type FrozenSite, makeFrozenSite } from "./frozenSite.ts";
import { readOutput } from "./readOutput.ts";

const folder = mkdtempSync(join(tmpdir(), "hubdocs-frozen-"));
const outputOf = (name: string): string => join(folder, name);
const built: { site?: FrozenSite; before?: ReadonlyMap<string, string>; after?: ReadonlyMap<string, string> } = {};

function theSite(): FrozenSite {
  if (built.site === undefined) throw new Error("The site has not been made");
  return built.site;
}

/** Builds the site and reads what was built. */
function build(name: string, ...flags: readonly string[]): ReadonlyMap<string, string> {
  theSite().run("build", "--out-dir", outputOf(name), ...flags);
  return readOutput(outputOf(name));
}

/** Files of version 1.0. */
const frozenPart = (output: ReadonlyMap<string, string> | undefined): readonly (readonly [string, string])[] =>
  [...(output ?? [])].filter(([path]) => /\/docs\/1\.0(?:[/.]|$)/.test(path));

const read = (output: string, path: string): string => readFileSync(join(outputOf(output), path), "utf8");

beforeAll(async () => {
  built.site = makeFrozenSite(join(folder, "site"));
  built.before = build("before");
  expect(theSite().run("version", "1.0", "--freeze")).toMatch(
    /^Version 1\.0 is frozen: \d+ pages, .* in frozen\/1\.0\.zip/,
  );
  await sleep(200); // A build remembers no file that was written a moment before it began.
  built.after = build("before");
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("links of a version's docs to files outside of them lead there still", () => {
  const copy = readFileSync(join(theSite().folder, "content/en/versions/1.0/guide/index.md"), "utf8");
  expect(copy).toContain("[About](../../../pages/about.md)");
  expect(read("before", "docs/1.0/guide/index.html")).toContain('href="/about"');
});

test("freezing a version changes no byte of the site", () => {
  expect(frozenPart(built.before).length).toBeGreaterThan(40);
  expect(built.after).toEqual(built.before);
});

test("a build with a frozen version that follows another one has nothing to do", () => {
  expect(theSite().run("build", "--out-dir", outputOf("before"))).toContain("nothing new");
});

test("a frozen version is not read: its sources may be broken, and its pages say so when asked", () => {
  const site = theSite();
  const path = "content/en/versions/1.0/intro.md";
  const text = readFileSync(join(site.folder, path), "utf8");
  site.write(path, "---\ntitle: [\n---\n\n```js\n");
  const said = site.run("build", "--strict", "--out-dir", outputOf("before"), "--explain", "/docs/1.0/intro");
  expect(said).toContain("docs/1.0/intro/index.html is unchanged since its version was frozen");
  site.write(path, text);
});

test("templates, styles, texts, settings and other versions may change: no byte of the frozen version does", () => {
  const site = theSite();
  const css = 'theme: { css: [mine.css] }\nfooter: { copyright: "Somebody" }\ncolorMode: { default: dark }\n';
  site.write("hubdocs.config.yaml", configWith(css));
  site.write("mine.css", "main { color: teal }\n");
  site.write("templates/parts/Footer.tsx", "export const Footer = () => <footer>Mine</footer>;\n");
  site.write("content/en/docs/more.md", "# More\n");
  const output = build("changed");
  expect(read("changed", "docs/intro/index.html")).toContain("<footer>Mine</footer>");
  expect(frozenPart(output)).toEqual(frozenPart(built.before));
  // The policy of the whole site lets the old pages run what they run.
  const policyOf = (name: string): string => JSON.parse(read(name, ".hubdocs-routes.json")).contentSecurity;
  const hashes = policyOf("before").match(/'sha256-[^']+'/g) ?? [];
  expect(hashes.length).toBeGreaterThan(0);
  for (const hash of hashes) expect(policyOf("changed")).toContain(hash);
});

test("what frozen pages load and link to is there, also when the site has it no more", () => {
  const site = theSite();
  for (const name of ["docs", "versions/2.0"])
    rmSync(join(site.folder, `content/en/${name}/guide`), { recursive: true });
  const output = build("fewer");
  expect(frozenPart(output)).toEqual(frozenPart(built.before));
  expect(read("fewer", "docs/guide/later-gone/index.html")).toContain('url=/docs/intro"');
  const lost: string[] = [];
  for (const [path] of frozenPart(output)) {
    if (!path.endsWith(".html")) continue;
    for (const [, address = ""] of read("fewer", path).matchAll(/(?:href|src|needs|companion)="(\/[^"#?]*)/g)) {
      for (const one of address.split(" ")) {
        const place = join(outputOf("fewer"), decodeURI(one));
        const isThere = [place, `${place}/index.html`].some((file) => existsSync(file));
        if (!isThere) lost.push(`${path}: ${one}`);
      }
    }
  }
  expect(lost).toEqual([]);
});

test("links to pages and anchors of a frozen version are checked, and it counts as published", () => {
  const site = theSite();
  site.write(
    "content/en/docs/links.md",
    "# Links\n\n[a](/docs/1.0/intro#first-part) [b](/docs/1.0/intro#no-part) [c](/docs/1.0/no-page)\n",
  );
  const manifest = join(outputOf("before"), "url-manifest.json");
  const said = site.run("check", "--against", manifest);
  expect(said).toContain("Checked");
  const findings = site.fail("check", "--strict", "--against", manifest);
  expect(findings).toContain('"/docs/1.0/intro#no-part" leads to /docs/1.0/intro, which has no anchor');
  expect(findings).toContain('"/docs/1.0/no-page" does not lead to any page');
  expect(findings).not.toContain('"/docs/1.0/intro#first-part" leads');
  expect(findings).not.toMatch(/address \/(?:uk\/)?docs\/1\.0/);
  expect(findings).not.toContain("plan.png");
  rmSync(join(site.folder, "content/en/docs/links.md"));
});

test("programs find the pages of a frozen version: sitemap, manifest, routes, search", async () => {
  expect(read("fewer", "sitemap.xml")).toContain("<loc>https://docs.example.org/docs/1.0/guide/old-only</loc>");
  expect(read("fewer", "url-manifest.json")).toContain('"/docs/1.0/intro":["first-part"]');
  expect(JSON.parse(read("fewer", ".hubdocs-routes.json")).routes["/docs/1.0/intro"]).toBe("docs/1.0/intro/index.html");
  const { search } = await openSearch(outputOf("fewer"), { version: "1.0" });
  expect((await search("walrus")).map(({ url }) => url)).toEqual(["/docs/1.0/intro"]);
});

test("a frozen version stands below any base URL, and only in the languages that are built", () => {
  const output = build("below", "--base-url", "/manual/", "--locale", "en");
  expect(read("below", "docs/1.0/intro/index.html")).toContain('href="/manual/docs/1.0/guide/"');
  expect([...output.keys()].filter((path) => path.startsWith("/uk/"))).toEqual([]);
  expect(read("below", "docs/1.0/intro/index.html")).not.toContain("hubdocs-frozen");
});

test("in an offline folder frozen pages lead from file to file, with scripts that need no server", () => {
  const output = build("offline", "--offline");
  const page = read("offline", "docs/1.0/intro/index.html");
  expect(page).toContain('href="../../../docs/1.0/guide/index.html"');
  expect(page).toMatch(/<hub-island[^>]* src="..\/..\/..\/assets\/islands\.\w+\.js#Search"/);
  expect(page).not.toMatch(/hubdocs-(?:frozen|offline)-root| needs="/);
  for (const [, script = ""] of page.matchAll(/src="\.\.\/\.\.\/\.\.\/([^"#]+)/g))
    expect([...output.keys()]).toContain(`/${script}`);
});

test("freezing is refused where it cannot last, and a version that is thawed is built again", () => {
  const site = theSite();
  expect(site.fail("version", "2.0", "--freeze")).toContain("version 2.0 is the latest one");
  expect(site.fail("version", "current", "--freeze")).toContain("the current docs cannot be frozen");
  expect(site.fail("version", "3.0", "--freeze")).toContain('there is no version "3.0"');
  expect(site.fail("version", "1.0", "--freeze")).toContain("is already frozen");
  expect(site.fail("version", "1.0", "--freeze", "--unfreeze")).toContain("cannot be given together");
  const archive = join(site.folder, "frozen/1.0.zip");
  const bytes = readFileSync(archive);
  truncateSync(archive, bytes.length - 100);
  expect(site.fail("build", "--out-dir", outputOf("before"))).toContain("frozen/1.0.zip error frozen-unusable");
  expect(existsSync(join(outputOf("before"), "docs/1.0/intro/index.html"))).toBe(true);
  writeFileSync(archive, bytes);
  site.write("hubdocs.config.yaml", configWith('docs: { path: "" }'));
  expect(site.fail("build", "--out-dir", outputOf("root"))).toContain("its pages belong to /docs/1.0, not to /1.0\n");
  site.write("hubdocs.config.yaml", configWith(""));
  expect(site.run("version", "1.0", "--unfreeze")).toContain("Version 1.0 is built from its sources again");
  expect(site.fail("version", "1.0", "--unfreeze")).toContain("version 1.0 is not frozen");
  build("thawed");
  expect(read("thawed", "docs/1.0/intro/index.html")).toContain("<footer>Mine</footer>");
});
