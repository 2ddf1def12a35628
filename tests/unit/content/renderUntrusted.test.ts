import { expect, test } from "vitest";
import { renderUntrusted, untrustedText } from "../../../src/content/renderUntrusted.ts";
import { fillMarks } from "../../../src/render/fillMarks.ts";
import { expectToTakeLessThan } from "../processorTime.ts";

test.each([
  ["<script>alert(1)</script>text", "text"],
  ["<img src=x onerror=alert(1)>", ""],
  ["<b onclick='x()'>bold</b>", "<b>bold</b>"],
  ["[x](javascript:alert(1))", "<p>x"],
  ["<a href='JaVa&#9;Script:alert(1)'>x</a>", "<p>x"],
  ["<a href='data:text/html,x'>x</a>", "<p>x"],
  ["<a href=' javascript:alert(1)'>x</a>", "<p>x"],
  ["[x](%6aavascript:alert(1)) ![x](javascript%3aalert(1))", "<p>x"],
  ["[x](<java\tscript:alert(1)>)", "<p>x"],
  ["<a href='java%0ascript:alert(1)'>x</a>", "<p>x"],
  ["<a href='&amp;#106;avascript:alert(1)'>x</a>", "<p>x"],
  ["<iframe src='https://example.org'></iframe>after", "after"],
  ["<style>body{}</style>after", "after"],
  ["<svg><script>1</script></svg>after", "after"],
  ["<div style='position:fixed' id='forms' class='x'>a</div>", "<div>a</div>"],
])("in %s nothing can run or leave its place", (markdown, kept) => {
  const html = renderUntrusted(markdown);
  expect(html).toContain(kept);
  expect(html).not.toMatch(/script|%6a|onerror|onclick|javascript:|data:|style|iframe|id=|position/i);
});

test.each([
  "vscode://file/a",
  "ms-settings:privacy",
  "intent://a#Intent;end",
  "view-source:https://example.org",
  "blob:a",
])("a text of third parties sends nobody into an application: %s", (address) => {
  const html = renderUntrusted(`[x](${address}) <a href="${address}">y</a> [z](mailto:a@b.c)`);
  expect(html).toContain("<p>x y ");
  expect(html).toContain('href="mailto:a@b.c"');
});

test.each([
  '![\0](a.png) \0" onerror=alert(1) x="',
  '[a](/b "\0") \0 onmouseover=alert(1) "',
  '<a title="\0Tx\u0001" href="/q">t</a> \0" onclick=alert(1) z="',
  "\0L0\0 and \0Tsearch\0",
  '![&#0;](a.png) &#x0;" onerror=alert(1) x="',
])("a text holds no mark of a body, which would take away what stands around it: %j", (markdown) => {
  const html = renderUntrusted(markdown);
  expect(html).not.toContain("\0");
  expect(fillMarks(html, { body: { links: [], assets: [] }, t: () => "T" })).toBe(html);
});

test("one tilde is a tilde, two strike a text out", () => {
  const text = "k=~v or [min~max], ~~gone~~";
  expect(renderUntrusted(text)).toBe("<p>k=~v or [min~max], <del>gone</del></p>\n");
  expect(untrustedText(text)).toBe("k=~v or [min~max], gone");
});

test.each(["iframe src='x'", "svg onload='x()'", "math", "object", "noscript", "template", "textarea", "option"])(
  "what stands behind <%s> that nothing closes is not lost",
  (tag) => {
    expect(renderUntrusted(`before <${tag}> *after*\n\nfurther`)).toMatch(/before\s+<em>after<\/em><\/p>\s*<p>further/);
    expect(untrustedText(`<${tag}> after`)).toBe("after");
    expect(renderUntrusted(`<${tag}><b>within</b></${tag.split(" ")[0]}> after`)).not.toContain("within");
  },
);

test("a text of nothing but tags that nothing closes takes no time to speak of", async () => {
  const text = `${"<svg ".repeat(20_000)}${"<math>".repeat(20_000)}`;
  await expectToTakeLessThan(5, () => renderUntrusted(text));
});

