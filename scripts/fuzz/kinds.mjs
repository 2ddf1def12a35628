// What is changed at random, and the site around it.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { load } from "js-yaml";
import { mutate, mutateTree } from "./mutate.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Texts of files whose names match, below folders of the project. */
function seedsIn(folders, pattern) {
  return folders.flatMap((folder) =>
    readdirSync(resolve(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && pattern.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((file) => !/node_modules|\.hubdocs/.test(file))
      .sort()
      .map((file) => readFileSync(file, "utf8"))
      .filter((text) => text.length > 0),
  );
}

const put = (folder, path, bytes) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), bytes);
};

const frontMatter = /^---\n([\s\S]*?)\n---\n/;
const settings = "title: Changed at random\nurl: https://docs.example.org\n";

/**
 * A kind of input. `path` names the file of an input, `write` writes all but these files, `page` the output file that must
 * be there when nothing is said about the input; none when the input itself can move or hide its page.
 * @typedef {{ batch: number, change: typeof mutate, untrusted: boolean, statuses: readonly number[], seeds: () => readonly string[],
 *   path: (index: number) => string, page: (index: number, text: string) => string | undefined,
 *   wrap?: (bytes: Buffer) => Buffer, write: (folder: string, count: number) => void }} Kind
 */

/** @type {Readonly<Record<string, Kind>>} */
export const kinds = {
  markdown: pagesOf({ untrusted: false }),
  untrusted: pagesOf({ untrusted: true }),
  yaml: {
    batch: 50,
    untrusted: false,
    statuses: [0, 1],
    seeds: () =>
      seedsIn(["content/en", "content/manual/content", "tests/sites"], /\.mdx?$/).flatMap(
        (text) => frontMatter.exec(text)?.[1] ?? [],
      ),
    change: mutate,
    path: (index) => `content/en/docs/page-${index}.md`,
    wrap: (bytes) => Buffer.concat([Buffer.from("---\n"), bytes, Buffer.from("\n---\n\nWords.\n")]),
    page: () => undefined,
    write: (folder) => put(folder, "hubdocs.config.yaml", settings),
  },
  config: {
    batch: 1,
    untrusted: false,
    statuses: [0, 1, 2],
    seeds: () => seedsIn(["tests/sites", "content/manual"], /^hubdocs\.config\.yaml$/),
    change: mutate,
    path: () => "hubdocs.config.yaml",
    page: () => undefined,
    write: (folder) => put(folder, "content/en/docs/intro.md", "# Introduction\n\nWords.\n"),
  },
  specs: apisOf({ batch: 10, change: mutate, seeds: () => specifications(20_000) }),
  trees: apisOf({ batch: 5, change: mutateTree, seeds: () => specifications(400_000).filter(isReadable) }),
  overlays: {
    batch: 5,
    untrusted: true,
    statuses: [0, 1],
    seeds: () => seedsIn(["tests/sites"], /\.ya?ml$/).filter((text) => /^overlay:/m.test(text)),
    change: (text, by) => (by.random() < 0.5 ? mutate : mutateTree)(text, by),
    path: (index) => `specs/api-${index}.uk.yaml`,
    page: () => undefined,
    write: (folder, count) => {
      const entry = (index) =>
        `  - { id: api-${index}, label: API ${index}, path: docs/api-${index}, specs: { en: specs/base.yaml, uk: specs/api-${index}.uk.yaml } }\n`;
      const locales = "locales: { default: en, en: { label: English }, uk: { label: Українська } }\n";
      put(
        folder,
        "hubdocs.config.yaml",
        `${settings}${locales}apis:\n${Array.from({ length: count }, (_, index) => entry(index)).join("")}`,
      );
      put(folder, "specs/base.yaml", readFileSync(join(root, "tests/sites/overlay-of-an-api/site/specs/rooms.yaml")));
    },
  },
};

/** Specifications of the project, and those that others have published where a folder of them is given. */
function specifications(maxCharacters) {
  const shared = process.env.HUBDOCS_SHARED;
  return [
    ...seedsIn(["specs", "tests/sites", "tests/unit/openapi"], /\.ya?ml$/),
    ...(shared === undefined ? [] : seedsIn([join(shared, "specs")], /\.yaml$/)),
  ].filter((text) => text.length <= maxCharacters && /^["']?(?:openapi|swagger)["']?:/m.test(text));
}

function isReadable(text) {
  try {
    return Object.keys(load(text)).length > 0;
  } catch {
    return false; // hostile by itself
  }
}

/** Specifications, each of an API of its own. */
function apisOf({ batch, change, seeds }) {
  return {
    batch,
    change,
    seeds,
    untrusted: true,
    statuses: [0, 1],
    path: (index) => `specs/api-${index}.yaml`,
    page: () => undefined,
    write: (folder, count) => {
      const entries = Array.from(
        { length: count },
        (_, index) =>
          `  - { id: api-${index}, label: API ${index}, path: docs/api-${index}, specs: { en: specs/api-${index}.yaml } }\n`,
      );
      put(folder, "hubdocs.config.yaml", `${settings}apis:\n${entries.join("")}`);
      put(folder, "content/en/docs/intro.md", "# Introduction\n\nWords.\n");
    },
  };
}

/** Markdown without front matter, with or without HTML of its own. */
function pagesOf({ untrusted }) {
  return {
    batch: 100,
    untrusted,
    statuses: [0, 1],
    change: mutate,
    seeds: () =>
      seedsIn(["content", "tests/sites"], /\.mdx?$/).map((text) => text.replace(frontMatter, "").slice(0, 20_000)),
    path: (index) => `content/en/docs/page-${index}.md`,
    page: (index, text) => (text.startsWith("---") ? undefined : `docs/page-${index}/index.html`),
    write: (folder) => put(folder, "hubdocs.config.yaml", `${settings}markdown: { rawHtml: ${!untrusted} }\n`),
  };
}
