// Forms of a word, and words that only share its stem.
import { expect, test } from "vitest";
import { isFormOf, stemOf } from "../../../src/search/index.ts";

test.for([
  [
    "сенсор",
    [
      "сенсора",
      "сенсору",
      "сенсорові",
      "сенсором",
      "сенсорі",
      "сенсори",
      "сенсорів",
      "сенсорам",
      "сенсорами",
      "сенсорах",
      "Сенсор",
    ],
  ],
  ["пристрій", ["пристрою", "пристрої", "пристроїв", "пристроями"]],
  ["рівень", ["рівня", "рівнем", "рівні"]],
  ["резервна", ["резервної", "резервну", "резервні"]],
  ["API-ключ", ["API-ключа", "API-ключем", "API-ключі"]],
  ["detector", ["detectors", "detector's", "Detector"]],
  ["log", ["logs", "logged", "logging"]],
  ["battery", ["batteries"]],
  ["configure", ["configures", "configured", "configuring"]],
] as const)("forms of %s", ([word, forms]) => {
  expect(forms.filter((form) => stemOf(form) !== stemOf(word) || !isFormOf(form, word))).toEqual([]);
});

test.for([
  ["сенсор", ["сенсорний", "сенсорного"]],
  ["прилад", ["приладдя"]],
  ["ключ", ["ключовий", "API-ключ"]],
  ["detect", ["detector", "detection"]],
  ["hub", ["hubby"]],
] as const)("other words than %s", ([word, others]) => {
  expect(others.filter((other) => stemOf(other) === stemOf(word) && isFormOf(other, word))).toEqual([]);
});