test("Markdown and harmless HTML stay, also when a tag is never closed", () => {
  expect(renderUntrusted("A **b** `c`<br>d | `{x}` {{y}}")).toBe(
    "<p>A <strong>b</strong> <code>c</code><br>d | <code>{x}</code> {{y}}</p>\n",
  );
  expect(renderUntrusted("| a | b |\n|---|--:|\n| 1 | 2 |")).toContain('<td align="right">2</td>');
  expect(renderUntrusted("```json\n{}\n```")).toBe(
    '<figure class="code"><pre tabindex="0"><code class="language-json">{}</code></pre></figure>\n',
  );
});

test("tasks that are done differ from others, though forms are removed", () => {
  expect(renderUntrusted("- [x] a\n- [ ] b `[x]`\n")).toBe(
    "<ul>\n<li>☑ a</li>\n<li>☐ b <code>[x]</code></li>\n</ul>\n",
  );
});

test("a place to fill in looks like a tag and stays as text", () => {
  expect(renderUntrusted("Put {id} and <name> here, <deviceId>, </x>; a <b>tag</b> is one")).toBe(
    "<p>Put {id} and &lt;name&gt; here, &lt;deviceId&gt;, &lt;/x&gt;; a <b>tag</b> is one</p>\n",
  );
});

test("links out open beside the page, links and pictures of the site stay as they are", () => {
  expect(renderUntrusted("[a](https://example.org) [b](#c) ![d](/img/e.png)")).toBe(
    '<p><a href="https://example.org" rel="noopener noreferrer" target="_blank">a</a> <a href="#c">b</a> <img src="/img/e.png" alt="d" loading="lazy" /></p>\n',
  );
});

test("pictures of other sites are links, so that a page asks nobody else for anything", () => {
  const link = (words: string): string =>
    `<a href="https://e.org/e.png?a&amp;b" rel="noopener noreferrer" target="_blank">${words}</a>`;
  expect(renderUntrusted("![A *d*](https://e.org/e.png?a&b)")).toBe(`<p>${link("A d")}</p>\n`);
  expect(renderUntrusted('<img alt="&quot;>" src="HTTPS://e.org/e.png?a&b">')).toBe(
    `${link("&quot;&gt;").replace("https", "HTTPS")}\n`,
  );
  expect(renderUntrusted("![](https://e.org/e.png?a&b)")).toBe(`<p>${link("https://e.org/e.png?a&amp;b")}</p>\n`);
  expect(renderUntrusted("[![Badge](https://e.org/e.png)](/docs) <abbr>a</abbr> ![B](https://e.org/e.png?a&b)")).toBe(
    `<p><a href="/docs">Badge</a> <abbr>a</abbr> ${link("B")}</p>\n`,
  );
});

test("headings fit below those around the text and keep their order", () => {
  expect(renderUntrusted("# One\n\n## Two", { topHeading: 2, headingIds: true })).toBe(
    '<h2 id="one">One</h2>\n<h3 id="two">Two</h3>\n',
  );
  expect(renderUntrusted("## One\n\n#### Two")).toBe("<h4>One</h4>\n<h6>Two</h6>\n");
  expect(renderUntrusted("## Ліміти\n\n## Ліміти\n\n## !!!", { topHeading: 2, headingIds: true })).toBe(
    '<h2 id="ліміти">Ліміти</h2>\n<h2 id="ліміти-1">Ліміти</h2>\n<h2 id="section">!!!</h2>\n',
  );
});

test("an id that its author gave a heading is the heading's, before any that is made of a text", () => {
  const text = "## Errors\n\n## Помилки {#errors}\n\n## Location {#location}\n\n## `{#id}` as text";
  expect(renderUntrusted(text, { topHeading: 2, headingIds: true })).toBe(
    '<h2 id="errors-1">Errors</h2>\n<h2 id="errors">Помилки</h2>\n<h2 id="section-location">Location</h2>\n' +
      '<h2 id="id-as-text"><code>{#id}</code> as text</h2>\n',
  );
  expect(renderUntrusted("## Errors {#errors}")).toBe("<h4>Errors {#errors}</h4>\n");
});

