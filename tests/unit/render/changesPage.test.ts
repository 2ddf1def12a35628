// The page of an API's changes and the feed of them: what both say has to be the same, in every language.
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import type { ChangeDetail, ChangeTerm } from "../../../src/model/apiHistory.ts";
import type { FeedLink, ReleaseView, SubjectView } from "../../../src/model/page.ts";
import { translate } from "../../../src/model/strings.ts";
import { renderRelease } from "../../../src/outputs/index.ts";
import { textOf } from "./apiMarkup.ts";
import { apiPage } from "./apiPage.ts";
import { importRenderer, type RenderPage } from "./bundledRenderer.ts";
import { readStrings, sampleEdition } from "./samplePage.ts";

let render: RenderPage;
beforeAll(async () => {
  render = await importRenderer(join(tmpdir(), "no-such-site"));
});

const terms: readonly ChangeTerm[] = [
  ...(["parameter", "header", "cookie", "request", "response", "field", "value", "type", "required"] as const),
  ...(["deprecated", "default", "security", "variant", "base", "items", "limit", "media", "server"] as const),
  ...(["scheme", "other"] as const),
];
const kinds = ["added", "changed", "removed", "deprecated"] as const;

/** Details with every term, with and without names, and each kind of change with every pair of values. */
const details: readonly ChangeDetail[] = [
  ...terms.map((term) => ({ change: "changed", isBreaking: false, path: [{ term, name: `<${term}>` }] }) as const),
  ...kinds.map((change) => ({ change, isBreaking: true, path: [{ term: "required" }, { term: "items" }] }) as const),
  { change: "added", isBreaking: false, path: [{ term: "value", name: "a & b" }], to: "1" },
  { change: "removed", isBreaking: true, path: [{ term: "value", name: "b" }], from: "1" },
  { change: "changed", isBreaking: true, path: [{ term: "value", name: "c" }], from: "1", to: "2" },
];
const subjects: readonly SubjectView[] = [
  { kind: "api", name: "", change: "changed", isBreaking: false, details: details.slice(0, 2) },
  ...kinds.map((change, index) => ({
    ...({ kind: "operation", name: `PUT /${change}/{id}`, method: "put", path: `/${change}/{id}` } as const),
    ...{ change, isBreaking: index === 0, details: change === "changed" ? details : [], href: `/docs/api/${change}` },
  })),
  { kind: "schema", name: "Room<T>", change: "removed", isBreaking: false, details: [] },
];
const release: ReleaseView = { id: "version-2.0", version: "2.0", previous: "1.0", subjects };
const empty: ReleaseView = { ...release, subjects: [] };

/** Text of the page of a version's changes behind its heading. */
function pageText(shown: ReleaseView, code: "en" | "uk"): string {
  const content = { kind: "apiChanges", title: "Changes", apiTitle: "Hub", releases: [shown] } as const;
  const html = render(sampleEdition(code), apiPage(content));
  const section = /<h2 id="version-2\.0">.*?<\/h2>(.*)<\/article>/s.exec(html)?.[1] ?? "";
  return textOf(section);
}

function feedText(shown: ReleaseView, code: "en" | "uk"): string {
  const strings = readStrings(code);
  const label = (key: string, values?: Readonly<Record<string, string | number>>): string =>
    translate({ strings, lang: code }, key, values);
  return textOf(renderRelease(shown, { label, wholeUrl: (href) => `https://x${href}` }));
}

test.each(["en", "uk"] as const)("page and feed say the same in %s", (code) => {
  for (const shown of [release, empty]) expect(feedText(shown, code)).toBe(pageText(shown, code));
  expect(feedText(release, code)).toContain("PUT /added/{id}");
});

test("the page leads to its feeds and names them in its head", () => {
  const feed: FeedLink = {
    label: "Atom",
    title: "Hub (Atom)",
    type: "application/atom+xml",
    href: "/changes/atom.xml",
  };
  const content = { kind: "apiChanges", title: "Changes", apiTitle: "Hub", releases: [empty] } as const;
  const pageWith = (feeds: readonly FeedLink[] | undefined): string => {
    const page = apiPage(feeds === undefined ? content : { ...content, feeds });
    const whole = feeds?.map(({ type, title, href }) => ({ type, title, href: `https://x${href}` }));
    return render(sampleEdition(), whole === undefined ? page : { ...page, head: { ...page.head, feeds: whole } });
  };
  expect(pageWith([feed])).toContain(
    'Follow the changes: <span><a href="/changes/atom.xml" type="application/atom+xml">',
  );
  expect(pageWith([feed])).toContain(
    '<link rel="alternate" type="application/atom+xml" title="Hub (Atom)" href="https://x/changes/atom.xml">',
  );
  expect(pageWith(undefined)).not.toMatch(/Follow the changes|atom/);
});
