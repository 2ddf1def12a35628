// The sources of a small site in two languages and two versions, for tests of what the page shell does in a browser.
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

const config = {
  title: "Shell",
  locales: { default: "en", en: { label: "English" }, uk: { label: "Українська" } },
  versions: { latest: "2.0", list: { current: null, "2.0": null, "1.0": null } },
  search: { enabled: false },
  navbar: {
    hideOnScroll: true,
    items: [
      { type: "docSidebar", sidebarId: "docsSidebar", label: { en: "Guide", uk: "Посібник" } },
      {
        type: "dropdown",
        label: { en: "More", uk: "Більше" },
        items: [
          { label: { en: "About", uk: "Про нас" }, to: "/about" },
          { label: { en: "Guide", uk: "Посібник" }, to: "/docs/intro" },
        ],
      },
      { type: "docsVersionDropdown", position: "right" },
      { type: "localeDropdown", position: "right" },
    ],
  },
  announcement: { id: "first", text: { en: "News", uk: "Новини" } },
};

const paragraph = "Words that fill a line of the page, so that it is long enough to be scrolled through.\n\n".repeat(6);

function texts(words: Readonly<Record<"part" | "title", string>>): string {
  const sections = Array.from({ length: 12 }, (_, index) => `## ${words.part} ${index + 1}\n\n${paragraph}`);
  return `# ${words.title}\n\n${paragraph}${sections.join("")}`;
}

const tabs = `# Tabs

::::tabs{group="os"}
:::tab[Linux]
${paragraph}
:::
:::tab[Windows]
Short.
:::
::::

Between.

::::tabs{group="os"}
:::tab[Linux]
Second Linux
:::
:::tab[Windows]
Second Windows
:::
:::tab[Mac]
Second Mac
:::
::::

::::tabs
:::tab[First]
One
:::
:::tab[Second]
### Deep inside {#deep}

A rare word: zyzzyva.

\`\`\`sh
echo ${"long ".repeat(60)}
\`\`\`
:::
::::

<details><summary>Folded</summary>

### In the fold {#fold}

Folded text.

</details>

${paragraph.repeat(6)}
`;

const asked = `::::tabs{group="side" query}
:::tab[Left]
Port
:::
:::tab[Right]
Starboard
:::
::::
`;

const code = `# Code

\`\`\`js showLineNumbers
// highlight-next-line
const short = 1;
const two = "for windows";
\`\`\`

\`\`\`js title="long.js"
const long = "${"long ".repeat(60)}";
\`\`\`
`;

function contentOf(locale: "en" | "uk"): Readonly<Record<string, string>> {
  const words = { en: { part: "Part", title: "Intro" }, uk: { part: "Розділ", title: "Вступ" } }[locale];
  const guide = Object.fromEntries(
    Array.from({ length: 8 }, (_, chapter) => [
      [
        `docs/chapter-${chapter}/_category_.json`,
        JSON.stringify({ label: `Chapter ${chapter}`, position: chapter + 5 }),
      ],
      ...Array.from({ length: 6 }, (__, page) => [
        `docs/chapter-${chapter}/page-${page}.md`,
        `# Page ${chapter}.${page}\n\n${paragraph}`,
      ]),
    ]).flat(),
  );
  return {
    ...guide,
    "pages/index.md": `# ${words.title}\n\n[docs](/docs/intro)\n`,
    "pages/about.md": `# ${words.title}\n\n${paragraph}`,
    "docs/intro.md": `---\nsidebar_position: 1\n---\n${texts(words)}`,
    "docs/tabs.md": `---\nsidebar_position: 2\n---\n${tabs}`,
    "docs/code.md": `---\nsidebar_position: 3\n---\n${code}`,
    "docs/secret.md": `---\nunlisted: true\n---\n# Secret\n\n[Док](/довідка/док)\n\n${asked}`,
    "pages/help.md": `---\nslug: /довідка/док\n---\n# Док\n\n## Їжак\n\n${paragraph.repeat(12)}[Back](/docs/next/secret)\n`,
    "versions/2.0/intro.md": `---\nsidebar_position: 1\n---\n${texts(words)}`,
    "versions/2.0/new.md": "# New\n",
    "versions/1.0/intro.md": `# ${words.title}\n`,
  };
}

/** Writes the site's settings, changed where told. */
export function configureShellSite(site: string, changes: object = {}): void {
  writeFileSync(join(site, "hubdocs.config.json"), JSON.stringify({ ...config, ...changes }));
}

/** Writes the whole site into a folder. */
export function writeShellSite(site: string): void {
  for (const locale of ["en", "uk"] as const) {
    for (const [path, text] of Object.entries(contentOf(locale))) {
      const file = join(site, "content", locale, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
  }
  configureShellSite(site);
}
