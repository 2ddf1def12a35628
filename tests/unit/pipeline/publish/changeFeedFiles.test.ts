// Feeds of an API's changes: what readers of feeds rely on, and which sites have them.
import { expect, test } from "vitest";
import type { ApiRelease, SubjectChange } from "../../../../src/model/apiHistory.ts";
import { hashText, localeCode, sitePath, slug } from "../../../../src/model/brands.ts";
import type { Config } from "../../../../src/model/config.ts";
import type { Version } from "../../../../src/model/edition.ts";
import { changeFeedFiles } from "../../../../src/pipeline/publish/changeFeedFiles.ts";
import { machineFiles } from "../../../../src/pipeline/publish/machineFiles.ts";
import { assembleSite } from "../../../../src/site/assembleSite.ts";
import { readXml } from "../../readXml.ts";
import { readStrings } from "../../render/samplePage.ts";
import { makeConfig, makeContent, makeDoc } from "../../site/smallSite.ts";

const place = { bodyHash: hashText("b"), bodyRefs: [], location: { file: sitePath("s.yaml"), line: 1, column: 1 } };
const versions: readonly Version[] = [
  { name: "current", label: "Next", path: "next", isLatest: false, banner: "unreleased" },
  { name: "3.0", label: "3.0", path: "", isLatest: true, banner: "none" },
  { name: "2.0", label: "2.0", path: "2.0", isLatest: false, banner: "unmaintained" },
  { name: "1.0", label: "1.0", path: "1.0", isLatest: false, banner: "unmaintained" },
];
const names = versions.map(({ name }) => name);

const breaking: SubjectChange = {
  ...{ kind: "operation", name: "GET /rooms/{id}", change: "changed", isBreaking: true },
  details: [
    {
      ...{ change: "changed", isBreaking: true, from: "100", to: "50" },
      path: [
        { term: "parameter", name: "limit" },
        { term: "limit", name: "maximum" },
      ],
    },
  ],
};
const added: SubjectChange = { kind: "schema", name: "Room", change: "added", isBreaking: false, details: [] };

interface Case {
  readonly config?: Partial<Config>;
  /** What 3.0 has changed. */
  readonly subjects?: readonly SubjectChange[];
  readonly dates?: Readonly<Record<string, string>>;
  readonly label?: string;
  readonly staticFiles?: readonly string[];
  readonly updated?: (path: string) => string | undefined;
  readonly hasHistory?: boolean;
}

function siteOf({ config = {}, subjects = [breaking, added], dates = {}, label = "Hub API", ...more }: Case) {
  const specs = names.map((version) => ({
    ...{
      ...place,
      apiId: "hub",
      docsVersion: version,
      locale: localeCode("en"),
      path: sitePath(`specs/${version}.yaml`),
    },
    ...{ title: "Hub", version: "1", description: "", sections: [], servers: [], tags: [] },
    operations: [
      {
        ...{ ...place, slug: slug("room"), method: "get", path: "/rooms/{id}", tags: [] },
        ...{ summary: "A room", description: "", isWebhook: false, isDeprecated: false },
      },
    ],
    schemas: [{ ...place, name: "Room", slug: slug("room"), description: "" }],
  }));
  const releases: readonly ApiRelease[] = [
    { version: "2.0", previous: "1.0", subjects: [] },
    { version: "3.0", previous: "2.0", subjects },
    { version: "current", previous: "3.0", subjects: [added] },
  ];
  const history = { versions: names.toReversed(), subjects: new Map(), releases };
  const api = { id: "hub", label, specs: {}, path: "docs/api", sidebar: "api", versionSpecs: {} };
  const made = makeConfig({
    versions: versions.map((one) => (dates[one.name] === undefined ? one : { ...one, date: dates[one.name] ?? "" })),
    versionLabels: Object.fromEntries(names.map((name) => [name, name])),
    apis: [api as never],
    ...config,
  });
  const doc = makeDoc("intro.md", {}, { version: "3.0", path: sitePath("content/en/versions/3.0/intro.md") });
  const content = makeContent([doc], { specs: specs as never, staticFiles: more.staticFiles ?? [] });
  const histories = new Map(more.hasHistory === false ? [] : [["hub", history]]);
  return assembleSite(made, content, { drafts: false, strings: {}, histories }).value;
}

