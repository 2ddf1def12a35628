import { describe, expect, test } from "vitest";
import { safeId } from "../../../../src/model/safeId.ts";
import { htmlOf, parse, parseGood, partsOf } from "../parsePage.ts";

const markdown = { isLoose: true } as const;

/** Boxes of a page, `kind title: text`, and the HTML around them. */
async function shown(text: string): Promise<readonly string[]> {
  const { body } = await parseGood(text, { markdown });
  return partsOf(body).map((part) => {
    if (part.part !== "Admonition") return part.part;
    const { kind, titleHtml = "" } = part.props;
    const html = part.children.map((segment) => (segment.kind === "html" ? segment.html : "")).join("");
    return `${kind} ${titleHtml}: ${html.replace(/<[^>]*>|\n/g, "")}`;
  });
}

test.each([
  ["aliases: [/old/, Another name, /posts/old]", ["/old/", "/posts/old"]],
  ["oldUrl: /old", ["/old"]],
  ["redirect_from:\n  - /a/\n  - b\n  - https://c.example/d\naliases: /c", ["/a/", "/c"]],
  ["aliases: [Another name]", undefined],
])("former addresses have the names of several tools: %j", async (fields, addresses) => {
  const { frontMatter } = (await parseGood(`---\n${fields}\n---\nText\n`, { markdown })).source;
  expect(frontMatter.redirect_from).toEqual(addresses);
});

