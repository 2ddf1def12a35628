import { describe, expect, test } from "vitest";
import type { DocBody } from "../../../src/model/body.ts";
import { formatBody, parseBody, parseDocBody } from "../../../src/model/bodyText.ts";
import { formatSearchText, parseSearchText } from "../../../src/model/searchText.ts";

const html = (text: string): DocBody["segments"][number] => ({ kind: "html", html: text });
const code: DocBody["segments"][number] = {
  kind: "part",
  part: "CodeBlock",
  props: { language: "lua", lines: [{ html: "a\u2028b" }], text: "a\n{}" },
};

describe("a body as text is read as it was", () => {
  test.each([
    ["nothing", { segments: [] }],
    ["HTML alone", { segments: [html('<p title="x">\n\n\0L0\0\\ ї 😀</p>\n')] }],
    ["parts alone", { segments: [code, code] }],
    ["both", { segments: [html("a\n"), code, html("\n"), html("{}"), code] }],
    ["an excerpt", { segments: [html("a"), html("b")], excerptSegments: 1 }],
  ])("%s", (_, body: DocBody) => {
    expect(parseDocBody(formatBody(body))).toEqual(body);
    expect(parseBody(formatBody(body))).toEqual(body);
  });

  test("one of an API, which is JSON alone", () => {
    const body = { kind: "tag", description: [html("a\nb")] };
    expect(parseBody(JSON.stringify(body))).toEqual(body);
  });
});

test("text for search is read as it was", () => {
  const sections = [
    { id: "", depth: 1, title: "", text: "", code: "" },
    { id: "a", depth: 2, title: 'A "b"\n', text: "c\nd\0 ї", code: "" },
    { id: "b", depth: 3, title: "😀", text: "", code: "x = [1]\ny" },
    { id: "c", depth: 2, title: "c", text: "e", code: "f" },
  ];
  expect(parseSearchText(formatSearchText(sections))).toEqual(sections);
  expect(parseSearchText(formatSearchText([]))).toEqual([]);
});