function inputOf(one: Case = {}) {
  const lastUpdateOf = (path: string) => {
    const date = one.updated?.(path);
    return date === undefined ? undefined : { date };
  };
  return { site: siteOf(one), strings: { en: readStrings("en"), uk: readStrings("uk") }, lastUpdateOf };
}

const filesOf = (one: Case = {}): ReadonlyMap<string, string> =>
  new Map(changeFeedFiles(inputOf(one)).map(({ path, text }) => [path, text]));

const jsonOf = (one: Case = {}) => JSON.parse(filesOf(one).get("docs/api/changes/feed.json") ?? "null");

/** An Atom feed as a reader sees it. Fails on what is not well-formed and on what RFC 4287 demands and is not there. */
function atomOf(one: Case = {}) {
  const text = filesOf(one).get("docs/api/changes/atom.xml") ?? "";
  const { feed } = readXml(text, ["entry", "link", "author"], { parseTagValue: false });
  for (const part of [feed, ...feed.entry]) {
    expect([typeof part.id, typeof part.title]).toEqual(["string", "string"]);
    expect(new Date(part.updated).toISOString()).toBe(part.updated);
  }
  expect(new Set(feed.entry.map(({ id }: { readonly id: string }) => id)).size).toBe(feed.entry.length);
  expect(feed.author[0].name).toBe("Hub");
  return feed;
}

const page = "https://docs.example.org/docs/api/changes";

test("the feeds tell what each version has changed up to the latest, newest first, in words and whole links", () => {
  const { feed_url, home_page_url, items, version } = jsonOf({ dates: { "3.0": "2026-10-06", "2.0": "2026-05-01" } });
  expect([version, home_page_url, feed_url]).toEqual(["https://jsonfeed.org/version/1.1", page, `${page}/feed.json`]);
  expect(items).toEqual([
    {
      id: `${page}#version-3.0`,
      url: `${page}#version-3.0`,
      title: "Hub API 3.0",
      summary: "Compared with 2.0 · 1 entry with breaking changes",
      content_html:
        "<p>Compared with 2.0 · 1 entry with breaking changes</p><h2>Operations</h2><ul><li><code>GET</code> " +
        '<a href="https://docs.example.org/docs/api/room"><code>/rooms/{id}</code></a><ul><li>parameter <code>limit</code> › ' +
        "limit <code>maximum</code> changed <code>100</code> → <code>50</code> <strong>breaking</strong></li></ul></li></ul>" +
        '<h2>Schemas</h2><ul><li><a href="https://docs.example.org/docs/api/schemas/room"><code>Room</code></a> added</li></ul>',
      date_published: "2026-10-06T00:00:00.000Z",
      date_modified: "2026-10-06T00:00:00.000Z",
      tags: ["breaking"],
    },
    {
      id: `${page}#version-2.0`,
      url: `${page}#version-2.0`,
      title: "Hub API 2.0",
      summary: "Compared with 1.0 · nothing has changed",
      content_html: "<p>Compared with 1.0 · nothing has changed</p>",
      date_published: "2026-05-01T00:00:00.000Z",
      date_modified: "2026-05-01T00:00:00.000Z",
    },
  ]);
});

test("each language has feeds of its own, in its words", () => {
  const files = filesOf();
  expect([...files.keys()]).toEqual(
    ["", "uk/"].flatMap((prefix) => [`${prefix}docs/api/changes/atom.xml`, `${prefix}docs/api/changes/feed.json`]),
  );
  const { language, items, title } = JSON.parse(files.get("uk/docs/api/changes/feed.json") ?? "");
  expect([language, title]).toEqual(["uk", "Hub: Hub API · Зміни"]);
  expect(items[0].content_html).toContain("<strong>порушує сумісність</strong>");
  expect(items[0].content_html).toContain('href="https://docs.example.org/uk/docs/api/room"');
});

