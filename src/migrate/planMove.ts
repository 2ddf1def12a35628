// Detects which tool a folder's site was made with, and makes the plan for importing it. Works on given names and
// texts; runs and writes nothing.
import { joinPath } from "../source/joinPath.ts";
import type { ForeignSite, MovePlan, Tool } from "./foreignSite.ts";
import { docusaurusConfig, planDocusaurus } from "./planDocusaurus.ts";
import { mdbookConfig, planMdbook } from "./planMdbook.ts";
import { mkdocsConfig, planMkdocs } from "./planMkdocs.ts";
import { astroConfig, planStarlight } from "./planStarlight.ts";
import { planVitepress, vitepressConfig } from "./planVitepress.ts";
import { findFile, isPage, shownPaths } from "./sitePieces.ts";
import { inWrittenLanguage } from "./writtenLanguage.ts";

const configs: readonly (readonly [Tool, RegExp])[] = [
  ["docusaurus", docusaurusConfig],
  ["vitepress", vitepressConfig],
  ["starlight", astroConfig],
  ["mkdocs", mkdocsConfig],
  ["mdbook", mdbookConfig],
];

/** The tool whose configuration file is found at the shallowest depth; `undefined` if none is found. */
export function detectTool(site: ForeignSite): Tool | undefined {
  const found = configs.flatMap(([tool, pattern]) => {
    const file = findFile(site, pattern);
    return file === undefined ? [] : [{ tool, depth: file.replace("/.vitepress", "").split("/").length }];
  });
  return found.sort((a, b) => a.depth - b.depth)[0]?.tool;
}

const plans: Readonly<Record<Tool, (site: ForeignSite) => MovePlan>> = {
  docusaurus: planDocusaurus,
  vitepress: planVitepress,
  starlight: planStarlight,
  mkdocs: planMkdocs,
  mdbook: planMdbook,
};

/** Makes the plan. If two files would be copied to the same path, the first wins; none is copied to a place outside. */
export function planMove(site: ForeignSite, tool: Tool): MovePlan {
  const plan = inWrittenLanguage(plans[tool](site), site);
  const taken = new Set<string>();
  const copies = plan.copies.filter(({ to }) => {
    const isNew = !taken.has(to) && joinPath("", to) === to;
    taken.add(to);
    return isNew;
  });
  const outside = plan.copies.filter(({ to }) => joinPath("", to) !== to).map(({ from }) => from);
  const left =
    outside.length === 0
      ? plan.left
      : [...plan.left, `${shownPaths(outside)}: not copied, because its place would be outside the new site`];
  const isConfigured = configs.some(([each, pattern]) => each === tool && findFile(site, pattern) !== undefined);
  return { ...plan, copies, left: isConfigured ? left : withoutConfiguration(left) };
}

/**
 * The sentences about what is not imported, for a site without a configuration file: those about that file are replaced
 * by one.
 */
function withoutConfiguration(left: readonly string[]): readonly string[] {
  const others = left.filter((sentence) => !aboutConfiguration.test(sentence));
  return [
    "the configuration, because there is none: the name, address, languages and menus have their defaults",
    ...others,
  ];
}

const aboutConfiguration = /^(?:docusaurus\.config|\.vitepress\/config|astro\.config|mkdocs\.ya?ml|book\.toml)[^ ]*: /;

/**
 * Number of pages that a plan copies. Static files do not count, nor does Markdown whose name or folder begins with
 * `_`, because other pages include it.
 */
export const pagesOf = ({ copies }: MovePlan): number =>
  copies.filter(({ to }) => isPage(to) && /^content\/(?!static\/)/.test(to) && !/\/_/.test(to)).length;
