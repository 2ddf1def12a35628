// Random edits of what people write: pages, posts, and the files beside them. Each gives steps.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fields, paragraphs, words } from "./pagePieces.mjs";
import { picture } from "./site.mjs";

const isPage = (path) => /^content\/(?!static\/).*\.md$/.test(path);
const heading = /^---\n([\s\S]*?)\n---\n/;

/** A page's text with another field in its front matter, or without one of its fields. */
function withField(text, field, isTaken) {
  const lines = heading.exec(text)?.[1]?.split("\n") ?? [];
  const body = text.replace(heading, "");
  const name = field.split(":")[0];
  const others = lines.filter((line) => !line.startsWith(`${name}:`));
  const all = isTaken ? lines.slice(1) : [...others, field];
  return all.length === 0 ? body : `---\n${all.join("\n")}\n---\n${body}`;
}

/** Fields that a page of its kind can have. */
function fieldsFor(path, about) {
  const kind = /\/blog\//.test(path) ? /^(?:sidebar|pagination|displayed)_/ : /^(?:authors|date):/;
  return fields(about).filter(
    (field) => !kind.test(field) && !(/\/pages\//.test(path) && /_/.test(field.split(":")[0])),
  );
}

/** What changes in the text of one page. */
function changedText({ path, text }, about) {
  const { pick, random } = about;
  const lines = text.split("\n\n");
  // Between the parts of a container most texts are a mistake.
  const at = /:::/.test(text) && random() < 0.9 ? lines.length : 1 + Math.floor(random() * lines.length);
  const kind = random();
  if (kind < 0.4) return [...lines.slice(0, at), pick(paragraphs(about)), ...lines.slice(at)].join("\n\n");
  if (kind < 0.7) return withField(text, pick(fieldsFor(path, about)), random() < 0.25);
  if (kind < 0.8 && lines.length > 2) return [...lines.slice(0, at), ...lines.slice(at + 1)].join("\n\n");
  if (kind < 0.9) return text.replace(/^(#+ )(.*)$/m, (_, marks) => `${marks}Renamed ${Math.floor(random() * 5)}`);
  return text.replace(/[a-zа-я]{4,}/, pick(words.slice(0, 5)));
}

const otherLocale = (path) => (path.includes("/en/") ? path.replace("/en/", "/uk/") : path.replace("/uk/", "/en/"));
const changedCase = (path) =>
  path.replace(/([^/]+)(\.\w+)$/, (_, name, end) => `${name[0].toUpperCase()}${name.slice(1)}${end}`);

/**
 * Edits of pages. `about`: the paths of the site, the texts that it had (`past`), and where numbers come from.
 * @type {readonly ((about: { site: string, paths: readonly string[], pages: readonly string[], past: readonly { path: string, text: string }[],
 *   pick: <T>(list: readonly T[]) => T, random: () => number }) => readonly import("./steps.mjs").Step[])[]}
 */
export const pageEdits = [
  ...Array.from({ length: 5 }, () => (about) => {
    const path = about.pick(about.pages);
    return [
      { do: "write", path, text: changedText({ path, text: readFileSync(join(about.site, path), "utf8") }, about) },
    ];
  }),
  ({ pick, pages, random }) => {
    const path = pick(pages);
    return [{ do: "move", path, to: path.replace(/[^/]+$/, `moved-${Math.floor(random() * 4)}.md`) }];
  },
  ({ pick, pages }) => {
    const path = pick(pages);
    return [{ do: "move", path, to: changedCase(path) }];
  },
  ({ pick, pages }) => [{ do: "remove", path: pick(pages) }],
  (about) => {
    const folder = about.pick([
      "content/en/docs",
      "content/en/docs/guide",
      "content/en/docs/deep/er",
      "content/uk/docs",
      "content/en/pages",
      "content/en/versions/1.0",
    ]);
    const text = `# New ${Math.floor(about.random() * 5)}\n\n${about.pick(paragraphs(about))}\n`;
    return [{ do: "write", path: `${folder}/new-${Math.floor(about.random() * 4)}.md`, text }];
  },
  (about) => {
    const day = 10 + Math.floor(about.random() * 18);
    const text = `---\ntitle: Post of ${day}\nauthors: [${about.pick(["ann", "bob"])}]\n---\n\nBegins.\n\n<!-- truncate -->\n\n${about.pick(paragraphs(about))}\n`;
    return [
      {
        do: "write",
        path: `content/${about.pick(["en", "uk"])}/blog/2026-0${about.pick([1, 2, 3])}-${day}-post.md`,
        text,
      },
    ];
  },
  ({ pick, pages }) => [{ do: "swap", path: pick(pages), to: pick(pages) }],
  ({ pick, pages }) => {
    const path = pick(pages);
    return [{ do: "copy", path, to: otherLocale(path) }];
  },
  ({ pick, past }) => (past.length === 0 ? [] : [{ do: "write", ...pick(past) }]),
  ({ pick, pages, random }) => [
    { do: "touch", path: pick(pages), seconds: 1_700_000_000 + Math.floor(random() * 1e6) },
  ],
  ({ pick, pages, site, random }) => {
    // As many bytes, and the times that the file had.
    const path = pick(pages);
    const text = readFileSync(join(site, path), "utf8").replace(
      /[a-z](?=\w*\W*$)/,
      "abcdefgh"[Math.floor(random() * 8)],
    );
    return [{ do: "write", path, text, quiet: true }];
  },
  ({ pick, random }) => [
    {
      do: "write",
      path: `content/en/docs/guide/_category_.${pick(["yaml", "json"])}`,
      text: `{ "label": "Guide ${Math.floor(random() * 3)}", "position": ${Math.floor(random() * 3)}, "collapsed": ${random() < 0.5} }\n`,
    },
  ],
  ({ pick }) => [
    {
      do: "remove",
      path: pick([
        "content/en/docs/guide/_category_.yaml",
        "content/en/docs/guide/_category_.json",
        "content/en/blog/tags.yml",
        "content/uk/docs/guide",
        "content/static/img",
      ]),
    },
  ],
  ({ pick, random }) => [
    {
      do: "write",
      path: `content/${pick(["en", "uk"])}/blog/authors.yml`,
      text: `ann: { name: Ann ${Math.floor(random() * 3)}, page: ${random() < 0.5}, socials: { github: ann } }\nbob: { name: Bob }\n`,
    },
  ],
  ({ pick, random }) => [
    {
      do: "write",
      path: pick(["content/en/blog/tags.yml", "content/en/docs/tags.yml", "content/uk/docs/tags.yml"]),
      text: `start: { label: Start ${Math.floor(random() * 3)}, permalink: /begin }\nnews: { label: News }\n`,
    },
  ],
  ({ random, pick }) => [
    {
      do: "write",
      path: pick(["content/en/docs/guide/_code.js", "samples/shared.js", "samples/none.js"]),
      text: `// #region part\nconst included = ${Math.floor(random() * 9)};\n// #endregion\n`,
    },
  ],
  ({ pick, random }) => [
    {
      do: "write",
      path: pick(["content/static/img/new.png", "content/en/docs/guide/plan.png"]),
      text: pick([picture, widePicture]),
      base64: true,
    },
    ...(random() < 0.5
      ? []
      : [{ do: "write", path: "content/static/notes.txt", text: `static ${Math.floor(random() * 9)}\n` }]),
  ],
  ({ pick }) => [
    {
      do: "remove",
      path: pick([
        "content/static/notes.txt",
        "content/static/img/new.png",
        "content/en/docs/guide/plan.png",
        "samples/shared.js",
      ]),
    },
  ],
  ({ pick }) => [
    {
      do: "write",
      path: pick(["content/static/docs/intro.md", "content/static/favicon.svg", "content/static/docs/guide/lamps"]),
      text: "<svg xmlns='http://www.w3.org/2000/svg'/>\n",
    },
  ],
  () => [{ do: "move", path: "content/en/docs/guide", to: "content/en/docs/Guide" }],
  () => [{ do: "move", path: "content/en/docs/Guide", to: "content/en/docs/guide" }],
];

/** A picture of 3 × 1 pixels. */
const widePicture = "iVBORw0KGgoAAAANSUhEUgAAAAMAAAABCAIAAACUgoPjAAAAD0lEQVR4nGNg+M8ARAwMAA0AAgF1Y5nSAAAAAElFTkSuQmCC";

/** The pages among paths. */
export const pagesOf = (paths) => paths.filter(isPage);
