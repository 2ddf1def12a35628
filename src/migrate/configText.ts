// The configuration file of a moved site, as YAML.
import type { MovePlan } from "./foreignSite.ts";

/** Text of `hubdocs.config.yaml`. */
export function configText({ tool, config }: MovePlan): string {
  const [first = "en", ...others] = Object.keys(config.locales);
  const data = {
    title: config.title,
    tagline: config.tagline,
    url: config.url,
    baseUrl: config.baseUrl === "/" ? undefined : config.baseUrl,
    trailingSlash: config.trailingSlash,
    favicon: config.favicon,
    locales: {
      default: first,
      ...Object.fromEntries([first, ...others].map((code) => [code, config.locales[code] || null])),
    },
    versions: config.versions && {
      latest: config.versions.latest,
      list: Object.fromEntries(
        Object.entries(config.versions.list).map(([name, own]) => [name, Object.keys(own).length === 0 ? null : own]),
      ),
    },
    navbar: config.logo || config.navbar ? { logo: config.logo, ...config.navbar } : undefined,
    footer: config.footer,
    markdown: { dialect: tool },
    docs: { path: config.docsPath, sidebars: config.sidebars },
  };
  return `# Made by hubdocs import. What else can stand here: the manual, or "hubdocs build --help".\n${blockOf(data, "")}`;
}

type Data = string | number | boolean | null | undefined | readonly Data[] | { readonly [key: string]: Data };

function blockOf(data: { readonly [key: string]: unknown }, indent: string): string {
  return Object.entries(data)
    .map(([key, value]) => (value === undefined ? "" : `${indent}${keyOf(key)}:${yamlOf(value as Data, indent)}`))
    .join("");
}

function yamlOf(value: Data, indent: string): string {
  if (value === null || value === undefined) return "\n";
  if (typeof value !== "object") return ` ${scalarOf(value)}\n`;
  if (isList(value))
    return value.length === 0 ? " []\n" : `\n${value.map((item) => itemOf(item, `${indent}  `)).join("")}`;
  return Object.keys(value).length === 0 ? " {}\n" : `\n${blockOf(value, `${indent}  `)}`;
}

function itemOf(item: Data, indent: string): string {
  if (typeof item !== "object" || item === null || isList(item)) return `${indent}-${yamlOf(item, indent)}`;
  return `${indent}- ${blockOf(item, `${indent}  `).slice(indent.length + 2)}`;
}

const isList = (value: Data): value is readonly Data[] => Array.isArray(value);

const keyOf = (key: string): string => (/^[a-zA-Z_][\w-]*$/.test(key) ? key : JSON.stringify(key));

/** Words that YAML takes for something else, and texts with signs of its own, are quoted. */
function scalarOf(value: string | number | boolean): string {
  if (typeof value !== "string") return String(value);
  const isPlain =
    /^[\p{L}/][\p{L}\p{N} _./+-]*$/u.test(value) && !/^(?:true|false|null|yes|no|on|off|y|n)$/i.test(value);
  return isPlain && !/\s$/.test(value) ? value : JSON.stringify(value);
}
