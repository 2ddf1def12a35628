// First uses of terms in pages: where they are marked for a link to the glossary, and where they are not.
import { expect, test } from "vitest";
import { type LinkedName, type LinkedTerms, linkTerms } from "../../../src/content/linkTerms.ts";
import { isFormOf, stemOf } from "../../../src/search/index.ts";
import { openTermBook } from "../../../src/source/termBook.ts";
import { expectToTakeLessThan } from "../processorTime.ts";
import { htmlOf, type PageOptions, parseGood } from "./parsePage.ts";

const termsOf = (names: readonly LinkedName[]): LinkedTerms => ({
  find: openTermBook(names, { isFormOf, stemOf }),
  count: names.filter(({ id }) => id !== undefined).length,
  path: "glossary",
});

const named = (...names: readonly string[]): LinkedTerms =>
  termsOf(names.map((text) => ({ text, keepsCapitals: true, id: text.replace(/[^\p{L}\p{N}]+/gu, "-") })));

/** The page's HTML; a link to a term reads `{id|text}`. */
async function linked(page: string, terms: LinkedTerms, options: PageOptions = {}): Promise<string> {
  const html = await htmlOf(page, { terms, ...options });
  return html.replace(/\0D([^\u0001]*)\u0001([^\0]*)\0/g, "{$1|$2}").trim();
}

const hub = named("hub", "air raid alarm", "alarm", "API", "Wi-Fi", "R&D", "C++");

test.for([
  ["A hub, two hubs.", "<p>A {hub|hub}, two hubs.</p>"],
  ["Two Hubs’ lights, a hubcap", "<p>Two {hub|Hubs}’ lights, a hubcap</p>"],
  [
    "An air raid\nalarm, an alarm, air raid alarms",
    "<p>An {air-raid-alarm|air raid\nalarm}, an {alarm|alarm}, air raid alarms</p>",
  ],
  ["api, APIs", "<p>api, {API|APIs}</p>"],
  ["(Wi-Fi) &copy; Wi-Fi", '<p>({Wi-Fi|<span class="nb">Wi-Fi</span>}) &copy; <span class="nb">Wi-Fi</span></p>'],
  ["R&D &amp; R&D", "<p>{R-D|R&amp;D} &amp; R&amp;D</p>"],
  ["C or C++ < C", "<p>C or {C-|C++} &lt; C</p>"],
  ["**hub** *alarm*", "<p><strong>{hub|hub}</strong> <em>{alarm|alarm}</em></p>"],
  ["- hub\n\n> alarm", "<ul>\n<li>{hub|hub}</li>\n</ul>\n<blockquote>\n<p>{alarm|alarm}</p>\n</blockquote>"],
  ["hub_id, hub.lua, /hub, @hub", "<p>hub_id, hub.lua, /hub, @hub</p>"],
] as const)("%j", async ([page, html]) => {
  expect(await linked(page, hub)).toBe(html);
});

test.for([
  "## The hub",
  "`hub` ``a hub``",
  "```\nhub\n```",
  "    hub",
  "[hub](./b.md), [*the* hub](https://b.example), <https://hub.example/hub>",
  '![hub](https://b.example/a.png "hub")',
  ":::note[The hub]\n:::",
  ":::details[The hub]\n:::",
  "::::tabs\n:::tab[hub]\nText.\n:::\n::::",
  ":::cards\n- [Title](./b.md) The hub\n:::",
  "| hub |\n| --- |\n| a |",
  '<b title="a > hub">a</b>',
  "<a href='./b'>the **hub**</a>",
  "<h3>hub</h3>\n\n<dl><dt>hub<dt>hub</dl>\n\n<script>hub</script><style>hub</style>\n\n<!-- hub -->",
  "<button>\n\nhub\n\n</button>",
  "<svg><text>hub</text></svg>",
  "<kbd>hub</kbd> <samp>hub</samp> <var>hub</var>",
])("nothing in %j", async (page) => {
  expect(await linked(page, hub)).not.toContain("{hub|");
});

test("what stands apart does not count as the first use", async () => {
  expect(await linked("## Hub\n\n[hub](./b.md) `hub` <a>hub</a> hub hub", hub)).toContain("</a> {hub|hub} hub</p>");
  expect(await linked("<dl><dt>hub<dd>hub</dl>", hub)).toContain("<dd>{hub|hub}");
  expect(await linked("<h2>a</h2 >\n\n<a name='x'/> hub", hub)).toContain("{hub|hub}");
});

test("parts of a page are read in their order", async () => {
  const page = ":::note\nAn alarm\n:::\n\n::::tabs\n:::tab[A]\nThe hub\n:::\n:::tab[B]\nThe hub\n:::\n::::\n\nAn alarm";
  expect(await linked(page, hub)).toBe(
    "[Admonition]<p>An {alarm|alarm}</p>\n[/Admonition][Tabs]|<p>The {hub|hub}</p>\n|<p>The hub</p>\n<p>An alarm</p>",
  );
  expect(await linked("| a | b |\n| --- | --- |\n| c | hub |", hub)).toContain("<td>{hub|hub}</td>");
  expect(await linked("A note[^1].\n\n[^1]: The hub.", hub)).toContain("The {hub|hub}.");
});

