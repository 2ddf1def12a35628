import { expect, test } from "vitest";
import { wireForm } from "../../../../src/openapi/samples/wireForm.ts";

const kinds = { type: "array", items: { enum: ["wave", "return", "dosing"] } };
const color = {
  type: "object",
  properties: { R: { type: "integer", example: 100 }, G: { type: "integer", example: 200 } },
};
const lists = [
  [
    [1, 2],
    [3, 4],
  ],
  [
    [5, 6],
    [7, 8],
  ],
];
const wire = (parameter: object) => wireForm({ name: "c", ...parameter }, {});

test.each<
  [
    place: string,
    style: string | undefined,
    explode: boolean | undefined,
    list: string,
    object: string,
    simple?: string,
  ]
>([
  ["query", undefined, undefined, "?c=wave&c=return", "?R=100&G=200"],
  ["query", "form", true, "?c=wave&c=return", "?R=100&G=200"],
  ["query", "form", false, "?c=wave,return", "?c=R,100,G,200"],
  ["query", "spaceDelimited", false, "?c=wave%20return", "?c=R%20100%20G%20200"],
  ["query", "spaceDelimited", true, "?c=wave&c=return", "?R=100&G=200"],
  ["query", "pipeDelimited", undefined, "?c=wave|return", "?c=R|100|G|200"],
  ["query", "pipeDelimited", true, "?c=wave&c=return", "?R=100&G=200"],
  ["query", "tsv", false, "?c=wave%09return", "?c=R%09100%09G%09200"],
  ["query", "deepObject", true, "?c=wave&c=return", "?c[R]=100&c[G]=200"],
  ["path", undefined, undefined, "wave,return", "R,100,G,200"],
  ["path", "simple", true, "wave,return", "R=100,G=200"],
  ["path", "label", false, ".wave,return", ".R,100,G,200", ".1"],
  ["path", "label", true, ".wave.return", ".R=100.G=200", ".1"],
  ["path", "matrix", false, ";c=wave,return", ";c=R,100,G,200", ";c=1"],
  ["path", "matrix", true, ";c=wave;c=return", ";R=100;G=200", ";c=1"],
  ["header", undefined, undefined, "c: wave,return", "c: R,100,G,200"],
  ["header", "simple", true, "c: wave,return", "c: R=100,G=200"],
  ["cookie", undefined, undefined, "Cookie: c=wave; c=return", "Cookie: R=100; G=200"],
  ["cookie", "form", false, "Cookie: c=wave,return", "Cookie: c=R,100,G,200"],
  ["cookie", "cookie", undefined, "Cookie: c=wave; c=return", "Cookie: R=100; G=200"],
])("%s, %s, explode %s", (place, style, explode, list, object, simple) => {
  const how = { in: place, ...(style === undefined ? {} : { style }), ...(explode === undefined ? {} : { explode }) };
  expect(wire({ ...how, schema: kinds })?.example).toBe(list);
  expect(wire({ ...how, schema: color })?.example).toBe(object);
  expect(wire({ ...how, schema: { type: "integer" } })?.example).toBe(simple);
});

test("defaults of the place are told", () => {
  expect(wire({ in: "query", schema: kinds })).toMatchObject({ style: "form", explode: true });
  expect(wire({ in: "path", schema: kinds })).toMatchObject({ style: "simple", explode: false });
});

