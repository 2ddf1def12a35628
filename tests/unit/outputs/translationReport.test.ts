// The page for translators: texts of a site are never markup, and what frames them is in the right language.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { localeCode, sitePath } from "../../../src/model/brands.ts";
import type { Strings } from "../../../src/model/strings.ts";
import type { LocaleWork, TranslationReport } from "../../../src/model/translationReport.ts";
import { renderTranslationReport } from "../../../src/outputs/translationReport/renderTranslationReport.ts";
import { makeConfig } from "../site/smallSite.ts";

const stringsOf = (name: string): Strings =>
  JSON.parse(readFileSync(new URL(`../../../templates/strings/${name}.json`, import.meta.url), "utf8"));
const [en, uk] = makeConfig().locales;
if (en === undefined || uk === undefined) throw new Error("the small site has two locales");

const none = { entries: [], unlisted: 0 };
const idle: LocaleWork = {
  locale: uk,
  strings: stringsOf("uk"),
  pages: { upToDate: 2, stale: 0, missing: 0, unrecorded: 0, words: 0 },
  stale: none,
  missing: none,
  differing: none,
  specs: [],
};
const render = (changes: Partial<LocaleWork>, report: Partial<TranslationReport> = {}): string =>
  renderTranslationReport(
    { siteTitle: "Hub", original: en, strings: stringsOf("en"), locales: [{ ...idle, ...changes }], ...report },
    { styleSource: "'sha256-a'" },
  );

