import { expect, test } from "vitest";
import { plainBodyOf } from "../../../src/source/plainBody.ts";
import { expectToTakeLessThan } from "../processorTime.ts";

const plain = (html: string): string => plainBodyOf([{ kind: "html", html }]);

test("a body without templates has nothing of its page: ids, links of headings, scripts, styles", () => {
  const heading = '<div class="heading"><h2 id="a">A</h2><a class="heading-link" href="#a" aria-label="x"></a></div>';
  expect(plain(`${heading}\n${heading}`)).toBe("<h2>A</h2>\n<h2>A</h2>");
  expect(plain('a<SCRIPT src="x">b</script >c<style>d</style>e')).toBe("ace");
  expect(plain(`<p id=a title="1 > 0" onclick='b' class="c">id="d"</p>`)).toBe(`<p title="1 > 0" class="c">id="d"</p>`);
  const back = '<a href="#r" class="footnote-back" role="doc-backlink" aria-label="x">↩</a>';
  expect(plain(`<sup class="footnote-ref"><a href="#n" id="r">1</a></sup> b ${back}`)).toBe(
    '<sup class="footnote-ref">1</sup> b',
  );
});

test("a term is no link in it, as its page alone leads to the glossary", () => {
  expect(plain("a \0Dhub\u0001<b>hub</b>\0, \0L1\0")).toBe("a <b>hub</b>, \0L1\0");
});

test("what is never closed stays as it is", () => {
  for (const html of ['<div class="heading">a', "<script>a", "<style>a</script>", '<p id="a', "a <b id='", "<a id=b"])
    expect(plain(html)).toBe(html);
});

// Each once took the square of its length.
test.each([
  ["scripts without end", "<script>\n"],
  ["styles without end", "<style>"],
  ["tags without end", "<details open"],
  ["tags that end in a quote", "<a b='"],
  ["headings without end", '<div class="heading">'],
  ["links of headings without end", '<div class="heading"><a class="heading-link"'],
  ["notes without end", '<sup class="footnote-ref"><a '],
  ["ways back without end", '<a href="b" class="footnote-back"'],
])("%s are read in time", async (_, unit) => {
  const html = unit.repeat(200_000 / unit.length);
  await expectToTakeLessThan(0.5, () => plain(html));
});

test("the pages of a category are not in it", () => {
  const place = { kind: "part", part: "Cards", props: { areOfCategory: true, cards: [] }, items: [] } as const;
  expect(plainBodyOf([{ kind: "html", html: "<p>a</p>" }, place])).toBe("<p>a</p>");
});
