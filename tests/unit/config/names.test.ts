// The small functions about key paths, locale codes and forms of addresses.
import { describe, expect, test } from "vitest";
import { baseUrlOf, destinationOf, filePathOf, isSegment, originOf, pathOf } from "../../../src/config/addresses.ts";
import { suggestName } from "../../../src/config/configProblem.ts";
import { defineConfig } from "../../../src/config/defineConfig.ts";
import { describeFound } from "../../../src/config/describeSchema.ts";
import { formatKeyPath, type KeyPath } from "../../../src/config/keyPath.ts";
import { directionOf, isLanguageTag, isLocaleCode, languageNameOf } from "../../../src/config/localeCodes.ts";
import { pointerOf } from "../../../src/source/jsonPointer.ts";

test("defineConfig gives back what it is given", () => {
  const config = { title: "Domivka" };
  expect(defineConfig(config)).toBe(config);
});

test.each<[KeyPath, string, string]>([
  [[], "the configuration", ""],
  [["title"], "title", "/title"],
  [["$schema"], "$schema", "/$schema"],
  [["apis", 0, "specs", "pt-BR"], "apis[0].specs.pt-BR", "/apis/0/specs/pt-BR"],
  [["versions", "list", "1.0", "path"], 'versions.list["1.0"].path', "/versions/list/1.0/path"],
  [["customFields", "a/b~c"], 'customFields["a/b~c"]', "/customFields/a~1b~0c"],
  [["customFields", ""], 'customFields[""]', "/customFields/"],
])("the key path %j reads %s and points to %s", (path, text, pointer) => {
  expect([formatKeyPath(path), pointerOf(path)]).toEqual([text, pointer]);
});

describe("locale codes", () => {
  test.each(["en", "uk", "pt-BR", "zh-Hans", "sr-Latn-RS", "ckb"])("%s is one", (code) => {
    expect(isLocaleCode(code)).toBe(true);
  });

  test.each(["", "e", "english", "en_US", "en-", "static", "..", "uk/docs", "en-a"])("%j is none", (code) => {
    expect(isLocaleCode(code)).toBe(false);
  });

  test.each([
    ["en", "English"],
    ["uk", "Українська"],
    ["de", "Deutsch"],
    ["xx", "xx"],
  ])("the language %s is called %s", (code, name) => {
    expect(languageNameOf(code)).toBe(name);
  });

  test.each([
    ["uk", "ltr"],
    ["ar", "rtl"],
    ["he", "rtl"],
    ["fa-IR", "rtl"],
    ["ckb", "rtl"],
    ["uz-Arab", "rtl"],
    ["uz", "ltr"],
    ["az", "ltr"],
  ])("%s is written %s", (code, direction) => {
    expect(directionOf(code)).toBe(direction);
  });

  test("a language tag is not a name of a language", () => {
    expect([isLanguageTag("uk-UA"), isLanguageTag("українська"), isLanguageTag("")]).toEqual([true, false, false]);
  });
});

describe("addresses", () => {
  test.each([
    ["https://docs.example.org", "https://docs.example.org"],
    ["http://localhost:3000/", "http://localhost:3000"],
    ["https://docs.example.org/docs", undefined],
    ["https://user@docs.example.org", undefined],
    ["https://docs.example.org/#a", undefined],
    ["mailto:a@example.org", undefined],
    ["//docs.example.org", undefined],
    ["", undefined],
  ])("the origin of %j is %j", (text, origin) => {
    expect(originOf(text)).toBe(origin);
  });

  test.each([
    ["", ""],
    ["/", ""],
    ["docs", "docs"],
    ["/docs/api/", "docs/api"],
    ["довідка", "довідка"],
    ["a//b", undefined],
    ["a/../b", undefined],
    [".", undefined],
    ["a?b", undefined],
    ["a b", undefined],
    ["a%20b", undefined],
    ["50%", undefined],
    ["a%2Fb", "a/b"],
    ["%D0%B4%D0%BE%D0%B2%D1%96%D0%B4%D0%BA%D0%B0", "довідка"],
    ["a\\b", undefined],
    ["https://a.example", undefined],
  ])("the path of %j is %j", (text, path) => {
    expect(pathOf(text)).toBe(path);
  });

  test("a base URL has a slash at both ends", () => {
    expect([baseUrlOf(""), baseUrlOf("a/b"), baseUrlOf("//a")]).toEqual(["/", "/a/b/", undefined]);
  });

  test("a destination is a full URL or begins with a slash", () => {
    expect([destinationOf("a#b"), destinationOf("//a.example/b"), destinationOf("mailto:a@b.example")]).toEqual([
      "/a#b",
      "//a.example/b",
      "mailto:a@b.example",
    ]);
  });

  test("a file path loses only dots of its own folder", () => {
    expect([filePathOf("././a.css"), filePathOf("../a.css"), filePathOf(".a.css")]).toEqual([
      "a.css",
      "../a.css",
      ".a.css",
    ]);
  });

  test("a segment is one name", () => {
    expect(["1.0", "клімат", "a_b-c", "..", "a/b", "a b", ""].map(isSegment)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });
});

describe("words", () => {
  test.each<[unknown, string]>([
    ["a".repeat(70), `"${"a".repeat(60)}…"`],
    ['say "hi"', '"say \\"hi\\""'],
    [null, "nothing"],
    [[1], "a list"],
    [{}, "an object"],
    [Symbol("a"), "a symbol"],
    [1n, "a bigint"],
    [undefined, "nothing"],
  ])("%o is found as %s", (value, words) => {
    expect(describeFound(value)).toBe(words);
  });

  test("a short name is never called near, because all short names are", () => {
    expect(suggestName("de", { names: ["en", "uk"], all: "known locales" })).toBe("known locales: en, uk");
    expect(suggestName("labl", { names: ["label", "to"], all: "known keys" })).toBe('did you mean "label"?');
    expect(suggestName("x", { names: [], all: "known APIs" })).toBe("known APIs: none");
  });
});
