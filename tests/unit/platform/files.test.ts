import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { sitePath } from "../../../src/model/brands.ts";
import { openSiteFolder } from "../../../src/platform/files.ts";
import { makeFolder, putFiles } from "./temporaryFolder.ts";

const content = sitePath("content");
const pathsOf = (files: readonly { readonly path: string }[]): readonly string[] => files.map(({ path }) => path);

test("files are listed with their sizes in code-unit order, dotfiles left out", async () => {
  const root = makeFolder({
    "content/b.md": "bb",
    "content/a/z.md": "z",
    "content/a-b.md": "",
    "content/.env": "x",
    "content/.git/x": "x",
    "other.md": "",
  });
  const { value, diagnostics } = await (await openSiteFolder(root)).list(content);
  expect(value.map(({ path, sizeBytes }) => ({ path, sizeBytes }))).toEqual([
    { path: "content/a-b.md", sizeBytes: 0 },
    { path: "content/a/z.md", sizeBytes: 1 },
    { path: "content/b.md", sizeBytes: 2 },
  ]);
  expect(diagnostics).toEqual([]);
});

test("a folder that does not exist has no files and is no problem", async () => {
  const site = await openSiteFolder(makeFolder());
  expect(await site.list(content)).toEqual({ value: [], diagnostics: [] });
});

test.for([
  "content/../../outside.txt",
  "../outside.txt",
  "content/./a.md",
  "content//a.md",
  "/content/a.md",
  "content/a.md/",
  "content",
  "content/.secret",
  "content/A.md",
  "content\\a.md",
  "content/a.md\0",
  "",
])("the path %j leads to no file", async (path) => {
  const outer = makeFolder({ "outside.txt": "x", "site/content/a.md": "x", "site/content/.secret": "x" });
  const site = await openSiteFolder(join(outer, "site"));
  expect(await site.exists(sitePath("content/a.md"))).toBe(true);
  expect(await site.exists(sitePath(path))).toBe(false);
  expect(await site.read(sitePath(path))).toBeUndefined();
  expect(await site.locate(sitePath(path))).toBeUndefined();
});

test("files in hidden folders that repositories share are found by name, and never listed", async () => {
  const root = makeFolder({
    "a.md": "",
    ".github/b.md": "b",
    ".github/.env": "x",
    "docs/.gitlab/c": "",
    ".gitbook/assets/a.png": "",
    ".vscode/sftp.json": "x",
    ".ssh/key": "x",
  });
  const site = await openSiteFolder(root);
  const paths = [".github/b.md", "docs/.gitlab/c", ".gitbook/assets/a.png"];
  const hidden = [".github/.env", ".vscode/sftp.json", ".ssh/key", ".github"];
  const found = await Promise.all([...paths, ...hidden].map((path) => site.exists(sitePath(path))));
  expect(found).toEqual([...paths.map(() => true), ...hidden.map(() => false)]);
  expect(pathsOf((await site.list(sitePath(""))).value)).toEqual(["a.md"]);
});

test("a path that ends in a slash is that of a folder", async () => {
  const root = makeFolder({ "src/a.rs": "", ".github/b.md": "", ".vscode/c.json": "" });
  const site = await openSiteFolder(root);
  const paths = ["src/", "/", ".github/", "src/a.rs/", ".vscode/", "Src/", "../"].map(sitePath);
  expect(await Promise.all(paths.map((path) => site.exists(path)))).toEqual([
    ...[true, true, true],
    ...[false, false, false, false],
  ]);
  const stamps = await Promise.all([sitePath("src/"), sitePath("lib/")].map((path) => site.stamp(path)));
  expect(stamps).toEqual(["folder", undefined]);
});

test("absolute paths of existing files lead to no file", async () => {
  const root = makeFolder({ "content/a.md": "x" });
  expect(await (await openSiteFolder(root)).read(sitePath(join(root, "content/a.md")))).toBeUndefined();
});

test("links inside the site are followed; a link outwards is named and not followed", async () => {
  const outer = makeFolder({ "outside/secret.md": "secret", "site/content/en/a.md": "a" });
  const root = join(outer, "site");
  symlinkSync("en", join(root, "content/uk"));
  symlinkSync("../../outside", join(root, "content/out"));
  symlinkSync(join(outer, "outside/secret.md"), join(root, "content/en/secret.md"));
  const site = await openSiteFolder(root);
  const { value, diagnostics } = await site.list(content);
  expect(pathsOf(value)).toEqual(["content/en/a.md", "content/uk/a.md"]);
  expect(diagnostics.map(({ code, location }) => [code, location?.file])).toEqual([
    ["source-outside", "content/en/secret.md"],
    ["source-outside", "content/out"],
    ["source-outside", "content/uk/secret.md"],
  ]);
  expect(new TextDecoder().decode(await site.read(sitePath("content/uk/a.md")))).toBe("a");
  expect(await site.read(sitePath("content/en/secret.md"))).toBeUndefined();
  expect(await site.read(sitePath("content/out/secret.md"))).toBeUndefined();
});

