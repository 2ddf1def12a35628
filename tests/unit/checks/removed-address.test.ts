// What a release has published and the site has not any more.
import { describe, expect, test } from "vitest";
import { checkRemovals } from "../../../src/checks/index.ts";
import { hashText, sitePath, url } from "../../../src/model/brands.ts";
import type { Config } from "../../../src/model/config.ts";
import type { Doc } from "../../../src/model/doc.ts";
import type { FrozenVersion } from "../../../src/model/frozen.ts";
import type { Receipt } from "../../../src/model/page.ts";
import { readUrlManifest, type UrlManifest } from "../../../src/model/urlManifest.ts";
import { renderUrlManifest } from "../../../src/outputs/urlManifest.ts";
import { formerAddresses } from "../../../src/pipeline/faults/formerAddresses.ts";
import { assembleSite } from "../../../src/site/assembleSite.ts";
import { expectToTakeLessThan } from "../processorTime.ts";
import { makeConfig, makeContent, makeDoc } from "../site/smallSite.ts";

const idsByPage: Readonly<Record<string, readonly string[]>> = {
  "/docs/moved-guide": ["main", "sidebar-1", "one", "two", "t-tab-0"],
  "/docs/same": ["main", "kept", "new"],
  "/uk/docs/same": ["main"],
};

const fewFiles = ["moved-guide.md", "same.md", "folder/setup.md"];

function publish(changes = {}, docs: readonly (string | Doc)[] = fewFiles, ids = idsByPage) {
  const sources = docs.map((doc) => (typeof doc === "string" ? makeDoc(doc) : doc));
  return publishSite(makeConfig(changes), { sources, ids });
}

function publishSite(
  config: Config,
  { sources, ids, frozen = [] }: { sources: readonly Doc[]; ids: typeof idsByPage; frozen?: readonly FrozenVersion[] },
) {
  const { value: site } = assembleSite(config, makeContent(sources), { drafts: false, strings: {}, frozen });
  const receipts = site.routes.map(
    ({ url, outputPath, target }): Receipt => ({
      outputPath,
      url,
      key: hashText("0"),
      digest: hashText("0"),
      sizeBytes: 0,
      hrefs: [],
      ids: target.kind === "redirect" ? [] : (ids[url] ?? ["main"]),
      loads: {},
      inlineCode: [],
      outline: { anchors: hashText("0"), links: hashText("0") },
    }),
  );
  return { site, receipts, files: new Set(["file.pdf"]), moved: new Map() };
}

const removals = (pages: UrlManifest["pages"], changes = {}) =>
  checkRemovals({ before: { format: 1, pages }, ...publish(changes) }).map(({ code, message, hint }) => ({
    code,
    message,
    hint,
  }));

