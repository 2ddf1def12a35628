// The Markdown twin says what the page says: no code changes, no text becomes markup, nothing of the frame stays.
import { Marked } from "marked";
import { describe, expect, test } from "vitest";
import { markdownTwin } from "../../../../src/render/twin/markdownTwin.ts";
import { expectToTakeLessThan } from "../../processorTime.ts";
import { sampleEdition, samplePage } from "../samplePage.ts";

const edition = sampleEdition("en");
const page = samplePage();
/** The twin without its front matter. */
const twinOf = (main: string): string => {
  const twin = markdownTwin(`<html><body><main id="main">${main}</main></body></html>`, edition, page);
  return twin.replace(/^---\n[\s\S]*?\n---\n\n/, "").trimEnd();
};

describe("blocks", () => {
  test.each([
    ["<h1>One</h1><h2 id='x'>Two <code>a_b</code></h2>", "# One\n\n## Two `a_b`"],
    ["<p>One\n two</p><p>Three<br>four</p>", "One two\n\nThree\\\nfour"],
    ["<p>One<br> two</p><table><tr><td>a<br> b</td></tr></table>", "One\\\ntwo\n\n|  |\n| --- |\n| a<br>b |"],
    ["<p>One<!-- <b>x</b> -->, two</p><pre><code>a<!-- <b> -->b</code></pre>", "One, two\n\n```\nab\n```"],
    ["<ul><li>a</li><li>b<ul><li>c</li></ul></li></ul>", "- a\n- b\n  - c"],
    ["<ol start='3'><li><p>a</p><p>b</p></li><li>c</li></ol>", "3. a\n\n   b\n\n4. c"],
    ["<ul><li>a</li></ul><ul><li>b</li></ul>", "- a\n\n* b"],
    ["<ul><li><input type='checkbox' checked disabled> done</li></ul>", "- [x] done"],
    ["<blockquote><p>a</p><p>b</p></blockquote>", "> a\n>\n> b"],
    ["<hr><dl><dt><code>x</code></dt><dd><p>y</p></dd><dt>z</dt></dl>", "---\n\n- `x`: y\n- z"],
    ["<details><summary>More</summary><p>text</p></details>", "**More**\n\ntext"],
    [
      "<table><thead><tr><th>a</th><th style='text-align:right'>b</th></tr></thead><tbody><tr><td><code>x|y</code></td><td>1</td></tr></tbody></table>",
      "| a | b |\n| --- | ---: |\n| `x\\|y` | 1 |",
    ],
    ["<table><tr><td><pre>x\ny</pre></td></tr></table>", "```\nx\ny\n```"],
  ])("%s", (html, markdown) => {
    expect(twinOf(html)).toBe(markdown);
  });

  test("a code block has its language, its title and a fence longer than any run inside", () => {
    const code = `<figure class="code"><figcaption class="code-bar"><span class="code-title">a "b".md</span><button>Copy</button></figcaption><pre tabindex="0"><code class="language-md"><span class="line"><span class="tok-x">\`\`\`\`js</span>\n</span><span class="line">x &amp;amp; &lt;b&gt;</span></code></pre></figure>`;
    expect(twinOf(code)).toBe("`````md title=\"a 'b'.md\"\n````js\nx &amp; <b>\n`````");
  });

  test("tabs are parts with headings one level below theirs", () => {
    const panel = (label: string) =>
      `<div role="tabpanel" hidden><p class="tab-label no-js">${label}</p><div><p>In ${label}</p></div></div>`;
    const tabs = `<div class="tabs"><div role="tablist"><button>A</button><button>B</button></div>${panel("A")}${panel("B")}</div>`;
    expect(twinOf(`<h2>T</h2>${tabs}<h2>U</h2>`)).toBe("## T\n\n### A\n\nIn A\n\n### B\n\nIn B\n\n## U");
  });

  test("an admonition is a quote with its kind and title", () => {
    const html = `<div class="admonition admonition-warning" role="note"><p class="admonition-title"><svg><path></path></svg><span id="a">Mind the gap</span></p><div><p>One</p><pre><code>a\n\nb</code></pre></div></div>`;
    expect(twinOf(html)).toBe("> [!WARNING]\n> **Mind the gap**\n>\n> One\n>\n> ```\n> a\n>\n> b\n> ```");
  });
});

