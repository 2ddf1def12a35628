// The page about the configuration: a section for every object of its schema.
import { configSchema } from "../../dist/config/schema.generated.js";
import { frontMatter, readPart } from "./languages.mjs";

/** A section for every object of the configuration, in the order in which keys lead to them. */
export function configurationPage(language) {
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
    sectionOf(definitions[name], { name, path, other: others.get(name), definitions, places, language }),
  );
  const frame = {
    title: "Configuration",
    description: "Every key of hubdocs.config with its meaning, its values and its default.",
    position: 1,
  };
  return `${frontMatter(frame, language)}${readPart(`configuration.${language.locale}.md`)}${sections.join("\n")}`;
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

function sectionOf(schema, { name, path, other, ...context }) {
  const { definitions, language } = context;
  const { say, tell } = language;
  const type = schema.properties.type?.const;
  const more = other === undefined || other === path ? "" : ` ${say("and")} \`${other}\``;
  const heading =
    name === "UserConfig"
      ? say("All keys")
      : `\`${path}\`${type === undefined ? more : ` ${say("of type")} \`${type}\``}`;
  const required = new Set(schema.required ?? []);
  const rows = Object.entries(schema.properties)
    .filter(([key]) => key !== "$schema")
    .map(([key, property]) => {
      const { description = "", default: value } = { ...describedBy(property, definitions), ...property };
      const fallback = value === undefined ? "" : ` ${say("Default")}: \`${JSON.stringify(value)}\`.`;
      const mark = required.has(key) ? ` ${say("(required)")}` : "";
      return `| \`${key}\`${mark} | ${typeOf(property, context)} | ${tell(description, cell)}${cell(fallback)} |`;
    });
  const rest = schema.additionalProperties;
  const others =
    rest === undefined || rest === false ? [] : [`| ${say("any other key")} | ${typeOf(rest, context)} | |`];
  const head = `| ${say("key")} | ${say("value")} | ${say("meaning")} |\n| --- | --- | --- |`;
  return `## ${heading} {#${idOf(name)}}\n\n${tell(schema.description ?? "", escapeHtml)}\n\n${head}\n${[...rows, ...others].join("\n")}\n`;
}

const describedBy = (property, definitions) => ({ description: definitions[refOf(property)]?.description });
const idOf = (name) => name.replace(/([a-z])([A-Z])/g, "$1-$2").toLowerCase();
const escapeHtml = (text) =>
  text.replace(/<(?=[a-z])/gi, "\\<").replace(/(`[^`]*`)/g, (code) => code.replaceAll("\\<", "<"));
const cell = (text) => escapeHtml(text).replace(/\s+/g, " ").replace(/\|/g, "\\|");

function typeOf(schema, context) {
  const { definitions, places } = context;
  const { say } = context.language;
  const name = refOf(schema);
  if (name === "LocalizedText") return say("text by language");
  // Its lists hold what it is a part of.
  if (name === "SidebarCategories") return say("categories by their labels");
  if (name === "DiagnosticCode") return `[${say("code")}](./checks.md)`;
  if (name === "ReportConfig") return say("map of [codes](./checks.md) to `ignore`, `info`, `warning` or `error`");
  if (name !== undefined) {
    const target = definitions[name];
    if (target.properties !== undefined && places.has(name))
      return `[${say(places.get(name) === "" ? "object" : "keys")}](#${idOf(name)})`;
    if (target.anyOf !== undefined) return unionOf(target.anyOf, context);
    return typeOf(target, context);
  }
  if (schema.const !== undefined) return `\`${JSON.stringify(schema.const)}\``;
  if (schema.enum !== undefined) return schema.enum.map((value) => `\`${JSON.stringify(value)}\``).join(", ");
  if (schema.anyOf !== undefined) return unionOf(schema.anyOf, context);
  if (schema.type === "array") return `${say("list")}: ${typeOf(schema.items, context)}`;
  if (schema.type === "object")
    return typeof schema.additionalProperties === "object" && Object.keys(schema.additionalProperties).length > 0
      ? `${say("map")}: ${typeOf(schema.additionalProperties, context)}`
      : say("map");
  return plainTypeOf(schema, say);
}

/** A text, a number with its limits, yes or no. */
function plainTypeOf(schema, say) {
  const range = [
    schema.minimum === undefined ? "" : `${say("from")} ${schema.minimum}`,
    schema.maximum === undefined ? "" : `${say("to")} ${schema.maximum}`,
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
  const types = [schema.type].flat();
  const named = say(names[types[0]] ?? "anything");
  return `${named}${types.length > 1 ? ` ${say("or empty")}` : ""}${range === "" ? "" : `, ${range}`}`;
}

function unionOf(branches, context) {
  const parts = branches.map((branch) => {
    const type = context.definitions[refOf(branch)]?.properties?.type?.const;
    if (type !== undefined) return `[\`${type}\`](#${idOf(refOf(branch))})`;
    return branch.type === "array" ? listOf(branch, context) : typeOf(branch, context);
  });
  return [...new Set(parts)].join(` ${context.language.say("or")} `);
}

/** A list among other things: brackets show where what it holds ends. */
function listOf(branch, context) {
  const { say } = context.language;
  const held = typeOf(branch.items, context);
  return held.includes(` ${say("or")} `) ? `${say("list")} (${held})` : `${say("list")}: ${held}`;
}

/** Every text of the schema that the page shows. */
export function configurationTexts() {
  const { definitions } = configSchema;
  return Object.keys(definitions)
    .filter((name) => isShown(name, definitions))
    .flatMap((name) => {
      const { description, properties } = definitions[name];
      const shown = Object.entries(properties).filter(([key]) => key !== "$schema");
      return [description, ...shown.map(([, property]) => property.description)];
    })
    .filter((text) => text !== undefined);
}
