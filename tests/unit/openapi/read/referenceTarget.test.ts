import { describe, expect, test } from "vitest";
import { sitePath } from "../../../../src/model/brands.ts";
import { borderOf, targetOf } from "../../../../src/openapi/read/referenceTarget.ts";

const at = { from: sitePath("specs/hub/api.yaml"), folder: "specs/hub" };

describe("targetOf", () => {
  test.each([
    ["#/components/schemas/A", { kind: "local", fragment: "/components/schemas/A" }],
    ["#", { kind: "local", fragment: "" }],
    ["room.yaml", { kind: "file", path: "specs/hub/room.yaml", fragment: "" }],
    ["./schemas/../room.yaml#/Room", { kind: "file", path: "specs/hub/room.yaml", fragment: "/Room" }],
    ["a%20b.yaml#/A", { kind: "file", path: "specs/hub/a b.yaml", fragment: "/A" }],
    ["schemas\\room.json", { kind: "file", path: "specs/hub/schemas/room.json", fragment: "" }],
    ["schemas/c:room.yaml", { kind: "file", path: "specs/hub/schemas/c:room.yaml", fragment: "" }],
    ["../hub/room.yaml", { kind: "file", path: "specs/hub/room.yaml", fragment: "" }],
  ])("takes %s apart", (text, target) => {
    expect(targetOf(text, at)).toEqual(target);
  });

  test.each([
    "../secret.yaml",
    "schemas/../../secret.yaml",
    "../../../../etc/passwd",
    "%2e%2e/secret.yaml",
    "..%2fsecret.yaml",
    "..\\secret.yaml",
    "../hubble/a.yaml",
    "/etc/passwd",
    "\\\\host\\share",
    "//evil.example/a.yaml",
    "file:///etc/passwd",
    "FILE:secret",
    "http://127.0.0.1/a.yaml#/A",
    "https://evil.example/a.yaml",
    "data:application/json,{}",
    "C:\\secret.yaml",
    "h%74tp://evil.example",
  ])("refuses %s", (text) => {
    expect(targetOf(text, at)).toMatchObject({ kind: "refused" });
  });

  test("lets a specification in the site's folder refer to anything in the site, and no further", () => {
    const top = { from: sitePath("api.yaml"), folder: "" };
    expect(targetOf("schemas/a.yaml", top)).toMatchObject({ kind: "file", path: "schemas/a.yaml" });
    expect(targetOf("../a.yaml", top)).toMatchObject({ kind: "refused" });
  });
});

test.each([
  ["specs/api.yaml", "specs"],
  ["specs/hub/api.yaml", "specs"],
  ["specs/versions/2.0/hub/api.yaml", "specs"],
  ["specs.yaml", ""],
  ["other/hub/api.yaml", "other/hub"],
  ["other/specs/api.yaml", "other/specs"],
])("%s may refer to files of %j", (specification, border) => {
  expect(borderOf(sitePath(specification))).toBe(border);
});
