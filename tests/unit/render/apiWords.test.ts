import { describe, expect, test } from "vitest";
import { serverAddress } from "../../../src/model/apiServers.ts";
import { translate } from "../../../src/model/strings.ts";
import type { Translate } from "../../../src/model/template.ts";
import { constraintTexts } from "../../../templates/parts/api/constraintTexts.ts";
import { mediaTypeGroups } from "../../../templates/parts/api/mediaTypeGroups.ts";
import { isShort, shownValue } from "../../../templates/parts/api/schemaShape.ts";
import { constraintsOf, type Limits, media, object, schema } from "./apiBuilders.ts";
import { readStrings } from "./samplePage.ts";

const strings = { en: readStrings("en"), uk: readStrings("uk") };
const words = (lang: "en" | "uk", limits: Limits): string => {
  const t: Translate = (key, values) => translate({ strings: strings[lang], lang }, key, values);
  const texts = constraintTexts(constraintsOf(limits), t);
  return texts.map(({ text, code }) => (code === undefined ? text : `${text} ${code}`)).join("; ");
};

describe("limits of a schema", () => {
  test.each<[Limits, string, string]>([
    [{ minimum: "0" }, "≥ 0", "≥ 0"],
    [{ maximum: "0" }, "≤ 0", "≤ 0"],
    [{ minimum: "5.75", maximum: "9.25" }, "5.75 to 9.25", "від 5.75 до 9.25"],
    [{ exclusiveMinimum: "0", maximum: "10" }, "> 0; ≤ 10", "> 0; ≤ 10"],
    [{ exclusiveMinimum: "0", exclusiveMaximum: "1" }, "> 0; < 1", "> 0; < 1"],
    [{ multipleOf: "0.05" }, "multiple of 0.05", "кратне 0.05"],
    [{ minLength: "1" }, "not empty", "не порожній"],
    [{ minLength: "0" }, "at least 0 characters", "щонайменше 0 символів"],
    [{ minLength: "2" }, "at least 2 characters", "щонайменше 2 символи"],
    [{ maxLength: "1" }, "at most 1 character", "щонайбільше 1 символ"],
    [{ maxLength: "25" }, "at most 25 characters", "щонайбільше 25 символів"],
    [{ minLength: "1", maxLength: "64" }, "1–64 characters", "1–64 символи"],
    [{ minLength: "36", maxLength: "36" }, "exactly 36 characters", "рівно 36 символів"],
    [
      { minItems: "1", uniqueItems: "true" },
      "at least 1 item; unique items",
      "щонайменше 1 елемент; унікальні елементи",
    ],
    [{ maxProperties: "0" }, "at most 0 properties", "щонайбільше 0 властивостей"],
    [{ minContains: "2" }, "at least 2 matching items", "щонайменше 2 відповідні елементи"],
    [
      { minLength: "5", maxLength: "3" },
      "at least 5 characters; at most 3 characters",
      "щонайменше 5 символів; щонайбільше 3 символи",
    ],
    [{ minimum: "0", maximum: "0" }, "= 0", "= 0"],
    [{ minimum: "5", maximum: "3" }, "≥ 5; ≤ 3", "≥ 5; ≤ 3"],
    [{ pattern: "^[A-Z]+$" }, "pattern ^[A-Z]+$", "шаблон ^[A-Z]+$"],
  ])("%j is told in words of both languages", (limits, en, uk) => {
    expect(words("en", limits)).toBe(en);
    expect(words("uk", limits)).toBe(uk);
  });

  test("no key is shown instead of a text", () => {
    const all: Limits = {
      ...{ minimum: "1", exclusiveMaximum: "2", multipleOf: "3", minLength: "4", maxLength: "5", pattern: "6" },
      ...{ minItems: "7", maxItems: "8", uniqueItems: "9", minContains: "1", maxContains: "2" },
      ...{ minProperties: "3", maxProperties: "4" },
    };
    expect(words("uk", all)).not.toMatch(/api[A-Z]/);
  });
});

