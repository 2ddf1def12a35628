import { describe, expect, test } from "vitest";
import { renderInline } from "../../../src/content/renderInline.ts";
import { parseBody } from "../../../src/model/bodyText.ts";
import { htmlOf, parseGood } from "./parsePage.ts";

describe("tables", () => {
  test("scroll in a labelled box, have scopes and classes for alignment", async () => {
    expect(await htmlOf("| A | B | C |\n|---|--:|:-:|\n| `x` | 1 | a \\| b |\n")).toBe(
      '<div class="table" role="group" tabindex="0" aria-label="{Ttable}">\n<table>\n<thead>\n<tr>\n' +
        '<th scope="col">A</th>\n<th scope="col" class="align-right">B</th>\n<th scope="col" class="align-center">C</th>\n</tr>\n</thead>\n' +
        '<tbody>\n<tr>\n<td><code>x</code></td>\n<td class="align-right">1</td>\n<td class="align-center">a | b</td>\n</tr>\n</tbody>\n</table>\n</div>\n',
    );
  });

  test("have the name of the section that they stand in", async () => {
    const table = "| A |\n|---|\n| 1 |\n";
    const html = await htmlOf(
      `${table}\n## Ports & pins\n\n${table}\n### Ключі {#keys}\n\n- a\n\n  ${table.replaceAll("\n", "\n  ")}`,
    );
    expect([...html.matchAll(/tabindex="0" (aria-[^>]*)>/g)].map(([, name]) => name)).toEqual([
      'aria-label="{Ttable}"',
      'aria-labelledby="ports--pins"',
      'aria-labelledby="keys"',
    ]);
  });
});

describe("task lists", () => {
  test.each([
    [
      "- [x] done **now**\n- [ ] open\n",
      '<ul class="tasks">\n<li><label><input type="checkbox" checked disabled> done <strong>now</strong></label></li>\n<li><label><input type="checkbox" disabled> open</label></li>\n</ul>\n',
    ],
    [
      "- [ ] a\n\n  b\n",
      '<ul class="tasks">\n<li><p><label><input type="checkbox" disabled> a</label></p>\n<p>b</p>\n</li>\n</ul>\n',
    ],
    ["- [a](b.md)\n", '<ul>\n<li><a href="{L0}">a</a></li>\n</ul>\n'],
  ])("%j", async (page, html) => {
    expect(await htmlOf(page)).toBe(html);
  });
});

describe("text", () => {
  test.each([
    ["a\0b", "<p>a\uFFFDb</p>\n"],
    ["a &lt;b&gt; &amp; c & d < e > f", "<p>a &lt;b&gt; &amp; c &amp; d &lt; e &gt; f</p>\n"],
    ["3. c\n4. d", '<ol start="3">\n<li>c</li>\n<li>d</li>\n</ol>\n'],
    [
      "- a\n  <br>\n  *d*\n\n- e\n  <div>\n  *f*\n  </div>\n",
      "<ul>\n<li><p>a\n<br>\n<em>d</em></p>\n</li>\n<li><p>e</p>\n<div>\n*f*\n</div>\n</li>\n</ul>\n",
    ],
    ["~~a~~ \\*b\\*  \nc", "<p><del>a</del> *b*<br>\nc</p>\n"],
  ])("%j", async (page, html) => {
    expect(await htmlOf(page)).toBe(html);
  });

  test("is the same with every kind of line end and with a byte order mark", async () => {
    const page = "---\ntitle: T\n---\n\n## A\n\n- b\n- c\n\n```lua\nd\n\ne\n```\n";
    const expected = (await parseGood(page)).bodyText;
    for (const other of [page.replaceAll("\n", "\r\n"), page.replaceAll("\n", "\r"), `\uFEFF${page}`]) {
      expect((await parseGood(other)).bodyText).toBe(expected);
    }
  });
});

describe("a body", () => {
  test("is stored as the text its hash is made of", async () => {
    const { body, bodyText, source } = await parseGood("a\n\n```\nb\n```\n");
    expect(parseBody(bodyText)).toEqual(body);
    expect(source.bodyHash).toBe(`h${bodyText.length}`);
  });

  test("has one piece of HTML between parts and none that is empty", async () => {
    const { body } = await parseGood("a\n\nb\n\n```\nc\n```\n```\nd\n```\n");
    expect(body.segments.map((segment) => (segment.kind === "html" ? segment.html : segment.part))).toEqual([
      "<p>a</p>\n<p>b</p>\n",
      "CodeBlock",
      "CodeBlock",
    ]);
  });

  test("is the same every time", async () => {
    const page = "## A\n\n[b](c.md)[^1]\n\n:::note\nd\n:::\n\n[^1]: e\n";
    expect((await parseGood(page)).bodyText).toBe((await parseGood(page)).bodyText);
  });
});

test.each([
  ["Version **3.8** is [here](/blog/x)", 'Version <strong>3.8</strong> is <a href="/blog/x">here</a>'],
  ["© 2026 <b>A</b> &amp; B", "© 2026 <b>A</b> &amp; B"],
  ["[a](https://e.org/ї)", '<a href="https://e.org/%D1%97">a</a>'],
])("one line of the configuration: %j", (markdown, html) => {
  expect(renderInline(markdown)).toBe(html);
});
