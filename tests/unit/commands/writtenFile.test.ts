import { mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { noPlaceFor } from "../../../src/commands/writtenFile.ts";
import { makeFolder } from "../platform/temporaryFolder.ts";

const kind = { name: "list", isOwn: (text: string): boolean => text.startsWith("list") };

/** A site in a folder of others' files. */
function makeSite(): string {
  const site = makeFolder({
    "hubdocs.config.yaml": "title: Hub\n",
    "content/en/docs/intro.md": "# Intro\n",
    "content/list.json": "list of old",
    "api/hub.yaml": "openapi: 3.1.0\n",
    "list.json": "list of old",
    "empty.json": "",
    "package.json": "{}\n",
  });
  mkdirSync(join(site, "folder.json"));
  return site;
}

const refusalAt = async (site: string, path: string): Promise<string | undefined> =>
  (await noPlaceFor({ flag: "--list", file: join(site, path), site }, kind))?.message.replaceAll(`${site}/`, "");

test.each([
  ["content/en/docs/intro.md", ": it is inside the site's content folder"],
  ["content/en/docs/new.json", ": it is inside the site's content folder"],
  ["content/list.json", ": it is inside the site's content folder"],
  ["specs/hub.yaml", ": it is inside the site's specs folder"],
  ["templates", ": it is inside the site's templates folder"],
  ["hubdocs.config.yaml", ": it has the name of a site's configuration"],
  ["hubdocs.config.json", ": it has the name of a site's configuration"],
  ["api/hub.yaml", ": it is there, and not a list that hubdocs wrote"],
  ["package.json", ": it is there, and not a list that hubdocs wrote"],
  [`${"x".repeat(245)}.json`, ": the name is too long for the file system"],
  ["none/list.json", ""],
])("%s is refused", async (path, reason) => {
  expect(await refusalAt(makeSite(), path)).toBe(`--list: cannot write ${path}${reason}`);
});

test("a folder is refused", async () => {
  expect(await refusalAt(makeSite(), "folder.json")).toBe("--list: folder.json is not a file");
});

test.each(["new.json", "list.json", "empty.json", "api/hubdocs.config.json"])("%s may be written", async (path) => {
  expect(await refusalAt(makeSite(), path)).toBeUndefined();
});

test.skipIf(process.platform === "win32")("a link is as good as what it leads to", async () => {
  const site = makeSite();
  for (const [name, target] of Object.entries({
    page: "content/en/docs/intro.md",
    ours: "list.json",
    other: "package.json",
  }))
    symlinkSync(target, join(site, name));
  expect(await refusalAt(site, "page")).toContain("it is inside the site's content folder");
  expect(await refusalAt(site, "other")).toContain("not a list that hubdocs wrote");
  expect(await refusalAt(site, "ours")).toBeUndefined();
});

test.skipIf(process.platform === "win32")("a way through a link in a circle is refused", async () => {
  const site = makeSite();
  symlinkSync("circle", join(site, "circle"));
  for (const path of ["circle", "circle/list.json"])
    expect(await refusalAt(site, path)).toBe(
      `--list: cannot write ${path}: a symbolic link in the path leads back to itself`,
    );
});
