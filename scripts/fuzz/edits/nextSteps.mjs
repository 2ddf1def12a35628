// Chooses what is done to a site next: some edits, builds between them, and a comparison.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pageEdits, pagesOf } from "./pageEdits.mjs";
import { basePathEdit, siteEdits } from "./siteEdits.mjs";
import { pathsOf } from "./sources.mjs";
import { doStep } from "./steps.mjs";
import { templateEdits } from "./templateEdits.mjs";

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

/** How the site is served. */
function servedWith(random) {
  const kind = random();
  if (kind < 0.15) return ["--poll"];
  return kind < 0.3 ? ["--locale", "en"] : [];
}

/** An edit of a served site, and how long it is waited after that. */
const servedEdit = (site, by) => edit(site, by).map((step) => ({ ...step, wait: Math.floor(by.random() ** 2 * 2500) }));

/**
 * Does the edits up to the next comparison, and gives all steps with it.
 * @param {string} site
 * @param {{ random: () => number, past: { path: string, text: string }[], served: number }} by `past`: texts that files had
 *   before; `served`: the share of states that are looked at while the site is served.
 * @returns {readonly import("./steps.mjs").Step[]}
 */
export function nextState(site, by) {
  const { random } = by;
  const steps = [];
  const done = (made) => {
    for (const step of made) doStep(step, site);
    steps.push(...made);
  };
  const edits = 1 + Math.floor(random() * 4);
  if (random() < by.served) {
    // Below a base path all addresses are others.
    if (random() < 0.4) done(basePathEdit(aboutSite(site, by)));
    const served = Array.from({ length: edits }, () => servedEdit(site, by));
    return [...steps, { do: "watch", args: servedWith(random), steps: served.flat() }];
  }
  for (let left = edits; left > 0; left -= 1) {
    done(edit(site, by));
    if (random() < 0.2) done([between(random)]);
  }
  return [...steps, comparison(random)];
}
