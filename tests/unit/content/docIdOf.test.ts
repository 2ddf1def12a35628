import { expect, test } from "vitest";
import { looseDocId } from "../../../src/config/loosePaths.ts";
import { docName } from "../../../src/content/docIdOf.ts";
import { nameOfFile } from "../../../src/content/pageTitle.ts";

const loose = { dialect: "hubdocs", isLoose: true } as const;

test.each([
  ["2026-updates.md", "2026-updates"],
  ["2026-news/01-first.md", "2026-news/01-first"],
  ["01-guide/02-start.md", "guide/start"],
  ["2999-updates.md", "updates"],
])("in a folder that is no site yet years tell files apart: %s", (path, id) => {
  expect(docName(path, {}, loose).id).toBe(id);
  expect(looseDocId(path)).toBe(id);
});

test("where a configuration says what pages are, numbers order them", () => {
  expect(docName("2026-updates.md", {}, { dialect: "hubdocs" }).id).toBe("updates");
  expect(docName("2026-updates.md", {}, { dialect: "docusaurus", isLoose: true }).id).toBe("updates");
  expect(docName("2026-updates.md", { parse_number_prefixes: true }, loose).id).toBe("updates");
});

test("a page without a title keeps the year of its name", () => {
  expect(nameOfFile("2026-updates.md", loose)).toBe("2026 updates");
  expect(nameOfFile("02-updates.md", loose)).toBe("Updates");
});
