import { describe, expect, test } from "vitest";
import { visitHtml } from "../../../src/content/rawHtml.ts";
import { htmlOf, idsIn, parse, parseGood, readable } from "./parsePage.ts";

const cutting = (html: string): { readonly text: string; readonly cuts: readonly number[] } => {
  const cuts: number[] = [];
  const text = visitHtml(html, { tag: () => undefined, rewrite: () => undefined, cut: (offset) => cuts.push(offset) });
  return { text, cuts };
};

describe("visiting HTML", () => {
  test.each([
    ["<p", "&lt;p"],
    ['<b>a</b><div a="', '<b>a</b>&lt;div a="'],
    ["<div a='<b>c</b>", "&lt;div a='<b>c</b>"],
    ['<div a = "x>y</div>', '&lt;div a = "x>y</div>'],
    ["a</p", "a&lt;/p"],
    ['</p a="x>', '&lt;/p a="x>'],
    ["<!doctype html", "&lt;!doctype html"],
    ["<?php echo 1", "&lt;?php echo 1"],
    ['<i a=b"c>d</i><?x?><!x>', '<i a=b"c>d</i><?x?><!x>'],
    ['<i a="<" b=\'"\'>1 < 2</i>', '<i a="<" b=\'"\'>1 < 2</i>'],
  ])("a tag that the text ends in is text: %j", (html, expected) => {
    const { text, cuts } = cutting(html);
    expect(text).toBe(expected);
    expect(cuts).toEqual(expected === html ? [] : [html.indexOf("<", expected.indexOf("&lt;"))]);
  });

  // Each would take minutes by the square of its length.
  test.each([
    ["<a ".repeat(70_000), "&lt;a ".repeat(70_000)],
    ["<!a ".repeat(70_000), "&lt;!a ".repeat(70_000)],
    [`<a b="<a c='`.repeat(20_000), `&lt;a b="&lt;a c='`.repeat(20_000)],
    ["<script></script>".repeat(20_000), "<script></script>".repeat(20_000)],
  ])("a long piece is read once: %.20s", (html, expected) => {
    expect(cutting(html).text === expected).toBe(true);
  });

  test.each([
    ['<a href="x" ID=y disabled>', ["a: href=x id=y disabled="]],
    ["<a\n  href='x'\n>b</a><br/>", ["a: href=x", "br: "]],
    ["a < b <c", []],
    ["a < b <c>", ["c: "]],
    ['<p title="<i>">', ["p: title=<i>"]],
    ["<!-- <b> --><i>", ["i: "]],
    ["<script>if (a<b) '<a href=\"x\">'</script><u>", ["script: ", "u: "]],
  ])("%j", (html, tags) => {
    const seen: string[] = [];
    visitHtml(html, {
      tag: ({ name, attributes }) =>
        seen.push(`${name}: ${attributes.map((one) => `${one.name}=${one.value}`).join(" ")}`),
      rewrite: () => undefined,
    });
    expect(seen).toEqual(tags);
  });

  test.each([
    ["a<!-- b -->c", "ac"],
    ["a<!-- b", "a"],
    ["a<!-->b", "ab"],
    ['<a class=x HREF="y" id=z>', '<a class=x href="HREF-Y" id=z>'],
    ["<i>&amp;</i>", "<i>&amp;</i>"],
    ["<i\n title='a' id=b title=c>", "<i id=b>"],
  ])("%j becomes %j", (html, expected) => {
    const visited = visitHtml(html, {
      tag: () => undefined,
      rewrite: (_, { name, value }) => {
        if (name === "title") return null;
        return name === "href" ? `HREF-${value.toUpperCase()}` : undefined;
      },
    });
    expect(visited).toBe(expected);
  });
});

