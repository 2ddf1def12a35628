// Makes a site of some hundred sound pages in two languages and plants faults of all kinds into it, each with the place
// where it has to be found. The same call makes the same site.
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pageFaults } from "./kinds.ts";
import { type Expected, type PagePair, startPage } from "./page.ts";

/** Pages in each language; every other one stays sound, so that the others can link to it. */
const pageCount = 130;

/** The site's files by path, and all findings that have to be there. */
export interface Corpus {
  readonly files: ReadonlyMap<string, string>;
  readonly expected: readonly Expected[];
  /** Changes of originals after their translations were accepted, and what they make stale. */
  readonly edits: readonly { readonly file: string; readonly from: string; readonly to: string }[];
  readonly stale: readonly Expected[];
}

const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><path d="M0 0h8v8z"/></svg>\n';

/** The whole site in memory. */
export function makeCorpus(): Corpus {
  const expected: Expected[] = [];
  const files = new Map<string, string>();
  const edits: { file: string; from: string; to: string }[] = [];
  const stale: Expected[] = [];
  let planted = 0;
  for (let index = 0; index < pageCount; index += 1) {
    const name = nameOf(index);
    const page = startPage(`${name}.md`, `Page ${index}`, expected);
    addSound(page, index);
    if (index % 2 === 1) {
      for (const count of [0, 1]) {
        const plant = pageFaults[planted % pageFaults.length];
        planted += 1;
        plant?.(page, index * 10 + count, nameOf(index - 1));
      }
    } else if (index % 10 === 0) {
      const line = page.uk.next();
      page.en.add(`## Stale {#stale}`, "", `State one of ${name}.`, "");
      page.uk.add("## Застаріле {#stale}", "", "Перший стан.", "");
      edits.push({ file: page.en.file, from: `State one of ${name}.`, to: `State two of ${name}.` });
      stale.push(`${page.uk.file}:${line}:1 stale-translation`);
    }
    for (const { file, text } of [page.en, page.uk]) files.set(file, text());
  }
  addSiteFaults(files, expected);
  return { files, expected, edits, stale };
}

const nameOf = (index: number): string => `page-${String(index).padStart(3, "0")}`;

/** What every page has, and nothing is wrong with: near misses of most rules. */
function addSound(page: PagePair, index: number): void {
  const near = nameOf(index - (index % 2));
  page.en.add(
    `It runs on 2.4 GHz for 10,000 ms; see [another page](./${near}.md#sound) and [Wikipedia](https://en.wikipedia.org/wiki/Hub).`,
    "",
    "## Sound {#sound}",
    "",
    "```lua",
    "local lamp = 1 -- the lamp",
    "```",
    "",
    "```json translated-strings",
    '{ "name": "Lamp" }',
    "```",
    "",
    "<!-- hubdocs-ignore broken-link: it comes later -->",
    "",
    "A link to [later](/later).",
    "",
  );
  page.uk.add(
    `Працює на 2,4 ГГц упродовж 10 000 мс; див. [Вікіпедію](https://uk.wikipedia.org/wiki/Хаб) та [іншу сторінку](./${near}.md#sound).`,
    "",
    "## Усе гаразд {#sound}",
    "",
    "```lua",
    "-- лампа",
    "local lamp = 1",
    "```",
    "",
    "```json",
    '{ "name": "Лампа" }',
    "```",
    "",
    "<!-- hubdocs-ignore broken-link: згодом -->",
    "",
    "Посилання на [те, що буде](/later).",
    "",
  );
  page.both("| a | b |", "|---|---|", "| 1 | 2 |", "", ":::note", "Text.", ":::", "");
  page.both("![A hub](/img/hub.svg), `[no link](/nowhere)`, [the tour](/tour.html#start).", "");
}

function addSiteFaults(files: Map<string, string>, expected: Expected[]): void {
  const config = [
    "title: Corpus",
    "url: https://docs.example.org",
    "locales:",
    "  default: en",
    "  en: { label: English }",
    "  uk: { label: Українська }",
    "footer:",
    "  links:",
    "    - { label: Sound, to: /docs/page-000 }",
    "    - { label: Broken, to: /footer/nowhere }",
    "redirects:",
    "  - { from: /old-page, to: /docs/page-000 }",
    "  - { from: /older-page, to: /old-page }",
    "  - { from: /oldest-page, to: /docs/never-was }",
  ];
  files.set("hubdocs.config.yaml", `${config.join("\n")}\n`);
  const at = (text: string): string => {
    const line = config.findIndex((one) => one.includes(text));
    return `hubdocs.config.yaml:${line + 1}:${(config[line]?.indexOf(text) ?? 0) + 1}`;
  };
  expected.push(
    `${at("/footer/nowhere")} broken-link`,
    `${at("{ from: /older-page")} redirect-chain`,
    `${at("{ from: /oldest-page")} broken-link`,
  );
  files.set("content/static/img/hub.svg", picture);
  files.set(
    "content/static/tour.html",
    '<!doctype html>\n<a name="start">Start</a> <b id="end">End</b>\n<a href="/docs/nowhere">Broken</a> <a href="/docs/page-000">Fine</a>\n',
  );
  expected.push("content/static/tour.html:3:10 broken-link");
  for (const name of ["one", "two", "three"]) {
    files.set(`content/static/unused/${name}.svg`, picture);
    expected.push(`content/static/unused/${name}.svg unused-file`);
    files.set(`content/en/docs/${name}.png`, "no picture");
    expected.push(`content/en/docs/${name}.png unused-file`);
    files.set(`content/en/pages/orphan-${name}.md`, `---\ntitle: Orphan ${name}\n---\n\nAlone.\n`);
    files.set(`content/uk/pages/orphan-${name}.md`, `---\ntitle: Сирота ${name}\n---\n\nСам.\n`);
    for (const locale of ["en", "uk"]) expected.push(`content/${locale}/pages/orphan-${name}.md:1:1 orphan-page`);
    files.set(`content/en/docs/only-${name}.md`, `---\ntitle: Only ${name}\n---\n\nText.\n`);
    expected.push(`content/en/docs/only-${name}.md:1:1 missing-translation`);
    files.set(`content/uk/docs/alone-${name}.md`, `---\ntitle: Лише ${name}\n---\n\nТекст.\n`);
    expected.push(`content/uk/docs/alone-${name}.md:1:1 orphan-translation`);
    files.set(
      `content/en/docs/zz-double-${name}.md`,
      `---\ntitle: Double\nslug: /page-00${name.length}\n---\n\nText.\n`,
    );
    files.set(
      `content/uk/docs/zz-double-${name}.md`,
      `---\ntitle: Двічі\nslug: /page-00${name.length}\n---\n\nТекст.\n`,
    );
    // At the slug that gives the address.
    for (const locale of ["en", "uk"]) expected.push(`content/${locale}/docs/zz-double-${name}.md:3:7 duplicate-route`);
  }
}

/** Writes a corpus into a folder. */
export function writeCorpus({ files }: Corpus, folder: string): void {
  for (const [path, text] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}
