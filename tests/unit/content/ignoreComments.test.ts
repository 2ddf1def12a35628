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
