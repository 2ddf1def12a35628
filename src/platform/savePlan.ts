// The plan of folders that are being added to a site. It lies beside the file that will make them count, so that whoever
// comes after a killed run knows what that run was doing: finishes it, or takes it back.
//
//   .versions.json.hubdocs/begun.json   copies are being written under hidden names: a later run removes them
//   .versions.json.hubdocs/whole.json   all copies are written, and they are being moved: a later run moves the rest
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { hideFromGit, removeHidden } from "./hiddenFolder.ts";
import { makeFolders } from "./makeFolders.ts";
import { isBelow } from "./output/outputGuard.ts";
import { sideFolderOf } from "./output/sideFolder.ts";

/** What is added. Paths are relative to the root. */
export interface SavePlan {
  /** Folders that did not exist before; none lies in another one. */
  readonly folders: readonly string[];
  /** Folders around them that did not exist before either, the inner ones first. */
  readonly around?: readonly string[];
  /** Files that change with them, just before the last one. */
  readonly beside?: readonly Replacement[];
  /** The file that makes them count. */
  readonly last: Replacement;
}

/** A file that is written whole. */
export interface Replacement {
  readonly path: string;
  readonly text: string;
  /** What it said before, if it existed. */
  readonly before?: string;
}

/** All files that are written whole, in their order. */
export const replacementsOf = ({ beside = [], last }: SavePlan): readonly Replacement[] => [...beside, last];

/** How far the work of a plan has come. */
type SaveState = "begun" | "whole";

/** Where the plan for a file lies. */
export const planFolder = (root: string, lastPath: string): string => sideFolderOf(join(root, lastPath));

/** The hidden place of a folder until all of them are whole. */
export const partOf = (root: string, folder: string): string =>
  join(root, dirname(folder), `.${folder.split("/").at(-1)}.new`);

/** Says that copies are about to be written. */
export function beginPlan(root: string, plan: SavePlan): void {
  const folder = planFolder(root, plan.last.path);
  makeFolders(folder);
  hideFromGit(folder);
  writeFileSync(join(folder, "begun.json"), JSON.stringify(plan));
}

/** Says that all copies are whole. */
export function markWhole(root: string, { last }: SavePlan): void {
  const folder = planFolder(root, last.path);
  renameSync(join(folder, "begun.json"), join(folder, "whole.json"));
}

/** Says that there is nothing left to do. */
export function endPlan(root: string, lastPath: string): void {
  const folder = planFolder(root, lastPath);
  for (const name of ["begun.json", "whole.json", "last.new"]) rmSync(join(folder, name), { force: true });
  removeHidden(folder); // it may hold the claim of a process
}

/** What a killed run has left, if anything. A plan that cannot be read was killed before it wrote anything else. */
export function findPlan(root: string, lastPath: string): { state: SaveState; plan?: SavePlan } | undefined {
  for (const state of ["whole", "begun"] as const) {
    const file = join(planFolder(root, lastPath), `${state}.json`);
    if (!existsSync(file)) continue;
    const plan = readPlan(readFileSync(file, "utf8"));
    const paths = [...(plan?.folders ?? []), ...(plan?.around ?? []), ...(plan?.beside ?? []).map(({ path }) => path)];
    const isOwn = plan?.last.path === lastPath && paths.every((path) => isOfContent(path, root));
    return { state, ...(isOwn ? { plan } : {}) };
  }
  return undefined;
}

/** The folders of a run that was killed while it moved them to their places; none where there was no such run. */
export function halfMovedFolders(root: string, lastPath: string): readonly string[] {
  try {
    const found = findPlan(root, lastPath);
    return found?.state === "whole" ? (found.plan?.folders ?? []) : [];
  } catch {
    return []; // whoever finishes the run says what is wrong with it
  }
}

/** A site may come from anywhere: nothing outside of it is touched, nor what belongs to git, editors and other tools. */
const isOfContent = (path: string, root: string): boolean =>
  isBelow(join(root, path), root) && !/(?:^|[\\/])\./.test(path);

function readPlan(text: string): SavePlan | undefined {
  try {
    const plan: unknown = JSON.parse(text);
    return isPlan(plan) ? plan : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function isPlan(value: unknown): value is SavePlan {
  if (!isObject(value)) return false;
  const { folders, around = [], beside = [], last } = value;
  if (!Array.isArray(folders) || !Array.isArray(around) || !Array.isArray(beside)) return false;
  return (
    [...folders, ...around].every((folder) => typeof folder === "string") && [...beside, last].every(isReplacement)
  );
}

function isReplacement(value: unknown): value is Replacement {
  if (!isObject(value)) return false;
  const { path, text, before } = value;
  return [path, text, before ?? ""].every((part) => typeof part === "string");
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;
