import { describe, expect, test } from "vitest";
import { htmlOf, parse, parseGood } from "./parsePage.ts";

const robots = { tag: "meta", attributes: { name: "robots", content: "noindex" } };
const frontMatterOf = async (...given: Parameters<typeof parseGood>) => (await parseGood(...given)).source.frontMatter;

describe("what a page adds to its head", () => {
  test("stands in its front matter", async () => {
    const { head } = await frontMatterOf(
      "---\nhead:\n  - { tag: meta, attributes: { name: robots, content: noindex } }\n---\n\na\n",
    );
    expect(head).toEqual([robots]);
  });

  test("is an element with attributes that run nothing", async () => {
    const { diagnostics } = await parse(
      '---\nhead:\n  - { tag: script, attributes: {} }\n  - { tag: link, attributes: { onload: "x()", "a>b": c } }\n---\n\na\n',
    );
    expect(diagnostics).toHaveLength(1);
    const [{ message = "", related = [] } = {}] = diagnostics;
    expect([message, ...related.map((one) => one.message)]).toEqual([
      '`head[0].tag` must be `meta` or `link`, found "script"',
      "`onload` cannot be an attribute of a head element",
      "`a>b` cannot be an attribute of a head element",
    ]);
  });

  const element =
    '<head>\n  <meta name="robots" content="noindex" onclick="x()">\n  <title>A &amp; B</title>\n  <link rel="canonical" href="https://a.example/?b&amp;c" />\n</head>\n\na\n';

  test.each(["hubdocs", "docusaurus"] as const)("may stand in a <head> of its Markdown (%s)", async (dialect) => {
    const options = { markdown: { dialect } };
    expect(await frontMatterOf(element, options)).toEqual({
      title_meta: "A & B",
      head: [robots, { tag: "link", attributes: { rel: "canonical", href: "https://a.example/?b&c" } }],
    });
    expect(await htmlOf(element, options)).toBe("<p>a</p>\n");
  });

  test("leaves the rest of that element where it stands", async () => {
    expect(await htmlOf('<head>\n<meta name="a" content="b > c">\n<script src="d.js"></script>\n</head>\n')).toBe(
      '\n\n<script src="d.js"></script>\n\n',
    );
  });

  test("is text where raw HTML is", async () => {
    expect(await htmlOf("<head>\n<title>A</title>\n</head>\n", { markdown: { rawHtml: false } })).toContain("&lt;head");
  });

  test("may be in the front matter of VitePress", async () => {
    const { head } = await frontMatterOf(
      "---\nhead:\n  - - meta\n    - name: robots\n      content: noindex\n  - - style\n    - {}\n    - a {}\n---\n\na\n",
      { markdown: { dialect: "vitepress" } },
    );
    expect(head).toEqual([robots]);
  });
});
