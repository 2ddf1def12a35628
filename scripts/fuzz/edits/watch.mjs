// Edits of a site while it is served: in the end what is served is what a fresh build gives; while there are errors, the
// last good site, with the errors beside it.
import { rmSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { contentsOf, differences } from "./compare.mjs";
import { buildFresh, openStates } from "./freshBuild.mjs";
import { differentAnswers, problemsAt } from "./served.mjs";
import { doStep, startCommand } from "./steps.mjs";

const startMs = 180_000;
const settleMs = 120_000;

/** Waits until nothing is at fault any more. @returns What still is in the end. */
async function settled(faults) {
  const until = Date.now() + settleMs;
  for (;;) {
    const left = await faults();
    if (left.length === 0 || Date.now() > until) return left;
    await sleep(200);
  }
}

/** What is served; nothing while a build puts another folder in its place. */
function contentsNow(served) {
  try {
    return contentsOf(served) ?? new Map();
  } catch (error) {
    if (error.code !== "ENOENT") throw error;
    return new Map();
  }
}

/** Starts to serve a site. */
async function startServer(args, site) {
  const child = startCommand(["serve", "--watch", "--port", "0", ...args], site);
  const ended = new Promise((resolve) => child.once("exit", resolve));
  const heard = { text: "" };
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (bytes) => (heard.text += bytes));
  const origin = () => /Serving (http:\/\/[^/\s]+)/.exec(heard.text)?.[1];
  for (const until = Date.now() + startMs; Date.now() < until && origin() === undefined; await sleep(50))
    if (child.exitCode !== null) break;
  return {
    origin,
    heard: () => heard.text.slice(0, 500),
    status: () => child.exitCode,
    async stop() {
      child.kill();
      await ended;
    },
  };
}

/** What is wrong while the site is as `should` was built. */
async function faultsOfState({ server, served, should, states }) {
  const told = async () => {
    const [tells, errors] = [await problemsAt(server.origin()), should.errors].map((list) => list.map(String).sort());
    return tells.join("\n") === errors.join("\n") ? [] : [`shows the errors ${tells}`, `should show ${errors}`];
  };
  const contents = () => contentsNow(served);
  const left = should.ok
    ? await settled(async () => [...differences(contents(), should.files), ...(await told())])
    : await settled(told);
  if (left.length > 0) return left;
  // Pages that the last edit has changed may be shown before they can be built.
  if (should.ok) return differentAnswers(server.origin(), served, { exactly: true });
  const isKnown = states.outputs().some((files) => differences(contents(), files()).length === 0);
  if (!isKnown) return ["beside errors, what is served is no state that the site had"];
  return differentAnswers(server.origin(), served, { exactly: false });
}

/**
 * Serves a site while it is edited. Errors that the edits have made are mended in the end.
 * @param {{ args?: readonly string[], steps: readonly (import("./steps.mjs").Step & { wait?: number })[] }} step `wait`:
 *   milliseconds after an edit.
 * @param {{ site: string, fresh: string }} folders
 * @returns {Promise<readonly string[]>} In what the served site differs from a fresh build in the end.
 */
export async function watch({ args = [], steps }, { site, fresh }) {
  const served = `${fresh}-served`;
  rmSync(served, { recursive: true, force: true });
  const states = openStates({ site, fresh, args });
  const server = await startServer([...args, "--out-dir", served], site);
  try {
    for (const step of steps) {
      doStep(step, site);
      states.note();
      await sleep(step.wait ?? 0);
    }
    // Without a configuration that can be read there is nothing to serve.
    if (server.status() === 2) return [];
    if (server.origin() === undefined) return [`the server did not start: ${server.heard()}`];
    const should = buildFresh({ site, outDir: fresh, args });
    const faults = await faultsOfState({ server, served, should, states });
    if (server.status() !== null) return ["the server ended"];
    if (faults.length > 0 || should.ok || !states.mend()) return faults;
    return await faultsOfState({ server, served, should: buildFresh({ site, outDir: fresh, args }), states });
  } finally {
    await server.stop();
    rmSync(served, { recursive: true, force: true });
  }
}
