import { expect, test } from "vitest";
import type { SchemaView } from "../../../src/model/api.ts";
import { isNotable } from "../../../templates/parts/api/schemaShape.ts";

const view = (more: Partial<SchemaView>): SchemaView => ({ types: ["string"], constraints: [], ...more });

test("a title is worth a row, unless it is that of a schema with a page", () => {
  expect(isNotable(view({}))).toBe(false);
  expect(isNotable(view({ title: "Label" }))).toBe(true);
  expect(isNotable(view({ title: "Label", ref: 0 }))).toBe(false);
});
