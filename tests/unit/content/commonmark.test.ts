// How much of CommonMark 0.31.2 the renderer keeps, measured on the specification's own examples.
import spec from "commonmark-spec";
import { marked } from "marked";
import { describe, expect, test } from "vitest";
import { renderPlainMarkdown } from "../../../src/content/renderPlain.ts";
import { normalizeHtml } from "./normalizeHtml.ts";

interface Example {
  readonly number: number;
  readonly markdown: string;
  readonly html: string;
}

const examples: readonly Example[] = spec.tests.map((example: Example) => ({
  ...example,
  markdown: example.markdown.replaceAll("→", "\t"),
  html: normalizeHtml(example.html.replaceAll("→", "\t")),
}));

const failing = (render: (markdown: string) => string): readonly number[] =>
  examples.filter(({ markdown, html }) => normalizeHtml(render(markdown)) !== html).map(({ number }) => number);

describe("the examples of CommonMark 0.31.2", () => {
  test("are 652", () => {
    expect(examples).toHaveLength(652);
  });

  test("come out as specified but for the four where GFM makes a link of a bare address", () => {
    expect(failing(renderPlainMarkdown)).toEqual([602, 608, 611, 612]);
  });

  test("come out no worse than from marked itself, which passes 644", () => {
    const ofMarked = failing((markdown) => marked.parse(markdown, { async: false }));
    expect(ofMarked).toHaveLength(8);
    expect(failing(renderPlainMarkdown).length).toBeLessThanOrEqual(ofMarked.length);
  });

  test("are compared strictly: another tag, attribute or text is a difference", () => {
    expect(normalizeHtml("<p>a</p>")).not.toBe(normalizeHtml("<p>b</p>"));
    expect(normalizeHtml("<p>a</p>")).not.toBe(normalizeHtml("<div>a</div>"));
    expect(normalizeHtml('<a href="x">a</a>')).not.toBe(normalizeHtml('<a href="y">a</a>'));
    expect(normalizeHtml("<pre>a\n b</pre>")).not.toBe(normalizeHtml("<pre>a b</pre>"));
    expect(normalizeHtml("<p>a b</p>")).not.toBe(normalizeHtml("<p>ab</p>"));
  });
});

describe("tabs behind what is written", () => {
  test.each([
    ["```\na\n```\t\n\nb", "<pre><code>a\n</code></pre><p>b</p>"],
    [
      "- ~~~~ c\n  a\n  ~~~\t\n  ~~~~ \t \n- b",
      '<ul><li><pre><code class="language-c">a\n~~~\t\n</code></pre></li><li>b</li></ul>',
    ],
    [
      "|a|\n|-|\n|b|\n\t\nc",
      "<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table><p>c</p>",
    ],
    ["[a]:\t/b\t'c'\t\n\n[a]", '<p><a href="/b" title="c">a</a></p>'],
  ])("%j", (markdown, html) => {
    expect(normalizeHtml(renderPlainMarkdown(markdown))).toBe(normalizeHtml(html));
  });
});

describe("GitHub's additions", () => {
  test.each([
    ["~~gone~~", "<p><del>gone</del></p>"],
    ["www.example.org", '<p><a href="http://www.example.org">www.example.org</a></p>'],
    [
      "see https://example.org/a?b=1&c.",
      '<p>see <a href="https://example.org/a?b=1&amp;c">https://example.org/a?b=1&amp;c</a>.</p>',
    ],
    ["write to me+x@example.org now", '<p>write to <a href="mailto:me+x@example.org">me+x@example.org</a> now</p>'],
    ["see/foo@bar.com", '<p>see/<a href="mailto:foo@bar.com">foo@bar.com</a></p>'],
    ["foo@bar and a@", "<p>foo@bar and a@</p>"],
    ["npm i foo@1.2.3, @a/b@1.2.3-rc.1", "<p>npm i foo@1.2.3, @a/b@1.2.3-rc.1</p>"],
    ["foo@1.2.3", "<p>foo@1.2.3</p>"],
    [
      "|\ta\t|b|\n|\t---\t|\t:-:\t|\t\n|c\t|d|\n\ne",
      '<table><thead><tr><th>a</th><th align="center">b</th></tr></thead><tbody><tr><td>c</td><td align="center">d</td></tr></tbody></table><p>e</p>',
    ],
    ["a *b*\nc\n|d|\n|---\t|\n", "<p>a <em>b</em>\nc</p><table><thead><tr><th>d</th></tr></thead></table>"],
    ["a\n| b |\n|---\t|---\t|\n*c*", "<p>a\n| b |\n|---\t|---\t|\n<em>c</em></p>"],
    ["([a]( /b))\n", '<p>(<a href="/b">a</a>)</p>'],
    ["[a`](/b) c", '<p><a href="/b">a`</a> c</p>'],
    ["![a``](/b) `c`", '<p><img src="/b" alt="a``"> <code>c</code></p>'],
    ["[a`](/b) c`", "<p>[a<code>](/b) c</code></p>"],
    ["[`](  `](b '](  c') d", '<p><a href="b" title="](  c"><code>](  </code></a> d</p>'],
    ["![a *b*](\n  /b(c) 'd')) e", '<p><img src="/b(c)" alt="a b" title="d">) e</p>'],
    ["a  \nb", "<p>a<br>b</p>"],
    ["snake_case_name *a*", "<p>snake_case_name <em>a</em></p>"],
  ])("%s", (markdown, html) => {
    expect(normalizeHtml(renderPlainMarkdown(markdown))).toBe(normalizeHtml(html));
  });
});
