import { parseFragment, serialize } from "parse5";
import { expect, test } from "vitest";
import { asBrowsersRead } from "../../../src/content/asBrowsersRead.ts";
import { renderUntrusted } from "../../../src/content/renderUntrusted.ts";

test.each([
  ["<p>a <b>b</b></p>\n", "<p>a <b>b</b></p>\n"],
  ["<table><table></table></table>x", "<table></table><table></table>x"],
  ["<table><b>a</b></table>", "<b>a</b><table></table>"],
  ["<p>a <table></table></p>", "<p>a </p><table></table>"],
  ["<tr><td>a</td></tr>", "a"],
  ["a</p>b", "ab"],
  ["</div></section>a", "a"],
  ["<pre>\n\na</pre>", "<pre>\na</pre>"],
  ['<img alt="<table>" src="/a"><b>', '<img alt="&lt;table&gt;" src="/a"><b></b>'],
  ['x="<b>y</b>"', 'x="<b>y</b>"'],
  ['<a title="&quot;>">x="</a><i title=">">"</i>', '<a title="&quot;&gt;">x="</a><i title="&gt;">"</i>'],
])("%s is read as %s", (html, expected) => {
  expect(asBrowsersRead(html)).toBe(expected);
});

test.each([
  "K <table><table>",
  "K <table>\n\n<table><b>x</table> c </div></div></section>",
  "<table><tr><table><td></table></table>",
  "- <div>\n- <ul><table><li>\n\n> </blockquote> <details>",
  "<a href='https://e.org'><table><a href='https://e.org/2'>x",
  "<b><p>x</b>y</p> <h2><h3>x</h2>",
  "<caption><td><li><dd><summary></p></td>",
  "<div>".repeat(200) + "</div>".repeat(300),
])("what follows the text %j of a stranger stays where it is", (text) => {
  const page = `<section><div>${renderUntrusted(text)}</div><p id="after">after</p></section>`;
  const read = serialize(parseFragment(page));
  expect(read.endsWith('</div><p id="after">after</p></section>')).toBe(true);
});

test("an attribute stays one, whatever it contains", () => {
  const text =
    '<img alt="<table></table><pre>" title="&lt;table&gt;" src="https://e.org/a.png"> <a title="<table>" href="/a">b</a>';
  expect(renderUntrusted(text)).not.toMatch(/class="table"|<table|<pre/);
});

test("a text with very many tags is read in time, and none of its words are lost", () => {
  for (const tag of ["<div>", "<table>", "<b><table><i><p>", "<a href=x><table>", "<p><b>"])
    expect(renderUntrusted(`${tag.repeat(10_000)}word`)).toContain("word");
});
