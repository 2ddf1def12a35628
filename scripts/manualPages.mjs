// The generated pages of the manual: configuration, checks, command line and benchmarks, made of what they describe. Run
// `npm run manual` after a build to write them; a test compares the files with what this gives.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { renderManual } from "../dist/checks/manual.js";
import { configSchema } from "../dist/config/schema.generated.js";

const root = fileURLToPath(new URL("..", import.meta.url));
const folder = "content/manual/content/en/docs/reference";

/** Files with their texts; paths are relative to the repository. */
export function manualPages() {
  return [
    { path: "CHECKS.md", text: renderManual() },
    { path: `${folder}/checks.md`, text: checksPage() },
    { path: `${folder}/configuration.md`, text: configurationPage() },
    { path: `${folder}/command-line.md`, text: commandLinePage() },
    { path: `${folder}/benchmarks.md`, text: benchmarksPage() },
  ];
}

function frontMatter({ title, description, position }) {
  return `---\ntitle: ${title}\ndescription: ${JSON.stringify(description)}\nsidebar_position: ${position}\ntoc_max_heading_level: 2\n---\n\n<!-- Made by \`npm run manual\`. Do not edit. -->\n\n`;
}

function checksPage() {
  const [, text] = renderManual().split(/^# What hubdocs checks\n\n/m);
  return `${frontMatter({ title: "Check rules", description: "Every finding of a build and a check: its code, its severity and how to mend it.", position: 3 })}${text
    .replace("# The findings\n\n", "# The findings\n\n")
    .replace(/^# The findings$/m, "---")
    .trimEnd()}\n`;
}

function benchmarksPage() {
  const text = readFileSync(`${root}BENCHMARKS.md`, "utf8").replace(/^# .*\n+/, "");
  return `${frontMatter({ title: "Benchmarks", description: "What was measured, with what and where: builds beside Hugo, search beside other engines.", position: 6 })}${text}`;
}

function commandLinePage() {
  const all = helpOf([]);
  const names = [...all.matchAll(/^ {2}([a-z]+) (?:\[options\]|<)/gm)].map(([, name]) => name);
  const sections = names.map((name) => `## hubdocs ${name}\n\n${fence(helpOf([name]))}`);
  return `${frontMatter({ title: "Command line", description: "Every command of hubdocs with its flags, as its help tells them.", position: 2 })}${fence(all)}\n${sections.join("\n")}
## Environment

| variable | what it does |
| --- | --- |
| \`HUBDOCS_CACHE_DIR\` | folder for what is kept from build to build, instead of \`.hubdocs\` in the site |
| \`HUBDOCS_PAGE_SECONDS\` | longest time for one page; 10 seconds |
| \`SOURCE_DATE_EPOCH\` | seconds since 1970 that a build takes as its date; without it too, the same content gives the same bytes |
| \`NO_COLOR\` | text without colours |
`;
}

const fence = (text) => `\`\`\`text\n${text.trim()}\n\`\`\`\n`;

function helpOf(command) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`${root}bin/hubdocs.js`, ...command, "--help"], {
    encoding: "utf8",
    env: { ...process.env, NO_COLOR: "1" },
  });
  if (status !== 0) throw new Error(`hubdocs ${command.join(" ")} --help ended with ${status}: ${stderr}`);
  return stdout;
}

/** A section for every object of the configuration, in the order in which keys lead to them. */
function configurationPage() {
  const { definitions } = configSchema;
  const places = new Map();
  const others = new Map();
  const queue = [["UserConfig", ""]];
  for (const [name, path] of queue) {
    if (places.has(name)) {
      others.set(name, path);
      continue;
    }
    places.set(name, path);
    for (const [key, property] of Object.entries(definitions[name].properties ?? {}))
      queue.push(...targetsOf(property, path === "" ? key : `${path}.${key}`));
    queue.push(...targetsOf(definitions[name].additionalProperties, `${path}.<name>`));
    queue.push(...targetsOf({ anyOf: definitions[name].anyOf }, path));
  }
  const shown = [...places].filter(([name]) => isShown(name, definitions)).sort((a, b) => order(a, b));
  const sections = shown.map(([name, path]) =>
    sectionOf(definitions[name], { name, path, other: others.get(name), definitions, places }),
  );
  return `${frontMatter({ title: "Configuration", description: "Every key of hubdocs.config with its meaning, its values and its default.", position: 1 })}The file is \`hubdocs.config.yaml\`, \`.yml\`, \`.json\`, \`.ts\`, \`.mjs\` or \`.js\` in the folder of the site. Every key may be left out. What is
wrong in it is told with line and column, all of it at once.

\`\`\`yaml title="hubdocs.config.yaml"
# yaml-language-server: $schema=node_modules/hubdocs/dist/config.schema.json
title: My product
url: https://docs.example.org
locales:
  default: en
  en: English
  uk: Українська
\`\`\`

A module gives the same as its default export:

\`\`\`ts title="hubdocs.config.ts" no-check
import { defineConfig } from "hubdocs";

export default defineConfig({ title: "My product", url: "https://docs.example.org" });
\`\`\`

A *text by language* is either one text for all languages or a map of them: \`{ en: Guide, uk: Посібник }\`. A language that the
map leaves out has the default language's.

${sections.join("\n")}`;
}

