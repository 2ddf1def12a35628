// `hubdocs import DIR [site]`: copies the content of another tool's site into a new site here. What goes where is planned
// in src/migrate; this reads the folder and writes the site, all of it or nothing. Runs nothing of that site.

import { existsSync, lstatSync, readdirSync, readFileSync, realpathSync, statSync } from "node:fs";
import { basename, dirname, join, resolve, sep } from "node:path";
import { configText } from "../migrate/configText.ts";
import type { ForeignSite, MovePlan, Tool } from "../migrate/foreignSite.ts";
import { docusaurusConfig } from "../migrate/planDocusaurus.ts";
import { detectTool, pagesOf, planMove } from "../migrate/planMove.ts";
import { countOf } from "../model/countOf.ts";
import { addFiles } from "../platform/addFiles.ts";
import { markerName } from "../platform/output/marker.ts";
import { workFolderName } from "../platform/workFolder.ts";
import { badCallFailure } from "./callProblems.ts";
import type { ExitStatus } from "./exitStatus.ts";
import { assertFree, missingIgnores, reportNewSite, settleNewSite } from "./newSite.ts";
import { typedName } from "./shownName.ts";
import type { SpeechOptions } from "./speak.ts";
import type { Terminal } from "./terminal.ts";

/** What the command line asked for. `site` is the folder of the new site. */
interface ImportOptions extends SpeechOptions {
  /** Folder of the site as it is. */
  readonly source: string;
  readonly from: Tool | "auto";
  /** Whether only the plan is printed. */
  readonly dryRun: boolean;
}

const configFile = "hubdocs.config.yaml";
/** Most files and bytes of a site that is taken over. */
const maxFiles = 200_000;
const maxTextBytes = 10 * 1024 * 1024;

/** Moves a site, or says what would become of it. */
export function importCommand(options: ImportOptions, terminal: Terminal): Promise<ExitStatus> {
  return reportNewSite(options, terminal, () => moveSite(options));
}

/** @throws PlatformFailure when nothing was moved. */
function moveSite({ source, site: target, from, dryRun }: ImportOptions): string {
  const [folder, place] = [resolve(source), resolve(target)];
  if (!existsSync(folder) || !statSync(folder).isDirectory()) {
    throw badCallFailure(`there is no folder "${source}"`, "name the folder that contains the site of the other tool");
  }
  const newFolder = { folder: place, shownAs: target, hint: "name another folder as the second argument" };
  const completed = dryRun ? undefined : settleNewSite(newFolder);
  if (completed !== undefined) return completed;
  assertFree(newFolder);
  const { root, site } = openWithDocs(folder, place);
  const tool = from === "auto" ? detectTool(site) : from;
  if (tool === undefined) {
    const hint =
      "name the folder that contains it, or name the tool with --from: docusaurus, vitepress, starlight, mkdocs or mdbook";
    throw badCallFailure(`"${source}" has no configuration of a known tool`, hint);
  }
  const plan = planMove(site, tool);
  if (pagesOf(plan) === 0)
    throw badCallFailure(
      `"${source}" contains no pages that can be converted`,
      "name the folder that contains its configuration",
    );
  // Pages may show the old one as a sample, and then it is copied.
  const ignores = missingIgnores(place).filter(({ path }) => plan.copies.every(({ to }) => to !== path));
  if (!dryRun) {
    const files = plan.copies.map((copy) => ({ path: copy.to, text: () => readFileSync(join(root, copy.from)) }));
    addFiles(place, [...files, { path: configFile, text: configText(plan) }, ...ignores]);
  }
  return describe({ ...plan, left: [...plan.left, ...unreadOf(site)] }, { target: place, dryRun, ignores });
}

