// Labels of folders, tags, authors and the configuration go to translators and come back, and nothing else in their files
// changes.
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { po } from "gettext-parser";
import { afterAll, beforeEach, expect, test } from "vitest";
import { runHubdocs } from "../portal/runHubdocs.ts";
import { put, putAll } from "./putFile.ts";

const site = mkdtempSync(join(tmpdir(), "hubdocs-labels-"));
afterAll(() => rmSync(site, { recursive: true, force: true }));

const config = [
  "# Ours\ntitle: { en: Hub, uk: Хаб } # title\ntagline:\n  en: All of it # in short\n",
  "locales: { default: en, en: English, uk: Українська }\n",
  "navbar: { items: [{ type: doc, docId: guide/a, label: { en: Guide } }, { label: Blog, href: { en: /blog } }] }\n",
].join("");
const category =
  '{\n  "label": "Guide",\n  "position": 3,\n  "link": { "type": "generated-index", "title": "All", "slug": "/g" }\n}\n';

beforeEach(() => {
  rmSync(join(site, "content"), { recursive: true, force: true });
  putAll(site, {
    "hubdocs.config.yaml": config,
    "content/en/docs/guide/a.md": "# Guide\n",
    "content/en/docs/guide/_category_.json": category,
    "content/en/docs/tags.yml": "news:\r\n  label: News\r\n  permalink: /n\r\nold: { label: Old }\r\n",
    "content/en/blog/authors.yml": "team: { name: The team, title: Docs, url: https://example.org }\n",
    "content/uk/docs/tags.yaml": "# Наші\r\nold: { label: 'Старе' } # давнє\r\n",
  });
});

const read = (path: string): string => readFileSync(join(site, path), "utf8");

function give(): string {
  const { stdout, stderr, status } = runHubdocs(["po", "uk"], site);
  expect(status, stderr).toBe(0);
  return stdout;
}

function take(catalogue: string): string {
  put(site, "uk.po", catalogue);
  const { stdout, stderr, status } = runHubdocs(["po", "uk", "--take", "uk.po"], site);
  expect(status, stderr).toBe(0);
  return stdout;
}

/** The catalogue with a translation of everything: the text, its context and a mark. */
function translated(leftOut: readonly string[] = []): string {
  const catalogue = po.parse(give());
  for (const [context, texts] of Object.entries(catalogue.translations))
    for (const message of Object.values(texts))
      if (message.msgid !== "" && !leftOut.includes(message.msgid))
        message.msgstr = [`${message.msgid} ${context.slice(0, 4)} ю`];
  return po.compile(catalogue).toString();
}

test("each has the context of its file, and its place", () => {
  const catalogue = give();
  expect(catalogue).toContain(
    '#: content/en/docs/guide/_category_.json:2\n#. Label of a folder\nmsgctxt "docs/guide/_category_.json"\nmsgid "Guide"\nmsgstr ""\n',
  );
  expect(catalogue).toContain(
    '#: hubdocs.config.yaml:2\n#. Configuration of the site\nmsgctxt "hubdocs.config.yaml"\nmsgid "Hub"\nmsgstr "Хаб"\n',
  );
  expect(catalogue).toContain('msgctxt "docs/tags.yml"\nmsgid "Old"\nmsgstr "Старе"\n');
  // No post of the blog is translated or wants to be, so its authors are nobody's business; an address is no text.
  expect(catalogue).not.toMatch(/The team|\/blog/);
});