describe("comparing with a release", () => {
  test("a site has lost nothing of its own manifest", () => {
    const now = publish();
    const before = readUrlManifest(renderUrlManifest(now.receipts, now.site));
    expect(before?.pages["/docs/moved-guide"]).toEqual(["one", "two"]);
    expect(Object.keys(before?.pages ?? {})).not.toContain("/404.html");
    expect(before && checkRemovals({ before, ...now })).toEqual([]);
  });

  test.each([
    ["by its anchors", "/docs/old-name", ["one", "two", "three"], { from: "/docs/old-name", page: "moved-guide" }],
    ["by its name", "/docs/setup", [], { from: "/docs/setup", page: "folder/setup" }],
    ["by likeness", "/docs/sames", [], { from: "/docs/sames", page: "same" }],
    ["in its language", "/uk/docs/setup", [], { from: "/docs/setup", page: "folder/setup" }],
  ])("a redirect is proposed %s", (_, address, ids, { from, page }) => {
    expect(removals({ [address]: ids })).toEqual([
      {
        code: "removed-address",
        message: `The address ${address} was published, but nothing is there now`,
        hint: `add a redirect: { from: ${from}, to: /docs/${page} }, or \`redirect_from: ${from}\` in content/en/docs/${page}.md`,
      },
    ]);
  });

  test("a page that is like no other has no redirect proposed", () => {
    expect(removals({ "/blog/gone-altogether": [] }).map(({ hint }) => hint)).toEqual([
      "restore the page, or add a redirect to the page with the same content",
    ]);
  });

  test("the page whose file was renamed goes before one that looks like it", () => {
    const now = publish();
    const [from, to] = [sitePath("content/en/docs/setup.md"), sitePath("content/en/docs/moved-guide.md")];
    const moved = formerAddresses(now.site, new Map([[from, to]]));
    const before = { format: 1, pages: { "/docs/setup": [], "/uk/docs/setup": [] } } as const;
    expect(checkRemovals({ before, ...now, moved }).map(({ hint }) => hint)).toEqual(
      ["", ""].map(
        () =>
          `${from} is now ${to}: add a redirect: { from: /docs/setup, to: /docs/moved-guide }, or \`redirect_from: /docs/setup\` in ${to}`,
      ),
    );
  });

  test("a file that was renamed and keeps its address, has gone since or comes from another folder, has not moved", () => {
    const { site } = publish();
    const renames = [
      ["content/en/docs/01-same.md", "content/en/docs/same.md"],
      ["content/en/docs/a.md", "content/en/docs/gone.md"],
      ["content/uk/docs/b.md", "content/en/docs/same.md"],
    ].map(([from = "", to = ""]) => [sitePath(from), sitePath(to)] as const);
    expect(formerAddresses(site, new Map(renames))).toEqual(new Map());
  });

  test("an anchor that is gone is named with the nearest one", () => {
    expect(removals({ "/docs/same": ["kept", "knew"] })).toEqual([
      {
        code: "removed-anchor",
        message: "The anchor /docs/same#knew was published, but /docs/same no longer has it",
        hint: 'if "#new" is the same section, give its heading the old id: `{#knew}`',
      },
    ]);
  });

  test("a redirect answers for an address, and its target for the anchors", () => {
    const redirects = { redirects: [{ from: ["/old"], to: "/docs/same" }] };
    expect(removals({ "/old": ["kept"] }, redirects)).toEqual([]);
    expect(removals({ "/old": ["lost"] }, redirects)).toHaveLength(1);
  });

  test("other spellings, files and locales that are not built are no losses", () => {
    expect(removals({ "/docs/same/": [], "/file.pdf": [] })).toEqual([]);
    const english = makeConfig().builtLocales.slice(0, 1);
    expect(removals({ "/uk/docs/gone": [] }, { builtLocales: english })).toEqual([]);
    const ukrainian = makeConfig().builtLocales.slice(1);
    const all = { "/docs/gone": [], "/uk/docs/gone": [] };
    expect(removals(all, { builtLocales: ukrainian }).map(({ message }) => message)).toEqual([
      "The address /uk/docs/gone was published, but nothing is there now",
    ]);
  });

  test.each([
    "",
    "{}",
    '{"format":2,"pages":{}}',
    '{"format":1,"pages":{"/a":[1]}}',
    "[]",
    '{"format":1,"pages":null}',
  ])("%s is no manifest", (text) => {
    expect(readUrlManifest(text)).toBeUndefined();
  });
});

describe("versions", () => {
  const version = (name: string, path: string, isLatest = false) =>
    ({ name, label: name, path, isLatest, banner: "none" }) as const;
  const versions = [version("current", "next"), version("2.1", "", true), version("2.0", "2.0")];
  const docOf = (name: string, path: string) =>
    makeDoc(path, {}, { version: name, path: sitePath(`content/en/versions/${name}/${path}`) });
  const sources = [
    ...["intro.md", "api/setup.md", "late.md"].map((path) => makeDoc(path)),
    ...["intro.md", "api/setup.md", "b/setup.md"].map((path) => docOf("2.1", path)),
    ...["intro.md", "old.md"].map((path) => docOf("2.0", path)),
  ];
  const hintsFor = (pages: UrlManifest["pages"]): readonly (string | undefined)[] => {
    const now = publish({ versions }, sources, { "/docs/2.0/old": ["main", "only"] });
    return checkRemovals({ before: { format: 1, pages }, ...now }).map(({ hint }) => hint);
  };
  const inLatest = (from: string, page: string): string =>
    `add a redirect: { from: ${from}, to: /docs/${page} }, or \`redirect_from: ${from}\` in content/en/versions/2.1/${page}.md`;

  test("of one that is gone lead to the same pages of the latest one, and its root to the first page", () => {
    const gone = ["/docs/1.0", "/docs/1.0/intro", "/docs/1.0/b/setup", "/uk/docs/1.0/api/setup"];
    expect(hintsFor(Object.fromEntries(gone.map((address) => [address, []])))).toEqual([
      inLatest("/docs/1.0", "intro"),
      inLatest("/docs/1.0/intro", "intro"),
      inLatest("/docs/1.0/b/setup", "b/setup"),
      inLatest("/docs/1.0/api/setup", "api/setup"),
    ]);
  });

  test("of which pages are left have lost those pages alone", () => {
    expect(hintsFor({ "/docs/2.0/b/setup": [], "/docs/2.0/into": [], "/docs/next/layte": [] })).toEqual([
      inLatest("/docs/2.0/b/setup", "b/setup"),
      "add a redirect: { from: /docs/2.0/into, to: /docs/2.0/intro }, or `redirect_from: /docs/2.0/into` in content/en/versions/2.0/intro.md",
      "add a redirect: { from: /docs/next/layte, to: /docs/next/late }, or `redirect_from: /docs/next/layte` in content/en/docs/late.md",
    ]);
  });

  test("that are not released yet get no readers of the others, and front matter is proposed where it is read", () => {
    expect(hintsFor({ "/docs/late": [], "/docs/was": ["only"] })).toEqual([
      "restore the page, or add a redirect to the page with the same content",
      "add a redirect: { from: /docs/was, to: /docs/2.0/old }",
    ]);
  });
});

