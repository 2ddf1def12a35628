import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { zipSync } from "fflate";
import { expect, test } from "vitest";
import { archiveRefusal } from "../../../../src/platform/archive/archiveGuard.ts";
import { zipFolder } from "../../../../src/platform/archive/zipFolder.ts";
import { makeFolder } from "../temporaryFolder.ts";

const signal = new AbortController().signal;
const refusalAt = async (path: string): Promise<string | undefined> =>
  (await archiveRefusal(path, "site.zip"))?.diagnostic.message;

test("an archive of a site may be replaced, one of other files may not", async () => {
  const folder = makeFolder({ "site/404.html": "none", "site/docs/a.html": "a" });
  const target = join(folder, "site.zip");
  expect(await refusalAt(target)).toBeUndefined();
  zipFolder(join(folder, "site"), ["404.html", "docs/a.html"], { target, signal });
  expect(await refusalAt(target)).toBeUndefined();
  zipFolder(join(folder, "site"), ["docs/a.html"], { target, signal });
  expect(await refusalAt(target)).toBe("site.zip is there, and not an archive that hubdocs made");
});

const page = new Uint8Array([104, 105]);
test.each([
  ["a text", "mine"],
  ["half an archive", new Uint8Array([0x50, 0x4b, 3, 4])],
  ["an archive that somebody has made of the same folder", zipSync({ site: { "404.html": page } })],
  ["one of several folders", zipSync({ "site/404.html": page, "other/a": page }, { mtime: new Date(1980, 0, 1) })],
])("%s is refused", async (_, bytes) => {
  const target = join(makeFolder(), "site.zip");
  writeFileSync(target, bytes);
  expect(await refusalAt(target)).toBe("site.zip is there, and not an archive that hubdocs made");
});

test("an empty file may be replaced; a folder, and a link to nothing, may not", async () => {
  const folder = makeFolder({ "empty.zip": "" });
  mkdirSync(join(folder, "folder.zip"));
  expect(await refusalAt(join(folder, "empty.zip"))).toBeUndefined();
  expect(await refusalAt(join(folder, "folder.zip"))).toBe("site.zip is not a file");
  if (process.platform === "win32") return;
  symlinkSync("nothing", join(folder, "link.zip"));
  expect(await refusalAt(join(folder, "link.zip"))).toBe(
    "site.zip cannot be the archive: there is no such file or folder",
  );
});

test("a name that is too long is refused before anything is built", async () => {
  const refusal = await archiveRefusal(join(makeFolder(), `${"x".repeat(246)}.zip`), "x.zip");
  expect(refusal?.diagnostic.hint).toBe("choose a shorter name with --out-dir");
});
