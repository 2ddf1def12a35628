import { describe, expect, test } from "vitest";
import { htmlOf, idsIn, parse } from "./parsePage.ts";

const note = (number: number, content: string, references = 1): string => {
  const backs = Array.from({ length: references }, (_, index) => {
    const id = index === 0 ? `fnref-${number}` : `fnref-${number}-${index + 1}`;
    return `<a href="#${id}" class="footnote-back" role="doc-backlink" aria-label="{TfootnoteBack:${number}}">↩</a>`;
  });
  return `<li id="fn-${number}"><p>${content} ${backs.join(" ")}</p>\n</li>\n`;
};
const section = (notes: string): string =>
  `<section class="footnotes" role="doc-endnotes" aria-label="{Tfootnotes}">\n<ol>\n${notes}</ol>\n</section>\n`;
const ref = (number: number, suffix = ""): string =>
  `<sup class="footnote-ref"><a href="#fn-${number}" id="fnref-${number}${suffix}" role="doc-noteref">${number}</a></sup>`;

describe("footnotes", () => {
  test.each([
    [
      "are numbered by first use and shown at the end",
      "a[^x] b[^1]\n\n[^1]: one\n[^x]: *two*\n",
      `<p>a${ref(1)} b${ref(2)}</p>\n${section(note(1, "<em>two</em>") + note(2, "one"))}`,
    ],
    [
      "may be used again",
      "a[^1] b[^1]\n\n[^1]: one\n",
      `<p>a${ref(1)} b${ref(1, "-2")}</p>\n${section(note(1, "one", 2))}`,
    ],
    [
      "may refer to others",
      "a[^1]\n\n[^1]: one[^2]\n[^2]: two\n",
      `<p>a${ref(1)}</p>\n${section(note(1, `one${ref(2)}`) + note(2, "two"))}`,
    ],
    ["are shown only when used", "a\n\n[^1]: one\n", "<p>a</p>\n"],
    ["that are not defined are text", "a[^1]\n", "<p>a[^1]</p>\n"],
    ["in code are code", "`[^1]`\n\n[^1]: one\n", "<p><code>[^1]</code></p>\n"],
    [
      "of two definitions the first counts",
      "a[^1]\n\n[^1]: one\n\n[^1]: two\n",
      `<p>a${ref(1)}</p>\n${section(note(1, "one"))}`,
    ],
    [
      "work inside containers, tables and lists",
      ":::note\na[^1]\n:::\n\n[^1]: one\n",
      `[Admonition]<p>a${ref(1)}</p>\n[/Admonition]${section(note(1, "one"))}`,
    ],
  ])("%s", async (_, page, html) => {
    expect(await htmlOf(page)).toBe(html);
  });

  test("hold several blocks when these are indented", async () => {
    const html = await htmlOf("a[^1]\n\n[^1]: one\n    more\n\n    - two\n\n    ```\n    three\n    ```\n\nb\n");
    expect(html).toContain(
      '<li id="fn-1"><p>one\nmore</p>\n<ul>\n<li>two</li>\n</ul>\n[CodeBlock]<p><a href="#fnref-1"',
    );
    expect(html).toContain("<p>b</p>\n<section");
  });

  test("have ids that no heading has", async () => {
    const html = await htmlOf("## Fn 1\n\na[^1]\n\n[^1]: one\n");
    expect(idsIn(html)).toEqual(["fn-1", "fnref-1", "fn-1-1"]);
  });

  test("have the ids of Python-Markdown in pages of MkDocs, which link to them by hand", async () => {
    const page = "a[^b] c[^й.1] d[^b] e[^c+d]\n\n[^b]: one\n[^й.1]: two\n[^c+d]: three\n";
    const text = `${page}\n[x](#fn:b) [y](#fnref2:b)\n`;
    const html = await htmlOf(text, { markdown: { dialect: "mkdocs" } });
    expect(idsIn(await htmlOf(text, { markdown: { dialect: "jekyll" } }))).toEqual(idsIn(html));
    const ids = ["fnref:b", "fnref:й.1", "fnref2:b", "fnref-3", "fn:b", "fn:й.1", "fn-3"];
    expect(idsIn(html)).toEqual(ids);
    for (const id of ids) expect(html).toContain(`<a href="#${id}"`);
  });

  test("can refer to themselves", async () => {
    expect((await parse("a[^1]\n\n[^1]: one[^1]\n")).value).toBeDefined();
  });
});
