import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { headHtml } from "../../../src/render/head.ts";
import { baseUrlScript, inlineScript } from "../../../src/render/inlineScript.ts";
import { sampleEdition, samplePage } from "./samplePage.ts";

const head = {
  title: "A | Hub",
  description: 'About "A"',
  keywords: ["a", "b"],
  canonical: "https://example.org/a",
  alternates: [{ hreflang: "uk", href: "https://example.org/uk/a" }],
  markdownTwin: "/a.md",
  robots: "noindex",
  image: { href: "https://example.org/a.png", alt: "A map", width: 1200, height: 630, type: "image/png" },
  type: "website",
  structuredData: [{ "@type": "X", text: "</script>" }],
} as const;

describe("the head of a page", () => {
  const html = headHtml(
    sampleEdition("en", {
      faviconHref: "/icon.svg",
      headTags: [{ tag: "meta", attributes: { name: "x", content: "y" } }],
      assets: {
        styleHref: "/s.css",
        bootHref: "/b.js",
        preload: [{ href: "/f.woff2", as: "font", type: "font/woff2" }],
        islands: {},
      },
    }),
    samplePage({ head, pagination: { previous: { label: "Z", href: "/z" }, next: { label: "B", href: "/b" } } }),
  );

  test.each([
    "<title>A | Hub</title>",
    '<meta name="description" content="About &quot;A&quot;">',
    '<meta name="keywords" content="a, b">',
    '<meta name="robots" content="noindex">',
    '<link rel="icon" href="/icon.svg">',
    '<link rel="canonical" href="https://example.org/a">',
    '<link rel="alternate" hreflang="uk" href="https://example.org/uk/a">',
    '<link rel="alternate" href="/a.md" type="text/markdown">',
    '<link rel="prev" href="/z">',
    '<link rel="next" href="/b">',
    '<link rel="preload" href="/f.woff2" as="font" type="font/woff2" crossorigin>',
    '<link rel="stylesheet" href="/s.css">',
    '<script src="/b.js" defer></script>',
    '<meta property="og:title" content="A | Hub">',
    '<meta property="og:locale" content="en">',
    '<meta property="og:locale:alternate" content="uk">',
    '<meta name="twitter:card" content="summary_large_image">',
    '<meta property="og:image" content="https://example.org/a.png">',
    '<meta property="og:image:type" content="image/png">',
    '<meta property="og:image:width" content="1200">',
    '<meta property="og:image:height" content="630">',
    '<meta property="og:image:alt" content="A map">',
    '<meta name="twitter:image" content="https://example.org/a.png">',
    '<meta name="twitter:image:alt" content="A map">',
    '<meta name="x" content="y">',
    '<script type="application/ld+json">{"@type":"X","text":"\\u003c/script\\u003e"}</script>',
  ])("has %s", (element) => {
    expect(html).toContain(element);
  });

  test("begins with the character set", () => {
    expect(html.startsWith('<meta charset="utf-8">')).toBe(true);
  });

  test("leaves out what the page does not have", () => {
    const bare = headHtml(sampleEdition(), samplePage());
    expect(bare).not.toMatch(/undefined|canonical|robots|og:image|keywords|rel="icon"/);
  });

  test("of a not-found page is not offered for sharing", () => {
    expect(headHtml(sampleEdition(), samplePage({ content: { kind: "notFound", title: "Not found" } }))).not.toContain(
      "og:",
    );
  });
});

describe("the inline script", () => {
  const hashOf = (text: string): string => createHash("sha256").update(text).digest("base64");

  test("is the same in every locale and on every page, so that one hash allows it", () => {
    const hashes = [sampleEdition("en"), sampleEdition("uk")].map((edition) => hashOf(inlineScript(edition)));
    expect(new Set(hashes).size).toBe(1);
  });

  test("cannot be broken out of by an announcement's id", () => {
    const announcement = { id: '</script>"x', html: "", closeable: true };
    expect(inlineScript(sampleEdition("en", { announcement }))).not.toContain("</script>");
  });
});

/** What a browser tells of itself and of the address. */
interface System {
  readonly prefersDark?: boolean;
  readonly search?: string;
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
}

