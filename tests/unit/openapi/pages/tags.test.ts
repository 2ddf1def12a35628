import { describe, expect, test } from "vitest";
import { operationOf, parsePaths, tagOf } from "../parseText.ts";

const operation = (id: string, tags: string): string =>
  `  /${id}: { get: { operationId: ${id}, summary: Read ${id}, tags: ${tags}, responses: { "200": { description: ok } } } }`;

describe("tags", () => {
  test("stand as declared, then as used, then what has none", async () => {
    const { spec } = await parsePaths(
      [operation("a", "[zeta, used]"), operation("b", "[alpha]"), operation("c", "[]")].join("\n"),
      {
        rest: "tags: [{ name: alpha }, { name: empty }, { name: zeta, x-displayName: Last }]",
      },
    );
    expect(spec?.tags.map(({ name, label, operations }) => [name, label, operations])).toEqual([
      ["alpha", "alpha", ["b"]],
      ["zeta", "Last", ["a"]],
      ["used", "used", ["a"]],
      ["", "", ["c"]],
    ]);
  });

  test.each(["badge", "audience"])("of the kind %s are no groups: their operations stand in others", async (kind) => {
    const parsed = await parsePaths(
      [
        operation("a", "[rooms, new]"),
        operation("b", "[new]"),
        operation("c", "[scenes]"),
        operation("d", "[odd]"),
      ].join("\n"),
      {
        version: "3.2.0",
        rest: `tags:
  - { name: new, kind: ${kind}, description: Since May }
  - { name: rooms, kind: nav }
  - { name: scenes, parent: new }
  - { name: odd, kind: lifecycle }
  - { name: unused, kind: ${kind} }
  - { name: told, kind: ${kind}, description: Who may call what }`,
      },
    );
    expect(parsed.lines).toEqual([]);
    expect(parsed.spec?.tags.map(({ name, operations, parent, isMark }) => [name, operations, parent, isMark])).toEqual(
      [
        ["new", ["a", "b"], undefined, true],
        ["rooms", ["a"], undefined, undefined],
        ["scenes", ["c"], undefined, undefined],
        ["odd", ["d"], undefined, undefined],
        ["told", [], undefined, undefined],
        ["", ["b"], undefined, undefined],
      ],
    );
    // The page of the mark is found on those of its operations.
    expect(tagOf(parsed, "new")).toMatchObject({ descriptionHtml: "<md>Since May</md>" });
    for (const id of ["a", "b"]) {
      const refs = parsed.spec?.operations.find(({ slug }) => slug === id)?.bodyRefs ?? [];
      expect(operationOf(parsed, id).tagLinks.map((ref) => refs[ref]?.slug)).toContain("new");
    }
  });

  test("without operations are chapters where they tell something, but for those whose operations are internal", async () => {
    const parsed = await parsePaths(
      `${operation("a", "[used]")}\n  /b: { get: { operationId: b, x-internal: true, tags: [kept], responses: {} } }`,
      {
        rest: "tags: [{ name: limits, description: Ten a second }, { name: used }, { name: empty }, { name: kept, description: Ours }]",
      },
    );
    expect(parsed.spec?.tags.map(({ name }) => name)).toEqual(["limits", "used"]);
    expect(tagOf(parsed, "limits")).toMatchObject({ descriptionHtml: "<md>Ten a second</md>", operations: [] });
  });

  test("without a name are none", async () => {
    const { spec } = await parsePaths([operation("a", '["", "  "]'), operation("b", '[" ", b]')].join("\n"), {
      rest: 'tags: [{ name: " ", description: Nothing }]',
    });
    expect(spec?.tags.map(({ name, operations }) => [name, operations])).toEqual([
      ["b", ["b"]],
      ["", ["a"]],
    ]);
  });

  test("list an operation under each, and it links them", async () => {
    const parsed = await parsePaths(operation("a", "[one, two, one]"), { rest: "tags: [{ name: two }]" });
    expect(parsed.spec?.operations[0]?.tags).toEqual(["one", "two"]);
    const refs = parsed.spec?.operations[0]?.bodyRefs ?? [];
    expect(operationOf(parsed, "a").tagLinks.map((ref) => refs[ref]?.slug)).toEqual(["one", "two"]);
    expect(tagOf(parsed, "one").operations).toHaveLength(1);
    expect(tagOf(parsed, "two").operations[0]).toMatchObject({ method: "get", path: "/a", summary: "Read a" });
  });

  test("have a text and a link", async () => {
    const parsed = await parsePaths(operation("a", "[care]"), {
      rest: "tags: [{ name: care, description: Keep it **clear**, externalDocs: { url: 'https://wiki.example/care', description: Guide } }]",
    });
    expect(tagOf(parsed, "care")).toMatchObject({
      descriptionHtml: "<md>Keep it **clear**</md>",
      externalDocs: { href: "https://wiki.example/care", label: "Guide", html: "<md>Guide</md>" },
    });
  });

  test.each([
    ["their `parent`", "tags: [{ name: top }, { name: low, parent: top }]", ["top", undefined]],
    ["the group they are in", "tags: [{ name: low }]\nx-tagGroups: [{ name: Group, tags: [low] }]", ["Group"]],
    ["the declared tag that their name begins with", "tags: [{ name: low/wtp }, { name: low }]", ["low"]],
  ])("stand below %s", async (_, rest, parents) => {
    const tag = rest.includes("low/wtp") ? "low/wtp" : "low";
    const { spec, lines } = await parsePaths(operation("a", `[${tag}]`), { version: "3.2.0", rest });
    expect(lines).toEqual([]);
    expect(spec?.tags.find(({ name }) => name === tag)?.parent).toBe(parents[0]);
  });

  test.each([
    ["a tag, declared or not", ["low/wtp", "low"], ["low", undefined]],
    [
      "the longest beginning that is one",
      ["low", "low/wtp", "low/wtp/io", "low/x9/io"],
      [undefined, "low", "low/wtp", "low"],
    ],
    ["what several begin with", ["set/rooms", "set/main/logs", "other"], ["set", "set", undefined]],
  ])("whose names are paths stand below %s", async (_, tags, parents) => {
    const { spec } = await parsePaths(tags.map((tag, index) => operation(`a${index}`, `[${tag}]`)).join("\n"));
    expect(spec?.tags.map(({ parent }) => parent)).toEqual(parents);
  });

  test.each([
    ["alone", "", ["set/rooms", "other/rooms"]],
    ["words with a slash in them", "", ["I/O ports", "I/O cards", "A/B", "A/C"]],
    ["arranged by their author", "x-tagGroups: [{ name: All, tags: [other] }]", ["set/rooms", "set/logs"]],
  ])("with slashes in their names stay where they are: %s", async (_, rest, tags) => {
    const { spec } = await parsePaths(
      tags.map((tag, index) => operation(`a${index}`, `[${tag}]`)).join("\n"),
      rest === "" ? {} : { rest },
    );
    expect(spec?.tags.map(({ parent }) => parent)).toEqual(tags.map(() => undefined));
  });

  test("above others have a page that lists those", async () => {
    const parsed = await parsePaths(operation("a", "[low]"), {
      version: "3.2.0",
      rest: "tags: [{ name: top, summary: Top of all }, { name: low, parent: top }]",
    });
    const top = parsed.spec?.tags.find(({ name }) => name === "top");
    expect(top).toMatchObject({ label: "Top of all", operations: [] });
    expect(tagOf(parsed, "top").children?.map((ref) => top?.bodyRefs[ref]?.slug)).toEqual(["low"]);
  });

  test.each([
    ["[{ name: a, parent: b }, { name: b, parent: a }]", "`b` is its own ancestor"],
    ["[{ name: a, parent: a }, { name: b }]", "`a` is its own ancestor"],
    ["[{ name: a, parent: none }, { name: b }]", "`none` is not a tag"],
    ["[{ name: a }, { name: a }, { name: b }]", "the tag `a` is declared twice"],
    ["[{ description: Nameless }, { name: b }]", "a tag has no `name`"],
  ])("declared as %s are told", async (tags, message) => {
    const { lines, spec } = await parsePaths(`${operation("x", "[a]")}\n${operation("y", "[b]")}`, {
      version: "3.2.0",
      rest: `tags: ${tags}`,
    });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(message);
    expect(spec?.tags.map(({ name }) => name).sort()).toEqual(["a", "b"]);
  });

  test("survive groups that hold themselves", async () => {
    const { spec } = await parsePaths(operation("a", "[a]"), {
      rest: "x-tagGroups: [{ name: a, tags: [a] }, { name: b, tags: a }]",
    });
    expect(spec?.tags[0]?.parent).toBeUndefined();
  });

  test("that are internal are not shown, their operations are", async () => {
    const { spec } = await parsePaths(`${operation("a", "[secret]")}\n${operation("b", "[secret, open]")}`, {
      rest: "tags: [{ name: secret, x-internal: true }]",
    });
    expect(spec?.tags.map(({ name, operations }) => [name, operations])).toEqual([
      ["open", ["b"]],
      ["", ["a"]],
    ]);
    expect(spec?.operations.map(({ tags }) => tags)).toEqual([[], ["open"]]);
  });
});