describe("raw HTML", () => {
  const files = { "content/en/docs/a.png": "x", "content/en/docs/v.mp4": "v" };

  test.each([
    ["a\n\n<!-- b\n\nc\n", ["3:1 warning unclosed-comment"]],
    ["- a\n\n  <!-- b\n\n  c\n", ["3:3 warning unclosed-comment"]],
    ["a\n\n<!-- b\n\nc -->\n\n<!-- d --> e <!-- f -->\n", []],
    ["```html\n<!-- a\n```\n", []],
  ])("says that a comment never ends: %j", async (text, report) => {
    expect((await parse(text)).report).toEqual(report);
  });

  test("passes, its relative addresses as marks", async () => {
    const page =
      'x <kbd class="k">Ctrl</kbd> <a href="./b.md?c&amp;d" title="t">b</a>\n\n<video src="v.mp4" poster="./a.png"></video>\n';
    expect(await htmlOf(page, { files })).toBe(
      '<p>x <kbd class="k">Ctrl</kbd> <a href="{L0}" title="t">b</a></p>\n<p><video src="{A0}" poster="{A1}"></video></p>\n',
    );
    const { source } = await parseGood(page, { files });
    expect(source.links).toEqual([
      { raw: "./b.md?c&d", kind: "html", location: { file: "content/en/docs/a.md", line: 1, column: 29 } },
    ]);
    expect(source.assets.map(({ raw, kind, location }) => [raw, kind, location.line])).toEqual([
      ["v.mp4", "file", 3],
      ["./a.png", "image", 3],
    ]);
  });

  test("with every candidate of a srcset", async () => {
    expect(await htmlOf('<img src="a.png" srcset="a.png 1x, https://e.org/b.png 2x">\n', { files })).toBe(
      '<img src="{A0}" srcset="{A1} 1x, https://e.org/b.png 2x">\n',
    );
  });

  test.each([
    ["https://e.org/w_200,c_fit/a.jpg 200w, a.png 400w", "https://e.org/w_200,c_fit/a.jpg 200w, {A1} 400w"],
    ["data:image/gif;base64,R0lGOD== 1x,a.png 2x", "data:image/gif;base64,R0lGOD== 1x, {A0} 2x"],
    ["a.png, https://e.org/b,c.png", "{A0}, https://e.org/b,c.png"],
  ])("with commas in addresses of a srcset: %s", async (written, expected) => {
    expect(await htmlOf(`<img alt="" srcset="${written}">\n`, { files })).toBe(`<img alt="" srcset="${expected}">\n`);
  });

  test("keeps addresses that lead elsewhere, and names them among the links", async () => {
    const page = '<a href="https://e.org" target="_blank">e</a> <a href="#x">x</a>\n';
    expect(await htmlOf(page)).toBe('<p><a href="https://e.org" target="_blank">e</a> <a href="#x">x</a></p>\n');
    expect((await parseGood(page)).source.links.map(({ raw, kind }) => [raw, kind])).toEqual([
      ["https://e.org", "html"],
      ["#x", "html"],
    ]);
  });

  test.each([
    ['<a href="file:///etc/x" title="t">a</a>', '<a title="t">a</a>'],
    ["<a href=VBScript:x>a</a>", "<a>a</a>"],
    ["<a href=' java&#10;script:x'>a</a>", "<a>a</a>"],
    ['<a href="data:text/html,x">a</a>', "<a>a</a>"],
    ['<svg><a xlink:href="vbscript:x"><text>a</text></a></svg>', "<svg><a><text>a</text></a></svg>"],
    ['<form action="file:///x">a</form>', "<form>a</form>"],
    ['<button formaction="data:,x">a</button>', "<button>a</button>"],
    ['<object data="file:///x">a</object>', "<object>a</object>"],
    ['<iframe src="file:///x"></iframe>', "<iframe></iframe>"],
  ])("loses addresses that no reader may be sent to, and says so: %s", async (page, expected) => {
    const { body } = await parseGood(`${page} <b>\n`);
    expect(JSON.stringify(body.segments)).toContain(JSON.stringify(`${expected} <b>`).slice(1, -1));
    const { report } = await parse(`b\n\n${page}\n`);
    expect(report).toHaveLength(1);
    expect(report[0]).toMatch(/^3:\d+ warning broken-link$/);
  });

  test.each([
    '<img alt="a" src="file:///x.png">',
    '<img alt="a" srcset="file:///x.png 2x">',
    '<video poster="vbscript:x"></video>',
  ])("has no picture on a disk: %s", async (page) => {
    expect((await parse(`${page}\n`)).report).toEqual(["1:1 error image-missing"]);
  });

  test.each([
    '<a href="data:text/plain,x" download="x.txt">a</a>',
    '<a href="javascript:x">a</a>',
    '<form action="https://e.org/x">a</form>',
    '<form action="/x">a</form>',
    '<audio src="data:audio/ogg;base64,AAAA"></audio>',
    '<img alt="a" src="data:;base64,AAAA">',
    '<img alt="a" src="">',
  ])("keeps addresses that only scripts or files stand in: %s", async (page) => {
    expect((await parse(`${page}\n`)).report).toEqual([]);
    expect(await htmlOf(`${page}\n`)).toContain(page);
  });

  test("has its ids among the page's", async () => {
    const page =
      '<figure id="f">\n<svg><title id="t">T</title><use href="#u"/></svg>\n</figure>\n\n<i id=\'i\'>x</i>\n\n## F\n';
    expect(idsIn(await htmlOf(page))).toEqual(["f", "t", "i", "f-1"]);
  });

  test("has the addresses of drawings and of files in its head among its links, with their places", async () => {
    const page =
      'a\n\n<svg>\n<use href="../i.svg#u"/><use xlink:href="#v"></use><a xlink:href="b.md">x</a>\n</svg>\n\n<link rel="preload" href="/a.css">\n';
    expect(
      (await parseGood(page)).source.links.map(({ raw, location }) => [raw, location.line, location.column]),
    ).toEqual([
      ["../i.svg#u", 4, 1],
      ["#v", 4, 25],
      ["b.md", 4, 52],
      ["/a.css", 7, 1],
    ]);
  });

  test("whose image is missing is an error with its place", async () => {
    expect((await parse('text\n\n<p>\n<img src="./no.png">\n</p>\n')).report).toEqual(["4:1 error image-missing"]);
  });

  test("whose image is missing has the text of the image, and no address that leads nowhere", async () => {
    const page = '<img src="no.png" alt="N" srcset="a.png 1x, no.png 2x"> <img alt="O" srcset="no.png 2x">\n';
    const { value } = await parse(page, { files });
    expect(value?.bodyText).toContain('<img alt="N" srcset="\0A0\0 1x"> <img alt="O">');
  });

  test("keeps addresses that are to be taken as they are, without their mark", async () => {
    const page = '<img src="pathname:///live.png?a&amp;b" alt=""> <a href="pathname:///app/">a</a>\n';
    expect(await htmlOf(page)).toBe('<p><img src="/live.png?a&amp;b" alt=""> <a href="{L0}">a</a></p>\n');
  });

  test("loses its comments", async () => {
    expect(await htmlOf("a <!-- b --> c\n\n<!-- d\n\ne -->\n\nf\n")).toBe("<p>a  c</p>\n<p>f</p>\n");
  });

  test("is text where the site turns it off", async () => {
    const off = { markdown: { rawHtml: false } };
    expect(await htmlOf('a <b onclick="x">c</b> <!-- d -->\n\n<script>\ne()\n</script>\n', off)).toBe(
      "<p>a &lt;b onclick=&quot;x&quot;&gt;c&lt;/b&gt; </p>\n<p>&lt;script&gt;\ne()\n&lt;/script&gt;</p>\n",
    );
    expect(idsIn(await htmlOf('<i id="x">[a](b.md)</i>\n', off))).toEqual([]);
    expect(await htmlOf("<pre>a</pre> <code>&lt;b</code>\n", off)).not.toContain("<pre>");
  });
});

test("an anchor whose name scripts use is found by its links; an element that scripts may ask for keeps its id", async () => {
  const page = await parseGood(
    '[a](#clear) [b](#status) [c](#history) [d](#install)\n\n## <a name="clear"></a> `x::clear`\n\n<h3 id="history">H</h3>\n\n<div id="status">s</div>\n\n<a id="install"></a>\n',
  );
  expect(page.source.links.map(({ raw }) => raw)).toEqual([
    "#section-clear",
    "#status",
    "#section-history",
    "#install",
  ]);
  const html = readable(page.body.segments);
  expect(html).toContain('<a name="section-clear">');
  expect(html).toContain('<h3 id="section-history">');
  expect(html).toContain('<div id="status">');
  expect(html).toContain('<a id="install">');
});

test("a tag that a block ends in is shown, and told with its place; what follows stays a paragraph", async () => {
  const { value, report } = await parse('Before.\n\n<p>one <b a="two\n\nAfter "it".\n');
  expect(report).toEqual(["3:8 warning unclosed-element"]);
  expect(readable(value?.body.segments ?? [])).toContain('<p>one &lt;b a="two');
  expect(readable(value?.body.segments ?? [])).toContain("<p>After");
});
