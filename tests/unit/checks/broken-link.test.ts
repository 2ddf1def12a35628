// Links of static HTML files that lead nowhere.
import { expect, test } from "vitest";
import { sitePath } from "../../../src/model/brands.ts";
import { readPlacedLinks } from "../../../src/render/readReceipt.ts";
import { expectToTakeLessThan } from "../processorTime.ts";
import { check } from "./checkedSite.ts";

const file = sitePath("content/static/s.html");

const brokenLinksIn = (text: string) =>
  check(
    [],
    {},
    {},
    {
      staticFiles: ["s.html"],
      thorough: { staticTexts: [{ file, path: "s.html", text, page: readPlacedLinks(text) }] },
    },
  ).filter(({ code }) => code === "broken-link");

test("each is reported once, where it is first written", () => {
  const text = `<title>S</title>
<a href="gone.html">1</a>
<p id=top>

<a href='gone.html'>2</a>
<a href=lost.html>3</a>
<a href="miss.html?a=1&amp;b=2">4</a>
<!-- "late.html" -->
<a  class=x HREF = 'late.html' title="y">5</a><img src="no.png" alt="">
`;
  expect(
    brokenLinksIn(text).map(({ message, location }) => [message.split('"')[1], location?.line, location?.column]),
  ).toEqual([
    ["gone.html", 2, 10],
    ["lost.html", 6, 9],
    ["miss.html?a=1&b=2", 7, 10],
    ["late.html", 9, 21],
    ["no.png", 9, 57],
  ]);
});

test("tens of thousands in one file are found in time", async () => {
  const text = Array.from({ length: 20_000 }, (_, index) => `<p><a href="gone-${index}.html">x</a></p>\n`).join("");
  await expectToTakeLessThan(2, () => {
    const found = brokenLinksIn(text);
    expect(found).toHaveLength(20_000);
    expect(found.at(-1)?.location).toEqual({ file, line: 20_000, column: 13 });
  });
});