/** Runs the script with a document, a storage and a browser; gives what it set. */
function run(
  script: string,
  stored: Readonly<Record<string, string>> | "blocked",
  { prefersDark = false, search = "", connection }: System = {},
) {
  const root = { dataset: {} as Record<string, string>, classes: [] as string[] };
  const listeners: (() => void)[] = [];
  const removed: string[] = [];
  const said: string[] = [];
  const storage = {
    getItem: (key: string) => (stored === "blocked" ? null : (stored[key] ?? null)),
    removeItem: (key: string) => removed.push(key),
  };
  const scope = {
    document: {
      documentElement: {
        ...root,
        classList: {
          add: (name: string) => root.classes.push(name),
          remove: (name: string) => root.classes.splice(root.classes.indexOf(name), 1),
        },
      },
      addEventListener: (_event: string, listener: () => void) => listeners.push(listener),
      currentScript: { dataset: { noScripts: "Scripts did not come" } },
      createElement: () => ({ setAttribute: () => undefined, style: {} }),
      body: { prepend: ({ textContent }: { readonly textContent: string }) => said.push(textContent) },
    },
    matchMedia: (query: string) => ({ matches: /dark/.test(query) === prefersDark }),
  };
  const access = stored === "blocked" ? "(() => { throw new Error() })()" : "storage";
  const names = ["document", "matchMedia", "storage", "location", "navigator"];
  new Function(...names, script.replaceAll("=localStorage", `=${access}`))(
    scope.document,
    scope.matchMedia,
    storage,
    { search },
    { connection },
  );
  const finish = (): readonly string[] => {
    for (const listener of listeners) listener();
    return root.classes;
  };
  return { ...root.dataset, dataset: root.dataset, classes: root.classes, removed, said, finish };
}

test("when the boot script has not come, the mark that scripts run goes and the reader is told", () => {
  const script = inlineScript(sampleEdition());
  const lost = run(script, {});
  expect([lost.finish(), lost.said]).toEqual([[], ["Scripts did not come"]]);
  const booted = run(script, {});
  booted.dataset["booted"] = "";
  expect([booted.finish(), booted.said]).toEqual([["js"], []]);
});

test("every page knows in its language what to say then", () => {
  const page = samplePage({ href: "/docs/intro" });
  expect(headHtml(sampleEdition("en", { baseUrlBanner: false }), page)).toContain("The scripts of this site could not");
  expect(headHtml(sampleEdition("uk"), page)).toContain("Не вдалося завантажити скрипти сайту");
});

