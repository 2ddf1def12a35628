// The small site of the browser tests, with what it leaves out: search, a glossary, an API and a blog.
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { configureShellSite, writeShellSite } from "../browser/shellContent.ts";

const settings = {
  versions: { latest: "current", list: { current: null, "2.0": null, "1.0": null } },
  search: { enabled: true },
  terms: [
    {
      name: { en: "gateway", uk: "шлюз" },
      definition: { en: "Joins two networks.", uk: "З’єднує дві мережі." },
    },
  ],
  glossary: { linkFirstUse: true },
  apis: [{ id: "hub", label: "Hub API", specs: { en: "specs/hub.json", uk: "specs/hub.json" } }],
  blog: {},
};

/** A tree of fields, deep enough for tools above it. */
const room = {
  type: "object",
  required: ["id"],
  properties: {
    id: { type: "integer" },
    state: {
      type: "object",
      description: "What it does now.",
      properties: {
        level: { type: "integer" },
        light: { type: "object", properties: { hue: { type: "integer" }, warmth: { type: "integer" } } },
      },
    },
    place: { type: "object", properties: { floor: { type: "integer" }, wing: { type: "string" } } },
  },
};
const specification = {
  openapi: "3.1.0",
  info: { title: "Hub", version: "1" },
  servers: [{ url: "http://hub.local/api" }],
  tags: [{ name: "rooms" }],
  paths: {
    "/rooms/{id}": {
      put: {
        operationId: "updateRoom",
        summary: "Update a room",
        tags: ["rooms"],
        parameters: [{ name: "id", in: "path", required: true, schema: { type: "integer" } }],
        requestBody: { content: { "application/json": { schema: { $ref: "#/components/schemas/Room" } } } },
        responses: {
          "200": {
            description: "The room",
            content: { "application/json": { schema: { $ref: "#/components/schemas/Room" } } },
          },
        },
      },
    },
  },
  components: { schemas: { Room: room } },
};

/** Sections that have the same ids in both languages. */
const sections = (heading: string, text: string): string =>
  [1, 2, 3, 4, 5].map((number) => `## ${heading} ${number} {#part-${number}}\n\n${`${text}\n\n`.repeat(9)}`).join("");

const files = {
  "specs/hub.json": JSON.stringify(specification),
  "content/static/favicon.ico": "",
  "content/en/docs/gateway.md":
    "# Words\n\nA gateway comes first.\n\n[Folded](/docs/tabs#fold), [deep](/docs/tabs#deep).\n",
  "content/uk/docs/gateway.md":
    "# Слова\n\nПерший тут шлюз. Комп’ютер об'єднує їх.\n\n[Згорнуте](/docs/tabs#fold), [глибоке](/docs/tabs#deep).\n",
  "content/en/docs/long.md": `# Long\n\n${sections("Part", "A paragraph of this page.")}`,
  "content/uk/docs/long.md": `# Довга\n\n${sections("Частина", "Абзац цієї сторінки, трохи довший за той, що в оригіналі.")}`,
  "content/en/blog/2026-01-20-news.md": "---\nslug: news\n---\n# News of the hub\n\nThey are good.\n",
  "content/uk/blog/2026-01-20-news.md": "---\nslug: news\n---\n# Новини хаба\n\nВони добрі.\n",
};

/** Writes the site into a folder. */
export function writeEngineSite(site: string): void {
  writeShellSite(site);
  configureShellSite(site, settings);
  for (const [path, text] of Object.entries(files)) {
    const file = join(site, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
