// Random edits of what surrounds pages: configuration, texts, styles, specifications and versions.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { dump, load } from "js-yaml";
import { values } from "./configValues.mjs";
import { configuration, specification } from "./site.mjs";

/** The configuration or specification of a site as it is now, or as it was in the beginning when it cannot be read. */
function readTree(site, path, otherwise) {
  try {
    return load(readFileSync(join(site, path), "utf8")) ?? {};
  } catch {
    return structuredClone(otherwise); // removed, or broken by an earlier step
  }
}

const written = (path, value) => [
  { do: "write", path, text: typeof value === "string" ? value : dump(value, { noRefs: true }) },
];

function configEdit({ site, pick, keys = Object.keys(values) }) {
  const config = readTree(site, "hubdocs.config.yaml", configuration);
  const key = pick(keys);
  const value = pick(values[key]);
  if (value === undefined) delete config[key];
  else config[key] = value;
  return written("hubdocs.config.yaml", config);
}

/** Another base path, or none. */
export const basePathEdit = (about) => configEdit({ ...about, keys: ["baseUrl"] });

const specChanges = [
  (spec, { random }) => (spec.info.description = `About ${Math.floor(random() * 5)}, see [rooms](/docs/guide/rooms).`),
  (spec, { random }) => (spec.paths["/rooms"].get.summary = `List ${Math.floor(random() * 5)}`),
  (spec, { pick }) => (spec.paths["/rooms"].get.operationId = pick(["listRooms", "allRooms"])),
  (spec) => delete spec.paths["/rooms"].post,
  (spec) => (spec.paths["/rooms"].post = specification.paths["/rooms"].post),
  (spec) =>
    (spec.paths["/scenes"] = {
      get: { operationId: "scenes", tags: ["new"], responses: { 200: { description: "Yes" } } },
    }),
  (spec) => delete spec.paths["/scenes"],
  (spec, { random }) =>
    (spec.components.schemas.Room.properties[`extra${Math.floor(random() * 3)}`] = {
      type: "string",
      enum: ["a", "b"],
    }),
  (spec) => delete spec.components.schemas.Room.properties.name,
  (spec, { pick }) => (spec.tags = [{ name: "rooms", description: pick(["Rooms.", "All rooms."]) }, { name: "new" }]),
  (spec, { pick }) =>
    (spec.servers = [
      { url: pick(["https://hub.example.org/v1", "http://{host}/v1"]), variables: { host: { default: "hub.local" } } },
    ]),
  (spec) => (spec.paths["/rooms"].get.deprecated = true),
];

function specEdit(about) {
  const { site, pick } = about;
  const path = pick(["specs/hub.yaml", "specs/hub.yaml", "specs/versions/1.0/hub.yaml"]);
  if (!existsSync(join(site, path))) return [];
  const spec = readTree(site, path, specification);
  pick(specChanges)(spec, about);
  return written(path, spec);
}

const lampOf = ({ random }) =>
  `get:\n  operationId: getLamp\n  summary: Get ${Math.floor(random() * 5)}\n  responses: { "200": { description: A lamp } }\nparameters: [{ name: id, in: path, required: true, schema: { type: string } }]\n`;
const overlayOf = ({ random }) =>
  `overlay: 1.0.0\ninfo: { title: uk, version: "1" }\nactions:\n  - { target: $.info, update: { title: Хаб ${Math.floor(random() * 3)} } }\n  - { target: "$.paths['/rooms'].get", update: { summary: Кімнати ${Math.floor(random() * 3)} } }\n`;

/** Other labels and another order of the versions that there are; rarely one of them is gone. */
function versionsEdit({ site, pick, random }) {
  const { list = {}, ...others } = readTree(site, "versions.json", {});
  const names = Object.keys(list).sort(() => random() - 0.5);
  if (names.length === 0) return [];
  const kept = random() < 0.8 ? names : names.slice(1);
  const changed = { ...list[kept[0]], label: `Label ${Math.floor(random() * 3)}`, noIndex: random() < 0.3 };
  const entries = kept.map((name, index) => [name, index === 0 ? changed : list[name]]);
  const latest = random() < 0.5 ? others.latest : pick([...kept, "current"]);
  return written("versions.json", JSON.stringify({ ...others, latest, list: Object.fromEntries(entries) }));
}

/** @type {typeof import("./pageEdits.mjs").pageEdits} */
export const siteEdits = [
  configEdit,
  configEdit,
  configEdit,
  specEdit,
  specEdit,
  (about) => written("specs/parts/lamp.yaml", lampOf(about)),
  (about) => written("specs/hub.uk.yaml", overlayOf(about)),
  ({ pick, random }) =>
    written(
      `templates/strings/${pick(["en", "uk"])}.json`,
      JSON.stringify({
        search: `Find ${Math.floor(random() * 3)}`,
        ...(random() < 0.3 ? { none: "x" } : { editPage: "Improve" }),
      }),
    ),
  ({ pick, random }) =>
    written(
      pick(["theme.css", "more.css"]),
      pick([
        '@import "./more.css";\n',
        ".a { background: url(./paper.svg) }\n",
        `a { top: ${Math.floor(random() * 5)}px }\n`,
        "a { background: url(./none.svg) }\n",
      ]),
    ),
  ({ pick, random }) =>
    written(
      pick(["paper.svg", "more.css"]),
      `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.floor(random() * 5)}"/>\n`,
    ),
  versionsEdit,
  () => [{ do: "run", args: ["version", "1.0", "--quiet"] }],
  () => [{ do: "run", args: ["version", "2.0", "--quiet"] }],
  () => [{ do: "run", args: ["version", "1.0", "--freeze", "--quiet"] }],
  () => [{ do: "run", args: ["version", "1.0", "--unfreeze", "--quiet"] }],
  ({ pick }) => [
    {
      do: "remove",
      path: pick(["content/en/versions/1.0", "specs/versions/1.0", "frozen", "content/uk/versions", "versions.json"]),
    },
  ],
  ({ pick }) => [
    {
      do: "run",
      args: [
        "check",
        "--accept-translations",
        pick(["content/uk/docs/intro.md", "content/uk/docs", "content/uk"]),
        "--quiet",
      ],
    },
  ],
];