describe("lines", () => {
  test.each([
    ["<p><strong>a</strong> <em> b </em><del>c</del></p>", "**a** *b* ~~c~~"],
    [
      '<p><a href="/docs/intro#x">i</a> <a href="/docs/">d</a> <a href="/a.pdf">f</a></p>',
      "[i](https://example.org/docs/intro.md#x) [d](https://example.org/docs/index.md) [f](https://example.org/a.pdf)",
    ],
    [
      '<p><a href="/docs/v2.0">v</a> <a href="/docs/1.2-beta#a">b</a> <a href="/docs/x.html">x</a> <a href="/t.7z">t</a></p>',
      "[v](https://example.org/docs/v2.0.md) [b](https://example.org/docs/1.2-beta.md#a) [x](https://example.org/docs/x.md) [t](https://example.org/t.7z)",
    ],
    [
      '<p><a href="javascript:alert(1)">x</a> <a href="https://a.b/c(d) e">y</a></p>',
      "x [y](https://a.b/c%28d%29%20e)",
    ],
    ['<p><img src="/i.png" alt="A *b*"><img src="/icon.svg" alt=""></p>', "![A \\*b\\*](https://example.org/i.png)"],
    [
      "<p>1. a</p><p># b</p><p>- c</p><p>&gt; d</p><p>---</p><p>a * b_c _d_ [e](f) &lt;b&gt; `g` \\</p>",
      "1\\. a\n\n\\# b\n\n\\- c\n\n\\> d\n\n\\---\n\na \\* b_c \\_d\\_ \\[e\\](f) \\<b> \\`g\\` \\\\",
    ],
    ["<p>&amp;copy; &amp; &ell; string[]</p>", "\\&copy; & &ell; string[]"],
    ["<p>&Auml;rger &mdash; &frac12; &AMP; &ast;</p>", "Ärger — ½ & \\*"],
    ["<p><code>`a`</code> <code> b </code></p>", "`` `a` `` `  b  `"],
  ])("%s", (html, markdown) => {
    expect(twinOf(html)).toBe(markdown);
  });

  test.each([
    [
      "parts that a style sets apart stand apart",
      '<div class="prose"><ul><li><a href="/a" class="card-title">A</a><div class="tags" data-twin="list"><span>Two words</span><span>b</span></div></li></ul></div>',
      "- [A](https://example.org/a.md)\n\n  Two words · b",
    ],
    [
      "an empty part is none, and text between parts is one",
      '<p data-twin="list"><i></i><b>a</b> b <a href="/c">c</a></p>',
      "**a** · b · [c](https://example.org/c.md)",
    ],
    [
      "code that is a link as a whole stays one",
      '<p><code><a class="x" href="/a">GET <b>/a</b></a></code> <code><a href="javascript:x">b</a></code> <code><a href="/c">c</a>d</code></p>',
      "[`GET /a`](https://example.org/a.md) `b` `cd`",
    ],
    [
      "what a style puts beside the first words of items stands in their line",
      '<ul data-twin="lines"><li><b>GET</b> <div><a href="/a">A</a> <code>/a</code><p>Text.</p></div></li><li>one</li></ul>',
      "- **GET** [A](https://example.org/a.md) `/a`\n\n  Text.\n\n- one",
    ],
    [
      "where there is a line beside them, and only in such lists",
      '<ul data-twin="lines"><li><b>a</b><pre>b</pre></li></ul><ul><li><b>a</b> <div>b</div></li></ul>',
      "- **a**\n\n  ```\n  b\n  ```\n\n* **a**\n\n  b",
    ],
    ["a bold summary is bold once", "<details><summary><b>A</b></summary>b</details>", "**A**\n\nb"],
    ["so is a part of one", "<details><summary><b>A</b> c <i>d</i></summary>b</details>", "**A c *d***\n\nb"],
    ["and bold text in bold text", "<p><strong>a <b>b</b></strong> <b>c</b></p>", "**a b** **c**"],
    [
      "a note without a title of its own says its kind once",
      '<div class="admonition admonition-note"><p class="admonition-title"><span>Note</span></p><div><p>a</p></div></div>',
      "> [!NOTE]\n> a",
    ],
    [
      "a title, or a kind in another language, stays",
      '<div class="admonition admonition-note"><p class="admonition-title"><span>Примітка</span></p><div><p>a</p></div></div>',
      "> [!NOTE]\n> **Примітка**\n>\n> a",
    ],
  ])("%s", (_, html, markdown) => {
    expect(twinOf(html)).toBe(markdown);
  });

  test("nothing of the frame stays: navigation, buttons, notices, links to headings", () => {
    const frame = `<nav class="toc"><a href="#x">x</a></nav><div class="banner banner-draft"><p>draft</p></div><div class="heading"><h2 id="x">X</h2><a class="heading-link" href="#x"></a></div><button>b</button><div class="page-foot">edit</div><p data-twin="none">own</p><hub-island class="js-only"><p>tools</p></hub-island>`;
    expect(twinOf(frame)).toBe("## X");
  });
});

