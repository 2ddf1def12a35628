// What is changed at random, and the site around it.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
const maxSeedCharacters = 20_000;

/** Texts of files whose names match, below folders of the project. */
function seedsIn(folders, pattern) {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && pattern.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((file) => !/node_modules|\.hubdocs/.test(file))
      .sort()
      .map((file) => readFileSync(file, "utf8"))
      .filter((text) => text.length > 0 && text.length <= maxSeedCharacters),
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
 * @typedef {{ batch: number, untrusted: boolean, statuses: readonly number[], seeds: () => readonly string[],
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
    path: () => "hubdocs.config.yaml",
    page: () => undefined,
    write: (folder) => put(folder, "content/en/docs/intro.md", "# Introduction\n\nWords.\n"),
  },
  specs: {
    batch: 10,
    untrusted: true,
    statuses: [0, 1],
    seeds: () =>
      seedsIn(["tests/sites", "tests/unit/openapi"], /\.ya?ml$/).filter((text) => /^(?:openapi|swagger):/m.test(text)),
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
  },
};

/** Markdown without front matter, with or without HTML of its own. */
function pagesOf({ untrusted }) {
  return {
    batch: 100,
    untrusted,
    statuses: [0, 1],
    seeds: () => seedsIn(["content", "tests/sites"], /\.mdx?$/).map((text) => text.replace(frontMatter, "")),
    path: (index) => `content/en/docs/page-${index}.md`,
    page: (index, text) => (text.startsWith("---") ? undefined : `docs/page-${index}/index.html`),
    write: (folder) => put(folder, "hubdocs.config.yaml", `${settings}markdown: { rawHtml: ${!untrusted} }\n`),
  };
}
