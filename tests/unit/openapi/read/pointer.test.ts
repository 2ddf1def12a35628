import { describe, expect, test } from "vitest";
import { followPointer, tokensOf } from "../../../../src/openapi/read/pointer.ts";
import { escapeToken, pointerOf } from "../../../../src/source/jsonPointer.ts";

const root = {
  "a/b": { "c~d": 1 },
  "50%": 2,
  "a b": 3,
  "": { "": 4 },
  list: ["x", "y"],
  alias: { $ref: "#/a~1b" },
  __proto__x: 5,
  loop: { $ref: "#/loop/more" },
};

describe("followPointer", () => {
  test.each([
    ["", root],
    ["/a~1b/c~0d", 1],
    ["/50%", 2],
    ["/50%25", 2],
    ["/a%20b", 3],
    ["/a b", 3],
    ["/a%7E1b/c~0d", 1],
    ["//", 4],
    ["/list/1", "y"],
    ["/alias/c~0d", 1],
  ])("finds %s", (pointer, value) => {
    expect(followPointer(root, pointer)).toMatchObject({ kind: "found", value });
  });

  test.each([
    "/none",
    "/list/2",
    "/list/01",
    "/list/-",
    "/constructor",
    "/__proto__",
    "/a~1b/c~0d/e",
    "/loop/x",
    "/%zz",
  ])("finds nothing at %s", (pointer) => {
    expect(followPointer(root, pointer)).toMatchObject({ kind: "missing" });
  });

  test("says how far it came", () => {
    expect(followPointer(root, "/list/7/x")).toMatchObject({ known: ["list"], missing: "7", container: ["x", "y"] });
  });
});

describe("tokens", () => {
  test("come back from the pointer that is made of them", () => {
    const tokens = ["paths", "/rooms/{id}", "~", "a~1b", ""];
    expect(tokensOf(pointerOf(tokens))).toEqual(tokens);
    expect(escapeToken("a/b~c")).toBe("a~1b~0c");
  });

  test("are none where a pointer does not begin with a slash", () => {
    expect(tokensOf("components/schemas")).toBeUndefined();
    expect(tokensOf("")).toEqual([]);
  });
});
