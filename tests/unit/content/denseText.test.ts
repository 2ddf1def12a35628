// Emphasis and line ends in scripts without blanks between words; elsewhere both are as CommonMark has them.
import { expect, test } from "vitest";
import { renderInline } from "../../../src/content/renderInline.ts";

test.each([
  ["**重要。**次に", "<strong>重要。</strong>次に"],
  // Between two marks of punctuation emphasis begins and ends as everywhere.
  ["**対象（A）**: x", "<strong>対象（A）</strong>: x"],
  ["*「対象」*, x", "<em>「対象」</em>, x"],
  ["**対象。**（A）", "<strong>対象。</strong>（A）"],
  ["文。**「重要」**です", "文。<strong>「重要」</strong>です"],
  ["対象**（A）**。", "対象<strong>（A）</strong>。"],
  ["これは**「重要」**です", "これは<strong>「重要」</strong>です"],
  [
    "**これは「重要」です。**詳細は[こちら](/)を。",
    '<strong>これは「重要」です。</strong>詳細は<a href="/">こちら</a>を。',
  ],
  ["请看**“设置”**页面", "请看<strong>“设置”</strong>页面"],
  ["点击*《文档》*，然后", "点击<em>《文档》</em>，然后"],
  ["**텍스트(text)**를", "<strong>텍스트(text)</strong>를"],
  ["***重点。***然后", "<em><strong>重点。</strong></em>然后"],
  [
    "**`code`**を、**[リンク](/)**は",
    '<strong><code>code</code></strong>を、<strong><a href="/">リンク</a></strong>は',
  ],
  ["**甲（A）**和**乙（B）**以及", "<strong>甲（A）</strong>和<strong>乙（B）</strong>以及"],
  ["５**×**３、2 * 3 * 4", "５<strong>×</strong>３、2 * 3 * 4"],
  ["字_词_字", "字_词_字"],
  ["** 空白 **です", "** 空白 **です"],
  ["**«Так.»**далі", "**«Так.»**далі"],
  ["a**(b)**c", "a**(b)**c"],
])("%s", (markdown, html) => expect(renderInline(markdown)).toBe(html));

test.each([
  ["改行された\n日本語", "改行された日本語"],
  ["句点。\n次の**行\n末**です", "句点。次の<strong>行末</strong>です"],
  ["API\n设置", "API\n设置"],
  ["줄\n바꿈", "줄\n바꿈"],
  ["two\nlines", "two\nlines"],
  ["二行  \n目", "二行<br>\n目"],
])("lines of %j", (markdown, html) => expect(renderInline(markdown)).toBe(html));