test("what comes from a site is text wherever it stands", () => {
  const hostile = `"'</pre></style><script>alert(1)</script><img src=x onerror=alert(2)> & ]]> --> <!--`;
  const place = { file: sitePath(`content/${hostile}.md`), line: 3 };
  const terms = [{ name: hostile, translation: hostile, avoid: [hostile] }];
  const findings = [{ location: place, message: hostile }];
  const page = render(
    {
      locale: { ...uk, label: hostile, htmlLang: hostile, code: localeCode(hostile) },
      pages: { ...idle.pages, unrecorded: 1 },
      stale: {
        entries: [
          {
            ...{ file: place.file, original: place.file, title: hostile, weighty: ["code"], words: 1 },
            sections: [true, false].map((isNew) => ({
              ...{ title: hostile, isNew, location: place, original: place, weighty: [], words: 1, findings },
              hasHistory: !isNew,
              texts: {
                original: (["same", "gone", "new"] as const).map((kind) => ({ kind, text: hostile })),
                translation: hostile,
                terms,
              },
            })),
          },
        ],
        unlisted: 1,
      },
      missing: {
        entries: [
          {
            ...{
              file: place.file,
              original: place.file,
              title: hostile,
              words: 1,
              beginning: { text: hostile, terms },
            },
            ...{ isHome: true, isInNavbar: true, isInSidebar: true, linkedFrom: 1 },
          },
        ],
        unlisted: 1,
      },
      differing: { entries: [{ file: place.file, findings, unlisted: 1 }], unlisted: 1 },
      specs: [
        {
          ...{
            label: hostile,
            original: place.file,
            file: place.file,
            overlay: place.file,
            translated: 1,
            left: 1,
            words: 1,
            inExamples: 1,
          },
          groups: {
            entries: [
              {
                name: hostile,
                gaps: [
                  { kind: "same", path: hostile, pointer: hostile, text: hostile, original: place, location: place },
                ],
              },
            ],
            unlisted: 1,
          },
        },
      ],
    },
    { siteTitle: hostile },
  );
  const [tag, ...others] = page.split("<style>").join("</style>").split("</style>");
  const markup = [tag, ...others.slice(1)].join("");
  expect(others).toHaveLength(2);
  expect(markup).not.toMatch(
    /<(?!\/?(?:html|head|meta|title|body|main|nav|section|article|h[1-5]|p|ul|ol|li|a|b|q|small|span|code|pre|figure|figcaption|div|br|ins|del)\b)(?!!doctype html>)/,
  );
  // Every attribute is one of ours: nothing has ended a value before its end.
  const attributes = [...markup.matchAll(/<\w+((?:\s+[\w-]+(?:="[^"]*")?)*)\s*>/g)].flatMap(([, list = ""]) =>
    [...list.matchAll(/([\w-]+)="[^"]*"/g)].map(([, name = ""]) => name),
  );
  expect(markup.match(/<\w/g)).toHaveLength(markup.match(/<\w+(?:\s+[\w-]+="[^"]*")*>/g)?.length ?? 0);
  expect([...new Set(attributes)].sort()).toEqual(
    ["aria-label", "charset", "class", "content", "dir", "href", "http-equiv", "id", "lang", "name"].sort(),
  );
});

test("one locale: the whole page is in the language that is translated into", () => {
  const page = render({});
  expect(page).toContain('<html lang="uk">');
  expect(page).toContain("<h1>Що перекласти: Hub</h1>");
  expect(page).toContain("Усе перекладено, усе актуальне.");
});

test("several locales: each in its own, the frame in that of the originals; English is said to be English", () => {
  const polish = { ...uk, code: localeCode("pl"), htmlLang: "pl", label: "Polski" };
  const arabic = { ...uk, code: localeCode("ar"), htmlLang: "ar", label: "العربية", direction: "rtl" } as const;
  const page = render(
    {},
    {
      locales: [
        idle,
        { ...idle, locale: polish, strings: stringsOf("en") },
        { ...idle, locale: arabic, strings: stringsOf("en") },
      ],
    },
  );
  expect(page).toContain('<html lang="en">');
  expect(page).toContain('<section id="uk" lang="uk" dir="ltr">');
  expect(page).toContain('<section id="pl" lang="en" dir="ltr">\n<h2 lang="pl">Polski</h2>');
  expect(page).toContain('<section id="ar" lang="en" dir="ltr">');
  const own = render({ locale: arabic, strings: { ...stringsOf("en"), deskLang: "ar" } });
  expect(own).toContain('<section id="ar" lang="ar" dir="rtl">');
});

test("a site with one language is told so", () => {
  expect(render({}, { locales: [] })).toContain("There is no other language to translate into.");
});

test.for([
  ["content/uk/docs/a.md", "content/uk/docs/a.md"],
  ["content/uk/docs/її сад.md", "&quot;content/uk/docs/її сад.md&quot;"],
  ["content/uk/docs/a(1)&b.md", "&quot;content/uk/docs/a(1)&amp;b.md&quot;"],
  ["content/uk/docs/$(id)'.md", "'content/uk/docs/$(id)'\\''.md'"],
] as const)("the command for %s can be pasted", ([file, word]) => {
  const entry = { file, original: sitePath("a"), title: "A", words: 1 };
  const place = { isHome: false, isInNavbar: false, isInSidebar: false, linkedFrom: 0 };
  const page = render({ missing: { entries: [{ ...entry, ...place }], unlisted: 0 } });
  expect(page).toContain(`>npx hubdocs check --accept-translations ${word}</code>`);
});

test("both languages say the same, in all their forms", () => {
  const keysOf = (name: string): readonly string[] =>
    Object.keys(stringsOf(name)).filter((key) => key.startsWith("desk"));
  expect(keysOf("uk")).toEqual(keysOf("en"));
  for (const key of keysOf("en")) {
    const [english, ukrainian] = [stringsOf("en")[key], stringsOf("uk")[key]];
    expect(typeof ukrainian, key).toBe(typeof english);
    if (typeof ukrainian === "object") expect(Object.keys(ukrainian), key).toEqual(["one", "few", "many", "other"]);
  }
});

test.each([
  [{ file: sitePath("specs/hub's.uk.yaml") }, "Допишіть тексти, яких у файлі бракує:", ">>"],
  [{}, "Почніть такий файл з усіма текстами:", ">"],
])("an API with %j has the command that writes its texts", (file, words, sign) => {
  const work = { label: "Hub", original: sitePath("specs/hub.yaml"), translated: 0, left: 1, words: 1, inExamples: 0 };
  const groups = { entries: [{ name: "GET /a", gaps: [] }], unlisted: 0 };
  const page = render({ specs: [{ ...work, ...file, overlay: sitePath("specs/hub's.uk.yaml"), groups }] });
  const [from, to] = ["specs/hub.yaml", "&quot;specs/hub's.uk.yaml&quot;"];
  const call = sign === ">" ? `${from} &gt; ${to}` : `${from} ${to} &gt;&gt; ${to}`;
  expect(page).toContain(`${words} <code class="copy command">npx hubdocs overlay ${call}</code>`);
});