test.for([
  ["to nothing", "../gone", "cannot be read: the symbolic link leads to nothing"],
  ["outside", "../../outside", "the symbolic link leads outside the site folder"],
] as const)("a folder whose files are asked for by way of a link %s is named", async ([, target, message]) => {
  const outer = makeFolder({ "outside/docs/a.md": "a", "site/content/en/docs/a.md": "a" });
  symlinkSync(target, join(outer, "site/content/uk"));
  const site = await openSiteFolder(join(outer, "site"));
  const { value, diagnostics } = await site.list(sitePath("content/uk/docs"));
  expect(value).toEqual([]);
  expect(diagnostics).toMatchObject([{ message, location: { file: "content/uk" } }]);
  expect(await site.exists(sitePath("content/uk/docs/a.md"))).toBe(false);
});

test("nothing is said to be missing from a folder that cannot be listed", async () => {
  const root = makeFolder({ "content/uk/docs/a.md": "a" });
  const site = await openSiteFolder(root);
  await site.exists(content);
  rmSync(join(root, "content"), { recursive: true }); // nobody is kept from looking into a folder that is there when he is root
  const { diagnostics } = await site.list(sitePath("content/uk/docs"));
  expect(diagnostics).toMatchObject([{ code: "source-unreadable", location: { file: "content" } }]);
  for (const ask of [site.exists, site.read, site.stamp, site.locate])
    await expect(ask(sitePath("content/uk/docs/a.md"))).rejects.toThrow("cannot be read");
});

test("a folder beside the site whose name begins like it is outside", async () => {
  const outer = makeFolder({ "site/content/a.md": "a", "site-secret/x.md": "x" });
  symlinkSync("../../site-secret", join(outer, "site/content/link"));
  const { diagnostics } = await (await openSiteFolder(join(outer, "site"))).list(content);
  expect(diagnostics.map(({ code }) => code)).toEqual(["source-outside"]);
});

test("what is neither file nor folder is named, and nothing hangs", async () => {
  const root = makeFolder({ "content/real.md": "x", "content/folder.md/inner.md": "y" });
  execFileSync("mkfifo", [join(root, "content/fifo.md")]);
  symlinkSync("missing.md", join(root, "content/broken.md"));
  symlinkSync("loop.md", join(root, "content/loop.md"));
  symlinkSync("..", join(root, "content/up"));
  symlinkSync("/dev/zero", join(root, "content/device.md"));
  const site = await openSiteFolder(root);
  const { value, diagnostics } = await site.list(content);
  expect(pathsOf(value)).toEqual(["content/folder.md/inner.md", "content/real.md"]);
  expect(diagnostics.map(({ location, message }) => `${location?.file} ${message}`)).toEqual([
    "content/broken.md cannot be read: the symbolic link leads to nothing",
    "content/device.md the symbolic link leads outside the site folder",
    "content/fifo.md cannot be read: it is neither a file nor a folder",
    "content/loop.md cannot be read: the symbolic link leads back to itself",
    "content/up/content cannot be read: a symbolic link to a folder that contains it",
  ]);
  expect(await site.read(sitePath("content/fifo.md"))).toBeUndefined();
});

test("a name whose bytes are not UTF-8 is named", async () => {
  const root = makeFolder({ "content/a.md": "" });
  writeFileSync(
    Buffer.concat([Buffer.from(join(root, "content/")), Buffer.from([0x62, 0xff]), Buffer.from(".md")]),
    "x",
  );
  const { value, diagnostics } = await (await openSiteFolder(root)).list(content);
  expect(pathsOf(value)).toEqual(["content/a.md"]);
  expect(diagnostics.map(({ message }) => message)).toEqual(["cannot be read: its name is not valid UTF-8"]);
});

test("a name of 255 bytes and one with a replacement character are ordinary", async () => {
  const long = `${"ї".repeat(126)}.md`;
  const root = makeFolder({ [`content/${long}`]: "x", "content/odd\uFFFD.md": "y" });
  const { value, diagnostics } = await (await openSiteFolder(root)).list(content);
  expect(pathsOf(value)).toEqual(["content/odd\uFFFD.md", `content/${long}`]);
  expect(diagnostics).toEqual([]);
});

test("a file that has gone since it was listed is not there", async () => {
  const root = makeFolder({ "content/a.md": "x" });
  const site = await openSiteFolder(root);
  await site.list(content);
  mkdirSync(join(root, "content/b"));
  execFileSync("rm", [join(root, "content/a.md")]);
  expect(await site.read(sitePath("content/a.md"))).toBeUndefined();
});

test("a FIFO that has taken a listed file's place does not hang", async () => {
  const root = makeFolder({ "content/a.md": "x" });
  const site = await openSiteFolder(root);
  await site.list(content);
  execFileSync("sh", ["-c", `rm "$1" && mkfifo "$1"`, "sh", join(root, "content/a.md")]);
  expect((await site.read(sitePath("content/a.md")))?.length).toBe(0);
});

test("a site folder behind a link is the folder that it leads to", async () => {
  const outer = makeFolder();
  putFiles(outer, { "real/content/a.md": "x" });
  symlinkSync("real", join(outer, "link"));
  const site = await openSiteFolder(join(outer, "link"));
  expect(site.root).toBe(join(outer, "real"));
  expect(await site.exists(sitePath("content/a.md"))).toBe(true);
});