/** Docs of Docusaurus often stand beside the folder that is named: then the site begins at the folder around both. */
function openWithDocs(folder: string, target: string): { readonly root: string; readonly site: ForeignSite } {
  const site = openForeignSite(folder, target);
  const config = site.files.find((path) => !path.includes("/") && docusaurusConfig.test(path));
  if (config === undefined) return { root: folder, site };
  const text = site.readText(config) ?? "";
  const named = [...text.matchAll(/\bpath:\s*["'`]\.\.\/([\w-]+)/g)].flatMap(([, name]) => name ?? []);
  const hasOwn = site.files.some((path) => path.startsWith("docs/"));
  const parent = dirname(folder);
  const beside = [...named, ...(hasOwn ? [] : ["docs"])].filter((name) => existsSync(join(parent, name)));
  if (beside.length === 0 || parent === folder) return { root: folder, site };
  return { root: parent, site: openForeignSite(parent, target, new Set([basename(folder), ...beside])) };
}

/** Folders of packages, of the repository, and of intermediate files. */
const skipped: ReadonlySet<string> = new Set(["node_modules", ".git", workFolderName]);

/**
 * The files of a folder. The new site is no part of the old one; links are followed to files of the folder alone.
 * @param only Names of the folders to look into; all when absent.
 */
function openForeignSite(root: string, target: string, only?: ReadonlySet<string>): ForeignSite {
  const [files, unread]: [string[], string[]] = [[], []];
  const walk = (below: string): void => {
    const names = readdirSync(join(root, below)).sort();
    // A site that was made of the folder before it was imported has Markdown, too.
    if (names.includes(markerName)) return;
    for (const name of names) {
      const path = below === "" ? name : `${below}/${name}`;
      if (below === "" && only?.has(name) === false) continue;
      const stats = lstatSync(join(root, path), { throwIfNoEntry: false });
      if (stats === undefined) {
        // Names that are not UTF-8 are listed with replacement characters, under which nothing is found.
        unread.push(path);
      } else if (stats.isDirectory()) {
        if (!skipped.has(name) && join(root, path) !== target) walk(path);
      } else if (stats.isFile() || (stats.isSymbolicLink() && isFileWithin(root, path))) files.push(path);
      if (files.length > maxFiles)
        throw badCallFailure(`the folder contains more than ${maxFiles} files`, "name the folder of the site itself");
    }
  };
  walk("");
  const known = new Set(files);
  return {
    files,
    unread,
    readText: (path) => {
      if (!known.has(path) || statSync(join(root, path)).size > maxTextBytes) return undefined;
      return readFileSync(join(root, path), "utf8");
    },
  };
}

function unreadOf({ unread }: ForeignSite): readonly string[] {
  return (unread ?? []).map((path) => `${path}: its name is not valid UTF-8; rename it and import again, or copy it`);
}

/** Whether a link leads to a file of the folder. */
function isFileWithin(root: string, path: string): boolean {
  const place = join(root, path);
  if (!existsSync(place) || !statSync(place).isFile()) return false;
  return realpathSync(place).startsWith(realpathSync(root) + sep);
}

/** Each tool as the sentence names it. */
const names: Readonly<Record<Tool, string>> = {
  docusaurus: "a Docusaurus",
  vitepress: "a VitePress",
  starlight: "a Starlight",
  mkdocs: "an MkDocs",
  mdbook: "an mdBook",
};

interface Moved {
  readonly target: string;
  readonly dryRun: boolean;
  /** Files that the folder of the new site lacked. */
  readonly ignores: readonly { readonly path: string }[];
}

function describe(plan: MovePlan, { target, dryRun, ignores }: Moved): string {
  const locales = Object.keys(plan.config.locales);
  const folders = new Map<string, number>();
  for (const { to } of plan.copies) {
    const segments = to.split("/");
    // A file outside the content stands for itself.
    const depth = segments[0] !== "content" ? 1 : locales.includes(segments[1] ?? "") ? 3 : 2;
    const folder = segments.slice(0, depth).join("/");
    folders.set(folder, (folders.get(folder) ?? 0) + 1);
  }
  const isHere = target === process.cwd();
  return [
    `${dryRun ? "Would convert" : "Converted"} ${names[plan.tool]} site: ${countOf(pagesOf(plan), "page")}, ${locales.join(", ")}`,
    ...[...folders].map(([folder, count]) => `  ${folder}: ${countOf(count, "file")}`),
    `  ${configFile}${plan.config.sidebars === undefined ? "" : `: sidebars ${Object.keys(plan.config.sidebars).join(", ")}`}`,
    ...ignores.map(({ path }) => `  ${path}`),
    "",
    "Not converted:",
    ...plan.left.map((sentence) => `  ${sentence}`),
    "",
    "Next:",
    `  npx hubdocs serve --watch${isHere ? "" : ` ${typedName(target)}`}`,
    "",
    "Syntax without a counterpart in hubdocs is reported as dialect-unsupported, with its line.",
  ].join("\n");
}
