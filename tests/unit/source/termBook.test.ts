// Names of terms in texts: any form of their words, nothing that only looks like them.
import { expect, test } from "vitest";
import { isFormOf, stemOf } from "../../../src/search/index.ts";
import { inOneLine, openTermBook, type TermName } from "../../../src/source/termBook.ts";
import { expectToTakeLessThan } from "../processorTime.ts";

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
const foundIn = (text: string): readonly string[] =>
  find(text).flatMap(({ name: { instead }, offset, end }) =>
    instead === undefined ? [] : [`${inOneLine(text.slice(offset, end))} → ${instead}`],
  );

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

test("the place is that of the first letter, up to behind the last one", () => {
  expect(find("— «Сенсор»")).toEqual([{ offset: 3, end: 9, name: { text: "сенсор", instead: "датчик" } }]);
});

const usesOf = (name: Omit<TermName, "instead">, text: string): readonly string[] =>
  openTermBook([name], { isFormOf, stemOf })(text).map(({ offset, end }) => text.slice(offset, end));

test.for([
  ["TCP/IP", "TCP/IP, tcp/ip; TCP or IP, /TCP/IP/, TCP/IPv6, TCP IP", ["TCP/IP", "tcp/ip"]],
  ["R&D", "R&D, R & D, R&DX", ["R&D"]],
  ["C++", "C++, C, C+, xC++, C#", ["C++"]],
  ["C#", "in C#; C, C#x", ["C#"]],
  [".NET", "on .NET, net, a.NET", [".NET"]],
  ["Node.js", "Node.js. And a.Node.js, Node js", ["Node.js"]],
  ["(a+)+$", "(a+)+$ aaaa", ["a+"]],
] as const)("the signs of %s belong to it", ([name, text, found]) => {
  expect(usesOf({ text: name }, text)).toEqual(found);
});

test("a name in capitals can ask for capitals", () => {
  expect(usesOf({ text: "LED", keepsCapitals: true }, "LED, LEDs, led, leds, Led")).toEqual(["LED", "LEDs"]);
  expect(usesOf({ text: "LED" }, "led")).toEqual(["led"]);
  expect(usesOf({ text: "Hub", keepsCapitals: true }, "hubs")).toEqual(["hubs"]);
});

test("names without words are never found", () => {
  for (const text of ["", "<", '"', "++"]) expect(usesOf({ text }, '< "" ++ a')).toEqual([]);
});

test("a long text without spaces is read once, however many names begin alike", async () => {
  const many = Array.from({ length: 500 }, (_, index) => ({ text: `a/b ${index}` }));
  const book = openTermBook([...many, ...many.map(({ text }) => ({ text: `a ${text}` }))], { isFormOf, stemOf });
  await expectToTakeLessThan(1.5, () => {
    for (const text of ["a/b".repeat(300_000), "ä".repeat(1_000_000), "a-".repeat(500_000)]) book(text);
  });
  expect(book("a ".repeat(1000))).toEqual([]);
});
