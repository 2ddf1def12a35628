// The glossary of a site: which terms stand where, in which language, and where they lead.
import { expect, test } from "vitest";
import { localeCode } from "../../../src/model/brands.ts";
import type { Config } from "../../../src/model/config.ts";
import type { Source } from "../../../src/model/doc.ts";
import type { GlossaryContent, GlossaryTerm } from "../../../src/model/glossary.ts";
import type { PageProps } from "../../../src/model/page.ts";
import { assembleSite } from "../../../src/site/assembleSite.ts";
import { termsHrefOf } from "../../../src/site/glossary.ts";
import { pagePropsOf } from "../../../src/site/pageProps.ts";
import { readingOrderOf } from "../../../src/site/readingOrder.ts";
import { searchPagesOf } from "../../../src/site/searchPages.ts";
import { makeConfig, makeContent, makeDoc, makePage, ukrainian } from "./smallSite.ts";

type Terms = Config["terms"];

const strings = { en: { glossary: "Glossary" }, uk: { glossary: "Глосарій" } };

/** A site of which nobody has rendered the definitions: their HTML is what they are written as, in brackets. */
function siteWith(terms: Terms, changes: Partial<Config> = {}, sources: readonly Source[] = []) {
  const config = makeConfig({ terms, glossary: { path: "glossary", linkFirstUse: false }, ...changes });
  const { value: site, diagnostics } = assembleSite(config, makeContent(sources), { drafts: false, strings });
  const texts = [...site.glossaries.values()].flatMap((one) => one.terms.map(({ definition }) => definition.text));
  const definitions = new Map(texts.map((text) => [text, { html: `[${text}]`, text }]));
  const propsAt = (address: string): PageProps => {
    const route = site.routes.find(({ url }) => url === address);
    if (route === undefined) throw new Error(`no ${address}`);
    return pagePropsOf(route, {
      ...{ site, definitions, strings, sidebarIndexes: new Map(), lastUpdateOf: () => undefined },
      ...{ assetPath: (file) => file, pictureOf: () => undefined },
    });
  };
  const contentAt = (address: string): GlossaryContent => {
    const { content } = propsAt(address);
    if (content.kind !== "glossary") throw new Error(`no glossary at ${address}`);
    return content;
  };
  const termsAt = (address: string): readonly GlossaryTerm[] =>
    contentAt(address).groups.flatMap((group) => group.terms);
  return { site, diagnostics, definitions, propsAt, contentAt, termsAt };
}

const device = { name: { en: "device", uk: "пристрій" }, definition: { en: "A thing.", uk: "Річ." } };

test("only terms with a definition are listed, each with its names in the other languages", () => {
  const { termsAt } = siteWith([device, { name: "endpoint" }]);
  expect(termsAt("/glossary")).toEqual([
    {
      ...{ id: "device", name: { text: "device" }, others: [{ text: "пристрій", lang: "uk" }] },
      ...{ definitionHtml: "[A thing.]", definitionText: "A thing." },
    },
  ]);
  expect(termsAt("/uk/glossary")).toMatchObject([
    { id: "device", name: { text: "пристрій" }, others: [{ text: "device", lang: "en" }], definitionText: "Річ." },
  ]);
});

test("a name that is the same in every language has no other ones", () => {
  const same = { name: { en: "Wi-Fi", uk: "Wi-Fi" }, definition: { en: "Radio.", uk: "Радіо." } };
  const { termsAt } = siteWith([{ ...same, name: "LED" }, same]);
  expect(termsAt("/uk/glossary").map(({ name, others }) => [name, others])).toEqual([
    [{ text: "LED" }, []],
    [{ text: "Wi-Fi" }, []],
  ]);
});

test("terms are in the order of their language: in Ukrainian ґ follows г, and і follows и", () => {
  const names = ["ірис", "ґрати", "гіркий", "дім", "їжак", "грім", "иржа"];
  const terms = names.map((uk, index) => ({ name: { en: `n${9 - index}`, uk }, definition: "A thing." }));
  const { termsAt } = siteWith(terms);
  expect(termsAt("/uk/glossary").map(({ name }) => name.text)).toEqual([
    ...["гіркий", "грім", "ґрати", "дім", "иржа", "ірис", "їжак"],
  ]);
  expect(termsAt("/glossary").map(({ name }) => name.text)).toEqual(["n3", "n4", "n5", "n6", "n7", "n8", "n9"]);
});

