// Which lines a comment that takes findings back is for.
import { expect, test } from "vitest";
import { parseGood } from "./parsePage.ts";

const comment = "<!-- hubdocs-ignore broken-link: later -->";

test.each([
  ["the next block", "one\ntwo\n\nthree", [1, 4]],
  ["the next block, another comment between", "<!-- hubdocs-ignore broken-anchor: b -->\n\none\n\ntwo", [1, 5]],
  ["the rest of the page", "one\ntwo", [1, 4]],
  ["a fence as a whole", "```sh\na\n\nb\n```\n\nthree", [1, 7]],
  ["a fence in which a shorter one stands", "````md\n```\n\n```\n````\n\nthree", [1, 7]],
  ["a fence of tildes in a list", "- ~~~\n  a\n\n  b\n  ~~~\n\nthree", [1, 7]],
  ["a fence in a numbered list", "1. ```sh\n   a\n\n   b\n   ```\n\nthree", [1, 7]],
  ["a fence behind a bracket", "10) ```sh\n    a\n\n    b\n    ```\n\nthree", [1, 7]],
  ["a container as a whole", ":::note\n\na\n\n:::\n\nthree", [1, 7]],
])("%s", async (_, text, lines) => {
  const { source } = await parseGood(`${comment}\n\n${text}\n`);
  expect(source.ignores?.[0]?.lines).toEqual(lines);
});

test("a list that all-contributors writes takes back its anchors, which no page has", async () => {
  const list = '<!-- ALL-CONTRIBUTORS-LIST:START - Do not remove -->\n<a href="#code-ada">x</a>\n\n';
  const { source } = await parseGood(`One\n\n${list}<!-- ALL-CONTRIBUTORS-LIST:END -->\n\n${list}`);
  expect(source.ignores).toMatchObject([
    { code: "broken-anchor", lines: [3, 6], isImplied: true },
    { code: "broken-anchor", lines: [8, 11], isImplied: true },
  ]);
});
