// Repeats the steps of a run on a new site, and finds out which of them a fault needs.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { compare } from "./compare.mjs";
import { planting } from "./site.mjs";
import { doStep, isAction } from "./steps.mjs";
import { watch } from "./watch.mjs";

const shortenings = 60;

/** @typedef {import("./steps.mjs").Step} Step */
/** @typedef {{ work: string, plant: (site: string) => void }} Surroundings A folder for everything, and what makes the site. */

/** Does a step that is no edit. @returns {Promise<ReturnType<typeof compare>>} */
export async function look(step, folders) {
  if (step.do === "watch") return { faults: await watch(step, folders), status: 0 };
  return compare(step, folders);
}

/** Whether steps on a new site end in a fault. @returns {Promise<readonly string[]>} */
async function repeat(steps, { work, plant }) {
  const folders = { site: join(work, "site"), fresh: join(work, "fresh") };
  rmSync(folders.site, { recursive: true, force: true });
  plant(folders.site);
  for (const [index, step] of steps.entries()) {
    if (isAction(step)) doStep(step, folders.site);
    else {
      const { faults } = await look(step, folders);
      if (faults.length > 0) return index === steps.length - 1 ? faults : [];
    }
  }
  return [];
}

/** The steps without those that the fault is there without. */
async function shortened(steps, surroundings) {
  let kept = [...steps];
  let size = Math.ceil(kept.length / 2);
  for (let left = shortenings; left > 0 && size > 0; size = size === 1 ? 0 : Math.ceil(size / 2))
    for (let at = 0; at < kept.length - 1 && left > 0; left -= 1) {
      const rest = kept.filter((_, index) => index < at || index >= Math.min(at + size, kept.length - 1));
      if ((await repeat(rest, surroundings)).length > 0) kept = rest;
      else at += size;
    }
  return kept;
}

/** Keeps what is at fault, with steps as few as possible. */
export async function keepFault({ seed, steps, faults, surroundings }) {
  const file = join("fuzz-failures", `edits-${seed}`);
  mkdirSync("fuzz-failures", { recursive: true });
  // What was found must not be lost while it is made shorter.
  writeFileSync(`${file}.json`, `${JSON.stringify(steps, null, 1)}\n`);
  writeFileSync(`${file}.txt`, `${faults.join("\n")}\n`);
  console.log(`edits: ${faults[0]} (${file}.json)`);
  writeFileSync(`${file}.json`, `${JSON.stringify(await shortened(steps, surroundings), null, 1)}\n`);
}

/**
 * Repeats the steps of a kept run, and leaves the site where it can be looked at.
 * @param {string} file
 * @param {string} [folder] The site that the run began with.
 * @returns {Promise<readonly string[]>} What is at fault.
 */
export async function repeatFile(file, folder) {
  const work = mkdtempSync(join(tmpdir(), "hubdocs-edits-"));
  const faults = await repeat(JSON.parse(readFileSync(file, "utf8")), { work, plant: planting(folder) });
  console.log(`The site is in ${work}`);
  return faults;
}