test("what a language lacks is the default language's, and is said to be in that language", () => {
  const { termsAt } = siteWith([
    { name: { en: "device" }, definition: { en: "A thing." } },
    { name: { uk: "сцена" }, definition: "A script." },
  ]);
  expect(termsAt("/uk/glossary")).toMatchObject([
    { id: "сцена", name: { text: "сцена" }, definitionText: "A script.", definitionLang: "en" },
    { id: "device", name: { text: "device", lang: "en" }, definitionText: "A thing.", definitionLang: "en" },
  ]);
  const [first, second] = termsAt("/glossary");
  expect([first?.name, second?.name]).toEqual([{ text: "device" }, { text: "сцена", lang: "uk" }]);
  expect([first, second].map((term) => term && "definitionLang" in term)).toEqual([false, false]);
});

test("an anchor is that of a heading with the name in the default language, and no name of the browser", () => {
  const names = ["Motion sensor", "History", "OAuth 2.0"];
  const { termsAt } = siteWith(names.map((name) => ({ name, definition: "A thing." })));
  expect(termsAt("/uk/glossary").map(({ id }) => id)).toEqual(["section-history", "motion-sensor", "oauth-20"]);
});

test("a link is named by the title of its page, in the reader's language", () => {
  const sources = [
    makeDoc("a.md", { title: "First" }),
    makeDoc("a.md", { title: "Перша" }, { locale: ukrainian }),
    makeDoc("b.md", { title: "Second" }),
  ];
  const links = ["/docs/a#part", "/docs/b", "https://example.org/x", "/none", "/docs/category/x"];
  const terms = links.map((link, index) => ({ name: `n${index}`, definition: "A thing.", link }));
  const { termsAt } = siteWith(terms, { baseUrl: "/hub/" }, sources);
  expect(termsAt("/uk/glossary").map(({ see }) => see)).toEqual([
    { label: "Перша", href: "/hub/uk/docs/a#part" },
    { label: "Second", lang: "en", href: "/hub/uk/docs/b" },
    { href: "https://example.org/x" },
    { href: "/hub/none" },
    { href: "/hub/docs/category/x" },
  ]);
  expect(termsAt("/glossary")[0]?.see).toEqual({ label: "First", href: "/hub/docs/a#part" });
});

test("links of a definition lead to the page in the reader's language", () => {
  const definition = '<a href="/docs/a#part">a</a>';
  const { termsAt } = siteWith([{ name: "a", definition }], {}, [makeDoc("a.md")]);
  expect(termsAt("/uk/glossary")[0]?.definitionHtml).toBe('[<a href="/uk/docs/a#part">a</a>]');
});

const many: Terms = Array.from({ length: 29 }, (_, index) => ({ name: `b${index + 10}`, definition: "A thing." }));

test("a long glossary is parted by letters, which are its table of contents; in a short one those are the terms", () => {
  const short = siteWith(many);
  expect(short.contentAt("/glossary").groups.map(({ heading }) => heading)).toEqual([undefined]);
  expect(short.propsAt("/glossary").toc).toHaveLength(29);
  expect(short.propsAt("/glossary").toc[0]).toEqual({ id: "b10", depth: 2, html: "b10" });
  const others = ["404", "Ampere & ohm"].map((name) => ({ name, definition: "A thing." }));
  const long = siteWith([...many, ...others]);
  expect(long.contentAt("/glossary").groups.map(({ heading, terms }) => [heading, terms.length])).toEqual([
    [{ id: "_a", letter: "A" }, 1],
    [{ id: "_b", letter: "B" }, 29],
    [{ id: "_other", letter: "#" }, 1],
  ]);
  expect(long.propsAt("/glossary").toc).toEqual([
    { id: "_a", depth: 2, html: "A" },
    { id: "_b", depth: 2, html: "B" },
    { id: "_other", depth: 2, html: "#" },
  ]);
});

test("entries of the table of contents are text, and say when they are in another language", () => {
  const { propsAt } = siteWith([{ name: { en: "<b> & c" }, definition: "A thing." }]);
  expect(propsAt("/uk/glossary").toc).toEqual([{ id: "b--c", depth: 2, html: "&lt;b&gt; &amp; c", lang: "en" }]);
});

test("title, address and description are the site's own where it has them", () => {
  const glossary = {
    path: "words/list",
    linkFirstUse: false,
    title: { en: "Words", uk: "Слова" },
    description: "What we say.",
  };
  const { propsAt } = siteWith([device], { glossary, trailingSlash: true });
  expect(propsAt("/uk/words/list/").content).toMatchObject({ title: "Слова", description: "What we say." });
  expect(propsAt("/words/list/").head).toMatchObject({ title: "Words | Hub", description: "What we say." });
  expect(siteWith([device]).contentAt("/uk/glossary")).toMatchObject({ title: "Глосарій", description: "" });
});

