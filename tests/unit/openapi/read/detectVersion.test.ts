import { describe, expect, test } from "vitest";
import { detectVersion } from "../../../../src/openapi/read/detectVersion.ts";

describe("detectVersion", () => {
  test.each([
    [{ openapi: "3.0.3" }, "3.0"],
    [{ openapi: "3.1.1" }, "3.1"],
    [{ openapi: "3.2.0" }, "3.2"],
    [{ openapi: 3.1 }, "3.1"],
    [{ openapi: "3.1.0-rc1" }, "3.1"],
    [{ swagger: "2.0" }, "2.0"],
    [{ swagger: 2 }, "2.0"],
  ])("reads %j", (value, version) => {
    expect(detectVersion(value)).toMatchObject({ kind: "version", version });
  });

  test.each([
    [{ openapi: "4.0.0" }, "`openapi` is `4.0.0`, a version that hubdocs does not read"],
    [{ openapi: "3.10.0" }, "`openapi` is `3.10.0`, a version that hubdocs does not read"],
    [{ openapi: "3.3.0" }, "`openapi` is `3.3.0`, a version that hubdocs does not read"],
    [{ openapi: null }, "`openapi` is nothing, a version that hubdocs does not read"],
    [{ openapi: ["3.1"] }, "`openapi` is a list, a version that hubdocs does not read"],
    [{ swagger: "1.2" }, "`swagger` is `1.2`, a version that hubdocs does not read"],
    [{ asyncapi: "2.6.0", info: {} }, "this is not an OpenAPI specification but AsyncAPI"],
    [{ swaggerVersion: "1.2" }, "this is not an OpenAPI specification but Swagger 1"],
    [{ info: {} }, "this is not an API specification: it has neither `openapi` nor `swagger`"],
    [[], "this is not an API specification: the file contains a list, not a map"],
    [null, "this is not an API specification: the file contains nothing, not a map"],
    ["text", 'this is not an API specification: the file contains the string "text", not a map'],
  ])("refuses %j", (value, message) => {
    expect(detectVersion(value)).toMatchObject({ kind: "problem", message });
  });

  test("knows a misspelt version key", () => {
    expect(detectVersion({ openAPI: "3.1.0" })).toMatchObject({ hint: "write `openapi` instead of `openAPI`" });
  });
});
