// Which of a site's terms occur in an original, and what translators shall call them.
import { expect, test } from "vitest";
import { findTranslatedTerms } from "../../../src/checks/translatedTerms.ts";
import { isFormOf, stemOf } from "../../../src/search/index.ts";
import { makeConfig, ukrainian } from "../site/smallSite.ts";

const terms = [
  { name: { en: "device", uk: "пристрій" }, avoid: { en: ["gadget"], uk: ["прилад", "девайс"] } },
  { name: { en: "motion sensor", uk: "датчик руху" } },
  { name: "Wi-Fi", avoid: { en: ["Wifi"], uk: ["вай-фай"] } },
];
const find = findTranslatedTerms(makeConfig({ terms }), ukrainian, { isFormOf, stemOf });
const shown = (prose: string): readonly string[] =>
  find(prose).map(({ name, translation, avoid }) => [name, translation, ...avoid].join(" "));

test("any form of a name counts, each term once, in the order of the site", () => {
  expect(shown("Motion sensors and devices: a device, two motion\nsensors")).toEqual([
    "device пристрій прилад девайс",
    "motion sensor датчик руху",
  ]);
});

test("so does a name to avoid; a name that is the same everywhere is told with what to avoid", () => {
  expect(shown("A gadget with Wifi")).toEqual(["device пристрій прилад девайс", "Wi-Fi Wi-Fi вай-фай"]);
});

test("identifiers, and words that only begin alike, are no terms", () => {
  expect(shown("devices.lua, /device, a deviation; a sensor")).toEqual([]);
});
