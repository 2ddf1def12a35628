import { expect, test } from "vitest";
import { mapLines } from "../../../src/source/lineMap.ts";
import { openProgram } from "../../../src/source/programPlaces.ts";

const program = `import { join } from "node:path";

// hubdocs:hubdocs
var defineConfig = (config) => config;

// parts.ts
var items = [
  { label: \`a \${\`}\`} ]\`, to: "/a" },
  // { label: "no" },
  { label: "b", "html-lang": 2 }
];
var data = { deep: { er: 1 } };
var round = round2;
var round2 = round;

// hubdocs.config.ts
var base = { tagline: 5, url: "x" };
var hubdocs_config_default = defineConfig({
  title: "first",
  ...base,
  title: "se}c,ond",
  navbar: { items: [...items, { label: "c" }] },
  "pt-BR": 4 / 2,
  data,
  er: data.deep.er,
  made: made({ a: 1 }),
  pattern: /["}]/g,
  get late() {
    return { a: 1 };
  },
  round,
  list: [1, ...unknown, 3],
  "a/b~c": 1,
  known: 1,
  ...unknown2(),
  last: true
});
export {
  hubdocs_config_default as default
};
`;

const find = openProgram(program);
const lines = mapLines(program);
const line = (pointer: string, of: "key" | "value" = "value"): string => {
  const place = find(pointer);
  return place === undefined ? "" : `${lines.positionAt(place[of]).line}${place.isExact ? "" : " around it"}`;
};
const written = (pointer: string): string => {
  const place = find(pointer);
  return place === undefined ? "" : program.slice(place.value, place.value + 8);
};

test("values are found where the last of their name stands", () => {
  expect(written("/last")).toBe("true\n});");
  expect(line("/last")).toBe("36");
  expect(line("")).toBe("18");
});

test("what a spread may have replaced is told as the value around it", () => {
  // `known` stands before a call that may bring another one.
  expect(line("/known")).toBe("18 around it");
  expect(line("/title")).toBe("18 around it");
});

test("signs behind a backslash end no text in backticks", () => {
  const text = "var site = { a: `\\``, title: 5 };\nexport {\n  site as default\n};\n";
  const place = openProgram(text)("/title");
  expect(text.slice(place?.value, (place?.value ?? 0) + 1)).toBe("5");
});

test("names are read as JavaScript writes them", () => {
  const names = [
    ["🐝", '"\\u{1F41D}"'],
    ["🐝 1", '"\\u{01f41d} \\x31"'],
    ["ї", '"\\u0457"'],
    ["𝒳y", "𝒳y"],
    ["\0\v\t", '"\\0\\v\\t"'],
    ['a"b\\c', `'a"b\\\\c'`],
    ["\ud83d", '"\\uD83D"'],
  ] as const;
  const text = `var site = {\n${names.map(([, written]) => `${written}: 1`).join(",\n")}\n};\nexport {\n  site as default\n};\n`;
  const find = openProgram(text);
  const places = names.map(([name]) => find(`/${name}`));
  expect(places.map((place) => place && [text.slice(0, place.key).split("\n").length, place.isExact])).toEqual(
    names.map((_, index) => [index + 2, true]),
  );
});

test("a text that is no module has no places", () => {
  expect(openProgram("")("/title")).toBeUndefined();
  expect(openProgram('export default { title: "x" };')("/title")).toBeUndefined();
});

const plain = openProgram(program.replace("  ...unknown2(),\n", ""));
const lineOf = (pointer: string, of: "key" | "value" = "value"): string => {
  const place = plain(pointer);
  return place === undefined ? "" : `${lines.positionAt(place[of]).line}${place.isExact ? "" : " around it"}`;
};

test.each([
  ["/title", "value", "21"],
  ["/tagline", "value", "17"],
  ["/navbar/items/0/label", "key", "8"],
  ["/navbar/items/1/label", "value", "10"],
  ["/navbar/items/1/html-lang", "value", "10"],
  ["/navbar/items/2/label", "value", "22"],
  ["/navbar/items/3/label", "value", "22 around it"],
  ["/pt-BR", "value", "23"],
  ["/data", "key", "24"],
  ["/data", "value", "12"],
  ["/data/deep/er", "value", "12"],
  ["/er", "value", "12"],
  ["/made", "value", "26"],
  ["/made/a", "value", "26 around it"],
  ["/pattern", "value", "27"],
  ["/late", "value", "18 around it"],
  ["/round/x", "value", "14 around it"],
  ["/list/0", "value", "32"],
  ["/list/2", "value", "32 around it"],
  ["/a~1b~0c", "key", "33"],
  ["/nothing", "value", "18 around it"],
] as const)("%s, its %s, stands on line %s", (pointer, of, expected) => {
  expect(lineOf(pointer, of)).toBe(expected);
});