test("come back into files of the language and the configuration, where all else stays as it is", () => {
  put(site, "content/en/blog/2026-01-01-a.md", "---\nauthors: team\n---\n# Post\n");
  expect(take(translated())).toMatchInlineSnapshot(`
    "Wrote content/uk/docs/guide/a.md
    Wrote content/uk/blog/2026-01-01-a.md
    Wrote content/uk/docs/guide/_category_.json
    Wrote content/uk/docs/tags.yaml
    Wrote content/uk/blog/authors.yml
    Wrote hubdocs.config.yaml
    Wrote content/translations.uk.json
    "
  `);
  expect(JSON.parse(read("content/uk/docs/guide/_category_.json"))).toEqual({
    label: "Guide docs ю",
    link: { type: "generated-index", title: "All docs ю", slug: "/g" },
  });
  expect(read("content/uk/docs/tags.yaml")).toBe(
    "# Наші\r\nold: { label: Old docs ю } # давнє\r\nnews:\r\n  label: News docs ю\r\n  permalink: /n\r\n",
  );
  expect(read("content/uk/blog/authors.yml")).toBe(
    'team:\n  name: The team blog ю\n  title: Docs blog ю\n  url: "https://example.org"\n',
  );
  expect(read("hubdocs.config.yaml")).toBe(
    config
      .replace("Хаб", "Hub hubd ю")
      .replace("# in short\n", "# in short\n  uk: All of it hubd ю\n")
      .replace("en: Guide", "en: Guide, uk: Guide hubd ю"),
  );
  expect(runHubdocs(["check"], site).status).toBe(0);
  expect(take(translated())).toBe("Nothing in the catalogue is new\n");
});

test("an entry that is not there comes as a whole, or waits", () => {
  put(site, "content/en/docs/tags.yml", "news: { label: News, description: What is new }\nold: { label: Old }\n");
  expect(take(translated(["What is new", "All"]))).toContain("2 texts of 2 files still to translate\n");
  expect(read("content/uk/docs/tags.yaml")).toBe("# Наші\r\nold: { label: Old docs ю } # давнє\r\n");
  expect(read("content/uk/docs/guide/_category_.json")).toBe('{\n  "label": "Guide docs ю"\n}\n');
});

test("a catalogue that was made before knows nothing of them, and changes none", () => {
  expect(take('msgid "Guide"\nmsgstr "Посібник"\n\nmsgid "Old"\nmsgstr "Старіше"\n')).not.toMatch(
    /_category_|tags|config/,
  );
  expect(read("content/uk/docs/guide/a.md")).toContain("Посібник");
  expect(existsSync(join(site, "content/uk/docs/guide/_category_.json"))).toBe(false);
  // For the next catalogue such a translation is better than none.
  const { stdout } = runHubdocs(["po", "uk", "--from", "uk.po"], site);
  expect(stdout).toContain('msgctxt "docs/guide/_category_.json"\nmsgid "Guide"\nmsgstr "Посібник"\n');
});

test("one word that is translated in two ways in a file comes back to both of its places", () => {
  put(site, "content/en/docs/tags.yml", "a: { label: Open }\nb: { label: Open }\nc: { label: Open }\n");
  const tags = "a: { label: Відкрити }\nb: { label: Відчинено }\nc: { label: Відкрити }\n";
  put(site, "content/uk/docs/tags.yaml", tags);
  const catalogue = give();
  expect(catalogue).toContain('msgctxt "docs/tags.yml#/b/label"\nmsgid "Open"\nmsgstr "Відчинено"\n');
  expect(take(catalogue)).not.toContain("tags");
  take(catalogue.replaceAll("Відкрити", "Відкрий").replaceAll("Відчинено", "Навстіж"));
  expect(read("content/uk/docs/tags.yaml")).toBe(
    tags.replaceAll("Відкрити", "Відкрий").replaceAll("Відчинено", "Навстіж"),
  );
});

test("a file that cannot be changed in place stays as it is, and is told of", () => {
  const tags = "old: &a { label: Старе }\nolder: *a\n";
  put(site, "content/uk/docs/tags.yaml", tags);
  put(site, "uk.po", 'msgctxt "docs/tags.yml"\nmsgid "Old"\nmsgstr "Давнє"\n');
  const { stderr, status } = runHubdocs(["po", "uk", "--take", "uk.po"], site);
  expect([status, stderr]).toEqual([
    1,
    expect.stringMatching(/^content\/uk\/docs\/tags\.yaml:1:1 error data-invalid: /),
  ]);
  expect(read("content/uk/docs/tags.yaml")).toBe(tags);
});
