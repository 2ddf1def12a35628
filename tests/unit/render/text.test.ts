import { describe, expect, test } from "vitest";
import { codeHtmlOf } from "../../../src/render/codeHtml.ts";
import { decodeEntities } from "../../../src/render/decodeEntities.ts";
import { escapeHtml } from "../../../src/render/escapeHtml.ts";
import { fillMarks } from "../../../src/render/fillMarks.ts";
import { jsonForScript } from "../../../src/render/jsonForScript.ts";

test("escaped text has no character that markup gives a meaning", () => {
  expect(escapeHtml(`<a href="x" title='y'>&`)).toBe("&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;");
});

test("decoding undoes escaping", () => {
  const text = `<a href="x" title='y'>&amp; їжак 🦔`;
  expect(decodeEntities(escapeHtml(text))).toBe(text);
});

test.each([
  ["&nosuchname; & &; &#;", "&nosuchname; & &; &#;"],
  ["&#0; &#xD800; &#x110000;", "\ufffd \ufffd \ufffd"],
  ["&#x41&#66", "AB"],
])("references in %j are decoded as browsers do", (text, decoded) => {
  expect(decodeEntities(text)).toBe(decoded);
});

test("JSON for scripts cannot end the script and stays the same value", () => {
  const value = { a: "</script><script>alert(1)</script><!--", b: "\u2028\u2029&" };
  const json = jsonForScript(value);
  expect(json).not.toMatch(/[<>&\u2028\u2029]/);
  expect(JSON.parse(json)).toEqual(value);
});

describe("lines of code", () => {
  const lines = [{ html: "a" }, { html: "", marks: ["added"] }, { html: "<b>c</b>", marks: ["highlighted", 'x"y'] }];

  test("each line holds its line break, so the text is the code", () => {
    const html = codeHtmlOf({ lines });
    expect(html).toBe('a\n<span class="line added">\n</span><span class="line highlighted x&quot;y"><b>c</b></span>');
  });

  test("numbers are attributes, so they are not copied", () => {
    expect(codeHtmlOf({ lines: [{ html: "a" }, { html: "b" }], firstLineNumber: 9 })).toBe(
      '<span class="line" data-line="9">a\n</span><span class="line" data-line="10">b</span>',
    );
  });
});

describe("marks of a body", () => {
  const values = {
    body: {
      hash: "0",
      links: [
        { href: '/docs/a?b=1&c="2"', isExternal: false },
        { href: "https://example.org", isExternal: true },
        { href: "/f.zip", isExternal: false, download: "f.zip" },
        { href: "src/", isExternal: false, isText: true },
      ],
      assets: [{ href: "/assets/a.png" }],
    },
    t: (key: string) => `«${key} {value}»`,
  } as const;
  const fill = (html: string): string => fillMarks(html, values as unknown as Parameters<typeof fillMarks>[1]);

  test.each([
    ["a link's address is escaped", '<a href="\0L0\0">', '<a href="/docs/a?b=1&amp;c=&quot;2&quot;">'],
    [
      "an external link opens in a new tab",
      '<a href="\0L1\0">',
      '<a href="https://example.org" target="_blank" rel="noopener noreferrer">',
    ],
    ["a download keeps its name", '<a href="\0L2\0">', '<a href="/f.zip" download="f.zip">'],
    [
      "a link that nobody can follow is its text",
      'a <a class="x" href="\0L3\0" title="b > c"><img src="\0A0\0"> <b>d</b></a> <a href="\0L2\0">e</a>',
      'a <img src="/assets/a.png"> <b>d</b> <a href="/f.zip" download="f.zip">e</a>',
    ],
    ["a link that goes on elsewhere stays", '<a href="\0L3\0">', '<a href="src/">'],
    ["an area of a picture stays", '<a id="x"></a><area href="\0L3\0">', '<a id="x"></a><area href="src/">'],
    ["an address elsewhere", '<img src="\0A0\0" data-x="\0L2\0">', '<img src="/assets/a.png" data-x="/f.zip">'],
    ["a text", '<b title="\0Ttable\0">', '<b title="«table »">'],
    ["a text with an argument", "\0TheadingLink\u0001a &amp; $& b\0", "«headingLink a &amp; $& b»"],
    ["an index that is not there", '<a href="\0L9\0"><img src="\0A9\0">', '<a href=""><img src="">'],
    ["what is filled in is not filled again", "\0Ttable\u0001L0\0", "«table L0»"],
  ])("%s", (_, html, filled) => {
    expect(fill(html)).toBe(filled);
  });

  test.each([
    ['<a href="#x" aria-label="\0Ttable\0"></a>', '<a href="#x" aria-label="«table »" lang="uk"></a>'],
    ['<a title="\0Ttable\0">Words</a>', '<a title="«table »">Words</a>'],
    ['<a aria-label="\0Ttable\0, too">', '<a aria-label="«table », too">'],
    ['<div aria-label="\0Ttable\0">Words', '<div aria-label="«table »">Words'],
    [
      '<div class="table" aria-label="\0Ttable\0">\n<table>\n<tr>',
      '<div class="table" aria-label="«table »" lang="uk">\n<table lang="en">\n<tr>',
    ],
    [
      '<div aria-label="\0Ttable\0" tabindex="0"><table class="x"><tr>',
      '<div aria-label="«table »" lang="uk" tabindex="0"><table lang="en" class="x"><tr>',
    ],
  ])(
    "where the text is in another language, a label is in the interface's, and what it names in the text's: %s",
    (html, filled) => {
      const langs = { lang: "uk", textLang: "en" };
      expect(fillMarks(html, { ...values, ...langs } as unknown as Parameters<typeof fillMarks>[1])).toBe(filled);
    },
  );
});

test("a term links to the glossary of the edition, and is text where that has none", () => {
  const values = { body: { links: [], assets: [] }, t: (key: string) => key };
  const html = "\0Da\u0001<b>A</b>\0";
  expect(fillMarks(html, { ...values, glossaryHref: "/uk/words?a&b" })).toBe(
    '<a class="term-link" href="/uk/words?a&amp;b#a"><b>A</b></a>',
  );
  expect(fillMarks(html, values)).toBe("<b>A</b>");
});
