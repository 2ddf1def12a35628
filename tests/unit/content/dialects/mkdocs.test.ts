import { describe, expect, test } from "vitest";
import { htmlOf, parse, parseGood, partsOf } from "../parsePage.ts";

const markdown = { dialect: "mkdocs" } as const;

async function propsOf(text: string): Promise<unknown> {
  return partsOf((await parseGood(text, { markdown })).body)[0]?.props;
}

describe("a page of MkDocs", () => {
  test.each([
    [
      "an admonition ends with its indent",
      "!!! note\n\n    a\n\n    - b\n\nc\n",
      "[Admonition]<p>a</p>\n<ul>\n<li>b</li>\n</ul>\n[/Admonition]<p>c</p>\n",
    ],
    [
      "an admonition needs no empty line",
      'a\n!!! tip "T"\n    b\nc\n',
      "<p>a</p>\n[Admonition]<p>b</p>\n[/Admonition]<p>c</p>\n",
    ],
    [
      "admonitions nest",
      "!!! note\n    a\n\n    !!! tip\n        b\n",
      "[Admonition]<p>a</p>\n[Admonition]<p>b</p>\n[/Admonition][/Admonition]",
    ],
    [
      "an admonition in a list stays in it",
      "- a\n\n    !!! note\n        b\n\n- c\n",
      "<ul>\n<li><p>a</p>\n[Admonition]<p>b</p>\n[/Admonition]</li>\n<li><p>c</p>\n</li>\n</ul>\n",
    ],
    ["a folded one is details", '??? note "T"\n    a\n', "[Details]<p>a</p>\n[/Details]"],
    [
      "tabs that follow each other are one set",
      '=== "A"\n\n    a\n\n=== "B"\n\n    ```py\n    b\n    ```\n\nc\n',
      "[Tabs]|<p>a</p>\n|[CodeBlock]<p>c</p>\n",
    ],
    ["keys are keys", "Press ++ctrl+alt+del++\n", "<p>Press <kbd>Ctrl</kbd>+<kbd>Alt</kbd>+<kbd>Del</kbd></p>\n"],
    [
      "marked, inserted and deleted text",
      "==a *b*== ^^c^^ ~~d~~ H~2~O x^2^\n",
      "<p><mark>a <em>b</em></mark> <ins>c</ins> <del>d</del> H<sub>2</sub>O x<sup>2</sup></p>\n",
    ],
    [
      "marks in code are code",
      '`==a==` <b title="==c==">d</b>\n',
      '<p><code>==a==</code> <b title="==c==">d</b></p>\n',
    ],
    ["operators are text", "a == b, c++ and 2^3\n", "<p>a == b, c++ and 2^3</p>\n"],
    [
      "a picture keeps its size and its side",
      'a ![b "c"](https://d.org/e.png "f"){ width="30%" align=right loading=lazy }\n\n`![g](h){ width=1 }`\n\n![i](https://j.org){width=20px}\n*k*\n',
      '<p>a <img src="https://d.org/e.png" alt="b &quot;c&quot;" title="f" width="30%" align="right"></p>\n<p><code>![g](h){ width=1 }</code></p>\n<p><img src="https://j.org" alt="i" width="20">&#32;\n<em>k</em></p>\n',
    ],
    ["icons show nothing, emoji are characters", ":material-star:{ .lg } a :smile:\n", "<p>a 😄</p>\n"],
    ["attributes of a link go", "[a](./b.md){ .md-button .md-button--primary }\n", '<p><a href="{L0}">a</a></p>\n'],
    ["a colour among attributes is no id", '`a`{ style="color: #e53" }\n', "<p><code>a</code></p>\n"],
    [
      "a block between slashes is an admonition",
      "/// note\n\na\n\n///\n\n- b\n\n    /// tip | T\n    c\n    ///\n",
      "[Admonition]<p>a</p>\n[/Admonition]<ul>\n<li><p>b</p>\n[Admonition]<p>c</p>\n[/Admonition]</li>\n</ul>\n",
    ],
    [
      "blocks between slashes nest, and hold blocks by indent",
      "//// details | T\n    open: true\n    type: tip\n\n/// warning\na\n///\n\n!!! note\n    b\n\n////\nc\n",
      "[Details][Admonition]<p>a</p>\n[/Admonition][Admonition]<p>b</p>\n[/Admonition][/Details]<p>c</p>\n",
    ],
    [
      "tabs between slashes that follow each other are one set",
      "//// tab | A\n\na\n\n////\n\n//// tab | B\n\n/// tip\nb\n///\n\n////\n\nc\n",
      "[Tabs]|<p>a</p>\n|[Admonition]<p>b</p>\n[/Admonition]<p>c</p>\n",
    ],
    [
      "captions between slashes are their text, other slashes are text",
      "/// caption\na\n///\n\n```js\n/// note\n```\n\n/// nothing\n\n///\n",
      "<p>a</p>\n[CodeBlock]<p>/// nothing</p>\n<p>///</p>\n",
    ],
    ["attributes of a block go", "a\n{: .b }\n", "<p>a</p>\n"],
    ["an id among attributes is a place", "[](){ id='a.b' title='#c' }\nd\n", '<p><a id="a.b"></a>\nd</p>\n'],
    ["an id is a place", "[](){ #a }\nb\n", '<p><a id="a"></a>\nb</p>\n'],
    [
      "abbreviations are explained",
      'The HTML of `HTML x`\n\n*[HTML]: Hyper "Text"\n',
      '<p>The <abbr title="Hyper &quot;Text&quot;">HTML</abbr> of <code>HTML x</code></p>\n',
    ],
    [
      "the longest abbreviation counts, whatever characters it has",
      "A Wi-Fi or C++/CLI\n\n*[Wi]: a\n*[Wi-Fi]: b\n*[C++/CLI]: c\n",
      '<p>A <abbr title="b"><span class="nb">Wi-Fi</span></abbr> or <abbr title="c">C++/CLI</abbr></p>\n',
    ],
    [
      "a comment that a program fills in is a term",
      '<!-- option a -->\n\n:   b\n\n    === "One"\n\n        c\n',
      "<dl>\n<dt>\n</dt>\n<dd>\n<p>b</p>\n[Tabs]|<p>c</p>\n</dd>\n</dl>\n",
    ],
    [
      "definitions are a list",
      "`a`\n\n:   b\n\n    c\n\nd\n:   e\n\nf\n",
      "<dl>\n<dt>\n<p><code>a</code></p>\n</dt>\n<dd>\n<p>b</p>\n<p>c</p>\n</dd>\n<dt>\n<p>d</p>\n</dt>\n<dd>\n<p>e</p>\n</dd>\n</dl>\n<p>f</p>\n",
    ],
    [
      "a definition may stand further in",
      "a\n:     b\n\n    c\n",
      "<dl>\n<dt>\n<p>a</p>\n</dt>\n<dd>\n<p>b</p>\n<p>c</p>\n</dd>\n</dl>\n",
    ],
    [
      "a grid of cards is cards",
      '<div class="grid cards" markdown>\n\n-   :material-a:{ .lg } **[A](./a.md)**\n\n    ---\n\n    b\n\n-   C\n\n</div>\n',
      "[Cards]|<p>b</p>\n|",
    ],
    [
      "a line of a card that ends in dashes is text",
      '<div class="grid cards" markdown>\n\n-   **A**\n\n    b ---\n\n</div>\n',
      "[Cards]|<p>b ---</p>\n",
    ],
    [
      "Markdown in HTML is Markdown",
      '<div class="a" markdown>\n**b**\n</div>\n',
      '<div class="a">\n<p><strong>b</strong></p>\n</div>\n',
    ],
    [
      "a figure is a figure",
      '<figure markdown="span">\n  **a**\n  <figcaption>b</figcaption>\n</figure>\n',
      "<figure>\n<p>  <strong>a</strong></p>\n  <figcaption>b</figcaption>\n</figure>\n",
    ],
    [
      "HTML ends with its last tag",
      "<figcaption>a</figcaption>\n*b*\n\n<table>\n<tr><td>c</td></tr>\n</table>\n*d*\n\n<div>\n*e*\n</div>\n- f\n",
      "<figcaption>a</figcaption>\n<p><em>b</em></p>\n<table>\n<tr><td>c</td></tr>\n</table>\n<p><em>d</em></p>\n<div>\n*e*\n</div>\n<ul>\n<li>f</li>\n</ul>\n",
    ],
    [
      "a tag on a line of its own is a part of the text below it, not of a list",
      "<br>\n*a*\n\n<br>\n- b\n\n```html\n<br>\n*c*\n```\n",
      "<p><br>&#32;\n<em>a</em></p>\n<br>\n<ul>\n<li>b</li>\n</ul>\n[CodeBlock]",
    ],
    ["the list of contents is beside the page", "[TOC]\n\na\n", "<p>a</p>\n"],
    [
      "footnotes and tasks are as everywhere",
      "- [x] a\n",
      '<ul class="tasks">\n<li><label><input type="checkbox" checked disabled> a</label></li>\n</ul>\n',
    ],
  ])("%s", async (_, text, html) => {
    expect(await htmlOf(text, { markdown })).toBe(html);
    expect((await parse(text, { markdown })).report).toEqual([]);
  });

  test("a fence that is never closed ends with its tab or note, and is told", async () => {
    const text = '=== "A"\n\n    a\n    ```\n\n=== "B"\n\n    !!! note\n\n        - ```js\n          b\n\nc\n';
    expect(await htmlOf(text, { markdown })).toBe(
      "[Tabs]|<p>a</p>\n[CodeBlock]|[Admonition]<ul>\n<li>[CodeBlock]</li>\n</ul>\n[/Admonition]<p>c</p>\n",
    );
    expect((await parse(text, { markdown })).report).toEqual([
      "4:1 warning unclosed-fence",
      "10:1 warning unclosed-fence",
    ]);
  });

  test("is shown without front matter that cannot be read, which is told", async () => {
    const text = "---\ntitle: A\nauthors:\n  - @b\n---\n\n# C\n\nd\n";
    const found = await parse(text, { markdown });
    expect(found.report).toEqual(["4:5 error front-matter"]);
    expect(found.value?.source).toMatchObject({ title: "C", frontMatter: { parse_number_prefixes: false } });
    expect((await parse(text, { markdown: { dialect: "docusaurus" } })).value).toBeUndefined();
  });

  test.each([
    ["statements", "{% if a %}\n\nb\n\n{% endif %}\n", "<p>b</p>\n"],
    ["addresses", "a [b]({{ c }}) ![d]({{e}}) `{{ f }}`\n", "<p>a b d <code>{{ f }}</code></p>\n"],
    ["attributes", '<a href="{{ b.c }}">d</a>\n', "<p><a>d</a></p>\n"],
  ])("macros in %s are told, and do no harm", async (_, text, html) => {
    expect(await htmlOf(text, { markdown })).toBe(html);
    expect((await parse(text, { markdown })).report).toEqual(["1:1 warning dialect-unsupported"]);
  });

  test.each([
    ["lines of their own", "{% raw %}\n\na {{ b }}\n\n{% endraw %}\n", "<p>a {{ b }}</p>\n"],
    ["a line", "{%- raw -%}a {{ b }}{% endraw %} c\n", "<p>a {{ b }} c</p>\n"],
  ])("what is between the marks of raw text, on %s, is no macro", async (_, text, html) => {
    expect(await htmlOf(text, { markdown })).toBe(html);
    expect((await parse(text, { markdown })).report).toEqual([]);
    expect((await parse(`${text}\n{{ d }}\n`, { markdown })).report).toHaveLength(1);
  });

  test("marks of raw text in code are code", async () => {
    const text = "a `{% raw %}` b\n\n{{ c }}\n";
    expect(await htmlOf(text, { markdown })).toContain("<code>{% raw %}</code>");
    expect((await parse(text, { markdown })).report).toEqual(["3:1 warning dialect-unsupported"]);
  });

  test.each([
    "{{`a` | `b`} `c`}",
    "{{ a",
    "{{.path.basename}}",
    "{{ if .References }}",
    "{{- end }}",
    "{{ range $i, $e := .List }}",
    "{{ $x }}",
  ])("what is no macro, or a template of Go has, is text: %s", async (text) => {
    const shown = text.replace(/`(.)`/g, "<code>$1</code>");
    expect(await htmlOf(`a ${text} b\n`, { markdown })).toBe(`<p>a ${shown} b</p>\n`);
    expect((await parse(`a ${text} b\n`, { markdown })).report).toEqual([]);
  });

  test("references to what is made from code are their text, once told; others are links", async () => {
    const text = "[a][b.c] [`d`][] [`e`][f] [g][h] [i][]\n\n[h]: /x\n[f]: /y\n";
    expect(await htmlOf(text, { markdown })).toContain("<p>a <code>d</code> <a");
    expect(await htmlOf(text, { markdown })).toContain("[i][]</p>");
    expect((await parse(text, { markdown })).report).toEqual(["1:1 warning dialect-unsupported"]);
  });

  test("a picture in HTML is found from the address of the page, as browsers found it", async () => {
    const files = { "content/en/docs/a/e.png": "" };
    const { source } = await parseGood('<img src="../e.png" alt="e">\n', {
      markdown,
      files,
      path: "content/en/docs/a/b.md",
    });
    expect(source.assets.map(({ raw }) => raw)).toEqual(["./e.png"]);
  });

  test("so is a file that HTML links to", async () => {
    const { source } = await parseGood('<a href="../e.pdf">e</a>\n', { markdown, path: "content/en/docs/a/b.md" });
    expect(source.links.map(({ raw }) => raw)).toEqual(["./e.pdf"]);
  });

  test.each([
    ['!!! note "A *b*"', { kind: "note", titleHtml: "A <em>b</em>" }],
    ["!!! note", { kind: "note" }],
    ["!!! abstract", { kind: "note", titleHtml: "Abstract" }],
    ["!!! question", { kind: "info", titleHtml: "Question" }],
    ["!!! failure inline end", { kind: "danger", titleHtml: "Failure" }],
    ["!!! pied-piper", { kind: "note", titleHtml: "Pied-piper" }],
  ])("%s has its kind and title", async (opening, props) => {
    const { id: _, ...given } = (await propsOf(`${opening}\n    a\n`)) as { id: string };
    expect(given).toEqual(props);
  });

  test.each([
    ["/// note | A *b*", { kind: "note", titleHtml: "A <em>b</em>" }],
    ["/// note", { kind: "note" }],
    ["/// check", { kind: "tip", titleHtml: "Check" }],
    ["/// admonition | A\n    type: danger\n", { kind: "danger", titleHtml: "A" }],
  ])("%s has its kind and title", async (opening, props) => {
    const { id: _, ...given } = (await propsOf(`${opening}\na\n///\n`)) as { id: string };
    expect(given).toEqual(props);
  });

  test("tabs between slashes begin a new set where they say so", async () => {
    const text = "/// tab | A\na\n///\n/// tab | A\n    select: true\n\nb\n///\n/// tab | B\n    new: true\n\nc\n///\n";
    expect(await htmlOf(text, { markdown })).toBe("[Tabs]|<p>a</p>\n|<p>b</p>\n[Tabs]|<p>c</p>\n");
    expect(await propsOf(text)).toMatchObject({ tabs: [{ isDefault: false }, { value: "a-2", isDefault: true }] });
  });

  test("a block between slashes that never ends is told where it begins", async () => {
    const { diagnostics, report } = await parse("//// details | A\n\n/// note\n\na\n\n////\n\nb\n", { markdown });
    expect(report).toEqual(["3:1 warning unclosed-container"]);
    expect(diagnostics[0]).toMatchObject({ message: "The block `/// note` is never closed" });
  });

  test("tabs have values of their own", async () => {
    expect(await propsOf('=== "A"\n    a\n=== "A"\n    b\n=== ":material-x:"\n    c\n')).toMatchObject({
      tabs: [{ value: "a" }, { value: "a-2" }, { value: "tab" }],
    });
  });

  test.each([
    ['```py title="a.py" linenums="3" hl_lines="1 2-3"', { language: "py", title: "a.py", firstLineNumber: 3 }],
    [
      '``` { .py .annotate title="a.py" linenums="3" hl_lines="1 2-3" }',
      { language: "py", title: "a.py", firstLineNumber: 3 },
    ],
    ['``` py {title="a.py" linenums="3" hl_lines="1-3"}', { language: "py", title: "a.py", firstLineNumber: 3 }],
  ])("%s is read", async (opening, props) => {
    const marks = ["highlighted"];
    expect(await propsOf(`${opening}\na\nb\nc\n\`\`\`\n`)).toMatchObject({
      ...props,
      lines: [{ marks }, { marks }, { marks }],
    });
  });

  test("numbers of annotations stay, as the list below explains them", async () => {
    expect(await propsOf("``` yaml\na: b # (1)!\n```\n\n1. c\n")).toMatchObject({ text: "a: b # (1)" });
  });

  test("snippets stand in the page and in code", async () => {
    const files = {
      "content/en/docs/s.md": "one\n\n--8<-- [start:b]\ntwo\n--8<-- [end:b]\nthree\n",
      "a.py": "x = 1\n",
    };
    expect(await htmlOf('--8<-- "s.md:b"\n', { markdown, files })).toBe("<p>two</p>\n");
    // Paths begin at the folder around the docs, where no other is configured.
    for (const path of ["docs/s.md", "docs/en/s.md"])
      expect(await htmlOf(`--8<-- "${path}:b"\n`, { markdown, files })).toBe("<p>two</p>\n");
    const body = (await parseGood('```py\n--8<-- "a.py"\n```\n', { markdown, files })).body;
    expect(partsOf(body)[0]?.props).toMatchObject({ text: "x = 1" });
  });

  test("names of snippets are relative to the project, before the page, which never takes in itself", async () => {
    const path = "content/en/docs/guide/install.md";
    const page = '--8<-- "install.md"\n\n--8<-- "docs/a.md"\n\n--8<-- "b.md"\n';
    const files = {
      ...{ [path]: page, "content/en/docs/guide/b.md": "b\n", "content/en/docs/a.md": "a\n" },
      ...{ "install.md": "below the site\n", "parts/install.md": "below a base\n" },
    };
    const rest = "<p>a</p>\n<p>b</p>\n";
    expect(await htmlOf(page, { path, markdown, files })).toBe(`<p>below the site</p>\n${rest}`);
    const loose = { ...markdown, isLoose: true, snippetFolders: ["gone", "parts", ""] };
    expect(await htmlOf(page, { path, markdown: loose, files })).toBe(`<p>below a base</p>\n${rest}`);
    const { diagnostics } = await parse(page, { path, markdown, files: { [path]: page } });
    expect(diagnostics.map(({ message }) => message)).toContain('The included file "install.md" does not exist');
  });

  test("files that a plugin takes in stand in the page, whole or a part of them, with links that lead where theirs do", async () => {
    const files = {
      "content/en/docs/inc/a.md": "two [b](./b.md)\n",
      "content/en/docs/inc/b.md": "# B\n",
      "R.md": "# R\n<!-- s -->\nthree\n<!-- e -->\nfour\n",
    };
    const text =
      'one\n\n{% include-markdown "inc/a.md" %}\n\n{%\n  include-markdown "../R.md"\n  start="<!-- s -->"\n  end=\'<!-- e -->\'\n%}\n\n[c]()\n';
    const { value, report } = await parse(text, { markdown, files });
    expect(await htmlOf(text, { markdown, files })).toBe(
      '<p>one</p>\n<p>two <a href="{L0}">b</a></p>\n<p>three</p>\n<p>c</p>\n',
    );
    expect(value?.source.links.map(({ raw }) => raw)).toEqual(["./inc/b.md"]);
    expect(report).toEqual(["11:1 warning broken-link"]);
    expect((await parse('{% include-markdown "gone.md" %}\n', { markdown })).report).toEqual([
      "1:1 warning dialect-unsupported",
    ]);
    // Templates in code are examples.
    const example = '```jinja\n{% include "R.md" %}\n{% include-markdown "../R.md" %}\n```\n';
    expect(partsOf((await parseGood(example, { markdown, files })).body)[0]?.props).toMatchObject({
      text: '{% include "R.md" %}\n{% include-markdown "../R.md" %}',
    });
  });

  test("included files stand in the page and in code, also those from above the folder of the old site", async () => {
    const files = { "s.md": "two\n", "code/a.py": "x = 1\ny = 2\nz = 3\n", "code/b.md": "# B\n\n```\nc\n```\n" };
    expect(await htmlOf("{! s.md !}\n\n- a\n\n  {!> ../s.md!}\n", { markdown, files })).toBe(
      "<p>two</p>\n<ul>\n<li><p>a</p>\n<p>two</p>\n</li>\n</ul>\n",
    );
    const text =
      "```py\n{!../../code/a.py!}\n```\n\n{* ../../code/a.py hl[1,2:3] *}\n\n{* ../../code/a.py ln[2:3] *}\n\n{* ../../code/b.md *}\n";
    const { body } = await parseGood(text, { markdown, files });
    const marked = [{ marks: ["highlighted"] }, { marks: ["highlighted"] }, { marks: ["highlighted"] }];
    expect(partsOf(body).map(({ props }) => props)).toMatchObject([
      { text: "x = 1\ny = 2\nz = 3", language: "py" },
      { text: "x = 1\ny = 2\nz = 3", language: "py", lines: marked },
      { text: "y = 2\nz = 3" },
      { text: "# B\n\n```\nc\n```", language: "md" },
    ]);
    const { report } = await parse("# T\n\n{* ../no.py *}\n\n{!no.md!}\n\nA set {*a*}, {!b!} in a text\n", {
      markdown,
    });
    expect(report).toEqual([3, 5].map((line) => `${line}:1 warning dialect-unsupported`));
  });

  test("marks of code that is indented in a fence do not end it", async () => {
    const code =
      '!!! note\n\n    === "A"\n\n        ``` md\n        a\n        ```\n\n    === "B"\n\n        ```\n        b\n        ```';
    const { body } = await parseGood(`\`\`\` title="T"\n${code}\n\`\`\`\n\nText\n`, { markdown });
    expect(partsOf(body).map(({ props }) => props)).toMatchObject([{ text: code, title: "T" }]);
  });

  test("headings have the ids that links of MkDocs name", async () => {
    const { source } = await parseGood(
      "## A -- b?\n\n## C { #d .e }\n\n## F {: #g }\n\n## A b\n\n## A b\n\n" +
        '## H { id="4.2" title="id=i #i" }\n\n## J {#j.k .l}\n\n-   #### M {#n}\n\n    ##### O { #p .q }\n\n> ## R {#s}\n',
      { markdown },
    );
    expect(source.sections.map(({ id, title }) => [id, title])).toEqual([
      ["a-b", "A -- b?"],
      ["d", "C"],
      ["g", "F"],
      ["a-b_1", "A b"],
      ["a-b_2", "A b"],
      ["4.2", "H"],
      ["j.k", "J"],
      ["n", "M"],
      ["p", "O"],
      ["s", "R"],
    ]);
  });

  test("what has no meaning is told once, with its line", async () => {
    const text = '# T\n\n::: a.b\n    options:\n      c: d\n\n::: a.c\n\n--8<-- "no.md"\n\nPromise<Foo>\n';
    const { report, diagnostics } = await parse(text, { markdown });
    expect(report).toEqual(["3:1 warning dialect-unsupported", "9:1 warning dialect-unsupported"]);
    expect(diagnostics[0]?.message).toBe(
      "The page shows documentation of `a.b` generated from code, which hubdocs does not generate",
    );
  });

  test("findings keep their places", async () => {
    const { report } = await parse('=== "A"\n\n    !!! note\n        ![a](no.png)\n', { markdown });
    expect(report).toEqual(["4:9 error image-missing"]);
  });

  test("pages that nobody wrote for hubdocs have the addresses of their files, as MkDocs gives them", async () => {
    const text = "---\nslug: other\n---\n\n# A\n";
    const slugOf = async (isLoose: boolean): Promise<unknown> =>
      (await parse(text, { markdown: isLoose ? { ...markdown, isLoose } : markdown })).value?.source.frontMatter.slug;
    expect([await slugOf(true), await slugOf(false)]).toEqual([undefined, "other"]);
  });

  test("its front matter is read", async () => {
    const { value, report } = await parse(
      "---\ntitle: T\nhide: [toc, navigation]\nicon: a/b\nstatus: new\ntags: [a, 1]\n---\na\n",
      { markdown },
    );
    expect(report).toEqual([]);
    expect(value?.source.frontMatter).toMatchObject({ hide_table_of_contents: true, tags: ["a", "1"] });
  });
});