describe("hostile HTML", () => {
  test("in a word behind an address stays text", () => {
    expect(twinOf("<p>http://a.example/&lt;img src=x> www.a.b/&lt;b></p>")).toBe(
      "http\\://a.example/\\<img src=x> www\\.a.b/\\<b>",
    );
    expect(twinOf("<p>http://a.example/~b_c/*d www.a.b/[e] https://a.b/c_d</p>")).toBe(
      "http\\://a.example/\\~b_c/\\*d www\\.a.b/\\[e\\] https://a.b/c_d",
    );
    expect(twinOf("<p>http://a.example/ &lt;b> https://b.c/?a&lt;1</p>")).toBe(
      "http://a.example/ \\<b> https://b.c/?a<1",
    );
    expect(twinOf("<p>http://a.example/~b \ufdd0&lt;img src=x></p>")).toBe(
      "http\\://a.example/\\~b \ufffd\\<img src=x>",
    );
    expect(twinOf("<p>\ufdd1lt;b> &amp; \ufdd2</p>")).toBe("\ufffdlt;b> & \ufffd");
    expect(twinOf("<p>\u0001&amp;copy; \u0000</p>")).toBe("\u0001\\&copy; \u0000");
  });

  test.each([
    "<p>a<b>b<i>c</p>d</b>",
    "<pre>x<code>y",
    "</div></main></p>text",
    "<a href='x",
    "<button>lost",
    "<!-- open",
    "<td>cell<li>item<dd>d",
    "<<p>><p <b>x</b>",
    "<P CLASS=x onclick=\"alert('>')\">y</P>",
    "\u0000<p>\u0001</p>",
  ])("%s ends in some text", (html) => {
    expect(typeof twinOf(html)).toBe("string");
  });

  test.each([
    ["elements in each other", "<div><ul><li><blockquote>".repeat(20_000)],
    ["closing tags", "</div>".repeat(100_000)],
    ["tags that never end", '<a href="'.repeat(50_000)],
    ["buttons that never end", "<button>".repeat(50_000)],
    ["comments", "<!-- x -->".repeat(50_000)],
    ["white space", `<p>${" \n".repeat(200_000)}x</p>`],
    ["brackets", `<p>${"[<_*".repeat(50_000)}</p>`],
    ["line breaks", `<p>${"<br>".repeat(50_000)}</p>`],
  ])("many %s take no long time", async (_, html) => {
    await expectToTakeLessThan(1.5, () => twinOf(html));
  });
});

