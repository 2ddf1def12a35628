// Writes the configuration file of an imported site as YAML.
import { formatYaml } from "../source/formatYaml.ts";
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
    announcement: config.announcement,
    footer: config.footer,
    markdown: { dialect: tool },
    docs: { path: config.docsPath, sidebarCollapsed: config.sidebarCollapsed, sidebars: config.sidebars },
    redirects: config.redirects,
    redirectHosts: config.redirectHosts,
  };
  return `# Written by hubdocs import. The hubdocs manual lists all keys.\n${formatYaml(data, { nullText: "" })}\n`;
}