describe("interface texts", () => {
  test("every text of the reference is there in both languages", () => {
    const keys = (lang: "en" | "uk") => Object.keys(strings[lang]).filter((key) => key.startsWith("api"));
    expect(keys("uk")).toEqual(keys("en"));
  });

  test("every Ukrainian text that counts has the forms that Ukrainian needs", () => {
    const forms = Object.entries(strings.uk).flatMap(([key, text]) =>
      key.startsWith("api") && typeof text !== "string" ? [[key, Object.keys(text).sort().join()]] : [],
    );
    expect(forms.filter(([, own]) => own !== "few,many,one,other")).toEqual([]);
    expect(forms.length).toBeGreaterThan(10);
  });
});

describe("values", () => {
  test.each([
    ['"online"', true, "online"],
    ['"two words"', true, "two words"],
    ['"online"', false, '"online"'],
    ['""', true, '""'],
    ['" x"', true, '" x"'],
    ['"a\\"b"', true, 'a"b'],
    ['"\\"33a6\\""', true, '"33a6"'],
    ['"\\"33a6\\""', false, '"\\"33a6\\""'],
    ['"C:\\\\home"', true, "C:\\home"],
    ['"\\"\\""', true, '"\\"\\""'],
    ['"a\\nb"', true, '"a\\nb"'],
    ['"x "', true, '"x "'],
    ['"\u202eevil"', true, '"\\u202eevil"'],
    ['"a\u200bb"', false, '"a\\u200bb"'],
    ['"م\u200cن"', true, "م\u200cن"],
    ["null", true, "null"],
    ["7", true, "7"],
  ])("%s is shown so that nothing is lost (all texts: %s)", (json, isTextual, shown) => {
    expect(shownValue(json, isTextual)).toBe(shown);
  });
});

describe("media types", () => {
  test("those of one form are shown once, whatever the ids in them", () => {
    const groups = mediaTypeGroups([
      media("application/json", { schema: object("a.", { id: schema("integer") }) }),
      media("application/xml", { schema: object("b.", { id: schema("integer") }) }),
      media("text/plain", { schema: schema("string") }),
    ]);
    expect(groups.map(({ mediaTypes }) => mediaTypes)).toEqual([
      ["application/json", "application/xml"],
      ["text/plain"],
    ]);
  });

  test("one with encodings of its own stands alone", () => {
    const form = { schema: object("", { photo: schema("string") }) };
    const encodings = [{ property: "photo", contentType: "image/heic", headers: [] }];
    const groups = mediaTypeGroups([media("a/a", form), media("multipart/form-data", { ...form, encodings })]);
    expect(groups).toHaveLength(2);
  });
});

describe("folding", () => {
  test.each([
    ["an object", object("", { a: schema("string") }), false],
    ["an array of objects", schema("X[]", { items: object("", { a: schema("string") }) }), false],
    ["a tuple", schema("array", { prefixItems: [schema("string")] }), true],
    ["a map", schema("object", { additionalProperties: schema("string") }), true],
    ["a condition", schema("object", { conditions: [{ if: schema("any") }] }), false],
  ])("%s is told as it is when it is short", (_, view, expected) => {
    expect(isShort(view, false)).toBe(expected);
  });

  test("two plain properties of a rule are not folded, three are", () => {
    const two = { a: schema("string"), b: schema("string") };
    expect(isShort(object("", two), true)).toBe(true);
    expect(isShort(object("", { ...two, c: schema("string") }), true)).toBe(false);
    expect(isShort(object("", { a: object("", two) }), true)).toBe(false);
  });
});

test.each([
  ["http://{host}:{port}/v1/", "http://hub.local:80/v1"],
  ["/api/{unknown}", "/api/{unknown}"],
  ["/", ""],
])("the address of the server %s is %s", (url, address) => {
  const variable = (name: string, value: string) => ({ name, default: value, enum: [] });
  expect(serverAddress({ url, variables: [variable("host", "hub.local"), variable("port", "80")] })).toBe(address);
});