test("the code of every block and line survives a Markdown parser", () => {
  const alphabet = [
    "`",
    "``",
    "```\n",
    "~~~",
    " ",
    "\n",
    "\n\n",
    "\t",
    "    ",
    "a",
    "|",
    "\\",
    "<b>",
    "&amp;",
    "*",
    "> ",
    "- ",
    "#",
    '"',
  ];
  const places: readonly ((code: string) => string)[] = [
    (code) => code,
    (code) => `<ul><li><p>x</p>${code}</li></ul>`,
    (code) => `<ol start="99"><li>${code}</li></ol>`,
    (code) => `<blockquote><ul><li>y${code}</li></ul></blockquote>`,
    (code) =>
      `<div class="admonition admonition-tip"><p class="admonition-title"><span>T</span></p><div>${code}</div></div>`,
    (code) => `<dl><dt>t</dt><dd>${code}</dd></dl>`,
  ];
  const escapeText = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  let seed = 7;
  const next = (below: number): number => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed % below;
  };
  for (let round = 0; round < 600; round += 1) {
    const code = `x${Array.from({ length: 1 + next(8) }, () => alphabet[next(alphabet.length)]).join("")}`;
    const html = places[next(places.length)]?.(`<pre><code class="language-js">${escapeText(code)}</code></pre>`) ?? "";
    expect(codesOf(twinOf(html)), html).toEqual([code.replace(/\n$/, "")]);
    const line = code.replace(/\s+/g, " ").trim();
    expect(codesOf(twinOf(`<p>a <code>${escapeText(line)}</code> b</p>`)), line).toEqual([line]);
  }
});

test("a term that hubdocs has linked is text, a link of the author a link", () => {
  const twin = twinOf(
    '<p>The <a class="term-link" href="/glossary#hub"><em>hub</em></a>, a <a href="/glossary#hub">box</a></p>',
  );
  expect(twin).toContain("The *hub*, a [box](");
});

test("no text becomes HTML, a link, code or emphasis", () => {
  const words =
    "http://a.example/ www.a.example ftp://b <b> </b> <!-- <?x <javascript:x> <a@b.c> \\ \\\\ & &amp; &lt; &#60; \u0000 \u0001 ` `` * ** _ __ " +
    "~~ ~ [x](y) [x] ] [ ![x](y) [x]: | # - + > 1. = --- ::: é 😀 a1 \" '";
  const alphabet = [...words.split(" "), " ", " ", "\n"];
  let seed = 3;
  const next = (below: number): number => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed % below;
  };
  for (let round = 0; round < 4000; round += 1) {
    const text = `x${Array.from({ length: 1 + next(7) }, () => alphabet[next(alphabet.length)]).join("")}`;
    const twin = twinOf(`<p>${text.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</p>`);
    expect(markupOf(twin), `${JSON.stringify(text)} as ${JSON.stringify(twin)}`).toEqual([]);
    expect(twin.includes("\u0000") || twin.includes("\u0001"), text).toBe(/[\u0000\u0001]/.test(text));
  }
});

/** What of a Markdown text is no text, but for addresses that lead where they say. */
function markupOf(markdown: string): readonly string[] {
  const found: string[] = [];
  const marked = new Marked();
  marked.walkTokens(marked.lexer(markdown), (token) => {
    const isAddress = token.type === "link" && /^(?:https?:\/\/|ftp:\/\/|www\.|[^[<])/.test(token.raw);
    if (!["paragraph", "text", "escape", "space"].includes(token.type) && !isAddress) found.push(token.raw);
  });
  return found;
}

/** All code of a Markdown text, as a parser reads it. */
function codesOf(markdown: string): readonly string[] {
  const codes: string[] = [];
  const marked = new Marked();
  marked.walkTokens(marked.lexer(markdown), (token) => {
    if (token.type === "code" || token.type === "codespan") codes.push(token.text.replace(/\n$/, ""));
  });
  return codes;
}
