// What is said of a page whose other language could not be read: one fault costs one finding.
import { expect, test } from "vitest";
import { localeCode, sitePath } from "../../../src/model/brands.ts";
import type { SourceFile } from "../../../src/model/sourceFile.ts";
import { makeDoc, ukrainian } from "../site/smallSite.ts";
import { check } from "./checkedSite.ts";

const bothLanguages = { builtLocales: [localeCode("en"), ukrainian] };
const failedDoc = (relativePath: string, locale: string): SourceFile => ({
  path: sitePath(`content/${locale}/docs/${relativePath}`),
  source: { kind: "doc", locale: localeCode(locale), version: "current" },
  relativePath,
  sizeBytes: 1,
});
const codesWith = (sources: Parameters<typeof check>[0], failed: readonly SourceFile[]): readonly string[] =>
  check(sources, {}, bothLanguages, { failed }).map(({ code, location }) => `${code} ${location?.file}`);

test("a translation whose original could not be read is no translation of nothing", () => {
  const translation = makeDoc("a.md", {}, { locale: ukrainian });
  expect(codesWith([translation], [failedDoc("a.md", "en")])).toEqual([]);
  // Another original that has failed is not the one it lacks.
  expect(codesWith([translation], [failedDoc("b.md", "en")])).toEqual(["orphan-translation content/uk/docs/a.md"]);
  // Nor is what has failed in its own language.
  expect(codesWith([translation], [failedDoc("a.md", "uk")])).toEqual(["orphan-translation content/uk/docs/a.md"]);
});

test("a translation whose name has other capitals than the original's is told the name to have", () => {
  const translation = makeDoc("Guide/A.md", {}, { locale: ukrainian });
  const found = check([makeDoc("guide/a.md"), translation], {}, bothLanguages);
  expect(found.find(({ code }) => code === "orphan-translation")?.hint).toBe("name it as its original: guide/a.md");
});

test("numbers that order a doc are no part of what is translated, those that belong to its name are", () => {
  const translation = makeDoc("1-guide/01-a.md", {}, { locale: ukrainian });
  expect(codesWith([makeDoc("guide/02-a.md"), translation], [])).not.toContain(
    "orphan-translation content/uk/docs/1-guide/01-a.md",
  );
  expect(codesWith([translation], [failedDoc("guide/a.md", "en")])).toEqual([]);
  const asWritten = makeDoc("01-a.md", { parse_number_prefixes: false }, { locale: ukrainian });
  expect(codesWith([makeDoc("a.md"), asWritten], [])).toContain("orphan-translation content/uk/docs/01-a.md");
  expect(codesWith([asWritten], [failedDoc("01-a.md", "en")])).toEqual([]);
});

test("two files of one doc, which are told as that, are both no translation of nothing", () => {
  const both = ["01-a.md", "a.md"].map((name) => makeDoc(name, {}, { locale: ukrainian }));
  expect(codesWith([makeDoc("a.md"), ...both], [])).toEqual([]);
});

test("a page whose translation is there and could not be read is not called untranslated", () => {
  const doc = makeDoc("a.md");
  expect(codesWith([doc], [failedDoc("a.md", "uk")])).toEqual([]);
  expect(codesWith([doc], [failedDoc("b.md", "uk")])).toEqual(["missing-translation content/en/docs/a.md"]);
});

test("a translation of a page that another version has is a translation of nothing", () => {
  const translation = makeDoc("a.md", {}, { locale: ukrainian, version: "1.0" });
  expect(codesWith([makeDoc("a.md"), translation], [])).toContain("orphan-translation content/uk/docs/a.md");
});

test("a term of the glossary is reported for each language that lacks its name or definition", () => {
  const terms = [
    { name: { en: "device" }, definition: { en: "A thing.", uk: "Річ." } },
    { name: "Wi-Fi", definition: "Radio." },
    { name: { en: "endpoint" } },
    { name: { uk: "сцена" }, definition: { uk: "Скрипт." } },
  ];
  const told = (changes: Parameters<typeof check>[2]): readonly string[] =>
    check([], {}, { ...bothLanguages, ...changes }).map(
      ({ code, severity, location, message, hint }) =>
        `${code} ${severity} ${location?.file} ${location?.pointer}: ${message}; ${hint}`,
    );
  const at = "missing-translation info hubdocs.config.yaml";
  expect(told({ terms, glossary: { path: "glossary", linkFirstUse: false } })).toEqual([
    `${at} /terms/0/name: the name of "device" is shown in another language: there is no "uk" text; add \`uk\` to the name`,
    `${at} /terms/1/definition: the definition of "Wi-Fi" is shown in another language: there is no "uk" text; add \`uk\` to the definition`,
    `${at} /terms/3/name: the name of "сцена" is shown in another language: there is no "en" text; add \`en\` to the name`,
    `${at} /terms/3/definition: the definition of "сцена" is shown in another language: there is no "en" text; add \`en\` to the definition`,
  ]);
  // Nobody reads what no page shows.
  expect(told({ terms })).toEqual([]);
  expect(told({ terms, glossary: { path: "glossary", linkFirstUse: false }, builtLocales: [ukrainian] })).toHaveLength(
    2,
  );
});
