import { expect, test } from "vitest";
import { searchSectionsOf } from "../../../../src/openapi/pages/searchSections.ts";
import { parseText, schemaOf } from "../parseText.ts";

async function textOf(schema: object): Promise<string> {
  const document = {
    openapi: "3.1.0",
    info: { title: "Hub", version: "1" },
    paths: {},
    components: { schemas: { S: schema } },
  };
  return searchSectionsOf(schemaOf(await parseText(JSON.stringify(document)), "S"))[0]?.text ?? "";
}

test("values that a property may have are found, those that are no words are not", async () => {
  const text = await textOf({
    type: "object",
    properties: {
      kind: { enum: ["wpa2", "wpa3", "", 7, "<b>"], description: "Protection." },
      only: { const: "fixed-word" },
    },
  });
  expect(text.split("\n")).toEqual(["kind", "Protection.", "wpa2", "wpa3", "only", "fixed-word"]);
});

test("of a long list only the first values are read", async () => {
  const zones = Array.from({ length: 300 }, (_, index) => `zone${index}`);
  const text = await textOf({ type: "object", properties: { zone: { type: "string", enum: zones } } });
  expect(text).toContain("zone99");
  expect(text).not.toContain("zone100");
});
