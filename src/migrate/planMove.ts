// Which tool a folder's site was made with, and the plan of moving it. Reads names and texts that it is given; runs and
// writes nothing.
import type { ForeignSite, MovePlan, Tool } from "./foreignSite.ts";
import { docusaurusConfig, planDocusaurus } from "./planDocusaurus.ts";
import { mkdocsConfig, planMkdocs } from "./planMkdocs.ts";
import { astroConfig, planStarlight } from "./planStarlight.ts";
import { planVitepress, vitepressConfig } from "./planVitepress.ts";
import { findFile, isPage } from "./sitePieces.ts";

const configs: readonly (readonly [Tool, RegExp])[] = [
  ["docusaurus", docusaurusConfig],
  ["vitepress", vitepressConfig],
  ["starlight", astroConfig],
  ["mkdocs", mkdocsConfig],
];

/** The tool of a site by its configuration file, the shallowest one; `undefined` when there is none. */
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
};

/** The plan; a file that two would become is copied once, the first. */
export function planMove(site: ForeignSite, tool: Tool): MovePlan {
  const plan = plans[tool](site);
  const taken = new Set<string>();
  const copies = plan.copies.filter(({ to }) => {
    const isNew = !taken.has(to);
    taken.add(to);
    return isNew;
  });
  const isConfigured = configs.some(([each, pattern]) => each === tool && findFile(site, pattern) !== undefined);
  return { ...plan, copies, left: isConfigured ? plan.left : withoutConfiguration(plan.left) };
}

/** What is left out where there is no file that the sentence about the configuration could be about. */
function withoutConfiguration(left: readonly string[]): readonly string[] {
  const others = left.filter((sentence) => !aboutConfiguration.test(sentence));
  return [
    "the configuration, because there is none: the name, address, languages and menus have their defaults",
    ...others,
  ];
}

const aboutConfiguration = /^(?:docusaurus\.config|\.vitepress\/config|astro\.config|mkdocs\.ya?ml)[^ ]*: /;

/** Pages that a plan copies; Markdown whose name, or that of a folder, begins with `_` is a part of others, and static files are none. */
export const pagesOf = ({ copies }: MovePlan): number =>
  copies.filter(({ to }) => isPage(to) && /^content\/(?!static\/)/.test(to) && !/\/_/.test(to)).length;
