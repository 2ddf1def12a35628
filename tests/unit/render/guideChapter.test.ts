import { describe, expect, test } from "vitest";
import { guideChapterHtml } from "../../../src/render/guideChapter.ts";

const chapters = new Map([
  ["/docs/intro", "docs/intro"],
  ["/docs/tools/spade", "docs/tools/spade"],
]);
const page = (article: string): string =>
  `<body><main id="main"><nav>on this page</nav>${article}<nav>next</nav></main><footer>foot</footer></body>`;
const chapter = (article: string, id = "docs/intro"): string => guideChapterHtml(page(article), { id, chapters });
const wrapped = (text: string): string => `<section class="guide-chapter" id="docs/intro">${text}</section>`;

describe("a page as a chapter", () => {
  test("is its article alone", () => {
    expect(chapter('<article lang="en">text</article>')).toBe(wrapped('<article lang="en">text</article>'));
  });

  test("is all of main in templates without articles", () => {
    expect(chapter("<p>text</p>")).toBe(wrapped("<nav>on this page</nav><p>text</p><nav>next</nav>"));
  });

  test.each([
    ["headings one level deeper", "<h1>a</h1><h2 class='x'>b</h2>", "<h2>a</h2><h3 class='x'>b</h3>"],
    ["the sixth level as it is", "<h5>a</h5><h6>b</h6>", "<h6>a</h6><h6>b</h6>"],
    ["no other tags", "<hr><header></header><hub-x></hub-x>", "<hr><header></header><hub-x></hub-x>"],
    ["ids that are its own", '<p id="x">', '<p id="docs/intro:x">'],
    ["references to several ids", '<p aria-labelledby="a b">', '<p aria-labelledby="docs/intro:a docs/intro:b">'],
    ["labels with their fields", '<label for="x">', '<label for="docs/intro:x">'],
    ["links within the page", '<a href="#x">', '<a href="#docs/intro:x">'],
    ["links to other chapters", '<a href="/docs/tools/spade/">', '<a href="#docs/tools/spade">'],
    [
      "links to their sections",
      '<a class="y" href="/docs/tools/spade?a=1#x">',
      '<a class="y" href="#docs/tools/spade:x">',
    ],
    ["links that leave the guide", '<a href="/docs/loose#x">', '<a href="/docs/loose#x">'],
    [
      "no jumps to its parts",
      '<nav class="jumps" aria-label="On this page"><a href="#x">x</a></nav><p>a</p>',
      "<p>a</p>",
    ],
    ["other navigation", '<nav class="y">a</nav>', '<nav class="y">a</nav>'],
    ["links to other sites", '<a href="https://docs/intro">', '<a href="https://docs/intro">'],
    ["text that looks like markup", '<code>&lt;h1 id="x"&gt;</code> id="x"', '<code>&lt;h1 id="x"&gt;</code> id="x"'],
    ["attributes with an angle", '<i title="a > b" id="x">', '<i title="a > b" id="docs/intro:x">'],
    ["attributes that only hold such words", '<i data-id="x" data-for="y">', '<i data-id="x" data-for="y">'],
  ])("has %s", (_, given, expected) => {
    expect(chapter(`<article>${given}</article>`)).toBe(wrapped(`<article>${expected}</article>`));
  });
});
