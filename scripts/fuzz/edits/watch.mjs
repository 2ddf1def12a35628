// Edits of a site while it is served: in the end what is served is what a fresh build gives.
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { contentsOf, differences } from "./compare.mjs";
import { doStep, startCommand, surroundings } from "./steps.mjs";

const library = new URL("../../../dist/program/index.js", import.meta.url).href;
const startMs = 60_000;
const settleMs = 30_000;

/** A fresh build as the server makes them: with drafts. @returns Its files; none when it has errors. */
function buildFresh(site, outDir) {
  rmSync(outDir, { recursive: true, force: true });
  const request = JSON.stringify({ site, outDir, cache: false, drafts: true });
  const code = `import { build } from ${JSON.stringify(library)}; const { ok } = await build(${request}); process.exitCode = ok ? 0 : 1;`;
  const env = { ...surroundings, NODE_ENV: "production" };
  const options = { env, timeout: 120_000, killSignal: "SIGKILL" };
  const { status } = spawnSync(process.execPath, ["--input-type=module", "--eval", code], options);
  return status === 0 ? contentsOf(outDir) : undefined;
}

/** Pages that a server answers otherwise than a folder has them, apart from its own script. */
async function differentAnswers(origin, folder) {
  const pages = readdirSync(folder, { recursive: true }).filter((path) => path.endsWith("index.html"));
  const faults = [];
  for (const page of pages.slice(0, 12)) {
    const address = `${origin}/${page.slice(0, -"index.html".length)}`;
    const answer = await fetch(address).then((response) => response.text());
    const shown = answer.replace(/<script[^>]*\/\.hubdocs\/live\.js[^>]*><\/script>\n$/, "");
    if (shown !== readFileSync(join(folder, page), "utf8")) faults.push(`is served otherwise: ${page}`);
  }
  return faults;
}

/**
 * Serves a site while it is edited.
 * @param {{ steps: readonly (import("./steps.mjs").Step & { wait?: number })[] }} step `wait`: milliseconds after an edit.
 * @param {{ site: string, fresh: string }} folders
 * @returns {Promise<readonly string[]>} In what the served site differs from a fresh build in the end.
 */
export async function watch({ steps }, { site, fresh }) {
  const served = `${fresh}-served`;
  const server = startCommand(["serve", "--watch", "--port", "0", "--out-dir", served], site);
  const ended = new Promise((resolve) => server.once("exit", resolve));
  const heard = { text: "" };
  for (const stream of [server.stdout, server.stderr]) stream.on("data", (bytes) => (heard.text += bytes));
  const origin = () => /Serving (http:\/\/[^/\s]+)/.exec(heard.text)?.[1];
  try {
    for (const until = Date.now() + startMs; Date.now() < until && origin() === undefined; await sleep(50))
      if (server.exitCode !== null) break;
    for (const step of steps) {
      doStep(step, site);
      await sleep(step.wait ?? 0);
    }
    // Without a configuration that can be read there is nothing to serve.
    if (server.exitCode === 2) return [];
    if (origin() === undefined) return [`the server did not start: ${heard.text.slice(0, 500)}`];
    const should = buildFresh(site, fresh);
    // A server shows the last state without errors.
    if (should === undefined) return server.exitCode === null ? [] : ["the server ended"];
    const faults = () => differences(contentsOf(served) ?? new Map(), should);
    for (const until = Date.now() + settleMs; Date.now() < until && faults().length > 0; ) await sleep(200);
    const left = faults();
    if (left.length > 0) return left;
    // Below another address the pages would have to be asked for there.
    if (readFileSync(join(site, "hubdocs.config.yaml"), "utf8").includes("baseUrl:")) return [];
    return await differentAnswers(origin(), fresh);
  } finally {
    server.kill();
    await ended;
    rmSync(served, { recursive: true, force: true });
  }
}
