// The site that is edited at random: small, with something of every kind that a site can have.
import { copyFileSync, cpSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { dump } from "js-yaml";

const root = fileURLToPath(new URL("../../..", import.meta.url));

/** A picture of 2 × 2 pixels. */
export const picture =
  "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGNQcEgAIgYIBQAUDgMB2CbWGAAAAABJRU5ErkJggg==";

/** The configuration, whose values are changed one by one. */
export const configuration = {
  title: "Edited",
  url: "https://docs.example.org",
  locales: { default: "en", en: { label: "English" }, uk: { label: "Українська" } },
  showOriginals: true,
  apis: [{ id: "hub", label: "Hub API", specs: { en: "specs/hub.yaml", uk: "specs/hub.uk.yaml" } }],
  theme: { css: ["theme.css"] },
  redirects: [{ from: "/old", to: "/docs/intro" }],
  terms: [{ name: { en: "room", uk: "кімната" }, definition: { en: "A part of a house." }, link: "/docs/guide/rooms" }],
};

/** The specification, whose values are changed one by one. */
export const specification = {
  openapi: "3.1.0",
  info: { title: "Hub", version: "1", description: "All about a house." },
  servers: [{ url: "https://hub.example.org/v1" }],
  tags: [{ name: "rooms", description: "Rooms of a house." }],
  paths: {
    "/rooms": {
      get: {
        operationId: "listRooms",
        tags: ["rooms"],
        summary: "List rooms",
        parameters: [{ name: "limit", in: "query", schema: { type: "integer" } }],
        responses: {
          200: {
            description: "Rooms",
            content: {
              "application/json": { schema: { type: "array", items: { $ref: "#/components/schemas/Room" } } },
            },
          },
        },
      },
      post: {
        operationId: "addRoom",
        tags: ["rooms"],
        summary: "Add a room",
        requestBody: { content: { "application/json": { schema: { $ref: "#/components/schemas/Room" } } } },
        responses: { 201: { description: "Added" } },
      },
    },
    "/lamps/{id}": { $ref: "./parts/lamp.yaml" },
  },
  components: {
    schemas: { Room: { type: "object", properties: { name: { type: "string", description: "Its name" } } } },
  },
};

const lamp = {
  parameters: [{ name: "id", in: "path", required: true, schema: { type: "string" } }],
  get: { operationId: "getLamp", summary: "Get a lamp", responses: { 200: { description: "A lamp" } } },
};

const overlay = {
  overlay: "1.0.0",
  info: { title: "Ukrainian", version: "1" },
  actions: [
    { target: "$.info", update: { title: "Хаб" } },
    { target: "$.paths['/rooms'].get", update: { summary: "Показати кімнати" } },
  ],
};

const texts = {
  "content/en/docs/intro.md":
    "---\ntitle: Introduction\nsidebar_position: 1\ntags: [start]\n---\n\nWords with a room.\n\n## First part {#first}\n\nSee [rooms](guide/rooms.md#rooms-of-a-house), [the list](/docs/api/list-rooms) and `GET /rooms`.\n",
  "content/en/docs/guide/rooms.md":
    "# Rooms\n\n![A plan](plan.png)\n\n## Rooms of a house\n\n```js file=./_code.js#part\n```\n\n:::note[Title]\n\nA note with [a link](../intro.md#first).\n\n:::\n",
  "content/en/docs/guide/lamps.md":
    '---\ntitle: Lamps\n---\n\n::::tabs{group="os"}\n\n:::tab[One]{value="one"}\n\nFirst.\n\n:::\n\n:::tab[Two]{value="two"}\n\nSecond.\n\n:::\n\n::::\n\n```js file=@site/samples/shared.js\n```\n',
  "content/en/docs/guide/_category_.yaml":
    "label: Guide\nposition: 2\nlink: { type: generated-index, title: Guides }\n",
  "content/en/docs/guide/_code.js": "// #region part\nconst included = 1;\n// #endregion\nconst rest = 2;\n",
  "content/en/docs/tags.yml": "start: { label: Start, description: Where to begin. }\n",
  "content/uk/docs/intro.md": "---\ntitle: Вступ\n---\n\nСлова про кімнату.\n\n## Перша частина {#first}\n\nДалі.\n",
  "content/uk/docs/guide/_category_.yaml": "label: Посібник\n",
  "content/en/blog/2026-01-02-first.md":
    "---\ntitle: First post\nauthors: [ann]\ntags: [news]\n---\n\nBegins.\n\n<!-- truncate -->\n\nThe rest, with [rooms](/docs/guide/rooms).\n",
  "content/en/blog/2026-02-03-second.md": "---\ntitle: Second post\nauthors: [bob]\n---\n\nA short post.\n",
  "content/en/blog/authors.yml": "ann: { name: Ann, title: Writer }\nbob: { name: Bob }\n",
  "content/en/blog/tags.yml": "news: { label: News }\n",
  "content/uk/blog/2026-01-02-first.md": "---\ntitle: Перший допис\nauthors: [ann]\n---\n\nПочаток.\n",
  "content/en/pages/index.md": "---\ntitle: Home\n---\n\nWelcome.\n",
  "content/en/pages/about.md": "# About\n\nSee [notes](/notes.txt).\n",
  "content/static/notes.txt": "static\n",
  "samples/shared.js": "export const shared = 1;\n",
  "theme.css": '@import "./more.css";\n.footer { background: url(./paper.svg) }\n',
  "more.css": ":root { --accent: light-dark(#1d55b8, #8fbaff) }\n",
  "paper.svg": '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><path d="M0 0h1"/></svg>\n',
};

/** Writes a file with the folders above it. @param {string} file @param {string | Buffer} bytes */
export function put(file, bytes) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes);
}

/** What makes a new site: a copy of a folder, or the small one. @param {string} [original] */
export function planting(original) {
  if (original === undefined) return plantSite;
  const filter = (path) => !/[\\/](?:\.hubdocs|build|node_modules|\.git)(?:$|[\\/])/.test(path.slice(original.length));
  return (folder) => cpSync(original, folder, { recursive: true, filter });
}

function plantSite(folder) {
  for (const [path, text] of Object.entries(texts)) put(join(folder, path), text);
  put(join(folder, "content/en/docs/guide/plan.png"), Buffer.from(picture, "base64"));
  put(join(folder, "hubdocs.config.yaml"), dump(configuration));
  put(join(folder, "specs/hub.yaml"), dump(specification));
  put(join(folder, "specs/parts/lamp.yaml"), dump(lamp));
  put(join(folder, "specs/hub.uk.yaml"), dump(overlay));
  mkdirSync(join(folder, "content/fonts"), { recursive: true });
  copyFileSync(join(root, "content/fonts/onest-latin.woff2"), join(folder, "content/fonts/onest-latin.woff2"));
}