test("all versions of the docs share one glossary, and a site without it has no such page", () => {
  const version = { label: "", path: "1.0", isLatest: false, banner: "none" } as const;
  const versions = [...makeConfig().versions, { ...version, name: "1.0" }];
  const versioned = siteWith([device], { versions });
  const urls = ({ site }: ReturnType<typeof siteWith>): readonly string[] =>
    site.routes.filter(({ target }) => target.kind === "glossary").map(({ url }) => url);
  expect(urls(versioned)).toEqual(["/glossary", "/uk/glossary"]);
  expect(versioned.propsAt("/glossary").isOutsideVersions).toBe(true);
  const { site } = assembleSiteWithout([device]);
  expect(site.routes.some(({ target }) => target.kind === "glossary")).toBe(false);
});

function assembleSiteWithout(terms: Terms) {
  const { value: site } = assembleSite(makeConfig({ terms }), makeContent([]), { drafts: false, strings });
  return { site };
}

test("a page at its address stays, and the glossary is reported with the keys to change", () => {
  const { site, diagnostics } = siteWith([device], {}, [makePage("glossary.md", { title: "Own" })]);
  expect(site.routes.filter(({ url }) => url === "/glossary").map(({ target }) => target.kind)).toEqual(["page"]);
  expect(diagnostics).toEqual([
    {
      ...{ code: "duplicate-route", severity: "warning" },
      location: { file: "content/en/pages/glossary.md", pointer: "/slug" },
      message: "The glossary has no page, because another one has its address /glossary",
      hint: "set `glossary.path` to another address, or `glossary: false`",
    },
  ]);
});

test("search finds each term at its anchor, by its names in other languages too", () => {
  const { site, definitions } = siteWith([device], {
    glossary: { path: "glossary", linkFirstUse: false, description: "What we say." },
  });
  const [, edition] = site.editions;
  if (edition === undefined) throw new Error("no edition");
  const pages = searchPagesOf({ site, edition, definitions, sidebarIndexes: new Map(), label: (key) => key });
  expect(pages).toMatchObject([
    {
      ...{ url: "uk/glossary", title: "Глосарій", description: "", keywords: [], parents: [] },
      sections: [
        { id: "", depth: 1, title: "", text: "What we say.", code: "" },
        { id: "device", depth: 2, title: "пристрій", text: "device\nРіч.", code: "" },
      ],
    },
  ]);
});

test("lists for programs name it by its title", () => {
  const { site } = siteWith([device]);
  const titles = site.editions.map((edition) =>
    readingOrderOf(edition, site, new Map()).flatMap(({ kind, entries }) => entries.map(({ title }) => [kind, title])),
  );
  expect(titles[1]).toContainEqual(["more", "Глосарій"]);
});

test("search engines are told of each term", () => {
  const { propsAt } = siteWith([device], { baseUrl: "/hub/" });
  expect(propsAt("/uk/glossary").head.structuredData).toEqual([
    {
      ...{ "@context": "https://schema.org", "@type": "DefinedTermSet", name: "Глосарій", inLanguage: "uk" },
      url: "https://docs.example.org/hub/uk/glossary",
      hasDefinedTerm: [
        {
          ...{ "@type": "DefinedTerm", name: "пристрій", description: "Річ." },
          url: "https://docs.example.org/hub/uk/glossary#device",
        },
      ],
    },
  ]);
});

test("an address that only one language builds is made there", () => {
  const { site } = siteWith([device], { builtLocales: [localeCode("uk")] });
  expect(site.routes.filter(({ target }) => target.kind === "glossary").map(({ url }) => url)).toEqual([
    "/uk/glossary",
  ]);
});

test("terms in texts lead to the glossary of the language, where that is wanted and there is one", () => {
  const hrefsOf = (changes: Partial<Config>, sources: readonly Source[] = []): readonly (string | undefined)[] => {
    const { site } = siteWith([device], changes, sources);
    return site.editions.map((edition) => termsHrefOf(edition, site));
  };
  const glossary = { path: "words", linkFirstUse: true };
  expect(hrefsOf({ glossary, baseUrl: "/hub/", trailingSlash: true })).toEqual(["/hub/words/", "/hub/uk/words/"]);
  expect(hrefsOf({ glossary: { ...glossary, linkFirstUse: false } })).toEqual([undefined, undefined]);
  expect(hrefsOf({ glossary }, [makePage("words.md")])).toEqual([undefined, undefined]);
});
