import { describe, expect, test } from "vitest";
import { parseAuthorsFile } from "../../../src/content/parseAuthorsFile.ts";
import { parseCategoryFile } from "../../../src/content/parseCategoryFile.ts";
import { parseTagsFile } from "../../../src/content/parseTagsFile.ts";
import { localeCode, sitePath } from "../../../src/model/brands.ts";
import type { SourceKind } from "../../../src/model/sourceFile.ts";
import { bytesOf } from "../siteFiles.ts";
import { reportLine } from "./parsePage.ts";

const input = (text: string, path: string, source: SourceKind) => ({
  source: { path: sitePath(path), relativePath: path.split("/").slice(3).join("/"), source, sizeBytes: 0 },
  bytes: bytesOf(text),
});
const locale = localeCode("en");
const category = (text: string, path = "content/en/docs/lua-plugins/repo/_category_.yml") =>
  parseCategoryFile(input(text, path, { kind: "category", locale, version: "current" }));
const authors = (text: string) =>
  parseAuthorsFile(input(text, "content/en/blog/authors.yml", { kind: "authors", locale }));
const tags = (text: string) =>
  parseTagsFile(input(text, "content/en/docs/tags.yml", { kind: "tags", locale, of: "docs" }));

describe("a category file", () => {
  const place = {
    path: "content/en/docs/lua-plugins/repo/_category_.yml",
    folder: "lua-plugins/repo",
    locale: "en",
    version: "current",
  };

  test.each([
    [
      "label: Plugins\nposition: 2\ncollapsed: false\ncollapsible: true\nclassName: c\ndescription: D\n",
      { label: "Plugins", position: 2, collapsed: false, collapsible: true, className: "c", description: "D" },
    ],
    ["link: null", { link: null }],
    ["link: { type: doc, id: intro }", { link: { type: "doc", id: "intro" } }],
    [
      "link: { type: generated-index, slug: /x, title: T, description: D, keywords: [a] }",
      { link: { type: "generated-index", slug: "/x", title: "T", description: "D", keywords: ["a"] } },
    ],
    ["link: { type: generated-index, image: /i.png }", { link: { type: "generated-index", image: "/i.png" } }],
    ["", {}],
    ['{\n\t"label": "A",\n\t"position": 1\n}', { label: "A", position: 1 }],
  ])("%j", (text, fields) => {
    expect(category(text)).toEqual({ value: { ...place, ...fields }, diagnostics: [] });
  });

  test("at the top has no folder", () => {
    expect(category("", "content/en/docs/_category_.json").value?.folder).toBe("");
  });

  test.each([
    ["label: A\nlable: B", "2:1", "Unknown field `lable`"],
    ["position: first", "1:11", '`position` must be a number, found "first"'],
    ["link: { type: dok }", "1:15", '`link.type` must be `generated-index`, found "dok"'],
    ["link: { type: doc }", "1:1", "`link` lacks the field `id`"],
    ['{ "label": "A", }, x', "1:18", "The YAML cannot be read: end of the stream or a document separator is expected"],
    ["label: [", "1:9", "The YAML cannot be read: unexpected end of the stream within a flow collection"],
    ["- a", "1:1", "The top level must be a map of fields, found a list"],
  ])("%j is an error", (text, where, message) => {
    const { value, diagnostics } = category(text);
    expect(value).toBeUndefined();
    expect(diagnostics.map(reportLine)).toEqual([`${where} error data-invalid`]);
    expect(diagnostics[0]?.message).toBe(message);
  });

  test("that is not UTF-8 is an error", () => {
    const { source } = input("", "content/en/docs/_category_.yml", { kind: "category", locale, version: "current" });
    const { value, diagnostics } = parseCategoryFile({ source, bytes: Uint8Array.from([0x61, 0xff]) });
    expect(value).toBeUndefined();
    expect(diagnostics.map(reportLine)).toEqual(["1:2 error invalid-utf8"]);
  });
});

describe("an authors file", () => {
  test("gives authors in order", () => {
    const text =
      'olena:\n  name: Olena\n  type: person\n  title: Engineer\n  image_url: /o.png\n  url: https://e.org\n  email: o@e.org\n  description: D\n  page: true\n  socials: { github: olena }\n"2":\n  name: Second\n';
    expect(authors(text).value).toEqual(
      expect.arrayContaining([
        {
          key: "olena",
          file: "content/en/blog/authors.yml",
          name: "Olena",
          type: "person",
          title: "Engineer",
          imageUrl: "/o.png",
          url: "https://e.org",
          email: "o@e.org",
          description: "D",
          page: true,
          socials: { github: "olena" },
        },
        { key: "2", file: "content/en/blog/authors.yml", name: "Second" },
      ]),
    );
  });

  test.each([
    ["olena:\n  title: E", "1:1", "`olena` lacks the field `name`"],
    ["olena:\n  name: O\n  imageUrl: /x", "3:3", "Unknown field `olena.imageUrl`"],
    ["olena: Olena", "1:8", '`olena` must be a map of fields, found "Olena"'],
    ["olena:", "1:1", "`olena` lacks the field `name`"],
    ["olena: { name: O, type: team }", "1:25", '`olena.type` must be `person` or `organization`, found "team"'],
  ])("%j is an error", (text, where, message) => {
    const { value, diagnostics } = authors(text);
    expect(value).toBeUndefined();
    expect([diagnostics.map(reportLine), diagnostics[0]?.message]).toEqual([[`${where} error data-invalid`], message]);
  });
});

describe("a tags file", () => {
  test("gives tags with labels", () => {
    expect(tags("beta:\n  label: Бета\n  permalink: /beta\n  description: D\nplain:\n").value).toEqual([
      { key: "beta", label: "Бета", permalink: "/beta", description: "D" },
      { key: "plain", label: "plain" },
    ]);
  });

  test("with an unknown field is an error with the nearest name", () => {
    const { diagnostics } = tags("a:\n  lable: B");
    expect(diagnostics[0]).toMatchObject({ message: "Unknown field `a.lable`", hint: "did you mean `label`?" });
  });
});
