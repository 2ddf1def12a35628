import { mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { problemsOf } from "../../../src/commands/problemsOf.ts";
import { sitePath } from "../../../src/model/brands.ts";
import type { Diagnostic } from "../../../src/model/diagnostic.ts";
import { makeFolder, putFiles } from "../platform/temporaryFolder.ts";

const failed = (url: string, reason: string): Diagnostic => ({
  code: "page-failed",
  severity: "error",
  message: `${url} cannot be rendered: ${reason}`,
});

test("warnings are no problems, and there are at most ten", async () => {
  expect(await problemsOf([{ code: "broken-link", severity: "warning", message: "x" }], "/nowhere")).toEqual([]);
  const many = Array.from({ length: 30 }, (_, at) => failed(`/${at}`, `reason ${at}`));
  expect(await problemsOf(many, "/nowhere")).toHaveLength(10);
});

test("an error is shown with its lines, also where the site is called by a link, but none of a file outside", async () => {
  const folder = makeFolder();
  mkdirSync(join(folder, "site"));
  putFiles(folder, { "site/a.md": "one\ntwo\n", "secret.md": "secret\n" });
  symlinkSync("site", join(folder, "link"));
  symlinkSync("../secret.md", join(folder, "site/b.md"));
  const errorIn = (file: string): Diagnostic => ({
    code: "broken-link",
    severity: "error",
    message: "bad",
    location: { file: sitePath(file), line: 1, column: 1 },
  });
  for (const site of ["site", "link"]) {
    const [own, outside] = await problemsOf([errorIn("a.md"), errorIn("b.md")], join(folder, site));
    expect(own?.frame.map(({ text, isMeant }) => [text, isMeant])).toEqual([
      ["one", true],
      ["two", false],
      ["", false],
    ]);
    expect(outside?.frame).toEqual([]);
  }
});