test("a redirect that stands in for a page to which a frozen version links, is none that anybody made", () => {
  const older = { name: "1.0", label: "1.0", path: "1.0", isLatest: false, banner: "none" } as const;
  const config = makeConfig({ versions: [...makeConfig().versions, older] });
  const frozen: FrozenVersion = {
    ...{ format: 1, version: "1.0", place: "docs/1.0", pages: [], files: {}, facts: {}, offline: {} },
    ...{ policy: {}, archive: sitePath("frozen/1.0.zip"), links: [url("/docs/b"), url("/uk/docs/b")] },
  };
  const sources = [makeDoc("intro.md", { slug: "/" }), makeDoc("bees.md")];
  const ids = { "/docs/bees": ["main", "part"], "/uk/docs/bees": ["main", "part"] };
  const now = publishSite(config, { sources, ids, frozen: [frozen] });
  expect(now.site.routesByUrl.get(url("/docs/b"))?.target).toMatchObject({ kind: "redirect", to: "/docs" });
  const pages = { "/docs/b": ["part"], "/uk/docs/b": ["part"] };
  const found = checkRemovals({ before: { format: 1, pages }, ...now });
  expect(found.map(({ message, hint }) => [message, hint?.slice(0, 50)])).toEqual([
    [
      "The address /docs/b was published, but its page is gone: because a frozen version links to it, it leads to /docs",
      "add a redirect: { from: /docs/b, to: /docs/bees },",
    ],
    [
      "The address /uk/docs/b was published, but its page is gone: because a frozen version links to it, it leads to /uk/docs",
      "add a redirect: { from: /docs/b, to: /docs/bees },",
    ],
  ]);
  // What nobody has decided is not published either, so the next release is not asked for it again.
  const published = readUrlManifest(renderUrlManifest(now.receipts, now.site))?.pages;
  expect(published).toHaveProperty(["/docs/bees"]);
  expect(published).not.toHaveProperty(["/docs/b"]);
});

describe("of a large site", () => {
  const numbers = Array.from({ length: 1_000 }, (_, index) => index);
  const english = { builtLocales: makeConfig().builtLocales.slice(0, 1) };
  const common = ["main", "usage", "options", "examples", "errors", "limits"];

  test("a folder that was moved is found in time", async () => {
    const paths = numbers.map((index) => `new/topic-${index}.md`);
    const ids = Object.fromEntries(numbers.map((index) => [`/docs/new/topic-${index}`, common]));
    const now = publish(english, paths, ids);
    const pages = Object.fromEntries(numbers.map((index) => [`/docs/old/topic-${index}`, common]));
    await expectToTakeLessThan(0.5, () => {
      const hints = checkRemovals({ before: { format: 1, pages }, ...now }).map(({ hint }) => hint);
      expect(hints).toHaveLength(1_000);
      expect(hints.at(-1)).toContain("{ from: /docs/old/topic-999, to: /docs/new/topic-999 }");
    });
  });

  test("a page is still found by ids that many pages have, if it alone shares another one", () => {
    const paths = numbers.slice(0, 100).map((index) => `new/topic-${index}.md`);
    const ids = Object.fromEntries(paths.map((_, index) => [`/docs/new/topic-${index}`, [...common, `own-${index}`]]));
    const before = { format: 1, pages: { "/docs/gone": [...common, "own-70"] } } as const;
    const [finding] = checkRemovals({ before, ...publish(english, paths, ids) });
    expect(finding?.hint).toContain("to: /docs/new/topic-70 }");
  });

  test("not all addresses and anchors are compared with all others", () => {
    const now = publish(
      english,
      numbers.map((index) => `n${index}.md`),
      { "/docs/n0": numbers.map((index) => `i${index}`) },
    );
    // What is so much longer takes next to no time.
    const others = numbers.slice(0, 400).map((index) => `${"much-longer-".repeat(3)}${index}`);
    const pages = {
      "/docs/n0": ["j7", ...others, "j8"],
      "/docs/m7": [],
      ...Object.fromEntries(others.map((name) => [`/docs/${name}`, []])),
      "/docs/m8": [],
    };
    const found = checkRemovals({ before: { format: 1, pages }, ...now });
    const hintOf = (name: string) => found.find(({ message }) => message.includes(`${name} was published`))?.hint;
    expect(found).toHaveLength(2 * (others.length + 2));
    expect(hintOf("#j7")).toContain('if "#i7" is the same section');
    expect(hintOf("#j8")).toContain("give the old id to the heading");
    expect(hintOf("/docs/m7")).toContain("{ from: /docs/m7, to: /docs/n7 }");
    expect(hintOf("/docs/m8")).toContain("restore the page");
  });
});
