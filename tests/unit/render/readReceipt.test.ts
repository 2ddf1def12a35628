import { describe, expect, test } from "vitest";
import { readReceipt } from "../../../src/render/readReceipt.ts";
import { expectToTakeLessThan } from "../processorTime.ts";

describe("links of a page", () => {
  test.each([
    ["double quotes", '<a href="/a">x</a>', ["/a"]],
    ["single quotes and no quotes", "<a href='/a'></a><a href=/b>x</a>", ["/a", "/b"]],
    ["sources too", '<img src="/i.png" alt=""><script src="/s.js"></script>', ["/i.png", "/s.js"]],
    ["upper case and white space", '<A\n  class="x"\n  HREF = "/a">', ["/a"]],
    ["references are decoded", '<a href="/a?b=1&amp;c=2&#x27;&#39;">', ["/a?b=1&c=2''"]],
    ["repeats come once, in order", '<a href="/b"><a href="/a"><a href="/b">', ["/b", "/a"]],
    ["other attributes are not links", '<a data-href="/x" hreflang="uk" href="/a">', ["/a"]],
    [
      "links of drawings are links, as they were written before",
      '<svg><a xlink:href="#a"><use href="#b"/></a>',
      ["#a", "#b"],
    ],
    ["an attribute's value is not an attribute", `<a title='href="/x"' href="/a">`, ["/a"]],
    ["a bracket in a value does not end the tag", '<a title="a > b" href="/a">', ["/a"]],
    ["a tag in a value is none", `<p title="<a href='/x'>"><td class="<"><a href="/a">`, ["/a"]],
    [
      "titles and data are text",
      `<title>a <a href="/x"></title><script type="application/ld+json">{"u":"<a href='/y'>"}</script><a href="/a">`,
      ["/a"],
    ],
    ["text is not a tag", 'if a < b href="/x" &lt;a href="/y"&gt; <3 <a href="/a">', ["/a"]],
    ["comments are skipped", '<!-- <a href="/x"> --><a href="/a"><!-- open <a href="/y">', ["/a"]],
    ["scripts and styles are text", '<script>"<a href=/x>"</script><style><a href="/y"></style><a href="/a">', ["/a"]],
    ["code is markup like any other", '<pre><code>&lt;a href="/x"&gt;<a href="/a"></a></code></pre>', ["/a"]],
    ["an unfinished tag ends the page", '<a href="/a"><a href="/b', ["/a"]],
    ["a script that is never closed ends the page", '<a href="/a"><script>"<a href=/x>"', ["/a"]],
  ])("%s", (_, html, hrefs) => {
    expect(readReceipt(html).hrefs).toEqual(hrefs);
  });
});

test("ids are decoded, unique and in order", () => {
  const html = '<h2 id="b">x</h2><p id=a></p><p id="b"></p><p id="a&amp;b"></p><a href="#c" data-id="x">';
  expect(readReceipt(html).ids).toEqual(["b", "a", "a&b"]);
});

describe("what a page loads from elsewhere", () => {
  test.each([
    ["pictures", '<img src="https://a.example/i.png" alt="">', { "img-src": ["https://a.example"] }],
    ["a host without scheme", "<img src=//a.example:81/i.png>", { "img-src": ["a.example:81"] }],
    [
      "every candidate of a picture",
      '<img srcset="https://a.example/1.png 1x, https://b.example/2.png 2x">',
      { "img-src": ["https://a.example", "https://b.example"] },
    ],
    [
      "a candidate behind one with commas in its address, without a blank between them",
      '<img srcset="https://a.example/w_1,h_2/1.png 1x,https://b.example/2.png 2x">',
      { "img-src": ["https://a.example", "https://b.example"] },
    ],
    [
      "a video with its poster",
      '<video poster="https://a.example/p.png" src="/v.mp4"></video>',
      { "img-src": ["https://a.example"], "media-src": ["'self'"] },
    ],
    [
      "parts of drawings",
      '<svg><image href="https://a.example/p.png"/><use xlink:href="https://b.example/i.svg#u"/></svg>',
      { "img-src": ["https://a.example", "https://b.example"] },
    ],
    ["frames", '<iframe src="https://v.example/1?a=b"></iframe>', { "frame-src": ["https://v.example"] }],
    ["stylesheets", '<link rel="stylesheet" href="https://s.example/a.css">', { "style-src": ["https://s.example"] }],
    [
      "fonts loaded early",
      '<link rel=preload as=font href="https://f.example/a">',
      { "font-src": ["https://f.example"] },
    ],
    ["scripts", '<script src="https://s.example/a.js"></script>', { "script-src": ["https://s.example"] }],
    ["forms", '<form action="/search">', { "form-action": ["'self'"] }],
    [
      "a name and password are no part of it",
      '<img src="https://u:p@a.example/">',
      { "img-src": ["https://a.example"] },
    ],
    ["links are not loaded", '<a href="https://a.example/">x</a><link rel="canonical" href="https://a.example/">', {}],
    [
      "the site's own files are known",
      '<img src="/i.png"><img src="data:image/gif;base64,R0"><script src="/s.js">',
      {},
    ],
    [
      "what would end the policy is no host",
      `<img src="https://a.example;script-src *">`,
      { "img-src": ["https://a.example"] },
    ],
  ])("%s", (_, html, loads) => {
    expect(readReceipt(html).loads).toEqual(loads);
  });
});

describe("what a content security policy stops", () => {
  test.each([
    ["style attributes", '<p style="color:red">', ["style attribute"]],
    ["style elements", "<style>p { color: red }</style>", ["style element"]],
    ["event handlers, in any form", "<p onclick='x()'></p><body ONLOAD=x()>", ["event handler"]],
    ["scripts", "<script>x()</script><script type=module>y()</script>", ["script"]],
    ["addresses that are scripts", '<a href=" javascript:x()">', ["script address"]],
    [
      "script addresses wherever they stand in the head",
      '<meta name="&#106;avascript:x()" content="y">',
      ["script address"],
    ],
    ["not descriptions", '<meta name="description" content="javascript: a language">', []],
    ["not data", '<script type="application/ld+json">{}</script>', []],
    ["not scripts that it allows", "<script>known()</script>", []],
    ["styles that are only allowed as scripts", "<style>known()</style>", ["style element"]],
    ["not what only looks like it", '<p data-style="x" title="onclick=1"> style="x" <!-- <p style="x"> -->', []],
  ])("%s", (_, html, kinds) => {
    const isAllowed = (element: string, text: string) => `${element}: ${text}` === "script: known()";
    expect(readReceipt(html, isAllowed).inlineCode).toEqual(kinds);
  });
});

test.each([
  ["elements", "<p class='x'>text < 3 &amp; more".repeat(50_000)],
  ["attributes", `<p${' class="x"'.repeat(500_000)}>`],
  ["tags in values", `<p title="${"<p>".repeat(50_000)}">`],
  ["characters in a value", `<p title="${"x".repeat(5_000_000)}">`],
])("a page of many %s is read in time that grows with its length", async (_, long) => {
  await expectToTakeLessThan(2, () => {
    expect(readReceipt(`${long}<a href="/last">`).hrefs).toEqual(["/last"]);
  });
});