test.each<[string, object, string | undefined]>([
  ["the given example is used", { in: "query", explode: false, example: [3, 5], schema: kinds }, "?c=3,5"],
  ["named examples too", { in: "query", examples: { a: { value: ["x", "y"] } } }, "?c=x&c=y"],
  [
    "a text as it is sent is shown as it is",
    { in: "query", schema: kinds, examples: { a: { serializedValue: "c=1;2" } } },
    "c=1;2",
  ],
  ["a single item stays what its authors wrote", { in: "query", example: ["a"], schema: kinds }, "?c=a"],
  ["so does that of a schema", { in: "query", schema: { ...kinds, examples: [["dosing"]] } }, "?c=dosing"],
  ["and its parts", { in: "query", explode: false, example: [{ a: 1 }] }, "?c=%7B%22a%22:1%7D"],
  [
    "of several examples one with several items shows how these are told apart",
    { in: "query", explode: false, examples: { no: { value: [] }, one: { value: ["a"] }, two: { value: ["a", "b"] } } },
    "?c=a,b",
  ],
  [
    "also of those in the schema",
    { in: "query", explode: false, schema: { ...kinds, examples: [["dosing"], ["return", "wave"]] } },
    "?c=return,wave",
  ],
  [
    "of an empty and a short list the short one is sent",
    { in: "query", examples: { a: { value: [] }, b: { value: ["a"] } } },
    "?c=a",
  ],
  [
    "a default of one item is too short to show it",
    { in: "query", explode: false, schema: { ...kinds, default: ["dosing"] } },
    "?c=wave,return",
  ],
  [
    "letters stay letters, what would be misread does not",
    { in: "query", example: ["кухня", "a&b, c"] },
    "?c=кухня&c=a%26b%2C%20c",
  ],
  [
    "objects inside objects are paths",
    { in: "query", style: "deepObject", example: { a: { b: [1, 2] }, c: [{ x: 1 }, { x: 2 }], d: null } },
    "?c[a][b]=1&c[a][b]=2&c[c][0][x]=1&c[c][1][x]=2&c[d]=",
  ],
  [
    "signs that would end a piece of a path are encoded",
    { in: "path", example: ["a/b", "c?d", "e#f", "x@y"] },
    "a%2Fb,c%3Fd,e%23f,x@y",
  ],
  [
    "values of a header are separated as told",
    { in: "header", style: "spaceDelimited", explode: false, example: [1, 2] },
    "c: 1 2",
  ],
  [
    "bars between values are encoded in a path",
    { in: "path", style: "pipeDelimited", explode: false, example: [1, 2] },
    "1%7C2",
  ],
  ["tabs between values are encoded in a path", { in: "path", style: "tsv", explode: false, example: [1, 2] }, "1%092"],
  [
    "lists in a list have their own separators",
    { in: "query", style: "pipeDelimited", explode: false, innerStyles: ["form", "spaceDelimited"], example: lists },
    "?c=1%202,3%204|5%206,7%208",
  ],
  [
    "lists in a list are long enough to show these",
    {
      in: "path",
      style: "pipeDelimited",
      explode: false,
      innerStyles: ["simple"],
      schema: { type: "array", items: { type: "array", items: { type: "string" } } },
    },
    "string,string2%7Cstring2,string3",
  ],
  [
    "lists in a list are JSON without them",
    { in: "query", explode: false, example: [[1, 2], [3]] },
    "?c=%5B1%2C2%5D,%5B3%5D",
  ],
  [
    "nothing is encoded in the style of cookies",
    { in: "cookie", style: "cookie", example: ["a", "b c", "50%", "кухня"] },
    "Cookie: c=a; c=b c; c=50%; c=кухня",
  ],
  [
    "all that would be misread is in cookies of the usual style",
    { in: "cookie", style: "form", example: ["a", "b c"] },
    "Cookie: c=a; c=b%20c",
  ],
  ["a slash in a query is not", { in: "query", example: ["a/b", "c"] }, "?c=a/b&c=c"],
  ["of an empty list nothing is sent", { in: "query", example: [], schema: kinds }, undefined],
  ["nor of one that cannot be longer", { in: "query", schema: { type: "array", maxItems: 0 } }, undefined],
  ["content has no style", { in: "query", content: { "application/json": { schema: kinds } } }, undefined],
  [
    "content counts, where there is a schema too",
    { in: "query", schema: kinds, content: { "text/csv": {} } },
    undefined,
  ],
  ["a whole query has no style", { in: "querystring", schema: kinds }, undefined],
])("%s", (_, parameter, expected) => {
  expect(wire(parameter)?.example).toBe(expected);
});

test("references are followed", () => {
  const root = {
    components: {
      parameters: { Kinds: { name: "kinds", in: "query", schema: { $ref: "#/components/schemas/Kinds" } } },
      schemas: { Kinds: kinds },
    },
  };
  expect(wireForm({ $ref: "#/components/parameters/Kinds" }, root)?.example).toBe("?kinds=wave&kinds=return");
});

test.each([undefined, null, 5, "x", []])("%j is no parameter", (parameter) => {
  expect(wireForm(parameter, {})).toBeUndefined();
});