test("an id behind a backslash is a part of the heading, as in pages", () => {
  const text = "## Errors \\{#errors}\n\n    \\{#code}\n\n`\\{#code}` and \\{#text}";
  expect(renderUntrusted(text, { topHeading: 2, headingIds: true })).toBe(
    '<h2 id="errors-errors">Errors {#errors}</h2>\n<figure class="code"><pre tabindex="0"><code class="language-text">' +
      "\\{#code}</code></pre></figure>\n<p><code>\\{#code}</code> and {#text}</p>\n",
  );
});

test("an address with half of a character leads where it says, as far as that can be written", () => {
  expect(renderUntrusted("[a](https://a.example/\ud800)")).toContain(">a</a>");
});

test("a text the parser cannot take is shown as text", () => {
  expect(renderUntrusted(`${">".repeat(5000)} <script>`)).toContain("&lt;script&gt;");
});

test("numbers of the marks of notes in a text make no note of it", () => {
  const html = renderUntrusted("<div><p>&#xfdd1;script&#64978;</p></div>\n\n> [!TIP]\n> &#xFDD1;tip&#xfdd2; &#649771;");
  expect(html.match(/admonition-\w+/g)).toEqual(["admonition-tip", "admonition-title"]);
  expect(html).not.toMatch(/[\ufdd1\ufdd2]/);
});

test("the plain text is that of the first paragraph", () => {
  expect(untrustedText("# Title\n\nFirst *line*\nand `code`.\n\nSecond.")).toBe("First line and code.");
  expect(untrustedText("")).toBe("");
  expect(untrustedText(":::danger Mind\nThe gap.\n:::\n\nFirst.")).toBe("First.");
  expect(untrustedText("> [!NOTE]\n> The gap.\n\nFirst.")).toBe("First.");
  expect(untrustedText(":::lamp\nA text.\n:::")).toBe(":::lamp A text. :::");
});

test.each([
  ["<script>alert(1)</script> Hello <b>world</b> <!-- c -->\n\nMore", "Hello world"],
  ["Hello <script>alert(1)</script><style>p{}</style>**world** &amp; `<b>` <name>", "Hello world & <b> <name>"],
  ["<h1>Title</h1>\n\n<div>\n<p>First</p><p>line</p>\n</div>", "First line"],
  ["<img src=x onerror=alert(1)>\n\nText", "Text"],
  ["One<BR>two", "One two"],
  ["a < b", "a < b"],
])("HTML leaves its words in the plain text, and nothing of scripts: %s", (markdown, text) => {
  expect(untrustedText(markdown)).toBe(text);
});

test("a table scrolls inside a box that has a name", () => {
  const html = renderUntrusted("| a |\n| --- |\n| b |");
  const filled = fillMarks(html, { body: { links: [], assets: [] }, t: (key) => `(${key})` });
  expect(filled).toMatch(
    /^<div class="table" role="group" tabindex="0" aria-label="\(table\)"><table>.*<\/table><\/div>\s*$/s,
  );
});

test.each([
  ["an alert", "> [!WARNING]\n> Careful with `a`.", "warning", "\0Twarning\0", "Careful with <code>a</code>."],
  ["a container with a title", ":::note Careful <b>\nText\n:::", "note", "Careful &lt;b&gt;", "Text"],
])("notes look as in pages: %s", (_, markdown, kind, title, body) => {
  const html = renderUntrusted(`Before.\n\n${markdown}\n\nBehind.`);
  expect(html).toContain(
    `<div class="admonition admonition-${kind}" role="note"><p class="admonition-title">${title}</p>`,
  );
  expect(html).toContain(`<p>${body}</p>`);
  expect(html).toContain("<p>Behind.</p>");
});

test("links beside and in notes know the definitions of the whole text", () => {
  const html = renderUntrusted("[a]\n\n> [!TIP]\n> [a]\n\n[a]: https://a.example/\n");
  expect(html.match(/href="https:\/\/a.example\/"/g)).toHaveLength(2);
});

test("notes cannot be made or left by what stands in a text", () => {
  const html = renderUntrusted("<div><p>\ufdd1note\ufdd2</p></div>\n\n:::tip\n</div></div><script>x</script>\n:::\n");
  expect(html.match(/admonition-title/g)).toHaveLength(1);
  expect(html.match(/<div/g)?.length).toBe(html.match(/<\/div>/g)?.length);
  expect(html).not.toMatch(/script|[\ufdd1\ufdd2]/);
});
