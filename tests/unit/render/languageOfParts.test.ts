// Pages that are not translated hold two languages: words of the interface, and those of an author.
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import type { ApiBody } from "../../../src/model/api.ts";
import type { PageContent } from "../../../src/model/page.ts";
import { fullOperation } from "./apiOperation.ts";
import { apiPage } from "./apiPage.ts";
import { fullNamedSchema, fullOverview, fullTag } from "./apiPages.ts";
import { importRenderer, type RenderPage } from "./bundledRenderer.ts";
import { spokenIn, ukrainianUnder } from "./languageOfParts.ts";
import { sampleEdition, samplePage } from "./samplePage.ts";

let render: RenderPage;
beforeAll(async () => {
  render = await importRenderer(join(tmpdir(), "no-such-site"));
});

const call = { method: "post", path: "/devices", isWebhook: false, isDeprecated: false } as const;

describe("untranslated pages of an API", () => {
  test.each<[PageContent, ApiBody, readonly string[]]>([
    [
      { kind: "operation", title: "Call an action", ...call, lang: "en" },
      fullOperation,
      ["Call an action", "Good water"],
    ],
    [{ kind: "apiTag", title: "Devices", lang: "en" }, fullTag, ["Devices"]],
    [{ kind: "apiSchema", title: "Device", lang: "en" }, fullNamedSchema, ["Device"]],
    [
      { kind: "apiOverview", apiTitle: "Hub API", title: "Domivka API", downloads: [], lang: "en" },
      fullOverview,
      ["Domivka API"],
    ],
  ])("mark the words of the specification, and no word of the interface: %j", (content, body, texts) => {
    const html = render(sampleEdition("uk"), apiPage(content), body);
    expect(ukrainianUnder("en", html)).toEqual([]);
    const english = spokenIn(html, "uk").flatMap(({ lang, text }) => (lang === "en" ? [text] : []));
    for (const text of texts) expect(english).toContain(text);
    const unmarked = spokenIn(html, "uk").filter(
      ({ lang, text }) => lang === "uk" && /[a-z]{2,} [a-z]{2,} [a-z]{2,}/i.test(text),
    );
    expect(unmarked.map(({ text }) => text)).toEqual([]);
  });
});

test("the navigation bar marks what is called after an untranslated page", () => {
  const link = { kind: "link", position: "left", label: "Getting started", href: "/uk/docs/start" } as const;
  const edition = sampleEdition("uk");
  const html = render(
    { ...edition, navbar: { ...edition.navbar, items: [{ ...link, isExternal: false, lang: "en" }] } },
    samplePage({ content: { kind: "notFound", title: "Немає" } }),
    { segments: [] },
  );
  expect(html).toMatch(/<a class="navbar-link" href="\/uk\/docs\/start" lang="en"[^>]*>Getting started/);
});

describe("untranslated posts", () => {
  const post = {
    ...{ title: "A new hub", href: "/uk/blog/a", date: "2026-01-01", description: "It is smaller." },
    ...{ authors: [], tags: [{ label: "новини", href: "/uk/blog/tags/news" }], readingMinutes: 2, lang: "en" },
  };

  test("have date and reading time in the language of the interface", () => {
    const content = { kind: "post", title: post.title, post, lang: "en" } as const;
    const segments = [{ kind: "html", html: "<p>It is here.</p>" }] as const;
    const html = render(sampleEdition("uk"), samplePage({ content }), { segments });
    expect(ukrainianUnder("en", html)).toEqual([]);
    const english = spokenIn(html, "uk").filter(({ lang }) => lang === "en");
    expect(english.map(({ text }) => text)).toEqual(expect.arrayContaining(["A new hub", "It is here."]));
  });

  test("are marked wherever a list names them", () => {
    const content = { kind: "postList", title: "Блог", page: 1, description: "", links: {}, posts: [post] } as const;
    const html = render(sampleEdition("uk"), samplePage({ content }));
    expect(ukrainianUnder("en", html)).toEqual([]);
    expect(spokenIn(html, "uk").filter(({ lang, text }) => lang === "uk" && /A new hub/.test(text))).toEqual([]);
  });
});

