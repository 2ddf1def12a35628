// Fresh builds of the states that a site has had, to compare what a server shows with.
import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { contentsOf } from "./compare.mjs";
import { put } from "./site.mjs";
import { sourcesOf, stepsBack } from "./sources.mjs";
import { doStep, surroundings } from "./steps.mjs";

const library = new URL("../../../dist/program/index.js", import.meta.url).href;
/** As many errors as pages show. */
const mostErrors = 10;

const localesOf = (args) => args.flatMap((arg, index) => (args[index - 1] === "--locale" ? [arg] : []));

/** A fresh build as the server makes them: with drafts. @returns Its files, and its errors with their places. */
export function buildFresh({ site, outDir, args }) {
  rmSync(outDir, { recursive: true, force: true });
  const request = JSON.stringify({ site, outDir, cache: false, drafts: true, locales: localesOf(args) });
  const code = `import { build } from ${JSON.stringify(library)};
    const { ok, diagnostics } = await build(${request});
    const errors = diagnostics.filter(({ severity }) => severity === "error");
    console.log(JSON.stringify({ ok, errors: errors.slice(0, ${mostErrors}) }));`;
  const env = { ...surroundings, NODE_ENV: "production" };
  const options = { env, encoding: "utf8", timeout: 120_000, killSignal: "SIGKILL", maxBuffer: 2 ** 28 };
  const { stdout } = spawnSync(process.execPath, ["--input-type=module", "--eval", code], options);
  const { ok, errors } = JSON.parse(stdout);
  const placeOf = ({ file, line, column } = {}) => [file, line, column].filter((part) => part !== undefined).join(":");
  return {
    ok,
    errors: errors.map(({ code, message, location }) => `${placeOf(location)} ${code}: ${message}`),
    files: contentsOf(outDir) ?? new Map(),
  };
}

/** The states that a site has while it is edited; the first is that of now. */
export function openStates({ site, fresh, args }) {
  const [copy, outDir] = [`${fresh}-state`, `${fresh}-state-out`];
  const states = [sourcesOf(site)];
  const built = new Map();
  const buildOf = (state) => {
    const known = built.get(state);
    if (known !== undefined) return known;
    for (const [path, text] of state) put(join(copy, path), Buffer.from(text, "base64"));
    const made = buildFresh({ site: copy, outDir, args });
    for (const folder of [copy, outDir]) rmSync(folder, { recursive: true, force: true });
    built.set(state, made);
    return made;
  };
  return {
    note: () => states.push(sourcesOf(site)),
    /** What their builds give, the newest first; made when it is asked for. */
    outputs: () => states.toReversed().map((state) => () => buildOf(state).files),
    /** Brings the site back to the last state without errors. @returns Whether there was one. */
    mend() {
      const good = states.toReversed().find((state) => buildOf(state).ok);
      if (good === undefined) return false;
      for (const step of stepsBack(site, good)) doStep(step, site);
      return true;
    },
  };
}
