import { expect, test } from "vitest";
import { sitePath } from "../../../../src/model/brands.ts";
import type { Diagnostic } from "../../../../src/model/diagnostic.ts";
import { suggestFiles } from "../../../../src/pipeline/parse/suggestFiles.ts";

const there = ["docs/pic.png", "docs/pic.md", "docs/two-words.webp", "docs/a.svg", "docs/a.jpg", "docs/deep/pic.gif"];

/** The hint of a finding about a missing file, and how often a folder was listed for it. */
async function hintsFor(
  ...names: readonly (readonly [raw: string, path: string])[]
): Promise<{ readonly hints: readonly (string | undefined)[]; readonly listed: readonly string[] }> {
  const listed: string[] = [];
  const list = (folder: string): Promise<{ value: { path: never; sizeBytes: number }[]; diagnostics: [] }> => {
    listed.push(folder);
    const value = there
      .filter((path) => path.startsWith(`${folder}/`))
      .map((path) => ({ path: sitePath(path) as never, sizeBytes: 1 }));
    return Promise.resolve({ value, diagnostics: [] });
  };
  const found = names.map(
    ([raw, path]): Diagnostic => ({
      code: "image-missing",
      severity: "error",
      message: "",
      hint: "put it there",
      sought: { raw, path: sitePath(path) },
    }),
  );
  const advised = await suggestFiles(found, { list });
  expect(advised.filter((one) => "sought" in one)).toEqual([]);
  return { hints: advised.map(({ hint }) => hint), listed };
}

test("a file whose name differs in capitals, hyphens or its ending is suggested, as the page would name it", async () => {
  const { hints, listed } = await hintsFor(
    ["./Pic.PNG", "docs/Pic.PNG"],
    ["/docs/Two%20Words.webp", "docs/Two Words.webp"],
    ["pic.gif", "docs/pic.gif"],
  );
  expect(hints).toEqual([
    'did you mean "./pic.png"?',
    'did you mean "/docs/two-words.webp"?',
    'did you mean "pic.png"?',
  ]);
  expect(listed).toEqual(["docs"]);
});

test("nothing is suggested where two files could be meant, none is alike, or the file is of another kind", async () => {
  const { hints } = await hintsFor(
    ["a.png", "docs/a.png"],
    ["step-2.png", "docs/step-2.png"],
    ["Pic.lua", "docs/Pic.lua"],
    ["none/pic.png", "docs/none/pic.png"],
  );
  expect(new Set(hints)).toEqual(new Set(["put it there"]));
});

test("no folder is listed when no file is sought", async () => {
  expect(await hintsFor()).toEqual({ hints: [], listed: [] });
});
