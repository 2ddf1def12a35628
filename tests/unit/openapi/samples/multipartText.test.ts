// The lines above a part of a body.
import { expect, test } from "vitest";
import { partHead } from "../../../../src/openapi/samples/multipartText.ts";

const file = { kind: "file", name: "a", fileName: "a.png", contentType: "image/png" } as const;

test.each([
  [[], ['Content-Disposition: form-data; name="a"; filename="a.png"', "Content-Type: image/png"]],
  [[{ name: "content-Disposition", value: "inline" }], ["Content-Type: image/png", "content-Disposition: inline"]],
  [
    [{ name: "X-Mark", value: "1" }],
    ['Content-Disposition: form-data; name="a"; filename="a.png"', "Content-Type: image/png", "X-Mark: 1"],
  ],
])("with the headers %j", (headers, lines) => {
  expect(partHead({ ...file, headers }, "form-data")).toEqual(lines);
});

test("a part without a name and a file is not disposed of", () => {
  expect(partHead({ kind: "text", name: "", text: "x", headers: [] }, "attachment")).toEqual([]);
});
