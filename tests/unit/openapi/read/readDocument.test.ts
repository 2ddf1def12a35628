import { describe, expect, test } from "vitest";
import { parseText } from "../parseText.ts";

const head = 'openapi: 3.1.0\ninfo: { title: Hub, version: "1" }\n';

describe("a file", () => {
  test.each([
    [
      "that is empty",
      "",
      "1:1 error api-invalid: this is not an API specification: the file contains nothing, not a map",
    ],
    ["with broken YAML", `${head}paths: {`, "3:9 error api-invalid"],
    ["with a tab", "openapi: 3.1.0\ninfo:\n\ttitle: Hub", "3:1 error api-invalid: tab characters"],
    ["with a key twice", `${head}paths: {}\npaths: {}`, "4:1 error api-invalid: duplicated mapping key `paths`"],
    [
      "with a key twice in JSON",
      '{"openapi": "3.1.0",\n "openapi": "3.0.0"}',
      "2:3 error api-invalid: duplicated mapping key `openapi`",
    ],
    ["with two documents", `${head}---\n${head}`, "3:1 error api-invalid: more than one document in a file"],
    [
      "with an alias of what holds it",
      `${head}paths: &a { /a: *a }`,
      "error api-invalid: an alias refers to something that contains it",
    ],
    ["nested too deep", `${head}x-deep: ${"[".repeat(1000)}${"]".repeat(1000)}`, "error too-large: nesting exceeded"],
    ["with an unknown tag", `${head}paths: !!js/function 'x'`, "error api-invalid: unknown"],
  ])("%s costs one diagnostic", async (_, text, line) => {
    const { spec, lines } = await parseText(text);
    expect(spec).toBeUndefined();
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(line);
  });

  test("whose aliases stand for too much is refused at once", async () => {
    const levels = "bcdefgh"
      .split("")
      .map((name, index) => `x-${name}: &${name} [${Array(9).fill(`*${"abcdefg"[index]}`).join(",")}]`);
    const { spec, lines } = await parseText(`${head}x-a: &a [x,x,x,x,x,x,x,x,x]\n${levels.join("\n")}\npaths: {}`);
    expect(spec).toBeUndefined();
    expect(lines[0]).toContain("aliases expand to more than");
  });

  test("that is not UTF-8 is refused with the place of its first wrong byte", async () => {
    const bytes = new Uint8Array([...new TextEncoder().encode("openapi: 3.1.0\ninfo: { title: "), 0xe4, 0x20, 0x7d]);
    expect((await parseText(bytes)).lines).toEqual(["2:16 error invalid-utf8: the bytes 0xe4 0x20 are not UTF-8"]);
  });

  test.each([
    ["a byte order mark", `\uFEFF${head}paths: {}`],
    ["Windows line ends", `${head}paths: {}\n`.replace(/\n/g, "\r\n")],
    ["JSON with tabs", '{\n\t"openapi": "3.1.0",\n\t"info": { "title": "Hub", "version": "1" },\n\t"paths": {}\n}'],
  ])("with %s is read like any other", async (_, text) => {
    const { spec, lines } = await parseText(text);
    expect(lines).toEqual([]);
    expect(spec?.title).toBe("Hub");
  });

  test("may merge maps with `<<`", async () => {
    const { spec, lines } = await parseText(
      `${head}x-common: &common\n  tags: [shared]\n  summary: Common\n  responses: { "200": { description: ok } }\npaths:\n  /a:\n    get:\n      <<: *common\n      summary: Own\n`,
    );
    expect(lines).toEqual([]);
    expect(spec?.operations[0]).toMatchObject({ summary: "Own", tags: ["shared"] });
  });
});
