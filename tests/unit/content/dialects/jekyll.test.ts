import { describe, expect, test } from "vitest";
import { htmlOf, parse, parseGood, partsOf } from "../parsePage.ts";

const values = { "site.title": "Lamp", "site.data.alerts.hot": "**hot**" };
const markdown = { dialect: "jekyll", values } as const;

const shown = async (text: string, files: Readonly<Record<string, string>> = {}): Promise<string> =>
  (await htmlOf(text, { markdown, files })).replace(/\0|<div class="heading">/g, "");

describe("a page of Jekyll", () => {
  test.each([
    ["{{ site.title }} is {{site.data.alerts.hot}}\n", "<p>Lamp is <strong>hot</strong></p>"],
    ["[a]({{ site.baseurl }}/b) [c]({% post_url 2026-01-31-d %})\n", '<a href="{L0}">a</a> <a href="{L1}">c</a>'],
    ["[a]({{ '/b' | prepend: site.baseurl }})\n", '<a href="{L0}">a</a>'],
    ["{% raw %}{{ site.title }} {% if a %}{% endraw %} b\n", "<p>&#123;{ site.title }} &#123;% if a %} b</p>"],
    ["{% if a %}\none\n{% else %}\ntwo\n{% endif %}\n", "<p>one\ntwo</p>"],
    ["a\n\n{% comment %}\nb\n{% endcomment %}\n\nc\n", "<p>a</p>\n<p>c</p>"],
    ['{% assign a = "b" %}\n\n{{ a }} c\n', "<p>b c</p>"],
    ["{% capture a %}\n*b*\n{% endcapture %}\n<div>{{ a | markdownify }}</div>\n", "<em>b</em>"],
    ['a {% own "b" %} c\n', "<p>a <code>&quot;b&quot;</code> c</p>"],
    ["a\n\n{::options toc_levels='2' /}\n{::nomarkdown}b{:/}\n", "<p>b</p>"],
    ["1. TOC\n{:toc}\n\n## A\n{: .no_toc }\n", '<h2 id="a">A</h2>'],
    ["Term\n: A text\n", "<dl>"],
  ])("shows what it means: %j", async (text, html) => {
    expect(await shown(text)).toContain(html);
  });

  test.each([
    ['{% include note.html content="A *text*" %}\n', "note : A text"],
    ["{% include callout.html content='A text' type=\"danger\" %}\n", "danger : A text"],
    ['{% include tip.html\n   content="A text" %}\n', "tip : A text"],
    ["{: .warning }\nA text\n", "warning : A text"],
  ])("has boxes of themes: %j", async (text, box) => {
    const [part] = partsOf((await parseGood(text, { markdown })).body);
    if (part?.part !== "Admonition") throw new Error("The page has no box");
    const html = part.children.map((segment) => (segment.kind === "html" ? segment.html : "")).join("");
    expect(`${part.props.kind} ${part.props.titleHtml ?? ""}: ${html.replace(/<[^>]*>|\n/g, "")}`).toBe(box);
  });

  test("takes in files of the site, with what the page says of them", async () => {
    const files = {
      "_includes/part.md": "A {{ include.what }}",
      "_includes/program.html": "{% for a in b %}{% endfor %}",
    };
    expect(await shown('{% include part.md what="*text*" %}\n', files)).toContain("A <em>text</em>");
    expect(await shown("{% include program.html %}\n\na\n", files)).toContain("<p>a</p>");
  });

  test("shows code that the page keeps for a file of the theme", async () => {
    const text = "{% capture one %}\nGET /a\n{% endcapture %}\n\n{% include code.html http=one %}\n";
    const [part] = partsOf((await parseGood(text, { markdown })).body);
    expect(part?.part === "CodeBlock" && part.props.lines.map(({ html }) => html.replace(/<[^>]*>/g, ""))).toEqual([
      "GET /a",
    ]);
  });

  test("says once what a program would make, and leaves it out", async () => {
    const text =
      "a\n\n{% for b in site.c %}\n{{ b.title }}\n{% endfor %}\n\n{% include d.html %}\n\n{% include e.html %}\n";
    const { diagnostics } = await parse(text, { markdown });
    expect(diagnostics.map(({ code, message }) => `${code} ${message}`)).toEqual([
      "dialect-unsupported The page repeats something with `{% for b in site.c %}`, which is not expanded here: it is left out",
      "dialect-unsupported The page uses the tag `{% include d.html %}`, which is not expanded here",
    ]);
    expect(await shown(text)).toBe("<p>a</p>\n");
  });

  test("has the address and the place that its front matter says", async () => {
    const fields = async (matter: string) =>
      (await parseGood(`---\n${matter}\n---\n\na\n`, { markdown })).source.frontMatter;
    expect(await fields("permalink: /guide/\nnav_order: 3\nlayout: default")).toMatchObject({
      slug: "/guide/",
      sidebar_position: 3,
    });
    expect(await fields("permalink: a_b.html")).toMatchObject({ slug: "/a_b" });
    for (const permalink of ["pretty", "/:title/"])
      expect(await fields(`permalink: ${permalink}`)).not.toHaveProperty("slug");
    expect(await fields("slug: [{ label: a, url: /b }]")).not.toHaveProperty("slug");
    expect(await fields("slug: 2024")).toMatchObject({ slug: "2024" });
  });
});
