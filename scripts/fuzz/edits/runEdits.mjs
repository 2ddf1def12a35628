// Edits a site at random, and compares builds that know of the one before with builds that know nothing.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { randomFrom } from "../mutate.mjs";
import { nextState } from "./nextSteps.mjs";
import { keepFault, look } from "./repeatEdits.mjs";
import { planting } from "./site.mjs";
import { sourcesOf, stepsBack } from "./sources.mjs";
import { doStep } from "./steps.mjs";

/** States of one site; the next one begins anew. */
const statesOfSite = 15;

/** One site from its first state to its last one, or to its first fault. */
async function runSite({ seed, states, endsAt, served, surroundings }) {
  const { work, plant } = surroundings;
  const folders = { site: join(work, "site"), fresh: join(work, "fresh") };
  rmSync(folders.site, { recursive: true, force: true });
  plant(folders.site);
  const random = randomFrom(seed);
  const past = [];
  const steps = [];
  let passed = 0;
  for (const version of ["1.0", "2.0"].filter(() => random() < 0.5))
    steps.push({ do: "run", args: ["version", version, "--quiet"] });
  for (const step of steps) doStep(step, folders.site);
  let good = sourcesOf(folders.site);
  while (passed < states && Date.now() < endsAt) {
    steps.push(...nextState(folders.site, { random, past, served }));
    const { faults, status } = await look(steps.at(-1), folders);
    if (faults.length > 0) return { passed, steps, faults };
    passed += 1;
    // A site that cannot be built shows little: people mend it, too.
    if (status === 0) good = sourcesOf(folders.site);
    else if (status === 2 || random() < 0.7) {
      const back = stepsBack(folders.site, good);
      for (const step of back) doStep(step, folders.site);
      steps.push(...back);
    }
  }
  return { passed, steps, faults: [] };
}

/**
 * Edits one site after the other.
 * @param {{ count: number, seed: number, endsAt: number, served: number, folder?: string }} run `count` is of states, `served`
 *   the share of them that are looked at while the site is served, `folder` a site to begin with instead of the small one.
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runEdits({ count, seed, endsAt, folder, served }) {
  const work = mkdtempSync(join(tmpdir(), "hubdocs-edits-"));
  const surroundings = { work, plant: planting(folder) };
  const sums = { passed: 0, failed: 0 };
  for (let number = 0; sums.passed + sums.failed < count && Date.now() < endsAt; number += 1) {
    const states = Math.min(statesOfSite, count - sums.passed - sums.failed);
    const siteSeed = seed + number;
    const { passed, steps, faults } = await runSite({ seed: siteSeed, states, endsAt, served, surroundings });
    sums.passed += passed;
    if (faults.length === 0) continue;
    sums.failed += 1;
    await keepFault({ seed: siteSeed, steps, faults, surroundings });
  }
  rmSync(work, { recursive: true, force: true });
  return sums;
}
