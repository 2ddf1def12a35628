import { describe, expect, test } from "vitest";
import { htmlOf, parse, parseGood, partsOf } from "../parsePage.ts";

const options = { markdown: { dialect: "starlight" }, path: "content/en/docs/a.mdx" } as const;
const from = "import { Tabs } from '@astrojs/starlight/components';\n\n";

describe("a page of Starlight", () => {
  test.each([
    [
      "tabs are tabs",
      '<Tabs syncKey="pkg">\n\t<TabItem label="npm">\n\t\t```sh\n\t\ta\n\t\t```\n\t</TabItem>\n\t<TabItem label="pnpm">b</TabItem>\n</Tabs>\n',
      "[Tabs]|[CodeBlock]|<p>b</p>\n",
    ],
    [
      "tabs stay tabs where some are indented by tabs and some by blanks",
      '<Tabs>\n\t<TabItem label="One">\n\n    a\n\n    </TabItem>\n    <TabItem label="Two">\n\n    \t<Steps>\n\n          1. b\n\n              ```sh\n              c\n              ```\n\n    \t</Steps>\n    </TabItem>\n</Tabs>\n',
      "[Tabs]|<p>a</p>\n|<ol>\n<li><p>b</p>\n[CodeBlock]</li>\n</ol>\n",
    ],
    [
      "tabs stay tabs where one is indented and the next is not",
      '1. x\n\n    <Tabs>\n    \t<TabItem label="One">\n\n```sh\na\n```\n\n</TabItem>\n      <TabItem label="Two">\n\n        b\n\n        </TabItem>\n\n          <TabItem label="Three">\n          c\n          </TabItem>\n    </Tabs>\n',
      "<ol>\n<li><p>x</p>\n[Tabs]|[CodeBlock]|<p>b</p>\n|<p>c</p>\n</li>\n</ol>\n",
    ],
    [
      "tabs that a formatter has moved to the right stay in their item, as what follows them",
      '1.  a\n\n         <Tabs>\n\n    <TabItem label="One">\n\n    ```sh\n    - b\n    ```\n\n           </TabItem>\n\n        <TabItem label="Two">\n\n    - c\n\n           </TabItem>\n\n      </Tabs>\n\n    d\n\n          <Steps>\n          e\n          </Steps>\n\n2.  f\n',
      "<ol>\n<li><p>a</p>\n[Tabs]|[CodeBlock]|<ul>\n<li>c</li>\n</ul>\n<p>d</p>\n<p>e</p>\n</li>\n<li><p>f</p>\n</li>\n</ol>\n",
    ],
    [
      "what a component holds is no code because of its indent",
      "<Steps>\n1. a\n\n       b\n\n            ```sh\n              c\n            ```\n\n   d\n\ne\n</Steps>\n",
      "<ol>\n<li><p>a</p>\n<p>b</p>\n[CodeBlock]<p>d</p>\n</li>\n</ol>\n<p>e</p>\n",
    ],
    [
      "cards stay cards, however each is indented",
      '<CardGrid>\n<Card title="One">\na\n</Card>\n    <Card title="Two">\n    b\n    </Card>\n  <LinkCard title="Three" href="/c" />\n</CardGrid>\n',
      "[Cards]|<p>a</p>\n|<p>b</p>\n|",
    ],
    [
      "tabs inside code that is moved out stay",
      "<Steps>\n\t1. a\n\n\t\t```make\n\t\tb:\n\t\t\tc\n\t\t```\n</Steps>\n",
      "<ol>\n<li><p>a</p>\n[CodeBlock]</li>\n</ol>\n",
    ],
    ["an aside is an admonition", '<Aside type="caution" title="T">a</Aside>\n', "[Admonition]<p>a</p>\n[/Admonition]"],
    ["steps are their list", "<Steps>\n\n1. a\n2. b\n\n</Steps>\n", "<ol>\n<li>a</li>\n<li>b</li>\n</ol>\n"],
    [
      "a tree of files is its list",
      "<FileTree>\n\n- a/\n  - b\n\n</FileTree>\n",
      "<ul>\n<li>a/<ul>\n<li>b</li>\n</ul>\n</li>\n</ul>\n",
    ],
    [
      "cards are cards",
      '<CardGrid stagger>\n\t<Card title="One" icon="star">\n\t\ta **b**\n\t</Card>\n\t<LinkCard title="Two" href="/c" description="d" />\n</CardGrid>\n',
      "[Cards]|<p>a <strong>b</strong></p>\n|<p>d</p>\n",
    ],
    ["a card alone has its title", '<Card title="One">\na\n</Card>\n', "<p><strong>One</strong></p>\n<p>a</p>\n"],
    ["a card with a link alone is a card", '<LinkCard title="Two" href="/c" />\n', "[Cards]|"],
    [
      "a button is a link",
      '<LinkButton href="/a" variant="minimal">Go</LinkButton>\n',
      '<p><a href="{L0}">Go</a></p>\n',
    ],
    [
      "what follows HTML is Markdown",
      "<hr />\n*a*\n\n<table><tr><td>b</td></tr></table>\n- c\n\n<br />\n*d*\n\n- e\n  <br />\n  *f*\n",
      "<hr />\n<p><em>a</em></p>\n<table><tr><td>b</td></tr></table>\n<ul>\n<li>c</li>\n</ul>\n<br />\n<p><em>d</em></p>\n<ul>\n<li>e\n<br />\n<em>f</em></li>\n</ul>\n",
    ],
    ["an icon shows nothing", 'a <Icon name="star" />b\n', "<p>a b</p>\n"],
    ["code is code", '<Code code={`a\nb`} lang="js" title="t" />\n', "[CodeBlock]"],
    ["an image is an image", "import p from './p.png';\n\n<Image src={p} alt=\"q\" />\n", "<p>[Image]</p>\n"],
    ["a note is a note", ":::note[Did you *know*?]\na\n:::\n", "[Admonition]<p>a</p>\n[/Admonition]"],
    [
      "a fragment's HTML in a text is HTML, however long",
      `<Fragment set:html={"<pre class=\\"a\\">\\u2139 ${"<b>x</b> * _".repeat(2_500)}</pre>"} />\n\nAfter.\n`,
      `<pre class="a">\u2139 ${"<b>x</b> * _".repeat(2_500)}</pre>\n<p>After.</p>\n`,
    ],
    ["a fragment's HTML may have lines", '<Fragment set:html={"<p>a\\nb</p>"} />\n', "<p>a\nb</p>\n"],
    ["a fragment is its content", "<Fragment>\na\n</Fragment>\n<>\nb\n</>\n", "<p>a</p>\n<p>b</p>\n"],
  ])("%s", async (_, text, html) => {
    const files = { "content/en/docs/p.png": "" };
    expect(await htmlOf(from + text, { ...options, files })).toBe(html);
    const { report } = await parse(from + text, { ...options, files });
    expect(report.filter((line) => !line.includes("image-unreadable"))).toEqual([]);
  });

  test("what is moved in by one blank ends where it says, behind a footnote, too", async () => {
    const text = " <details>\n <summary>S</summary>\na[^1]\n\n[^1]: b\n\n </details>\n\nc\n";
    expect((await parse(text, options)).report).toEqual([]);
    expect(await htmlOf(text, options)).toMatch(/^\[Details\]<p>a<sup.*<\/sup><\/p>\n\[\/Details\]<p>c<\/p>\n<section/);
  });

  test("aliases of src/assets lead to where these files are here", async () => {
    const files = { "content/assets/a/p.png": "", "content/en/docs/assets/p.png": "" };
    const text =
      "![1](@assets/a/p.png) ![2](~/assets/a/p.png) ![3](@/assets/a/p.png) ![4](/src/assets/a/p.png) ![5](assets/p.png)\n";
    const { source } = await parseGood(text, { ...options, files });
    expect(source.assets.map(({ file }) => file)).toEqual([
      ...Array(4).fill("content/assets/a/p.png"),
      "content/en/docs/assets/p.png",
    ]);
  });

  test("statements that a part begins with are none of its text, however far in it stands", async () => {
    const files = { "content/en/docs/_b.mdx": "import { Tabs } from 'x';\n\n```js\nimport c from 'd';\n```\n" };
    const text = "import B from './_b.mdx';\n\n<Card title=\"T\">\n  <B />\n</Card>\n\n1. e\n\n   <B />\n";
    expect((await parse(text, { ...options, files })).report).toEqual([]);
    expect(await htmlOf(text, { ...options, files })).toBe(
      "<p><strong>T</strong></p>\n[CodeBlock]<ol>\n<li><p>e</p>\n[CodeBlock]</li>\n</ol>\n",
    );
  });

  test("parts under an alias of the project stand in the content, and translations find those of the original", async () => {
    const files = { "content/fragments/go.mdx": "Go!\n", "content/en/docs/_parts/end.mdx": "End.\n" };
    const page = { ...options, path: "content/uk/docs/guide/a.mdx", fallbackPath: "content/en/docs/guide/a.mdx" };
    const text = "import Go from '@fragments/go.mdx';\nimport End from '../../_parts/end.mdx';\n\n<Go />\n\n<End />\n";
    const { report } = await parse(text, { ...page, files });
    expect(report).toEqual([]);
    expect(await htmlOf(text, { ...page, files })).toContain("<p>Go!</p>\n<p>End.</p>\n");
  });

  test("where a project has not been moved, its aliases lead into its sources", async () => {
    const files = { "docs/src/assets/p.png": "", "docs/src/parts/go.mdx": "Go!\n", "docs/src/end.mdx": "End.\n" };
    const markdown = { ...options.markdown, isLoose: true };
    const page = { markdown, path: "docs/src/content/docs/en/a.mdx", files };
    const text =
      "import Go from '@parts/go.mdx';\nimport End from '@/end.mdx';\n\n![1](@assets/p.png) ![2](~/assets/p.png)\n\n<Go />\n\n<End />\n";
    const { source, report } = { ...(await parseGood(text, page)), ...(await parse(text, page)) };
    expect(report.filter((line) => !line.includes("image-unreadable"))).toEqual([]);
    expect(source.assets.map(({ file }) => file)).toEqual(Array(2).fill("docs/src/assets/p.png"));
    expect(await htmlOf(text, page)).toContain("<p>Go!</p>\n<p>End.</p>\n");
  });

  test("marks of lines are read", async () => {
    const body = (await parseGood('```js title="a.js" ins={1} del={2} {3} "word"\na\nb\nc\n```\n', options)).body;
    expect(partsOf(body)[0]?.props).toMatchObject({
      title: "a.js",
      lines: [{ marks: ["added"] }, { marks: ["removed"] }, { marks: ["highlighted"] }],
    });
  });

  test("its front matter is read", async () => {
    const text =
      "---\ntitle: T\nslug: b/c\nsidebar:\n  order: 3\n  label: L\n  badge: New\ntableOfContents: { maxHeadingLevel: 4 }\nnext: false\nprev: { label: L, link: /x/ }\nlastUpdated: 2026-10-06\neditUrl: false\nbanner: { content: x }\n---\na\n";
    const { value, report } = await parse(text, options);
    expect(report).toEqual([]);
    expect(value?.source.frontMatter).toMatchObject({
      slug: "/b/c",
      sidebar_position: 3,
      sidebar_label: "L",
      toc_min_heading_level: 2,
      toc_max_heading_level: 4,
      pagination_next: null,
      pagination_prev: { label: "L", to: "/x/" },
      custom_edit_url: null,
    });
  });

  test("what a page adds to its head is added here", async () => {
    const { source } = await parseGood(
      "---\nhead:\n  - tag: meta\n    attrs: { name: robots, content: noindex }\n  - tag: script\n    attrs: { src: a.js, defer: true }\n---\n\na\n",
      options,
    );
    expect(source.frontMatter.head).toEqual([{ tag: "meta", attributes: { name: "robots", content: "noindex" } }]);
  });

  test("a page that is no MDX has no components", async () => {
    expect(await htmlOf("a {b}\n", { markdown: { dialect: "starlight" } })).toBe("<p>a {b}</p>\n");
  });

  test("what has no meaning is told once", async () => {
    const { report } = await parse("<Chart />\n\n<Chart client:load>\n\na\n\n</Chart>\n", options);
    expect(report).toEqual(["1:1 warning dialect-unsupported"]);
  });

  test("tabs that are none here cost no page: their content is shown, and told", async () => {
    const tab = '<TabItem label="npm">a</TabItem>';
    const pages = [
      [`<Tabs>\n\nb\n\n${tab}\n</Tabs>\n`, "<p>b</p>\n[Tabs]|<p>a</p>\n"],
      ["<Tabs>\n<Own />\n\nb\n</Tabs>\n", "<p>b</p>\n"],
      [`<Tabs>\n${tab}\n${tab}\n</Tabs>\n`, "<p>a</p>\n<p>a</p>\n"],
      [`${tab}\n`, "<p>a</p>\n"],
    ] as const;
    for (const [text, html] of pages) {
      const { diagnostics } = await parse(text, options);
      expect(new Set(diagnostics.map(({ code }) => code))).toEqual(new Set(["dialect-unsupported"]));
      expect(await htmlOf(text, options)).toContain(html);
    }
  });

  test("numbers in front of names are a part of addresses", async () => {
    for (const text of ["a\n", "---\ntitle: A\n---\n"]) {
      const { source } = await parseGood(text, {
        markdown: { dialect: "starlight" },
        path: "content/en/docs/1-a/02-b.mdx",
      });
      expect(source).toMatchObject({ id: "1-a/02-b" });
    }
  });
});
