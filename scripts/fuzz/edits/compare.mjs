// What a build with the cache and one without it differ in.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { runCommand } from "./steps.mjs";

const spoken = ["--format", "json", "--verbose"];

/** Paths below a folder with digests of their bytes; folders have none. @param {string} folder */
export function contentsOf(folder) {
  if (!existsSync(folder)) return undefined;
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).map((entry) => {
    const path = join(entry.parentPath, entry.name);
    const digest = entry.isFile() ? createHash("sha256").update(readFileSync(path)).digest("hex") : "folder";
    return /** @type {const} */ ([path.slice(folder.length), digest]);
  });
  return new Map(entries.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Names of files that differ between two outputs, by their digests. */
export function differences(made, fresh) {
  const paths = new Set([...made.keys(), ...fresh.keys()]);
  return [...paths].filter((path) => made.get(path) !== fresh.get(path)).map((path) => `differs: ${path}`);
}

const findings = ({ stderr }) => stderr.split("\n").filter(Boolean);

/** What one of two runs said and the other one did not. */
function differentWords(made, fresh) {
  const [says, should] = [findings(made), findings(fresh)];
  if (says.join("\n") === should.join("\n") && made.status === fresh.status) return [];
  const missing = should.filter((line) => !says.includes(line)).map((line) => `not said: ${line.slice(0, 400)}`);
  const excess = says.filter((line) => !should.includes(line)).map((line) => `said: ${line.slice(0, 400)}`);
  const status = made.status === fresh.status ? [] : [`status ${made.status}, not ${fresh.status}`];
  const all = [...status, ...missing, ...excess];
  return all.length > 0 ? all : ["the same findings, in another order or number"];
}

/** Faults of the program itself. */
function internalFaults(run) {
  if (run.status === null) return ["the command did not end in time"];
  const faults = findings(run).filter((line) => !line.startsWith('{"') || line.includes('"internal-error"'));
  return faults.map((line) => `fault: ${line.slice(0, 600)}`);
}

/**
 * Builds, or checks, with the cache and without it.
 * @param {{ args: readonly string[], check?: boolean }} step
 * @param {{ site: string, fresh: string }} folders
 * @returns {{ faults: readonly string[], status: number | null }} What is different, and how the build ended.
 */
export function compare({ args, check = false }, { site, fresh }) {
  rmSync(fresh, { recursive: true, force: true });
  if (check) {
    const made = runCommand(["check", ...args, ...spoken], site);
    const should = runCommand(["check", ...args, ...spoken], site, { env: { HUBDOCS_CACHE_DIR: fresh } });
    return { faults: [...internalFaults(made), ...differentWords(made, should)], status: made.status };
  }
  const outDir = args.includes("--offline") ? "build-offline" : "build";
  const before = contentsOf(join(site, outDir));
  const made = runCommand(["build", ...args, ...spoken], site);
  const should = runCommand(["build", ...args, "--no-cache", "--out-dir", fresh, ...spoken], site);
  const expected = contentsOf(fresh) ?? new Map();
  const told = [...internalFaults(made), ...differentWords(made, should)];
  const output = contentsOf(join(site, outDir)) ?? new Map();
  const { status } = made;
  if (should.status === 0 || before === undefined)
    return { faults: [...told, ...differences(output, expected)], status };
  // What was there stays when a build fails; what it has made is seen in a folder where there was nothing.
  const beside = `${fresh}-beside`;
  runCommand(["build", ...args, "--out-dir", beside, ...spoken], site);
  const first = contentsOf(beside) ?? new Map();
  for (const path of [beside, `${beside}.zip`]) rmSync(path, { recursive: true, force: true });
  return { faults: [...told, ...differences(output, before), ...differences(first, expected)], status };
}