describe("before the first paint", () => {
  const plain = inlineScript(sampleEdition());
  const system = inlineScript(
    sampleEdition("en", { colorMode: { default: "light", disableSwitch: false, respectSystem: true } }),
  );
  const darkSystem = inlineScript(
    sampleEdition("en", { colorMode: { default: "dark", disableSwitch: false, respectSystem: true } }),
  );
  const fixed = inlineScript(
    sampleEdition("en", { colorMode: { default: "dark", disableSwitch: true, respectSystem: false } }),
  );

  test.each([
    ["the default without a choice", plain, {}, false, "light"],
    ["the stored choice", plain, { theme: "dark" }, false, "dark"],
    ["no other stored value", plain, { theme: "foo" }, false, "light"],
    ["not the system's unless asked", plain, {}, true, "light"],
    ["the system's when asked", system, {}, true, "dark"],
    ["the system's where the default is dark", darkSystem, {}, false, "light"],
    ["that too when it is dark", darkSystem, {}, true, "dark"],
    ["the choice before the system's", system, { theme: "light" }, true, "light"],
    ["the default when storage is blocked", plain, "blocked", false, "light"],
    ["the system's when storage is blocked", system, "blocked", true, "dark"],
    ["the site's own where there is no switch", fixed, { theme: "light" }, false, "dark"],
  ] as const)("the mode is %s", (_, script, stored, prefersDark, mode) => {
    expect(run(script, stored, { prefersDark })).toMatchObject({ theme: mode, classes: ["js"] });
  });

  test.each([
    [
      "closed under its present id",
      { "hubdocs.announcement.id": "news-1", "hubdocs.announcement.dismissed": "true" },
      true,
    ],
    [
      "closed under an old id",
      { "hubdocs.announcement.id": "news-0", "hubdocs.announcement.dismissed": "true" },
      false,
    ],
    ["open", { "hubdocs.announcement.id": "news-1", "hubdocs.announcement.dismissed": "false" }, false],
  ])("an announcement that was %s", (_, stored, isHidden) => {
    expect("announcementClosed" in run(plain, stored)).toBe(isHidden);
  });

  test.each([
    [{ saveData: true, effectiveType: "4g" }, true],
    [{ effectiveType: "slow-2g" }, true],
    [{ effectiveType: "2g" }, true],
    [{ saveData: false, effectiveType: "3g" }, false],
    [{}, false],
    [undefined, false],
  ])("data is dear on %o: %s", (connection, isDear) => {
    expect("saveData" in run(plain, "blocked", connection === undefined ? {} : { connection })).toBe(isDear);
  });

  test.each([
    ["?theme=dark", "dark"],
    ["?a=b&theme=dark&c=d", "dark"],
    ["?theme=foo", "light"],
    ["?theme=darker", "light"],
    ["?mytheme=dark", "light"],
  ])("the address %s asks for %s, whatever is stored", (search, theme) => {
    expect(run(plain, { theme: "light" }, { search })).toMatchObject({ theme });
  });

  test("a choice made when there was a switch is forgotten, and only then", () => {
    expect(run(fixed, { theme: "light" }).removed).toEqual(["theme"]);
    expect(run(plain, { theme: "light" }).removed).toEqual([]);
  });

  test("a hidden sidebar stays hidden", () => {
    expect(run(plain, { "hubdocs.sidebar": "hidden" })).toMatchObject({ sidebar: "hidden" });
  });
});

describe("the script that watches for a wrong base URL", () => {
  const home = samplePage({ href: "/" });
  const homeUk = samplePage({ href: "/uk/" });

  test("is the same in every locale, so that one hash allows it", () => {
    expect(headHtml(sampleEdition("en"), home)).toContain(`>${baseUrlScript}</script>`);
    expect(headHtml(sampleEdition("uk"), homeUk)).toContain(`>${baseUrlScript}</script>`);
  });

  test("is on landing pages alone, and only where the site wants it", () => {
    expect(headHtml(sampleEdition("en"), samplePage({ href: "/docs/intro" }))).not.toContain(baseUrlScript);
    expect(headHtml(sampleEdition("en", { baseUrlBanner: false }), home)).not.toContain(baseUrlScript);
  });

  test("speaks the page's language and names the configured address", () => {
    expect(headHtml(sampleEdition("en"), home)).toContain("Configured: / (the default)");
    expect(headHtml(sampleEdition("uk"), homeUk)).toContain("Зараз: / (типове значення)");
  });
});

test("what a page's author adds takes the place of what says the same", () => {
  const tags = [
    { tag: "meta", attributes: { name: "description", content: "Mine > yours" } },
    { tag: "meta", attributes: { property: "og:title", content: "Mine" } },
    { tag: "meta", attributes: { property: "og:title", content: "Mine, too" } },
    { tag: "link", attributes: { rel: "canonical", href: "https://b.example" } },
    { tag: "link", attributes: { rel: "alternate", hreflang: "de", href: "/de" } },
  ] as const;
  const html = headHtml(sampleEdition("en", {}), samplePage({ head: { ...head, tags } }));
  expect(html.match(/<meta name="description"[^>]*>/g)).toEqual([
    '<meta name="description" content="Mine &gt; yours">',
  ]);
  expect(html.match(/<meta property="og:title"[^>]*>/g)).toEqual([
    '<meta property="og:title" content="Mine">',
    '<meta property="og:title" content="Mine, too">',
  ]);
  expect(html.match(/<link rel="canonical"[^>]*>/g)).toEqual(['<link rel="canonical" href="https://b.example">']);
  expect(html).toContain('<link rel="alternate" hreflang="uk"');
  expect(html).toContain('<link rel="alternate" hreflang="de" href="/de">');
});