test("a page that is called like a term does not link it, nor what its author links to the glossary", async () => {
  for (const page of ["---\ntitle: Hubs\n---\nThe hub", "# “Hub”\n\nThe hub", "# Hub"])
    expect((await linked(page, hub)).includes("{hub|")).toBe(false);
  expect(await linked("# About hubs\n\nThe hub", hub)).toContain("{hub|hub}");
  for (const address of ["/glossary#hub", "/glossary/#hub", "../glossary#hub", "https://a.example/glossary#hub"])
    expect(await linked(`The hub is a [box](${address}).`, hub)).not.toContain("{hub|");
  expect(await linked("The hub is a [box](/words#hub).", hub)).toContain("{hub|hub}");
});

test("front matter leaves a page out; other fields of it do not", async () => {
  expect(await linked("---\nlink_terms: false\n---\nThe hub", hub)).not.toContain("{hub|");
  expect(await linked("---\nlink_terms: true\n---\nThe hub", hub)).toContain("{hub|hub}");
  expect(await linked("---\nlink_terms: false\n---\nThe hub", hub, { kind: "post" })).not.toContain("{hub|");
});

test("a name without a definition keeps shorter ones from being found in it", async () => {
  const terms = termsOf([{ text: "point", id: "point" }, { text: "access point" }]);
  expect(await linked("An access point, a point", terms)).toBe("<p>An access point, a {point|point}</p>");
});

test("Ukrainian words are found in their forms", async () => {
  const terms = named("датчик", "повітряна тривога", "пристрій", "сцена", "API-ключ");
  expect(await linked("Датчиками й «датчика» — сценою; сценарій", terms)).toBe(
    "<p>{датчик|Датчиками} й\u00a0«датчика»\u00a0— {сцена|сценою}; сценарій</p>",
  );
  expect(await linked("повітряної тривоги, повітряні тривоги, рівень пристрою, АРІ, API-ключем", terms)).toBe(
    '<p>{повітряна-тривога|повітряної тривоги}, повітряні тривоги, рівень {пристрій|пристрою}, АРІ, {API-ключ|<span class="nb">API-ключем</span>}</p>',
  );
});

test("what else is made of a page knows nothing of the links", async () => {
  const page = "The hub rings.\n\n<!-- truncate -->\n\nThe alarm of the hub.";
  const [plain, withTerms] = [
    await parseGood(page, { kind: "post" }),
    await parseGood(page, { kind: "post", terms: hub }),
  ];
  expect(withTerms.bodyText).not.toBe(plain.bodyText);
  expect({ ...withTerms.source, bodyHash: "" }).toEqual({ ...plain.source, bodyHash: "" });
  expect([withTerms.searchText, withTerms.factsJson]).toEqual([plain.searchText, plain.factsJson]);
});

test("terms with signs of patterns and of HTML are words like others, or none", async () => {
  const terms = named("(a+)+$", "<script>", '"', "", "hub\\", "[hub]", "$&");
  expect(await linked('A script, "hub", a+ $& \\', terms)).toBe(
    "<p>A {-script-|script}, &quot;{-hub-|hub}&quot;, {-a-|a+} $&amp; \\</p>",
  );
});

// Each would take the square of its length if anything were looked at again for each use or each term.
test.each([
  ["many terms", "word1 word2 word word word 7 "],
  ["many uses", "hub "],
  ["text without spaces", "hub"],
  ["references", "hub&amp;"],
  ["compounds", '<span class="nb">a-b</span>'],
  ["compounds without end", '<span class="nb">a-b'],
  ["links without end", "<a href=b>"],
  ["tags that end in a quote", "<b c='"],
  ["scripts without end", "<script>"],
  ["comments without end", "<!--"],
  ["marks", "\0L1\0"],
])("a long page of %s is read in time", async (_, unit) => {
  const alike = Array.from({ length: 500 }, (_, index) => `${"word ".repeat((index % 5) + 1)}${index}`);
  const terms = named("hub", "word", ...alike);
  const html = unit.repeat(1_000_000 / unit.length);
  const page = { terms, title: html, links: [] };
  await expectToTakeLessThan(3, () => linkTerms({ segments: [{ kind: "html", html }] }, page));
});

test("a page of thousands of terms links each once", () => {
  const names = Array.from({ length: 5000 }, (_, index) => `term${index}`);
  const html = `<p>${[...names, ...names].join(", ")}</p>`;
  const body = linkTerms({ segments: [{ kind: "html", html }] }, { terms: named(...names), title: "", links: [] });
  expect(body.segments.map((segment) => (segment.kind === "html" ? segment.html.split("\0D").length : 0))).toEqual([
    5001,
  ]);
});
