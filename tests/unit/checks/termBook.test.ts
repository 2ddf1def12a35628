// Names of terms in texts: any form of their words, nothing that only looks like them.
import { expect, test } from "vitest";
import { openTermBook, type TermName } from "../../../src/checks/termBook.ts";
import { isFormOf, stemOf } from "../../../src/search/index.ts";

const names: readonly TermName[] = [
  { text: "motion sensor" },
  { text: "motion detector", instead: "motion sensor" },
  { text: "датчик руху" },
  { text: "сенсор", instead: "датчик" },
  { text: "ключ API", instead: "API-ключ" },
  { text: "API-ключ" },
  { text: "GitHub" },
  { text: "Github", instead: "GitHub" },
  { text: "log in" },
  { text: "login to", instead: "log in" },
  { text: "back-off" },
  { text: "backoff", instead: "back-off" },
  { text: "smart home hub" },
  { text: "smart home", instead: "home" },
];

const find = openTermBook(names, { isFormOf, stemOf });
const foundIn = (text: string): readonly string[] => find(text).map(({ found, instead }) => `${found} → ${instead}`);

test.for([
  [
    "Motion detectors, a motion detector’s range",
    ["Motion detectors → motion sensor", "motion detector’s → motion sensor"],
  ],
  ["Сенсором, сенсорів; СЕНСОРИ", ["Сенсором → датчик", "сенсорів → датчик", "СЕНСОРИ → датчик"]],
  ["Ключем API відкрито", ["Ключем API → API-ключ"]],
  [
    "a motion **detector** and a _motion_\n> detector",
    ["motion detector → motion sensor", "motion detector → motion sensor"],
  ],
  ["on Github", ["Github → GitHub"]],
  ["The backoff grows", ["backoff → back-off"]],
  ["a smart home", ["smart home → home"]],
])("%s", ([text, found]) => {
  expect(foundIn(text as string)).toEqual(found);
});

test.for([
  "a motion sensor, датчики руху, API-ключем",
  "GitHub and GITHUB and github",
  "motion. Detector",
  "motion\n\ndetector",
  "motion, detector",
  "motion_detector config.motion detector.lua @сенсор #сенсор сенсор/а сенсор.uk",
  "сенсорний екран",
  "back-offs",
  "a smart home hub",
  "",
])("nothing in %j", (text) => {
  expect(foundIn(text)).toEqual([]);
});

test("the place is that of the first letter", () => {
  expect(find("— «Сенсор»")).toEqual([{ offset: 3, found: "Сенсор", instead: "датчик" }]);
});
