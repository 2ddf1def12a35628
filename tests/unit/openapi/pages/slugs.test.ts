import { describe, expect, test } from "vitest";
import { sitePath } from "../../../../src/model/brands.ts";
import { createFindings } from "../../../../src/openapi/findings.ts";
import { createSlugs } from "../../../../src/openapi/pages/slugs.ts";
import { digestOf } from "../../../../src/platform/hash.ts";
import { parsePaths } from "../parseText.ts";

const location = { file: sitePath("api.yaml"), line: 1, column: 1 };
const ok = "responses: { '200': { description: ok } }";

/** Slugs of operations, then of tags. */
async function slugsOf(paths: string, options: Parameters<typeof parsePaths>[1] = {}): Promise<readonly string[]> {
  const { spec } = await parsePaths(paths, options);
  return [...(spec?.operations ?? []), ...(spec?.tags ?? [])].map(({ slug }) => slug);
}

describe("slugs of operations", () => {
  test.each([
    ["operationId: getHTTPStatus", "get-http-status"],
    ["operationId: отриматиЛампи", "отримати-лампи"],
    ['operationId: "обʼєктСім\'ї"', "обєкт-сімї"],
    ["operationId: 'Read rooms (all)'", "read-rooms-all"],
    ["operationId: '***'", "get-rooms-id-log"],
    ["operationId: ''", "get-rooms-id-log"],
    ["summary: Not used", "get-rooms-id-log"],
    ["operationId: __proto__", "proto"],
    ["operationId: index", "index-2"],
    ["operationId: overview", "overview-2"],
  ])("come from %s", async (line, slug) => {
    expect((await slugsOf(`  /rooms/{id}/log:\n    get:\n      ${line}\n      ${ok}`))[0]).toBe(slug);
  });

  test("come from the method alone at the root", async () => {
    expect((await slugsOf(`  /: { get: { ${ok} } }`))[0]).toBe("get");
  });

  test("come from method and name for webhooks", async () => {
    expect((await slugsOf("  {}", { rest: `webhooks: { lampBroken: { post: { ${ok} } } }` }))[0]).toBe(
      "post-lamp-broken",
    );
  });

  test("are given to paths, then webhooks, then declared tags, then used ones", async () => {
    const slugs = await slugsOf(
      `  /b: { get: { operationId: lamps, tags: [used, lamps], ${ok} } }\n  /a: { get: { operationId: Lamps, ${ok} } }`,
      { rest: `tags: [{ name: lamps }]\nwebhooks: { w: { post: { operationId: LAMPS, tags: [Lamps], ${ok} } } }` },
    );
    expect(slugs).toEqual(["lamps", "lamps-2", "lamps-3", "lamps-4", "used", "lamps-5", "untagged"]);
  });

  test("that tags want who differ in capitals or spaces alone are told with what is meant", async () => {
    const { diagnostics } = await parsePaths(
      `  /a: { get: { operationId: a, tags: [Lamps, lamps, " Lamps "], ${ok} } }\n  /b: { get: { operationId: b, tags: [La-mps, l-amps], ${ok} } }`,
    );
    expect(diagnostics.map(({ message, hint }) => [/tag "(.*?)" gets/.exec(message)?.[1], hint])).toEqual([
      ["lamps", "write it as `Lamps`, if it is the same tag"],
      ["Lamps", "write it as `Lamps`, if it is the same tag"],
    ]);
  });

  test("are given to many of one name in steps that grow with their number", () => {
    let asked = 0;
    class Counted extends Map<string, string> {
      override has(name: string): boolean {
        asked += 1;
        return super.has(name);
      }
    }
    const slugs = createSlugs({ reserved: new Counted(), findings: createFindings(), hash: digestOf });
    const given = Array.from({ length: 100 }, () => slugs.take({ names: ["a"], label: "a", location }));
    expect(given.at(-1)).toBe("a-100");
    expect(asked).toBeLessThan(300);
  });

  test("that are taken are told with both places", async () => {
    const { diagnostics } = await parsePaths(
      `  /water: { get: { ${ok} } }\n  /dup: { get: { operationId: getWater, ${ok} } }`,
    );
    expect(diagnostics).toHaveLength(1);
    expect(diagnostics[0]).toMatchObject({
      code: "api-slug-taken",
      severity: "warning",
      location: { line: 5 },
      related: [{ message: "GET /water", location: { line: 4 } }],
    });
    expect(diagnostics[0]?.message).toContain(
      "GET /dup gets the address `get-water-2`: `get-water` belongs to GET /water",
    );
  });

  test("that an operation and a tag of its own want are told with the place of each", async () => {
    const { diagnostics } = await parsePaths(
      `  /search:\n    get:\n      operationId: search\n      tags:\n        - Search\n      ${ok}`,
    );
    expect(diagnostics).toHaveLength(1);
    expect(diagnostics[0]).toMatchObject({
      location: { line: 8, pointer: "/paths/~1search/get/tags/0" },
      related: [{ message: "GET /search", location: { line: 5, pointer: "/paths/~1search/get" } }],
    });
  });

  test("are not given to what is internal", async () => {
    const slugs = await slugsOf(
      `  /a: { get: { operationId: lamps, x-internal: true, ${ok} }, post: { operationId: Lamps, ${ok} } }
  /b: { x-internal: true, get: { operationId: lamps, ${ok} } }`,
    );
    expect(slugs).toEqual(["lamps", "untagged"]);
  });

  test("keep away from reserved ones", async () => {
    const { spec, diagnostics } = await parsePaths(`  /a: { get: { operationId: category, ${ok} } }`, {
      reserved: ["category"],
    });
    expect(spec?.operations[0]?.slug).toBe("category-2");
    expect(diagnostics[0]?.hint).toBe("rename it, so that its address says what it is");
  });

  test("stay short enough for file systems, and apart", async () => {
    const [first = "", second = ""] = await slugsOf(
      `  /a: { get: { operationId: ${"кімната".repeat(60)}A, ${ok} } }\n  /b: { get: { operationId: ${"кімната".repeat(60)}B, ${ok} } }`,
    );
    expect(new TextEncoder().encode(first).length).toBeLessThanOrEqual(200);
    expect(first).not.toBe(second);
  });
});

describe("slugs of schemas", () => {
  test("have a folder of their own", async () => {
    const { spec, lines } = await parsePaths(`  /a: { get: { operationId: Lamp, ${ok} } }`, {
      rest: "components: { schemas: { Lamp: {}, lamp: {}, '___': {}, index: {} } }",
    });
    expect(spec?.schemas.map(({ slug }) => slug)).toEqual(["lamp", "lamp-2", "schema", "index-2"]);
    expect(lines.filter((line) => line.includes("api-slug-taken"))).toHaveLength(2);
  });

  test("are not given to what is internal", async () => {
    const { spec } = await parsePaths("  {}", { rest: "components: { schemas: { A: { x-internal: true }, B: {} } }" });
    expect(spec?.schemas.map(({ name }) => name)).toEqual(["B"]);
  });
});