test("ids stay when labels and titles change, and links have the base URL", () => {
  const idsOf = (one: Case): readonly string[] => jsonOf(one).items.map(({ id }: { readonly id: string }) => id);
  const renamed = { label: "Other", config: { title: "Hub 2", versionLabels: { "3.0": "Three", "2.0": "Two" } } };
  expect(idsOf(renamed)).toEqual(idsOf({}));
  const [item] = jsonOf({ config: { baseUrl: "/sub/" } }).items;
  expect(item.url).toBe("https://docs.example.org/sub/docs/api/changes#version-3.0");
  expect(item.content_html).toContain('href="https://docs.example.org/sub/docs/api/room"');
});

test("a version's day goes before the date of its specification in git", () => {
  const updated = (path: string) => (path === "specs/1.0.yaml" ? undefined : "2026-11-01T10:00:00+02:00");
  const { items } = jsonOf({ dates: { "3.0": "2026-10-06" }, updated });
  expect(items[0]).toMatchObject({ date_published: "2026-10-06T00:00:00.000Z" });
  expect(items[1].date_published).toBeUndefined();
  expect(items[1].date_modified).toBe("2026-11-01T08:00:00.000Z");
});

test("where no date is known, Atom has that of the version before or one that never changes, and JSON none", () => {
  const datesOf = (one: Case): readonly string[] =>
    atomOf(one).entry.map(({ updated }: { readonly updated: string }) => updated);
  expect(datesOf({})).toEqual(["1970-01-01T00:00:00.000Z", "1970-01-01T00:00:00.000Z"]);
  expect(datesOf({ dates: { "2.0": "2026-05-01" } })).toEqual(["2026-05-01T00:00:00.000Z", "2026-05-01T00:00:00.000Z"]);
  expect(atomOf({ dates: { "3.0": "2026-10-06" } }).updated).toBe("2026-10-06T00:00:00.000Z");
  expect(Object.keys(jsonOf({}).items[0]).filter((key) => key.startsWith("date"))).toEqual([]);
});

test("hostile names and values stay texts, in XML and in the HTML inside", () => {
  const hostile = "</content><script>a & b</script> ]]> \u0000\u001b \ud800";
  const subjects: readonly SubjectChange[] = [
    { ...added, name: hostile },
    {
      ...breaking,
      details: [{ change: "added", isBreaking: false, path: [{ term: "other", name: hostile }], to: hostile }],
    },
  ];
  const one: Case = { subjects, label: hostile, config: { versionLabels: { "3.0": hostile, "2.0": "2.0" } } };
  const [entry] = atomOf(one).entry;
  expect(entry.title).toContain("<script>a & b</script> ]]> \ufffd\ufffd \ufffd");
  for (const html of [entry.content["#text"], jsonOf(one).items[0].content_html]) {
    expect(html).not.toContain("<script");
    expect(html.split("&lt;script&gt;a &amp; b&lt;/script&gt; ]]&gt;").length - 1).toBe(3);
  }
});

test.each<[string, Case]>([
  ["a history", { hasHistory: false }],
  ["a url", { config: { url: "" } }],
  ["a server", { config: { offline: {} as NonNullable<Config["offline"]> } }],
  ["a version before the latest", { config: { versions: [{ ...versions[3], path: "", isLatest: true } as Version] } }],
])("a site without %s has no feeds of changes", (_, one) => {
  expect(filesOf().size).toBe(4);
  expect([...filesOf(one).keys()]).toEqual([]);
});

test("a static file in the place of a feed is the one that stays", () => {
  const taken = "docs/api/changes/atom.xml";
  const pathsWith = (staticFiles: readonly string[]): readonly string[] =>
    machineFiles({ ...inputOf({ staticFiles }), receipts: [], contentSecurity: "" }).map(({ path }) => path);
  expect(pathsWith([])).toContain(taken);
  expect(pathsWith([taken])).not.toContain(taken);
  expect(pathsWith([taken])).toContain("docs/api/changes/feed.json");
});
