// Terms of a site as search takes them.
import { expect, test } from "vitest";
import { synonymsOf } from "../../../src/config/synonyms.ts";

test("names of a term mean the same in every language, those to be avoided too", () => {
  const terms = [
    { name: { en: "sensor", uk: "датчик" }, avoid: { uk: ["сенсор"] } },
    { name: "GitHub" },
    { name: "Wi-Fi", avoid: { en: ["WiFi"], uk: ["WiFi"] } },
  ];
  expect(synonymsOf({ search: { synonyms: [["a", "b"]] }, terms })).toEqual([
    ["a", "b"],
    ["sensor", "датчик", "сенсор"],
    ["Wi-Fi", "WiFi"],
  ]);
});

test("a list that search has already is not made again", () => {
  const terms = [{ name: { en: "sensor", uk: "датчик" } }];
  const synonyms = [["датчик", "sensor", "probe"]];
  expect(synonymsOf({ search: { synonyms }, terms })).toEqual(synonyms);
  expect(synonymsOf({})).toEqual([]);
});