describe("a page of a folder that is no site yet", () => {
  test.each([
    ["{: .note }\nA *text*\n", "note : A text"],
    ["{: .warning }\n> One\n>\n> two\n", "warning : Onetwo"],
    ["{: .important-title }\n> Mind\n>\n> the gap\n", "tip Mind: the gap"],
    ["A text\n{: .notice--danger}\n", "danger : A text"],
    ["> A quote\n{: .prompt-tip }\n", "tip : A quote"],
    ["> #### 🌟 Fast {: .tip}\n>\n> A text\n", "tip 🌟 Fast: A text"],
    ["!> A text\n  goes on\n", "warning : A text  goes on"],
    ["?> A text\n", "tip : A text"],
    ['{% hint style="danger" %}\nA text\n{% endhint %}\n', "danger : A text"],
    [":::{tip}\nA text\n:::\n", "tip : A text"],
    ["```{warning} A text\n:class: x\n\ngoes on\n```\n", "warning : A textgoes on"],
    [":::{admonition} Mind\n:class: danger\nA text\n:::\n", "danger Mind: A text"],
    ["::::{note}\n:::{seealso}\nA text\n:::\n::::\n", "note : "],
    [":::{seealso}\nA text\n:::\n", "note See also: A text"],
    ["```{versionadded} 2.1\nA text\n```\n", "note Added in version 2.1: A text"],
    ['{{% alert title="Mind" color="warning" %}}\nA text\n{{% /alert %}}\n', "warning Mind: A text"],
    ["{{< hint danger >}}\nA text\n{{< /hint >}}\n", "danger : A text"],
    ['{{% notice tip "Mind" %}}A text{{% /notice %}}\n', "tip Mind: A text"],
    ["{{< note >}}\nA text\n{{< /note >}}\n", "note : A text"],
  ])("has boxes of other tools: %j", async (text, box) => {
    expect((await shown(text))[0]).toBe(box);
  });

  test.each([
    ["# T\n\n## A {: #b .c}\n{: .no_toc }\n\n[a](https://e.org){: .btn } b\n", '<h2 id="b">A</h2>'],
    ["- a\n{: .x}\n- b\n", "<ul>\n<li>a</li>\n<li>b</li>\n</ul>"],
    ["1. TOC\n{:toc}\n\nA\n", "<p>A</p>"],
    ["# T\n\n## A {docsify-ignore}\n", '<h2 id="a">A</h2>'],
    ["(here)=\n\nSee {ref}`that <here>`, {doc}`a <b.md>`, {kbd}`X` and {py:func}`~c.d`.\n", '<a id="here"></a>'],
    ["(here)=\n\nSee {kbd}`X` and {py:func}`~c.d`.\n", "<code>c.d</code>."],
    ["Term\n: A text\n", "<dl>"],
    ["a {% raw %}`{{ b }}`{% endraw %}\n", "a <code>{{ b }}</code>"],
    ['<div markdown="1">\n*a*\n</div>\n*b*\n', "<em>b</em>"],
    ["[a]({{base}}/b) {{base}}\n", '<a href="{L0}">a</a> {{base}}'],
    ["[a]({% link docs/b.md %}#c) [d]({{ site.baseurl }}/e)\n", '<a href="{L0}">a</a> <a href="{L1}">d</a>'],
    ["```{toctree}\na\n```\n\nA\n", "<p>A</p>"],
    ['[a]({{< ref "b.md#c" >}})\n', '<a href="{L0}">a</a>'],
    ['{{<button href="https://e.org">}}a b{{</button>}}\n', '<a href="{L0}">a b</a>'],
    ["{{% columns %}}\na\n{{% /columns %}}\n", "<p>a</p>"],
    ["a\n\n{{< comment >}}\nb\n{{< /comment >}}\n\nc\n", "<p>a</p>\n<p>c</p>"],
  ])("shows no syntax of other tools: %j", async (text, html) => {
    expect((await htmlOf(text, { markdown })).replace(/\0|<div class="heading">/g, "")).toContain(html);
  });

  test.each([
    ["Elixir has {:ok, value} and {:a}.\n", "{:ok, value} and {:a}."],
    ["`{: .x}` and `{% raw %}`\n", "<code>{: .x}</code> and <code>{% raw %}</code>"],
    ["A\n!> b ?> c\n", "!&gt; b ?&gt; c"],
    ["A | B\n--|--\n1 | 2\n: Caption\n", ": Caption"],
    ["{a}`b`c and (a)= b\n", "(a)= b"],
    ["`{{</* hint */>}}` {{</* tab */>}}\n", "<code>{{&lt; hint &gt;}}</code> {{&lt; tab &gt;}}"],
    ["{{< hint >}}\na\n", "{{&lt; hint &gt;}}\na"],
    ["a {{< own >}} b {{< /own >}}\n", "{{&lt; own &gt;}} b {{&lt; /own &gt;}}"],
  ])("keeps what only looks like it: %j", async (text, html) => {
    expect(await htmlOf(text, { markdown })).toContain(html);
  });

  test("shows what its configuration says, and files that pages of MyST take in", async () => {
    const own = { ...markdown, values: { version: "2.1", "param.name": "Lamp" } };
    const shownAs = async (text: string, files: Readonly<Record<string, string>> = {}): Promise<string> =>
      (await htmlOf(text, { markdown: own, files })).replaceAll("\0", "");
    expect(await shownAs('{{ version }} `{{ version }}` {{% param name %}} {{< param "name" >}} {{ other }}\n')).toBe(
      "<p>2.1 <code>{{ version }}</code> Lamp Lamp {{ other }}</p>\n",
    );
    const files = { "content/en/docs/part.md": "one\n<!-- a -->\ntwo\n<!-- b -->\nthree\n" };
    expect(await shownAs("```{include} part.md\n```\n\nend\n", files)).toContain("three");
    const between = "```{include} part.md\n:start-after: <!-- a -->\n:end-before: <!-- b -->\n```\n\nend\n";
    expect(await shownAs(between, files)).toBe("<p>two</p>\n<p>end</p>\n");
    expect(await shownAs(":::{include} part.md\n:start-line: 4\n:::\n", files)).toBe("<p>three</p>\n");
    expect(await shownAs("````md\n```{include} part.md\n```\n````\n", files)).not.toContain("two");
    const code = "```{literalinclude} part.py\n:lines: 2-3\n:caption: The part\n```\n";
    const { body } = await parseGood(code, { markdown, files: { "content/en/docs/part.py": "1\n2\n3\n" } });
    expect(partsOf(body)[0]?.props).toMatchObject({ language: "py", text: "2\n3", title: "The part" });
  });

  test.each([
    ["## A {.b}\n", '<h2 id="a">A</h2>'],
    ["## A {#b .c}\n", '<h2 id="b">A</h2>'],
    ["{#a .b}\n\nc\n", '<a id="a"></a>'],
    ["[a](https://e.org){.b target=_blank} c\n", '<a href="{L0}">a</a> c'],
    ["`{.b}` and {.b}\n", "<code>{.b}</code> and {.b}"],
    ["## A {b}\n", '<h2 id="a-b">A {b}</h2>'],
  ])("reads lists of attributes: %j", async (text, html) => {
    expect((await htmlOf(text, { markdown })).replace(/\0|<div class="heading">/g, "")).toContain(html);
  });

  test("links to headings whose ids would stand in for a property of the page", async () => {
    const { source } = await parseGood("[a](b.md#title)\n", { markdown });
    expect(source.links.map(({ raw }) => raw)).toEqual([`b.md#${safeId("title")}`]);
    expect(safeId("title")).not.toBe("title");
  });

  test("has tabs and code of other tools", async () => {
    const gitbook =
      '{% tabs %}\n{% tab title="A" %}\na\n{% endtab %}\n{% tab title="A" %}\nb\n{% endtab %}\n{% endtabs %}\n';
    const myst = "::::{tab-set}\n:::{tab-item} A\na\n:::\n:::{tab-item} A\nb\n:::\n::::\n";
    const hugo = '{{< tabs "x" >}}\n{{% tab "A" %}}\na\n{{% /tab %}}\n{{% tab "A" %}} b {{% /tab %}}\n{{< /tabs >}}\n';
    for (const text of [gitbook, myst, hugo]) {
      const [part] = partsOf((await parseGood(text, { markdown })).body);
      expect(part?.part === "Tabs" && part.props.tabs.map(({ label, value }) => [label, value])).toEqual([
        ["A", "a"],
        ["A", "a-2"],
      ]);
    }
    const titled =
      '{% code title="a.js" %}\n```js\n1\n```\n{% endcode %}\n\n```{code-block} python\n:caption: x\n2\n```\n';
    const pane = '{{< tabpane lang="go" >}}\n{{< tab header="A" >}}\na *b*\n{{< /tab >}}\n{{< /tabpane >}}\n';
    const [tabs] = partsOf((await parseGood(pane, { markdown })).body);
    const inside = tabs?.part === "Tabs" ? JSON.stringify(tabs) : "";
    expect(inside).toContain('"language":"go"');
    // Authors do not indent what is in an indented block.
    const inList = `1. a\n\n    ${pane.replace("{{< tab ", '{{< tab header="B" disabled=true />}}\n{{< tab ')}`;
    const { report, value } = await parse(inList, { markdown });
    expect([report, value && partsOf(value.body).map(({ part }) => part)]).toEqual([[], ["Tabs", "CodeBlock"]]);
    const codes = partsOf((await parseGood(titled, { markdown })).body);
    expect(codes.map((part) => part.part === "CodeBlock" && [part.props.language, part.props.title])).toEqual([
      ["js", "a.js"],
      ["python", undefined],
    ]);
  });

  test("tells of what only Jekyll or GitBook can fill in, with its line", async () => {
    const { report, diagnostics } = await parse("a\n\n{% include nav.html %}\n\n`{% include a %}`\n", { markdown });
    expect(report).toEqual(["3:1 warning shown-as-text"]);
    expect(diagnostics[0]?.message).toBe("`{% include nav.html %}` is a tag of Jekyll or GitBook and is shown as text");
  });

  test("shows what unknown directives of MyST contain, and tells of them once", async () => {
    const text = "::::{own-example}\n**a**\n\n:::{note}\nb\n:::\n::::\n\n:::{own-example}\nc\n:::\n";
    const { report, value, diagnostics } = await parse(text, { markdown });
    expect(report).toEqual(["1:1 warning dialect-unsupported"]);
    expect(diagnostics[0]?.message).toBe(
      "The directive `{own-example}` is not supported here: what it contains is shown",
    );
    expect(value && partsOf(value.body).map(({ part }) => part)).toEqual(["Admonition"]);
    const fences = "```{r}\n1\n```\n\n```{literalinclude} a.py\n```\n";
    expect((await parse(fences, { markdown })).report).toEqual(["5:1 warning dialect-unsupported"]);
    expect(partsOf((await parseGood(fences, { markdown })).body).map(({ part }) => part)).toEqual(["CodeBlock"]);
  });

  test("has the options of directives of MyST, also in YAML, and the places that they name", async () => {
    const html = await htmlOf(
      "```{figure} ./a.png\n---\nname: fig-a\nalt: A\n---\n```\n\n:::{note}\n:name: own\nb\n:::\n",
      { markdown },
    );
    expect(html).toContain('<a id="fig-a"></a>');
    expect(html).toContain('<a id="own"></a>');
    expect(html).not.toContain("name:");
  });

  test("reads pages called .md with components that begin with an import, and tells of others without an error", async () => {
    const imported = "# T\n\nimport Tabs from '@theme/Tabs';\n\n<Tabs><TabItem value=\"a\">b</TabItem></Tabs>\n";
    const { report, value } = await parse(imported, { markdown });
    expect(report).toEqual([]);
    expect(value && partsOf(value.body).map(({ part }) => part)).toEqual(["Tabs"]);
    expect((await parse("a <Own /> b\n", { markdown })).report).toEqual(["1:3 warning dialect-unsupported"]);
    const code = "```js\nimport a from 'b';\n```\n\n{a} <b\n";
    expect(await htmlOf(code, { markdown })).toContain("{a} &lt;b");
  });

  test.each(["docs/a.md", "docs/a.mdx"])("gives headings the ids of MDX: %s", async (path) => {
    const { source } = await parseGood("# T\n\n## Один \\{#one}\n\n## Two\\{#2}\n", { markdown, path });
    expect(source.sections.map(({ id, title }) => [id, title])).toEqual([
      ["one", "Один"],
      ["2", "Two"],
    ]);
  });

  test("takes in parts of MDX, also by the name that Rspress gives a language", async () => {
    const files = { "sites/en/docs/shared/part.mdx": "## Part\n" };
    const page = { markdown, files, path: "sites/en/docs/api/a.mdx" };
    for (const address of ["../shared/part.mdx", "@en/shared/part.mdx"])
      expect(await htmlOf(`import Part from '${address}';\n\n<Part />\n`, page)).toContain('id="part"');
  });

  test("has places of MyST, which pages link to by their names", async () => {
    const text = "(here)=\n\n## A\n\n{ref}`that <there>` {ref}`here` [](#more)\n\n```\n(code)=\n```\n";
    const { source } = await parseGood(text, { markdown });
    expect(source.labels).toEqual(["here"]);
    expect(source.links.map(({ raw }) => raw)).toEqual(["#there", "#here", "#more"]);
    expect((await parseGood(text)).source.labels).toBeUndefined();
  });

  test("tells of documentation that MkDocs makes from code, and makes no box of it", async () => {
    const text = "[TOC]\n\n::: a.b\n    options:\n      x: 1\n\n::: tip\nc\n:::\n";
    const { report, value } = await parse(text, { markdown });
    expect(report).toEqual(["3:1 warning dialect-unsupported"]);
    expect(value && partsOf(value.body).map(({ part }) => part)).toEqual(["Admonition"]);
    expect(await htmlOf(text, { markdown })).not.toMatch(/TOC|options/);
  });

  test("has links of ExDoc to code as text, and links to files with spaces", async () => {
    const text =
      "A [`cast/3`](`Ecto.cast/3`) and [b](Mix.Tasks.Run.html#c), [d](My page.md#e).\n\n[h][i] [`i`] [j].\n\n[i]: `k/1`\n[`i`]: `i`\n";
    const { report } = await parse(text, { markdown });
    expect(report).toEqual(["1:1 warning dialect-unsupported"]);
    const html = await htmlOf(text, { markdown });
    expect(html).toContain('A <code>cast/3</code> and b, <a href="{L0}">d</a>.</p>\n<p>h <code>i</code> [j].</p>');
  });

  test("has components of Nextra, Fumadocs and Mintlify in MDX, and ids of headings", async () => {
    const text = [
      'import { Callout, Tabs } from "nextra/components"',
      "",
      "## A *title* [#own]",
      "",
      '<Callout type="error" title="Mind">',
      "  A text",
      "</Callout>",
      "",
      "<Note>A note</Note>",
      "",
      "<Tabs items={['npm', \"yarn\"]}>",
      "  <Tabs.Tab>a</Tabs.Tab>",
      "  <Tabs.Tab>b</Tabs.Tab>",
      "</Tabs>",
      "",
      '<Steps><Step title="First">c</Step></Steps>',
      "",
      "<Own />",
    ].join("\n");
    const options = { markdown, path: "docs/a.mdx" };
    const { report, value } = await parse(text, options);
    expect(report).toEqual(["18:1 warning dialect-unsupported"]);
    expect(value?.source.sections.map(({ id, title }) => [id, title])).toEqual([["own", "A title"]]);
    const parts = value === undefined ? [] : partsOf(value.body);
    expect(parts.map((part) => (part.part === "Admonition" ? part.props : part.part))).toMatchObject([
      { kind: "danger", titleHtml: "Mind" },
      { kind: "note" },
      "Tabs",
    ]);
    const tabs = parts.flatMap((part) => (part.part === "Tabs" ? part.props.tabs.map(({ label }) => label) : []));
    expect(tabs).toEqual(["npm", "yarn"]);
    expect((await parse(text, { ...options, markdown: {} })).report[0]).toMatch(/error jsx-not-supported/);
  });

  test.each(["docs/a.md", "docs/a.mdx"])(
    "has ids of headings in comments, as the pages of React have (%s)",
    async (path) => {
      const text = "## A `b` {/*own-id*/}\n\n## C {/*useState.d*/}\n\n## E {/* f g */}\n";
      const { value } = await parse(text, { markdown, path });
      const sections = value?.source.sections.map(({ id, title }) => `${id} ${title}`);
      expect(sections?.slice(0, 2)).toEqual(["own-id A b", "useState.d C"]);
      expect(sections?.[2]).toMatch(/^e/);
    },
  );

  test("gives findings the places of its own lines", async () => {
    const { report } = await parse("{: .note }\nA\n\n{: .x }\n[b]()\n", { markdown });
    expect(report).toEqual(["5:1 warning broken-link"]);
  });

  test("is read as it is in a site", async () => {
    expect(await htmlOf("!> a\n\n{: .note }\nb\n")).toBe("<p>!&gt; a</p>\n<p>{: .note }\nb</p>\n");
  });

  test("has the place in menus that Hugo or Jekyll give it", async () => {
    const placeOf = async (yaml: string): Promise<unknown> =>
      (await parseGood(`---\n${yaml}\n---\n`, { markdown })).source.frontMatter;
    expect(await placeOf("weight: 3\nlinkTitle: L")).toMatchObject({ sidebar_position: 3, sidebar_label: "L" });
    expect(await placeOf("nav_order: 2")).toMatchObject({ sidebar_position: 2 });
    expect(await placeOf("sidebar_position: 1\nweight: 2")).toMatchObject({ sidebar_position: 1 });
  });

  test("has tags of GitBook whose addresses hold a per cent sign", async () => {
    const tags = '{% embed url="https://x.org/o/a%2Fb.mp4" %}\n\n{% file src="https://x.org/my%20list.pdf" %}\n';
    expect((await htmlOf(tags, { markdown })).replace(/<a href="[^"]*"[^>]*>/g, "<a>")).toBe(
      "<p><a>b.mp4</a></p>\n<p><a>my list.pdf</a></p>\n",
    );
  });

  test("has the tags of GitBook, which are no labels", async () => {
    const { report, value } = await parse("---\ntags:\n  - tag: beta\n    primary: true\n  - b\n---\n", { markdown });
    expect(report).toEqual([]);
    expect(value?.source.frontMatter).toMatchObject({ tags: ["beta", "b"] });
  });
});