const order = ([a, pathA], [b, pathB]) =>
  a === "UserConfig" ? -1 : b === "UserConfig" ? 1 : pathA < pathB ? -1 : pathA > pathB ? 1 : a < b ? -1 : 1;

const isShown = (name, definitions) => definitions[name].properties !== undefined && name !== "ReportConfig";
const refOf = ({ $ref }) => $ref?.split("/").at(-1);

function targetsOf(schema, path) {
  if (typeof schema !== "object" || schema === null) return [];
  if (schema.$ref !== undefined) return [[refOf(schema), path]];
  return [
    ...(schema.anyOf ?? []).flatMap((branch) => targetsOf(branch, path)),
    ...targetsOf(schema.items, `${path}[]`),
    ...targetsOf(schema.additionalProperties, `${path}.<name>`),
  ];
}

function sectionOf(schema, { name, path, other, definitions, places }) {
  const type = schema.properties.type?.const;
  const heading =
    name === "UserConfig"
      ? "All keys"
      : `\`${path}\`${type !== undefined ? ` of type \`${type}\`` : other === undefined || other === path ? "" : ` and \`${other}\``}`;
  const required = new Set(schema.required ?? []);
  const rows = Object.entries(schema.properties)
    .filter(([key]) => key !== "$schema")
    .map(([key, property]) => {
      const { description = "", default: value } = { ...describedBy(property, definitions), ...property };
      const fallback = value === undefined ? "" : ` Default: \`${JSON.stringify(value)}\`.`;
      return `| \`${key}\`${required.has(key) ? " (required)" : ""} | ${typeOf(property, { definitions, places })} | ${cell(description)}${cell(fallback)} |`;
    });
  const others =
    schema.additionalProperties === undefined || schema.additionalProperties === false
      ? []
      : [`| any other key | ${typeOf(schema.additionalProperties, { definitions, places })} | |`];
  return `## ${heading} {#${idOf(name)}}\n\n${escapeHtml(schema.description ?? "")}\n\n| key | value | meaning |\n| --- | --- | --- |\n${[...rows, ...others].join("\n")}\n`;
}

const describedBy = (property, definitions) => ({ description: definitions[refOf(property)]?.description });
const idOf = (name) => name.replace(/([a-z])([A-Z])/g, "$1-$2").toLowerCase();
const escapeHtml = (text) =>
  text.replace(/<(?=[a-z])/gi, "\\<").replace(/(`[^`]*`)/g, (code) => code.replaceAll("\\<", "<"));
const cell = (text) => escapeHtml(text).replace(/\s+/g, " ").replace(/\|/g, "\\|");

function typeOf(schema, context) {
  const { definitions, places } = context;
  const name = refOf(schema);
  if (name === "LocalizedText") return "text by language";
  if (name === "DiagnosticCode") return "[code](./checks.md)";
  if (name === "ReportConfig") return "map of [codes](./checks.md) to `ignore`, `info`, `warning` or `error`";
  if (name !== undefined) {
    const target = definitions[name];
    if (target.properties !== undefined && places.has(name))
      return `[${places.get(name) === "" ? "object" : "keys"}](#${idOf(name)})`;
    if (target.anyOf !== undefined) return unionOf(target.anyOf, context);
    return typeOf(target, context);
  }
  if (schema.const !== undefined) return `\`${JSON.stringify(schema.const)}\``;
  if (schema.enum !== undefined) return schema.enum.map((value) => `\`${JSON.stringify(value)}\``).join(", ");
  if (schema.anyOf !== undefined) return unionOf(schema.anyOf, context);
  if (schema.type === "array") return `list: ${typeOf(schema.items, context)}`;
  if (schema.type === "object")
    return typeof schema.additionalProperties === "object" && Object.keys(schema.additionalProperties).length > 0
      ? `map: ${typeOf(schema.additionalProperties, context)}`
      : "map";
  const range = [
    schema.minimum === undefined ? "" : `from ${schema.minimum}`,
    schema.maximum === undefined ? "" : `to ${schema.maximum}`,
  ]
    .filter((text) => text !== "")
    .join(" ");
  const names = {
    integer: "whole number",
    number: "number",
    string: "text",
    boolean: "`true`, `false`",
    null: "empty",
  };
  return `${names[Array.isArray(schema.type) ? schema.type[0] : schema.type] ?? "anything"}${Array.isArray(schema.type) ? " or empty" : ""}${range === "" ? "" : `, ${range}`}`;
}

function unionOf(branches, context) {
  const parts = branches.map((branch) => {
    const type = context.definitions[refOf(branch)]?.properties?.type?.const;
    return type === undefined ? typeOf(branch, context) : `[\`${type}\`](#${idOf(refOf(branch))})`;
  });
  return [...new Set(parts)].join(" or ");
}