test("untranslated docs mark the words of the interface in their text", () => {
  const content = { kind: "doc", title: "Guide", showTitle: true, versionBadge: "Наступна", lang: "en" } as const;
  const toc = [{ id: "first", depth: 2, html: "First steps in here" }];
  const html = render(sampleEdition("uk"), samplePage({ content, toc }), {
    segments: [
      {
        kind: "html",
        html: '<a class="heading-link" href="#a" aria-label="\0TheadingLink\u0001First\0" title="First"></a>',
      },
      { kind: "part", part: "CodeBlock", props: { language: "lua", lines: [{ html: "x" }], text: "x" } },
      { kind: "part", part: "Admonition", props: { kind: "tip", id: "note-1" }, children: [] },
      { kind: "part", part: "Details", props: {}, children: [] },
    ],
  });
  const spoken = spokenIn(html, "uk");
  for (const text of ["Версія: Наступна", "Посилання на розділ «First»", "Копіювати", "Порада", "Докладніше"]) {
    expect(spoken).toContainEqual({ lang: "uk", text });
  }
  expect(ukrainianUnder("en", html)).toEqual([]);
  expect(spoken).toContainEqual({ lang: "en", text: "First steps in here" });
  expect(html, "one language of an element").not.toMatch(/<[^>]* lang="[^>]* lang="/);
});

describe("landing pages", () => {
  const shared = { kind: "home", title: "Hub", promise: "Build", actions: [], cards: [] } as const;
  const { tagline } = sampleEdition("uk").site;

  test("that are not translated show the site's line in the language of the site", () => {
    const site = { ...sampleEdition("uk").site, tagline: "Документація" };
    const edition = { ...sampleEdition("uk"), site };
    const html = render(edition, samplePage({ content: { ...shared, tagline: site.tagline, lang: "en" } }));
    expect(spokenIn(html, "uk")).toContainEqual({ lang: "uk", text: "Документація" });
    expect(spokenIn(html, "uk")).toContainEqual({ lang: "en", text: "Build" });
  });

  test("mark cards of pages that are not translated", () => {
    const cards = [{ title: "Guide", text: "Begin", to: "/uk/docs/guide", lang: "en" }];
    const html = render(sampleEdition("uk"), samplePage({ content: { ...shared, tagline, cards } }));
    expect(spokenIn(html, "uk")).toContainEqual({ lang: "en", text: "Guide" });
  });
});

describe("where languages are written in different directions", () => {
  const edition = sampleEdition("uk");
  const mirrored = { ...edition, locale: { ...edition.locale, lang: "ar", direction: "rtl" } } as const;
  const props = samplePage({
    content: { kind: "doc", title: "A doc", lang: "en", showTitle: true },
    toc: [{ id: "a", depth: 2, html: "First (part)", lang: "en" }],
    sidebar: {
      name: "docs",
      items: [{ kind: "link", label: "What is it?", href: "/ar/docs/a", isExternal: false, lang: "en" }],
    },
  });
  const body = {
    segments: [
      { kind: "html", html: `<p lang="en" dir="auto">Own</p><pre>&lt;p lang="en"&gt;</pre><b lang="ar">Inside</b>` },
    ],
  } as const;

  test("whatever says its language says its direction, too, unless its author does", () => {
    const html = render({ ...mirrored, directions: { ar: "rtl", en: "ltr" } }, props, body);
    expect(html).toContain('<article lang="en" dir="ltr">');
    expect(html).toMatch(/<a href="#a" lang="en" dir="ltr">First \(part\)/);
    expect(html).toMatch(/<a class="sidebar-link" href="\/ar\/docs\/a" lang="en" dir="ltr">What is it\?/);
    expect(html).toContain('<p lang="en" dir="auto">Own</p><pre>&lt;p lang="en"&gt;</pre>');
    expect(html).toContain('<b lang="ar" dir="rtl">Inside</b>');
  });

  test("nothing says a direction that all have", () => {
    expect(render(edition, props, { segments: [] }).match(/ dir="/g)).toHaveLength(1);
  });
});
