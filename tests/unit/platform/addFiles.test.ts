import { expect, test } from "vitest";
import { addFiles } from "../../../src/platform/addFiles.ts";
import { makeFolder, readFiles } from "./temporaryFolder.ts";

test("files are added beside others, in folders that are made for them", () => {
  const folder = makeFolder({ "mine.txt": "mine" });
  addFiles(folder, [
    { path: "a.md", text: "A" },
    { path: "x/y/b.md", text: "B" },
  ]);
  expect(readFiles(folder)).toEqual({ "a.md": "A", "mine.txt": "mine", "x/y/b.md": "B" });
});

test("a file that is there is never written over, and nothing else is left behind", () => {
  const folder = makeFolder({ "x/mine.md": "mine" });
  const add = (): void =>
    addFiles(folder, [
      { path: "a.md", text: "A" },
      { path: "y/b.md", text: "B" },
      { path: "x/mine.md", text: "other" },
    ]);
  expect(add).toThrow("nothing was added");
  expect(readFiles(folder)).toEqual({ "x/mine.md": "mine" });
});
