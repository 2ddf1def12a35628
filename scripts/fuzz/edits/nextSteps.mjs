// Chooses what is done to a site next: some edits, builds between them, and a comparison.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pageEdits, pagesOf } from "./pageEdits.mjs";
import { siteEdits } from "./siteEdits.mjs";
import { doStep } from "./steps.mjs";
import { templateEdits } from "./templateEdits.mjs";

/** Paths of the files that a site is made of. */
const pathsOf = (site) =>
  readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(site.length + 1))
    .filter((path) => !/^(?:\.|build)/.test(path))
    .sort();

/** What the next edits are chosen by. */
function aboutSite(site, { random, past }) {
  const paths = pathsOf(site);
  const pages = pagesOf(paths);
  const pick = (list) => list[Math.floor(random() * list.length)];
  return { site, paths, pages: pages.length > 0 ? pages : ["content/en/docs/intro.md"], past, pick, random };
}

/** The steps of one edit; none when there is nothing that it could change. */
function edit(site, { random, past }) {
  const about = aboutSite(site, { random, past });
  const steps = about.pick(random() < 0.5 ? pageEdits : random() < 0.6 ? siteEdits : templateEdits)(about);
  for (const { path } of steps)
    if (
      path !== undefined &&
      past.length < 200 &&
      existsSync(join(site, path)) &&
      /\.(?:md|ya?ml|css|tsx?)$/.test(path)
    )
      past.push({ path, text: readFileSync(join(site, path), "utf8") });
  return steps;
}

/** A build that is no comparison, or one that is killed. */
function between(random) {
  const kind = random();
  if (kind < 0.5) return { do: "run", args: ["build", "--quiet", ...(random() < 0.3 ? ["--jobs", "4"] : [])] };
  if (kind < 0.65) return { do: "run", args: ["check", "--quiet"] };
  if (kind < 0.75) return { do: "run", args: ["build", "--locale", "en", "--quiet"] };
  return { do: "kill", args: ["build", "--quiet", "--jobs", "2"], after: 150 + Math.floor(random() * 900) };
}

function comparison(random) {
  const kind = random();
  if (kind < 0.12) return { do: "compare", args: ["--jobs", "1"] };
  if (kind < 0.24) return { do: "compare", args: ["--jobs", "4"] };
  if (kind < 0.34) return { do: "compare", args: [], check: true };
  if (kind < 0.38) return { do: "compare", args: ["--offline"] };
  if (kind < 0.42) return { do: "compare", args: ["--locale", "en"] };
  if (kind < 0.45) return { do: "compare", args: ["--base-url", "/below/", "--strict"] };
  return { do: "compare", args: [] };
}

/**
 * Does the edits up to the next comparison, and gives all steps with it.
 * @param {string} site
 * @param {{ random: () => number, past: { path: string, text: string }[] }} by `past`: texts that files had before.
 * @returns {readonly import("./steps.mjs").Step[]}
 */
export function nextState(site, { random, past }) {
  const steps = [];
  const done = (made) => {
    for (const step of made) doStep(step, site);
    steps.push(...made);
  };
  const isServed = random() < 0.08;
  for (let left = 1 + Math.floor(random() * 4); left > 0; left -= 1) {
    if (isServed)
      steps.push(...edit(site, { random, past }).map((step) => ({ ...step, wait: Math.floor(random() ** 2 * 2500) })));
    else done(edit(site, { random, past }));
    if (!isServed && random() < 0.2) done([between(random)]);
  }
  return isServed ? [{ do: "watch", steps }] : [...steps, comparison(random)];
}

/** What a site is made of: bytes by path. @param {string} site @returns {ReadonlyMap<string, string>} In base 64. */
export const sourcesOf = (site) =>
  new Map(pathsOf(site).map((path) => [path, readFileSync(join(site, path), "base64")]));

/**
 * The steps that bring a site back to what it was.
 * @param {string} site
 * @param {ReadonlyMap<string, string>} before
 * @returns {readonly import("./steps.mjs").Step[]}
 */
export function stepsBack(site, before) {
  const now = sourcesOf(site);
  const added = [...now.keys()].filter((path) => !before.has(path));
  const changed = [...before].filter(([path, text]) => now.get(path) !== text);
  return [
    ...added.map((path) => ({ do: "remove", path })),
    ...changed.map(([path, text]) => ({ do: "write", path, text, base64: true })),
  ];
}
