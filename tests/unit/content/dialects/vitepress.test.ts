import { describe, expect, test } from "vitest";
import { htmlOf, parse, parseGood, partsOf } from "../parsePage.ts";

const markdown = { dialect: "vitepress" } as const;

async function codeOf(text: string, files: Readonly<Record<string, string>> = {}): Promise<unknown> {
  const body = (await parseGood(text, { markdown, files })).body;
  return partsOf(body).find(({ part }) => part === "CodeBlock")?.props;
}

const headingOf = (id: string, text: string): string =>
  `<div class="heading"><h3 id="${id}">${text}</h3><a class="heading-link" href="#${id}" aria-label="{TheadingLink:${text}}" title="{TheadingLink:${text}}"></a></div>`;

describe("a page of VitePress", () => {
  test.each([
    ["a container has its title", "::: tip Title\na\n:::\n", "[Admonition]<p>a</p>\n[/Admonition]"],
    ["details may be open", "::: details T {open}\na\n:::\n", "[Details]<p>a</p>\n[/Details]"],
    [
      "a code group is tabs",
      "::: code-group\n\n```sh [npm]\na\n```\n\n```sh [pnpm]\nb\n```\n\n:::\n\nc\n",
      "[Tabs]|[CodeBlock]|[CodeBlock]<p>c</p>\n",
    ],
    [
      "code in a quotation ends at its marks",
      "> ```sh\n> a\n> ```\n> b\n\n::: code-group\n```sh [x]\nc\n```\n:::\n",
      "<blockquote>\n[CodeBlock]<p>b</p>\n</blockquote>\n[Tabs]|[CodeBlock]",
    ],
    [
      "tabs of its plugin are tabs",
      "::: tabs key:ab\n== A\na\n\n::: tip\nb\n:::\n== B\nc\n:::\n\nd\n",
      "[Tabs]|<p>a</p>\n[Admonition]<p>b</p>\n[/Admonition]|<p>c</p>\n<p>d</p>\n",
    ],
    [
      "one line of colons ends all containers that are open",
      "::: warning\na\n\n::: code-group\n```sh [x]\nb\n```\n:::\n\nC\n\n::: tip\nd\n:::\n",
      "[Admonition]<p>a</p>\n[Tabs]|[CodeBlock][/Admonition]<p>C</p>\n[Admonition]<p>d</p>\n[/Admonition]",
    ],
    [
      "lines of colons of their own end each container",
      ":::: details T\n::: tip\na\n:::\n\nb\n::::\n\nc\n",
      "[Details][Admonition]<p>a</p>\n[/Admonition]<p>b</p>\n[/Details]<p>c</p>\n",
    ],
    [
      "tabs stand in tabs, and end what is open in them",
      ":::: tabs\n=== A\n::: tabs\n== B\n::: code-group\n```sh\nb\n```\n== C\nc\n:::\n=== D\nd\n::::\n",
      "[Tabs]|[Tabs]|[Tabs]|[CodeBlock]|<p>c</p>\n|<p>d</p>\n",
    ],
    [
      "tabs written as here are tabs, with what they are told",
      "::::tabs{group=os}\n\n::: tab A\na\n:::\n\n:::tab[B]{value=b}\n::: tip\nb\n:::\n:::\n::::\n\nc\n",
      "[Tabs]|<p>a</p>\n|[Admonition]<p>b</p>\n[/Admonition]<p>c</p>\n",
    ],
    [
      "text in a group of code stands behind its tabs",
      "::: code-group\n```sh\na\n```\nb\n:::\n\nc\n",
      "[Tabs]|[CodeBlock]<p>b</p>\n<p>c</p>\n",
    ],
    [
      "comments in a group of code say nothing",
      "::: code-group\n\n<!-- prettier-ignore -->\n```sh\na\n```\n<!-- b -->\n```js\nc\n```\n:::\n",
      "[Tabs]|[CodeBlock]|[CodeBlock]",
    ],
    [
      "tabs and code of VuePress are tabs",
      "::: code-tabs#shell\n\n@tab npm\n\n```sh\na\n```\n\n@tab:active pnpm#p\n\n```sh\nb\n```\n\n:::\n\n::: tabs\n@tab A\nc\n@tab A\nd\n:::\n\ne\n",
      "[Tabs]|[CodeBlock]|[CodeBlock][Tabs]|<p>c</p>\n|<p>d</p>\n<p>e</p>\n",
    ],
    [
      "a group of code of VuePress has items that may hold more than code",
      ":::: code-group\n::: code-group-item A\n\n```sh\na\n```\n\n:::\n::: code-group-item B:active\nb\n:::\n::::\n\nc\n",
      "[Tabs]|[CodeBlock]|<p>b</p>\n<p>c</p>\n",
    ],
    ["a group without code shows nothing of its own", "::: code-group\na\n:::\n\nb\n", "<p>a</p>\n<p>b</p>\n"],
    ["text before the first tab stands before them", "::: tabs\na\n\n== B\nb\n:::\n", "<p>a</p>\n[Tabs]|<p>b</p>\n"],
    [
      "an id of a container is no part of its title",
      ":::: tip T {#a}\nb\n::::\n",
      "[Admonition]<p>b</p>\n[/Admonition]",
    ],
    ["a raw container shows its content", "::: raw\na\n:::\n\nb\n", "<p>a</p>\n<p>b</p>\n"],
    ["the list of contents is beside the page", "a\n\n[[toc]]\n\nb\n", "<p>a</p>\n<p>b</p>\n"],
    ["emoji are characters", "a :tada: :no-such: `:tada:`\n", "<p>a 🎉 :no-such: <code>:tada:</code></p>\n"],
    [
      "attributes of links, pictures and text say nothing",
      '[a](/b){target="_self" .c} `d`{.e} **f**{id=g}\n\n- h {.i}\n\nj\n{.k}\n',
      '<p><a href="{L0}">a</a> <code>d</code> <strong>f</strong><a id="g"></a></p>\n<ul>\n<li>h</li>\n</ul>\n<p>j</p>\n',
    ],
    [
      "an id of a paragraph is an anchor",
      "a\n{#b}\n\n[c](#b)\n",
      '<p>a\n<a id="b"></a></p>\n<p><a href="{L0}">c</a></p>\n',
    ],
    [
      "an id of a heading in a list or a quotation is that of the heading",
      "- a\n\n  ### B {#c}\n\n>### D {.x #e}\n",
      `<ul>\n<li><p>a</p>\n${headingOf("c", "B")}\n</li>\n</ul>\n<blockquote>\n${headingOf("e", "D")}\n</blockquote>\n`,
    ],
    ["braces that are none of attributes are text", "a {b} f({d=1}) {e\n", "<p>a {b} f({d=1}) {e</p>\n"],
    ["scripts and styles show nothing", "<script setup>\nimport A from './a.vue'\n</script>\n\na\n", "<p>a</p>\n"],
    ["a badge is a badge", 'a <Badge type="tip" text="new" />\n', '<p>a <span class="badge">new</span></p>\n'],
    ["what is for the browser alone stays", "<ClientOnly>\n\na\n\n</ClientOnly>\n", "<p>a</p>\n"],
    ["directives of Vue go", '<p v-if="a" class="b">c</p>\n', '<p class="b">c</p>\n'],
    ["an alert is an admonition", "> [!WARNING] T\n> a\n", "[Admonition]<p>a</p>\n[/Admonition]"],
    ["front matter in code is code", "```md\n---\na: {{ b }}\n---\n```\n", "[CodeBlock]"],
  ])("%s", async (_, text, html) => {
    expect(await htmlOf(text, { markdown })).toBe(html);
    expect((await parse(text, { markdown })).report).toEqual([]);
  });

  test("tabs of VuePress have their labels and a group", async () => {
    const text = "::: code-tabs#sh\n@tab C#\na\n@tab:active npm#n\nb\n:::\n";
    expect(partsOf((await parseGood(text, { markdown })).body)[0]?.props).toMatchObject({
      group: "sh",
      tabs: [{ label: "C#" }, { label: "npm" }],
    });
    const group = ":::: code-group\n::: code-group-item B:active\nb\n:::\n::::\n";
    expect(partsOf((await parseGood(group, { markdown })).body)[0]?.props).toMatchObject({ tabs: [{ label: "B" }] });
  });

  test("code in a quotation without marks at its end is told, and ends with the quotation", async () => {
    const text = "> ```js\n> a\n\n::: code-group\n```sh [b]\nc\n```\n:::\n";
    expect(await htmlOf(text, { markdown })).toBe("<blockquote>\n[CodeBlock]</blockquote>\n[Tabs]|[CodeBlock]");
    expect((await parse(text, { markdown })).report).toEqual(["1:3 warning unclosed-fence"]);
  });

  test.each([
    [
      "before another container",
      "a\n\n::: code-group\n```sh\nb\n```\n\n::: info\nc\n:::\n\nd\n",
      "<p>a</p>\n[Tabs]|[CodeBlock][Admonition]<p>c</p>\n[/Admonition]<p>d</p>\n",
      "3:1",
      "::: code-group",
    ],
    [
      "before text in a container",
      "::: tip\na\n\n  :::code-group\n```sh\nb\n```\n\nc\n:::\n",
      "[Admonition]<p>a</p>\n[Tabs]|[CodeBlock]<p>c</p>\n[/Admonition]",
      "4:3",
      "::: code-group",
    ],
    ["at the end of the page", ":::: code-group\n```sh\nb\n```\n", "[Tabs]|[CodeBlock]", "1:1", ":::: code-group"],
    ["of tabs", "::: tabs\n== A\na\n", "[Tabs]|<p>a</p>\n", "1:1", "::: tabs"],
    ["of details", "::: details A\na\n", "[Details]<p>a</p>\n[/Details]", "1:1", "::: details"],
  ])("a missing line of colons %s is told where the container begins", async (_, text, html, place, name) => {
    expect(await htmlOf(text, { markdown })).toBe(html);
    const { report, diagnostics } = await parse(text, { markdown });
    expect(report).toEqual([`${place} warning unclosed-container`]);
    expect(diagnostics[0]).toMatchObject({
      message: `The container \`${name}\` is never closed`,
      hint: `add a line \`${name.split(" ")[0]}\` where it ends`,
    });
  });

  test("a title of a container may hold a badge", async () => {
    const { body } = await parseGood('::: tip <Badge text="1.0" /> A <New>b</New>\na\n:::\n', { markdown });
    expect(partsOf(body)[0]?.props).toMatchObject({ titleHtml: '<span class="badge">1.0</span> A b' });
  });

  test("a code group has the labels of its fences", async () => {
    const [tabs] = partsOf(
      (await parseGood("::: code-group\n```js [a.js]\n1\n```\n```ts\n2\n```\n:::\n", { markdown })).body,
    );
    expect(tabs?.props).toMatchObject({ tabs: [{ label: "a.js" }, { label: "ts" }] });
  });

  test("a code group may have two fences of one label", async () => {
    const text = "::: code-group\n```sh [npm]\n1\n```\n```sh [npm]\n2\n```\n:::\n";
    const [tabs] = partsOf((await parseGood(text, { markdown })).body);
    expect(tabs?.props).toMatchObject({ tabs: [{ label: "npm" }, { label: "npm" }] });
  });

  test("lines are marked and numbered as the fence says", async () => {
    expect(await codeOf("```js:line-numbers=5 {1,3} [a.js]\na\nb\nc\n```\n")).toMatchObject({
      language: "js",
      title: "a.js",
      firstLineNumber: 5,
      lines: [{ marks: ["highlighted"] }, {}, { marks: ["highlighted"] }],
    });
    expect(await codeOf("```js:line-numbers\na\n```\n")).toMatchObject({ firstLineNumber: 1 });
    expect(await codeOf("```js{2}\na\nb\n```\n")).toMatchObject({ lines: [{}, { marks: ["highlighted"] }] });
  });

  test("lines are marked as their comments say, which are not shown", async () => {
    const text = "```js\na // [!code ++]\nb // [!code --]\nc // [!code highlight]\nd // [!code word:d]\n```\n";
    expect(await codeOf(text)).toMatchObject({
      text: "a\nb\nc\nd",
      lines: [{ marks: ["added"] }, { marks: ["removed"] }, { marks: ["highlighted"] }, {}],
    });
  });

  test.each([
    ["// @noErrors\na\n// ---cut---\n\nb // [!code ++]\n//  ^?\n// @filename: c.ts\n", "b\n// @filename: c.ts"],
    ["// @errors: 2322\n// @log: x\n// @error: y\n// @strict\na\n", "// @log: x\n// @error: y\na"],
    ["// ---cut-start---\na\n// ---cut-end---\nb\n// ---cut-after---\nc\n", "b"],
  ])("lines that only Twoslash reads are not shown: %j", async (code, text) => {
    expect(await codeOf(`\`\`\`ts twoslash {1}\n${code}\`\`\`\n`)).toMatchObject({
      text,
      lines: [
        { marks: expect.arrayContaining(["highlighted"]) },
        ...text
          .split("\n")
          .slice(1)
          .map(() => ({})),
      ],
    });
    expect(await codeOf(`\`\`\`ts\n// ---cut---\n\`\`\`\n`)).toMatchObject({ text: "// ---cut---" });
  });

  test("a file is included as code", async () => {
    const files = { "content/en/docs/snippets/a.js": "1\n// #region b\n2\n// #endregion b\n" };
    const path = "content/en/docs/guide/c.md";
    const body = (await parseGood("<<< @/snippets/a.js#b{1}\n", { markdown, files, path })).body;
    expect(partsOf(body)[0]?.props).toMatchObject({ language: "js", text: "2", title: "a.js" });
  });

  test("a file is included as code from the folder above that of a language", async () => {
    const path = "docs/en/guide/c.md";
    const loose = { ...markdown, isLoose: true };
    const body = (
      await parseGood("<<< @/snippets/a.js\n", { markdown: loose, files: { "docs/snippets/a.js": "1\n" }, path })
    ).body;
    expect(partsOf(body)[0]?.props).toMatchObject({ text: "1" });
  });

  test("a page is included, or the part of it that is asked for", async () => {
    const files = { "content/en/docs/part.md": "---\na: b\n---\none\n\ntwo\n" };
    expect(await htmlOf("a\n\n<!--@include: ./part.md-->\n", { markdown, files })).toBe(
      "<p>a</p>\n<p>one</p>\n<p>two</p>\n",
    );
    expect(await htmlOf("<!--@include: ./part.md{6,6}-->\n", { markdown, files })).toBe("<p>two</p>\n");
    const part = { "content/en/docs/_part.md": "three\n" };
    expect(await htmlOf("<!--@include: ./part.md-->\n", { markdown, files: part })).toBe("<p>three</p>\n");
  });

  test("what has no meaning is told once, with its line", async () => {
    const text =
      '# T\n\n{{ $frontmatter.title }} and {{ b }}\n\n<Chart :a="b" />\n\n<!--@include: ./no.md-->\n\n<style>\n.a {}\n</style>\n';
    const { report, diagnostics } = await parse(text, { markdown });
    expect(report).toEqual([3, 5, 7, 9].map((line) => `${line}:1 warning dialect-unsupported`));
    expect(diagnostics.map(({ message }) => message)).toEqual([
      "The page uses the expression `{{$frontmatter.title}}`, which is not evaluated here",
      "The page uses the component `<Chart>`, which is not supported here",
      'The included file "./no.md" does not exist',
      "The page has its own styles, which are left out",
    ]);
  });

  test("headings have the ids that links of VitePress name", async () => {
    const { source } = await parseGood("## import.meta & 2nd\n\n## 1. Čas\n\n## Їжак\n\n[a](./b.html#head) [c](#d)\n", {
      markdown,
    });
    expect(source.sections.map(({ id }) => id)).toEqual(["import-meta-2nd", "_1-cas", "іжак"]);
    expect(source.links.map(({ raw }) => raw)).toEqual(["./b#section-head", "#d"]);
  });

  test.each([
    ["Паралелізм складний", "паралелізм-складнии"],
    ["Vue — це «фреймворк»", "vue-—-це-«фреимворк»"],
    ["Integración（中文，日本語）", "integracion-中文-日本語"],
    ["🚀 ⚙️ 설치", "설치"],
  ])("the heading %s has its id in VitePress, whichever way a link names it", async (text, id) => {
    const links = [id, text, text.toLowerCase().replaceAll(" ", "-")].map((anchor) => `[a](#${encodeURI(anchor)})`);
    const { source } = await parseGood(`## ${text}\n\n${links.join(" ")}\n`, { markdown });
    expect(source.sections.map((section) => section.id)).toEqual([id]);
    expect(source.links.map(({ raw }) => raw)).toEqual([`#${id}`, `#${id}`, `#${id}`]);
  });

  test("an id of a heading may stand between signs of percent", async () => {
    const { source } = await parseGood("## A b %{#c}%\n", { markdown });
    expect(source.sections.map(({ id, title }) => [id, title])).toEqual([["c", "A b"]]);
  });

  test("links name headings by their text, too", async () => {
    const { source } = await parseGood("[a](./b.md#_someThing) [c](#A%20B) [d](#own_id)\n", { markdown });
    expect(source.links.map(({ raw }) => raw)).toEqual(["./b.md#something", "#a-b", "#own_id"]);
  });

  test("links to an index lead to its folder", async () => {
    const { source } = await parseGood(
      "[a](./index) [b](index.html#c) [d](/e/index) [f](./reindex) [g](./index.md)\n",
      {
        markdown,
      },
    );
    expect(source.links.map(({ raw }) => raw)).toEqual(["./", "./#c", "/e/", "./reindex", "./index.md"]);
  });

  test("its front matter is read", async () => {
    const { value, report } = await parse(
      "---\noutline: [2, 4]\nprev: false\neditLink: false\nlayout: doc\nhead:\n  - [meta, {}]\n---\na\n",
      { markdown },
    );
    expect(report).toEqual([]);
    expect(value?.source.frontMatter).toMatchObject({
      toc_min_heading_level: 2,
      toc_max_heading_level: 4,
      pagination_prev: null,
      custom_edit_url: null,
    });
  });

  test.each([
    ["next: Go on", { label: "Go on" }],
    ["next: { text: Go on, link: /a }", { label: "Go on", to: "/a" }],
    ["next: { link: /a.html }", { to: "/a.html" }],
    ["next: { text: ' ' }", undefined],
    ["next: true", undefined],
    ["next: false", null],
  ])("a neighbour is read: %s", async (line, neighbour) => {
    const { value, report } = await parse(`---\n${line}\n---\na\n`, { markdown });
    expect(report).toEqual([]);
    const { frontMatter } = value?.source ?? {};
    expect(frontMatter && "pagination_next" in frontMatter ? frontMatter.pagination_next : undefined).toEqual(
      neighbour,
    );
  });

  test("an address of the hero that features borrow is looked at once", async () => {
    const page = (link: string): string =>
      `---\nlayout: home\nhero:\n  text: P\n  actions:\n    - { text: Go, link: '${link}' }\nfeatures:\n  - { title: A }\n  - { title: B, link: /b }\n---\n`;
    const { source } = await parseGood(page("/a"), { kind: "page", markdown });
    expect(source.frontMatter).toMatchObject({ cards: [{ to: "/a" }, { to: "/b" }] });
    expect(source.links.map(({ raw }) => raw)).toEqual(["/a", "/b"]);
    const { diagnostics } = await parse(page("javascript:x"), { kind: "page", markdown });
    expect(diagnostics).toHaveLength(1);
    expect(diagnostics[0]).toMatchObject({ code: "front-matter", location: { line: 6 } });
    expect(diagnostics[0]?.related).toBeUndefined();
  });

  test("features without a link are cards that lead nowhere, and texts of the hero are HTML", async () => {
    const text =
      '---\nlayout: home\nhero:\n  text: "Fast &amp; <b>small</b>!"\n  tagline: "All&nbsp;in<br>one <i>box</i>."\nfeatures:\n  - { title: "A &lt;b&gt;", details: C }\n  - { title: D, link: "/e?f=1&amp;g" }\n---\n';
    const { value, report } = await parse(text, { markdown, kind: "page" });
    expect(report).toEqual([]);
    expect(value?.source.frontMatter).toMatchObject({
      hero: { promise: "Fast & small!", tagline: "All\u00a0in one box." },
      cards: [
        { title: "A <b>", text: "C" },
        { title: "D", text: "", to: "/e?f=1&amp;g" },
      ],
    });
    expect(value?.source.links).toHaveLength(1);
  });

  test("a component called like those of tabs is one of the site's own outside of them", async () => {
    const page = (inside: string) => parse(`# T\n\n${inside}\n`, { markdown });
    const { diagnostics } = await page('<Tab id="q">\n\na\n\n</Tab>');
    expect(diagnostics.map(({ code, message }) => `${code} ${message}`)).toEqual([
      "dialect-unsupported The page uses the component `<Tab>`, which is not supported here",
    ]);
    expect((await page('<Tabs>\n<Tab title="q">\n\na\n\n</Tab>\n</Tabs>')).report).toEqual([]);
  });

  test("its landing page is one", async () => {
    const text =
      "---\nlayout: home\nhero:\n  name: N\n  text: P\n  tagline: T\n  actions:\n    - { theme: brand, text: Go, link: /a }\n    - { theme: drawn, text: ' ', link: /b }\nfeatures:\n  - { icon: x, title: F, details: D }\n---\n";
    const { value, report } = await parse(text, { markdown, kind: "page" });
    expect(report).toEqual([]);
    expect(value?.source.frontMatter).toMatchObject({
      layout: "home",
      hero: { promise: "P", tagline: "T", actions: [{ label: "Go", to: "/a", primary: true }] },
      cards: [{ title: "F", text: "D", to: "/a" }],
    });
  });
});
