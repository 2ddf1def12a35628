import { describe, expect, test } from "vitest";
import { readReceipt } from "../../../src/render/readReceipt.ts";

describe("links of a page", () => {
  test.each([
    ["double quotes", '<a href="/a">x</a>', ["/a"]],
    ["single quotes and no quotes", "<a href='/a'></a><a href=/b>x</a>", ["/a", "/b"]],
    ["sources too", '<img src="/i.png" alt=""><script src="/s.js"></script>', ["/i.png", "/s.js"]],
    ["upper case and white space", '<A\n  class="x"\n  HREF = "/a">', ["/a"]],
    ["references are decoded", '<a href="/a?b=1&amp;c=2&#x27;&#39;">', ["/a?b=1&c=2''"]],
    ["repeats come once, in order", '<a href="/b"><a href="/a"><a href="/b">', ["/b", "/a"]],
    ["other attributes are not links", '<a data-href="/x" hreflang="uk" href="/a">', ["/a"]],
    ["an attribute's value is not an attribute", `<a title='href="/x"' href="/a">`, ["/a"]],
    ["a bracket in a value does not end the tag", '<a title="a > b" href="/a">', ["/a"]],
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

test("a long page is read in time that grows with its length", () => {
  const html = `${"<p class='x'>text < 3 &amp; more".repeat(50_000)}<a href="/last">`;
  const started = performance.now();
  expect(readReceipt(html).hrefs).toEqual(["/last"]);
  expect(performance.now() - started).toBeLessThan(2000);
});
