import { describe, expect, test } from "vitest";
import { htmlOf, parse, parseGood, partsOf } from "../parsePage.ts";

const markdown = { dialect: "docusaurus" } as const;
const page = (text: string): Promise<string> => htmlOf(text, { markdown });

describe("a page of Docusaurus", () => {
  test.each([
    [
      "its imports show nothing",
      "import Tabs from '@theme/Tabs';\nimport {\n  A,\n  B,\n} from './c';\n\n## T\n",
      '<div class="heading"><h2 id="t">T</h2><a class="heading-link" href="#t" aria-label="{TheadingLink:T}" title="{TheadingLink:T}"></a></div>\n',
    ],
    ["an export shows nothing down to its last bracket", "export const a = {\n\n  b: [1],\n};\n\nc\n", "<p>c</p>\n"],
    ["text that begins like an import stays", "import the file\n", "<p>import the file</p>\n"],
    [
      "tabs are tabs",
      '<Tabs groupId="os">\n  <TabItem value="a" label="One" default>\n\n  x\n\n  </TabItem>\n  <TabItem value="b">\n    y\n  </TabItem>\n</Tabs>\n\nz\n',
      "[Tabs]|<p>x</p>\n|<p>y</p>\n<p>z</p>\n",
    ],
    [
      "tabs on one line are tabs",
      '<Tabs><TabItem value="a">x</TabItem><TabItem value="b">y</TabItem></Tabs>\n',
      "[Tabs]|<p>x</p>\n|<p>y</p>\n",
    ],
    [
      "tabs in a list stay in it",
      '1. a\n\n   <Tabs>\n     <TabItem value="a">\n\n     ```sh\n     b\n       c\n     ```\n\n     </TabItem>\n   </Tabs>\n\n2. d\n',
      "<ol>\n<li><p>a</p>\n[Tabs]|[CodeBlock]</li>\n<li><p>d</p>\n</li>\n</ol>\n",
    ],
    [
      "an Admonition is one",
      '<Admonition type="tip" title="T">\n\na\n\n</Admonition>\n',
      "[Admonition]<p>a</p>\n[/Admonition]",
    ],
    [
      "details with a summary are details",
      "<details>\n<summary>S **b**</summary>\n    a\n\n    b\n\n</details>\n",
      "[Details]<p>a</p>\n<p>b</p>\n[/Details]",
    ],
    ["a link component is a link", '<Link to="/b">c *d*</Link>\n', '<p><a href="{L0}">c <em>d</em></a></p>\n'],
    [
      "a link component with an id is a place to lead to",
      '- <Link id="b"/> c\n\n<Link id="d" to="/e">f</Link>\n',
      '<ul>\n<li><a id="b"></a> c</li>\n</ul>\n<p><a id="d"></a><a href="{L0}">f</a></p>\n',
    ],
    [
      "an id of a heading may stand in a comment",
      "## A {/* #b */}\n\nc{/* #d */}\n",
      '<div class="heading"><h2 id="b">A</h2><a class="heading-link" href="#b" aria-label="{TheadingLink:A}" title="{TheadingLink:A}"></a></div>\n<p>c</p>\n',
    ],
    [
      "what is for the head of the page is not in its body",
      '<head>\n  <title>A</title>\n\n  <meta name="b" content="c" />\n</head>\n\n<Head><title>{d}</title></Head>\n\ne\n',
      "<p>e</p>\n",
    ],
    ["a comment shows nothing", "a {/* b */}c\n\n{/*\nd\n*/}\n\ne\n", "<p>a c</p>\n<p>e</p>\n"],
    ["a text in braces is a text", "a{' '}b {\"<c>\"} {`d`}\n", "<p>a b &lt;c&gt; d</p>\n"],
    [
      "what follows HTML is Markdown",
      "<hr />\n*a*\n\n<table><tr><td>b</td></tr></table>\n- c\n\n<br />\n*d*\n\n- e\n  <br />\n  *f*\n",
      "<hr />\n<p><em>a</em></p>\n<table><tr><td>b</td></tr></table>\n<ul>\n<li>c</li>\n</ul>\n<br />\n<p><em>d</em></p>\n<ul>\n<li>e\n<br />\n<em>f</em></li>\n</ul>\n",
    ],
    [
      "what elements hold is Markdown where it begins with text or has its marks",
      "<ul>\n  <li>\n    a *b*\n  </li>\n  <li>c [d](#e)</li>\n  <li>f</li>\n</ul>\n\n<p>g **h**</p>\n",
      '<ul>\n<li>\n<p>a <em>b</em></p>\n</li>\n<li>\n<p>c <a href="{L0}">d</a></p>\n</li>\n<li>f</li>\n</ul>\n<div>\n<p>g <strong>h</strong></p>\n</div>\n',
    ],
    [
      "what a cell holds is Markdown where it begins with text, however deep it stands",
      "<table>\n  <tr>\n    <td>\n      a `b`\n    </td>\n    <td>\n      <b>c</b>\n    </td>\n  </tr>\n</table>\n",
      "<table>\n<tr>\n<td>\n<p>a <code>b</code></p>\n</td>\n<td>\n<b>c</b>\n</td>\n</tr>\n</table>\n",
    ],
    [
      "what shows nothing leaves emphasis around it",
      "**<Icon /> a b** and *c <Icon />* d\n",
      "<p><strong> a b</strong> and <em>c </em> d</p>\n",
    ],
    ["an escaped brace is a brace", "a \\{b}\n", "<p>a {b}</p>\n"],
    ["braces in code are code", "`{a}` and `<B />`\n", "<p><code>{a}</code> and <code>&lt;B /&gt;</code></p>\n"],
    [
      "an id of a heading is its id",
      "## A {#b}\n",
      '<div class="heading"><h2 id="b">A</h2><a class="heading-link" href="#b" aria-label="{TheadingLink:A}" title="{TheadingLink:A}"></a></div>\n',
    ],
    [
      "a class is a class",
      '<span className="a" style={{ color: "red" }}>b</span>\n',
      '<p><span class="a">b</span></p>\n',
    ],
    [
      "Markdown in an element is Markdown",
      '<div className="a">\n    **b**\n</div>\n',
      '<div class="a">\n<p><strong>b</strong></p>\n</div>\n',
    ],
    ["an empty element has an end", "<div />\n\na\n", "<div></div>\n<p>a</p>\n"],
    [
      "a code block component is a fence",
      '<CodeBlock language="js" title="t">\n  {`a\nb`}\n</CodeBlock>\n',
      "[CodeBlock]",
    ],
    ["a wrapper that is unknown leaves its content", "<Chart>\n\n  a\n\n</Chart>\n", "<p>a</p>\n"],
    ["an end without its beginning shows nothing", "a</Chart> b\n", "<p>a b</p>\n"],
    ["what is unknown in a line leaves its content", "a <Chart b={{c: 1}}>d</Chart> e\n", "<p>a d e</p>\n"],
    ["a container keeps its attributes", ':::note[a]{title="b"}\nc\n:::\n', "[Admonition]<p>c</p>\n[/Admonition]"],
    [
      "an alert of GitHub is an admonition",
      "> [!TIP]\n> a\n> b\n\nc\n",
      "[Admonition]<p>a\nb</p>\n[/Admonition]<p>c</p>\n",
    ],
    [
      "an export with a text over lines shows nothing of it",
      'export const a = `# b (\n\n\\`c\\`\n\nexport d`;\n\ne\n\nexport const f = "`";\n\ng\n\nexport const h = `\n\ni\n',
      "<p>e</p>\n<p>g</p>\n<p>i</p>\n",
    ],
    ["code stays code", "```jsx\n<Tabs>{a}</Tabs>\nexport const b = 1\n```\n", "[CodeBlock]"],
  ])("%s", async (_, text, html) => {
    expect(await page(text)).toBe(html);
    expect((await parse(text, { markdown })).report.filter((line) => line.includes("error"))).toEqual([]);
  });

  test("labels of tabs stand in the list of values too", async () => {
    const text =
      "<Tabs\n  defaultValue=\"b\"\n  values={[\n    { label: 'One', value: 'a' },\n    { label: 'Two', value: 'b' },\n  ]}>\n<TabItem value=\"a\">x</TabItem>\n<TabItem value=\"b\">y</TabItem>\n</Tabs>\n";
    const [tabs] = partsOf((await parseGood(text, { markdown })).body);
    expect(tabs?.props).toMatchObject({
      tabs: [
        { value: "a", label: "One", isDefault: false },
        { value: "b", label: "Two", isDefault: true },
      ],
    });
  });

  test("addresses from the site's folder are addresses of the site", async () => {
    const { source } = await parseGood(
      "[a](@site/docs/b.md#c) ![d](@site/static/e.png)\n\n<img src={require('@site/static/e.png').default} />\n",
      { markdown, files: { "content/static/e.png": "" } },
    );
    expect(source.links.map(({ raw }) => raw)).toEqual(["/b.md#c"]);
    expect(source.assets.map(({ raw }) => raw)).toEqual(["/e.png", "/e.png"]);
  });

  test("a list of the docs of a category is the place for them", async () => {
    const text = "# A\n\n<DocCardList />\n";
    const { value, report } = await parse(text, { markdown });
    expect(report).toEqual([]);
    expect(value?.source.listsPages).toBe(true);
    expect((await parse("<DocCardList items={x} />\n", { markdown })).report).toEqual([
      "1:1 warning dialect-unsupported",
    ]);
  });

  test("an imported page stands where it is used, and is one of the page's files", async () => {
    const text = "import Part from './_part.mdx';\n\na\n\n<Part />\n\nd\n";
    const files = { "content/en/docs/_part.mdx": "---\ntitle: x\n---\nb **c**\n" };
    expect(await htmlOf(text, { markdown, files })).toBe("<p>a</p>\n<p>b <strong>c</strong></p>\n<p>d</p>\n");
    const { source } = await parseGood(text, { markdown, files });
    expect(source.includes.map(({ path }) => path)).toEqual(["content/en/docs/_part.mdx"]);
    // From the folder of the site.
    const rooted = text.replace("./_part.mdx", "/docs/_part.mdx");
    expect((await parse(rooted, { markdown, files })).value?.source.includes).toEqual(source.includes);
  });

  test("links of an imported page are those of its own file", async () => {
    const text = "import Part from './parts/_part.mdx';\n\n<Part />\n";
    const files = {
      "content/en/docs/parts/_part.mdx": "[a](../b/c.md#d) ![e](./e.png) [f](g.mdx) [h](/i) `[j](./k)`\n",
      "content/en/docs/parts/e.png": "",
    };
    const { source } = await parseGood(text, { markdown, files });
    expect(source.links.map(({ raw }) => raw)).toEqual(["./b/c.md#d", "./parts/g.mdx", "/i"]);
    expect(source.assets.map(({ raw }) => raw)).toEqual(["./parts/e.png"]);
  });

  test("a file of code is named from the file that names it, also where another page shows it", async () => {
    const text = "import Part from './parts/_part.mdx';\n\n<Part />\n";
    const files = {
      "content/en/docs/parts/_part.mdx": "```js file=../code/a.js\n```\n\n````md\n```js file=../b.js\n```\n````\n",
      "content/en/docs/code/a.js": "a();\n",
    };
    const { body } = await parseGood(text, { markdown, files });
    expect(partsOf(body).map(({ props }) => JSON.stringify(props))).toEqual([
      expect.stringContaining('"text":"a();"'),
      expect.stringContaining("file=../b.js"),
    ]);
  });

  test("a path to the folder of static files is an address", async () => {
    const files = { "content/static/img/a.png": "" };
    const { source } = await parseGood("![a](../static/img/a.png)\n", { markdown, files });
    expect(source.assets.map(({ raw }) => raw)).toEqual(["/img/a.png"]);
  });

  test("a path to the folder of static files is an address where a reference is defined, too", async () => {
    const files = { "content/static/img/a.png": "" };
    const { source } = await parseGood("![a][b]\n\n[b]: ../static/img/a.png\n", { markdown, files });
    expect(source.assets.map(({ raw }) => raw)).toEqual(["/img/a.png"]);
  });

  test.each([
    [
      "in a quotation",
      "> ```jsx\n> <Chart data={a} />\n> import b from 'c';\n> ```\n",
      "<Chart data={a} />\nimport b from 'c';",
    ],
    ["in a list in a quotation", "> - a\n>\n>   ```js\n>   const { b } = <C />;\n>   ```\n", "const { b } = <C />;"],
    ["in a quotation in a list", "- > ~~~\n  > {a}\n  > ~~~\n", "{a}"],
  ])("code %s stays as it is", async (_, text, code) => {
    const { body } = await parseGood(text, { markdown });
    expect((await parse(text, { markdown })).report).toEqual([]);
    expect(partsOf(body)[0]?.props).toMatchObject({ text: code });
  });

  test("code of a quotation ends with it", async () => {
    expect(await htmlOf("> ```\n> a\n\n<details>\n\n{'b'}\n\n</details>\n", { markdown })).toContain("<p>b</p>");
  });

  test.each([
    [
      "Give `{\naction: 'allow' }` or `<Chart>\n</Chart>`.\n",
      "<p>Give <code>{ action: 'allow' }</code> or <code>&lt;Chart&gt; &lt;/Chart&gt;</code>.</p>\n",
    ],
    ["A lone ` sign\n\n{'and'} ` another.\n", "<p>A lone ` sign</p>\n<p>and ` another.</p>\n"],
    ["A lone ` sign\n- {'and'} ` another.\n", "<p>A lone ` sign</p>\n<ul>\n<li>and ` another.</li>\n</ul>\n"],
  ])("code that goes on in the next line is code: %j", async (text, html) => {
    expect(await htmlOf(text, { markdown })).toBe(html);
    expect((await parse(text, { markdown })).report).toEqual([]);
  });

  test("what has no meaning is told once, with its line", async () => {
    const text =
      "---\ntitle: T\n---\nimport Chart from './chart';\n\n<Chart />\n\n<Chart />\n\nWe have {count} and {more}\n\nexport const count = 3;\n";
    const { report, diagnostics } = await parse(text, { markdown });
    expect(report).toEqual([
      "6:1 warning dialect-unsupported",
      "10:1 warning dialect-unsupported",
      "12:1 warning dialect-unsupported",
    ]);
    expect(diagnostics.map(({ message }) => message)).toEqual([
      "The page uses the component `<Chart>`, which is not supported here",
      "The page uses the expression `{count}`, which is not evaluated here",
      "The page exports JavaScript values, which are not evaluated here",
    ]);
  });

  test("ids of headings and what is escaped are not told of", async () => {
    expect((await parse("## A {#b}\n\n\\{c} \\<D />\n", { markdown })).report).toEqual([]);
  });

  test("findings and links keep their places", async () => {
    const text =
      "import A from 'a';\n\n<Tabs>\n  <TabItem value=\"a\">\n\n    See [b](./c.md).\n\n    ![d](./no.png)\n\n  </TabItem>\n</Tabs>\n";
    const { report } = await parse(text, { markdown });
    expect(report).toEqual(["8:5 error image-missing"]);
    const { source } = await parseGood(text.replace("no.png", "yes.png"), {
      markdown,
      files: { "content/en/docs/yes.png": "" },
    });
    expect(source.links[0]?.location).toMatchObject({ line: 6, column: 9 });
  });

  test.each([
    ["1/30/2020", "2020-01-30T00:00:00.000Z"],
    ["2017-02-29 11:00:00", "2017-03-01T11:00:00.000Z"],
    ["July 4, 2020", "2020-07-04T00:00:00.000Z"],
    ["2020-07-04", "2020-07-04"],
  ])("the date %s of its front matter is taken as JavaScript takes it", async (given, date) => {
    const { value, report } = await parse(`---\nlast_update:\n  date: ${given}\n---\na\n`, { markdown });
    expect(report).toEqual([]);
    expect(value?.source.frontMatter).toMatchObject({ last_update: { date } });
  });

  test("a path of the site in a fence is code", async () => {
    const { body } = await parseGood("```\n[a](@site/static/b.png)\n```\n", { markdown });
    expect(partsOf(body)[0]?.props).toMatchObject({ text: "[a](@site/static/b.png)" });
  });

  test("a player of a video is a link to it", async () => {
    const text =
      'import LiteYouTubeEmbed from \'react-lite-youtube-embed\';\n\n<LiteYouTubeEmbed\n  id="a-B_1"\n  title="C [d]"\n/>\n';
    expect(await page(text)).toBe('<p><a href="{L0}">C [d]</a></p>\n');
    const { source } = await parseGood(text, { markdown });
    expect(source.links.map(({ raw }) => raw)).toEqual(["https://www.youtube.com/watch?v=a-B_1"]);
    expect((await parse("<YouTube id={id} />\n", { markdown })).report).toEqual(["1:1 warning dialect-unsupported"]);
  });

  test("addresses below the base may lack their slash, and parts may stand among static files", async () => {
    const text = "import P from '@site/static/parts/p.md';\n\n<a href={useBaseUrl('img/c.svg')}>c</a>\n\n<P />\n";
    const files = { "content/static/parts/p.md": "**d**\n" };
    expect(await htmlOf(text, { markdown, files })).toBe('<p><a href="{L0}">c</a></p>\n<p><strong>d</strong></p>\n');
    expect((await parseGood(text, { markdown, files })).source.links.map(({ raw }) => raw)).toEqual(["/img/c.svg"]);
  });

  test("fields of old posts and of other kinds are read", async () => {
    const { value, report } = await parse(
      "---\ntitle: 404\nkeywords: a, b\nauthor: Ann\nauthor_url: https://a.example\nhide_reading_time: true\ndate: 2026-10-06\n---\na\n",
      { markdown, kind: "post" },
    );
    expect(report).toEqual([]);
    expect(value?.source.frontMatter).toMatchObject({
      title: "404",
      keywords: ["a", "b"],
      authors: [{ name: "Ann", url: "https://a.example" }],
    });
  });
});

describe("without a dialect", () => {
  test("components are no Markdown", async () => {
    expect((await parse("<Tabs>\n</Tabs>\n")).report).toEqual(["1:1 error jsx-not-supported"]);
  });
  test.each([
    ["braces", "a {b} c\n", "<p>a {b} c</p>\n"],
    ["exclamation marks", "!!! note\na\n", "<p>!!! note\na</p>\n"],
    ["marks", "a ==b== ++c++\n", "<p>a ==b== ++c++</p>\n"],
    ["a list of contents", "[[toc]]\n", "<p>[[toc]]</p>\n"],
  ])("%s are text", async (_, text, html) => {
    expect(await htmlOf(text)).toBe(html);
  });
});
